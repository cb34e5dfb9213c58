"""Operators on [tokens, vocabulary] logits."""
