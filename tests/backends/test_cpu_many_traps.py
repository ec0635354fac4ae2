"""Any faults of kernels, in any runtimes, at any moments: each task gets its error, and other numbers are right."""

from __future__ import annotations

import gc
import mmap
import os
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import anyio
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from support.low_page import low_page
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

RUNTIMES = 3
SIZES = (8, 1000, 100_000, 300_000)
PAGE = mmap.PAGESIZE // 4
LOSSES = {
    "store": "kernel store has accessed",
    "load": "kernel load has accessed",
    "before": "kernel load has accessed",
    "null": "kernel load has accessed",
    "loop": "kernel store_at has accessed",
    "recursion": "kernel recurse has used up its stack",
    "recursion in a loop": "kernel recurse_at has used up its stack",
    "file": "kernel add_one has accessed",
}
"""The faults that lose the runtime, and how their errors begin."""
FAILURES = {
    "division": (errors.KernelError, "an integer division of kernel raw_divide failed"),
    "division in a loop": (errors.KernelError, "an integer division of kernel divide_all failed"),
    "copy": (errors.InvalidStateError, "a copy has used address"),
}
"""The faults after which the runtime goes on."""
KINDS = (*LOSSES, *FAILURES, "nothing")


class Fault(NamedTuple):
    """A kernel or a copy with a fault, in a task of its own."""

    runtime: int
    queue: int
    kind: str
    size: int  # of the array
    place: float  # in the array, the file, the page without memory or the loop: from 0 to 1


FAULTS = st.builds(
    Fault,
    st.integers(0, RUNTIMES - 1),
    st.integers(0, 1),
    st.sampled_from(KINDS),
    st.sampled_from(SIZES),
    st.floats(0, 1),
)
ROUNDS = st.lists(st.lists(FAULTS, max_size=8), min_size=1, max_size=4)
"""Rounds of faults at once. After each round, the lost runtimes are opened again."""


class Runtimes:
    """Some runtimes, whose launches are counted: an array of each shows the count."""

    def __init__(self, runtimes: list[at.Runtime], modules: list[at.AotModule], path: Path) -> None:
        self.all = runtimes
        self._modules = modules
        self._path = path
        self._files = 0

    async def one_round(self, faults: list[Fault]) -> None:
        """Let the faults happen at once. Check each task's error, and the numbers of the runtimes that go on."""
        losses = [
            {LOSSES[each.kind] for each in faults if each.runtime == i and each.kind in LOSSES}
            for i in range(RUNTIMES)
        ]
        queues = [[rt.queue, rt.create_queue()] for rt in self.all]
        found: list[set[str]] = [set() for _ in self.all]
        counts = [0] * RUNTIMES
        arrays = [rt.ndarray(50_000, at.i32) for rt in self.all]
        async with anyio.create_task_group() as tasks:
            for i, rt in enumerate(self.all):
                tasks.start_soon(self._count, i, queues[i][0], arrays[i], counts, found[i])
                if losses[i]:
                    tasks.start_soon(self._watch, rt, found[i])
            for fault in faults:
                tasks.start_soon(self._fault, fault, queues[fault.runtime][fault.queue], found[fault.runtime])
        for i, rt in enumerate(self.all):
            assert rt.lost == bool(losses[i])
            if rt.lost:
                (text,) = found[i]  # the first fault's: all tasks get the same error
                assert any(text.startswith(each) for each in losses[i]), (text, losses[i])
                await rt.recreate()
            else:
                assert not found[i]
                assert (await rt.queue.read(arrays[i]) == counts[i]).all()
                await queues[i][1].aclose()

    async def _watch(self, rt: at.Runtime, found: set[str]) -> None:
        found.add(str(await rt.wait_lost()))

    async def _count(self, i: int, queue: at.Queue, array: Any, counts: list[int], found: set[str]) -> None:
        try:
            for _ in range(5):
                await queue.launch(self._modules[i].kernel("add_one"), array)
                counts[i] += 1
        except errors.DeviceLostError as error:
            found.add(str(error))

    async def _fault(self, fault: Fault, queue: at.Queue, found: set[str]) -> None:
        """Let a fault happen. The error is the fault's own, or that of the runtime's loss."""
        failure = None
        try:
            event = await self._start(fault, queue)
            await event
        except errors.DeviceLostError as error:
            found.add(str(error))
            return
        except errors.Error as error:
            failure = error
        kind, text = FAILURES.get(fault.kind, (type(None), ""))
        assert isinstance(failure, kind), (fault, failure)
        assert text in str(failure)

    async def _start(self, fault: Fault, queue: at.Queue) -> at.Event[Any]:
        rt, kernel, low = self.all[fault.runtime], self._modules[fault.runtime].kernel, low_page()
        size, last = fault.size, fault.size - 1
        element, beyond = int(fault.place * last), int(fault.place * (PAGE - 1))
        if fault.kind in ("file", "copy"):
            x = await self._truncated(rt, fault)
        elif fault.kind == "null":
            x = (await rt.import_(low)).ndarray(low.size, at.i32)
        else:
            x = rt.ndarray(size, at.i32)
        match fault.kind:
            case "store" | "load":
                return queue.launch(kernel(fault.kind), x, size + beyond)
            case "before":
                return queue.launch(kernel("load"), x, -(-size % PAGE) - 1 - beyond)
            case "null":
                return queue.launch(kernel("load"), x, beyond - low.ctypes.data // 4)
            case "loop":
                return queue.launch(kernel("store_at"), x, element, size + beyond)
            case "recursion":
                return queue.launch(kernel("recurse"), -1, x)
            case "recursion in a loop":
                return queue.launch(kernel("recurse_at"), x, element)
            case "division":
                return queue.launch(kernel("raw_divide"), size, 0)
            case "division in a loop":
                divisors = np.ones(size, np.int32)
                divisors[element] = 0
                y = rt.ndarray(size, at.i32)
                queue.write(y, divisors)
                return queue.launch(kernel("divide_all"), x, y)
            case "copy":
                return queue.fill(x, 1)
            case _:
                return queue.launch(kernel("add_one"), x)

    async def _truncated(self, rt: at.Runtime, fault: Fault) -> at.NdArray:
        """Return an array in a file that has lost its last pages."""
        self._files += 1
        path = self._path / f"{self._files}"
        memory = await rt.import_(np.memmap(path, np.int32, "w+", shape=fault.size))
        os.truncate(path, int(fault.place * ((fault.size - 1) // PAGE)) * mmap.PAGESIZE)
        path.unlink()
        return memory.ndarray(fault.size, at.i32)


@pytest.fixture
async def runtimes(cpu_modules: Path, tmp_path: Path) -> AsyncIterator[Runtimes]:
    """Some runtimes. In the end, there are no more descriptors and native threads than before the faults."""
    async with (
        at.Runtime("cpu", guard=True, threads=4) as first,
        at.Runtime("cpu", guard=True, threads=2) as second,
        at.Runtime("cpu", guard=True, threads=1) as third,
    ):
        opened = [first, second, third]
        modules = [await rt.load_aot_module(cpu_modules / "traps") for rt in opened]
        made = Runtimes(opened, modules, tmp_path)
        await made.one_round(EVERYTHING)  # what a first use opens stays open
        before = figures()
        yield made
        await until(lambda: is_no_more(figures(), before))
        for rt in opened:
            await rt.recreate()


def figures() -> tuple[int, int]:
    """Return how many descriptors and native threads there are. A thread of Python that ends is one for a moment."""
    return len(os.listdir("/proc/self/fd")), len(os.listdir("/proc/self/task")) - threading.active_count()


def is_no_more(now: tuple[int, int], before: tuple[int, int]) -> bool:
    return now[0] <= before[0] and now[1] <= before[1]


@pytest.mark.slow
@settings(deadline=None, max_examples=8, suppress_health_check=list(HealthCheck))
@given(rounds=ROUNDS)
async def test_any_faults_at_once(runtimes: Runtimes, rounds: list[list[Fault]]) -> None:
    for faults in rounds:
        await runtimes.one_round(faults)


@pytest.mark.sweep
@pytest.mark.timeout(600)  # on a machine that does other things
@pytest.mark.parametrize("part", range(4))
@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
@given(rounds=ROUNDS)
async def test_a_thousand_faults(runtimes: Runtimes, part: int, rounds: list[list[Fault]]) -> None:
    """An example has ten faults on average, so each event loop sees a thousand. Each part has runtimes of its own."""
    for faults in rounds:
        await runtimes.one_round(faults)


EVERYTHING = [Fault(i % RUNTIMES, i % 2, kind, SIZES[i % len(SIZES)], 0.5) for i, kind in enumerate(KINDS)]
"""A round with each kind of fault."""


def mappings() -> int:
    """Return how many parts the address space has. An array with a guard page has two."""
    return Path("/proc/self/maps").read_text().count("\n")


def objects() -> Counter[str]:
    """Return how many objects of aiotaichi there are, by the names of their types."""
    gc.collect()
    names = (f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return Counter(name for name in names if name.startswith("aiotaichi."))


@pytest.mark.slow
async def test_faults_leave_nothing(runtimes: Runtimes) -> None:
    for _ in range(3):  # the first rounds add memory that is kept for the next ones
        await runtimes.one_round(EVERYTHING)
    before, kept, parts = figures(), objects(), mappings()
    for _ in range(3):
        await runtimes.one_round(EVERYTHING)
    await until(lambda: is_no_more(figures(), before))
    await until(lambda: not objects() - kept)  # a thread may still end a call
    assert mappings() < parts + 4 * len(KINDS)  # the arrays of three rounds have at least 60


MEMORY = """
import sys
from contextlib import AsyncExitStack
from pathlib import Path
import anyio
import aiotaichi as at
from backends.test_cpu_many_traps import EVERYTHING, RUNTIMES, Runtimes, objects, resident

async def main(module, folder):
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(at.Runtime("cpu", guard=True, threads=2)) for _ in range(RUNTIMES)]
        modules = [await rt.load_aot_module(module) for rt in opened]
        runtimes = Runtimes(opened, modules, Path(folder))
        for number in range(40):
            await runtimes.one_round(EVERYTHING)
            if number % 10 == 9:
                objects()  # collects garbage
                print(resident(), flush=True)

anyio.run(main, *sys.argv[1:])
"""


def resident() -> int:
    """Return the bytes of memory that the process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * mmap.PAGESIZE


@pytest.mark.sweep
def test_faults_leave_memory_as_before(cpu_modules: Path, tmp_path: Path) -> None:
    """The C library keeps free memory of each thread's own, which threads of later runtimes use: here it has one."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "MALLOC_ARENA_MAX": "1"}
    command = [sys.executable, "-c", MEMORY, str(cpu_modules / "traps"), str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    first, *_, last = (int(line) for line in done.stdout.split())
    assert last < first + 4 * 2**20, done.stdout  # 30 rounds of 8 faults
