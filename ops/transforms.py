"""Whether a transform is at work under which the registered op would be wrong or refused.

The one place that asks torch's private state for it; `tests/test_transforms.py` fails when torch
moves it.
"""

import torch
from torch._C._functorch import TransformType
from torch._functorch.pyfunctorch import retrieve_all_functorch_interpreters
from torch.autograd import forward_ad


def needs_plain_program() -> bool:
    """Tell whether the call must be differentiated by something else than reverse-mode autograd.

    Under torch.func's grad, jvp, jacrev and the like the op's autograd formula is refused, and in
    forward mode its tangents are silently zero. vmap alone has a rule; in a graph that Dynamo
    traces it cannot be told from the others, and the program is opened there anyway.
    """
    if forward_ad._current_level >= 0:
        return True
    if not torch._C._are_functorch_transforms_active():
        return False
    if torch.compiler.is_compiling():
        return True
    return any(
        interpreter.key() != TransformType.Vmap
        for interpreter in retrieve_all_functorch_interpreters()
    )
