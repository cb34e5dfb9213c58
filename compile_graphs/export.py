"""`export_graphs`: from a function to a folder with a page."""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from logpile.compile_graphs import exported, folder, paths, restore, safety, stages
from logpile.compile_graphs.assemble import Run, assemble
from logpile.compile_graphs.capture import capture
from logpile.compile_graphs.drawing import draw
from logpile.compile_graphs.fx_module import as_module
from logpile.compile_graphs.page import write_page
from logpile.compile_graphs.report import Remark, Report, Stage
from logpile.compile_graphs.safety import Inputs
from logpile.compile_graphs.stages import CompiledGraph


def export_graphs(
    fn: Callable[..., Any],
    *args: Any,
    out: str | os.PathLike[str],
    backward: bool = True,
    dynamic: bool | None = None,
    more: Sequence[Inputs] = (),
    tokens: int | None = None,
    title: str | None = None,
    time_kernels: bool = False,
    compile: bool = True,  # noqa: A002 - torch's own word for it
    force: bool = False,
    **kwargs: Any,
) -> Report:
    """Compile a function, run it on copies of its inputs, and write down what the compiler made.

    The folder gets one readable file for each stage of each graph (Dynamo's graph, the joint one,
    forward, backward, those after Inductor's passes, its code), drawings of the graphs, the
    exported program where torch.export takes the function, `summary.json` and `index.html`.

    Nothing of the caller's changes: inputs are copied; tensors, attributes, globals and random
    states that the function changes are put back; the compile caches are others. No value of a
    tensor enters a file; Python numbers do, since they are constants of graphs.

    Args:
        fn: any function or module that torch.compile takes; a compiled one is compiled anew.
        args: its example inputs.
        out: the folder to make.
        backward: also run backward, from the sum of all results with a gradient. False exports the
            forward alone, as under no_grad.
        dynamic: as torch.compile takes it. Dimensions marked by mark_dynamic stay marked.
        more: further example inputs, `(args, kwargs)` each, to be called in turn: what
            recompiles then is reported with its reason.
        tokens: what "per token" divides by. None takes the elements of the largest integer input,
            else the rows of the largest input.
        title: a name for the page. None takes the function's.
        time_kernels: measure each kernel, the shortest of some runs.
        compile: False runs the function as it is, for what it compiles by itself.
        force: replace an export that is there.
        kwargs: its example inputs by name; for one that is a name above, wrap the function.

    Returns:
        The report, as `summary.json` holds it. Where the function could not be compiled or raised,
        `report.failure` says where and why, and the rest is what was found until then.

    Raises:
        FolderError: `out` can't be written, or is not empty.
        ValueError: `tokens` is less than 1.
    """
    if tokens is not None and tokens < 1:
        raise ValueError(
            f"tokens is {tokens}; give 1 or more, or None to take them from the inputs"
        )
    path = folder.check(out, force=force)
    example = (args, kwargs)
    name = title or getattr(fn, "__name__", None) or type(fn).__name__
    run = capture(
        fn,
        [example, *more],
        title=name,
        backward=backward,
        dynamic=dynamic,
        compile_it=compile,
        tokens=tokens,
        time_kernels=time_kernels,
    )
    with folder.written_whole(path) as made:
        return write(run, made, program=(fn, example))


def write(run: Run, made: Path, program: tuple[Callable[..., Any], Inputs] | None = None) -> Report:
    """Write an export into a folder, with the exported program of a function that is at hand."""
    report, graphs = assemble(run)
    found = [stage for graph in graphs for stage in write_stages(graph, made)]
    remarks = list(report.remarks)
    if program is not None and report.failure is None:
        try:
            fn, example = program
            with restore.kept(fn, example):
                text = exported.save(fn, safety.copied(example), made)
            (made / "export.py").write_text(stages.readable("export", 0, text), encoding="utf-8")
            found.append(Stage("export", 0, "export.py", "python"))
        except Exception as error:  # a function need not export
            reason = f"{type(error).__name__}: {str(error).strip().split(chr(10))[0]}"
            remarks.append(Remark("export", paths.short(reason), None))
    report = replace(report, stages=found, remarks=remarks)
    (made / folder.SUMMARY).write_text(report.to_json(), encoding="utf-8")
    write_page(report, made)
    return report


def write_stages(graph: CompiledGraph, made: Path) -> list[Stage]:
    """Write the files of one graph, and drawings of those that are graphs."""
    found = []
    for stage, text in graph.texts.items():
        name = stages.file_name(stage, graph.number)
        (made / name).write_text(stages.readable(stage, graph.number, text), encoding="utf-8")
        drawing = None
        if stage in graph.graphs:
            drawing = draw(as_module(graph.graphs[stage]), made, name.removesuffix(".py"))
        found.append(Stage(stage, graph.number, name, "python", drawing))
    return found
