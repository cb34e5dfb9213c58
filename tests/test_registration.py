"""The ops are registered as torch.library asks: its own checks, schemas, fakes and kernels."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.testing._internal.optests.generate_tests import OpCheckError

from logpile.ops import program
from logpile.ops.call import Backward, Forward, Results, compute_dtype
from logpile.ops.registration import SOURCE
from logpile.ops.schema import BACKWARD, BACKWARD_INPLACE, FORWARD

V = 40
WIDE = 1100  # one block of the compiled program, and a rest

# Logits of every layout that a caller may bring. Each name is a test.
LAYOUTS: dict[str, Callable[[], Tensor]] = {
    "flat": lambda: torch.randn(4, V),
    "wide": lambda: torch.randn(3, WIDE),
    "one row": lambda: torch.randn(1, V),
    "no leading dimension": lambda: torch.randn(V),
    "one column": lambda: torch.randn(3, 1),
    "three dimensions": lambda: torch.randn(2, 3, V),
    "no tokens": lambda: torch.randn(0, V),
    "no tokens in a batch": lambda: torch.randn(2, 0, V),
    "transposed": lambda: torch.randn(V, 4).t(),
    "permuted": lambda: torch.randn(2, V, 3).permute(2, 0, 1),
    "sliced rows and columns": lambda: torch.randn(8, 2 * V)[::2, 5 : 5 + V],
    "every second column": lambda: torch.randn(4, 2 * V)[:, ::2],
    "not at the start": lambda: torch.randn(4 * V)[3 : 3 + 2 * V].view(2, V),
    "expanded rows": lambda: torch.randn(1, V).expand(4, V),
    "expanded columns": lambda: torch.randn(4, 1).expand(4, V),
    "bfloat16": lambda: torch.randn(4, V).bfloat16(),
    "float16": lambda: torch.randn(4, V).half(),
    "float64": lambda: torch.randn(4, V).double(),
}

OPTIONS: dict[str, dict[str, Any]] = {
    "no entropy": {"with_entropy": False},
    "entropy as a metric": {"with_entropy_grad": False},
    "softcap": {"softcap": torch.tensor(5.0)},
    "temperature a token": {"temperature": torch.tensor([0.5, 1.0, 1.5, 2.0])},
    "padded vocabulary": {"vocab_size": V - 7, "target": torch.tensor([3, 0, V - 8, 9])},
    "ignored rows": {"target": torch.tensor([3, -100, 0, -100])},
    "strided target and temperature": {
        "target": torch.arange(8)[::2],
        "temperature": torch.tensor(0.7).expand(4),
    },
    "compiled kernel": {"kernel": "inductor"},
}


def forward_call(logits: Tensor, **options: Any) -> Forward:
    """A valid call, but for what the options say."""
    target = torch.randint(logits.shape[-1], logits.shape[:-1])
    temperature = torch.ones((), dtype=compute_dtype(logits.dtype))
    call = Forward(
        *(logits, target, temperature, None, *4 * (None,)),
        with_entropy=True,
        with_entropy_grad=True,
        ignore_index=-100,
        vocab_start=0,
        vocab_size=logits.shape[-1],
        group="",
        group_size=1,
        equal_shards=True,
        inplace_backward=False,
        kernel="tiles",
        source=SOURCE,
    )
    return call._replace(**options)


def backward_call(call: Forward, **options: Any) -> Backward:
    """The call of the gradient that follows a call, but for what the options say."""
    with torch.no_grad():
        results = Results(*FORWARD(*call))
    entropy = call.with_entropy and call.with_entropy_grad
    grads = [torch.randn_like(results.max) for _ in range(4)]
    kept = call.keep_mask is not None or call.keep_ids is not None
    backward = Backward(
        grad_logprob=grads[0],
        grad_entropy=grads[1] if entropy else None,
        grad_logsumexp=grads[2],
        grad_full_logprob=grads[3] if kept else None,
        logits=call.logits,
        target=call.target,
        temperature=call.temperature,
        softcap=call.softcap,
        keep_mask=call.keep_mask,
        keep_ids=call.keep_ids,
        keep_rows=call.keep_rows,
        keep_offsets=call.keep_offsets,
        max=results.max,
        rest=results.rest,
        sumexp_y=results.sumexp_y if entropy else None,
        kept_max=results.kept_max if kept else None,
        kept_rest=results.kept_rest if kept else None,
        ignore_index=call.ignore_index,
        vocab_start=call.vocab_start,
        vocab_size=call.vocab_size,
        group=call.group,
        kernel=call.kernel,
        source=call.source,
    )
    return backward._replace(**options)


def requiring_grad(call: Any, *names: str) -> Any:
    """The same call with tensors that are leaves of a graph, views of them where they are views."""
    return call._replace(
        **{
            name: getattr(call, name).detach().requires_grad_()
            for name in names
            if getattr(call, name) is not None
        }
    )


GRAD_MODES = pytest.mark.parametrize("grad", [False, True], ids=["detached", "requires_grad"])
UPSTREAM = "grad_logprob", "grad_entropy", "grad_logsumexp"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_opcheck_over_layouts(layout: str) -> None:
    call = forward_call(LAYOUTS[layout]())
    torch.library.opcheck(FORWARD, call)
    torch.library.opcheck(BACKWARD, backward_call(call))


# The wide row takes the second derivative through blocks; the rest, what differs in autograd.
@pytest.mark.parametrize(
    "layout", ["wide", "three dimensions", "no tokens", "transposed", "expanded rows", "bfloat16"]
)
def test_opcheck_over_layouts_that_require_grad(layout: str) -> None:
    call = requiring_grad(forward_call(LAYOUTS[layout]()), "logits")
    backward = requiring_grad(backward_call(call), "logits", *UPSTREAM)
    torch.library.opcheck(FORWARD, call)
    torch.library.opcheck(BACKWARD, backward)


@GRAD_MODES
@pytest.mark.parametrize("options", OPTIONS)
def test_opcheck_over_options(options: str, grad: bool) -> None:
    call = forward_call(torch.randn(4, V), **OPTIONS[options])
    backward = backward_call(call)
    if grad:
        call = requiring_grad(call, "logits")
        backward = requiring_grad(backward, "logits", *UPSTREAM)
    torch.library.opcheck(FORWARD, call)
    torch.library.opcheck(BACKWARD, backward)


@GRAD_MODES
@pytest.mark.parametrize("absent", [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)])
def test_opcheck_without_some_upstream_gradients(absent: tuple[int, ...], grad: bool) -> None:
    backward = backward_call(
        forward_call(torch.randn(4, V)), **dict.fromkeys(UPSTREAM[place] for place in absent)
    )
    if grad:
        backward = requiring_grad(backward, "logits", *UPSTREAM)
    torch.library.opcheck(BACKWARD, backward)


@pytest.mark.parametrize("layout", [name for name in LAYOUTS if "expanded" not in name])
def test_opcheck_of_the_gradient_in_place(layout: str) -> None:
    # It has no formula of its own: the formula of the op calls it and refuses create_graph.
    backward = backward_call(forward_call(LAYOUTS[layout]()))
    torch.library.opcheck(BACKWARD_INPLACE, backward)


def test_opcheck_finds_a_wrong_alias() -> None:
    # That the checks above run at all: an op like ours that returns its input is caught.
    with torch.library._scoped_library("logpile_test", "DEF") as library:
        library.define("returns_its_input(Tensor logits) -> Tensor")
        library.impl("returns_its_input", lambda logits: logits, "CompositeExplicitAutograd")
        op = torch.ops.logpile_test.returns_its_input.default
        with pytest.raises(OpCheckError):
            torch.library.opcheck(op, (torch.randn(3),), test_utils="test_schema")


@pytest.mark.parametrize(
    ("op", "fields"),
    [(FORWARD, Forward), (BACKWARD, Backward), (BACKWARD_INPLACE, Backward)],
)
def test_the_schema_names_the_fields_of_the_call(op: torch._ops.OpOverload, fields: Any) -> None:
    assert tuple(argument.name for argument in op._schema.arguments) == fields._fields


def test_the_schema_names_the_results() -> None:
    assert tuple(result.name for result in FORWARD._schema.returns) == Results._fields


def test_no_argument_has_a_default() -> None:
    # A default is not part of a cache's key: `source` above all must be passed at every call.
    for op in (FORWARD, BACKWARD, BACKWARD_INPLACE):
        assert not any(argument.has_default_value() for argument in op._schema.arguments)


def described(x: Tensor) -> tuple[Any, ...]:
    """What a fake tells of a tensor; the stride of a dimension of one element means nothing."""
    strides = [
        stride for size, stride in zip(x.shape, x.stride(), strict=True) if size > 1 and x.numel()
    ]
    return x.dtype, x.shape, strides, x.is_contiguous()


def test_a_fake_tells_apart_what_described_tells_apart() -> None:
    assert described(torch.ones(2, 3)) != described(torch.ones(3, 2).t())


UPSTREAM_LAYOUTS: dict[str, Callable[[torch.Size], Tensor]] = {
    "contiguous": lambda shape: torch.randn(shape),
    "expanded": lambda shape: torch.tensor(0.5).expand(shape),  # what the backward of a sum sends
    "every second": lambda shape: torch.randn(*shape, 2)[..., 0],
}


@pytest.mark.parametrize("upstream", UPSTREAM_LAYOUTS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_fakes_kernels_and_programs_agree_in_layout(layout: str, upstream: str) -> None:
    call = forward_call(LAYOUTS[layout]())
    dtype = compute_dtype(call.logits.dtype)
    grads = {name: UPSTREAM_LAYOUTS[upstream](call.target.shape).to(dtype) for name in UPSTREAM}
    backward = backward_call(call, **grads)
    results, gradient = Results(*FORWARD(*call)), BACKWARD(*backward)

    mode = FakeTensorMode()
    fakes = [mode.from_tensor(x) if isinstance(x, Tensor) else x for x in call]
    backward_fakes = [mode.from_tensor(x) if isinstance(x, Tensor) else x for x in backward]
    with mode:
        fake_results, fake_gradient = Results(*FORWARD(*fakes)), BACKWARD(*backward_fakes)
    for name, real, fake, traced in zip(
        Results._fields, results, fake_results, program.forward(call), strict=True
    ):
        assert described(fake) == described(real), name
        assert described(traced) == described(real), name
    assert described(fake_gradient) == described(gradient)
    assert described(program.backward(backward)) == described(gradient)


def test_the_gradient_has_the_layout_of_dense_logits() -> None:
    for layout in ("flat", "transposed", "permuted", "float16"):
        logits = LAYOUTS[layout]()
        gradient = BACKWARD(*backward_call(forward_call(logits)))
        assert described(gradient) == described(logits)


def test_the_upstream_gradients_may_have_any_strides() -> None:
    logits = torch.randn(6, V, requires_grad=True)
    target = torch.randint(V, (6,))
    dense = torch.randn(3, 6)
    strided = torch.stack([dense, dense], -1)[..., 0]  # every second number in memory
    expected, got = (
        BACKWARD(*backward_call(forward_call(logits.detach(), target=target), **grads))
        for grads in (
            dict(zip(UPSTREAM, dense, strict=True)),
            dict(zip(UPSTREAM, strided, strict=True)),
        )
    )
    assert torch.equal(expected, got)
