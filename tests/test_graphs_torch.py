"""What is asked of torch's inside, each by a test that says what moved."""

import logging
from pathlib import Path

import pytest
import torch
from torch._dynamo.utils import counters

from logpile.compile_graphs import torch_private
from logpile.compile_graphs.records import Collector, recorded
from tests.graph_functions import model, without_a_compiler


def test_op_names() -> None:
    assert {"exp2", "log_softmax", "_to_copy", "all_reduce"} <= torch_private.op_names()


@pytest.mark.parametrize(
    "op", ["aten.mul.Tensor", "aten.where.self", "prims.convert_element_type.default"]
)
def test_pointwise(op: str) -> None:
    assert torch_private.is_pointwise(op)


@pytest.mark.parametrize("op", ["aten.mm.default", "aten.sum.dim_IntList", "no.such.op", "linear"])
def test_not_pointwise(op: str) -> None:
    assert not torch_private.is_pointwise(op)


@pytest.mark.parametrize("op", ["view.dtype", "view_as_real.default", "_conj.default"])
def test_views(op: str) -> None:
    assert torch_private.gives_view(f"torch.ops.aten.{op}")


@pytest.mark.parametrize(
    "op", ["torch.ops.aten.mul.Tensor", "torch.ops.aten.add_.Tensor", "extern_kernels.mm", "no.op"]
)
def test_no_views(op: str) -> None:
    assert not torch_private.gives_view(op)


def test_versions_are_put_back() -> None:
    tensors = [torch.ones(2), torch.ones(3)]
    with torch_private.versions_kept(tensors):
        tensors[1].add_(1)
        assert tensors[1]._version == 1
    assert [tensor._version for tensor in tensors] == [0, 0]


def test_hooks_are_put_back() -> None:
    seen: list[torch.Tensor] = []
    x = torch.ones(2, requires_grad=True)
    x.register_hook(seen.append)
    with torch_private.without_hooks(x):
        torch.autograd.grad(x.sum(), [x])
    assert not seen
    torch.autograd.grad(x.sum(), [x])
    assert len(seen) == 1


def test_original_function() -> None:
    def mine(x: torch.Tensor) -> torch.Tensor:
        return x

    network = model()
    assert torch_private.original_function(mine) is mine
    assert torch_private.original_function(torch.compile(mine)) is mine
    assert torch_private.original_function(torch.compile(network)) is network


def test_errors_of_the_compiler() -> None:
    wanted = {"TorchRuntimeError", "Unsupported", "BackendCompilerFailed", "InductorError"}
    assert wanted <= torch_private.compiler_errors()
    assert "ConstraintViolationError" in torch_private.compiler_errors()
    assert not {"ValueError", "RuntimeError"} & torch_private.compiler_errors()


def test_values_of_an_exported_program() -> None:
    network = model()
    network.register_buffer("kept", torch.ones(2))
    program = torch.export.export(network, (torch.ones(3, 8),))
    assert program.example_inputs is not None
    state, constants = torch_private.without_example_inputs(program)
    assert {"kept", "0.weight"} <= state.keys()
    assert constants == {}
    assert program.example_inputs is None
    for name in ("_example_inputs", "_state_dict", "_constants"):
        moved = torch.export.export(network, (torch.ones(3, 8),))
        del vars(moved)[name]
        with pytest.raises(RuntimeError, match=rf"has no ExportedProgram\.{name}"):
            next(torch_private.without_example_inputs(moved))


def test_trees_and_fakes() -> None:
    x = torch.ones(2)
    tree = ([x, {"y": (x, 3)}], None)
    assert [leaf for leaf in torch_private.leaves(tree) if leaf is not None] == [x, x, 3]
    doubled = torch_private.mapped(lambda tensor: tensor * 2, tree)
    assert doubled[0][1]["y"][0].sum() == 4
    assert not torch_private.is_fake(x)
    seen = []

    class Sees(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            seen.append(torch_private.is_fake(x))
            return x + 1

    torch.export.export(Sees(), (x,), strict=False)
    assert any(seen)


def test_dynamic_marks() -> None:
    x = torch.ones(3, 4)
    assert torch_private.dynamic_marks(x) == {}
    torch._dynamo.mark_dynamic(x, 0)
    torch._dynamo.maybe_mark_dynamic(x, 1)
    marks = torch_private.dynamic_marks(x)
    assert {0} in marks.values()
    assert {1} in marks.values()


def test_settings_are_those_that_were_changed() -> None:
    assert "dynamo.recompile_limit" not in torch_private.settings()
    with torch._dynamo.config.patch(recompile_limit=3):
        assert torch_private.settings()["dynamo.recompile_limit"] == "3"


def test_records_and_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    without_a_compiler(monkeypatch)
    logger = logging.getLogger(torch_private.TRACE)
    level = logger.level
    counted = {name: dict(counter) for name, counter in counters.items()}
    with torch_private.apart(), recorded() as records:
        compiled = torch_private.compile_alone(lambda x: x.exp().sum())
        compiled(torch.ones(3))
        modules = torch_private.generated_modules()
        assert any("cpp_fused_exp_sum_0" in vars(module) for module in modules)
    assert logger.level == level
    assert not any(isinstance(handler, Collector) for handler in logger.handlers)
    assert {name: dict(counter) for name, counter in counters.items() if counter} == {
        name: counter for name, counter in counted.items() if counter
    }
    names = [record.name for record in records]
    wanted = (
        "dynamo_start",
        "dynamo_output_graph",
        "aot_inference_graph",
        "inductor_post_grad_graph",
        "inductor_output_code",
        "dynamo_cpp_guards_str",
        "fx_graph_cache_miss",
        "compilation_metrics",
    )
    assert [name for name in wanted if name not in names] == []
    files = torch_private.traced_files()
    assert str(Path(__file__)) in files.values()
