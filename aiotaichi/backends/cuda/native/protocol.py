"""protocol.h in Python.

Made by `nox -s native`, sha256 bade0eb440d1f181ec464d431e607addca9ed034de5b375d4ad8d354c1a599b4
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_int32, c_uint32, c_uint64, c_void_p
from struct import Struct
from typing import TypeAlias

from ....compile.native import NativeCode

OP_LAUNCH = 1
OP_COPY = 2
OP_UPLOAD = 3
OP_DOWNLOAD = 4
OP_STAGED_UPLOAD = 5
OP_STAGED_DOWNLOAD = 6
OP_OVERLAPPING_COPY = 7
OP_PEER_COPY = 8
OP_FILL = 9
OP_EXECUTE = 10
OP_WAIT = 11
OP_WAIT_EVENT = 12
OP_WAIT_SEMAPHORE = 13
OP_WAIT_READY = 14
OP_WAIT_MEMORY = 15
OP_MARK = 16
PREPARED = 1
NOT_PREPARED = 2

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
    "cuMemHostRegister",
    "cuMemHostUnregister",
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
    "cuGraphAddMemsetNode",
    "cuGraphAddMemcpyNode",
    "cuGraphAddDependencies",
    "cuGraphInstantiateWithFlags",
    "cuGraphExecKernelNodeSetParams",
    "cuGraphLaunch",
    "cuGraphDestroy",
    "cuGraphExecDestroy",
)

# FUNCTIONS, context, pool, clock, standstill, clock_seconds, clock_lock, ring, copiers, stagers, waiters,
# spans
DEVICE = Struct("<37Qd8QQQQQQ")
TASK = Struct("<QQIIII")  # function, count, grid, block, shared, waits
KERNEL = Struct("<QQQ")  # tasks_count, asserts, result_size
COMMAND = Struct("<HHI")  # opcode, completes, size
LAUNCH = Struct("<HHIQQQ")  # opcode, completes, size, kernel, runtime, result
COPY = Struct("<HHIQQQ")  # opcode, completes, size, to, from, size
PEER_COPY = Struct("<HHIQQQQQ")  # opcode, completes, size, to, to_context, from, from_context, size
FILL = Struct("<HHIQQII")  # opcode, completes, size, to, count, width, value
EXECUTE = Struct("<HHIQ")  # opcode, completes, size, graph
WAIT = Struct("<HHIQQ8x")  # opcode, completes, size, queue, ticket
WAIT_EVENT = Struct("<HHIQ")  # opcode, completes, size, event
WAIT_SEMAPHORE = Struct("<HHIQQ8x")  # opcode, completes, size, semaphore, value
WAIT_READY = Struct("<HHIQ")  # opcode, completes, size, ready
MARK = Struct("<HHI8x")  # opcode, completes, size
READING = Struct("<ddd")  # device, host, uncertainty

Pointer: TypeAlias = int | bytes | None


class Native:
    """The functions of protocol.h."""

    def __init__(self, code: NativeCode) -> None:
        self.standstill_begin: Callable[[Pointer], None] = code.blocking("standstill_begin", None, c_void_p)
        self.standstill_end: Callable[[Pointer], None] = code.quick("standstill_end", None, c_void_p)
        self.standstill_avoid: Callable[[Pointer], int] = code.quick("standstill_avoid", c_int32, c_void_p)
        self.standstill_allow: Callable[[Pointer], None] = code.quick("standstill_allow", None, c_void_p)
        self.standstill_await: Callable[[Pointer], None] = code.blocking("standstill_await", None, c_void_p)
        self.standstill_register: Callable[[Pointer, Pointer, Pointer, int, int], int] = code.blocking(
            "standstill_register", c_int32, c_void_p, c_void_p, c_void_p, c_uint64, c_uint32
        )
        self.standstill_unregister: Callable[[Pointer, Pointer, Pointer], int] = code.blocking(
            "standstill_unregister", c_int32, c_void_p, c_void_p, c_void_p
        )
        self.device_open: Callable[[Pointer, Pointer, int, int, int], int] = code.blocking(
            "device_open", c_int32, c_void_p, c_void_p, c_uint64, c_uint64, c_uint64
        )
        self.device_close: Callable[[Pointer], None] = code.blocking("device_close", None, c_void_p)
        self.device_record: Callable[[Pointer, Pointer], None] = code.quick("device_record", None, c_void_p, c_void_p)
        self.spans_take: Callable[[Pointer, Pointer, int], int] = code.quick(
            "spans_take", c_uint64, c_void_p, c_void_p, c_uint64
        )
        self.device_clock: Callable[[Pointer, Pointer, Pointer], int] = code.blocking(
            "device_clock", c_int32, c_void_p, c_void_p, c_void_p
        )
        self.device_copy: Callable[[Pointer, Pointer, Pointer, int], None] = code.blocking(
            "device_copy", None, c_void_p, c_void_p, c_void_p, c_uint64
        )
        self.queue_create: Callable[[Pointer, Pointer, int], int | None] = code.quick(
            "queue_create", c_void_p, c_void_p, c_void_p, c_int32
        )
        self.queue_submit: Callable[[Pointer, Pointer, int, int, int, Pointer, int], int] = code.blocking(
            "queue_submit", c_int32, c_void_p, c_void_p, c_uint64, c_uint64, c_uint64, c_void_p, c_int32
        )
        self.queue_revoke: Callable[[Pointer, int, int], int] = code.quick(
            "queue_revoke", c_int32, c_void_p, c_uint64, c_uint64
        )
        self.queue_completed: Callable[[Pointer], int] = code.blocking("queue_completed", c_uint64, c_void_p)
        self.queue_handed: Callable[[Pointer], int] = code.quick("queue_handed", c_uint64, c_void_p)
        self.queue_result: Callable[[Pointer], int] = code.quick("queue_result", c_int32, c_void_p)
        self.queue_lives: Callable[[Pointer], int] = code.quick("queue_lives", c_int32, c_void_p)
        self.queue_failed: Callable[[Pointer], int] = code.quick("queue_failed", c_uint64, c_void_p)
        self.queue_take_failure: Callable[[Pointer, Pointer], int] = code.quick(
            "queue_take_failure", c_int32, c_void_p, c_void_p
        )
        self.queue_arm: Callable[[Pointer, int], int] = code.quick("queue_arm", c_int32, c_void_p, c_uint64)
        self.queue_spin: Callable[[Pointer, int, int], int] = code.blocking(
            "queue_spin", c_int32, c_void_p, c_uint64, c_uint64
        )
        self.queue_wait: Callable[[Pointer, int, int], int] = code.blocking(
            "queue_wait", c_int32, c_void_p, c_uint64, c_uint64
        )
        self.queue_await_handed: Callable[[Pointer, int], None] = code.blocking(
            "queue_await_handed", None, c_void_p, c_uint64
        )
        self.queue_hold_stream: Callable[[Pointer, Pointer, int], int] = code.blocking(
            "queue_hold_stream", c_int32, c_void_p, c_void_p, c_uint64
        )
        self.queue_abandon: Callable[[Pointer], None] = code.quick("queue_abandon", None, c_void_p)
        self.queue_close: Callable[[Pointer], None] = code.blocking("queue_close", None, c_void_p)
        self.queue_free: Callable[[Pointer], None] = code.quick("queue_free", None, c_void_p)
        self.graph_create: Callable[[Pointer, Pointer, int, Pointer, int, Pointer], int | None] = code.blocking(
            "graph_create", c_void_p, c_void_p, c_void_p, c_uint64, c_void_p, c_uint64, c_void_p
        )
        self.graph_destroy: Callable[[Pointer], None] = code.blocking("graph_destroy", None, c_void_p)
