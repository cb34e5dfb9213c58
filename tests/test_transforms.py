"""Derivatives by other means than one backward: torch.func, forward mode, higher orders.

Each is held against the definition in float64, differentiated by PyTorch itself.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._C._functorch import TransformType
from torch._dynamo.exc import Unsupported
from torch._functorch.pyfunctorch import retrieve_all_functorch_interpreters
from torch._subclasses.functional_tensor import FunctionalTensorMode
from torch.autograd import forward_ad
from torch.func import grad, hessian, jacfwd, jacrev, jvp, vjp, vmap
from torch.torch_version import TorchVersion

from logpile.ops import logprob_entropy, set_eager_kernel, transforms

Outputs = tuple[Tensor, Tensor, Tensor]
Function = Callable[..., Outputs]

T, V = 3, 12
CAP = 4.0

# From 2.14 on, torch refuses a dual number at the door of compiled code, whatever the code.
REFUSES_DUALS = TorchVersion(torch.__version__) >= (2, 14)  # type: ignore[operator] # it can
# Before 2.12, Dynamo fails on torch's own jacrev, whatever the function.
NO_JACREV = TorchVersion(torch.__version__) < (2, 12)  # type: ignore[operator] # it can


def op(z: Tensor, target: Tensor, temperature: Any = 1.0, softcap: float | None = None) -> Outputs:
    logprob, entropy, logsumexp, _ = logprob_entropy(
        z, target, temperature=temperature, softcap=softcap
    )
    assert entropy is not None
    return logprob, entropy, logsumexp


def definition(
    z: Tensor, target: Tensor, temperature: Any = 1.0, softcap: float | None = None
) -> Outputs:
    x = z if softcap is None else softcap * torch.tanh(z / softcap)
    x = x / torch.as_tensor(temperature)[..., None]
    logprobs = x.log_softmax(-1)
    chosen = torch.arange(z.shape[-1]) == target[..., None]
    outputs = (
        torch.where(chosen, logprobs, 0.0).sum(-1),
        -(logprobs.exp() * logprobs).sum(-1),
        x.logsumexp(-1),
    )
    logprob, entropy, logsumexp = (torch.where(target != -100, x, 0.0) for x in outputs)
    return logprob, entropy, logsumexp


GENERATOR = torch.Generator().manual_seed(0)


def noise(*shape: int) -> Tensor:
    return torch.randn(*shape, dtype=torch.float64, generator=GENERATOR)


Z, DIRECTION, BATCH = 2.0 * noise(T, V), noise(T, V), noise(4, T, V)
TARGET = torch.tensor([5, -100, 0])
TEMPERATURE = torch.tensor([0.5, 1.0, 1.7], dtype=torch.float64)
TEMPERATURES = torch.tensor([0.5, 0.9, 1.1, 2.0], dtype=torch.float64)  # one for each of a batch


def outputs(f: Function) -> Callable[[Tensor], Outputs]:
    return lambda z: f(z, TARGET, TEMPERATURE, CAP)


def loss(f: Function) -> Callable[[Tensor], Tensor]:
    """All outputs as one number, each with a weight of its own."""

    def weighted(z: Tensor) -> Tensor:
        logprob, entropy, logsumexp = f(z, TARGET, TEMPERATURE, CAP)
        return logprob.sum() + 0.7 * entropy.square().sum() + 0.3 * logsumexp.square().sum()

    return weighted


def row_loss(f: Function) -> Callable[[Tensor, Tensor, Tensor], Tensor]:
    def summed(z: Tensor, target: Tensor, temperature: Tensor) -> Tensor:
        logprob, entropy, logsumexp = f(z, target, temperature, CAP)
        return logprob + entropy + logsumexp

    return summed


def batch_loss(f: Function) -> Callable[[Tensor], Tensor]:
    def summed(batch: Tensor) -> Tensor:
        results: Outputs = vmap(outputs(f))(batch)
        return torch.stack(results).square().sum()

    return summed


def backward_of_vmap(f: Function) -> Tensor:
    batch = BATCH.clone().requires_grad_()
    (gradient,) = torch.autograd.grad(batch_loss(f)(batch), batch)
    return gradient


# Each computes something by a transform from the function it is given.
TRANSFORMS: dict[str, Callable[[Function], Any]] = {
    "grad": lambda f: grad(loss(f))(Z),
    "vjp": lambda f: vjp(outputs(f), Z)[1]((TEMPERATURE, TEMPERATURE, TEMPERATURE)),
    "jvp": lambda f: jvp(outputs(f), (Z,), (DIRECTION,)),
    "jacrev": lambda f: jacrev(outputs(f))(Z),
    "jacfwd": lambda f: jacfwd(outputs(f))(Z),
    "hessian": lambda f: hessian(loss(f))(Z),
    "grad of grad": lambda f: grad(lambda z: (grad(loss(f))(z) * DIRECTION).sum())(Z),
    "vmap": lambda f: vmap(outputs(f))(BATCH),
    "vmap over rows": lambda f: vmap(f)(Z, TARGET, TEMPERATURE),
    "vmap over columns of both": lambda f: vmap(f, in_dims=(1, 0))(Z.t().contiguous(), TARGET),
    "vmap over targets": lambda f: vmap(lambda t: f(Z, t))(torch.stack([TARGET, TARGET.flip(0)])),
    "vmap over temperatures": lambda f: vmap(lambda t: f(Z, TARGET, t))(TEMPERATURES),
    "vmap over logits and temperatures": lambda f: vmap(lambda z, t: f(z, TARGET, t))(
        BATCH, TEMPERATURES
    ),
    "vmap of vmap": lambda f: vmap(vmap(f))(BATCH, TARGET.expand(4, T)),
    "vmap of grad": lambda f: vmap(grad(row_loss(f)))(Z, TARGET, TEMPERATURE),
    "grad of vmap": lambda f: grad(batch_loss(f))(BATCH),
}
TRANSFORMS_AND_BACKWARD = TRANSFORMS | {"backward of vmap": backward_of_vmap}

# torch's own: its lowering of diagonal, which jacobians take, calls what it deprecates.
pytestmark = pytest.mark.filterwarnings(
    "ignore:.torch._prims_common.check. is deprecated:FutureWarning"
)


@pytest.fixture(autouse=True)
def fresh_dynamo() -> Iterator[None]:
    """Let no test meet the recompile limit of the lambdas that the tests share."""
    yield
    torch._dynamo.reset()


def assert_same(got: Any, expected: Any) -> None:
    torch.testing.assert_close(got, expected, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("transform", TRANSFORMS_AND_BACKWARD)
def test_eager(transform: str) -> None:
    compute = TRANSFORMS_AND_BACKWARD[transform]
    assert_same(compute(op), compute(definition))


@pytest.mark.parametrize("transform", ["grad", "vmap over rows", "vmap", "backward of vmap"])
def test_eager_with_the_compiled_kernel(transform: str) -> None:
    compute = TRANSFORMS_AND_BACKWARD[transform]
    before = set_eager_kernel("inductor")
    try:
        assert_same(compute(op), compute(definition))
    finally:
        set_eager_kernel(before)


def skip_without_jacrev(transform: str) -> None:
    if NO_JACREV and transform == "jacrev":
        pytest.skip("this torch does not trace jacrev of any function")


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_traced(transform: str) -> None:
    skip_without_jacrev(transform)
    compute = TRANSFORMS[transform]
    compiled = torch.compile(lambda: compute(op), fullgraph=True, backend="aot_eager")
    assert_same(compiled(), compute(definition))


@pytest.mark.parametrize("transform", ["grad", "jvp", "jacrev", "hessian", "vmap of grad"])
def test_compiled(transform: str) -> None:
    # By Inductor too: it once ordered the scatter of a gather's derivative after its reader.
    skip_without_jacrev(transform)
    compute = TRANSFORMS[transform]
    compiled = torch.compile(lambda: compute(op), fullgraph=True)
    assert_same(compiled(), compute(definition))


@pytest.mark.parametrize("transform", ["grad", "jvp", "vmap", "vmap of grad", "jacrev"])
def test_rows_of_several_blocks(transform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wide = 2 * 1024 + 52
    monkeypatch.setitem(globals(), "Z", 2.0 * noise(T, wide))
    monkeypatch.setitem(globals(), "DIRECTION", noise(T, wide))
    monkeypatch.setitem(globals(), "BATCH", noise(4, T, wide))
    compute = TRANSFORMS[transform]
    assert_same(compute(op), compute(definition))


def test_transforms_of_low_precision_logits() -> None:
    z = Z.bfloat16()
    gradient = grad(loss(op))(z)
    expected = grad(loss(definition))(z.double())
    assert gradient.dtype == torch.bfloat16
    torch.testing.assert_close(gradient.double(), expected, rtol=2**-8, atol=1e-6)


# Forward mode without torch.func


def tangents(f: Callable[[Tensor], Outputs], z: Tensor) -> list[Tensor | None]:
    with forward_ad.dual_level():
        return [forward_ad.unpack_dual(x).tangent for x in f(forward_ad.make_dual(z, DIRECTION))]


def test_dual_numbers() -> None:
    expected = tangents(outputs(definition), Z)
    assert_same(tangents(outputs(op), Z), expected)
    # Also beside reverse mode.
    assert_same(tangents(outputs(op), Z.clone().requires_grad_()), expected)


@pytest.mark.parametrize("backend", ["eager", "aot_eager"])
def test_dual_numbers_through_a_compiled_function(backend: str) -> None:
    compiled = torch.compile(outputs(op), fullgraph=True, backend=backend)
    if REFUSES_DUALS:
        with pytest.raises(Unsupported, match="dual tensor"):
            tangents(compiled, Z)
    else:
        assert_same(tangents(compiled, Z), tangents(outputs(definition), Z))


def test_dual_numbers_inside_a_compiled_function() -> None:
    compiled = torch.compile(lambda z: tangents(outputs(op), z), fullgraph=True)
    assert_same(compiled(Z), tangents(outputs(definition), Z))


@pytest.mark.skipif(REFUSES_DUALS, reason="torch refuses them at the door of compiled code")
@pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor:UserWarning")  # by Dynamo
def test_dual_numbers_into_code_of_inductor() -> None:
    # Kernels of Inductor's know no dual numbers, whatever they compute: with the definition of
    # plain PyTorch the tangents are lost as well. With reverse mode beside it, it is refused.
    for f in (definition, op):
        torch._dynamo.reset()
        assert tangents(torch.compile(outputs(f), fullgraph=True), Z) == [None, None, None]
    compiled = torch.compile(outputs(op), fullgraph=True)
    with pytest.raises(NotImplementedError, match="forward mode AD"):
        tangents(compiled, Z.clone().requires_grad_())


def test_a_dual_level_alone_changes_nothing() -> None:
    expected = grad(loss(definition))(Z)
    z = Z.clone().requires_grad_()
    with forward_ad.dual_level():
        (gradient,) = torch.autograd.grad(loss(op)(z), z)
    assert_same(gradient, expected)


# Higher orders of reverse mode

BANNED = torch.zeros(T, V, dtype=torch.bool)
BANNED[0, 3] = BANNED[2, 7:] = True
VARIANTS: dict[str, Callable[[Tensor], Any]] = {
    "plain": lambda z: op(z, TARGET),
    "temperature": lambda z: op(z, TARGET, 0.7),
    "temperature a token and softcap": lambda z: op(z, TARGET, TEMPERATURE, CAP),
    "banned tokens": lambda z: op(z.masked_fill(BANNED, -torch.inf), TARGET),
    "banned tokens and softcap": lambda z: op(z.masked_fill(BANNED, -torch.inf), TARGET, 0.7, CAP),
    "log-prob": lambda z: op(z, TARGET)[0],
    "entropy": lambda z: op(z, TARGET)[1],
    "logsumexp": lambda z: op(z, TARGET)[2],
    "no entropy": lambda z: logprob_entropy(z, TARGET, with_entropy=False)[:3:2],
    "entropy as a metric": lambda z: logprob_entropy(z, TARGET, with_entropy_grad=False)[:3:2],
    "padded vocabulary": lambda z: logprob_entropy(z, TARGET, vocab_size=V - 3)[:3],
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_second_order(variant: str) -> None:
    z = Z.clone().requires_grad_()
    assert torch.autograd.gradcheck(VARIANTS[variant], z)
    assert torch.autograd.gradgradcheck(VARIANTS[variant], z)


def test_third_order() -> None:
    def third(f: Function) -> Tensor:
        z = Z.clone().requires_grad_()
        value = loss(f)(z)
        for direction in (DIRECTION, DIRECTION.flip(0)):
            (gradient,) = torch.autograd.grad(value, z, create_graph=True)
            value = (gradient * direction).sum()
        (gradient,) = torch.autograd.grad(value, z)
        return gradient

    assert_same(third(op), third(definition))


def test_second_order_by_the_upstream_gradients() -> None:
    def weights(i: int) -> Tensor:
        return (TEMPERATURE + 0.1 * i).clone().requires_grad_()

    def by_upstream(f: Function) -> tuple[Tensor, ...]:
        z = Z.clone().requires_grad_()
        upstream = [weights(i) for i in range(3)]
        (gradient,) = torch.autograd.grad(outputs(f)(z), z, upstream, create_graph=True)
        return torch.autograd.grad((gradient * DIRECTION).sum(), [z, *upstream])

    assert_same(by_upstream(op), by_upstream(definition))


def test_second_order_in_place_is_refused() -> None:
    z = 1.0 * Z.clone().requires_grad_()
    logprob = logprob_entropy(z, TARGET, inplace_backward=True).logprob
    with pytest.raises(RuntimeError, match="inplace_backward=False"):
        torch.autograd.grad(logprob.sum(), z, create_graph=True)


def test_second_order_of_compiled_code_is_refused_by_torch() -> None:
    z = Z.clone().requires_grad_()
    value = torch.compile(loss(op), fullgraph=True)(z)
    (gradient,) = torch.autograd.grad(value, z, create_graph=True)
    with pytest.raises(RuntimeError, match="does not currently support double backward"):
        torch.autograd.grad(gradient.sum(), z)


# The private names of torch that the package rests on. When one of these fails after an upgrade
# of torch, look at logpile/ops/transforms.py or logpile/ops/registration.py first.


def test_private_name_that_tells_active_transforms() -> None:
    seen = []

    def look(x: Tensor) -> Tensor:
        seen.append(torch._C._are_functorch_transforms_active())
        return x

    assert torch._C._are_functorch_transforms_active() is False
    vmap(look)(Z)
    grad(lambda z: look(z).sum())(Z)
    assert seen == [True, True]


def test_private_name_that_tells_which_transforms() -> None:
    seen = []

    def look(x: Tensor) -> Tensor:
        seen.append([layer.key() for layer in retrieve_all_functorch_interpreters()])
        return x.sum()

    vmap(look)(Z)
    grad(look)(Z)
    jvp(look, (Z,), (DIRECTION,))
    vmap(grad(look))(Z)
    assert [set(keys) for keys in seen] == [
        {TransformType.Vmap},
        {TransformType.Grad},
        {TransformType.Jvp},
        {TransformType.Vmap, TransformType.Grad},
    ]


def test_private_name_that_tells_the_dual_level() -> None:
    assert forward_ad._current_level == -1
    with forward_ad.dual_level():
        assert forward_ad._current_level == 0
        assert transforms.needs_plain_program()
    assert not transforms.needs_plain_program()


def test_private_mode_that_opens_an_op() -> None:
    # What the registration does, on an op of the test's own.
    with torch.library._scoped_library("logpile_test", "DEF") as library:
        library.define("twice(Tensor x) -> Tensor")
        op = torch.ops.logpile_test.twice.default
        library.impl("twice", lambda x: x * 2, "CompositeExplicitAutograd")
        torch.library.register_fake(op, torch.empty_like, lib=library)

        def rule(mode: Any, op: Any, types: Any, arguments: Any, keywords: Any) -> Any:
            with mode:
                return arguments[0] + arguments[0]

        torch.library.register_torch_dispatch(op, FunctionalTensorMode, rule, lib=library)
        graphs: list[torch.fx.GraphModule] = []

        def keep(graph: torch.fx.GraphModule, inputs: Any) -> Any:
            graphs.append(graph)
            return graph.forward

        backend = torch._dynamo.backends.common.aot_autograd(fw_compiler=keep)
        torch.compile(op, fullgraph=True, backend=backend)(Z)
    (graph,) = graphs
    called = [node.target for node in graph.graph.nodes if node.op == "call_function"]
    assert called == [torch.ops.aten.add.Tensor]


# Edges of the contracts, under transforms


def test_a_banned_target_has_no_gradient() -> None:
    z = torch.tensor([[1.0, -torch.inf, 2.0]], dtype=torch.float64)
    target = torch.tensor([1])

    def logprob(z: Tensor) -> Tensor:
        return logprob_entropy(z, target).logprob.sum()

    leaf = z.clone().requires_grad_()
    (gradient,) = torch.autograd.grad(logprob(leaf), leaf)
    assert gradient[0, 1] == 0
    assert_same(grad(logprob)(z), gradient)
    assert logprob(z) == -torch.inf


def test_vmap_over_targets_leaves_shared_logits_alone() -> None:
    leaf = torch.randn(3, 7, dtype=torch.float64, requires_grad=True)
    target = torch.randint(0, 7, (4, 3))
    total = vmap(lambda t: logprob_entropy(leaf * 1, t, inplace_backward=True).logprob)(
        target
    ).sum()
    (gradient,) = torch.autograd.grad(total, leaf)
    expected = torch.stack([logprob_entropy(leaf, t).logprob for t in target]).sum()
    assert_same(gradient, torch.autograd.grad(expected, leaf)[0])
