"""`logpile graphs`: an export from the command line."""

import contextlib
import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from logpile.compile_graphs import assertions, drawing, folder, presets, printing, trace
from logpile.compile_graphs.assertions import Claim
from logpile.compile_graphs.compare import ComparisonError, compare, parted
from logpile.compile_graphs.export import export_graphs, write
from logpile.compile_graphs.page import write_comparison
from logpile.compile_graphs.report import Report
from logpile.compile_graphs.safety import Inputs


class ClaimType(click.ParamType[Claim]):
    """A claim about a number of the verdict."""

    name = "NAME<=VALUE"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Claim:
        """Read it."""
        try:
            return value if isinstance(value, Claim) else assertions.read_claim(value)
        except ValueError as error:
            self.fail(str(error), param, ctx)


FOLDER = click.Path(path_type=Path)


EXAMPLES = """\b
logpile graphs --preset grpo --tokens 512 --vocab 151936 --out graphs/grpo
logpile graphs package.train:loss_fn --inputs package.train:example_inputs --out graphs/mine
logpile graphs --trace TORCH_TRACE_FOLDER --out graphs/job
logpile graphs --compare graphs/grpo graphs/mine
logpile graphs ... --assert breaks=0 --assert full_size_buffers<=1
"""


@click.command(epilog=EXAMPLES)
@click.argument("function", required=False)
@click.option("--inputs", help="module:function that returns the example inputs of FUNCTION.")
@click.option(
    "--preset",
    type=click.Choice(presets.NAMES),
    metavar="NAME",
    help="Take a loss of ours, or the op.",
)
@click.option("--trace", "trace_folder", type=FOLDER, help="Take the logs of a job's TORCH_TRACE.")
@click.option("--compare", nargs=2, type=FOLDER, help="Compare two exports.")
@click.option("--out", type=FOLDER, help="The folder to make.")
@click.option("--force", is_flag=True, help="Replace the export that is in it.")
@click.option("--tokens", type=click.IntRange(min=1), help="Rows of the preset's logits [512].")
@click.option("--vocab", type=click.IntRange(min=2), help="Columns of them [151936].")
@click.option("--dtype", type=click.Choice([*presets.DTYPES]), help="Their dtype [bf16].")
@click.option("--entropy-coef", type=float, help="The preset's entropy coefficient.")
@click.option("--kl-coef", type=float, help="The preset's KL coefficient.")
@click.option("--temperature", type=float, help="The preset's temperature.")
@click.option("--dynamic/--static", default=None, help="As torch.compile(dynamic=...).")
@click.option("--backward/--no-backward", default=True, help="Forward alone, as under no_grad.")
@click.option("--time", "time_kernels", is_flag=True, help="Measure each kernel.")
@click.option("--assert", "claims", type=ClaimType(), multiple=True, help="Fail if it's not so.")
def command(
    function: str | None,
    inputs: str | None,
    preset: str | None,
    trace_folder: Path | None,
    compare: tuple[Path, Path] | None,
    out: Path | None,
    claims: tuple[Claim, ...],
    **options: Any,
) -> None:
    """Show what the compiler made of a function, on one page.

    FUNCTION is module:function. Its --inputs return a tuple of arguments, a dict of keywords, or a
    list of such, to be called in turn.

    Exits with 1 where it broke, was compiled again, or failed, unless an --assert on `breaks` or
    `recompiles` says how often is fine; and where an --assert does not hold.
    """
    sources = {
        "FUNCTION": function,
        "--preset": preset,
        "--trace": trace_folder,
        "--compare": compare,
    }
    given = [name for name, value in sources.items() if value]
    if len(given) != 1:
        seen = " and ".join(given) or "none"
        raise click.UsageError(f"give one of {', '.join(sources)}; there is {seen}")
    if compare is not None:
        sys.exit(show_comparison(*compare, out, force=options["force"]))
    if out is None:
        raise click.UsageError("--out is missing: the folder to make")
    try:
        if trace_folder is not None:
            reports = from_trace(trace_folder, out, options)
        elif preset is not None:
            reports = [from_preset(preset, out, options)]
        else:
            reports = [from_function(str(function), inputs, out, options)]
    except (folder.FolderError, trace.TraceError) as error:
        raise click.ClickException(str(error)) from error
    sys.exit(conclude(reports, out, claims))


def from_preset(name: str, out: Path, options: dict[str, Any]) -> Report:
    """Export an example of our own."""
    names = ("entropy_coef", "kl_coef", "temperature")
    changes = {each: options[each] for each in names if options[each] is not None}
    tokens, vocab = options["tokens"] or 512, options["vocab"] or 151_936
    folder.check(out, force=options["force"])
    try:
        example = presets.example(
            name, tokens, vocab, presets.DTYPES[options["dtype"] or "bf16"], **changes
        )
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    return export_graphs(
        example.fn,
        *example.args,
        **example.kwargs,
        out=out,
        title=f"{name} [{tokens}, {vocab}] {options['dtype'] or 'bf16'}",
        compile=not example.compiles_itself,
        tokens=tokens,
        **settings(options),
    )


def from_function(name: str, inputs: str | None, out: Path, options: dict[str, Any]) -> Report:
    """Export a function of the user's."""
    if inputs is None:
        raise click.UsageError(f"--inputs is missing: module:function with the inputs of {name}")
    for option in ("vocab", "dtype", "entropy_coef", "kl_coef", "temperature"):
        if options[option] is not None:
            raise click.UsageError(f"--{option.replace('_', '-')} is for a --preset")
    folder.check(out, force=options["force"])
    function = found(name)
    make = found(inputs)
    with told_from_our_exit(inputs):
        made = make()
    first, *more = examples(made, inputs)
    args, kwargs = first
    if clash := kwargs.keys() & inspect.signature(export_graphs).parameters.keys():
        raise click.ClickException(f"{inputs} names {min(clash)}, which export_graphs takes itself")
    return export_graphs(
        function,
        *args,
        **kwargs,
        more=more,
        out=out,
        title=name,
        tokens=options["tokens"],
        **settings(options),
    )


def settings(options: dict[str, Any]) -> dict[str, Any]:
    """Pick what `export_graphs` takes as it is."""
    return {name: options[name] for name in ("force", "dynamic", "backward", "time_kernels")}


def found(name: str) -> Callable[..., Any]:
    """Import `module:function`."""
    module_name, _, path = name.partition(":")
    if not path:
        raise click.UsageError(f"{name!r} is not of the form module:function")
    sys.path.insert(0, str(Path.cwd()))
    try:
        with told_from_our_exit(module_name):
            value: Any = import_module(module_name)
    except ModuleNotFoundError as error:
        raise click.ClickException(f"there is no module {error.name} (for {name})") from error
    finally:
        sys.path.pop(0)
    for part in path.split("."):
        if not hasattr(value, part):
            names = ", ".join(n for n in vars(value) if not n.startswith("_"))
            raise click.ClickException(f"{module_name} has no {path}; it has {names}")
        value = getattr(value, part)
    if not callable(value):
        raise click.ClickException(f"{name} is a {type(value).__name__}, and can't be called")
    function: Callable[..., Any] = value
    return function


@contextlib.contextmanager
def told_from_our_exit(name: str) -> Iterator[None]:
    """Tell an exit of the user's code, whose status may be 0, from the command's own."""
    try:
        yield
    except SystemExit as error:
        raise click.ClickException(f"{name} exits by itself, with {error.code!r}") from error


def examples(value: Any, name: str) -> Sequence[Inputs]:
    """Read what a function of example inputs returned."""
    if isinstance(value, list):
        if not value:
            raise click.ClickException(f"{name} returned an empty list; it needs an example")
        return [each for one in value for each in examples(one, name)]
    if isinstance(value, dict):
        return [((), value)]
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], tuple):
        args, kwargs = value
        if isinstance(kwargs, dict):
            return [(args, kwargs)]
    return [(value if isinstance(value, tuple) else (value,), {})]


def from_trace(source: Path, out: Path, options: dict[str, Any]) -> list[Report]:
    """Export the logs of a job: into the folder, or of several ranks into one for each."""
    path = folder.check(out, force=options["force"])
    logs = trace.read_logs(source)
    reports = []
    with folder.written_whole(path) as made:
        for log, name in zip(logs, names_of(logs), strict=True):
            inner = made if len(logs) == 1 else made / name
            inner.mkdir(exist_ok=len(logs) == 1)
            reports.append(write(trace.run_of(log, options["tokens"]), inner))
    return reports


def names_of(logs: Sequence[trace.Log]) -> list[str]:
    """Name the folder of each log: by its rank, with a number where a rank started again."""
    names: list[str] = []
    for place, log in enumerate(logs):
        before = sum(log.rank == each.rank for each in logs[:place])
        again = f"_{before}" if before else ""
        names.append(f"log{place}" if log.rank is None else f"rank{log.rank}{again}")
    return names


def conclude(reports: list[Report], out: Path, claims: Sequence[Claim]) -> int:
    """Print the verdicts and say whether all is as it should be; 1 where it is not."""
    named = {claim.name for claim in claims}
    defaults = [claim for claim in assertions.DEFAULTS if claim.name not in named]
    status = 0
    for report in reports:
        printing.show_verdict(report)
        if report.failure is not None:
            status = 1
        elif report.verdict.graphs == 0:
            printing.shout("nothing was compiled: there is no graph")
            status = 1
        for claim in [*claims, *defaults]:
            if (broken := claim.fails(report.verdict)) is not None:
                printing.shout(broken)
                status = 1
    for one, other, where in parted(reports):
        printing.shout(hangs(f"ranks {one.rank} and {other.rank}", where))
        status = 1
    if (lacking := drawing.note()) is not None:
        click.echo(lacking, err=True)
    click.echo(out if len(reports) > 1 else out / "index.html")
    return status


def hangs(who: str, where: str) -> str:
    """Say what a different order of collectives does."""
    return f"{who} ask for collectives in another order, which hangs the job: {where}"


def show_comparison(before: Path, after: Path, out: Path | None, *, force: bool) -> int:
    """Print a comparison, and write its page where one is wanted; 1 where ranks of a job part."""
    try:
        path = None if out is None else folder.check(out, force=force)
        found = compare(before, after)
    except (ComparisonError, folder.FolderError) as error:
        raise click.ClickException(str(error)) from error
    printing.show(found, before, after)
    if path is not None:
        with folder.written_whole(path) as made:
            page = write_comparison(found, str(before), str(after), made)
        click.echo(path / page.name)
    if found.order is None:
        return 0
    if not found.ranks:
        click.echo(f"collectives: {found.order}")
        return 0
    printing.shout(hangs("the two ranks", found.order))
    return 1
