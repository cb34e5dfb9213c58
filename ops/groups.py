"""Process groups, named and placed: what enters the op is a name and numbers, never the object.

A group object in a graph breaks it, and a module that holds one cannot be copied or pickled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import torch

if TYPE_CHECKING:
    from torch.distributed import ProcessGroup
    from torch.distributed.device_mesh import DeviceMesh

    Group = ProcessGroup | DeviceMesh | str


class Place(NamedTuple):
    """A group by name, and where this process stands in it."""

    name: str
    size: int
    rank: int


def place_in(group: Group) -> Place:
    """Find the place of this process in a group, a one-dimensional mesh, or a group by name."""
    if not torch.distributed.is_available() or not torch.distributed.is_initialized():
        raise RuntimeError(
            f"group={group!r} needs torch.distributed; call init_process_group first, "
            "or pass group=None"
        )
    name = name_of(group)
    return Place(name, *_size_and_rank(name))


def name_of(group: Group) -> str:
    """Name a group, a one-dimensional mesh, or a group by name."""
    outside: Any = torch.distributed.GroupMember.NON_GROUP_MEMBER
    if group is outside:  # what new_group gives to others
        raise ValueError("this process is not in the group; only its members may call")
    if isinstance(group, str):
        return group
    if isinstance(group, torch.distributed.ProcessGroup):
        return str(group.group_name)
    if isinstance(group, torch.distributed.device_mesh.DeviceMesh):
        if group.ndim != 1:
            raise ValueError(
                f"group must be a mesh of one dimension, got {group.ndim}: {group}; "
                "take one of them, such as mesh['tp']"
            )
        if group.get_coordinate() is None:
            raise ValueError(f"this process is not in the group {group}; only its members may call")
        return str(group.get_group().group_name)
    raise TypeError(
        "group must be a ProcessGroup, the name of one, or a one-dimensional DeviceMesh, "
        f"got {type(group).__name__}"
    )


def _size_and_rank(name: str) -> tuple[int, int]:
    """Look the group up by its name. The one place that asks torch's private table for it."""
    resolve: Any = torch.distributed.distributed_c10d._resolve_process_group  # type: ignore[attr-defined]
    group = resolve(name)
    return group.size(), group.rank()


# In a traced call, the answer is a constant of the graph: the name is guarded.
torch.compiler.assume_constant_result(_size_and_rank)
