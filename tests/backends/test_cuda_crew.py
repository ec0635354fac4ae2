"""Many queues share the few threads of a CUDA device: native code on a fake driver, without a GPU."""

from __future__ import annotations

import ctypes
import os
import select
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from aiotaichi.backends.cuda.native import Native, load_native
from aiotaichi.backends.cuda.native import protocol as p
from aiotaichi.compile import CompileService, linker
from aiotaichi.compile.native import NativeCode
from aiotaichi.core.native_protocol import FAILED, FAILED_WAIT
from aiotaichi.core.sizes import SLOT_SIZE as SLOT
from support.fake_cuda import LAUNCH_FAILED, FakeCuda, FakeQueue, download, marks, upload

MOST_THREADS = 2 + 9  # stagers of the fake device, and waiters


@pytest.fixture(scope="module")
def native(service: CompileService) -> Native:
    return load_native(service)


def address(values: npt.NDArray[Any]) -> int:
    return int(values.__array_interface__["data"][0])


def thread_count() -> int:
    return len(os.listdir("/proc/self/task"))


def wait_for(queue: FakeQueue, ticket: int) -> bytes:
    return p.WAIT.pack(p.OP_WAIT, 0, p.WAIT.size, queue.address, ticket)


@contextmanager
def queues(cuda: FakeCuda, count: int, descriptor: int = -1) -> Iterator[list[FakeQueue]]:
    made = [FakeQueue(cuda, 7 + number, descriptor) for number in range(count)]
    with ExitStack() as stack:
        for queue in made:
            stack.callback(queue.free)
        for queue in made:
            stack.callback(queue.close)
        yield made


def test_a_thousand_queues_have_two_threads_until_they_work_and_a_few_then(native: Native) -> None:
    before = thread_count()
    cuda = FakeCuda(native, copiers=0)
    with queues(cuda, 1000) as made:
        assert thread_count() <= before + 2
        assert all(native.queue_lives(queue.address) for queue in made)
        busy = made[::10]
        for queue in busy:
            queue.submit(marks(1))
            assert native.queue_arm(queue.address, 1) == 0
        with cuda.running():
            for queue in busy:
                queue.settle()
            assert thread_count() <= before + 1 + MOST_THREADS  # and the thread that runs the streams
    cuda.close()
    end = time.monotonic() + 20
    while thread_count() > before:  # a thread that was joined is listed for a moment more
        assert time.monotonic() < end
        time.sleep(0.001)


class HeldStarts:
    """A ``pthread_create`` that holds the threads that native code starts, but for those that this thread starts."""

    def __init__(self) -> None:
        self.count = 0
        self.begun, self.go_on = threading.Event(), threading.Event()
        create, caller = ctypes.CDLL(None).pthread_create, threading.get_ident()

        def held(*arguments: int) -> int:
            self.count += 1
            if threading.get_ident() != caller:
                self.begun.set()
                self.go_on.wait()
            return int(create(*map(ctypes.c_void_p, arguments)))

        self._function = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * 4)(held)
        self.address = ctypes.cast(self._function, ctypes.c_void_p).value or 0


def test_queues_submit_while_the_system_starts_a_thread(
    service: CompileService, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = HeldStarts()
    imports = {**linker.native_imports(), "pthread_create": starts.address}
    monkeypatch.setattr(linker, "native_imports", lambda: imports)
    code = NativeCode(service, load_native.__module__)  # it stays while threads run in it
    cuda = FakeCuda(Native(code), copiers=0)
    word = ctypes.c_uint32()
    wait = p.WAIT_READY.pack(p.OP_WAIT_READY, 0, p.WAIT_READY.size, ctypes.addressof(word))
    with ExitStack() as stack:
        stack.enter_context(cuda.running())
        first, *others = stack.enter_context(queues(cuda, 30))
        pool = stack.enter_context(ThreadPoolExecutor(1))
        stack.callback(starts.go_on.set)
        first.submit(wait, marks(1))
        assert starts.begun.wait(20)  # the stager has a queue's job, and the crew is to have one more
        for queue in others:
            assert pool.submit(queue.submit, wait, marks(1)).result(20) == 0
        starts.go_on.set()
        word.value = 1
        for queue in (first, *others):
            queue.settle()
    cuda.close()
    assert starts.count <= MOST_THREADS


def test_each_of_many_waiting_queues_is_told(native: Native) -> None:
    """More queues than waiters: the last waiter looks at those that the others do not wait for."""
    reader, writer = os.pipe()
    cuda = FakeCuda(native)
    with queues(cuda, 30, writer) as made:
        go_on = [cuda.block(7 + number) for number in range(len(made))]
        for queue in made:
            queue.submit(marks(1))
            assert native.queue_arm(queue.address, 1) == 0
        with cuda.running():
            assert not select.select([reader], [], [], 0.02)[0]
            for number in reversed(range(len(made))):  # the first queues have the waiters
                go_on[number]()
                assert select.select([reader], [], [], 20)[0]
                assert os.read(reader, 8) == (1).to_bytes(8, "little")
                assert native.queue_completed(made[number].address) == 1
            assert not select.select([reader], [], [], 0.02)[0]
    cuda.close()
    os.close(reader)
    os.close(writer)


def test_what_many_queues_wait_for_gets_its_slots_and_its_stager(native: Native) -> None:
    """Each waiter could wait for a queue that waits for one more queue, whose slots a waiter must give back."""
    cuda = FakeCuda(native, slots=2)
    size = 9 * SLOT + 5
    source = np.random.default_rng(1).integers(0, 256, size, np.uint8)
    memory, results = np.zeros(size, np.uint8), np.zeros((20, SLOT + 1), np.uint8)
    with queues(cuda, 21) as (*others, last):
        go_on = cuda.block(last_stream := 7 + len(others))
        assert last_stream == 27
        last.submit(upload(address(memory), address(source), size))
        for number, queue in enumerate(others):
            queue.submit(wait_for(last, 1), download(address(results[number]), address(memory[SLOT:]), SLOT + 1))
            assert native.queue_arm(queue.address, 1) == 0
        go_on()
        with cuda.running():
            for queue in (*others, last):
                queue.settle()
    np.testing.assert_array_equal(memory, source)
    assert (results == source[SLOT : 2 * SLOT + 1]).all()
    cuda.close()


def test_chains_of_queues_run_in_order_with_one_stager(native: Native) -> None:
    """Batches are submitted in the reverse order of their waits: each is held until the next queue hands over."""
    cuda = FakeCuda(native, stagers=1)
    values = np.arange(41, dtype=np.uint8)
    with cuda.running(), queues(cuda, 40) as made:
        for number in reversed(range(40)):
            waits = [wait_for(made[number - 1], 1)] if number else []
            copy = p.COPY.pack(p.OP_COPY, 1, p.COPY.size, address(values[number + 1 :]), address(values[number:]), 1)
            made[number].submit(*waits, copy)
        for queue in made:
            queue.settle()
        assert not values.any()
        assert all(queue.failures() == [] for queue in made)
    cuda.close()


@pytest.mark.slow
def test_tickets_of_a_queue_keep_their_order_among_many_busy_queues(native: Native) -> None:
    cuda = FakeCuda(native, slots=3)
    kept, expected = [], []
    memories = [np.zeros(SLOT + 3, np.uint8) for _ in range(25)]
    with cuda.running(), queues(cuda, 25) as made:
        for turn in range(4):
            for memory, queue in zip(memories, made, strict=True):
                source, into = np.full(len(memory), turn + 1, np.uint8), np.zeros(len(memory), np.uint8)
                kept.append((source, into))
                expected.append(turn + 1)
                queue.submit(upload(address(memory), address(source), len(memory)), marks(1))
                queue.submit(download(address(into), address(memory), len(memory)))
        for queue in made:
            queue.settle()
    assert [np.unique(into).tolist() for _, into in kept] == [[value] for value in expected]
    cuda.close()


@pytest.mark.parametrize("is_abandoned", [False, True])
def test_queues_end_while_a_stager_cannot_go_on(native: Native, is_abandoned: bool) -> None:
    """One waits for host memory, one for the other's ticket, and one is ended before both."""
    cuda = FakeCuda(native)
    word = ctypes.c_uint32()
    wait = p.WAIT_READY.pack(p.OP_WAIT_READY, 0, p.WAIT_READY.size, ctypes.addressof(word))
    with cuda.running(), queues(cuda, 3) as (first, second, third):
        first.submit(wait, marks(1))
        second.submit(wait_for(first, 1), marks(1))
        assert not native.queue_wait(second.address, 1, 10**7)
        if is_abandoned:
            native.queue_abandon(first.address)
        first.close()
        second.settle()  # it waited in vain
        assert second.failures() == [(FAILED_WAIT, 1, b"")]
        third.submit(marks(1))
        third.settle()
    cuda.close()


class FullCuda(FakeCuda):
    """Its calls wait while a stream has as many operations as NVIDIA's driver takes."""

    def _add(self, stream: int, operation: Callable[[], bool]) -> int:
        with self._changed:
            self._changed.wait_for(lambda: len(self._streams.get(stream, ())) < 1021)
        return super()._add(stream, operation)


def test_a_queue_is_served_while_large_batches_of_others_wait_in_the_driver(native: Native) -> None:
    memory, source = np.zeros(64, np.uint8), np.arange(2 * SLOT, dtype=np.uint8)
    found = np.zeros_like(source)
    copy = p.COPY.pack(p.OP_COPY, 1, p.COPY.size, address(memory), address(memory[8:]), 1)
    cuda = FullCuda(native, stagers=2)
    with queues(cuda, 3) as (*large, small):
        gates = [cuda.block(7 + number) for number in range(len(large))]
        for queue in large:
            queue.submit(*[copy] * 1200)
        with cuda.running():
            small.submit(upload(address(found), address(source), len(source)))
            assert native.queue_wait(small.address, 1, 20 * 10**9)
            for open_gate in gates:
                open_gate()
            for queue in large:
                queue.settle()
    cuda.close()
    np.testing.assert_array_equal(found, source)


def test_a_lost_device_ends_all_queues(native: Native) -> None:
    reader, writer = os.pipe()
    cuda = FakeCuda(native)
    with cuda.running(), queues(cuda, 20, writer) as made:
        for number, queue in enumerate(made):
            cuda.block(7 + number)
            queue.submit(marks(1))
            assert native.queue_arm(queue.address, 1) == 0
        cuda.fail_after(1)
        for _ in made:
            assert select.select([reader], [], [], 20)[0]
            os.read(reader, 8)
        for queue in made:
            assert native.queue_completed(queue.address) == FAILED
            assert native.queue_result(queue.address) == LAUNCH_FAILED
    cuda.close()
    os.close(reader)
    os.close(writer)
