"""The code of a stage as the page carries it: its text, how it is coloured, and what is linked.

The page holds the text itself and draws the lines that are looked at, so that a stage of 50,000
lines opens as fast as one of 50. Colours are runs of a class over the text, not markup around it.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from pygments.lexer import Lexer
from pygments.lexers import CppLexer, PythonLexer, TextLexer
from pygments.token import Token, _TokenType

from logpile.compile_graphs.page import words
from logpile.compile_graphs.report import Source, Stage

COLOURED = 250_000  # characters of a stage, a second's work; what follows is plain

LEXERS: dict[str, type[Lexer]] = {"python": PythonLexer, "cpp": CppLexer}
CLASSES = {  # the first that the token's type begins with
    Token.Comment: "c",
    Token.Literal.String: "s",
    Token.Literal.Number: "m",
    Token.Keyword: "k",
    Token.Name.Function: "f",
    Token.Name.Class: "f",
    Token.Name.Decorator: "f",
    Token.Name.Builtin: "b",
    Token.Operator.Word: "k",
}
PLAIN = "_"

# A kernel stands in the code that calls it as a string: C++ or Triton, which is Python.
KERNEL = re.compile(
    r"async_compile\.(?P<kind>\w+)\([^\n]*?(?P<quote>'''|\"\"\")(?P<body>.*?)(?P=quote)", re.DOTALL
)
FILE = re.compile(r"^\s*# File: (?P<file>.+?):(?P<line>\d+) in ", re.MULTILINE)


@dataclass(frozen=True)
class Mention:
    """A line of a stage, counted from 1."""

    stage: int
    line: int


@dataclass
class Code:
    """A stage, and what the page says about its lines."""

    index: int
    stage: Stage
    text: str
    marks: dict[int, tuple[str, str]] = field(default_factory=dict)  # line: anchor, what is there

    @property
    def label(self) -> str:
        """Name it on its tab."""
        return words.stage(self.stage.name)

    @property
    def lines(self) -> int:
        """Count its lines."""
        return self.text.count("\n") + 1

    def data(self) -> str:
        """Give what the page's script reads, as JSON."""
        marks = [[line, *mark] for line, mark in sorted(self.marks.items())]
        coloured = runs(self.text, self.stage.language)
        return json.dumps({"text": self.text, "runs": coloured, "marks": marks})

    def first(self, pattern: re.Pattern[str], wanted: set[str]) -> dict[str, Mention]:
        """Find the first line of each wanted name among a pattern's matches, in one pass."""
        found: dict[str, Mention] = {}
        last, line = 0, 1
        for match in pattern.finditer(self.text):
            name = match[1]
            if name in wanted and name not in found:
                line += self.text.count("\n", last, match.start())
                last = match.start()
                found[name] = Mention(self.index, line)
        return found


def read(folder: Path, stages: list[Stage]) -> list[Code]:
    """Read the stages; a file's last line break begins no line."""
    return [
        Code(index, stage, _read(folder / stage.file).removesuffix("\n"))
        for index, stage in enumerate(stages)
    ]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def runs(text: str, language: str) -> str:
    """Colour the text: a letter for the class and a length, for each run, to the limit."""
    joined: list[tuple[str, int]] = []
    for kind, length in _tokens(text[:COLOURED], language):
        if joined and joined[-1][0] == kind:
            joined[-1] = kind, joined[-1][1] + length
        else:
            joined.append((kind, length))
    return "".join(f"{kind}{length}" for kind, length in joined)


def _tokens(text: str, language: str) -> Iterator[tuple[str, int]]:
    start = 0
    if language == "python":
        for kernel in KERNEL.finditer(text):
            inner = "cpp" if kernel["kind"].startswith("cpp") else "python"
            yield from _lexed(text[start : kernel.start("body")], language)
            yield from _lexed(kernel["body"], inner)
            start = kernel.end("body")
    yield from _lexed(text[start:], language)


def _lexed(text: str, language: str) -> Iterator[tuple[str, int]]:
    lexer = LEXERS.get(language, TextLexer)()
    for _, token, value in lexer.get_tokens_unprocessed(text):
        yield _class(token), len(value)


@cache
def _class(token: _TokenType) -> str:
    return next((letter for kind, letter in CLASSES.items() if token[: len(kind)] == kind), PLAIN)


class Mentions:
    """Where the stages mention a line of the user's code."""

    def __init__(self, codes: list[Code]) -> None:
        self.codes = codes
        self._by_end: dict[tuple[str, int], list[tuple[str, Mention]]] = defaultdict(list)
        for code in codes:
            last, line = 0, 1
            for found in FILE.finditer(code.text):
                start = found.start("file")
                line += code.text.count("\n", last, start)
                last = start
                key = Path(found["file"]).name, int(found["line"])
                self._by_end[key].append((found["file"], Mention(code.index, line)))

    def of(self, source: Source) -> list[Mention]:
        """List the lines; a path may be written from another root."""
        near = self._by_end.get((Path(source.file).name, source.line), ())
        return [mention for file, mention in near if same_file(file, source.file)]

    def sources(self) -> list[Source]:
        """List every line that some stage mentions, in the order of files and lines."""
        found: dict[tuple[str, int], Source] = {}
        for code in self.codes:
            for line in FILE.finditer(code.text):
                end = code.text.find("\n", line.end())
                said = code.text[line.end() : end if end >= 0 else None]
                key = line["file"], int(line["line"])
                found.setdefault(key, Source(*key, said.partition("code: ")[2].strip()))
        return [found[key] for key in sorted(found)]


def same_file(one: str, other: str) -> bool:
    """Tell whether one path is the end of the other."""
    parts, others = one.split("/"), other.split("/")
    shared = min(len(parts), len(others))
    return parts[-shared:] == others[-shared:]
