"""The entropy bonus as a plain function."""

from torch import Tensor

from logpile.loss.errors import check_entropy_grad


def entropy_bonus(entropy: Tensor, coefficient: float | Tensor) -> Tensor:
    """Compute −coefficient·H at each token, [...]: added to a loss, it rewards entropy.

    A number of 0 gives zeros without a graph. A tensor counts as non-zero.

    Raises:
        EntropyGradError: the coefficient is not 0, gradients are on, and the entropy has none.
    """
    if not isinstance(coefficient, Tensor) and coefficient == 0:
        return entropy.detach() * 0.0
    check_entropy_grad(entropy)
    return -coefficient * entropy
