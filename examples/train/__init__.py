"""GRPO on a small language model: `python -m logpile.examples.train`; read `loop.py` first."""
