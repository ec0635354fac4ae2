"""The CUDA backend's native code on a fake driver: it needs no GPU."""

from __future__ import annotations

import ctypes
import os
import select
import struct
from array import array
from collections.abc import Iterator

import pytest

from aiotaichi.backends.cuda.native import Native, load_native
from aiotaichi.backends.cuda.native import protocol as p
from aiotaichi.compile import Cache, CompileService, linker
from aiotaichi.core.native_protocol import FAILED_ALLOCATION, FAILED_ASSERT, Failure
from aiotaichi.hal.encoder import address_of
from support.fake_cuda import FakeCuda, FakeQueue, marks

TEMPLATE, CODE = 32912, 35224  # members of LLVMRuntime


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


def is_told(reader: int, seconds: float) -> bool:
    return bool(select.select([reader], [], [], seconds)[0]) and os.read(reader, 8) == struct.pack("Q", 1)


def test_a_completion_is_told_once_and_failures_are_kept(native: Native, pipe: tuple[int, int]) -> None:
    cuda = FakeCuda(native)
    queue = FakeQueue(cuda, 7, pipe[1])
    go_on = cuda.block(7)
    runtime = bytearray(CODE + 8)
    runtime[TEMPLATE : TEMPLATE + 5] = b"wrong"
    runtime[CODE] = 1
    task = struct.unpack("<4Q", p.TASK.pack(5, 0, 3, 64, 0, 0))
    kernel = array("Q", [1, 1, 0, *task])  # it asserts
    launch = p.LAUNCH.pack(p.OP_LAUNCH, 1, p.LAUNCH.size, kernel.buffer_info()[0], address_of(runtime), 0)
    copy = p.COPY.pack(p.OP_OVERLAPPING_COPY, 1, p.COPY.size, 16, 0, 100)
    assert queue.submit(launch, copy, marks(1)) == 0
    assert native.queue_completed(queue.address) == 0
    assert native.queue_arm(queue.address, 3) == 0
    with cuda.running():
        assert not is_told(pipe[0], 0.05)
        go_on()
        assert is_told(pipe[0], 10)
        assert native.queue_arm(queue.address, 3) == 1
        assert not is_told(pipe[0], 0.05)
        assert native.queue_wait(queue.address, 3, 10**9) == 1
        assert native.queue_wait(queue.address, 4, 10**6) == 0
        assert native.queue_completed(queue.address) == 3
        assert queue.failures() == [(FAILED_ALLOCATION, 2, b""), (FAILED_ASSERT, 1, b"wrong")]
        assert native.queue_take_failure(queue.address, ctypes.addressof(Failure())) == 0
        queue.close()
    queue.free()
    cuda.close()


def test_a_batch_waits_until_the_other_queues_batch_is_handed_over(native: Native, pipe: tuple[int, int]) -> None:
    cuda = FakeCuda(native)
    first, second = (FakeQueue(cuda, stream, pipe[1]) for stream in (7, 8))
    assert second.submit(p.WAIT.pack(p.OP_WAIT, 0, p.WAIT.size, first.address, 6), marks(1)) == 0
    assert native.queue_handed(second.address) == 0
    assert native.queue_arm(second.address, 1) == 0
    assert first.submit(marks(6)) == 0
    native.queue_await_handed(second.address, 1)
    assert native.queue_handed(second.address) == 1
    with cuda.running():
        assert is_told(pipe[0], 10)
        first.settle()
        second.settle()
        for queue in (first, second):
            queue.close()
    for queue in (second, first):
        queue.free()
    cuda.close()
