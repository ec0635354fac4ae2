"""Loops that one thread runs do without atomic operations. Their results are NumPy's, as those of many parts are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels.alone import use_plain_operations, work_alone
from aiotaichi.compile.helper.kernels.arrays import Array
from aiotaichi.compile.helper.kernels.parts import parallel_loops
from aiotaichi.compile.helper.kernels.pipeline import TaskReport, improve
from aiotaichi.compile.helper.kernels.text import Instruction, ModuleText
from support.fixture_modules import CPU_MODULES
from support.kernel_tasks import KernelTasks, host_machine, tidy_module

Numbers = npt.NDArray[Any]
PARTS = [1, 2, 8]


def improved(text: str, sizes: Sequence[int]) -> tuple[ModuleText, TaskReport]:
    """Return what the whole pass makes of a kernel with one loop, whose arrays have elements of some sizes."""
    arrays = [Array(16 * i + 8, (16 * i,), size) for i, size in enumerate(sizes)]
    module, (report,) = improve(parse(text, host_machine()), host_machine(), 3, divisions=False, arrays=arrays)
    return ModuleText(str(module)), report


def text_of(name: str) -> str:
    return (CPU_MODULES / "small_targets" / f"{name}.ll").read_text()


class Tasks:
    """A kernel that takes arrays with one axis, of 4 bytes for each element. Parts run in their order."""

    def __init__(self, name: str, arrays: int) -> None:
        module, report = improved(text_of(name), [4] * arrays)
        assert "alone" in report.done
        self._count = 1
        self._tasks = KernelTasks(module, lambda blocks, limit: range(self._count, 2 * self._count))

    def launch(self, parts: int, *arrays: Numbers) -> None:
        self._count = parts
        words = [word for each in arrays for word in (len(each), each.ctypes.data)]
        self._tasks.launch(np.array(words, np.uint64).tobytes())


tasks_of = cache(Tasks)


def some_keys(number: int, below: int) -> npt.NDArray[np.int32]:
    return np.random.default_rng(number).integers(0, below, number, np.int32)


@pytest.mark.parametrize("parts", PARTS)
def test_a_loop_sees_the_numbers_that_it_has_added(parts: int) -> None:
    """One thread runs the parts in order: the result is that of the text, iteration by iteration."""
    keys = some_keys(3001, 40)
    earlier = np.array([np.count_nonzero(keys[:i] == keys[i]) for i in range(len(keys))])
    out, seen = np.zeros(40, np.int32), np.zeros(3001, np.int32)
    tasks_of("read_itself", 3).launch(parts, keys, out, seen)
    np.testing.assert_array_equal(out, np.bincount(keys, minlength=40))
    np.testing.assert_array_equal(seen, earlier + 1)
    out, places = np.zeros(40, np.int32), np.zeros(3001, np.int32)
    tasks_of("use_old", 3).launch(parts, keys, out, places)
    np.testing.assert_array_equal(places, earlier)


@pytest.mark.parametrize("parts", PARTS)
@pytest.mark.parametrize("shift", [-3, -1, 0, 1, 3, 200])
def test_arrays_may_overlap(parts: int, shift: int) -> None:
    keys = np.random.default_rng(0).permutation(100).astype(np.int32)
    memory = np.arange(500, dtype=np.int32)
    wanted = memory.copy()
    out, other = slice(100, 200), slice(100 + shift, 200 + shift)
    seen = np.zeros(100, np.int32)
    for i, key in enumerate(keys):
        wanted[out][key] += 1
        seen[i] = wanted[other][key]
    found = np.zeros(100, np.int32)
    tasks_of("add_then_read", 4).launch(parts, keys, memory[out], memory[other], found)
    np.testing.assert_array_equal(memory, wanted)
    np.testing.assert_array_equal(found, seen)


@pytest.mark.slow
@pytest.mark.parametrize("size", [7, 20_000])
def test_one_thread_adds_floats_in_their_order(size: int) -> None:
    async def main() -> None:
        chance = np.random.default_rng(size)
        keys, x = some_keys(50_000, size), chance.random(50_000, np.float32)
        wanted = chance.random(size, np.float32)
        before = wanted.copy()
        np.add.at(wanted, keys, x)
        async with at.Runtime("cpu", threads=1) as rt:
            module = await rt.load_aot_module(CPU_MODULES / "small_targets")
            arrays = [rt.ndarray(each.shape, at.i32 if each is keys else at.f32) for each in (keys, x, before)]
            for array, data in zip(arrays, (keys, x, before), strict=True):
                rt.queue.write(array, data)
            await rt.queue.launch(module.kernel("add_f32"), *arrays)
            assert (await rt.queue.read(arrays[2])).tobytes() == wanted.tobytes()

    anyio.run(main)


def test_threads_that_share_a_loop_add_atomically() -> None:
    """The array is too large for copies, and all threads add to a few of its numbers."""

    async def main() -> None:
        keys = some_keys(1_000_000, 3)
        async with at.Runtime("cpu", threads=4) as rt:
            module = await rt.load_aot_module(CPU_MODULES / "small_targets")
            read, out = rt.ndarray(keys.shape, at.i32), rt.ndarray((50_000,), at.i32)
            rt.queue.write(read, keys)
            rt.queue.fill(out, 0)
            for _ in range(10):
                rt.queue.launch(module.kernel("count"), read, out)
            found = await rt.queue.read(out)
        np.testing.assert_array_equal(found[:3], 10 * np.bincount(keys))

    anyio.run(main)


@pytest.mark.parametrize("threads", [1, 2])
def test_queues_without_an_order_add_to_one_array(threads: int) -> None:
    """Kernels that only add need no order on GPUs. Here, each queue runs them in a thread of its own."""
    launches = 500

    async def main() -> None:
        keys = some_keys(500 if threads > 1 else 5_000, 2)
        async with at.Runtime("cpu", threads=threads) as rt:
            module = await rt.load_aot_module(CPU_MODULES / "small_targets")
            read, out = rt.ndarray(keys.shape, at.i32), rt.ndarray((50_000,), at.i32)
            rt.queue.write(read, keys)
            await rt.queue.fill(out, 0)
            queues = [rt.queue, rt.create_queue()]
            for _ in range(launches):
                for queue in queues:
                    queue.launch(module.kernel("count"), read, out)
            for queue in queues:
                await queue.wait()
            found = await rt.queue.read(out)
        np.testing.assert_array_equal(found[:2], 2 * launches * np.bincount(keys))

    anyio.run(main)


# The text of the step.


def operations(module: ModuleText, function: str) -> int:
    return sum(each.opcode == "atomicrmw" for _, each in module.functions[function])


def test_only_the_copy_is_plain() -> None:
    module = tidy_module(CPU_MODULES / "small_targets" / "every_i32.ll")
    (loop,) = parallel_loops(module)
    body, count = str(module.functions[loop.body]), operations(module, loop.body)
    assert work_alone(module, loop) == count > 0
    assert str(module.functions[loop.body]) == body
    assert operations(module, f"{loop.body}.alone") == 0


@pytest.mark.parametrize(
    "line",
    [
        "%more = atomicrmw add ptr %anything, i32 1 seq_cst, align 4",
        "%more = atomicrmw volatile add ptr {address}, i32 1 seq_cst, align 4",
        "%more = atomicrmw xchg ptr {address}, i32 1 seq_cst, align 4",
    ],
)
def test_operations_of_the_runtime_stay_atomic(line: str) -> None:
    """Other queues use these words: they are at an unknown address, volatile, or locks."""
    module = tidy_module(CPU_MODULES / "small_targets" / "count.ll")
    (loop,) = parallel_loops(module)
    body = module.functions[loop.body]
    block, atomic = next((block, each) for block, each in body if each.opcode == "atomicrmw")
    name, _, code = line.format(address=atomic.operands[0]).partition(" = ")
    block.instructions.insert(block.instructions.index(atomic), Instruction(name, code))
    count = operations(module, loop.body)
    assert use_plain_operations(body) == count - 1
    assert operations(module, loop.body) == 1


@pytest.mark.parametrize("name", ["throw", "set_others"])
def test_loops_without_parts_or_operations_stay_as_they_are(name: str) -> None:
    """The blocks of random numbers are taichi's: block 1 is one of many."""
    _, report = improved(text_of(name), [])
    assert "alone" not in report.done
