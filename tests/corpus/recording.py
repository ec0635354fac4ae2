"""What a program did in taichi: its launches in order, and what each of them left in its arrays and fields.

This file is read in both processes. So it imports neither taichi nor aiotaichi.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy.typing as npt

__all__ = [
    "MODULE",
    "ArrayArgument",
    "ArrayLayout",
    "FieldGroup",
    "HostArrayArgument",
    "ImageArgument",
    "ImageLayout",
    "Launch",
    "Recording",
    "State",
    "active_key",
    "fields_key",
]

MODULE = "module.tcm"
"""The name of the file with the recorded kernels, beside the recording."""

_FILE = "recording.pickle"

State = Mapping[str, npt.NDArray[Any]]
"""The contents of arrays and of groups of fields by key."""


@dataclass(frozen=True, slots=True)
class ArrayLayout:
    """The type of an array: its shape without the shape of its elements, its dtype's name in taichi."""

    shape: tuple[int, ...]
    dtype: str
    element_shape: tuple[int, ...] = ()
    needs_grad: bool = False


@dataclass(frozen=True, slots=True)
class ImageLayout:
    """The type of a texture: its shape in texels, and its format's name in taichi."""

    shape: tuple[int, ...]
    format: str


@dataclass(frozen=True, slots=True)
class ArrayArgument:
    """An array of the device, by its key in :attr:`Recording.arrays`."""

    key: str


@dataclass(frozen=True, slots=True)
class ImageArgument:
    """A texture, by its key in :attr:`Recording.images`."""

    key: str


@dataclass(frozen=True, slots=True)
class HostArrayArgument:
    """A NumPy array that a kernel took, before and after the launch."""

    layout: ArrayLayout
    before: npt.NDArray[Any]
    after: npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class FieldGroup:
    """Fields of one dtype that lie side by side, and the kernels that copy them to and from an array.

    Attributes
    ----------
    layout
        The array: its first axis numbers the fields.
    reader, writer
        The kernels ``reader(values)`` and ``writer(values)``; for sparse fields ``writer(values, active)``.
    lister
        The kernel ``lister(active)`` that sets the active cells of a zeroed i32 array to 1. None for dense fields.
    """

    layout: ArrayLayout
    reader: str
    writer: str
    lister: str | None


@dataclass(frozen=True, slots=True)
class Launch:
    """One launch of a kernel or a compute graph.

    Attributes
    ----------
    arguments
        By position; for a graph by name.
    before
        What the host has written since the launch before.
    after
        What the launch has changed.
    returned
        The returned value in Python's and NumPy's types: lists for several values, mappings for structs.
    printed
        What the kernel has printed. Threads may print lines in any order.
    draws
        Whether the kernel draws random numbers. Then the results are not compared.
    seconds
        The time from the call until taichi is idle.
    """

    kernel: str
    is_graph: bool
    arguments: tuple[Any, ...] | Mapping[str, Any]
    before: State
    after: State
    returned: Any
    printed: str
    draws: bool
    seconds: float


@dataclass(slots=True)
class Recording:
    """A program's launches, and the types of what they use."""

    arch: str
    launches: list[Launch] = field(default_factory=list)
    arrays: dict[str, ArrayLayout] = field(default_factory=dict)
    images: dict[str, ImageLayout] = field(default_factory=dict)
    groups: dict[str, FieldGroup] = field(default_factory=dict)

    def save(self, folder: Path) -> None:
        """Write the recording to a folder."""
        (folder / _FILE).write_bytes(pickle.dumps(self))

    @staticmethod
    def load(folder: Path) -> Recording:
        """Read the recording of a folder."""
        found = pickle.loads((folder / _FILE).read_bytes())
        assert isinstance(found, Recording)
        return found


def fields_key(group: str) -> str:
    """Return the key of a group's values in a state."""
    return f"fields {group}"


def active_key(group: str) -> str:
    """Return the key of a group's active cells in a state."""
    return f"active cells {group}"
