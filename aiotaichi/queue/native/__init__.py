"""The native half of a trace: what the event loop notes of each operation and of each await, as notes.c has it."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_uint32, py_object
from types import FrameType
from typing import Any, Final, TypeAlias

from ...compile import Cache, CompileService, NativeCode, NativeLoader, linker

__all__ = ["PLACE", "Notes", "load_notes"]

Items: TypeAlias = tuple[object, ...]

PLACE: Final = 40
"""The bytes of a place. Zeros are nowhere."""


class Notes:
    """Makes functions that add a row to a bytearray. Each takes what the function uses: see notes.c.

    Attributes
    ----------
    of_operations
        The function takes the command of an operation.
    of_batches
        The function takes the last ticket of a batch, when it was cut, and when the host no longer held it.
    of_completed
        The function takes a ticket, and when the loop saw that it had completed.
    of_awaits
        The function takes a ticket, and since when a task has awaited it.
    enter
        Takes a place, which is a bytearray of ``PLACE`` bytes, and what enqueues from now on: see notes.c.
    leave
        Forgets what has enqueued last at a place.
    """

    of_operations: Callable[[Items], Callable[[Any], object]]
    of_batches: Callable[[Items], Callable[[int, float, float], object]]
    of_completed: Callable[[bytearray], Callable[[int, float], object]]
    of_awaits: Callable[[Items], Callable[[int, float], object]]
    enter: Callable[[bytearray, FrameType, FrameType, int, int], None]
    leave: Callable[[bytearray], None]

    def __init__(self, code: NativeCode) -> None:
        self.of_operations = code.quick("operation_note", py_object, py_object)
        self.of_batches = code.quick("batch_note", py_object, py_object)
        self.of_completed = code.quick("completed_note", py_object, py_object)
        self.of_awaits = code.quick("await_note", py_object, py_object)
        self.enter = code.quick("place_enter", None, py_object, py_object, py_object, c_uint32, c_uint32)
        self.leave = code.quick("place_leave", None, py_object)


def load_notes() -> Notes:
    """*Blocking.* Return the functions, the same for the whole process. The first call compiles them."""
    service = CompileService(Cache(), linker.llvm_version())
    try:
        return _loader.load(service)
    finally:
        service.close()


_loader = NativeLoader(__name__, Notes)
