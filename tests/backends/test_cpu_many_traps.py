"""Any faults of kernels, in any runtimes, at any moments: each task gets its error, and other numbers are right."""

from __future__ import annotations

import gc
import mmap
import os
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

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
SIZES = (8, 1000, 100_000)
LOSSES = ("store", "load", "null", "loop", "recursion", "file")
KINDS = (*LOSSES, "division", "copy", "nothing")
TEXTS = {
    "store": "kernel store has accessed",
    "load": "kernel load has accessed",
    "null": "kernel load has accessed",
    "loop": "kernel store_at has accessed",
    "recursion": "kernel recurse has used up its stack",
    "file": "kernel add_one has accessed",
    "division": "an integer division of kernel raw_divide failed",
    "copy": "a mapped file has become shorter",
}
FAULTS = st.tuples(
    st.integers(0, RUNTIMES - 1),
    st.integers(0, 1),  # the queue
    st.sampled_from(KINDS),
    st.sampled_from(SIZES),
    st.floats(0, 1),  # the part of a loop
)
ROUNDS = st.lists(st.lists(FAULTS, max_size=4), min_size=1, max_size=4)
"""Rounds of faults at once. After each round, the lost runtimes are opened again."""


class Runtimes:
    """Some runtimes, whose launches are counted: an array of each shows the count."""

    def __init__(self, runtimes: list[at.Runtime], modules: list[at.AotModule], path: Path) -> None:
        self.all = runtimes
        self._modules = modules
        self._path = path
        self._files = 0

    async def one_round(self, faults: list[tuple[int, int, str, int, float]]) -> None:
        faulty = {runtime for runtime, _, kind, _, _ in faults if kind in LOSSES}
        queues = [[rt.queue, rt.create_queue()] for rt in self.all]
        counts = [0] * RUNTIMES
        arrays = [rt.ndarray(50_000, at.i32) for rt in self.all]
        async with anyio.create_task_group() as tasks:
            for number, array in enumerate(arrays):
                tasks.start_soon(self._count, number, queues[number][0], array, counts, number in faulty)
            for number, queue, kind, size, part in faults:
                tasks.start_soon(self._fault, number, queues[number][queue], kind, size, part, number in faulty)
        for number, rt in enumerate(self.all):
            assert rt.lost == (number in faulty)
            if number in faulty:
                await rt.recreate()
            else:
                assert (await rt.queue.read(arrays[number]) == counts[number]).all()
                await queues[number][1].aclose()

    async def _count(self, number: int, queue: at.Queue, array: Any, counts: list[int], may_be_lost: bool) -> None:
        try:
            for _ in range(5):
                await queue.launch(self._modules[number].kernel("add_one"), array)
                counts[number] += 1
        except errors.DeviceLostError:
            assert may_be_lost

    async def _fault(
        self, number: int, queue: at.Queue, kind: str, size: int, part: float, may_be_lost: bool
    ) -> None:
        kernel, low = self._modules[number].kernel, low_page()
        found = ""
        try:
            x = self.all[number].ndarray(size, at.i32)
            if kind in ("file", "copy"):
                memory, path = await self._mapped(number, size)
                x = memory.ndarray(size, at.i32)
                os.truncate(path, 0)
            elif kind == "null":
                x = (await self.all[number].import_(low)).ndarray(low.size, at.i32)
            starts: dict[str, Callable[[], at.Event[Any]]] = {
                "store": lambda: queue.launch(kernel("store"), x, size),
                "load": lambda: queue.launch(kernel("load"), x, size),
                "null": lambda: queue.launch(kernel("load"), x, int(part * 1023) - low.ctypes.data // 4),
                "loop": lambda: queue.launch(kernel("store_at"), x, int(part * (size - 1)), size),
                "recursion": lambda: queue.launch(kernel("recurse"), -1, x),
                "file": lambda: queue.launch(kernel("add_one"), x),
                "division": lambda: queue.launch(kernel("raw_divide"), size, 0),
                "copy": lambda: queue.fill(x, 1),
                "nothing": lambda: queue.launch(kernel("add_one"), x),
            }
            await starts[kind]()
        except errors.Error as error:
            found = str(error)
        expected = [kind, *(LOSSES if may_be_lost else ())]  # another fault may have come first
        if kind != "nothing" or found:
            assert any(TEXTS[each] in found for each in expected if each in TEXTS), (kind, found)

    async def _mapped(self, number: int, size: int) -> tuple[at.Memory, Path]:
        self._files += 1
        path = self._path / f"{self._files}"
        return await self.all[number].import_(np.memmap(path, np.int32, "w+", shape=size)), path


@pytest.fixture
async def runtimes(cpu_modules: Path, tmp_path: Path) -> AsyncIterator[Runtimes]:
    async with (
        at.Runtime("cpu", guard=True, threads=4) as first,
        at.Runtime("cpu", guard=True, threads=2) as second,
        at.Runtime("cpu", guard=True, threads=1) as third,
    ):
        opened = [first, second, third]
        modules = [await rt.load_aot_module(cpu_modules / "traps") for rt in opened]
        yield Runtimes(opened, modules, tmp_path)
        for rt in opened:
            await rt.recreate()


def figures() -> tuple[int, int]:
    """Return how many descriptors and native threads there are."""
    return len(os.listdir("/proc/self/fd")), len(os.listdir("/proc/self/task")) - threading.active_count()


@settings(deadline=None, max_examples=8, suppress_health_check=list(HealthCheck))
@given(rounds=ROUNDS)
async def test_any_faults_at_once(runtimes: Runtimes, rounds: list[Any]) -> None:
    for faults in rounds:
        await runtimes.one_round(faults)


@pytest.mark.sweep
@pytest.mark.parametrize("part", range(4))
@settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
@given(rounds=ROUNDS)
async def test_a_thousand_faults(runtimes: Runtimes, part: int, rounds: list[Any]) -> None:
    """An example has five faults on average. Each part begins with runtimes of its own."""
    for faults in rounds:
        await runtimes.one_round(faults)


EVERYTHING = [(i % RUNTIMES, i % 2, kind, SIZES[i % 3], 0.5) for i, kind in enumerate(KINDS)]
"""A round with each kind of fault."""


def mappings() -> int:
    """Return how many parts the address space has. An array with a guard page has two."""
    return Path("/proc/self/maps").read_text().count("\n")


def objects() -> Counter[str]:
    """Return how many objects of aiotaichi there are, by the names of their types."""
    gc.collect()
    names = (f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return Counter(name for name in names if name.startswith("aiotaichi."))


async def test_faults_leave_nothing(runtimes: Runtimes) -> None:
    for _ in range(3):  # the first rounds add memory that is kept for the next ones
        await runtimes.one_round(EVERYTHING)
    before, kept, parts = figures(), objects(), mappings()
    for _ in range(3):
        await runtimes.one_round(EVERYTHING)
    assert figures() == before
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
