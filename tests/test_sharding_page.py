"""The page on sharding: its example runs on two processes and finds the gradients of one."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "sharding.md").read_text("utf-8")
EXAMPLE = ROOT / "examples" / "column_parallel_head.py"


def test_the_example_has_the_gradients_of_one_process() -> None:
    launch = [sys.executable, "-m", "torch.distributed.run", "--standalone"]
    process = subprocess.run(
        [*launch, "--nproc-per-node", "2", str(EXAMPLE)],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert process.returncode == 0, process.stderr
    for rank in (0, 1):
        for name in ("loss", "gradient of the hidden states", "gradient of the weight"):
            assert f"rank {rank}: {name} as in one process" in process.stdout


def test_its_code_is_python() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert blocks
    for block in blocks:
        compile(block, "docs/sharding.md", "exec")


def test_its_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^):#]+)\)", PAGE):
        assert (ROOT / "docs" / link).exists(), link
