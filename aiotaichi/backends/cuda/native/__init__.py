"""Calls into native.c."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from importlib.resources import files
from typing import Any, ClassVar, TypeAlias

from ....compile import CompileService, NativeCode

__all__ = ["FAILED", "FAILED_ALLOCATION", "FAILED_WAIT", "FUNCTIONS", "Failure", "Native", "output_text"]

FAILED = 2**64 - 1
"""What queue_completed answers when the queue has failed."""

FAILED_WAIT, FAILED_ALLOCATION = 1, 2
"""``kind`` of a :class:`Failure` that is no failed assert."""

FUNCTIONS = (
    "cuCtxPushCurrent",
    "cuCtxPopCurrent",
    "cuLaunchKernel",
    "cuMemcpyHtoDAsync",
    "cuMemcpyDtoHAsync",
    "cuMemcpyDtoDAsync",
    "cuMemcpyPeerAsync",
    "cuMemsetD8Async",
    "cuMemsetD16Async",
    "cuMemsetD32Async",
    "cuMemAllocFromPoolAsync",
    "cuMemFreeAsync",
    "cuMemHostAlloc",
    "cuMemFreeHost",
    "cuEventCreate",
    "cuEventDestroy",
    "cuEventRecord",
    "cuEventQuery",
    "cuEventSynchronize",
    "cuEventElapsedTime",
    "cuStreamWaitEvent",
    "cuStreamSynchronize",
    "cuWaitExternalSemaphoresAsync",
    "cuGraphCreate",
    "cuGraphAddKernelNode",
    "cuGraphAddDependencies",
    "cuGraphInstantiateWithFlags",
    "cuGraphExecKernelNodeSetParams",
    "cuGraphLaunch",
    "cuGraphDestroy",
    "cuGraphExecDestroy",
)
"""The driver's functions, in the order of ``struct device`` in cuda.h."""

_Pointer: TypeAlias = ctypes.c_void_p
_Number: TypeAlias = ctypes.c_uint64
_Result: TypeAlias = ctypes.c_int32


class Failure(ctypes.Structure):
    """``struct failure`` of queue.h."""

    _fields_ = (
        ("next", _Pointer),
        ("ticket", _Number),
        ("kind", _Number),
        ("template", ctypes.c_char * 2048),
        ("arguments", _Number * 32),
    )


_QUICK: dict[str, tuple[Any, ...]] = {
    "queue_create": (_Pointer, _Pointer, _Number, ctypes.c_int32),
    "queue_handed": (_Number, _Pointer),
    "queue_result": (_Result, _Pointer),
    "queue_failed": (ctypes.c_uint32, _Pointer),
    "queue_take_failure": (None, _Pointer, _Pointer),
    "queue_arm": (ctypes.c_int32, _Pointer, _Number),
    "queue_abandon": (None, _Pointer),
    "queue_free": (None, _Pointer),
}
# Whatever calls the driver: who holds one of its locks may be waiting for the GIL.
_BLOCKING: dict[str, tuple[Any, ...]] = {
    "queue_submit": (_Result, _Pointer, ctypes.c_char_p, _Number, _Number, _Number, _Pointer),
    "queue_completed": (_Number, _Pointer),
    "queue_hold_stream": (_Result, _Pointer, _Number, _Number),
    "graph_create": (_Pointer, _Pointer, ctypes.c_char_p, _Number, _Pointer),
    "queue_spin": (ctypes.c_int32, _Pointer, _Number, _Number),
    "queue_wait": (ctypes.c_int32, _Pointer, _Number, _Number),
    "queue_await_handed": (None, _Pointer, _Number),
    "queue_close": (None, _Pointer),
    "graph_destroy": (None, _Pointer),
}


def output_text() -> str:
    """Return the IR that is appended to kernels that print."""
    return (files(__name__) / "output.ll").read_text()


class Native(NativeCode):
    """The functions of native.c. There is one, from :meth:`load`, for the life of the process."""

    _loaded: ClassVar[Native | None] = None
    _lock: ClassVar[threading.Lock] = threading.Lock()

    queue_create: Callable[..., int | None]
    queue_submit: Callable[..., int]
    queue_completed: Callable[..., int]
    queue_handed: Callable[..., int]
    queue_result: Callable[..., int]
    queue_failed: Callable[..., int]
    queue_take_failure: Callable[..., None]
    queue_arm: Callable[..., int]
    queue_hold_stream: Callable[..., int]
    queue_abandon: Callable[..., None]
    queue_free: Callable[..., None]
    graph_create: Callable[..., int | None]
    queue_spin: Callable[..., int]
    queue_wait: Callable[..., int]
    queue_await_handed: Callable[..., None]
    queue_close: Callable[..., None]
    graph_destroy: Callable[..., None]

    @classmethod
    def load(cls, service: CompileService) -> Native:
        """Return the process's own. Blocking: the first call compiles."""
        with cls._lock:
            if cls._loaded is None:
                cls._loaded = cls(service, __name__, _QUICK, _BLOCKING)
            return cls._loaded
