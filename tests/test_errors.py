"""Each wrong argument gets one exception, which names what was seen and the way out."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
import torch
from torch import distributed
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor, Replicate, Shard

from logpile.ops import logprob_entropy, set_eager_kernel

LOGITS, TARGET = torch.randn(2, 3, 8), torch.tensor([[0, 1, 2], [3, 4, 5]])

# What is passed in place of the right arguments, the exception, and words of its message.
WRONG: dict[str, tuple[dict[str, Any], type[Exception], str]] = {
    "logits of integers": (
        {"logits": LOGITS.long()},
        TypeError,
        r"logits must be bfloat16, .*, got torch.int64; convert them with logits.float\(\)",
    ),
    "complex logits": ({"logits": LOGITS.to(torch.complex64)}, TypeError, "got torch.complex64"),
    "boolean logits": ({"logits": LOGITS > 0}, TypeError, "got torch.bool"),
    "float8 logits": (
        {"logits": LOGITS.to(torch.float8_e4m3fn)},
        TypeError,
        "got torch.float8_e4m3fn",
    ),
    "logits of lists": ({"logits": LOGITS.tolist()}, TypeError, "must be a tensor, got list"),
    "logits without a vocabulary": (
        {"logits": LOGITS[0, 0, 0], "target": TARGET[0, 0]},
        ValueError,
        r"logits must have shape \[..., V\], got a 0-d tensor",
    ),
    "more columns than fp32 numbers": (
        {"logits": LOGITS[..., :1].expand(2, 3, 2**24 + 1)},
        ValueError,
        "logits must have at most 16777216 columns, got 16777217; shard them",
    ),
    "an empty vocabulary": (
        {"logits": LOGITS[..., :0]},
        ValueError,
        r"logits must have at least one column, got \[\.\.\., 0\]",
    ),
    "float target": (
        {"target": TARGET.float()},
        TypeError,
        r"target must hold token ids .*, got torch.float32; convert it with target.long\(\)",
    ),
    "boolean target": ({"target": TARGET > 0}, TypeError, "got torch.bool"),
    "complex target": ({"target": TARGET.to(torch.complex64)}, TypeError, "got torch.complex64"),
    "target of lists": ({"target": TARGET.tolist()}, TypeError, "must be a tensor, got list"),
    "target of one dimension less": (
        {"target": TARGET[0]},
        ValueError,
        r"without the vocabulary, \[2, 3\], got \[3\] for logits \[2, 3, 8\]",
    ),
    "target as wide as logits": (
        {"target": torch.zeros(2, 3, 8).long()},
        ValueError,
        r"without the vocabulary, \[2, 3\], got \[2, 3, 8\]",
    ),
    "target on another device": (
        {"target": TARGET.to("meta")},
        ValueError,
        r"device of the logits, cpu, got meta; move it with target.to\(logits.device\)",
    ),
    "temperature 0": ({"temperature": 0.0}, ValueError, "temperature must .*, got 0.0"),
    "temperature below 0": ({"temperature": -1}, ValueError, "temperature must .*, got -1"),
    "temperature NaN": ({"temperature": float("nan")}, ValueError, "temperature must .*, got nan"),
    "temperature inf": ({"temperature": float("inf")}, ValueError, "temperature must .*, got inf"),
    "temperature 0 in fp32": ({"temperature": 1e-50}, ValueError, "must .*, got 1e-50"),
    "temperature of a list": (
        {"temperature": [1.0, 0.9]},
        TypeError,
        "temperature must be a number, got list",
    ),
    "temperature of a string": ({"temperature": "0.9"}, TypeError, "got str"),
    "boolean temperature": (
        {"temperature": torch.ones(2, 3).bool()},
        TypeError,
        "temperature must be real, got torch.bool",
    ),
    "complex temperature": (
        {"temperature": torch.ones(2, 3, dtype=torch.complex64)},
        TypeError,
        "temperature must be real, got torch.complex64",
    ),
    "temperature of another shape": (
        {"temperature": torch.ones(3)},
        ValueError,
        r"a 0-d tensor or one a token \[2, 3\], got shape \[3\]",
    ),
    "temperature that requires grad": (
        {"temperature": torch.ones(2, 3, requires_grad=True)},
        ValueError,
        r"requires a gradient.*; pass temperature.detach\(\), or divide the logits",
    ),
    "temperature on another device": (
        {"temperature": torch.ones(2, 3, device="meta")},
        ValueError,
        r"device of the logits, cpu, got meta; move it with temperature.to\(logits.device\)",
    ),
    "softcap 0": ({"softcap": 0.0}, ValueError, "softcap must be a number from .*, got 0.0"),
    "softcap below 0": ({"softcap": -30.0}, ValueError, "softcap must .*, got -30.0"),
    "softcap NaN": ({"softcap": float("nan")}, ValueError, "softcap must .*, got nan"),
    "softcap of a tensor": (
        {"softcap": torch.tensor(30.0)},
        TypeError,
        "softcap must be a number, got Tensor",
    ),
    "vocab_size 0": (
        {"vocab_size": 0},
        ValueError,
        "vocab_size must be from 1 to the width of the logits, 8, got 0",
    ),
    "vocab_size below 0": ({"vocab_size": -5}, ValueError, "the logits, 8, got -5"),
    "vocab_size wider than the logits": ({"vocab_size": 9}, ValueError, "the logits, 8, got 9"),
    "vocab_size of a float": (
        {"vocab_size": 5.0},
        TypeError,
        "vocab_size must be an int, got float",
    ),
    "a huge ignore_index": (
        {"ignore_index": 2**63},
        ValueError,
        "ignore_index must be an int of 64 bits, got 9223372036854775808",
    ),
    "a boolean vocab_size": ({"vocab_size": True}, TypeError, "must be an int, got bool"),
    "ignore_index None": (
        {"ignore_index": None},
        TypeError,
        "ignore_index must be an int, got NoneType",
    ),
}


def call(**changes: Any) -> Any:
    arguments: dict[str, Any] = {"logits": LOGITS, "target": TARGET, **changes}
    return logprob_entropy(arguments.pop("logits"), arguments.pop("target"), **arguments)


@pytest.mark.parametrize("name", WRONG)
def test_eager(name: str) -> None:
    changes, exception, words = WRONG[name]
    with pytest.raises(exception, match=words):
        call(**changes)


# Dynamo refuses what it can't pass itself (a complex output, say) in words of its own.
@pytest.mark.parametrize("name", WRONG)
def test_compiled_says_the_same_words(name: str) -> None:
    torch.compiler.reset()
    changes, _, words = WRONG[name]
    with pytest.raises(torch._dynamo.exc.Unsupported, match=f"(?s){words}"):
        torch.compile(call, fullgraph=True, backend="eager")(**changes)


def test_sparse_logits() -> None:  # which Dynamo refuses by itself
    with pytest.raises(TypeError, match=r"be dense, got torch.sparse_coo; pass logits.to_dense"):
        call(logits=LOGITS.to_sparse())


@pytest.mark.parametrize("value", [np.float64(0.5), 2, True])
def test_other_numbers_are_taken(value: float) -> None:
    assert torch.equal(call(temperature=value).logprob, call(temperature=float(value)).logprob)


def test_unknown_eager_kernel() -> None:
    with pytest.raises(ValueError, match="no eager kernel 'triton'; choose one of tiles, inductor"):
        set_eager_kernel("triton")
    assert set_eager_kernel("tiles") == "tiles"


@pytest.fixture
def sharded() -> Iterator[DTensor]:
    distributed.init_process_group(
        "gloo", store=torch._C._distributed_c10d.HashStore(), rank=0, world_size=1
    )
    mesh = init_device_mesh("cpu", (1,))
    yield DTensor.from_local(LOGITS, mesh, [Shard(2)])
    distributed.destroy_process_group()


@pytest.mark.parametrize("compiled", [False, True])
def test_dtensor_beside_plain_logits(sharded: DTensor, compiled: bool) -> None:
    torch.compiler.reset()
    function: Callable[..., Any] = call
    if compiled:
        function = torch.compile(call, fullgraph=True, backend="eager")
    exception = torch._dynamo.exc.Unsupported if compiled else TypeError
    replicated = DTensor.from_local(TARGET, sharded.device_mesh, [Replicate()])
    for changes in (
        {"target": replicated},
        {"temperature": replicated.float()},
    ):
        with pytest.raises(exception, match=r"(?s)must be a plain tensor, got a DTensor.*to_local"):
            function(**changes)
