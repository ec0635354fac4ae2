"""Transfers between ordinary memory and the device, by the CUDA backend's native code on a fake driver."""

from __future__ import annotations

import ctypes
import select
import struct
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aiotaichi.backends.cuda.native import Native, load_native
from aiotaichi.backends.cuda.native import protocol as p
from aiotaichi.compile import CompileService
from aiotaichi.core.native_protocol import (
    FAILED,
    FAILED_ALLOCATION,
    ROLE_CALLER,
    ROLE_COPIER,
    ROLE_STAGER,
    ROLE_WAITER,
    SPAN_DOWNLOAD,
    SPAN_HAND_OVER,
    SPAN_UPLOAD,
)
from aiotaichi.core.sizes import SLOT_SIZE
from aiotaichi.hal import Notification, ThreadSpanRing
from aiotaichi.hal.encoder import address_of
from support.fake_cuda import (
    LAUNCH_FAILED,
    NOT_READY,
    OPERATING_SYSTEM,
    OUT_OF_MEMORY,
    FakeCuda,
    FakeQueue,
    download,
    marks,
    upload,
)

SLOT = SLOT_SIZE
SIZES = [1, 63, 4096, SLOT - 1, SLOT, SLOT + 1, 3 * SLOT, 8 * SLOT + 5, 25 * SLOT + 17]


@pytest.fixture(scope="module")
def native(service: CompileService) -> Native:
    return load_native(service)


def bytes_of(size: int, seed: int) -> npt.NDArray[np.uint8]:
    return np.random.default_rng(seed).integers(0, 256, size, np.uint8)


def address(values: npt.NDArray[Any]) -> int:
    return int(values.__array_interface__["data"][0])


def wait_until(has_happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not has_happened():
        assert time.monotonic() < end
        time.sleep(0.001)


@contextmanager
def queues(cuda: FakeCuda, count: int, descriptor: int = -1) -> Iterator[list[FakeQueue]]:
    made = [FakeQueue(cuda, 7 + number, descriptor) for number in range(count)]
    yield made
    for queue in made:
        queue.close()
    for queue in made:
        queue.free()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("copiers", [0, 3])
def test_bytes_of_any_size_reach_the_device_and_come_back(native: Native, size: int, copiers: int) -> None:
    cuda = FakeCuda(native, copiers=copiers)
    source, memory, into = bytes_of(size, 1), np.zeros(size, np.uint8), np.zeros(size, np.uint8)
    with cuda.running(), queues(cuda, 1) as (queue,):
        for _ in range(2):
            assert queue.submit(upload(address(memory), address(source), size)) == 0
            assert queue.submit(marks(2), download(address(into), address(memory), size)) == 0
            queue.settle()
            np.testing.assert_array_equal(into, source)
            into[:] = 0
            source += 1
    cuda.close()


def test_bytes_may_change_as_soon_as_the_ticket_has_completed_and_not_before(native: Native) -> None:
    cuda = FakeCuda(native)
    source, memory, into = bytes_of(100, 1), np.zeros(100, np.uint8), np.zeros(100, np.uint8)
    with queues(cuda, 1) as (queue,):
        assert (
            queue.submit(upload(address(memory), address(source), 100), download(address(into), address(memory), 100))
            == 0
        )
        expected = source.copy()
        while cuda.step():
            assert (native.queue_completed(queue.address) == 2) == (into == expected).all()
            assert not into.any() or (into == expected).all()
        np.testing.assert_array_equal(into, expected)
    cuda.close()


def test_what_the_driver_does_not_have_is_revoked(native: Native) -> None:
    cuda = FakeCuda(native)
    memory = [np.zeros(4, np.uint8) for _ in range(5)]
    ones = np.ones(4, np.uint8)
    ready = array("I", [0])
    wait = p.WAIT_READY.pack(p.OP_WAIT_READY, 0, p.WAIT_READY.size, ready.buffer_info()[0])
    copies = [p.COPY.pack(p.OP_UPLOAD, 1, p.COPY.size, address(each), address(ones), 4) for each in memory]
    part = p.COPY.pack(p.OP_UPLOAD, 0, p.COPY.size, address(memory[3]), address(ones), 4)
    graph = p.EXECUTE.pack(p.OP_EXECUTE, 1, p.EXECUTE.size, 0)
    with cuda.running(), queues(cuda, 1) as (queue,):
        revoke = partial(native.queue_revoke, queue.address)
        go_on = cuda.block(7)
        queue.submit(copies[0])
        queue.submit(wait, copies[1], copies[2], part, copies[3])
        queue.submit(copies[4], graph)
        assert not revoke(1, 0), "the driver has it"
        assert revoke(4, 0)
        assert revoke(4, 2)
        assert not revoke(6, 1), "a later launch of the graph may rely on its arguments"
        native.queue_abandon(queue.address)
        go_on()
    with cuda.running(), queues(cuda, 1) as (queue,):
        queue.submit(wait, copies[1], copies[2], part, copies[3])
        assert native.queue_revoke(queue.address, 3, 0)
        assert native.queue_revoke(queue.address, 3, 2)
        ready[0] = p.PREPARED
        queue.settle()
    assert [int(each[0]) for each in memory] == [1, 0, 1, 0, 0]
    cuda.close()


def test_the_loop_makes_few_calls_of_the_driver(native: Native) -> None:
    cuda = FakeCuda(native)
    size = 20 * SLOT
    source, memory, into = bytes_of(size, 1), np.zeros(size, np.uint8), np.zeros(size, np.uint8)
    with cuda.running(), queues(cuda, 1) as (queue,):
        queue.submit(upload(address(memory), address(source), 64))
        queue.settle()
        cuda.calls.clear()
        loop = threading.get_ident()
        queue.submit(upload(address(memory), address(source), 64))  # small: at once, with an event
        assert cuda.calls == {
            ("cuCtxPushCurrent", loop): 1,
            ("cuMemcpyHtoDAsync", loop): 1,
            ("cuEventRecord", loop): 1,
            ("cuCtxPopCurrent", loop): 1,
        }
        queue.settle()
        go_on = cuda.block(7)  # 8 of 20 slots are handed over
        cuda.calls.clear()
        queue.submit(upload(address(memory), address(source), size))
        queue.submit(*[marks(1)] * 30)
        queue.submit(download(address(into), address(memory), size))
        assert not any(thread == loop for _, thread in cuda.calls)
        go_on()
        queue.settle()
        assert cuda.count("cuMemcpyHtoDAsync", loop) == cuda.count("cuMemcpyDtoHAsync", loop) == 0
        np.testing.assert_array_equal(into, source)
    cuda.close()


def test_a_busy_loop_hands_over_few_operations(native: Native) -> None:
    cuda = FakeCuda(native)
    source, memory = bytes_of(64, 1), np.zeros(64, np.uint8)
    one, many = [[upload(address(memory), address(source), 64)] * count for count in (1, 20)]
    loop = threading.get_ident()
    with cuda.running(), queues(cuda, 1) as (queue,):
        for commands, loop_is_busy, by_the_loop in ((many, False, 20), (many, True, 0), (one, True, 1)):
            cuda.calls.clear()
            queue.submit(*commands, loop_is_busy=loop_is_busy)
            queue.settle()
            assert cuda.count("cuMemcpyHtoDAsync") == len(commands)
            assert cuda.count("cuMemcpyHtoDAsync", loop) == by_the_loop
    cuda.close()


def test_what_a_waiter_has_seen_counts_during_a_standstill(native: Native) -> None:
    cuda = FakeCuda(native)
    source, memory = bytes_of(64, 1), np.zeros(64, np.uint8)
    with cuda.running(), queues(cuda, 2) as (seen, unseen):
        for each in (seen, unseen):
            each.submit(upload(address(memory), address(source), 64))
        assert native.queue_wait(seen.address, 1, 10**10)
        wait_until(lambda: not cuda.step())  # the streams are idle
        loop = threading.get_ident()
        with cuda.standstill:
            cuda.calls.clear()
            assert native.queue_completed(seen.address) == 1
            assert native.queue_completed(unseen.address) == 0
            assert not any(thread == loop for _, thread in cuda.calls)
        assert native.queue_completed(unseen.address) == 1
    cuda.close()


def test_after_a_notification_the_loop_counts_and_has_the_times_during_a_standstill(native: Native) -> None:
    """The loop asks for no second notification of the ticket, so the first one must be enough."""
    cuda = FakeCuda(native)
    source, memory, times = bytes_of(64, 1), np.zeros(64, np.uint8), np.zeros(2)
    notification = Notification()
    with cuda.running(), queues(cuda, 1, notification.descriptor) as (queue,):
        queue.submit(upload(address(memory), address(source), 64), times=times.ctypes.data)
        if not native.queue_arm(queue.address, 1):
            assert select.select([notification], [], [], 20)[0]
        with cuda.standstill:
            assert native.queue_completed(queue.address) == 1
        assert times.all()
    notification.close()
    cuda.close()


def test_times_are_read_once(native: Native) -> None:
    """The loop or a waiter reads them: each reading exchanges the clock's event."""
    cuda = FakeCuda(native)
    source, memory, times = bytes_of(64, 1), np.zeros(64, np.uint8), np.zeros((100, 2))
    with cuda.running(), queues(cuda, 1) as (queue,):
        for each in times:
            queue.submit(upload(address(memory), address(source), 64), times=each.ctypes.data)
            while native.queue_completed(queue.address) < queue.ticket:
                native.queue_wait(queue.address, queue.ticket, 1000)
        assert cuda.count("cuEventElapsedTime") == times.size
        assert (np.diff(times.ravel()) > 0).all()
    cuda.close()


def test_the_loop_calls_no_driver_that_waits_for_the_device(native: Native) -> None:
    cuda = FakeCuda(native)
    source, memory = bytes_of(64, 1), np.zeros(64, np.uint8)
    with cuda.running(), queues(cuda, 2) as (queue, other):
        begun, ended = threading.Event(), threading.Event()

        def unload() -> None:
            with cuda.standstill:
                begun.set()
                assert ended.wait(20)

        thread = threading.Thread(target=unload)
        thread.start()
        assert begun.wait(20)
        cuda.calls.clear()
        loop = threading.get_ident()
        for each in (queue, other):  # small, and the queue is idle: else the loop would hand it over
            each.submit(upload(address(memory), address(source), 64))
            assert native.queue_completed(each.address) == 0
            assert not native.queue_spin(each.address, 1, 1000)
        assert not any(thread == loop for _, thread in cuda.calls)
        ended.set()
        thread.join()
        for each in (queue, other):
            each.settle()
        np.testing.assert_array_equal(memory, source)
        queue.submit(marks(1))
        assert cuda.count("cuEventRecord", loop) == 1
        queue.settle()
    cuda.close()


@pytest.mark.parametrize("slots", [0, 4])
def test_a_blocked_queue_that_has_all_slots_does_not_block_others(native: Native, slots: int) -> None:
    cuda = FakeCuda(native, slots)
    size = 9 * SLOT + 1
    sources, memories, results = ([bytes_of(size, seed) * each for seed in (1, 2)] for each in (1, 0, 0))
    with cuda.running(), queues(cuda, 2) as (blocked, other):
        go_on = cuda.block(7)
        for queue, source, memory, into in zip((blocked, other), sources, memories, results, strict=True):
            queue.submit(upload(address(memory), address(source), size))
            queue.submit(download(address(into), address(memory), size))
            if queue is blocked:
                wait_until(lambda: cuda.count("cuMemcpyHtoDAsync") == max(slots, 1))
        other.settle()
        np.testing.assert_array_equal(results[1], sources[1])
        assert native.queue_completed(blocked.address) == 0
        go_on()
        blocked.settle()
        np.testing.assert_array_equal(results[0], sources[0])
    assert cuda.count("cuMemHostRegister") == (1 if slots else 2)
    cuda.close()


@pytest.mark.parametrize("error", [OUT_OF_MEMORY, OPERATING_SYSTEM])
def test_a_queue_without_memory_for_a_spare_slot_waits_for_others(native: Native, error: int) -> None:
    cuda = FakeCuda(native, slots=2)
    cuda.registering = error
    size = 5 * SLOT + 1
    sources = [bytes_of(size, seed) for seed in (1, 2)]
    memories = [np.zeros(size, np.uint8) for _ in sources]
    with cuda.running(), queues(cuda, 2) as (blocked, other):
        go_on = cuda.block(7)
        blocked.submit(upload(address(memories[0]), address(sources[0]), size))
        wait_until(lambda: cuda.count("cuMemcpyHtoDAsync") == 2)
        other.submit(upload(address(memories[1]), address(sources[1]), size))
        wait_until(lambda: cuda.count("cuMemHostRegister") == 1)
        go_on()
        for queue, memory, source in zip((blocked, other), memories, sources, strict=True):
            queue.settle()
            np.testing.assert_array_equal(memory, source)
    cuda.close()


def test_many_asserts_pass_through_one_slot_after_the_other(native: Native) -> None:
    cuda = FakeCuda(native, slots=2)
    runtime = bytearray(2**16)
    task = struct.unpack("<4Q", p.TASK.pack(5, 0, 3, 64, 0, 0))
    kernel = array("Q", [1, 1, 8, *task, 0])
    results = np.full(2000, 7, np.uint64)
    launches = [
        p.LAUNCH.pack(
            p.OP_LAUNCH, 1, p.LAUNCH.size, kernel.buffer_info()[0], address_of(runtime), address(results[i:])
        )
        for i in range(len(results))
    ]
    with cuda.running(), queues(cuda, 1) as (queue,):
        queue.submit(*launches)
        queue.settle()
        assert not results.any()
        assert queue.failures() == []
    assert cuda.count("cuLaunchKernel") == len(results)
    cuda.close()


def run_mixture(queue: FakeQueue) -> list[npt.NDArray[np.uint8]]:
    """Submit transfers of several sizes, until one is refused. Return the arrays: the caller keeps them."""
    kept: list[npt.NDArray[np.uint8]] = []
    for size in (100, 3 * SLOT + 5, 9 * SLOT):
        source, memory, into = bytes_of(size, size), np.zeros(size, np.uint8), np.zeros(size, np.uint8)
        kept += [source, memory, into]
        if queue.submit(upload(address(memory), address(source), size), marks(1)):
            break
        if queue.submit(download(address(into), address(memory), size)):
            break
    return kept


def test_a_failure_of_any_call_fails_the_queue_and_nothing_hangs(native: Native) -> None:
    cuda = FakeCuda(native, slots=4)
    with cuda.running(), queues(cuda, 1) as (queue,):
        kept = run_mixture(queue)
        queue.settle()
    calls = sum(count for (name, _), count in cuda.calls.items() if not name.startswith("cuCtx"))
    cuda.close()
    for number in range(1, calls // 2, 3):
        cuda = FakeCuda(native, slots=4)
        with cuda.running():
            queue = FakeQueue(cuda, 7)
            cuda.fail_after(number)
            kept = run_mixture(queue)
            if not queue.is_refused:
                assert not native.queue_wait(queue.address, queue.ticket, 20 * 10**9)
                assert native.queue_result(queue.address) == LAUNCH_FAILED
                assert native.queue_completed(queue.address) == FAILED
            queue.close()
            queue.free()
            del kept
        cuda.close()


@pytest.mark.parametrize("steps", range(0, 43, 7))
def test_an_abandoned_queue_stops_in_the_middle_of_a_transfer(native: Native, steps: int) -> None:
    cuda = FakeCuda(native, slots=4)
    queue = FakeQueue(cuda, 7)
    kept = run_mixture(queue)
    wait_until(lambda: cuda.count("cuEventSynchronize") > 0)
    for _ in range(steps):
        cuda.step()
    native.queue_abandon(queue.address)
    with cuda.running():
        handed = native.queue_handed(queue.address)
        assert handed < queue.ticket
        assert native.queue_wait(queue.address, handed, 20 * 10**9) == 1
        queue.close()
        with queues(cuda, 1) as (other,):  # all slots are back
            kept += run_mixture(other)
            other.settle()
    queue.free()
    assert cuda.count("cuMemHostRegister") == 0
    cuda.close()


@pytest.mark.parametrize("steps", [0, 5, 20])
def test_a_queue_is_closed_in_the_middle_of_a_transfer(native: Native, steps: int) -> None:
    cuda = FakeCuda(native, slots=4)
    queue = FakeQueue(cuda, 7)
    kept = run_mixture(queue)
    for _ in range(steps):
        cuda.step()
    with cuda.running():
        queue.close()
        with queues(cuda, 1) as (other,):  # all slots are back
            kept += run_mixture(other)
            other.settle()
    queue.free()
    cuda.close()


def test_a_stream_of_another_library_waits_for_a_staged_upload(native: Native) -> None:
    cuda = FakeCuda(native, slots=2)
    size = 7 * SLOT + 3
    source, memory, seen = bytes_of(size, 1), np.zeros(size, np.uint8), np.zeros(size, np.uint8)
    with cuda.running(), queues(cuda, 1) as (queue,):
        go_on = cuda.block(7)
        queue.submit(upload(address(memory), address(source), size))
        threading.Timer(0.01, go_on).start()
        native.queue_await_handed(queue.address, 1)
        assert native.queue_hold_stream(queue.address, 99, 1) == 0
        cuda.cuMemcpyDtoHAsync(address(seen), address(memory), size, 99)
        cuda.cuStreamSynchronize(99)
        np.testing.assert_array_equal(seen, source)
        queue.settle()
    cuda.close()


def test_begins_and_ends_of_transfers_are_timed(native: Native) -> None:
    cuda = FakeCuda(native, slots=2)
    size = 5 * SLOT
    source, memory = bytes_of(size, 1), np.zeros(size, np.uint8)
    times = np.zeros(6)
    with cuda.running(), queues(cuda, 1) as (queue,):
        data = [
            upload(address(memory), address(source), size),
            marks(1),
            download(address(source), address(memory), 9),
        ]
        assert queue.submit(*data, times=address(times)) == 0
        queue.settle()
    begins, ends = times[::2], times[1::2]
    assert 0 < begins[0] < ends[0] < ends[1] < ends[2]
    assert all(begin == 0 or end < begin for begin, end in zip(begins[1:], ends, strict=False))
    cuda.close()


def test_a_ticket_behind_a_wait_begins_after_what_it_waits_for(native: Native) -> None:
    """Nothing holds the third: it begins when the second ends.

    It has a begin of its own if a busy system hands it over late. That does not happen each time.
    """
    assert any(third_begin_behind_a_wait(native) == 0 for _ in range(20))


def third_begin_behind_a_wait(native: Native) -> float:
    """Run three tickets, the second of which waits for another queue. Return the third one's begin."""
    cuda = FakeCuda(native)
    first, second = np.zeros(2), np.zeros(6)
    with queues(cuda, 2) as (one, other):
        go_on = cuda.block(7)
        assert one.submit(marks(1), times=address(first)) == 0
        wait = p.WAIT.pack(p.OP_WAIT, 0, p.WAIT.size, one.address, one.ticket)
        assert other.submit(marks(1), wait, marks(1), marks(1), times=address(second)) == 0
        while cuda.step():
            pass
        assert native.queue_completed(other.address) == 0
        go_on()
        while cuda.step():
            assert native.queue_completed(other.address) in (0, 3)
        one.settle()
        other.settle()
    assert second[0] < second[1] <= first[0] < first[1] < second[2] < second[3] < second[5]
    cuda.close()
    return float(second[4])


def test_an_upload_begins_when_it_gets_a_slot(native: Native) -> None:
    """The first queue has all slots, and then its stream goes on."""
    cuda = FakeCuda(native, slots=2)
    size = 2 * SLOT
    source, memory = bytes_of(size, 1), np.zeros(size, np.uint8)
    first, second = np.zeros(2), np.zeros(2)
    with queues(cuda, 1) as (queue,):
        go_on = cuda.block(7)
        assert queue.submit(upload(address(memory), address(source), size), times=address(first)) == 0
        assert queue.submit(upload(address(memory), address(source), size), times=address(second)) == 0
        go_on()
        with cuda.running():
            queue.settle()
    assert 0 < first[0] < first[1] < second[0] < second[1]
    cuda.close()


def test_the_clock_is_read_while_streams_run(native: Native) -> None:
    cuda = FakeCuda(native)
    reading, times = ctypes.create_string_buffer(p.READING.size), np.zeros(2)
    with cuda.running(), queues(cuda, 1) as (queue,):
        last = 0.0
        for _ in range(3):
            assert queue.submit(marks(1), times=address(times)) == 0
            before = time.monotonic()
            assert native.device_clock(cuda.address, 99, ctypes.addressof(reading)) == 0
            device, host, uncertainty = p.READING.unpack(reading)
            assert before - 1e-6 <= host - uncertainty <= host + uncertainty <= time.monotonic() + 1e-6
            assert device > last
            queue.settle()
            last = max(device, times[1])
    cuda.close()


@pytest.mark.slow
def test_the_clock_of_a_busy_or_lost_device_is_not_read(native: Native) -> None:
    cuda = FakeCuda(native)
    reading = ctypes.create_string_buffer(p.READING.size)
    cuda.block(99)
    assert native.device_clock(cuda.address, 99, ctypes.addressof(reading)) == NOT_READY
    cuda.fail_after(0)
    assert native.device_clock(cuda.address, 98, ctypes.addressof(reading)) == LAUNCH_FAILED
    cuda.close()


def test_spans_of_the_threads_have_all_bytes(native: Native) -> None:
    """Of the stager, the waiter, and the copiers that help them."""
    cuda = FakeCuda(native)
    ring = ThreadSpanRing(partial(native.device_record, cuda.address), native.spans_take)
    ring.record(True)
    size = 25 * SLOT + 17
    source, memory, into = bytes_of(size, 1), np.zeros(size, np.uint8), np.zeros(size, np.uint8)
    with cuda.running(), queues(cuda, 1) as (queue,):
        assert queue.submit(upload(address(memory), address(source), size)) == 0
        assert queue.submit(download(address(into), address(memory), size)) == 0
        queue.settle()
    cuda.close()
    np.testing.assert_array_equal(into, source)
    spans = ring.take().spans
    ring.close()
    for kind, role in ((SPAN_UPLOAD, ROLE_STAGER), (SPAN_DOWNLOAD, ROLE_WAITER)):
        copies = spans[spans["kind"] == kind]
        assert copies["bytes"].sum() == size
        assert {role} <= set(copies["role"]) <= {role, ROLE_COPIER, ROLE_CALLER}
    assert ROLE_STAGER in spans["role"][spans["kind"] == SPAN_HAND_OVER]


def test_the_loop_makes_no_call_that_allocates(native: Native) -> None:
    cuda = FakeCuda(native)
    with cuda.running(), queues(cuda, 1) as (queue,):
        queue.submit(p.COPY.pack(p.OP_OVERLAPPING_COPY, 1, p.COPY.size, 16, 0, 100))
        queue.settle()
    assert cuda.count("cuMemAllocFromPoolAsync") == 1
    assert cuda.count("cuMemAllocFromPoolAsync", threading.get_ident()) == 0
    cuda.close()


@pytest.mark.parametrize("outcome", [p.PREPARED, p.NOT_PREPARED])
def test_a_batch_waits_until_host_memory_is_prepared(native: Native, outcome: int) -> None:
    cuda = FakeCuda(native)
    word = ctypes.c_uint32()
    wait = p.WAIT_READY.pack(p.OP_WAIT_READY, 0, p.WAIT_READY.size, ctypes.addressof(word))
    source, memory = bytes_of(100, 1), np.zeros(100, np.uint8)
    with cuda.running(), queues(cuda, 1) as (queue,):
        queue.submit(wait, upload(address(memory), address(source), 100), marks(1))
        queue.submit(marks(1))
        assert not native.queue_wait(queue.address, 1, 20 * 10**6)
        assert native.queue_handed(queue.address) == 0
        word.value = outcome
        queue.settle()
        if outcome == p.PREPARED:
            np.testing.assert_array_equal(memory, source)
            assert queue.failures() == []
        else:
            assert not memory.any()
            assert queue.failures() == [(FAILED_ALLOCATION, 1, b""), (FAILED_ALLOCATION, 2, b"")]
        queue.submit(wait, upload(address(memory), address(source), 100))
        queue.settle()
        assert memory.any() == (outcome == p.PREPARED)
    cuda.close()


def test_memory_that_cannot_be_pinned_fails_the_tickets_that_use_it(native: Native) -> None:
    cuda = FakeCuda(native)
    word = ctypes.c_uint32()
    wait = p.WAIT_READY.pack(p.OP_WAIT_MEMORY, 0, p.WAIT_READY.size, ctypes.addressof(word))
    ones, memory = np.ones(4, np.uint8), np.zeros((5, 4), np.uint8)
    copies = [upload(address(each), address(ones), 4) for each in memory]
    parts = p.COPY.pack(p.OP_STAGED_UPLOAD, 0, p.COPY.size, address(memory[1]), address(ones), 2) + copies[1]
    times = np.zeros(10)
    with cuda.running(), queues(cuda, 1) as (queue,):
        queue.submit(copies[0], wait, parts, copies[2], wait, copies[3], copies[4], times=address(times))
        assert native.queue_revoke(queue.address, 5, 3) == 1  # it is not refused, either
        assert not native.queue_wait(queue.address, 1, 10**7)
        word.value = p.NOT_PREPARED
        queue.settle()
        assert queue.failures() == [(FAILED_ALLOCATION, 2, b"")]
        assert memory[:, 0].tolist() == [1, 0, 1, 0, 1]
        assert times[1::2].all()
        word.value = p.PREPARED
        queue.submit(wait, copies[1])
        queue.settle()
        assert queue.failures() == []
        assert memory[1].all()
    cuda.close()


OPERATIONS = st.tuples(
    st.sampled_from(["upload", "download", "copy", "mark", "wait", "end"]),
    st.integers(0, 2),
    st.one_of(st.integers(1, 200), st.integers(1, 6 * SLOT)),
)


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(operations=st.lists(OPERATIONS, min_size=1, max_size=40), slots=st.integers(0, 12), copiers=st.integers(0, 2))
def test_any_sequence_on_several_queues_has_the_result_of_numpy(
    native: Native, operations: list[tuple[str, int, int]], slots: int, copiers: int
) -> None:
    cuda = FakeCuda(native, slots, copiers)
    memories = [bytes_of(12 * SLOT, seed) for seed in range(3)]
    expected = [memory.copy() for memory in memories]
    results: list[tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]] = []
    sources = []
    with cuda.running(), queues(cuda, 3) as made:
        batches: list[list[bytes]] = [[], [], []]

        def flush(number: int) -> None:
            if batches[number]:
                made[number].submit(*batches[number], marks(1))
                batches[number] = []

        for seed, (name, number, size) in enumerate(operations):
            at, memory = address(memories[number]), expected[number]
            if name == "upload":
                sources.append(bytes_of(size, seed))
                batches[number].append(upload(at + seed, address(sources[-1]), size))
                memory[seed : seed + size] = sources[-1]
            elif name == "download":
                results.append((np.zeros(size, np.uint8), memory[seed : seed + size].copy()))
                batches[number].append(download(address(results[-1][0]), at + seed, size))
            elif name == "copy":
                half = 6 * SLOT
                batches[number].append(p.COPY.pack(p.OP_COPY, 1, p.COPY.size, at + half, at, size))
                memory[half : half + size] = memory[:size].copy()
            elif name == "mark":
                batches[number].append(marks(1))
            elif name == "wait":
                other = made[(number + size) % 3]
                flush(number)
                flush((number + size) % 3)
                batches[number].append(p.WAIT.pack(p.OP_WAIT, 0, p.WAIT.size, other.address, other.ticket))
            else:
                flush(number)
        for number in range(3):
            flush(number)
        for queue in made:
            queue.settle()
            assert queue.failures() == []
    for result, wanted in results:
        np.testing.assert_array_equal(result, wanted)
    for found, wanted in zip(memories, expected, strict=True):
        np.testing.assert_array_equal(found, wanted)
    cuda.close()


@pytest.mark.parametrize("copiers", [0, 3])
@pytest.mark.parametrize("size", [0, 1, 64 * 1024 - 1, 64 * 1024 + 1, 2**20 + 7, 20 * 2**20 + 3])
def test_host_memory_is_copied_together_by_several_threads(native: Native, size: int, copiers: int) -> None:
    cuda = FakeCuda(native, copiers=copiers)
    source = np.random.default_rng(size).integers(0, 256, size + 8, np.uint8)
    for to_offset, offset in ((0, 0), (1, 3), (8, 0)):
        to = np.full(size + 16, 7, np.uint8)
        expected = to.copy()
        expected[to_offset : to_offset + size] = source[offset : offset + size]
        native.device_copy(cuda.address, to.ctypes.data + to_offset, source.ctypes.data + offset, size)
        assert (to == expected).all()
    cuda.close()


@pytest.mark.parametrize("copiers", [1, 3, 7])
def test_more_threads_than_are_helped_copy_at_once(native: Native, copiers: int) -> None:
    """At most 16 callers are helped at a time. The bytes of 20 callers all arrive, and no others."""
    cuda = FakeCuda(native, copiers=copiers)
    random = np.random.default_rng(copiers)
    sources = [random.integers(0, 256, 2**21, np.uint8) for _ in range(20)]
    sizes = [[int(size) for size in random.integers(0, 2**21, 12)] for _ in sources]

    def copy(source: npt.NDArray[np.uint8], sizes: list[int]) -> None:
        to = np.empty_like(source)
        for size in sizes:
            to.fill(0)
            native.device_copy(cuda.address, to.ctypes.data, source.ctypes.data, size)
            assert (to[:size] == source[:size]).all()
            assert not to[size:].any()

    with ThreadPoolExecutor(len(sources)) as threads:
        for _ in threads.map(copy, sources, sizes):
            pass
    cuda.close()
