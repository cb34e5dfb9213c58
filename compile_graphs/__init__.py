"""What the compiler made of a function: its graphs, kernels and memory, on one page."""

from logpile.compile_graphs.export import export_graphs
from logpile.compile_graphs.folder import FolderError
from logpile.compile_graphs.report import Report

__all__ = ["FolderError", "Report", "export_graphs"]
