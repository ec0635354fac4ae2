"""``Runtime(debug=True)`` compares bytes: aliases race, mapped bytes are refused, bytes apart do not race."""

from __future__ import annotations

import ctypes
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.core.happens_before import process_checker
from aiotaichi.core.spans import LastUses, Operation, Span
from aiotaichi.errors import InvalidStateError
from aiotaichi.memory.resource import resource_of
from aiotaichi.testing import FakeClock
from support.fixture_modules import module_at

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped", debug=True)]


# -- mappings --------------------------------------------------------------------------------------------------------

OPERATIONS: dict[str, tuple[Callable[[at.Queue, at.NdArray], Any], bool]] = {
    "read": (lambda queue, x: queue.read(x), False),
    "write": (lambda queue, x: queue.write(x, np.zeros(4, np.int32)), True),
    "fill": (lambda queue, x: queue.fill(x[1:2], 1), True),
    "copy": (lambda queue, x: queue.copy(x[2:], x[:2]), True),
}


@pytest.mark.parametrize("host_write", [False, True], ids=["read-only", "writable"])
@pytest.mark.parametrize("name", OPERATIONS)
async def test_mapped_memory_is_not_used(rt: at.Runtime, clock: FakeClock, name: str, host_write: bool) -> None:
    enqueue, writes = OPERATIONS[name]
    clock.stop()
    x = rt.ndarray(4, at.i32, host_read=True, host_write=host_write)
    await rt.queue.fill(x, 1)
    async with x.map():
        if host_write or writes:
            with pytest.raises(InvalidStateError, match=rf"{name} on queue 'default' .* host has <Memory .*> mapped"):
                enqueue(rt.queue, x)
            assert rt.queue.in_flight == 0
        else:
            await enqueue(rt.queue, x)
        await rt.queue.fill(rt.ndarray(4, at.i32), 1)
    await enqueue(rt.queue, x)
    await enqueue(rt.create_queue(), x)


async def test_a_launch_on_mapped_memory_is_named(rt: at.Runtime) -> None:
    module = await rt.load_aot_module(module_at("cpu", "basics"))
    x = rt.ndarray(4, at.i32, host_write=True)
    async with x.map() as view:
        view[:] = 5
        with pytest.raises(InvalidStateError, match="kernel add_one on queue 'default' races with the host"):
            rt.queue.launch(module.kernel("add_one"), x)
    rt.queue.launch(module.kernel("add_one"), x)


async def test_a_mapping_ends_when_it_is_cancelled_while_it_waits(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray(4, at.i32, host_write=True)
    rt.queue.fill(x, 1)
    with anyio.move_on_after(0.01):
        async with x.map():
            pytest.fail("the fill has not run")
    rt.queue.fill(x, 2)


# -- parts -----------------------------------------------------------------------------------------------------------


async def test_parts_that_do_not_overlap_do_not_race(rt: at.Runtime) -> None:
    other, x = rt.create_queue(), rt.ndarray((8, 2), at.i32)
    rt.queue.fill(x[:4], 1)
    other.fill(x[4:], 2)
    other.fill(x[5:5], 2)
    with pytest.raises(InvalidStateError, match="races"):
        other.fill(x[3:5], 3)
    with pytest.raises(InvalidStateError, match="races"):
        other.fill(x.allocation[31:32], 3)
    other.fill(x.allocation[32:64], 3)


async def test_an_array_is_as_large_as_it_is(rt: at.Runtime) -> None:
    module = await rt.load_aot_module(module_at("cpu", "basics"))
    other, memory = rt.create_queue(), rt.allocate_memory(64)
    rt.queue.launch(module.kernel("add_one"), memory.ndarray(4, at.i32))
    other.fill(memory[16:], 1)
    with pytest.raises(InvalidStateError, match="races with fill"):
        rt.queue.launch(module.kernel("add_one"), memory.ndarray(5, at.i32))


@pytest.mark.slow
async def test_a_ring_keeps_one_record_for_each_slice(rt: at.Runtime) -> None:
    reader, ring = rt.create_queue(), rt.ndarray(1000, at.i32)
    kept = process_checker.size
    for _ in range(3):
        for i in range(1000):
            reader.wait_event(rt.queue.fill(ring[i : i + 1], i))
            rt.queue.wait_event(reader.read(ring[i : i + 1]))
    assert process_checker.size <= kept + 1000 + 4
    rt.queue.fill(ring, 0)
    assert process_checker.size <= kept + 1 + 4


async def test_new_memory_at_an_old_address_is_new(rt: at.Runtime) -> None:
    async with at.Runtime("cpu", debug=True) as cpu:
        other = cpu.create_queue()
        addresses = set()
        for i in range(50):
            queue = (cpu.queue, other)[i % 2]
            memory = cpu.allocate_memory(4096)
            addresses.add(resource_of(memory).hal.address)
            queue.fill(memory, i)
            memory.close()
            with anyio.fail_after(5):
                while queue.in_flight:  # not seen, but freed
                    await anyio.lowlevel.checkpoint()
        assert len(addresses) < 50, "addresses come back"


@pytest.mark.parametrize("seed", range(20))
def test_last_uses_are_those_of_every_byte(seed: int) -> None:
    random = np.random.default_rng(seed)
    uses, size = LastUses(), 40
    writers: list[Operation | None] = [None] * size
    readers: list[dict[int, Operation]] = [{} for _ in range(size)]
    for ticket in range(200):
        operation = Operation("", "", int(random.integers(3)), ticket)
        start, stop = sorted(random.integers(0, size + 1, 2).tolist())
        kind = random.integers(5)
        if start == stop:
            continue
        if kind == 0:
            uses.clear(start, stop)
        elif kind < 3:
            uses.write(start, stop, operation)
        else:
            uses.read(start, stop, operation)
        for i in range(start, stop):
            if kind < 3:
                writers[i], readers[i] = (operation if kind else None), {}
            else:
                readers[i][operation.number] = operation
        if ticket % 20 == 0:
            over = {each for each in writers if each and each.number == 0}
            uses.forget(lambda each: each.number == 0)
            writers = [None if each in over else each for each in writers]
            for each in readers:
                each.pop(0, None)
        found: list[tuple[Operation | None, dict[int, Operation]]] = [(None, {})] * size
        for part in uses.overlapping(0, size):
            for i in range(part.start, part.stop):
                assert found[i] == (None, {}), "parts do not overlap"
                found[i] = part.writer, part.readers
        assert found == list(zip(writers, readers, strict=True))
        a, b = sorted(random.integers(0, size + 1, 2).tolist())
        touched = {i for part in uses.overlapping(a, b) for i in range(max(a, part.start), min(b, part.stop))}
        assert {i for i in range(a, b) if writers[i] or readers[i]} == touched


# -- several runtimes ------------------------------------------------------------------------------------------------


async def check_one_memory(first: at.Queue, second: at.Queue, x: at.Memory, y: at.Memory) -> None:
    """Check that the check of order takes ``x`` and ``y`` of two runtimes for the same bytes."""
    event = first.fill(x, 1)
    with pytest.raises(InvalidStateError, match=r"fill on queue .* races with fill on queue"):
        second.fill(y, 2)
    second.wait_event(event)
    event = second.fill(y, 3)
    with pytest.raises(InvalidStateError, match="races"):
        first.read(x)
    first.wait_event(event)
    assert (await first.read(x) == 3).all()
    await second.fill(y, 4)


@pytest.fixture
async def pair() -> AsyncIterator[tuple[at.Runtime, at.Runtime]]:
    async with at.Runtime("cpu", debug=True) as first, at.Runtime("cpu", debug=True) as second:
        yield first, second


Pair = tuple[at.Runtime, at.Runtime]


async def test_one_buffer_imported_twice(pair: Pair) -> None:
    first, second = pair
    buffer = np.zeros(64, np.uint8)
    x, y = await first.import_(buffer), await second.import_(buffer)
    await check_one_memory(first.queue, second.queue, x, y)
    await check_one_memory(first.queue, first.create_queue(), x, await first.import_(buffer))


async def test_a_runtimes_memory_imported_by_its_address(pair: Pair) -> None:
    first, second = pair
    x = first.allocate_memory(64)
    info = await first.export(x)
    assert isinstance(info, at.interop.CpuMemoryInteropInfo)
    y = await second.import_((ctypes.c_uint8 * 64).from_address(info.address))
    await check_one_memory(first.queue, second.queue, x, y)


async def test_views_race_if_they_overlap(pair: Pair) -> None:
    first, second = pair
    buffer = np.zeros(64, np.uint8)
    low, high = await first.import_(buffer[:40]), await second.import_(buffer[24:])
    first.queue.fill(low[:24], 1)
    second.queue.fill(high, 2)
    with pytest.raises(InvalidStateError, match="races"):
        first.queue.fill(low[:25], 1)
    await second.queue.wait()
    await first.queue.fill(low[:25], 1)


async def test_an_import_that_is_closed_has_still_been_used(pair: Pair) -> None:
    first, second = pair
    buffer = np.zeros(64, np.uint8)
    x = await first.import_(buffer)
    first.queue.fill(x, 1)
    x.close()
    y = await second.import_(buffer)
    with pytest.raises(InvalidStateError, match="races"):
        second.queue.fill(y, 2)
    await first.queue.wait()
    await second.queue.fill(y, 2)


async def test_another_import_of_mapped_memory(pair: Pair) -> None:
    first, second = pair
    buffer = np.zeros(64, np.uint8)
    x, y = await first.import_(buffer), await second.import_(buffer)
    async with x.map():
        with pytest.raises(InvalidStateError, match=r"has <Memory of 64 bytes on .*> mapped"):
            second.queue.fill(y, 1)
    event = second.queue.fill(y, 1)
    with pytest.raises(
        InvalidStateError, match=r"mapping <Memory of 64 bytes on .*> races with fill on queue 'default'"
    ):
        async with x.map():  # map() waits for the uses of x
            pass
    await event
    async with x.map() as view:
        assert (view == 1).all()


@pytest.mark.parametrize(
    "archs",
    [
        pytest.param(("vulkan", "vulkan"), id="vulkan-vulkan"),
        pytest.param(("vulkan", "cuda"), id="vulkan-cuda", marks=pytest.mark.cuda),
    ],
)
async def test_memory_of_another_api(archs: tuple[str, str]) -> None:
    async with AsyncExitStack() as stack:
        first, second, third = [
            await stack.enter_async_context(at.Runtime(arch, debug=True)) for arch in (*archs, archs[1])
        ]
        x = first.allocate_memory(64, export_sharing=True)
        y, z = await second.import_(x), await third.import_(x)
        await check_one_memory(first.queue, second.queue, x, y)
        await check_one_memory(second.queue, third.queue, y, z)
        if archs[1] == "cuda":
            again = await third.import_(await second.export(y))
        else:
            third = await stack.enter_async_context(
                at.import_vulkan_runtime(await second.export_runtime(), debug=True)
            )
            again = await third.import_(await second.export(y))
        await check_one_memory(first.queue, third.queue, x, again)


async def test_vulkans_memory_and_images_by_their_handles() -> None:
    async with at.Runtime("vulkan", debug=True) as first:
        info = await first.export_runtime()
        async with at.import_vulkan_runtime(info, capabilities=first.capabilities, debug=True) as second:
            memories = [first.allocate_memory(64) for _ in range(2)]
            imported = [await second.import_(await first.export(each)) for each in memories]
            await check_one_memory(first.queue, second.queue, memories[0], imported[0])
            first.queue.fill(memories[0], 1)
            await second.queue.fill(imported[1], 1)
            await first.queue.wait()

            image = first.image((4, 4))
            other = await second.import_(await first.export(image), 1, at.ImageLayout.SHADER_READ_WRITE)
            pixels = np.ones((4, 4), np.float32)
            event = first.queue.write(image, pixels)
            with pytest.raises(InvalidStateError, match=r"write on queue .* races with write"):
                second.queue.write(other, pixels)
            second.queue.wait_event(event)
            assert (await second.queue.read(other) == 1).all()
            await first.queue.wait()


@pytest.mark.cuda
async def test_cudas_memory_by_its_address() -> None:
    async with at.Runtime("cuda", debug=True) as first, at.Runtime("cuda", debug=True) as second:
        x = first.allocate_memory(64)
        y = await second.import_(await first.export(x))
        await check_one_memory(first.queue, second.queue, x, y)


async def test_layers_and_levels_of_an_image_are_apart(rt: at.Runtime) -> None:
    other = rt.create_queue()
    image = rt.image((4, 4), "r32f", dimension="d2_array", layers=3, mips=2)
    pixels = np.zeros((1, 4, 4), np.float32)
    rt.queue.write(image.region(layer=0, layers=1), pixels)
    other.write(image.region(layer=1, layers=1), pixels)
    other.write(image.region(layer=0, layers=1, mip=1), pixels[:, :2, :2])
    with pytest.raises(InvalidStateError, match="races"):
        other.write(image.region(layer=0, layers=2), np.zeros((2, 4, 4), np.float32))


def test_spans_overlap_in_one_space() -> None:
    span = Span("a", 4, 8)
    assert span.overlaps(Span("a", 7, 9))
    assert span.overlaps(Span("a", 0, 5))
    assert not span.overlaps(Span("a", 8, 9))
    assert not span.overlaps(Span("a", 0, 4))
    assert not span.overlaps(Span("b", 4, 8))
    assert span.part(1, 2) == Span("a", 5, 7)
