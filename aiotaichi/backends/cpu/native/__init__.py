"""Calls into native.c."""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from ....compile import CompileService, NativeCode

__all__ = ["FAILURE_TEMPLATE_SIZE", "OUTPUTS", "Failure", "Native"]

FAILURE_TEMPLATE_SIZE = 2048
OUTPUTS = 16
"""How many devices can print without mixing their texts."""

_Pointer: TypeAlias = ctypes.c_void_p


class Failure(ctypes.Structure):
    """``struct failure``."""

    _fields_ = (
        ("next", ctypes.c_void_p),
        ("ticket", ctypes.c_uint64),
        ("is_wait", ctypes.c_uint64),
        ("template", ctypes.c_char * FAILURE_TEMPLATE_SIZE),
        ("arguments", ctypes.c_uint64 * 32),
    )


# Quick calls keep the GIL, which is cheaper than giving it up; those that can block give it up.
_QUICK: dict[str, tuple[Any, ...]] = {
    "pool_create": (_Pointer, ctypes.c_int32, ctypes.c_uint64),
    "printed_reset": (None,),
    "printed_size": (ctypes.c_uint64, ctypes.c_uint32),
    "printed_take": (
        ctypes.c_uint64,
        ctypes.c_uint32,
        ctypes.c_char_p,
        ctypes.c_uint64,
        ctypes.POINTER(ctypes.c_uint64),
    ),
    "arena_create": (_Pointer,),
    "arena_allocate": (_Pointer, _Pointer, ctypes.c_uint64, ctypes.c_uint64),
    "arena_destroy": (None, _Pointer),
    "queue_create": (_Pointer, _Pointer, ctypes.c_int32, ctypes.c_uint64),
    "queue_submit": (ctypes.c_int32, _Pointer, ctypes.c_char_p, ctypes.c_uint64),
    "queue_completed": (ctypes.c_uint64, _Pointer),
    "queue_failed": (ctypes.c_uint64, _Pointer),
    "queue_arm": (ctypes.c_int32, _Pointer, ctypes.c_uint64),
    "queue_take_failure": (ctypes.c_int32, _Pointer, ctypes.POINTER(Failure)),
    "queue_close": (None, _Pointer, ctypes.c_uint32),
    "queue_free": (None, _Pointer),
}
_BLOCKING: dict[str, tuple[Any, ...]] = {
    "pool_destroy": (None, _Pointer),
    "queue_wait": (ctypes.c_int32, _Pointer, ctypes.c_uint64, ctypes.c_uint64),
    "queue_join": (None, _Pointer),
}
_ADDRESSES = (
    "queue_parallel_for",
    *(f"print_{i}" for i in range(OUTPUTS)),
    "arena_allocate",
    "assert_failed",
    "host_vsnprintf",
    "profiler_start",
    "profiler_stop",
)


class Native(NativeCode):
    """The functions of native.c. There is one, from :meth:`load`, for the life of the process."""

    _loaded: ClassVar[Native | None] = None
    _lock: ClassVar[threading.Lock] = threading.Lock()

    pool_create: Callable[..., int | None]
    printed_reset: Callable[[], None]
    printed_size: Callable[[int], int]
    printed_take: Callable[..., int]
    arena_create: Callable[[], int | None]
    arena_allocate: Callable[..., int | None]
    arena_destroy: Callable[..., None]
    queue_create: Callable[..., int | None]
    queue_submit: Callable[..., int]
    queue_completed: Callable[..., int]
    queue_failed: Callable[..., int]
    queue_arm: Callable[..., int]
    queue_take_failure: Callable[..., int]
    queue_close: Callable[..., None]
    queue_free: Callable[..., None]
    pool_destroy: Callable[..., None]
    queue_wait: Callable[..., int]
    queue_join: Callable[..., None]

    @classmethod
    def load(cls, service: CompileService) -> Native:
        """Return the process's own. Blocking: the first call compiles."""
        with cls._lock:
            if cls._loaded is None:
                cls._loaded = cls(service)
                os.register_at_fork(after_in_child=cls._loaded.printed_reset)
            return cls._loaded

    def __init__(self, service: CompileService) -> None:
        super().__init__(service, __name__, _QUICK, _BLOCKING, _ADDRESSES)
