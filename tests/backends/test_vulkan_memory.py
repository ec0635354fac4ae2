"""The Vulkan backend's memory: blocks and their ranges, lifetimes, mappings, and every transfer against NumPy."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections import deque
from itertools import pairwise
from typing import Any

import anyio
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.vulkan.allocator import _Block
from aiotaichi.hal.host_pool import host_worker
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.devices import made_by
from support.fixture_modules import MODULES

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

FOLDER = MODULES / "vulkan"
SMALL = 32 * 1024  # the largest transfer that uses the batch's own memory


# -- blocks ---------------------------------------------------------------------------------------------


class _Ranges(_Block):
    """The ranges of a block, without memory."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._free = [(0, size)]
        self._returned = deque()
        self._taken = set()


class BlockMachine(RuleBasedStateMachine):
    """Compare a block with a list of the ranges that are taken."""

    size = 4096

    def __init__(self) -> None:
        super().__init__()
        self.block = _Ranges(self.size)
        self.taken: list[tuple[int, int]] = []

    @rule(size=st.integers(1, 1500), alignment=st.sampled_from([1, 16, 48, 256]))
    def take(self, size: int, alignment: int) -> None:
        edges = [(0, 0), *sorted(self.taken), (self.size, 0)]
        gaps = [(offset + length, following) for (offset, length), (following, _) in pairwise(edges)]
        fitting = [
            start
            for begin, end in gaps
            if (start := -(-begin // alignment) * alignment) + size <= end
        ]  # fmt: skip
        offset = self.block.take(size, alignment)
        assert offset == (fitting[0] if fitting else None)
        if offset is not None:
            self.taken.append((offset, size))

    @precondition(lambda self: self.taken)
    @rule(data=st.data())
    def give_back(self, data: st.DataObject) -> None:
        self.block.give_back(*self.taken.pop(data.draw(st.integers(0, len(self.taken) - 1))))

    @invariant()
    def is_empty_when_all_is_back(self) -> None:
        assert self.block.is_empty == (not self.taken)

    def teardown(self) -> None:
        for each in self.taken:
            self.block.give_back(*each)
        assert self.block.take(self.size, 1) == 0, "what came back is one range"


TestBlock = BlockMachine.TestCase
TestBlock.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)


def block_sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets the size of each new block."""
    sizes: list[int] = []
    make = _Block.__init__

    def counted(self: _Block, device: Any, type_index: int, size: int, *rest: Any) -> None:
        sizes.append(size)
        make(self, device, type_index, size, *rest)

    monkeypatch.setattr(_Block, "__init__", counted)
    return sizes


@pytest.mark.slow
async def test_small_arrays_share_few_blocks_and_their_ranges_come_back(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anyio.to_thread.run_sync(host_worker.settle)  # the memory of the queue's slots is there
    sizes = block_sizes(monkeypatch)
    await rt.queue.record_event()
    for _ in range(5):
        arrays = [rt.ndarray(1000, at.i32) for _ in range(1000)]
        for i, x in enumerate(arrays):
            rt.queue.fill(x, i)
        found = [await rt.queue.read(arrays[i]) for i in (0, 1, 500, 999)]
        np.testing.assert_array_equal(found, np.repeat([[0], [1], [500], [999]], 1000, axis=1))
        for x in arrays:
            x.close()
        del arrays, x
    assert len(sizes) <= 4, "a few for arrays, perhaps one for the host's"
    large = rt.ndarray(20 * 2**20, at.u8)
    assert sizes[-1] == 20 * 2**20, "what is large has its own"
    assert not (await rt.queue.read(large)).any()


async def test_blocks_that_the_host_sees_begin_small(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop allocates them, and a GPU's driver takes 16 ms for 64 MiB."""
    await anyio.to_thread.run_sync(host_worker.settle)
    await rt.queue.record_event()
    sizes = block_sizes(monkeypatch)
    arrays = [rt.ndarray(4096, at.f32, host_read=True) for _ in range(1000)]
    assert len(arrays) > len(sizes) > 1
    assert sizes[0] <= 8 * 2**20
    assert all(later == 2 * earlier for earlier, later in pairwise(sizes))


async def test_memory_that_is_used_in_cycles_is_allocated_once(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anyio.to_thread.run_sync(host_worker.settle)
    await rt.queue.record_event()
    sizes = block_sizes(monkeypatch)
    counts = []
    for _ in range(6):
        arrays = [rt.ndarray(4096, at.f32, host_read=True) for _ in range(400)]
        for x in arrays:
            x.close()
        del arrays, x
        counts.append(len(sizes))
    assert counts[0] < 6
    assert counts[-1] == counts[-3], "the largest block is kept, and has room for all"


@pytest.mark.runtime("vulkan", memory_limit=160 * 2**20)
async def test_blocks_leave_most_of_a_limit_to_others(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = block_sizes(monkeypatch)
    arrays = [rt.ndarray(1000, at.f32) for _ in range(3000)]
    assert len(arrays) > len(sizes) > 0
    assert max(sizes) <= 20 * 2**20


async def test_memory_that_comes_back_is_zeroed_again(rt: at.Runtime) -> None:
    for count in (100, 1000, 100_000):
        for _ in range(3):
            x = rt.ndarray(count, at.i32)
            assert not (await rt.queue.read(x)).any()
            await rt.queue.fill(x, -1)
            x.close()


# -- lifetimes ------------------------------------------------------------------------------------------


async def test_memory_is_freed_after_its_last_use(rt: at.Runtime, clock: FakeClock) -> None:
    add_one = (await rt.load_aot_module(FOLDER / "basics")).kernel("add_one")
    async with at.Runtime(FakeDriver(clock=clock)) as other:
        x = rt.ndarray(1000, at.i32)
        held = weakref.ref(x.handle)
        await rt.queue.fill(x, 1)
        assert not rt.queue.wait_event(other.queue.record_event())
        rt.queue.launch(add_one, x)
        read = rt.queue.read(x)
        x.close()
        del x
        gc.collect()
        assert held() is not None, "the launch is still to come"
        clock.stop()
        assert (await read).tolist() == [2] * 1000
    await rt.queue.record_event()
    gc.collect()
    assert held() is None


async def test_memory_that_nothing_used_is_freed_at_once(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> None:
    x = rt.ndarray(1000, at.i32)
    held = weakref.ref(x.handle)
    x.close()
    gc.collect()
    assert held() is None
    images = made_by(monkeypatch, rt, "create_image")
    image = rt.image((4, 4))
    image.close()
    gc.collect()
    assert images[0]() is None
    assert not (await rt.queue.read(rt.ndarray(3, at.i32))).any()


async def test_memory_that_was_only_zeroed_is_freed_for_the_next(rt: at.Runtime) -> None:
    x = rt.ndarray(1000, at.i32)
    held = weakref.ref(x.handle)
    await rt.queue.record_event()  # submits the zeroing, and waits for it
    x.close()
    rt.ndarray(1, at.i32)
    gc.collect()
    assert held() is None


@pytest.mark.parametrize("count", [10, SMALL, 2**20])
async def test_arrays_from_reads_outlive_the_runtime(count: int) -> None:
    data = np.arange(count, dtype=np.int32)
    async with at.Runtime("vulkan") as rt:
        x = rt.ndarray(count, at.i32)
        rt.queue.write(x, data)
        found = await rt.queue.read(x)
        part = (await rt.queue.read(x))[count // 2 :]
        device = weakref.ref(open_device_of(rt).device)
    del rt, x
    with anyio.fail_after(5):
        while device() is not None:
            gc.collect()
            await anyio.sleep(0.001)  # the thread that closed it may not have ended
    np.testing.assert_array_equal(found, data)
    np.testing.assert_array_equal(part, data[count // 2 :])
    found += 1
    np.testing.assert_array_equal(found, data + 1)


async def test_reads_do_not_share_memory_while_they_live(rt: at.Runtime) -> None:
    x, kept = rt.ndarray(SMALL, at.i32), []
    for i in range(20):
        rt.queue.fill(x, i)
        kept.append(await rt.queue.read(x))
        if i % 3 == 0:
            kept.pop(0)
    assert [int(each[0]) for each in kept] == [int(each[-1]) for each in kept]
    assert len({int(each[0]) for each in kept}) == len(kept)


# -- allocation -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [2**45, 2**62, 2**63 - 1])
async def test_too_much_is_refused_by_size(rt: at.Runtime, size: int) -> None:
    with pytest.raises(errors.OutOfMemoryError, match=f"cannot allocate {-(-size // 4) * 4} bytes"):
        rt.allocate_memory(size)
    x = rt.ndarray(3, at.i32)
    rt.queue.fill(x, 4)
    assert (await rt.queue.read(x)).tolist() == [4] * 3


@pytest.mark.parametrize("usage", [*at.MemoryUsage, at.MemoryUsage(sum(at.MemoryUsage))])
async def test_every_usage_transfers(rt: at.Runtime, usage: at.MemoryUsage) -> None:
    memory = rt.allocate_memory(100, usage=usage)
    data = bytes(range(100))
    rt.queue.write(memory, data)
    rt.queue.copy(memory[:10], memory[90:])
    assert (await rt.queue.read(memory)).tobytes() == data[90:] + data[10:]
    add_one = (await rt.load_aot_module(FOLDER / "basics")).kernel("add_one")
    if usage & at.MemoryUsage.STORAGE:
        rt.queue.launch(add_one, memory.ndarray(25, at.i32))
    else:
        with pytest.raises(errors.InvalidArgumentError, match=r"without MemoryUsage\.STORAGE"):
            rt.queue.launch(add_one, memory.ndarray(25, at.i32))


@pytest.mark.parametrize("size", [5, 100_001])
async def test_mappings_go_both_ways(rt: at.Runtime, size: int) -> None:
    add_one = (await rt.load_aot_module(FOLDER / "basics")).kernel("add_one")
    both = rt.ndarray(size, at.i32, host_read=True, host_write=True)
    reads, writes = rt.allocate_memory(size, host_read=True), rt.allocate_memory(size, host_write=True)
    for memory in (reads, writes):
        async with memory.map() as view:
            assert not view.any(), "the host may be the first to look"
    data = np.random.default_rng(0).integers(0, 256, size, np.uint8)
    async with writes.map() as view:
        view[:] = data
    rt.queue.copy(reads, writes)
    async with reads.map() as view:
        assert not view.flags.writeable
        np.testing.assert_array_equal(view, data)
    async with both.map() as numbers:
        numbers[:] = np.arange(size)
    for _ in range(3):
        rt.queue.launch(add_one, both)
    async with both.map() as numbers:
        np.testing.assert_array_equal(numbers, np.arange(3, size + 3))
    with pytest.raises(errors.InvalidStateError, match="host_read"):
        async with rt.ndarray(1, at.i32).map():
            pass


@pytest.mark.slow
async def test_arrays_larger_than_a_kernel_takes_only_transfer(rt: at.Runtime) -> None:
    add_one = (await rt.load_aot_module(FOLDER / "basics")).kernel("add_one")
    most = rt.info.max_array_size // 4
    large = rt.ndarray(most + 3, at.i32)
    with pytest.raises(errors.InvalidArgumentError, match=f"{4 * most + 12} bytes.*take {rt.info.max_array_size}"):
        rt.queue.launch(add_one, large)
    rt.queue.fill(large, 7)
    rt.queue.write(large[most : most + 2], [1, 2])
    rt.queue.copy(large[: SMALL + 2], large[most - SMALL : most + 2])
    ends = [await rt.queue.read(part) for part in (large[: SMALL + 3], large[most:])]
    np.testing.assert_array_equal(ends[0], [*[7] * SMALL, 1, 2, 7])
    np.testing.assert_array_equal(ends[1], [1, 2, 7])
    large.close()
    fits = rt.ndarray(most, at.i32)
    rt.queue.fill(fits, 3)
    rt.queue.launch(add_one, fits)
    assert (await rt.queue.read(fits[most - 3 :])).tolist() == [4] * 3


# -- transfers against NumPy ----------------------------------------------------------------------------

SIZE = 3 * SMALL + 17
SPANS = st.tuples(st.integers(0, SIZE), st.integers(0, SIZE)).map(lambda ends: (min(ends), max(ends)))
NEAR = st.tuples(st.integers(0, 64), st.integers(0, 64)).map(lambda ends: (min(ends), max(ends)))


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(st.lists(st.tuples(st.one_of(NEAR, SPANS), st.integers(0, 255)), min_size=1, max_size=20))
def test_fills_of_bytes_equal_numpys(fills: list[tuple[tuple[int, int], int]]) -> None:
    async def main() -> None:
        async with at.Runtime("vulkan") as rt:
            memory, expected = rt.allocate_memory(SIZE), np.zeros(SIZE, np.uint8)
            for (start, stop), value in fills:
                rt.queue.fill(memory[start:stop], value)
                expected[start:stop] = value
            np.testing.assert_array_equal(await rt.queue.read(memory), expected)

    asyncio.run(main())


WIDTHS = [
    (dtype, element)
    for dtype in (at.u8, at.i16, at.f32, at.f64)
    for element in ((), (2,), (3,), (5,), (2, 2), (3, 3))
]  # fmt: skip


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(st.sampled_from(WIDTHS), st.integers(0, 20), st.sampled_from([0, 1, 7, 100, 20_000]), st.randoms())
def test_fills_of_every_width_equal_numpys(
    width: tuple[at.DType, tuple[int, ...]], start: int, count: int, draw: random.Random
) -> None:
    dtype, element = width
    same = draw.random() < 0.3  # equal bytes in a word: the device fills them itself
    number = np.prod(element, dtype=int)
    value = np.array([3 if same else draw.randrange(100) for _ in range(number)], dtype.numpy).reshape(element)

    async def main() -> None:
        async with at.Runtime("vulkan") as rt:
            x = rt.ndarray(start + count + 5, dtype, element_shape=element)
            before = np.ones((start + count + 5, *element), dtype.numpy)
            rt.queue.write(x, before)
            rt.queue.fill(x[start : start + count], value)
            before[start : start + count] = value
            np.testing.assert_array_equal(await rt.queue.read(x), before)

    asyncio.run(main())


async def test_an_element_larger_than_a_small_transfer_is_repeated(rt: at.Runtime) -> None:
    x = rt.ndarray(5, at.f64, element_shape=(100, 80))
    assert x.nbytes // 5 > SMALL
    value = np.random.default_rng(0).random((100, 80))
    rt.queue.fill(x[1:], value)
    found = await rt.queue.read(x)
    assert not found[0].any()
    np.testing.assert_array_equal(found[1:], np.broadcast_to(value, (4, 100, 80)))


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(
    st.lists(
        st.tuples(st.one_of(st.integers(0, 64), st.integers(0, SIZE)), SPANS, st.booleans()), min_size=1, max_size=20
    )
)
def test_copies_within_a_memory_equal_numpys(copies: list[tuple[int, tuple[int, int], bool]]) -> None:
    async def main() -> None:
        async with at.Runtime("vulkan") as rt:
            expected = np.random.default_rng(1).integers(0, 256, SIZE, np.uint8)
            memory = rt.allocate_memory(SIZE)
            rt.queue.write(memory, expected)
            expected = expected.copy()
            for to, (start, stop), nearby in copies:
                to = min(start + to % 64 if nearby else to, SIZE - (stop - start))
                rt.queue.copy(memory[to : to + stop - start], memory[start:stop])
                expected[to : to + stop - start] = expected[start:stop].copy()
            np.testing.assert_array_equal(await rt.queue.read(memory), expected)

    asyncio.run(main())


@pytest.mark.parametrize("borrow", [False, True])
@pytest.mark.parametrize("size", [SMALL - 1, SMALL, SMALL + 1, 5 * 2**20 + 3])
async def test_writes_and_reads_of_any_size(rt: at.Runtime, size: int, borrow: bool) -> None:
    memory = rt.allocate_memory(size + 11)
    draw = np.random.default_rng(size)
    expected = np.zeros(size + 11, np.uint8)
    for offset in (0, 11, 5):
        data = draw.integers(0, 256, size, np.uint8)
        rt.queue.write(memory[offset : offset + size], data, borrow=borrow)
        expected[offset : offset + size] = data
        if borrow:
            await rt.queue.record_event()  # until then, the data must not change
    np.testing.assert_array_equal(await rt.queue.read(memory), expected)
    np.testing.assert_array_equal(await rt.queue.read(memory[3 : size + 3]), expected[3 : size + 3])


async def test_transfers_of_many_sizes_in_one_batch_keep_their_order(rt: at.Runtime) -> None:
    memory, draw = rt.allocate_memory(SIZE), random.Random(3)
    expected, reads = np.zeros(SIZE, np.uint8), []
    for i in range(200):
        start, stop = sorted(draw.randrange(SIZE) for _ in range(2))
        if i % 3:
            rt.queue.write(memory[start:stop], np.full(stop - start, i, np.uint8))
            expected[start:stop] = i
        else:
            reads.append((rt.queue.read(memory[start:stop]), expected[start:stop].copy()))
    with anyio.fail_after(20):
        for read, wanted in reads:
            np.testing.assert_array_equal(await read, wanted)
