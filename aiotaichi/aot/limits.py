"""How large the parts of a module may be.

A module is data from elsewhere, and an event loop goes on while it is read. Python lets one thread run at a time, so
no single step of the reading may take long: what is read is bounded, and what is long is read in pieces.

The bounds of sizes and counts are 20 times or more what any module of this project's tests has. docs/modules.md has
both numbers side by side.
"""

from __future__ import annotations

import reprlib

from ..errors import CorruptedDataError

__all__ = [
    "MAX_ARCHIVE",
    "MAX_COMPONENTS",
    "MAX_CONTAINERS",
    "MAX_DESCRIPTION",
    "MAX_DIRECTORY",
    "MAX_ENTRIES",
    "MAX_EXTENTS",
    "MAX_MEMBER",
    "MAX_MEMBERS",
    "MAX_NAME",
    "MAX_NODES",
    "MAX_SHADER",
    "MAX_SIZE",
    "MAX_TEXT",
    "MAX_TREES",
    "MAX_VALUES",
    "check_limit",
    "short",
]

MAX_MEMBERS = 16384
"""Files that a module may have."""

MAX_SIZE = 256 * 2**20
"""Bytes that a module's files may have together, unpacked."""

MAX_MEMBER = 16 * 2**20
"""Bytes of one file."""

MAX_ARCHIVE = MAX_SIZE + 2**24
"""Bytes of a ``.tcm`` that is given as bytes."""

MAX_DIRECTORY = 4 * 2**20
"""Bytes of the directory of a ``.tcm``."""

MAX_DESCRIPTION = 3 * 2**20
"""Bytes of ``metadata.json``, ``graphs.json``, ``metadata.tcb``, ``graphs.tcb`` or ``aiotaichi.json``, each."""

MAX_ENTRIES = 2**16
"""Kernels, fields, graphs or capabilities of a module."""

MAX_CONTAINERS = 2**16
"""Objects and arrays of one such entry, or types, tasks and dispatches."""

MAX_VALUES = 2**18
"""Values of one such entry."""

MAX_COMPONENTS = 2**14
"""Numbers and arrays that a kernel takes, including those in vectors, structs and argument packs."""

MAX_TEXT = 8 * 2**20
"""Bytes of a kernel's LLVM IR."""

MAX_SHADER = 4 * 2**20
"""Bytes of a task's SPIR-V."""

MAX_NAME = 8192
"""Characters of a name: a kernel's is a file's as well, which has 255 at most."""

MAX_EXTENTS = 64
"""Numbers of a shape or of an index path: taichi's arrays have 12 dimensions at most."""

MAX_TREES = 512
"""Field trees of an LLVM module: there is room for as many in taichi's LLVMRuntime."""

MAX_NODES = 1024
"""Nodes of the field trees of an LLVM module: there is room for as many in taichi's LLVMRuntime."""


def check_limit(where: str, count: int, most: int, unit: str) -> None:
    """Raise a CorruptedDataError if ``where`` has more than ``most`` of ``unit``."""
    if count > most:
        raise CorruptedDataError(f"{where}: it has {count} {unit}, and may have {most}")


def short(value: object) -> str:
    """Return a short text for a value of any length, to be put in a message."""
    if isinstance(value, (dict, list)):  # reprlib sorts a dict, whatever its size
        return f"{'an object' if isinstance(value, dict) else 'an array'} of {len(value)}"
    return reprlib.repr(value)[:80]
