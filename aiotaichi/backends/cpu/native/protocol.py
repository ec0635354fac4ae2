"""protocol.h in Python.

Made by `nox -s native`, sha256 3c34815b619984a1a2a7bf37045be63dc3e130741367f900bf75b8dba51f7ed6
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import Structure, c_char, c_int32, c_uint32, c_uint64, c_void_p
from struct import Struct
from typing import TypeAlias

from ....compile.native import NativeCode

OP_LAUNCH = 1
OP_COPY = 2
OP_FILL = 3
OP_EXECUTE = 4
OP_WAIT = 5
OP_MARK = 6
OP_BEGUN = 7
OP_REVOKED = 8
OPEN = 0
FINISH = 1
ABANDON = 2
MOST_CORES = 1024
SIGNAL_BUS = 7
SIGNAL_DIVISION = 8
SIGNAL_ACCESS = 11
OUTPUTS = 16
CUT = -1
CUT_SUMS = -2
TASK = Struct("<QQIII4x")  # run, cost, rests, penalty, lost
EXTENTS = Struct("<II")  # offset, count
PACK = Struct("<II")  # place, pack
KERNEL = Struct("<QQQ")  # tasks, arrays, packs
COMMAND = Struct("<HHI")  # opcode, completes, size
LAUNCH = Struct("<HHIQQQ")  # opcode, completes, size, kernel, runtime, result
COPY = Struct("<HHIQQQ")  # opcode, completes, size, to, from, size
FILL = Struct("<HHIQQQ")  # opcode, completes, size, to, size, width
EXECUTE = Struct("<HHIQQ8x")  # opcode, completes, size, commands, size
WAIT = Struct("<HHIQQ8x")  # opcode, completes, size, queue, ticket
MARK = Struct("<HHI8x")  # opcode, completes, size
SCHEDULING = Struct("<q16Q")  # nice, cores


class Fault(Structure):
    """struct fault."""

    _fields_ = (
        ("address", c_uint64),
        ("signal", c_int32),
        ("code", c_int32),
        ("is_overflow", c_uint32),
        ("pad", c_uint32),
        ("kernel", c_char * 256),
    )


Pointer: TypeAlias = int | bytes | None


class Native:
    """The functions of protocol.h."""

    def __init__(self, code: NativeCode) -> None:
        self.pool_create: Callable[[int, int, int, Pointer, Pointer], int | None] = code.blocking(
            "pool_create", c_void_p, c_int32, c_int32, c_uint64, c_void_p, c_void_p
        )
        self.pool_destroy: Callable[[Pointer], None] = code.blocking("pool_destroy", None, c_void_p)
        self.pool_copy: Callable[[Pointer, Pointer, Pointer, int], None] = code.blocking(
            "pool_copy", None, c_void_p, c_void_p, c_void_p, c_uint64
        )
        self.pool_lost: Callable[[Pointer, Pointer], int] = code.quick("pool_lost", c_int32, c_void_p, c_void_p)
        self.pool_record: Callable[[Pointer, Pointer], None] = code.quick("pool_record", None, c_void_p, c_void_p)
        self.spans_take: Callable[[Pointer, Pointer, int], int] = code.quick(
            "spans_take", c_uint64, c_void_p, c_void_p, c_uint64
        )
        self.printed_reset: Callable[[], None] = code.quick("printed_reset", None)
        self.traps_reset: Callable[[], None] = code.quick("traps_reset", None)
        self.spinning_threads: Callable[[], int] = code.quick("spinning_threads", c_uint64)
        self.printed_size: Callable[[int], int] = code.quick("printed_size", c_uint64, c_uint32)
        self.printed_take: Callable[[int, Pointer, int, Pointer], int] = code.quick(
            "printed_take", c_uint64, c_uint32, c_void_p, c_uint64, c_void_p
        )
        self.arena_create: Callable[[], int | None] = code.quick("arena_create", c_void_p)
        self.arena_allocate: Callable[[Pointer, int, int], int | None] = code.quick(
            "arena_allocate", c_void_p, c_void_p, c_uint64, c_uint64
        )
        self.arena_destroy: Callable[[Pointer], None] = code.quick("arena_destroy", None, c_void_p)
        self.queue_create: Callable[[Pointer, int, int], int | None] = code.quick(
            "queue_create", c_void_p, c_void_p, c_int32, c_uint64
        )
        self.queue_submit: Callable[[Pointer, Pointer, int], int] = code.quick(
            "queue_submit", c_int32, c_void_p, c_void_p, c_uint64
        )
        self.queue_submit_timed: Callable[[Pointer, Pointer, int, Pointer], int] = code.quick(
            "queue_submit_timed", c_int32, c_void_p, c_void_p, c_uint64, c_void_p
        )
        self.queue_revoke: Callable[[Pointer, int], int] = code.quick("queue_revoke", c_int32, c_void_p, c_uint64)
        self.queue_completed: Callable[[Pointer], int] = code.quick("queue_completed", c_uint64, c_void_p)
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
        self.queue_close: Callable[[Pointer, int], None] = code.quick("queue_close", None, c_void_p, c_uint32)
        self.queue_join: Callable[[Pointer], None] = code.blocking("queue_join", None, c_void_p)
        self.queue_free: Callable[[Pointer], None] = code.quick("queue_free", None, c_void_p)
        self.address_of = code.address
