"""An export changes nothing of the caller's, lets no value out, and spoils no folder."""

import functools
import os
import random
import re
import struct
import types
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor, nn
from torch._dynamo.utils import counters
from torch._inductor.utils import fresh_cache

from logpile.compile_graphs import FolderError, export_graphs, folder, reach, safety
from tests import graph_functions as functions
from tests.graph_functions import TARGET, logits, op_loss

pytestmark = pytest.mark.usefixtures("no_compiler")


# The caller's things


def test_tensors_gradients_and_randomness_stay(tmp_path: Path) -> None:
    def changes(x: Tensor, y: Tensor) -> Tensor:
        y.add_(torch.rand_like(y))
        return (x * y).sum()

    x, y = torch.ones(3, requires_grad=True), torch.ones(3)
    x.grad = torch.full((3,), 5.0)
    versions = (x._version, y._version)
    state = torch.get_rng_state()
    report = export_graphs(changes, x, y, out=tmp_path / "graphs")
    assert report.failure is None
    assert report.verdict.kernels_backward
    assert torch.equal(y, torch.ones(3))
    assert torch.equal(x.grad, torch.full((3,), 5.0))
    assert (x._version, y._version) == versions
    assert torch.equal(torch.get_rng_state(), state)


def test_modules_stay(tmp_path: Path) -> None:
    model = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4))
    seen: list[Tensor] = []
    model[0].get_parameter("weight").register_post_accumulate_grad_hook(seen.append)
    before = {name: x.clone() for name, x in model.state_dict().items()}
    report = export_graphs(model, torch.randn(8, 4), out=tmp_path / "graphs")
    assert report.failure is None
    assert report.verdict.kernels_backward
    assert all(p.grad is None for p in model.parameters())
    assert not seen
    assert all(torch.equal(before[name], x) for name, x in model.state_dict().items())


COUNT = torch.zeros(2)
NETWORKS: dict[str, list[Any]] = {"one": [nn.BatchNorm1d(3)]}


def test_tensors_that_are_reached_stay(tmp_path: Path) -> None:
    closed = nn.BatchNorm1d(3)

    class Trainer:
        def __init__(self) -> None:
            self.parts: dict[str, Callable[..., Tensor]] = {"model": nn.BatchNorm1d(3)}
            self.seen = torch.zeros(2)

        def loss(self, x: Tensor) -> Tensor:
            self.seen.add_(1)
            return self.parts["model"](x).sum()

    trainer = Trainer()

    def inner(x: Tensor) -> Tensor:
        COUNT.add_(1)
        y: Tensor = closed(NETWORKS["one"][0](x))
        return y

    def outer(x: Tensor, also: Callable[[Tensor], Tensor] = trainer.loss) -> Tensor:
        return inner(x).sum() + also(x)

    modules: list[Any] = [closed, NETWORKS["one"][0], trainer.parts["model"]]
    held = [COUNT, trainer.seen, *(x for module in modules for x in module.state_dict().values())]
    before = [x.clone() for x in held]
    changed = reach.tensors_of(outer, ((torch.ones(2, 3),), {}))
    assert {id(x) for module in modules for x in (*module.parameters(), *module.buffers())} | {
        id(COUNT),
        id(trainer.seen),
    } == {id(x) for x in changed}
    report = export_graphs(outer, torch.randn(4, 3), out=tmp_path / "graphs")
    assert report.failure is None
    assert [place for place, x in enumerate(held) if not torch.equal(x, before[place])] == []
    partly = functools.partial(outer, also=abs)
    assert reach.tensors_of(partly, ((), {}))


def test_what_is_given_is_not_put_back() -> None:
    x = torch.ones(2)
    with torch.inference_mode():
        fixed = torch.ones(2)
    assert reach.tensors_of(lambda y: y + x + fixed, ((x,), {})) == []


class Counter(nn.Module):
    """Changes all that a function can change of what it is given to."""

    mean: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(3))
        self.plain: Any = types.SimpleNamespace(last=torch.zeros(3))
        self.generator = torch.Generator().manual_seed(1)
        self.calls = 0

    def forward(self, x: Tensor) -> Tensor:
        global calls
        torch._dynamo.graph_break()
        calls += 1
        self.calls += 1
        self.mean = self.mean * 0.9 + x.detach().mean(0)
        self.plain.last = x.detach() * 2
        COUNT.data.add_(1)
        RESIZED.resize_(7)
        y: Tensor = x * self.mean + noise(self.generator)
        return y


@torch.compiler.disable  # type: ignore[untyped-decorator]  # torch has no types there
def noise(generator: torch.Generator) -> Tensor:
    return torch.rand(3, generator=generator) + random.random() + np.random.rand()


calls, RESIZED = 0, torch.zeros(2)


def random_states() -> list[str]:
    return [str(random.getstate()), str(np.random.get_state()), str(torch.get_rng_state())]


def test_attributes_globals_and_generators_stay(tmp_path: Path) -> None:
    module = Counter()
    mean, last, drawn = module.mean, module.plain.last, module.generator.get_state()
    states = random_states()
    x = torch.ones(4, 3, requires_grad=True)
    report = export_graphs(module, x, out=tmp_path / "graphs", more=[((x,), {})])
    assert report.failure is None
    assert (calls, module.calls) == (0, 0)
    assert module.mean is mean
    assert module.plain.last is last
    assert torch.equal(module.generator.get_state(), drawn)
    assert random_states() == states
    assert torch.equal(COUNT, torch.zeros(2))
    assert torch.equal(RESIZED, torch.zeros(2))


def test_a_training_step_leaves_no_trace(tmp_path: Path) -> None:
    model = nn.Linear(3, 3)
    optimizer = torch.optim.Adam(model.parameters())
    seen: list[Tensor] = []
    model.weight.register_hook(seen.append)
    model.bias.grad = gradient = torch.ones(3)
    before = [x.detach().clone() for x in model.parameters()]

    def step(x: Tensor) -> Tensor:
        loss: Tensor = model(x).square().sum()
        loss.backward()
        optimizer.step()
        return loss.detach()

    report = export_graphs(step, torch.ones(2, 3), out=tmp_path / "graphs")
    assert report.failure is None
    assert report.verdict.graphs
    assert model.weight.grad is None
    assert model.bias.grad is gradient
    assert torch.equal(gradient, torch.ones(3))
    assert gradient._version == 0
    assert all(torch.equal(x, y) for x, y in zip(before, model.parameters(), strict=True))
    assert not optimizer.state
    assert not seen
    model(torch.ones(2, 3)).sum().backward()
    assert len(seen) == 1  # the hook is there again


def test_graphs_of_autograd_that_are_under_way_stay(tmp_path: Path) -> None:
    scale = torch.ones(3)
    weight = torch.ones(3, requires_grad=True)
    loss = (weight * scale).sum()  # keeps the scale for backward

    def changes(x: Tensor) -> Tensor:
        scale.add_(1)
        return (x * scale).sum()

    export_graphs(changes, torch.ones(3), out=tmp_path / "graphs")
    loss.backward()
    assert weight.grad is not None
    assert torch.equal(weight.grad, torch.ones(3))


def test_an_exit_of_the_function_is_a_failure(tmp_path: Path) -> None:
    def leaves(x: Tensor) -> Tensor:
        raise SystemExit(0)

    report = export_graphs(leaves, torch.ones(3), out=tmp_path / "graphs")
    assert report.failure is not None
    assert report.failure.error == "SystemExit"


def test_compilations_and_caches_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def mine(x: Tensor) -> Tensor:
        print("a break, so that Dynamo compiles the function itself")
        return (x * 3).sum()

    def outer(x: Tensor) -> Tensor:
        return mine(x) + 1

    compiled = torch.compile(mine)
    x = torch.ones(4)
    with fresh_cache(), torch._dynamo.config.patch(error_on_recompile=True, recompile_limit=2):
        cache = os.environ["TORCHINDUCTOR_CACHE_DIR"]
        compiled(x)
        files = sorted(Path(cache).rglob("*"))
        counted = dict(counters["stats"])
        for rows in range(5, 8):  # more than the limit of recompilations
            with torch._dynamo.config.patch(error_on_recompile=False):
                export_graphs(outer, torch.ones(rows), out=tmp_path / str(rows))
        assert sorted(Path(cache).rglob("*")) == files
        assert os.environ["TORCHINDUCTOR_CACHE_DIR"] == cache
        assert dict(counters["stats"]) == counted
        compiled(x)  # raises where it has to be compiled again
    with torch._dynamo.config.patch(fail_on_recompile_limit_hit=True, recompile_limit=2):
        compiled(torch.ones(5))  # raises where the exports used up the limit


def test_inputs_are_copied_as_they_lie() -> None:
    base = torch.arange(12.0).reshape(3, 4)
    strided, expanded = base.t()[::2], torch.ones(1, 4).expand(3, 4)
    torch._dynamo.mark_dynamic(strided, 1)
    weight = nn.Parameter(torch.ones(2))
    given = (base, [strided, {"x": expanded}], weight, 2.0)
    (copy, (rows, inner), twin, number), _ = safety.copied((given, {}))
    assert number == 2.0
    assert torch.equal(rows, strided)
    assert rows.stride() == strided.stride()
    assert rows._dynamo_dynamic_indices == {1}
    assert rows.untyped_storage().data_ptr() == copy.untyped_storage().data_ptr()
    assert copy.data_ptr() != base.data_ptr()
    assert inner["x"].stride() == (0, 1)
    assert isinstance(twin, nn.Parameter)
    assert twin is not weight


def test_views_of_graphs_are_taken(tmp_path: Path) -> None:
    hidden = torch.ones(4, requires_grad=True) * 2  # not a leaf
    report = export_graphs(lambda x: (x * x).sum(), hidden, out=tmp_path / "graphs")
    assert report.verdict.kernels_backward
    hidden.sum().backward()  # the caller's own graph is whole


# Values

SECRET = 1234.56787109375  # exact in fp32
SEEN = (
    *(b"1234.5", b"1234", b"1235", b"1236", b"1.2345", b"1.235e+03", b"2469", b"3709", b"56787"),
    *(struct.pack("<f", SECRET), struct.pack("<d", SECRET)),
)


class Holder(nn.Module):
    """Holds a value in every place that a function may take a tensor from."""

    kept: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.full((3,), SECRET))
        self.register_buffer("kept", torch.full((3,), SECRET))
        self.plain = torch.full((3,), SECRET)
        self.scalar = torch.tensor(SECRET)

    def forward(self, x: Tensor) -> Tensor:
        return (x * self.weight + self.kept * self.plain + self.scalar).sum()


def test_no_value_enters_a_file(tmp_path: Path) -> None:
    closed_over, single = torch.full((3,), SECRET), torch.tensor(SECRET)
    x = torch.full((3,), SECRET, requires_grad=True)
    cases: dict[str, Any] = {
        "module": Holder(),
        "closure": lambda x: (x * closed_over * single).sum(),
        "fails": lambda x: (x * closed_over).sum() @ x,
        "reads": lambda x: x * 2 if x.sum().item() > 0 else x,
        "scales": scales,
        "counts": counts,
        "derives": derives,
        "nests": nests,
        "raises": raises,
        "fails late": fails_late,
        "bakes": lambda x: x * single.item(),
    }
    for name, function in cases.items():
        report = export_graphs(function, x, out=tmp_path / name)
        assert (report.failure is None) == (name not in ("fails", "raises", "fails late"))
        contents = read_all(tmp_path / name)
        assert contents
        for file, content in contents.items():
            assert not [value for value in SEEN if value in content], f"{name}: {file}"
    assert (tmp_path / "module" / "export.pt2").is_file()
    assert (tmp_path / "closure" / "export.pt2").is_file()
    assert not (tmp_path / "bakes" / "export.pt2").exists()


@pytest.mark.parametrize("function", ["counts", "derives", "nests"])
def test_no_dynamic_number_enters_a_file(tmp_path: Path, function: str) -> None:
    x = torch.full((3,), SECRET)
    report = export_graphs(globals()[function], x, out=tmp_path / "graphs", dynamic=True)
    assert report.failure is None
    for file, content in read_all(tmp_path / "graphs").items():
        assert not [value for value in SEEN if value in content], file


def test_an_export_of_a_value_is_refused(tmp_path: Path) -> None:
    scale = torch.tensor(SECRET)
    readers: list[Any] = [torch.Tensor.item, torch.Tensor.tolist, float, int, bool]
    for place, read in enumerate(readers):
        report = export_graphs(
            lambda x, read=read: x * read(scale), x_of(), out=tmp_path / str(place)
        )
        (said,) = (remark.reason for remark in report.remarks if remark.kind == "export")
        assert "would be a constant of the exported program" in said


def x_of() -> Tensor:
    return torch.ones(3)


def test_a_program_that_keeps_values_elsewhere_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    exported = torch.export.export

    def moved(*args: Any, **options: Any) -> Any:
        program = exported(*args, **options)
        program.__dict__["_inputs_of_example"] = program.__dict__.pop("_example_inputs")
        return program

    monkeypatch.setattr(torch.export, "export", moved)
    report = export_graphs(functions.scaled, torch.ones(2), 2.0, out=tmp_path / "graphs")
    (said,) = (remark.reason for remark in report.remarks if remark.kind == "export")
    assert "has no ExportedProgram._example_inputs" in said
    assert not (tmp_path / "graphs" / "export.pt2").exists()


def scales(x: Tensor) -> Tensor:
    scale = 2 * x[0].item()  # a constant of the graph behind the break
    return helper(x * scale, scale).sum()


def helper(x: Tensor, scale: float) -> Tensor:
    print("another break")
    return x + scale


def counts(x: Tensor) -> Tensor:
    return x * (int(x[0].item()))


def derives(x: Tensor) -> Tensor:
    number = int(x[0].item())
    print("a break")
    return x * (3 * number + 7) + torch.full((3,), number)


def nests(x: Tensor) -> Tensor:
    settings = {"loss": {"scale": x[0].item()}}
    print("a break")
    return x * settings["loss"]["scale"]


def left(x: Tensor) -> float:
    number = x[0].item()
    print("a break")
    return number


def by_text(x: Tensor) -> Tensor:
    key = f"{left(x):.4f}"
    torch._dynamo.graph_break()
    return x * {key: 2.0}[key] if key != "none" else x


def by_key(x: Tensor) -> Tensor:
    number = x[0].item()
    parts = {number: x * 2, int(number): x * 3, str(number): x * 4}
    torch._dynamo.graph_break()
    return sum(parts.values(), x)


def in_a_set(x: Tensor) -> Tensor:
    numbers = {int(x[0].item())}
    torch._dynamo.graph_break()
    return x * 2 if 5 in numbers else x * 3


def as_complex(x: Tensor) -> Tensor:
    number = complex(x[0].item(), 2 * x[0].item())
    torch._dynamo.graph_break()
    return (x * number).real


scale: float = 0.0


def by_global(x: Tensor) -> Tensor:
    global scale
    scale = x[0].item()
    torch._dynamo.graph_break()
    return x * scale


STATE = types.SimpleNamespace(scale=2.0)


def for_the_next(x: Tensor) -> Tensor:
    y: Tensor = x * STATE.scale
    torch._dynamo.graph_break()
    STATE.scale = x[0].item()
    return y


ARRAY = np.full(3, SECRET)


def from_numpy(x: Tensor) -> Tensor:
    y: Tensor = x * ARRAY[0] + float(ARRAY[1])
    return y


@pytest.mark.filterwarnings("ignore:Torchinductor does not support code generation for complex")
@pytest.mark.parametrize(
    "function",
    [by_text, by_key, in_a_set, as_complex, by_global, for_the_next, from_numpy],
)
def test_no_value_enters_a_file_by_another_way(
    function: Callable[..., Any], tmp_path: Path
) -> None:
    x = torch.full((3,), SECRET)
    report = export_graphs(function, x, out=tmp_path / "graphs")
    assert report.failure is None
    assert report.verdict.graphs
    for file, content in read_all(tmp_path / "graphs").items():
        assert not [value for value in SEEN if value in content], file


def test_keys_stay_apart(tmp_path: Path) -> None:
    export_graphs(by_key, torch.full((3,), SECRET), out=tmp_path / "graphs", backward=False)
    text = (tmp_path / "graphs" / "graph2_dynamo.py").read_text()
    assert len({*re.findall(r"L_parts_VALUE\w+", text)}) == 3


def fails_late(x: Tensor) -> Tensor:
    scale = x[0].item()
    return (x * scale) @ torch.full((7, 7), scale)


def raises(x: Tensor) -> Tensor:
    raise ValueError(f"{x[0].item()} is too large, in {x.tolist()}")


def test_recompilations_name_no_value(tmp_path: Path) -> None:
    more: list[Any] = [((torch.full((3,), SECRET + 1),), {}), ((torch.full((3,), SECRET + 2),), {})]
    x = torch.full((3,), SECRET)
    report = export_graphs(scales, x, out=tmp_path / "graphs", more=more)
    assert report.failure is None
    assert report.verdict.recompiles > 0
    assert any("VALUE" in again.reason for again in report.recompiles)
    for file, content in read_all(tmp_path / "graphs").items():
        assert not [value for value in SEEN if value in content], file


def test_numbers_of_the_users_own_stay(tmp_path: Path) -> None:
    report = export_graphs(functions.scaled, torch.ones(3), 1234.5, out=tmp_path / "graphs")
    assert "1234.5" in (tmp_path / "graphs" / "graph0_dynamo.py").read_text()
    assert any("== 1234.5" in guard for group in report.guards for guard in group.guards)


def test_values_would_be_found(tmp_path: Path) -> None:
    program = torch.export.export(Holder(), (torch.ones(3),))
    torch.export.save(program, tmp_path / "whole.pt2")
    (tmp_path / "summary.json").write_text('{"compile_seconds": 0.412345, "seen": 1234.5}')
    assert read_all(tmp_path)["summary.json"] == b'{"compile_seconds": , "seen": 1234.5}'
    contents = b"".join(read_all(tmp_path).values())
    assert struct.pack("<f", SECRET) in contents
    with zipfile.ZipFile(tmp_path / "whole.pt2") as archive:
        (digits,) = (archive.read(n) for n in archive.namelist() if n.endswith("serialization_id"))
    assert digits not in contents  # any four digits may be among them


def read_all(path: Path) -> dict[str, bytes]:
    """Read every file, and those inside of archives, but for the digits of a time or a hash."""
    found: dict[str, bytes] = {}
    for file in path.rglob("*"):
        if file.is_file():
            found[file.name] = re.sub(rb'("compile_seconds": )[\d.]+', rb"\1", file.read_bytes())
        if file.suffix == ".pt2":
            with zipfile.ZipFile(file) as archive:
                members = {name: archive.read(name) for name in archive.namelist()}
            (digits,) = (members.pop(n) for n in [*members] if n.endswith("/serialization_id"))
            found[file.name] = found[file.name].replace(digits, b"")
            found |= {f"{file.name}/{name}": content for name, content in members.items()}
    return found


# Folders


def test_a_folder_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "graphs"
    out.mkdir()
    (out / "mine.txt").write_text("mine")
    with pytest.raises(FolderError, match=r"is not empty \(it holds mine.txt\); add --force"):
        export_graphs(op_loss, logits(), TARGET, out=out)
    with pytest.raises(FolderError, match=r"mine\.txt, which is no export's"):
        export_graphs(op_loss, logits(), TARGET, out=out, force=True)
    assert [file.name for file in out.iterdir()] == ["mine.txt"]
    with pytest.raises(FolderError, match="is a file"):
        export_graphs(op_loss, logits(), TARGET, out=out / "mine.txt")


SUMMARY = '{"schema": 1, "verdict": {}}'


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({"summary.json": SUMMARY, "index.html": "", "graph0_dynamo.py": ""}, None),
        ({"comparison.html": ""}, None),
        ({"rank0/summary.json": SUMMARY, "rank1/summary.json": SUMMARY}, None),
        ({"summary.json": SUMMARY, "notes.txt": "mine"}, "notes.txt"),
        ({"summary.json": "{}", "index.html": ""}, "index.html"),
        ({"summary.json": "no JSON"}, "summary.json"),
        ({"summary.json": '{"schema": 0, "verdict": {}}'}, "summary.json"),
        ({"index.html": "a page of another's"}, "index.html"),
        ({"summary.json": SUMMARY, "graph0_dynamo.py/mine.txt": ""}, "graph0_dynamo.py"),
        ({"rank0/summary.json": SUMMARY, "rank1/mine.txt": ""}, "rank1/mine.txt"),
        ({"rank0/summary.json": SUMMARY, "run7/summary.json": SUMMARY}, "run7"),
        ({"rank0/rank1/summary.json": SUMMARY}, "rank0/"),
        ({"a/summary.json": SUMMARY, "weights.pt": ""}, "a"),
    ],
)
def test_force_replaces_what_an_export_wrote_alone(
    files: dict[str, str], found: str | None, tmp_path: Path
) -> None:
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    if found is None:
        assert folder.check(tmp_path, force=True) == tmp_path
        return
    with pytest.raises(FolderError, match=f"holds {found}, which is no export's"):
        folder.check(tmp_path, force=True)


def test_force_replaces_an_export(tmp_path: Path) -> None:
    out = tmp_path / "graphs"
    export_graphs(functions.breaks_twice, torch.ones(2), out=out)
    export_graphs(functions.scaled, torch.ones(2), 2.0, out=out, force=True)
    assert not (out / "graph1_dynamo.py").exists()
    assert (out / "graph0_dynamo.py").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["graphs"]


def test_a_folder_that_is_there_stays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.mkdir()
    target.chmod(0o750)
    link.symlink_to(target)
    before = target.stat()
    monkeypatch.chdir(target)  # as where a command is given
    for out, force in ((".", False), (link, True)):
        export_graphs(functions.scaled, torch.ones(2), 2.0, out=out, force=force)
        names = [path.name for path in target.iterdir()]
        assert "index.html" in names
        assert not [name for name in names if name.startswith(".")]
        assert Path("index.html").is_file()
    assert link.is_symlink()
    assert (target.stat().st_ino, target.stat().st_mode) == (before.st_ino, before.st_mode)


def test_an_exchange_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (tmp_path / name).write_text("old")
    rename = Path.rename

    def fails(here: Path, there: Path) -> Path:
        if there == tmp_path / "b":
            monkeypatch.setattr(Path, "rename", rename)
            raise OSError("no space left")
        return rename(here, there)

    def write() -> None:
        with folder.written_whole(tmp_path) as made:
            for name in ("a", "b", "c"):
                (made / name).write_text("new")
            monkeypatch.setattr(Path, "rename", fails)

    with pytest.raises(OSError, match="no space left"):
        write()
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"a": "old", "b": "old"}


def test_a_folder_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(FolderError, match="file is a file"):
        folder.check(tmp_path / "file" / "graphs", force=False)


def test_an_unwritable_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # root may write anywhere
    with pytest.raises(FolderError, match="can't be written"):
        folder.check(tmp_path / "deep" / "graphs", force=False)


def test_nothing_half_made_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "graphs"
    export_graphs(functions.scaled, torch.ones(2), 2.0, out=out)
    before = (out / "summary.json").read_text()

    def full(*_: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("logpile.compile_graphs.export.write_page", full)
    with pytest.raises(OSError, match="no space left"):
        export_graphs(op_loss, logits(), TARGET, out=out, force=True)
    assert (out / "summary.json").read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["graphs"]
