"""The limits of a module: the largest sizes and counts that are read.

Modules are not trusted, and an event loop runs while a thread reads one. Python runs one thread at a time, so no
single step of reading may take long: everything has a limit, and long data is read in pieces.

Each limit is at least 20 times the largest value in the test modules. docs/modules.md lists both.
"""

from __future__ import annotations

import reprlib
from enum import IntEnum
from typing import TypeVar

from ..errors import CorruptedDataError

__all__ = [
    "MAX_ARCHIVE",
    "MAX_ARGUMENTS",
    "MAX_BUFFER",
    "MAX_COMPONENTS",
    "MAX_CONTAINERS",
    "MAX_DEPTH",
    "MAX_DESCRIPTION",
    "MAX_DIRECTORY",
    "MAX_ENTRIES",
    "MAX_EXTENTS",
    "MAX_INT",
    "MAX_MEMBER",
    "MAX_MEMBERS",
    "MAX_NAME",
    "MAX_NESTING",
    "MAX_NODES",
    "MAX_SHADER",
    "MAX_SIZE",
    "MAX_TEXT",
    "MAX_TREES",
    "MAX_VALUES",
    "check_limit",
    "member_of",
    "short",
]

E = TypeVar("E", bound=IntEnum)

MAX_MEMBERS = 16384  # files of a module
MAX_SIZE = 256 * 2**20  # bytes of all files of a module together, unpacked
MAX_MEMBER = 16 * 2**20  # bytes of one file
MAX_ARCHIVE = MAX_SIZE + 2**24  # bytes of a ``.tcm`` that is read from memory
MAX_DIRECTORY = 4 * 2**20  # bytes of the directory of a ``.tcm``
MAX_DESCRIPTION = 3 * 2**20  # bytes of each ``metadata`` or ``graphs`` file, and of ``aiotaichi.json``
MAX_ENTRIES = 2**16  # kernels, fields, graphs or capabilities of a module
MAX_CONTAINERS = 2**16  # JSON objects and arrays of a kernel, field or graph. In a ``.tcb``: types, tasks, dispatches
MAX_VALUES = 2**18  # JSON values of one kernel, field or graph
MAX_COMPONENTS = 2**14  # numbers and arrays that a kernel takes, also in vectors, structs and argument packs
MAX_ARGUMENTS = 64  # arguments of a kernel: the limit of taichi 1.7.4
MAX_BUFFER = 2**16  # bytes of a kernel's arguments or results
MAX_NESTING = 128  # JSON objects and arrays in each other
MAX_DEPTH = 32  # levels of nested types, argument packs or notes
MAX_INT = 2**31 - 1  # the largest number that taichi stores in an int
MAX_TEXT = 8 * 2**20  # bytes of a kernel's LLVM IR
MAX_SHADER = 4 * 2**20  # bytes of a task's SPIR-V
MAX_NAME = 8192  # characters. A kernel's name is also the name of a file, which the system limits to 255
MAX_EXTENTS = 64  # numbers of a shape or of an index path. Arrays in taichi have at most 12 dimensions
MAX_TREES = 512  # field trees of an LLVM module: the capacity of taichi's LLVMRuntime
MAX_NODES = 1024  # nodes of all field trees of an LLVM module: the capacity of taichi's LLVMRuntime


def check_limit(where: str, count: int, most: int, unit: str) -> None:
    """Raise a CorruptedDataError if ``where`` has more than ``most`` of ``unit``."""
    if count > most:
        raise CorruptedDataError(f"{where}: it has {count} {unit}: the limit is {most}")


def member_of(kind: type[E], value: int, where: str) -> E:
    """Return the member of an enumeration with a value, or raise a CorruptedDataError."""
    try:
        return kind(value)
    except ValueError:
        raise CorruptedDataError(f"{where}: {value} is not a {kind.__name__}") from None


def short(value: object) -> str:
    """Return a short text that shows a value in an error message, however long the value is."""
    if isinstance(value, (dict, list)):  # reprlib would sort a dict, even a large one
        return f"{'an object' if isinstance(value, dict) else 'an array'} of {len(value)}"
    return reprlib.repr(value)[:80]
