"""Calls into native.c."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from ....compile import Cache, CompileService, NativeCode, linker

__all__ = ["FAILED", "Native"]

FAILED = 2**64 - 1
"""What queue_completed answers when the device is lost."""

_Pointer: TypeAlias = ctypes.c_void_p
_Handle: TypeAlias = ctypes.c_uint64

_QUICK: dict[str, tuple[Any, ...]] = {
    "queue_create": (_Pointer, _Pointer, _Pointer, _Handle, ctypes.c_int32),
    "queue_set_temporaries": (None, _Pointer, _Pointer),
    "queue_add_context": (None, _Pointer, _Pointer),
    "queue_take_context": (_Pointer, _Pointer),
    "queue_submit": (
        ctypes.c_int64,
        _Pointer,
        ctypes.c_char_p,
        ctypes.c_uint64,
        ctypes.c_uint64,
        _Pointer,
        ctypes.c_uint32,
    ),
    "queue_record": (ctypes.c_int32, _Pointer, _Pointer, ctypes.c_char_p, ctypes.c_uint64),
    "queue_demand": (ctypes.c_uint64, _Pointer, ctypes.c_char_p, ctypes.c_uint64),
    "queue_signal_of": (ctypes.c_uint64, _Pointer, ctypes.c_uint64),
    "queue_completed": (ctypes.c_uint64, _Pointer),
    "queue_result": (ctypes.c_int32, _Pointer),
    "queue_arm": (ctypes.c_int32, _Pointer, ctypes.c_uint64),
    "queue_free": (None, _Pointer),
    "context_create": (_Pointer, _Handle, _Handle, _Pointer, ctypes.c_uint64, _Handle, ctypes.c_uint32),
    "context_commands": (ctypes.c_uint64, _Pointer),
}
_BLOCKING: dict[str, tuple[Any, ...]] = {
    "queue_wait": (ctypes.c_int32, _Pointer, ctypes.c_uint64, ctypes.c_uint64),
    "queue_idle": (None, _Pointer),
    "queue_close": (None, _Pointer),
    "context_destroy": (None, _Pointer, _Pointer),
}


class Native(NativeCode):
    """The functions of native.c. There is one, from :meth:`load`, for the life of the process."""

    _loaded: ClassVar[Native | None] = None
    _lock: ClassVar[threading.Lock] = threading.Lock()

    queue_create: Callable[..., int | None]
    queue_set_temporaries: Callable[..., None]
    queue_add_context: Callable[..., None]
    queue_take_context: Callable[..., int | None]
    queue_submit: Callable[..., int]
    queue_record: Callable[..., int]
    queue_demand: Callable[..., int]
    queue_signal_of: Callable[..., int]
    queue_completed: Callable[..., int]
    queue_result: Callable[..., int]
    queue_arm: Callable[..., int]
    queue_free: Callable[..., None]
    context_create: Callable[..., int | None]
    context_commands: Callable[..., int]
    queue_wait: Callable[..., int]
    queue_idle: Callable[..., None]
    queue_close: Callable[..., None]
    context_destroy: Callable[..., None]

    @classmethod
    def load(cls) -> Native:
        """Return the process's own. Blocking: the first call compiles."""
        with cls._lock:
            if cls._loaded is None:
                service = CompileService(Cache(), linker.llvm_version())
                try:
                    cls._loaded = cls(service, __name__, _QUICK, _BLOCKING)
                finally:
                    service.close()
            return cls._loaded
