"""The turns of the CPU backend's threads. The kernels are Python functions, which wait for what the test does."""

from __future__ import annotations

import ctypes
import os
import threading
import time

import numpy as np
import pytest

from aiotaichi.backends.cpu.native import Native
from aiotaichi.backends.cpu.native.protocol import ABANDON, FINISH, OP_WAIT, WAIT
from support.native_pool import SECONDS, NativePool

NEVER = 2**62
"""A patience that no test outlasts."""
AT_ONCE = 1_000_000
"""Nanoseconds: a short patience."""


class Computing:
    """Kernels that end one by one, when the test lets one go. Counts how many run at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running = 0
        self.most = 0
        self.entered, self.gate = threading.Semaphore(0), threading.Semaphore(0)

    def run(self) -> None:
        with self._lock:
            self._running += 1
            self.most = max(self.most, self._running)
        self.entered.release()
        assert self.gate.acquire(timeout=SECONDS)
        with self._lock:
            self._running -= 1


@pytest.mark.parametrize("cores", [1, 2, 8])
@pytest.mark.parametrize("size", [1, 256 * 1024 + 1, 5 * 2**20 + 3])
def test_host_memory_is_copied_together_by_several_threads(native: Native, size: int, cores: int) -> None:
    device, source = NativePool(native, cores, NEVER), np.random.default_rng(size).integers(0, 256, size, np.uint8)
    for _ in range(3):
        to = np.full(size + 2, 7, np.uint8)
        native.pool_copy(device.pool, to.ctypes.data + 1, source.ctypes.data, size)
        assert to[0] == to[-1] == 7
        assert np.array_equal(to[1:-1], source)
    device.close()


@pytest.mark.parametrize("spin", [0, 40_000, 4_000_000_000])
@pytest.mark.parametrize("pause", [0.0, 0.002])
def test_workers_come_whether_they_sleep_or_look_for_the_next_loop(native: Native, spin: int, pause: float) -> None:
    """Each loop has three numbers that wait for each other: it ends only if two workers help."""
    function_type = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int32, ctypes.c_int32)
    arguments = ctypes.c_void_p, ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p, function_type
    parallel_for = ctypes.CFUNCTYPE(None, *arguments)(native.address_of("queue_parallel_for"))
    device = NativePool(native, 4, NEVER, workers=3)
    queue = device.queue(spin)
    meeting = threading.Barrier(3, timeout=SECONDS)
    ran: list[tuple[int, int]] = []

    def block(context: int, thread: int, number: int) -> None:
        meeting.wait()
        ran.append((thread, number))

    function = function_type(block)
    for launch in range(1, 21):
        ran.clear()
        device.submit(queue, device.launch(lambda: parallel_for(queue, 3, 4, None, function)))
        device.await_ticket(queue, launch)
        assert sorted(number for _, number in ran) == [0, 1, 2]
        assert len({thread for thread, _ in ran}) == 3
        time.sleep(pause)
    device.close()


@pytest.mark.parametrize("cores", [1, 2, 3])
def test_as_many_threads_compute_as_the_device_may_use_cores(native: Native, cores: int) -> None:
    device, computing = NativePool(native, cores, NEVER), Computing()
    queues = [device.queue() for _ in range(12)]
    for queue in queues:
        device.submit(queue, device.launch(computing.run))
    for _ in range(cores):
        assert computing.entered.acquire(timeout=SECONDS)
    for _ in range(len(queues) - cores):
        computing.gate.release()
        assert computing.entered.acquire(timeout=SECONDS)
    for _ in range(cores):
        computing.gate.release()
    for queue in queues:
        device.await_ticket(queue, 1)
    assert computing.most == cores
    device.close()


@pytest.mark.parametrize("cores", [1, 2])
def test_long_kernels_overlap_although_there_are_fewer_cores(native: Native, cores: int) -> None:
    """Each kernel waits for all others. A queue that comes later finds that all turns are lost."""
    device = NativePool(native, cores, AT_ONCE)
    together = threading.Barrier(5)
    for _ in range(5):
        device.submit(device.queue(), device.launch(lambda: together.wait(SECONDS)))
    for queue in device.queues:
        device.await_ticket(queue, 1)
    assert not together.broken
    device.close()


def test_an_endless_kernel_keeps_no_other_queue_waiting(native: Native) -> None:
    device, end = NativePool(native, 1, AT_ONCE), threading.Event()
    endless, ran = device.queue(), []
    device.submit(endless, device.launch(lambda: end.wait(SECONDS)))
    for _ in range(6):
        queue = device.queue()
        device.submit(queue, *[device.launch(lambda: ran.append(1)) for _ in range(50)])
        device.await_ticket(queue, 50)
    assert native.queue_completed(endless) == 0
    end.set()
    device.close()
    assert len(ran) == 300


def test_a_queue_waits_for_another_without_a_turn(native: Native) -> None:
    device, order = NativePool(native, 1, NEVER), []
    last, first = device.queue(), device.queue()
    began = threading.Event()
    device.submit(
        last,
        device.launch(began.set),
        WAIT.pack(OP_WAIT, 0, WAIT.size, first, 1),
        device.launch(lambda: order.append("last")),
    )
    assert began.wait(SECONDS)
    device.submit(first, device.launch(lambda: order.append("first")))
    device.await_ticket(last, 2)
    assert order == ["first", "last"]
    device.close()


def test_a_queue_with_much_work_pauses_for_another(native: Native) -> None:
    """The kernels of the first queue last longer than a turn, and no thread takes a turn away."""
    device, ran = NativePool(native, 1, NEVER), []
    pause = threading.Event()  # never set
    busy, other = device.queue(), device.queue()

    def work() -> None:
        pause.wait(0.002)
        ran.append("busy")

    device.submit(busy, *[device.launch(work) for _ in range(1000)])
    device.await_ticket(busy, 1)
    device.submit(other, device.launch(lambda: ran.append("other")))
    device.await_ticket(other, 1)
    device.native.queue_close(busy, ABANDON)
    device.close()
    assert "other" in ran[:1000]
    assert ran.count("busy") < 1000


@pytest.mark.parametrize("how", [FINISH, ABANDON])
def test_a_queue_that_waits_for_a_turn_is_closed(native: Native, how: int) -> None:
    device, computing, ran = NativePool(native, 1, NEVER), Computing(), []
    busy, waiting = device.queue(), device.queue()
    device.submit(busy, device.launch(computing.run))
    assert computing.entered.acquire(timeout=SECONDS)
    device.submit(waiting, device.launch(lambda: ran.append(1)))
    native.queue_close(waiting, how)
    computing.gate.release()
    device.close()
    assert len(ran) == (how == FINISH)


@pytest.mark.parametrize("patience", [0, AT_ONCE, NEVER])
def test_many_queues_end_all_of_their_work(native: Native, patience: int) -> None:
    device, lock, count = NativePool(native, 2, patience), threading.Lock(), 0

    def work() -> None:
        nonlocal count
        with lock:
            count += 1

    queues = [device.queue() for _ in range(24)]
    for _ in range(40):
        for queue in queues:
            device.submit(queue, device.launch(work))
    device.close()
    assert count == 24 * 40


def test_a_forked_child_counts_none_of_its_parents_spinning_threads(native: Native) -> None:
    """Else its own threads would never spin: they leave a core to those that it does not have."""
    spinning = ctypes.c_int32.from_address(native.spinning_threads())
    before = spinning.value
    spinning.value += 3
    try:
        child = os.fork()
        if not child:
            os._exit(spinning.value)
        _, status = os.waitpid(child, 0)
    finally:
        spinning.value -= 3
    assert os.waitstatus_to_exitcode(status) == 0
    assert spinning.value == before
