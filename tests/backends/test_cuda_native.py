"""The CUDA backend's native code, with functions of Python in place of the driver's: it needs no GPU."""

from __future__ import annotations

import ctypes
import os
import select
import struct
import threading
from array import array
from collections.abc import Iterator

import pytest

from aiotaichi.backends.cuda.native import Native, load_native
from aiotaichi.backends.cuda.native import protocol as p
from aiotaichi.compile import Cache, CompileService, linker
from aiotaichi.core.native_protocol import FAILED_ALLOCATION, FAILED_ASSERT, NO_THREAD, Failure

TEMPLATE, CODE = 32912, 35224  # members of LLVMRuntime
OUT_OF_MEMORY, NOT_READY = 2, 600


class StandInDriver:
    """Functions that do nothing, a device made of them, and events that happen when ``done`` is set."""

    def __init__(self) -> None:
        self.done = threading.Event()
        self.events = 0
        kind = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_uint64] * 4)
        self._host: list[ctypes.Array[ctypes.c_char]] = []
        self._functions = [kind(getattr(self, name, self.nothing)) for name in p.FUNCTIONS]
        words = [ctypes.cast(each, ctypes.c_void_p).value or 0 for each in self._functions]
        self._block = array("Q", words + [0] * (p.DEVICE.size // 8 - len(words)))
        self.device = self._block.buffer_info()[0]

    def nothing(self, *_: int) -> int:
        return 0

    def cuEventCreate(self, place: int, *_: int) -> int:
        self.events += 1
        ctypes.c_uint64.from_address(place).value = self.events
        return 0

    def cuMemHostAlloc(self, place: int, size: int, *_: int) -> int:
        self._host.append(ctypes.create_string_buffer(size))
        ctypes.c_uint64.from_address(place).value = ctypes.addressof(self._host[-1])
        return 0

    def cuEventQuery(self, *_: int) -> int:
        return 0 if self.done.is_set() else NOT_READY

    def cuEventSynchronize(self, *_: int) -> int:
        self.done.wait()
        return 0

    def cuMemcpyDtoHAsync(self, to: int, source: int, *_: int) -> int:
        ctypes.memmove(to, b"wrong\0", 6)
        ctypes.c_int64.from_address(to + CODE - TEMPLATE).value = 1
        return 0

    def cuMemAllocFromPoolAsync(self, *_: int) -> int:
        return OUT_OF_MEMORY


@pytest.fixture
def native() -> Iterator[Native]:
    service = CompileService(Cache(), linker.llvm_version())
    yield load_native(service)
    service.close()


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    ends = os.pipe()
    yield ends
    for end in ends:
        os.close(end)


def marks(count: int) -> bytes:
    return count * p.MARK.pack(p.OP_MARK, 1, p.MARK.size)


def is_told(reader: int, seconds: float) -> bool:
    return bool(select.select([reader], [], [], seconds)[0]) and os.read(reader, 8) == struct.pack("Q", 1)


def test_a_completion_is_told_once_and_failures_are_kept(native: Native, pipe: tuple[int, int]) -> None:
    driver = StandInDriver()
    queue = native.queue_create(driver.device, 7, pipe[1])
    assert queue not in (None, NO_THREAD)
    task = struct.unpack("<4Q", p.TASK.pack(5, 0, 3, 64, 0, 0))
    kernel = array("Q", [1, 1, 0, *task])  # it asserts
    launch = p.LAUNCH.pack(p.OP_LAUNCH, 1, p.LAUNCH.size, kernel.buffer_info()[0], 0x1000, 0)
    copy = p.COPY.pack(p.OP_OVERLAPPING_COPY, 1, p.COPY.size, 16, 0, 100)
    data = launch + copy + marks(1)
    assert native.queue_submit(queue, data, len(data), 3, 3, None) == 0
    assert native.queue_completed(queue) == 0
    assert native.queue_arm(queue, 3) == 0
    assert not is_told(pipe[0], 0.05)
    driver.done.set()
    assert is_told(pipe[0], 10)
    assert native.queue_arm(queue, 3) == 1
    assert not is_told(pipe[0], 0.05)
    assert native.queue_wait(queue, 3, 10**9) == 1
    assert native.queue_wait(queue, 4, 10**6) == 0
    assert native.queue_completed(queue) == 3
    found = []
    while native.queue_failed(queue):
        failure = Failure()
        assert native.queue_take_failure(queue, ctypes.addressof(failure)) == 1
        found.append((failure.kind, failure.ticket, failure.template))
    assert found == [(FAILED_ALLOCATION, 2, b""), (FAILED_ASSERT, 1, b"wrong")]
    assert native.queue_take_failure(queue, ctypes.addressof(Failure())) == 0
    native.queue_close(queue)
    native.queue_free(queue)


def test_a_batch_waits_until_the_other_queues_batch_is_handed_over(native: Native, pipe: tuple[int, int]) -> None:
    driver = StandInDriver()
    first, second = (native.queue_create(driver.device, stream, pipe[1]) for stream in (7, 8))
    assert first is not None
    waiting = p.WAIT.pack(p.OP_WAIT, 0, p.WAIT.size, first, 6) + marks(1)
    assert native.queue_submit(second, waiting, len(waiting), 1, 1, None) == 0
    assert native.queue_handed(second) == 0
    assert native.queue_arm(second, 1) == 0
    data = marks(6)
    assert native.queue_submit(first, data, len(data), 6, 6, None) == 0
    native.queue_await_handed(second, 1)
    assert native.queue_handed(second) == 1
    driver.done.set()
    assert is_told(pipe[0], 10)
    assert (native.queue_completed(first), native.queue_completed(second)) == (6, 1)
    for queue in (first, second):
        native.queue_close(queue)
    for queue in (second, first):
        native.queue_free(queue)
