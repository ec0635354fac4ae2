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
from aiotaichi.compile import CompileService
from aiotaichi.core.assert_message import name_words
from aiotaichi.core.native_protocol import FAILED_ALLOCATION, FAILED_ASSERT, Failure
from aiotaichi.hal.encoder import address_of
from support.fake_cuda import FakeCuda, FakeQueue, marks

TEMPLATE, CODE = 32912, 35224  # members of LLVMRuntime


@pytest.fixture
def native(service: CompileService) -> Native:
    return load_native(service)


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
    kernel = array("Q", [1, 1, 0, *task, *name_words("checks_all")])  # it asserts
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
        assert queue.failures() == [(FAILED_ALLOCATION, 2, b""), (FAILED_ASSERT, 1, b"checks_all: wrong")]
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


def test_a_graph_has_a_node_for_each_task_fill_and_copy(native: Native) -> None:
    """The nodes form a chain. A kernel starts early only after a kernel. New arguments go to the right launches."""
    cuda = FakeCuda(native)
    queue = FakeQueue(cuda, 7)
    tasks = [struct.unpack("<4Q", p.TASK.pack(number, 0, 3, 64, 0, 1)) for number in (51, 52)]
    one, two = (array("Q", [count, 0, 0, *sum(tasks[:count], ())]) for count in (1, 2))
    data = ctypes.create_string_buffer(64)
    start = ctypes.addressof(data)

    def launch(kernel: array[int], argument: int) -> bytes:
        head = p.LAUNCH.pack(p.OP_LAUNCH, 0, p.LAUNCH.size + 16, kernel.buffer_info()[0], 9, 0)
        return head + bytes([argument]) + bytes(15)

    commands = [
        launch(two, 1),
        p.FILL.pack(p.OP_FILL, 0, p.FILL.size, start, 8, 2, 0x0201),
        p.COPY.pack(p.OP_COPY, 0, p.COPY.size, start + 32, start, 16),
        launch(one, 2),
        launch(two, 3),
        launch(one, 4),
    ]
    places = array("Q", [sum(map(len, commands[:changing])) for changing in (4, 5)])
    status = ctypes.c_int32()
    encoded = b"".join(commands)
    graph = native.graph_create(
        cuda.address, encoded, len(encoded), places.buffer_info()[0], len(places), ctypes.addressof(status)
    )
    assert (bool(graph), status.value) == (True, 0)
    nodes = list(cuda.nodes)
    assert [before for before, _, _ in cuda.nodes.values()] == [0, *nodes[:-1]]
    assert [early for _, early, _ in cuda.nodes.values()] == [False, True, False, False, False, True, True, True]
    changed = launch(two, 5) + launch(one, 6)
    for launches in (b"", changed, b""):
        size = p.EXECUTE.size + len(launches)
        assert queue.submit(p.EXECUTE.pack(p.OP_EXECUTE, 0, size, graph) + launches, marks(1)) == 0
    with cuda.running():
        queue.settle()
        queue.close()
    first = [(51, 3, 1), (52, 3, 1), (51, 3, 2)]
    replaced = [*first, (51, 3, 5), (52, 3, 5), (51, 3, 6)]
    assert cuda.kernels == [*first, (51, 3, 3), (52, 3, 3), (51, 3, 4), *replaced, *replaced]
    assert data.raw == (b"\1\2" * 8).ljust(32, b"\0") + (b"\1\2" * 8).ljust(32, b"\0")
    assert cuda.count("cuGraphExecKernelNodeSetParams") == 3
    native.graph_destroy(graph)
    assert cuda.count("cuGraphExecDestroy") == cuda.count("cuGraphDestroy") == 1
    queue.free()
    cuda.close()
