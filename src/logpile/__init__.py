"""Per-token log-probability and entropy from [tokens, vocabulary] logits, under torch.compile.

The operators are in `logpile.ops`. Importing this root imports nothing else, torch included.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str
else:
    # On demand: a checkout that is on the path but not installed has no version, and works.
    def __getattr__(name: str) -> str:
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version(__name__)
