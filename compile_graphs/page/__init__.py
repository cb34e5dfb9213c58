"""The page of an export: one HTML file that needs neither a network nor a server."""

from logpile.compile_graphs.page.comparison import write_comparison
from logpile.compile_graphs.page.render import write_page

__all__ = ["write_comparison", "write_page"]
