"""Fill the template with a report."""

import base64
import gzip
import hashlib
import re
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from logpile.compile_graphs.page import figures, verdict, words
from logpile.compile_graphs.page.lines import Links
from logpile.compile_graphs.page.listing import Code, read
from logpile.compile_graphs.report import Report, SavedTensor

FILES = Path(__file__).parent / "templates"
DRAWING_INLINE = 1_000_000  # bytes; a larger drawing is a link


def environment() -> Environment:
    """Make the templates' environment: every text is escaped, an unknown name is an error."""
    made = Environment(
        loader=FileSystemLoader(FILES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    for name in ("size", "exactly", "number", "times", "seconds", "dtype", "shape", "tensor"):
        made.filters[name] = getattr(words, name)
    made.filters |= {
        "count_of": words.count,
        "place": words.place,
        "kind": verdict.kind,
        "packed": packed,
    }
    made.globals |= {"asset": asset, "script_hash": script_hash}
    return made


def asset(name: str) -> Markup:
    """Inline a file of ours."""
    return Markup((FILES / name).read_text(encoding="utf-8"))


def packed(text: str) -> str:
    """Pack a text to a tenth of it; the page's script unpacks what is looked at."""
    return base64.b64encode(gzip.compress(text.encode(errors="backslashreplace"), mtime=0)).decode()


def script_hash(name: str) -> str:
    """Name the one script that the page's policy lets run."""
    digest = hashlib.sha256(str(asset(name)).encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def write_page(report: Report, folder: Path) -> Path:
    """Write `index.html` beside the stages that the report names.

    Args:
        report: what the export found.
        folder: where its stages lie.

    Returns:
        The page. It holds all it needs but drawings of more than 1 MB, which it links.

    Raises:
        FileNotFoundError: a stage of the report is not in the folder.
    """
    codes = read(folder, report.stages)
    page = folder / "index.html"
    html = environment().get_template("page.html").render(context(report, codes, folder))
    page.write_text(html, encoding="utf-8", errors="backslashreplace")
    return page


def context(report: Report, codes: list[Code], folder: Path) -> dict[str, Any]:
    """Gather what the template reads; marks the codes' lines on the way."""
    links = Links(report, codes)
    links.mark(report)
    return {
        "report": report,
        "verdict": report.verdict,
        "headline": verdict.headline(report),
        "tone": verdict.tone(report),
        "lead": verdict.lead(report),
        "findings": verdict.findings(report),
        "tiles": verdict.tiles(report),
        "ratio": verdict.moved_ratio(report.verdict),
        "timeline": figures.timeline(report),
        "saved": by_cost(report.saved),
        "bar": figures.saved_bar(report),
        "links": links,
        "codes": codes,
        "graphs": sorted({code.stage.graph for code in codes}),
        "drawings": {code.index: drawing(code, folder) for code in codes},
    }


def by_cost(saved: list[SavedTensor]) -> list[tuple[int, SavedTensor]]:
    """Order what is saved by the memory that it costs, the inputs last; each with its number."""
    return sorted(enumerate(saved), key=lambda pair: (pair[1].op == "input", -pair[1].tensor.bytes))


def drawing(code: Code, folder: Path) -> str | None:
    """Read a stage's drawing, where it is small enough to stand on the page, in its colours."""
    if code.stage.drawing is None:
        return None
    path = folder / code.stage.drawing
    if path.stat().st_size > DRAWING_INLINE:
        return None
    svg = path.read_text(encoding="utf-8")
    return re.sub(r"<style>.*?</style>", "", svg, flags=re.DOTALL)
