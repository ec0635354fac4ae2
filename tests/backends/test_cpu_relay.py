"""Threads of the CPU backend that come after the event loop, unless a crowd wants the cores, too.

A file in the test's folder stands for /proc/stat: the test decides how busy the cores seem.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from aiotaichi.backends.cpu.native import Native
from aiotaichi.backends.cpu.native.protocol import ABANDON, FINISH
from support.native_pool import SECONDS, NativePool
from support.scheduling import send_signal, threads

NICE = 7
PATIENCE = 10_000_000
TICKS = 100  # of /proc/stat, for each second


class Cores:
    """The cores of this process, as the system would count how busy they are."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._busy = 0.0
        self._since: float | None = None
        self.write()

    @property
    def name(self) -> bytes:
        """The path for native code, which keeps the address."""
        return os.fsencode(self.path)

    def crowd(self) -> None:
        """Have other programs use the cores."""
        self._since = time.monotonic()

    def disperse(self) -> None:
        """Have the other programs end."""
        self.write()
        self._since = None

    def write(self) -> None:
        """Count up to now. The file is always whole."""
        now = time.monotonic()
        if self._since is not None:
            self._busy += 0.9 * TICKS * (now - self._since)
            self._since = now
        lines = ["cpu  1 2 3 4 5 6 7 8 9 10"]
        lines += [f"cpu{core} {int(self._busy)} 0 0 5 6 7 8 9 10 11" for core in sorted(os.sched_getaffinity(0))]
        new = self.path.with_suffix(".new")
        new.write_text("\n".join([*lines, "intr 12 13 14", "ctxt 15", ""]))
        new.replace(self.path)


@pytest.fixture
def cores(tmp_path: Path) -> Cores:
    return Cores(tmp_path / "stat")


class Kernels:
    """Kernels that note how much higher the nice value of their thread is than the main thread's."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def run(self) -> None:
        self.found.append(os.getpriority(os.PRIO_PROCESS, 0) - os.getpriority(os.PRIO_PROCESS, os.getpid()))


def run_until(pool: NativePool, queue: int, kernels: Kernels, nice: int, cores: Cores) -> None:
    """Run kernels on a queue until one runs in a thread whose nice value is higher by ``nice``."""
    deadline, pause = time.monotonic() + SECONDS, threading.Event()
    while not kernels.found or kernels.found[-1] != nice:
        assert time.monotonic() < deadline, kernels.found
        cores.write()
        ticket = len(kernels.found) + 1  # before the kernel may run
        pool.submit(queue, pool.launch(kernels.run))
        pool.await_ticket(queue, ticket)
        pause.wait(0.01)  # for time to pass on the system's clock


def test_kernels_come_after_the_loop_unless_there_is_a_crowd(native: Native, cores: Cores) -> None:
    pool, kernels = NativePool(native, 2, PATIENCE, NICE, cores.name), Kernels()
    queue = pool.queue()
    run_until(pool, queue, kernels, NICE, cores)
    assert kernels.found == [NICE]
    for _ in range(2):
        cores.crowd()
        run_until(pool, queue, kernels, 0, cores)
        cores.disperse()
        run_until(pool, queue, kernels, NICE, cores)
    pool.close()


@pytest.mark.slow
def test_another_thread_goes_on_in_the_middle_of_a_batch(native: Native, cores: Cores) -> None:
    """All kernels are submitted at once, and run in order.

    A thread that waits for a core may read the file late, and then sees no crowd for a while. So the kernels may
    change threads several times.
    """
    pool, kernels, order = NativePool(native, 2, PATIENCE, NICE, cores.name), Kernels(), []
    queue, pause = pool.queue(), threading.Event()
    cores.crowd()

    def work(number: int) -> None:
        order.append(number)
        kernels.run()
        if 0 not in kernels.found:
            pause.wait(0.01)
        cores.write()

    pool.submit(queue, *[pool.launch(partial(work, number)) for number in range(500)])
    pool.await_ticket(queue, 500)
    assert order == list(range(500))
    assert kernels.found[0] == NICE
    assert set(kernels.found) == {NICE, 0}
    pool.close()


@pytest.mark.parametrize("is_crowded", [False, True])
def test_a_thread_that_gets_a_signal_sleeps_on(native: Native, cores: Cores, is_crowded: bool) -> None:
    """The system may give the process's signals to any of its threads. The threads of a pair work one at a time."""
    earlier, received, kernels, order = threads(), list[int](), Kernels(), list[str]()
    pool = NativePool(native, 2, PATIENCE, NICE, cores.name)
    queue, begun, may_end = pool.queue(), threading.Event(), threading.Event()
    if is_crowded:
        cores.crowd()
    run_until(pool, queue, kernels, 0 if is_crowded else NICE, cores)

    def first() -> None:
        begun.set()
        may_end.wait(SECONDS)
        order.append("first")

    before = signal.signal(signal.SIGUSR1, lambda number, _: received.append(number))
    try:
        pool.submit(queue, pool.launch(first))
        begun.wait(SECONDS)
        pool.submit(queue, pool.launch(partial(order.append, "second")))
        for thread in threads() - earlier:
            send_signal(thread, signal.SIGUSR1)
        threading.Event().wait(0.2)  # if the other thread ran now, it would run the second kernel
        may_end.set()
        pool.await_ticket(queue, len(kernels.found) + 2)
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert received
    assert order == ["first", "second"]
    pool.close()


@pytest.mark.parametrize("how", [FINISH, ABANDON])
@pytest.mark.parametrize("workers", [0, 3])
def test_a_queue_ends_in_either_thread(native: Native, cores: Cores, how: int, workers: int) -> None:
    pool = NativePool(native, 2, PATIENCE, NICE, cores.name, workers)
    kernels, late, equal = Kernels(), pool.queue(), pool.queue()
    run_until(pool, late, Kernels(), NICE, cores)
    cores.crowd()
    run_until(pool, equal, kernels, 0, cores)
    native.queue_close(late, how)
    native.queue_close(equal, how)
    pool.close()


def test_without_a_file_there_is_no_crowd(native: Native, tmp_path: Path) -> None:
    pool, kernels = NativePool(native, 2, PATIENCE, NICE, os.fsencode(tmp_path / "missing")), Kernels()
    queue, pause = pool.queue(), threading.Event()
    for ticket in range(1, 60):
        pool.submit(queue, pool.launch(kernels.run))
        pool.await_ticket(queue, ticket)
        pause.wait(0.01)
    assert set(kernels.found) == {NICE}
    pool.close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cpu",
        "cpu0",
        "cpu0 \n\n\n",
        "cpu0 1 2 3\n" * 5000,
        "cpu99999999999999999999999999 1 2 3 4\n",
        f"cpu0 {'9' * 400} 2 3 4\n",
        "cpu0 -1 -2 -3 -4\ncpu-1 1 2 3 4\n",
        "intr 1 2 3\ncpu0 500 500 500\n",
        "\0\x7f cpu0\t1\t2",
    ],
)
def test_a_file_that_tells_nothing_does_no_harm(native: Native, cores: Cores, text: str) -> None:
    cores.path.write_text(text)
    pool, kernels = NativePool(native, 2, PATIENCE, NICE, cores.name), Kernels()
    queue, pause = pool.queue(), threading.Event()
    for ticket in range(1, 40):
        pool.submit(queue, pool.launch(kernels.run))
        pool.await_ticket(queue, ticket)
        pause.wait(0.01)
    assert len(kernels.found) == 39
    assert set(kernels.found) == {NICE}
    pool.close()


def test_without_a_path_a_thread_keeps_its_nice_value(native: Native) -> None:
    earlier = set(os.listdir("/proc/self/task"))
    pool, kernels = NativePool(native, 2, PATIENCE, NICE), Kernels()
    queue = pool.queue()
    assert len(set(os.listdir("/proc/self/task")) - earlier) == 1
    pool.submit(queue, pool.launch(kernels.run))
    pool.await_ticket(queue, 1)
    assert kernels.found == [NICE]
    pool.close()


@pytest.mark.slow
def test_a_system_without_room_for_a_thread_is_told(native: Native) -> None:
    """The threads that have started end again. A child process has too few addresses for 60 stacks."""
    program = (
        "import resource, aiotaichi.backends.cpu.native as native\n"
        "from aiotaichi.backends.cpu.native.protocol import SCHEDULING\n"
        "from aiotaichi.compile import Cache, CompileService, linker\n"
        "service = CompileService(Cache(), linker.llvm_version())\n"
        "code = native.load_native(service)\n"
        "used = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize()\n"
        "unlimited = resource.getrlimit(resource.RLIMIT_AS)\n"
        "resource.setrlimit(resource.RLIMIT_AS, (used + 30 * 2**20, unlimited[1]))\n"
        "pool = code.pool_create(30, 2, 0, SCHEDULING.pack(0, *[0] * 16), b'/proc/stat')\n"
        "assert pool == 1, pool\n"
        "resource.setrlimit(resource.RLIMIT_AS, unlimited)\n"
        "service.close()\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
