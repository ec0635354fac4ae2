"""The native half of a trace: what the event loop notes of each operation and of each await, as notes.c has it."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import py_object
from typing import Any, TypeAlias

from ...compile import Cache, CompileService, NativeCode, NativeLoader, linker

__all__ = ["Notes", "load_notes"]

Items: TypeAlias = tuple[object, ...]


class Notes:
    """Makes functions that add a row to a bytearray.

    Attributes
    ----------
    of_operations
        Returns a function of a command, for :class:`.QueueTracer`.
    of_awaits
        Returns a function of a ticket, and since when the task has awaited it, for :class:`.LoopTracer`.
    """

    def __init__(self, code: NativeCode) -> None:
        self.of_operations: Callable[[Items], Callable[[Any], object]] = code.quick(
            "operation_note", py_object, py_object
        )
        self.of_awaits: Callable[[Items], Callable[[int, float], object]] = code.quick(
            "await_note", py_object, py_object
        )


def load_notes() -> Notes:
    """*Blocking.* Return the functions, the same for the whole process. The first call compiles them."""
    service = CompileService(Cache(), linker.llvm_version())
    try:
        return _loader.load(service)
    finally:
        service.close()


_loader = NativeLoader(__name__, Notes)
