"""The policy loss as a module: logits or log-probs and rollout data in, loss and metrics out."""

import types
from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from logpile.loss import validation
from logpile.loss.aggregation import Denominators
from logpile.loss.collectives import Group, group_name
from logpile.loss.config import PolicyLossConfig
from logpile.loss.errors import EntropyGradError, check_entropy_grad
from logpile.loss.layout import SPARE, Layout, ids_from_cu_seqlens
from logpile.loss.metrics import Metrics
from logpile.loss.step import Batch, Result, Stages, Tokens, TokenValues, compute
from logpile.ops import logprob_entropy

Number = float | Tensor

IGNORED = -100  # the op's default for a row that it leaves out


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
    from_logits: bool
    packed: bool
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
        advantages: Tensor,
        mask: Tensor,
        old_logprob: Tensor | None = None,
        ref_logprob: Tensor | None = None,
        rollout_logprob: Tensor | None = None,
        seq_ids: Tensor | None = None,
        num_seqs: int | None = None,
        cu_seqlens: Tensor | None = None,
        advantages_per: str | None = None,
        weights: Tensor | None = None,
        is_weight: Tensor | None = None,
        keep_tokens: Tensor | None = None,
        total_tokens: Number | None = None,
        total_seqs: Number | None = None,
        seq_tokens: Tensor | None = None,
        entropy_coef: Number | None = None,
        kl_coef: Number | None = None,
        temperature: Number | None = None,
        loss_scale: Number | None = None,
        noise: Tensor | None = None,
        keep: Any = None,
        vocab_start: int | None = None,
        vocab_size: int | None = None,
        softcap: float | None = None,
    ) -> PolicyLossOutput:
        """Compute the loss from logits.

        Args:
            logits: [T, V], [1, T, V] or [B, S, V]; what the op takes, sharded too.
            target: [T], [1, T] or [B, S] token ids; anything where masked.
            advantages: one a token, in the shape of target, or one a sequence: [num_seqs], [B] or
                [B, 1].
            mask: which tokens count, bool or 0/1. Rows masked out are ignored rows of the op.
            old_logprob: of the policy to compare with. None: on-policy, the ratio is 1.
            ref_logprob: of the reference policy, for the KL.
            rollout_logprob: of the engine that sampled, for importance weights and masks.
            seq_ids: [T] the sequence of each packed token, in any order; with num_seqs.
            num_seqs: how many sequences there are.
            cu_seqlens: [num_seqs + 1] offsets, in place of seq_ids and num_seqs.
            advantages_per: "token" or "sequence", where the shape could be either.
            weights: per-token weights of every term; the denominators stay those of the mask.
            is_weight: ready-made importance weights a token, in place of computed ones.
            keep_tokens: a ready-made mask a token, beside computed ones.
            total_tokens: N of the whole batch; see `logpile.loss.aggregation`.
            total_seqs: M of the whole batch.
            seq_tokens: [num_seqs] n_i of whole sequences.
            entropy_coef: as in the configuration, for this call. A number or a 0-d tensor; another
                non-zero value never recompiles. A tensor counts as non-zero.
            kl_coef: likewise.
            temperature: likewise; also one a token.
            loss_scale: likewise.
            noise: uniform in [0, 1) a token, for clip-cov; drawn where None.
            keep: the op's keep set.
            vocab_start: the op's, for sharded logits.
            vocab_size: the op's.
            softcap: the op's.

        Raises:
            ValueError: shapes or values that do not fit, or data that the configuration misses.
            IndexError: on a CPU, an unmasked token of a sequence that is not there.
        """
        validation.check_logits(logits, target)
        op = {
            "keep": keep,
            "vocab_start": vocab_start,
            "vocab_size": vocab_size,
            "softcap": softcap,
            "group": self.group,
            "inplace_backward": self.inplace_backward or None,
        }
        data: dict[str, Any] = {name: value for name, value in op.items() if value is not None}
        warm = self.config.temperature if temperature is None else temperature
        data["temperature"] = as_number("temperature", warm, logits, positive=True)
        data |= {"logits": logits, "target": target}
        named = given(
            mask=mask,
            advantages=advantages,
            old_logprob=old_logprob,
            ref_logprob=ref_logprob,
            rollout_logprob=rollout_logprob,
            weights=weights,
            is_weight=is_weight,
            keep_tokens=keep_tokens,
            noise=noise,
        )
        layout = given(seq_ids=seq_ids, num_seqs=num_seqs, cu_seqlens=cu_seqlens)
        totals = given(total_tokens=total_tokens, total_seqs=total_seqs, seq_tokens=seq_tokens)
        coefficients = {"entropy_coef": entropy_coef, "kl_coef": kl_coef, "loss_scale": loss_scale}
        return self._run(target, data, named, layout, totals, coefficients, advantages_per)

    def from_logprobs(
        self,
        logprob: Tensor,
        entropy: Tensor | None,
        *,
        advantages: Tensor,
        mask: Tensor,
        kl_logprob: Tensor | None = None,
        old_logprob: Tensor | None = None,
        ref_logprob: Tensor | None = None,
        rollout_logprob: Tensor | None = None,
        seq_ids: Tensor | None = None,
        num_seqs: int | None = None,
        cu_seqlens: Tensor | None = None,
        advantages_per: str | None = None,
        weights: Tensor | None = None,
        is_weight: Tensor | None = None,
        keep_tokens: Tensor | None = None,
        total_tokens: Number | None = None,
        total_seqs: Number | None = None,
        seq_tokens: Tensor | None = None,
        entropy_coef: Number | None = None,
        kl_coef: Number | None = None,
        loss_scale: Number | None = None,
        noise: Tensor | None = None,
    ) -> PolicyLossOutput:
        """Compute the loss from log-probs and, where a bonus or a metric needs it, the entropy.

        Args are those of `forward`, with logprob and entropy [T], [1, T] or [B, S] in place of
        logits and target, and `kl_logprob`, where the KL takes another log-prob (with a keep set,
        the op's full_logprob).

        Raises:
            EntropyGradError: an entropy bonus on an entropy that is missing or has no gradient,
                while the log-prob has one.
            ValueError: as `forward`.
        """
        data = {"logprob": logprob}
        data |= given(entropy=entropy, kl_logprob=kl_logprob)
        named = given(
            mask=mask,
            advantages=advantages,
            old_logprob=old_logprob,
            ref_logprob=ref_logprob,
            rollout_logprob=rollout_logprob,
            weights=weights,
            is_weight=is_weight,
            keep_tokens=keep_tokens,
            noise=noise,
        )
        layout = given(seq_ids=seq_ids, num_seqs=num_seqs, cu_seqlens=cu_seqlens)
        totals = given(total_tokens=total_tokens, total_seqs=total_seqs, seq_tokens=seq_tokens)
        coefficients = {"entropy_coef": entropy_coef, "kl_coef": kl_coef, "loss_scale": loss_scale}
        return self._run(logprob, data, named, layout, totals, coefficients, advantages_per)

    def _run(
        self,
        tokens: Tensor,  # of the shape of the tokens
        data: dict[str, Any],
        named: dict[str, Any],
        layout: dict[str, Any],
        totals: dict[str, Any],
        coefficients: dict[str, Number | None],
        advantages_per: str | None,
    ) -> PolicyLossOutput:
        """Validate, decide what is static, and run the step, compiled or not."""
        config = self.config
        seqs = validation.sequences(tokens, layout)
        validation.check_tokens(tokens, named)
        per = validation.advantages_per(tokens, named["advantages"], seqs, advantages_per)
        entropy_term = is_on(coefficients["entropy_coef"], config.entropy_coef)
        kl_term = is_on(coefficients["kl_coef"], config.kl_coef) and config.kl_place != "reward"
        validation.check_needs(config, self.stages, named, data, kl_term=kl_term)
        if entropy_term and "logprob" in data:
            check_entropy(data["logprob"], data.get("entropy"))
        if config.surrogate == "clip-cov" and "noise" not in named:
            named["noise"] = torch.rand(tokens.shape, device=tokens.device)
        for name, value in coefficients.items():
            default = getattr(config, name)
            data[name] = as_number(name, default if value is None else value, tokens)
        for name, total in totals.items():
            data[name] = total if name == "seq_tokens" else as_number(name, total, tokens)
        if layout.get("cu_seqlens") is not None:
            layout["seq_ids"] = ids_from_cu_seqlens(layout.pop("cu_seqlens"), tokens.numel())
        if seqs is not None:
            layout["num_seqs"] = tokens.new_empty(
                seqs + SPARE, dtype=torch.uint8
            )  # its size counts
        data |= named | layout
        static = Static(
            torch.is_grad_enabled(),
            entropy_term,
            kl_term,
            "logits" in data,
            seqs is not None,
            frozenset(data) | {f"advantages_per_{per}"},
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
    if static.from_logits:
        out = call_op(data, static)
        logprob, entropy = out.logprob, out.entropy
        kl_logprob = getattr(out, "full_logprob", None) if config.kl_logprob == "full" else None
    else:
        logprob, entropy = data["logprob"], data.get("entropy")
        kl_logprob = data.get("kl_logprob")
    advantages = data["advantages"]
    if "advantages_per_sequence" in static.given:
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
    target = torch.where(data["mask"] != 0, data["target"].long(), IGNORED)
    return logprob_entropy(
        data["logits"],
        target,
        temperature=data["temperature"],
        with_entropy_grad=static.entropy_term,
        **{name: data[name] for name in names if name in data},
    )


def compiled(step: Callable[[dict[str, Any]], Result]) -> Callable[[dict[str, Any]], Result]:
    """Compile a step under a code object of its own: Dynamo's limit of graphs is for each code."""
    own = types.FunctionType(
        step.__code__.replace(),
        step.__globals__,
        step.__name__,
        step.__defaults__,
        step.__closure__,
    )
    graph = torch.compile(own, fullgraph=True)

    def run(data: dict[str, Any]) -> Result:
        result: Result = graph({k: with_dynamic_sizes(k, v) for k, v in data.items()})
        return result

    return run


def with_dynamic_sizes(name: str, value: Any) -> Any:
    """Alias a tensor and let its sizes vary from the first graph on, but for the vocabulary."""
    if type(value) not in (Tensor, nn.Parameter):
        return value
    alias = torch.ops.aten.alias(value)  # what is marked is ours, not the caller's tensor
    for dimension in range(value.ndim - (name == "logits")):
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


def given(**values: Any) -> dict[str, Any]:
    """Collect the arguments that are given."""
    return {name: value for name, value in values.items() if value is not None}


def is_on(given: Number | None, default: float) -> bool:
    """Tell whether a coefficient counts as non-zero: a tensor does, whatever it holds."""
    value = default if given is None else given
    return isinstance(value, Tensor) or value != 0


def as_number(name: str, value: Number, like: Tensor, *, positive: bool = False) -> Tensor:
    """Make a coefficient a tensor, in the one way that no graph takes for a constant."""
    if isinstance(value, Tensor):
        return value
    validation.check_number(name, value, positive=positive)
    dtype = torch.float64 if like.dtype == torch.float64 else torch.float32
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
