"""The page of an export says what the report says, of any report, and nothing of it as markup."""

import base64
import gzip
import json
import re
import shutil
from dataclasses import fields, replace
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import fx
from torch.fx.passes.shape_prop import TensorMetadata

from logpile.compile_graphs import drawing
from logpile.compile_graphs.command import conclude
from logpile.compile_graphs.compare import Change, Comparison, compare
from logpile.compile_graphs.page import listing, words, write_comparison, write_page
from logpile.compile_graphs.page.figures import COLUMNS, saved_bar, timeline
from logpile.compile_graphs.page.verdict import findings, tone
from logpile.compile_graphs.report import Break, Live, Report, Source, Stage
from tests import graph_reports

ROOT = Path(__file__).parents[1]


class Page(HTMLParser):
    """A page, read: its elements' ids, links and the text of each section."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self._texts: dict[str, list[str]] = {}
        self.stages: list[dict[str, Any]] = []
        self.drawings: list[str] = []
        self._open: list[tuple[str, str | None]] = []
        self.feed(html)
        self.sections = {
            name: " ".join(" ".join(texts).split()) for name, texts in self._texts.items()
        }

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if "href" in given else []
        if tag in ("section", "script", "style", "template"):
            self._open.append((tag, given.get("id") if tag == "section" else given.get("type")))

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1][0] == tag:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        tag, name = self._open[-1] if self._open else ("", None)
        if tag == "section" and name is not None:
            self._texts.setdefault(name, []).append(data)
        elif tag == "script" and name == "application/gzip":
            unpacked = gzip.decompress(base64.b64decode(data)).decode()
            if unpacked.startswith("{"):
                self.stages.append(json.loads(unpacked))
            else:
                self.drawings.append(unpacked)


def render(report: Report, folder: Path) -> Page:
    graph_reports.write_stages(folder)
    return Page(write_page(report, folder).read_text(encoding="utf-8"))


@pytest.fixture
def clean(tmp_path: Path) -> Page:
    return render(graph_reports.clean(), tmp_path)


@pytest.fixture
def troubled(tmp_path: Path) -> Page:
    return render(graph_reports.troubled(), tmp_path)


@pytest.mark.parametrize("name", ["clean", "troubled", "failed"])
def test_every_link_of_the_page_leads_somewhere(name: str, tmp_path: Path) -> None:
    report = getattr(graph_reports, name)()
    page = render(report, tmp_path)
    assert len(page.ids) == len(set(page.ids))
    (tmp_path / "summary.json").touch()  # the export writes it
    for link in page.links:
        if code := re.fullmatch(r"#code/(\d+)/(\d+)", link):
            stage, line = map(int, code.groups())
            text = (tmp_path / report.stages[stage].file).read_text(encoding="utf-8")
            assert 1 <= line <= text.count("\n")
        elif link.startswith("#"):
            assert link[1:] in page.ids
        elif link and not link.startswith("data:"):
            assert (tmp_path / link).is_file()


def test_the_page_asks_for_nothing(clean: Page) -> None:
    assert not {"img", "iframe", "object", "embed"} & set(clean.tags)
    assert clean.tags.count("link") == 1  # the icon, which is in it
    assert not [link for link in clean.links if "//" in link and not link.startswith("data:")]


def test_the_verdict_in_words(clean: Page, tmp_path: Path) -> None:
    said = clean.sections["verdict"]
    assert "One graph, no breaks" in said
    assert (
        "1 kernel forward and 1 backward; both touch a tensor as large as logits (156 MB)" in said
    )
    assert "4.10 kB are kept for backward, 8 bytes a token" in said
    assert "Compiled in 11.9 s" in said
    assert "Nothing here costs more than it must" in said


def test_the_headline_is_red_where_what_it_says_is_bad(tmp_path: Path) -> None:
    report = graph_reports.clean()
    full = replace(report.verdict, saved_bytes=2 * report.full_size_bytes)
    saving = replace(report, verdict=full)
    assert [finding.tone for finding in findings(saving)] == ["bad"]
    assert tone(saving) == "good"  # one graph, no breaks
    for number in ("breaks", "recompiles"):
        assert tone(replace(report, verdict=replace(full, **{number: 1}))) == "bad"
    assert tone(graph_reports.failed()) == "bad"


def test_what_is_wrong_stands_first(troubled: Page) -> None:
    said = troubled.sections["verdict"]
    wanted = [
        "2 graphs, 1 break, 1 recompile",
        "The graph breaks: call to print",
        "Compiled again: t was 0.8 and is 0.7",
        "4 full-size tensors allocated; the gradient alone is needed",
        "2.0× the largest input",
        "Dimension 0 of logits was to be dynamic and is fixed at 512",
        "Nothing fuses across 1 opaque call",
        "cast in memory, bf16 → fp32",
        "Kernels move 5.0× the least bytes",
        "Host sync: item() waits for the device",
    ]
    places = [said.find(each) for each in wanted]
    assert -1 not in places
    assert places == sorted(places)


def test_every_number_of_the_verdict_is_on_the_page(tmp_path: Path) -> None:
    verdict = graph_reports.CLEAN
    # Numbers that no other text holds: counts as they are, bytes in the units of the page.
    values = {field.name: 701 + 37 * i for i, field in enumerate(fields(verdict))}
    values |= {name: 1000 * value for name, value in values.items() if "bytes" in name}
    values["saved_bytes_per_token"] = 863
    report = replace(graph_reports.clean(), verdict=replace(verdict, **values))
    page = render(report, tmp_path)
    said = " ".join(page.sections.values())
    for name, value in values.items():
        in_bytes = "bytes" in name and name != "saved_bytes_per_token"
        shown = words.size(value) if in_bytes else words.number(value)
        assert re.search(rf"(?<![\d.]){re.escape(shown)}(?![\d.])", said), name


def test_a_failure_says_where_and_why_and_praises_nothing(tmp_path: Path) -> None:
    page = render(graph_reports.failed(), tmp_path)
    said = page.sections["verdict"]
    assert "It does not compile" in said
    assert "LoweringException" in said
    assert "sizes must match" in said
    assert "train/loss.py:32" in said
    assert "✓" not in " ".join(page.sections.values())


def test_tables_hold_what_the_report_holds(troubled: Page) -> None:
    saved = troubled.sections["saved"]
    assert "amax fp32 [512, 1] 2.05 kB 50.0 % aten.amax no train/loss.py:31" in saved
    assert "primals_1 bf16 [512, 151936] 156 MB an input" in saved
    assert [saved.index(f"{name} ") for name in ("convert", "amax", "log", "primals_1")] == sorted(
        saved.index(f"{name} ") for name in ("convert", "amax", "log", "primals_1")
    )
    kernels = troubled.sections["kernels"]
    assert "cpp_fused_amax_0 cpp aten.amax aten.log prims.convert_element_type" in kernels
    assert "12.3 ms 12.6 GB/s" in kernels
    assert "all_gather_into_tensor tp 10.2 kB" in troubled.sections["collectives"]
    breaks = troubled.sections["breaks"]
    assert 'call to print 2 times train/step.py:7 print("loss", loss)' in breaks
    assert "Log after the step, outside of it." in breaks
    assert "L['t'] == 0.8" in troubled.sections["recompiles"]
    assert "size is [512, 151936]" in troubled.sections["guards"]
    assert "an input is on the CPU" in troubled.sections["remarks"]
    assert "torch 2.13.0" in troubled.sections["setting"]


def test_text_of_the_user_is_never_markup(tmp_path: Path) -> None:
    evil = "</script><script>alert(1)</script><img src=x onerror=alert(1)>&amp;\"'"
    source = Source(f"/x/{evil}.py", 3, evil)
    stage = Stage("forward", 0, "0_forward.py", "python")
    report = replace(
        graph_reports.clean(),
        title=evil,
        stages=[stage],
        breaks=[Break(evil, evil, source, 1)],
        versions={evil: evil},
        inputs=[replace(graph_reports.LOGITS, name=evil)],
    )
    (tmp_path / stage.file).write_text(f"x = {evil!r}\n<!-- <script>\n", encoding="utf-8")
    page = Page(write_page(report, tmp_path).read_text(encoding="utf-8"))
    assert page.tags.count("script") == 2  # the stage and the page's own
    assert "img" not in page.tags
    assert page.stages[0]["text"] == f"x = {evil!r}\n<!-- <script>"
    assert evil in page.sections["breaks"]


def test_a_stage_is_carried_to_the_letter_and_coloured_whole(clean: Page) -> None:
    assert len(clean.stages) == 3
    for carried, (_, text) in zip(clean.stages, graph_reports.STAGES, strict=True):
        assert carried["text"] == text.rstrip("\n")
        lengths = re.findall(r"[a-z_](\d+)", str(carried["runs"]))
        assert sum(map(int, lengths)) == len(text.rstrip("\n"))


def coloured(text: str, language: str) -> list[tuple[str, str]]:
    """Give the pieces of a text with their colours."""
    pieces, at = [], 0
    for kind, length in re.findall(r"([a-z_])(\d+)", listing.runs(text, language)):
        pieces.append((kind, text[at : at + int(length)]))
        at += int(length)
    return pieces


def test_a_kernel_inside_the_code_has_its_own_colours() -> None:
    pieces = coloured(graph_reports.KERNELS, "python")
    assert ("c", "// the largest logit of a row") in [(kind, text.strip()) for kind, text in pieces]
    assert any(kind == "k" and "for" in text for kind, text in pieces)


def test_colours_end_at_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "COLOURED", 40)
    assert sum(len(text) for _, text in coloured("x = 1\n" * 100, "python")) == 40


def test_facts_and_stages_point_at_each_other(clean: Page) -> None:
    forward = {line: anchor for line, anchor, _ in clean.stages[0]["marks"]}
    assert forward == {2: "saved-0", 3: "line-0", 5: "saved-1", 6: "saved-2", 8: "line-1"}
    kernels = {line: anchor for line, anchor, _ in clean.stages[2]["marks"]}
    assert kernels == {4: "kernel-0"}
    assert {"#code/0/3", "#code/1/3", "#code/0/8", "#code/0/5", "#code/2/4"} <= set(clean.links)
    lines = clean.sections["lines"]
    assert "train/loss.py:31 logp = log_softmax(logits.float(), -1) saved: amax" in lines


def test_a_path_of_another_root_is_the_same_line(tmp_path: Path) -> None:
    source = Source("train/loss.py", 31, graph_reports.LOSS.code)
    other = Source("other/loss.py", 31, "another file of that name")
    report = replace(
        graph_reports.clean(),
        saved=[replace(graph_reports.clean().saved[1], source=source)],
        casts=[replace(graph_reports.clean().casts[0], source=other)],
    )
    page = render(report, tmp_path)
    assert sum(each.startswith("line-") for each in page.ids) == 3
    assert "another file of that name cast bf16 → fp32, fused" in page.sections["lines"]


def test_a_missing_stage_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="0_forward"):
        write_page(graph_reports.clean(), tmp_path)


def test_a_large_report_makes_a_page(tmp_path: Path) -> None:
    report = graph_reports.clean()
    steps = [Live(0, "forward", i, f"op{i}", 1000 + i % 997, ["primals_1"]) for i in range(50_000)]
    text = "".join(f"    sin_{i} = torch.sin(sin_{i - 1})\n" for i in range(50_000))
    report = replace(report, timeline=steps, kernels=report.kernels * 500, saved=report.saved * 200)
    graph_reports.write_stages(tmp_path)
    (tmp_path / report.stages[0].file).write_text(text, encoding="utf-8")
    page = Page(write_page(report, tmp_path).read_text(encoding="utf-8"))
    assert page.stages[0]["text"] == text.rstrip("\n")
    picture = timeline(report)
    assert picture is not None
    assert len(picture.columns) <= COLUMNS
    assert max(column.height for column in picture.columns) == 100


def test_the_timeline_marks_the_peak_and_when_full_size_tensors_live() -> None:
    picture = timeline(graph_reports.clean())
    assert picture is not None
    assert [column.peak for column in picture.columns] == [False, False, False, True]
    assert picture.peak_at == 87.5
    assert [(part.label, part.left) for part in picture.parts] == [("forward", 0), ("backward", 50)]
    assert [(lane.name, lane.spans) for lane in picture.lanes] == [
        ("primals_1", [(0, 100)]),
        ("buf4", [(75, 25)]),
    ]


def test_the_bar_shows_what_costs_memory_alone() -> None:
    bar = saved_bar(graph_reports.troubled())
    assert [each.name for each in bar] == ["convert", "amax", "log"]
    assert sum(each.width for each in bar) == pytest.approx(100)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "0 B"),
        (999, "999 B"),
        (1000, "1.00 kB"),
        (10_240, "10.2 kB"),
        (155_582_464, "156 MB"),
        (999_700, "1.00 MB"),
        (2_333_736_960, "2.33 GB"),
        (5e15, "5000 TB"),
    ],
)
def test_sizes_have_three_digits(number: float, said: str) -> None:
    assert words.size(number) == said


def chain(length: int) -> fx.Graph:
    """A graph of one input and a chain of ops."""
    graph = fx.Graph()
    node = graph.placeholder("x")
    node.meta["val"] = torch.empty(2, 3, dtype=torch.bfloat16)
    for _ in range(length):
        node = graph.call_function(torch.sin, (node,))
    graph.output(node)
    return graph


def test_a_drawing_reads_facts_wherever_the_compiler_puts_them() -> None:
    tensor = torch.empty(2, 3)
    known = TensorMetadata(tensor.shape, tensor.dtype, False, (), None, False, {})
    for key, value in [("val", tensor), ("example_value", (tensor,)), ("tensor_meta", known)]:
        node = fx.Graph().placeholder("x")
        node.meta[key] = value
        assert drawing.as_drawn(node).tensor == "float32 [2, 3]"


@pytest.mark.parametrize("program", ["dot", None])
def test_a_drawing_holds_names_ops_and_shapes(
    program: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if program is None:
        monkeypatch.setattr(shutil, "which", lambda name: None)
    assert drawing.draw(chain(3), tmp_path, "0_forward") == "0_forward.svg"
    dot = (tmp_path / "0_forward.dot").read_text(encoding="utf-8")
    svg = (tmp_path / "0_forward.svg").read_text(encoding="utf-8")
    for said in ("sin_2", "bfloat16 [2, 3]", "output"):
        assert said in dot
        assert said in svg
    assert "sin -> sin_1" in dot
    assert svg.count('class="node') == 5
    assert svg.count('class="edge') == 4
    assert (drawing.note() is None) == (shutil.which("dot") is not None)


def test_the_command_says_what_drawings_lack(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert conclude([graph_reports.clean()], Path("out"), []) == 0
    said = capsys.readouterr()
    assert "graphviz is not installed" in said.err
    assert said.out.endswith("out/index.html\n")
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/dot")
    conclude([graph_reports.clean()], Path("out"), [])
    assert capsys.readouterr().err == ""


def test_dot_files_do_not_depend_on_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing.draw(chain(3), tmp_path, "one")
    first = (tmp_path / "one.dot").read_text(encoding="utf-8")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    drawing.draw(chain(3), tmp_path, "one")
    assert (tmp_path / "one.dot").read_text(encoding="utf-8") == first


def test_a_drawing_engine_that_hangs_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "dot"
    engine.write_text("#!/bin/sh\nexec sleep 60\n", encoding="utf-8")
    engine.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda name: str(engine))
    monkeypatch.setattr(drawing, "GRAPHVIZ_SECONDS", 0.05)
    assert drawing.draw(chain(3), tmp_path, "late") == "late.svg"
    assert "By rows" in (tmp_path / "late.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("script", ["exit 3", "kill -9 $$", "echo nothing"])
def test_a_drawing_engine_that_fails_is_left(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    engine = tmp_path / "dot"
    engine.write_text(f"#!/bin/sh\ncat >/dev/null\n{script}\n", encoding="utf-8")
    engine.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda name: str(engine))
    assert drawing.draw(chain(3), tmp_path, "late") == "late.svg"
    assert "By rows" in (tmp_path / "late.svg").read_text(encoding="utf-8")
    assert "by rows" in caplog.text


def test_a_large_graph_is_drawn_by_rows_and_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "ROW_NODES", 600)
    drawing.draw(chain(1000), tmp_path, "large")
    svg = (tmp_path / "large.svg").read_text(encoding="utf-8")
    assert svg.count('class="node') == 600
    assert "600 of 1002 nodes" in svg
    assert (tmp_path / "large.dot").read_text(encoding="utf-8").count("->") == 1001


def test_rows_put_a_node_below_its_inputs_and_no_node_on_another() -> None:
    graph = fx.Graph()
    inputs = [graph.placeholder(f"x{i}") for i in range(5)]
    sums = [graph.call_function(torch.add, pair) for pair in pairwise(inputs)]
    graph.output(tuple(sums))
    nodes = [drawing.as_drawn(node) for node in graph.nodes]
    places = drawing.layout(nodes)
    assert len(set(places.values())) == len(nodes)
    for node in nodes:
        assert all(places[each][1] < places[node.name][1] for each in node.inputs)


def test_a_small_drawing_stands_on_the_page_and_a_large_one_is_linked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing.draw(chain(3), tmp_path, "0_forward")
    report = graph_reports.clean()
    first = replace(report.stages[0], drawing="0_forward.svg")
    report = replace(report, stages=[first, *report.stages[1:]])
    page = render(report, tmp_path)
    assert "drawing-0" in page.ids
    assert "<style" not in page.drawings[0]  # it would reach all of the page
    monkeypatch.setattr("logpile.compile_graphs.page.render.DRAWING_INLINE", 10)
    assert "drawing-0" not in render(report, tmp_path).ids


def compared(**changes: object) -> Comparison:
    found = Comparison(
        changes=[
            Change("saved_bytes", 4096, 311_169_024),
            Change("breaks", 1, 0),
            Change("kernels_forward", 1, 3),
            Change("compile_seconds", None, 2.5),
        ],
        order=None,
        ranks=False,
        diffs={"graph0_forward": ["--- a", "+++ b", "@@ -1 +1 @@", "-x = <b>", "+x = 2", " y"]},
        only={"graph0_backward": "left"},
    )
    return replace(found, **changes)  # type: ignore[arg-type]


def render_comparison(comparison: Comparison, folder: Path) -> Page:
    page = write_comparison(comparison, "left", "right", folder)
    return Page(page.read_text(encoding="utf-8"))


def test_a_comparison_tells_each_number_and_each_line(tmp_path: Path) -> None:
    page = render_comparison(compared(), tmp_path)
    assert "4 numbers and 1 stage changed" in page.sections["verdict"]
    numbers = page.sections["numbers"]
    assert "saved bytes 4.10 kB 311 MB +311 MB (75,969×) ✕" in numbers
    assert "breaks 1 0 −1 (−100 %) ✓" in numbers
    assert "kernels forward 1 3 +2 (+200 %) compile seconds unknown 2.5 s" in numbers
    stages = page.sections["stages"]
    assert "graph0_backward is in left alone." in stages
    assert "graph0_forward +1 −1 @@ -1 +1 @@ -x = <b> +x = 2 y" in stages


def test_a_comparison_lists_stages_in_their_order(tmp_path: Path) -> None:
    report = graph_reports.clean()
    names = ["dynamo", "joint", "forward", "backward", "post", "kernels", "export", "last"]
    every = [replace(report.stages[0], file=f"{name}.py") for name in names]
    for name, stages in (("all", every), ("none", [])):
        (tmp_path / name).mkdir()
        summary = replace(report, stages=stages).to_json()
        (tmp_path / name / "summary.json").write_text(summary, encoding="utf-8")
    for sides in (("all", "none"), ("none", "all")):
        assert [*compare(*(tmp_path / side for side in sides)).only] == names


def test_a_comparison_tells_settings_and_lists(tmp_path: Path) -> None:
    found = compared(
        settings={"torch": ("2.12", "2.13")},
        saved={"aten.exp: float32 [3]": (0, 2)},
        kernels={"cpp_fused_exp_0 (forward)": (1, 3)},
    )
    sections = render_comparison(found, tmp_path).sections
    assert "torch 2.12 2.13" in sections["setting"]
    assert "aten.exp: float32 [3] 0 2" in sections["saved"]
    assert "cpp_fused_exp_0 (forward) 1 3" in sections["kernels"]


def test_ranks_that_part_are_called_out(tmp_path: Path) -> None:
    order = "collective 2 is all_reduce here and all_gather there"
    said = render_comparison(compared(order=order, ranks=True), tmp_path).sections["verdict"]
    assert "The ranks ask for collectives in another order" in said
    assert "This hangs the job" in said
    assert order in said
    said = render_comparison(compared(order=order), tmp_path).sections["verdict"]
    assert "hangs" not in said
    assert order in said


def test_the_same_twice_says_so_and_a_long_diff_is_cut(tmp_path: Path) -> None:
    same = compared(changes=[], diffs={}, only={})
    assert "Nothing changed" in render_comparison(same, tmp_path).sections["verdict"]
    long = ["--- a", "+++ b", *(f"+x{i}" for i in range(5000))]
    stages = render_comparison(compared(diffs={"forward": long}), tmp_path).sections["stages"]
    assert "forward +5,000 −0" in stages
    assert "And 1,000 more lines." in stages


def test_the_sample_is_whole_and_the_readme_leads_to_it() -> None:
    sample = ROOT / "docs" / "graphs_sample"
    report = Report.from_json((sample / "summary.json").read_text(encoding="utf-8"))
    assert report.verdict.breaks == 0
    page = Page((sample / "index.html").read_text(encoding="utf-8"))
    assert len(page.stages) == len(report.stages)
    for stage, carried in zip(report.stages, page.stages, strict=True):
        text = (sample / stage.file).read_text(encoding="utf-8")
        assert carried["text"] == text.removesuffix("\n")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "(docs/graphs_sample/index.html)" in readme
    assert "(docs/graphs_page.png)" in readme
    assert (ROOT / "docs" / "graphs_page.png").is_file()
    kept = [file for file in sample.iterdir() if file.suffix in (".html", ".json", ".py")]
    assert sum(file.stat().st_size for file in kept) < 2_000_000


@pytest.mark.parametrize("document", ["README.md", "docs/graphs.md", "compile_graphs/command.py"])
def test_commands_that_are_shown_can_be_run_in_turn(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    made = re.findall(r"^ *logpile graphs .*--out (\S+)", text, re.MULTILINE)
    made += re.findall(r"out=\"(graphs\S*)\"", text)
    assert len(made) > 1
    assert len({*made}) == len(made)  # a folder is not replaced unasked
    for sides in re.findall(r"--compare (graphs\S*) (graphs\S*)$", text, re.MULTILINE):
        assert {*sides} <= {*made}
