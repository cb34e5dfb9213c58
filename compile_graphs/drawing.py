"""Drawings of FX graphs: a DOT file for programs, and an SVG that is always there.

Graphviz draws what it can in a few seconds. What is larger, and everything where graphviz is not
installed, is drawn by rows: a node stands below all that it takes, which needs one pass.
"""

import logging
import re
import shutil
import subprocess
import textwrap
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import graphviz
import torch
from torch import fx
from torch.fx.passes.shape_prop import TensorMetadata

logger = logging.getLogger(__name__)

META = ("val", "example_value", "tensor_meta")  # where AOTAutograd, Dynamo and passes put facts

GRAPHVIZ_NODES = 400  # its layout takes more than linear time
GRAPHVIZ_SECONDS = 10.0
ROW_NODES = 20_000  # past this a browser shows the drawing no more
LABEL = 34  # characters of a line; the DOT file has them all

# Half of what graphviz writes: the style has it, or nobody asks for it.
NEEDLESS = re.compile(
    r"<!--.*?-->\n"
    r"|(?<=class=\"edge\">\n)<title>.*?</title>\n"
    r'| (fill|stroke|font-family|font-size|text-anchor)="[^"]*"',
    re.DOTALL,
)

BOX, GAP, ROW = 230, 24, 92  # pixels: width of a node, space beside it, from row to row
HEIGHT = 56
ACROSS = 8  # nodes beside each other; more of one depth go into further rows

# The classes are for the page, which has its own colours; alone, the drawing follows the system.
STYLE = """
text{font:11px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;
text-anchor:middle;fill:#1b1c1f}
.graph>polygon{fill:none;stroke:none}
.node :is(rect,polygon,path){fill:#fff;stroke:#9aa0a8}
.input :is(rect,polygon,path){fill:#e9f1f5}.output :is(rect,polygon,path){fill:#e8f3ec}
.edge path{fill:none;stroke:#9aa0a8}.edge polygon{fill:#9aa0a8;stroke:#9aa0a8}
.node text~text{fill:#5a5d63}
@media(prefers-color-scheme:dark){
text{fill:#e6e6e3}.node text~text{fill:#a3a6ab}
.node :is(rect,polygon,path){fill:#1a1c20;stroke:#5d626b}
.input :is(rect,polygon,path){fill:#1b2a32}.output :is(rect,polygon,path){fill:#16281f}
.edge path{stroke:#5d626b}.edge polygon{fill:#5d626b;stroke:#5d626b}
svg{background:#131417}}
""".replace("\n", "")


@dataclass(frozen=True)
class Node:
    """A node of a graph, as it is drawn."""

    name: str
    kind: str  # input, output, op
    op: str
    tensor: str  # dtype and shape
    inputs: tuple[str, ...]

    @property
    def lines(self) -> list[str]:
        """Give what stands in its box; an input's op is its name."""
        return [line for line in dict.fromkeys([self.name, self.op, self.tensor]) if line]


def draw(graph: fx.Graph | fx.GraphModule, folder: Path, stem: str) -> str | None:
    """Write `stem.dot` and `stem.svg`.

    Args:
        graph: what to draw.
        folder: where the files go.
        stem: their name.

    Returns:
        The name of the SVG, or None where the graph has no node.
    """
    if isinstance(graph, fx.GraphModule):
        graph = graph.graph
    nodes = [as_drawn(node) for node in graph.nodes]
    if not nodes:
        return None
    dot = as_dot(nodes, stem)
    (folder / f"{stem}.dot").write_text(dot, encoding="utf-8")
    drawn = by_graphviz(dot) if len(nodes) <= GRAPHVIZ_NODES else None
    (folder / f"{stem}.svg").write_text(drawn or by_rows(nodes), encoding="utf-8")
    return f"{stem}.svg"


def note() -> str | None:
    """Say what the drawings lack here, if anything."""
    if shutil.which("dot"):
        return None
    return "graphviz is not installed: drawings are by rows; install graphviz for a better layout"


def as_drawn(node: fx.Node) -> Node:
    """Read what is drawn of a node: of its value only dtype and shape."""
    kind = {"placeholder": "input", "get_attr": "input", "output": "output"}.get(node.op, "op")
    op = called(node.target) if kind == "op" else kind
    value = next((node.meta[key] for key in META if key in node.meta), None)
    inputs = tuple(each.name for each in node.all_input_nodes)
    return Node(node.name, kind, op, facts(value), inputs)


def called(target: Any) -> str:
    """Name what a node calls: aten.mul.Tensor, sin, getitem."""
    said = str(target)
    return getattr(target, "__name__", said) if said.startswith("<") else said


def facts(value: Any) -> str:
    """Write dtype and shape of a tensor, or of each of several."""
    if isinstance(value, (torch.Tensor, TensorMetadata)):
        dtype = str(value.dtype).removeprefix("torch.")
        return f"{dtype} [{', '.join(map(str, value.shape))}]"
    if isinstance(value, (tuple, list)):
        return ", ".join(filter(None, map(facts, value)))
    return ""


def as_dot(nodes: list[Node], name: str) -> str:
    """Write the graph for graphviz."""
    dot = graphviz.Digraph(
        name,
        node_attr={"shape": "box", "style": "rounded", "fontname": "monospace", "fontsize": "11"},
        edge_attr={"arrowsize": "0.6"},
    )
    for node in nodes:
        label = "\n".join(shortened(line) for line in node.lines)
        dot.node(node.name, graphviz.escape(label), _attributes={"class": node.kind})
    for node in nodes:
        for source in node.inputs:
            dot.edge(source, node.name)
    return str(dot.source)


def shortened(line: str) -> str:
    """Cut a line that would make its box too wide."""
    return textwrap.shorten(line, LABEL, placeholder="…") if " " in line else line[:LABEL]


def by_graphviz(dot: str) -> str | None:
    """Let graphviz draw, unless it is missing, takes too long or fails."""
    program = shutil.which("dot")
    if program is None:
        return None
    try:
        done = subprocess.run(
            [program, "-Tsvg"],
            input=dot,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=GRAPHVIZ_SECONDS,
            check=True,
        )
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError, OSError) as error:
        logger.warning(
            "graphviz draws no graph of %d letters, so it is by rows: %s", len(dot), error
        )
        return None
    if "<svg" not in done.stdout:
        logger.warning("graphviz ended well and drew nothing, so the graph is drawn by rows")
        return None
    svg = NEEDLESS.sub("", done.stdout[done.stdout.index("<svg") :])
    opening, _, rest = svg.partition(">")
    return f"{opening}><style>{STYLE}</style>{rest}"


def by_rows(nodes: list[Node]) -> str:
    """Draw a node below all that it takes, and inputs just above what takes them."""
    shown = nodes[:ROW_NODES]
    places = layout(shown)
    width = max(x for x, _ in places.values()) + BOX + GAP
    height = max(y for _, y in places.values()) + ROW
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{STYLE}</style>',
        f"<desc>By rows: {len(shown)} of {len(nodes)} nodes.</desc>",
    ]
    for node in shown:
        x, y = places[node.name]
        for source in node.inputs:
            left, top = places[source]
            start, end = (left + BOX // 2, top + HEIGHT), (x + BOX // 2, y)
            middle = (start[1] + end[1]) // 2
            parts.append(
                f'<g class="edge"><path d="M{start[0]},{start[1]}C{start[0]},{middle} '
                f'{end[0]},{middle} {end[0]},{end[1]}"/></g>'
            )
    for node in shown:
        x, y = places[node.name]
        lines = "".join(
            f'<text x="{x + BOX // 2}" y="{y + 17 + 16 * i}">{escape(shortened(line))}</text>'
            for i, line in enumerate(node.lines)
        )
        parts.append(
            f'<g class="node {node.kind}"><title>{escape(node.name)}</title>'
            f'<rect x="{x}" y="{y}" width="{BOX}" height="{HEIGHT}" rx="6"/>{lines}</g>'
        )
    return "".join([*parts, "</svg>\n"])


def layout(nodes: list[Node]) -> dict[str, tuple[int, int]]:
    """Give each node a place, left and top, in one pass over nodes and edges."""
    depth: dict[str, int] = {}
    for node in nodes:
        depth[node.name] = 1 + max((depth[each] for each in node.inputs), default=0)
    wanted: dict[str, int] = {}
    for node in nodes:
        for source in node.inputs:
            wanted[source] = min(wanted.get(source, depth[node.name]), depth[node.name])
    rows: dict[int, list[Node]] = defaultdict(list)
    for node in nodes:
        row = depth[node.name]
        if not node.inputs and node.name in wanted:
            row = wanted[node.name] - 1
        rows[row].append(node)
    places: dict[str, tuple[int, int]] = {}
    across = min(ACROSS, max(len(row) for row in rows.values()))
    top = GAP
    for number in sorted(rows):
        members = sorted(rows[number], key=lambda node: _middle(node, places))
        for first in range(0, len(members), across):
            line = members[first : first + across]
            start = (across - len(line)) * (BOX + GAP) // 2 + GAP
            for index, node in enumerate(line):
                places[node.name] = start + index * (BOX + GAP), top
            top += ROW
    return places


def _middle(node: Node, places: dict[str, tuple[int, int]]) -> float:
    """Give where a node's inputs stand on average, so that its edges are short."""
    above = [places[each][0] for each in node.inputs if each in places]
    return sum(above) / len(above) if above else 0.0
