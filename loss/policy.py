"""The policy loss as a module: logits or log-probs and rollout data in, loss and metrics out."""

import copy
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import Tensor, nn

from logpile.loss import validation
from logpile.loss.aggregation import Denominators
from logpile.loss.collectives import Group, group_name
from logpile.loss.config import PolicyLossConfig
from logpile.loss.errors import EntropyGradError, check_entropy_grad
from logpile.loss.layout import SPARE, Layout, ids_from_cu_seqlens
from logpile.loss.metrics import Metrics
from logpile.loss.rollout import COEFFICIENTS, Number
from logpile.loss.step import Batch, Result, Stages, Tokens, TokenValues, compute
from logpile.ops import KeepSet, logprob_entropy
from logpile.ops.own_code import with_own_code

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from logpile.loss.rollout import Rollout

# Marks the rows under the mask. It is not -100: an unmasked target of -100, as labels have where
# there is nothing to learn, is a mistake, and the op tells.
IGNORED = -(2**31)


class PolicyLossOutput(NamedTuple):
    """What a policy loss gives back."""

    loss: Tensor  # 0-d, attached also where nothing is unmasked
    metrics: Metrics
    tokens: TokenValues


class Static(NamedTuple):
    """What a graph is compiled for; another value is another graph."""

    grad: bool
    entropy_term: bool
    kl_term: bool
    packed: bool
    advantages_per: str
    given: frozenset[str]


class PolicyLoss(nn.Module):
    """Turn logits or log-probs and rollout data into one scalar loss, under torch.compile.

    Args:
        config: all that defines the loss.
        group: the tensor-parallel group of sharded logits, as the op takes it. None: not sharded.
        cp_group: the context-parallel group over which the tokens of a sequence are spread. Each
            rank's loss is its share: the sum over ranks is the loss.
        compile: compile op and loss into one region, one graph for each configuration, with and
            without gradient. False runs both eagerly, or inside a region of the caller's.
        surrogate: `f(tokens) -> loss of each token`, in place of the configuration's.
        importance: `f(log_rho, tokens) -> (weight, kept)`, in place of weight and masks.
        aggregate: `f(values, layout) -> 0-d`, in place of the configuration's.
        inplace_backward: the op's option; eager alone.

    The module holds no parameters, and groups by their names: it deepcopies and pickles.
    """

    def __init__(
        self,
        config: PolicyLossConfig,
        *,
        group: Group = None,
        cp_group: Group = None,
        compile: bool = True,  # noqa: A002 - torch's own word for it
        surrogate: Callable[[Tokens], Tensor] | None = None,
        importance: Callable[[Tensor, Tokens], tuple[Tensor, Tensor]] | None = None,
        aggregate: Callable[[Tensor, Layout], Tensor] | None = None,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        validation.check_config(config)
        self.config = config
        self.group = group_name(group)
        self.cp_group = group_name(cp_group)
        self.compiled = compile
        self.stages = Stages(surrogate, importance, aggregate)
        self.inplace_backward = inplace_backward
        self._graphs: dict[Static, Callable[[dict[str, Any]], Result]] = {}

    def forward(
        self,
        logits: Tensor,
        target: Tensor,
        *,
        temperature: Number | None = None,
        softcap: float | None = None,
        keep: Tensor | KeepSet | None = None,
        vocab_start: int | None = None,
        vocab_size: int | None = None,
        **rollout: "Unpack[Rollout]",
    ) -> PolicyLossOutput:
        """Compute the loss from logits.

        Args:
            logits: [T, V], [1, T, V] or [B, S, V]; what the op takes, sharded and DTensors too.
            target: [T], [1, T] or [B, S] token ids. Rows under the mask are ignored rows of the op.
            temperature: in place of the configuration's: a number, a 0-d tensor, or one a token.
            softcap: the op's.
            keep: the op's keep set, a mask or a `KeepSet`. The KL takes the log-prob over the whole
                vocabulary, unless the configuration says otherwise.
            vocab_start: the op's, for sharded logits.
            vocab_size: the op's.
            rollout: see `Rollout`.

        Raises:
            TypeError: an argument that is not known, or missing.
            ValueError: shapes or values that do not fit, or data that the configuration misses.
            IndexError: on a CPU, an unmasked token of a sequence that is not there, and, not
                compiled, an unmasked target out of range; elsewhere that makes the loss NaN.
        """
        validation.check_logits(logits, target)
        op = {
            "softcap": softcap,
            "keep": keep,
            "vocab_start": vocab_start,
            "vocab_size": vocab_size,
            "group": self.group,
            "inplace_backward": self.inplace_backward or None,
        }
        data: dict[str, Any] = {name: value for name, value in op.items() if value is not None}
        value = self.config.temperature if temperature is None else temperature
        data["temperature"] = as_number("temperature", value, logits, positive=True)
        return self._run(target, data | {"logits": logits, "target": target}, dict(rollout))

    def from_logprobs(
        self,
        logprob: Tensor,
        entropy: Tensor | None,
        *,
        kl_logprob: Tensor | None = None,
        **rollout: "Unpack[Rollout]",
    ) -> PolicyLossOutput:
        """Compute the loss from log-probs and, where a bonus or a metric needs it, the entropy.

        Args:
            logprob: [T], [1, T] or [B, S], of the current policy.
            entropy: one a token, or None.
            kl_logprob: one a token, where the KL takes another log-prob: with a keep set, the op's
                full_logprob.
            rollout: see `Rollout`.

        Raises:
            EntropyGradError: an entropy bonus on an entropy that is missing or has no gradient,
                while the log-prob has one.
            TypeError: as `forward`.
            ValueError: as `forward`.
            IndexError: as `forward`.
        """
        data: dict[str, Any] = {"logprob": logprob}
        for name, value in (("entropy", entropy), ("kl_logprob", kl_logprob)):
            if value is not None:
                validation.check_per_token(name, value, logprob)
                data[name] = value
        return self._run(logprob, data, dict(rollout))

    def _run(
        self, tokens: Tensor, data: dict[str, Any], rollout: dict[str, Any]
    ) -> PolicyLossOutput:
        """Validate, decide what is static, and run the step, compiled or not.

        `tokens` gives shape and device of the tokens.
        """
        config = self.config
        validation.check_names(rollout)
        given = {name: value for name, value in rollout.items() if value is not None}
        per_sequence = given.pop("advantages_per", None)
        seqs = validation.sequences(tokens, given)
        validation.check_tokens(tokens, given)
        per = validation.advantages_per(tokens, given["advantages"], seqs, per_sequence)
        entropy_term = is_on(given.get("entropy_coef", config.entropy_coef))
        kl_term = is_on(given.get("kl_coef", config.kl_coef)) and config.kl_place != "reward"
        validation.check_needs(config, self.stages, given, data, kl_term=kl_term)
        if entropy_term and "logprob" in data:
            check_entropy(data["logprob"], data.get("entropy"))

        like = data.get("logits", tokens)
        data |= given
        for name in COEFFICIENTS:
            data[name] = as_number(name, given.get(name, getattr(config, name)), like)
        for name in ("total_tokens", "total_seqs"):
            if name in given:
                data[name] = as_number(name, given[name], like)
        if config.surrogate == "clip-cov" and "noise" not in given:
            data["noise"] = torch.rand(tokens.shape, device=tokens.device)
        if "cu_seqlens" in data:
            data["seq_ids"] = ids_from_cu_seqlens(data.pop("cu_seqlens"), tokens.numel())
        if seqs is not None:
            # A number that may change without another graph: the size of a tensor.
            data["num_seqs"] = tokens.new_empty(seqs + SPARE, dtype=torch.uint8)
        static = Static(
            grad=torch.is_grad_enabled(),
            entropy_term=entropy_term,
            kl_term=kl_term,
            packed=seqs is not None,
            advantages_per=per,
            given=frozenset(data),
        )
        result = self._graph(static)(data)
        metrics = Metrics(result.kinds, result.metrics)
        return PolicyLossOutput(result.loss, metrics, shaped(result.tokens, tokens.shape))

    def _graph(self, static: Static) -> Callable[[dict[str, Any]], Result]:
        """Make or find the step for what is static."""
        config, stages, cp_group = self.config, self.stages, self.cp_group

        def step(data: dict[str, Any]) -> Result:
            return run_step(config, stages, cp_group, static, data)

        if not self.compiled or torch.compiler.is_compiling():
            return step
        if static not in self._graphs:
            self._graphs[static] = compiled(step)
        return self._graphs[static]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_graphs": {}}  # compiled code neither copies nor pickles


def run_step(
    config: PolicyLossConfig,
    stages: Stages,
    cp_group: str | None,
    static: Static,
    data: dict[str, Any],
) -> Result:
    """Run the op and the loss; data holds tensors by the names of the public arguments."""
    mask = data["mask"]
    if static.packed:
        rows = data["num_seqs"].shape[0]
        layout = Layout.of_rows(mask, data["seq_ids"], rows, cp_group)
    else:
        layout = Layout.padded(mask, cp_group)
    if "logits" in data:
        out = call_op(data, static)
        logprob, entropy = out.logprob, out.entropy
        kl_logprob = out.full_logprob if config.kl_logprob == "full" else None
    else:
        logprob, entropy = data["logprob"], data.get("entropy")
        kl_logprob = data.get("kl_logprob")
    advantages = data["advantages"]
    if static.advantages_per == "sequence":
        advantages = layout.spread(layout.widen(advantages.reshape(-1), 0.0))

    def token(name: str) -> Tensor | None:
        value = data.get(name)
        return value if value is None else value.reshape(layout.mask.shape)

    batch = Batch(
        layout,
        logprob.reshape(layout.mask.shape),
        None if entropy is None else entropy.reshape(layout.mask.shape),
        advantages.reshape(layout.mask.shape),
        data["entropy_coef"] if static.entropy_term else None,
        data["kl_coef"] if static.kl_term else None,
        data["loss_scale"],
        None if kl_logprob is None else kl_logprob.reshape(layout.mask.shape),
        token("old_logprob"),
        token("ref_logprob"),
        token("rollout_logprob"),
        token("weights"),
        token("is_weight"),
        token("keep_tokens"),
        token("noise"),
        Denominators(data.get("total_tokens"), data.get("total_seqs"), data.get("seq_tokens")),
    )
    return compute(config, batch, stages)


def call_op(data: dict[str, Any], static: Static) -> Any:
    """Call the op, with the masked rows ignored."""
    names = ("keep", "vocab_start", "vocab_size", "softcap", "group", "inplace_backward")
    target = data["target"].long()
    counted = data["mask"].reshape(target.shape) != 0  # packed ones may be [T] beside [1, T]
    target = torch.where(counted, target, IGNORED)
    return logprob_entropy(
        data["logits"],
        target,
        temperature=data["temperature"],
        with_entropy_grad=static.entropy_term,
        ignore_index=IGNORED,
        **{name: data[name] for name in names if name in data},
    )


def compiled(step: Callable[[dict[str, Any]], Result]) -> Callable[[dict[str, Any]], Result]:
    """Compile a step, by itself."""
    graph = torch.compile(with_own_code(step), fullgraph=True)

    def run(data: dict[str, Any]) -> Result:
        result: Result = graph({k: with_dynamic_sizes(k, v) for k, v in data.items()})
        return result

    return run


def with_dynamic_sizes(name: str, value: Any) -> Any:
    """Alias a tensor and let its sizes vary from the first graph on, but for the vocabulary's."""
    if isinstance(value, KeepSet):
        alias = copy.copy(value)
        for part, ids in vars(value).items():
            setattr(alias, part, with_dynamic_sizes(part, ids))
        return alias
    if type(value) not in (Tensor, nn.Parameter):
        return value
    alias = torch.ops.aten.alias(value)  # what is marked is ours, not the caller's tensor
    for dimension in range(value.ndim - (name in ("logits", "keep"))):
        torch._dynamo.maybe_mark_dynamic(alias, dimension)
    return alias


def shaped(values: TokenValues, shape: torch.Size) -> TokenValues:
    """Give per-token values the shape that the caller's tokens have."""
    return TokenValues(
        values.logprob.reshape(shape),
        None if values.entropy is None else values.entropy.reshape(shape),
        values.ratio.reshape(shape),
        None if values.kl is None else values.kl.reshape(shape),
        values.weight.reshape(shape),
    )


def is_on(coefficient: Number) -> bool:
    """Tell whether a coefficient counts as non-zero: a tensor does, whatever it holds."""
    return isinstance(coefficient, Tensor) or coefficient != 0


def as_number(name: str, value: Number, like: Tensor, *, positive: bool = False) -> Tensor:
    """Make a coefficient a tensor, in the one way that no graph takes for a constant."""
    dtype = torch.float64 if like.dtype == torch.float64 else torch.float32
    if isinstance(value, Tensor):
        return value.to(dtype)
    validation.check_number(name, value, positive=positive)
    return torch.zeros((), dtype=dtype, device=like.device) + value


def check_entropy(logprob: Tensor, entropy: Tensor | None) -> None:
    """Refuse a bonus that would silently train nothing."""
    if entropy is None:
        raise EntropyGradError(
            "an entropy bonus needs the entropy, and none is given: pass the op's entropy, or set "
            "the entropy coefficient to 0"
        )
    if logprob.requires_grad:
        check_entropy_grad(entropy)
