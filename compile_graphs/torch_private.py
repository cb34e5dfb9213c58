"""All that is asked of torch beyond its documented interface, in one place.

`tests/test_graphs_torch.py` fails by name where a release moves one of them.
"""

import contextlib
import inspect
import types
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import torch
from torch import Tensor
from torch.utils import _pytree as pytree

TRACE = "torch.__trace"  # the logger that every record of the compiler goes to


@lru_cache(None)
def op_names() -> frozenset[str]:
    """Name every registered op, without namespace and overload."""
    names = torch._C._dispatch_get_all_op_names()
    return frozenset(name.partition("::")[2].partition(".")[0] for name in names)


@lru_cache(None)
def is_pointwise(op: str) -> bool:
    """Tell whether an op, as `aten.mul.Tensor`, computes each element from those at its place."""
    is_cast = op.startswith("prims.convert_element_type")  # which has no tag
    return is_cast or torch.Tag.pointwise in getattr(registered(op), "tags", ())


@lru_cache(None)
def gives_view(op: str) -> bool:
    """Tell whether an op, as `torch.ops.aten.view.dtype`, gives back its input, seen otherwise."""
    schema = getattr(registered(op.removeprefix("torch.ops.")), "_schema", None)
    aliases = [each.alias_info for each in getattr(schema, "returns", ())]
    return any(alias is not None and not alias.is_write for alias in aliases)


def registered(op: str) -> Any:
    """Find an op, as `aten.mul.Tensor`; None where there is none of that name."""
    found: Any = torch.ops
    for part in op.split("."):
        found = getattr(found, part, None)
    return found


@lru_cache(None)
def compiler_errors() -> frozenset[str]:
    """Name the errors that the compiler raises of itself, which see no value of a tensor."""
    import torch._dynamo.exc
    import torch._inductor.exc
    import torch.fx.experimental.symbolic_shapes as symbolic_shapes

    return frozenset(
        name
        for module in (torch._dynamo.exc, torch._inductor.exc, symbolic_shapes)
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Exception)
        and value.__module__.startswith("torch.")
    )


def is_fake(tensor: Tensor) -> bool:
    """Tell a tensor of the compiler's, which has a shape and no values."""
    from torch._subclasses import FakeTensor

    return isinstance(tensor, FakeTensor)


def without_example_inputs(program: torch.export.ExportedProgram) -> Iterator[dict[str, Any]]:
    """Take the example inputs out of an exported program, and give what else holds values.

    Raises:
        RuntimeError: this release keeps them elsewhere, so that nothing can be taken out.
    """
    names = ("_example_inputs", "_state_dict", "_constants")
    if missing := [name for name in names if name not in vars(program)]:
        raise RuntimeError(
            f"torch {torch.__version__} has no ExportedProgram.{missing[0]}, so values of tensors "
            "can't be kept out of the exported program"
        )
    program._example_inputs = None
    yield program._state_dict
    yield program._constants


def traced_files() -> dict[int, str]:
    """Give the file names that the structured log of this process refers to by number."""
    from torch._logging.structured import INTERN_TABLE

    return {number: name for name, number in INTERN_TABLE.items()}


def original_function(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Give what `torch.compile` wrapped, or the function itself."""
    while True:
        inner = getattr(fn, "_orig_mod", None) or getattr(fn, "_torchdynamo_orig_callable", None)
        if inner is None:
            return fn
        fn = inner


def leaves(tree: Any) -> list[Any]:
    """Give all that containers hold which torch looks into."""
    return pytree.tree_leaves(tree)


def mapped(change: Callable[[Tensor], Tensor], tree: Any) -> Any:
    """Change the tensors in containers."""
    return pytree.tree_map_only(Tensor, change, tree)


def dynamic_marks(tensor: Tensor) -> dict[str, Any]:
    """Give what `mark_dynamic` and its kin left on a tensor."""
    return {
        k: v for k, v in vars(tensor).items() if k.startswith("_dynamo") and k.endswith("indices")
    }


@contextlib.contextmanager
def versions_kept(tensors: Sequence[Tensor]) -> Iterator[None]:
    """Restore the counters by which autograd knows that a tensor was written to."""
    before = tuple(tensor._version for tensor in tensors)
    try:
        yield
    finally:
        torch._C._autograd._unsafe_set_version_counter(tuple(tensors), before)


@contextlib.contextmanager
def without_hooks(tensor: Tensor) -> Iterator[None]:
    """Call none of the hooks that a tensor's gradient has."""
    hooks = tensor._backward_hooks
    if hooks is None:
        yield
        return
    tensor._backward_hooks = None
    try:
        yield
    finally:
        tensor._backward_hooks = hooks


def is_plain(tensor: Tensor) -> bool:
    """Tell a tensor with memory of its own that can be looked at."""
    plain = type(tensor) in {Tensor, torch.nn.Parameter, torch.nn.Buffer}
    return plain and tensor.layout is torch.strided and tensor.device.type != "meta"


def is_moved(tensor: Tensor, place: Tensor) -> bool:
    """Tell whether a tensor was resized, or got other memory."""
    if not is_plain(tensor) or not is_plain(place):
        return False
    return tensor.shape != place.shape or tensor.data_ptr() != place.data_ptr()


def is_same(tensor: Tensor, value: Tensor) -> bool:
    """Tell whether a tensor has its values still, where they can be looked at."""
    return not is_plain(tensor) or torch.equal(tensor, value)


def compile_alone(fn: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    """Compile a function apart from the user's own compilations of it, where torch can."""
    if "isolate_recompiles" in inspect.signature(torch.compile).parameters:  # from 2.13
        options["isolate_recompiles"] = True
    return torch.compile(fn, **options)


@contextlib.contextmanager
def apart() -> Iterator[None]:
    """Compile in the block as a fresh process would, and leave this one as it was.

    It neither reads nor fills the caches on disk (those in memory, of what is on disk, are emptied;
    loaded code stays), and forgets the sizes that were seen, which would make dimensions dynamic.
    """
    import torch._dynamo.config
    from torch._dynamo import pgo
    from torch._dynamo.utils import counters
    from torch._inductor.cpu_vec_isa import pick_vec_isa
    from torch._inductor.utils import fresh_cache

    pick_vec_isa()  # builds programs to learn what the machine can, once where caches last
    counted = {name: counter.copy() for name, counter in counters.items()}
    state = pgo._CODE_STATE, pgo._INIT_CODE_STATE
    pgo._CODE_STATE, pgo._INIT_CODE_STATE = defaultdict(pgo.CodeState), None
    try:
        with (
            fresh_cache(),
            torch._dynamo.config.patch(
                recompile_limit=64,
                accumulated_recompile_limit=1024,
                automatic_dynamic_local_pgo=False,
                automatic_dynamic_remote_pgo=False,
            ),
        ):
            yield
    finally:
        pgo._CODE_STATE, pgo._INIT_CODE_STATE = state
        counters.clear()
        for name, counter in counted.items():
            counters[name].update(counter)


def settings() -> dict[str, str]:
    """Give the compiler's settings that differ from their defaults, and those that matter most."""
    import torch._dynamo.config
    import torch._functorch.config
    import torch._inductor.config

    found = {"inductor.max_autotune": str(torch._inductor.config.max_autotune)}
    for name in ("dynamo", "functorch", "inductor"):
        module = getattr(torch, f"_{name}").config
        for key, entry in sorted(module._config.items()):
            if entry.alias is not None or getattr(entry, "deprecated", False):
                continue
            value = getattr(module, key)
            if isinstance(value, (bool, int, float, str)) and value != entry.default:
                found[f"{name}.{key}"] = str(value)
    return found


def generated_modules() -> list[types.ModuleType]:
    """Give the modules that Inductor has generated and loaded."""
    from torch._inductor.codecache import PyCodeCache

    return [module for module in PyCodeCache.modules if hasattr(module, "call")]
