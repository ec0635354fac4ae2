"""Runtimes with a memory_limit: what counts, what is refused, and what is given back."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi.errors import InvalidArgumentError, OutOfMemoryError
from aiotaichi.hal.host_pool import host_worker
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.cancellations import cancelled_at_each_await
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

MIB = 2**20
EVERYWHERE = pytest.mark.runtime("cpu", "vulkan", "cuda", memory_limit=192 * MIB)


@pytest.mark.parametrize("limit", [0, -1, 1.5, "1 GiB", True])
def test_a_limit_is_a_number_of_bytes(limit: Any) -> None:
    with pytest.raises(InvalidArgumentError, match=r"memory_limit=.*2\*\*30"):
        at.Runtime("cpu", memory_limit=limit)


def test_staging_is_a_part_of_the_limit() -> None:
    driver = Recorder()

    async def main() -> None:
        async with at.Runtime(driver, memory_limit=80 * MIB):
            assert driver.staging_bytes <= 10 * MIB
        async with at.Runtime(driver, memory_limit=80 * MIB, staging_bytes=30 * MIB):
            assert driver.staging_bytes == 30 * MIB

    anyio.run(main)


class Recorder(FakeDriver):
    """Keeps the size of staging that it was asked for."""

    staging_bytes = -1

    def open(self, request: Any) -> Any:
        self.staging_bytes = request.staging_bytes
        return super().open(request)


@EVERYWHERE
async def test_no_allocation_passes_the_limit(rt: at.Runtime) -> None:
    held = []
    with pytest.raises(OutOfMemoryError, match=rf"limit is {192 * MIB} bytes.*for arrays.*larger memory_limit"):
        for _ in range(200):
            held.append(rt.ndarray(MIB, at.u8))
    assert 100 < len(held) < 193
    figures = rt.statistics().memory
    assert figures.arrays == len(held) * MIB
    assert figures.total_bytes <= 192 * MIB
    assert figures.limit == 192 * MIB
    with pytest.raises(OutOfMemoryError, match="for host arrays"):
        rt.host_array(64 * MIB, at.u8)
    held.pop().close()
    held.append(rt.ndarray(MIB, at.u8))  # the room of the array that was closed
    x = held[0]
    assert (await rt.queue.read(x) == 0).all()
    del held, x
    assert rt.statistics().memory.arrays == 0
    rt.ndarray(100 * MIB, at.u8)


@EVERYWHERE
async def test_each_figure_counts_what_was_allocated(rt: at.Runtime, arch: str) -> None:
    x, y = rt.ndarray(1000, at.f32), rt.allocate_memory(5000, host_read=True, host_write=True)
    host = rt.host_array(MIB, at.f32)
    found = rt.statistics().memory
    assert (found.arrays, found.mappable_arrays, found.images) == (4000, 5000, 0)
    assert 4 * MIB <= found.host_arrays <= 4.5 * MIB
    assert found.device_bytes + found.host_bytes == found.total_bytes
    if arch == "vulkan":
        image = rt.image((16, 8), at.Format.RGBA8, mips=2)
        assert rt.statistics().memory.images == 4 * (16 * 8 + 8 * 4)
        del image
    del x, y, host
    await anyio.to_thread.run_sync(host_worker.settle)
    found = rt.statistics().memory
    assert (found.arrays, found.mappable_arrays, found.images, found.host_arrays) == (0, 0, 0, 0)


@EVERYWHERE
async def test_imported_memory_and_slices_do_not_count(rt: at.Runtime, arch: str) -> None:
    x = rt.ndarray((4, MIB), at.u8)
    rows, view = x[1:3], x.region.memory.ndarray(4 * MIB, at.u8)
    assert rt.statistics().memory.arrays == 4 * MIB
    if arch == "cpu":
        memory = await rt.import_(np.zeros(8 * MIB, np.uint8))
        assert rt.statistics().memory.arrays == 4 * MIB
        del memory
    del x, rows, view
    assert rt.statistics().memory.arrays == 0


@pytest.mark.slow
@EVERYWHERE
async def test_fields_of_a_module_count_until_it_is_closed(rt: at.Runtime, modules: Path) -> None:
    before = rt.statistics().memory.modules
    module = await rt.load_aot_module(modules / "fields")
    fields = rt.statistics().memory.modules - before
    assert fields > 0
    second = await rt.load_aot_module(modules / "fields")
    assert rt.statistics().memory.modules - before == 2 * fields
    module.close()
    second.close()
    del module, second
    await until(lambda: rt.statistics().memory.modules <= before)  # a thread may hold the last one a little longer


@pytest.mark.runtime("cpu", "vulkan", memory_limit=16 * MIB, staging_bytes=0)
async def test_a_load_that_has_no_room_leaves_the_count_right(rt: at.Runtime, modules: Path) -> None:
    (await rt.load_aot_module(modules / "fields")).close()
    await until(lambda: not rt.statistics().memory.modules)
    held = [rt.ndarray(16 * MIB - rt.statistics().memory.total_bytes - 100, at.u8)]
    with pytest.raises(OutOfMemoryError):
        while True:  # the rest of a block that other memory is in
            held.append(rt.ndarray(4096, at.u8))
    # Or there is room for the first bytes in the count, but not in the device's block of memory, as on an H200.
    refused = r"for modules: the runtime's memory_limit|the device's memory would grow past the limit: the runtime's"
    with pytest.raises(OutOfMemoryError, match=refused):
        await rt.load_aot_module(modules / "fields")
    await until(lambda: not rt.statistics().memory.modules)
    found = rt.statistics()
    assert found.loads == 0
    assert found.memory.arrays == sum(each.nbytes for each in held)
    del held
    await rt.load_aot_module(modules / "fields")


@pytest.mark.runtime("fake", memory_limit=10 * MIB)
async def test_memory_counts_until_its_last_use_has_completed() -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock), memory_limit=10 * MIB) as rt:
        x = rt.ndarray(8 * MIB, at.u8)
        rt.queue.fill(x, 1)
        await rt.queue.flush()
        x.close()
        with pytest.raises(OutOfMemoryError):
            rt.ndarray(8 * MIB, at.u8)
        clock.stop()
        await rt.queue.wait()
        clock.queues[0].batches.clear()  # the fake queue's own record
        rt.ndarray(8 * MIB, at.u8)


@pytest.mark.runtime("fake", memory_limit=10 * MIB)
async def test_a_driver_that_refuses_leaves_the_count_right(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OutOfMemoryError("the driver has none")

    device = open_device_of(rt).device
    monkeypatch.setattr(device, "allocate", refuse)
    monkeypatch.setattr(device, "create_image", refuse)
    errors = []
    for allocate in (lambda: rt.ndarray(MIB, at.u8), lambda: rt.image((4, 4))):
        with pytest.raises(OutOfMemoryError, match="the driver has none") as caught:
            allocate()
        errors.append(caught)  # an error in use must not hold the count
    assert rt.statistics().memory.total_bytes == 0


@pytest.mark.runtime("fake", memory_limit=8 * MIB)
async def test_a_pool_frees_its_idle_arrays_first(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=8 * MIB)
    async with pool.lease(5 * MIB, at.u8):
        pass
    assert rt.statistics().memory.arrays == pool.statistics().idle_bytes == 5 * MIB
    async with pool.lease(7 * MIB, at.u8) as x:
        assert rt.statistics().memory.arrays == x.nbytes
        with pytest.raises(OutOfMemoryError, match="memory_limit"):
            async with rt.pool(max_bytes=8 * MIB) as other, other.lease(2 * MIB, at.u8):
                pass
    await pool.aclose()
    assert rt.statistics().memory.arrays == 0


@pytest.mark.runtime("cpu", memory_limit=64 * MIB, staging_bytes=0)
async def test_a_pool_frees_idle_host_arrays_for_arrays(rt: at.Runtime) -> None:
    async with rt.pool(max_bytes=64 * MIB) as pool:
        async with pool.lease_host(40 * MIB, at.u8):
            pass
        assert rt.statistics().memory.host_arrays >= 40 * MIB
        async with pool.lease(40 * MIB, at.u8):
            assert rt.statistics().memory.host_arrays == 0
        async with pool.lease_host(40 * MIB, at.u8):
            assert rt.statistics().memory.arrays == 0


@pytest.mark.runtime("fake", memory_limit=8 * MIB)
async def test_a_cancelled_lease_counts_nothing(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=8 * MIB)

    async def lease() -> None:
        async with pool.lease(5 * MIB, at.u8) as x:
            await rt.queue.fill(x, 1)

    async def afterwards() -> None:
        await rt.queue.wait()
        assert rt.statistics().memory.arrays == pool.statistics().idle_bytes

    assert await cancelled_at_each_await(lease, afterwards) > 0
    await pool.aclose()
    assert rt.statistics().memory.arrays == 0


@pytest.mark.runtime("vulkan", memory_limit=16 * MIB)
async def test_small_arrays_fit_into_a_limit_below_a_block(rt: at.Runtime) -> None:
    held = [rt.ndarray(1000, at.i32) for _ in range(500)]
    found = rt.statistics().memory
    assert found.arrays == 500 * 4000
    assert found.total_bytes <= 16 * MIB
    for i in range(0, 500, 50):
        assert (await rt.queue.read(held[i]) == 0).all()


@pytest.mark.runtime("cpu", memory_limit=64 * MIB)
async def test_staging_gives_way_to_arrays(rt: at.Runtime) -> None:
    x = rt.ndarray(2 * MIB, at.u8)
    await rt.queue.write(x, np.zeros(2 * MIB, np.uint8))
    assert (await rt.queue.read(x) == 0).all()
    del x
    await anyio.to_thread.run_sync(host_worker.settle)
    rt.ndarray(63 * MIB, at.u8)
    assert rt.statistics().memory.total_bytes <= 64 * MIB


# -- copies of data to write -----------------------------------------------------------------------------------------


@pytest.mark.runtime("stepped", memory_limit=64 * MIB)
async def test_a_copy_that_does_not_fit_is_refused(rt: at.Runtime, clock: FakeClock) -> None:
    x, data = rt.ndarray(16 * MIB, at.u8), np.ones(16 * MIB, np.uint8)
    for number in range(1, 4):
        rt.queue.write(x, data)
        assert rt.statistics().memory.copies == number * 16 * MIB
    refused = r"^write: .*limit is 67108864 bytes.* 50331648 for copies of data to write.*await earlier.*borrow=True"
    for small in (data, data[: 64 * 1024]):
        with pytest.raises(OutOfMemoryError, match=refused):
            rt.queue.write(x[: small.size], small)
    with pytest.raises(OutOfMemoryError, match=r"for arrays: .* for copies of data to write"):
        rt.ndarray(MIB, at.u8)
    rt.queue.write(x, data, borrow=True)
    assert rt.statistics().memory.copies == 48 * MIB
    await rt.queue.flush()
    clock.run()
    clock.queues[0].batches.clear()  # the fake queue's own record
    rt.queue.write(x, data)  # no task has seen yet that the device has the others
    assert rt.statistics().memory.copies == 16 * MIB
    await rt.queue.flush()
    clock.run()
    await rt.queue.wait()
    clock.queues[0].batches.clear()
    assert rt.statistics().memory.copies == 0


@pytest.mark.runtime("stepped")
async def test_every_large_copy_counts(rt: at.Runtime, clock: FakeClock) -> None:
    x, image = rt.ndarray((100, 200), at.f32), rt.image((100, 200), at.Format.RGBA8)
    values = np.ones((100, 200), np.float32)
    rt.queue.write(x, values)
    rt.queue.write(x, np.asfortranarray(values))
    rt.queue.write(x, values.tolist())
    rt.queue.write(image, np.ones(image.shape, np.uint8))
    assert rt.statistics().memory.copies == 4 * 80_000
    rt.queue.write(x, values, borrow=True)
    rt.queue.write(x, np.frombuffer(values.tobytes(), np.float32).reshape(x.shape))  # nobody can change it
    rt.queue.read(x)
    assert rt.statistics().memory.copies == rt.statistics().memory.host_bytes == 4 * 80_000
    await rt.queue.flush()
    clock.run()
    await rt.queue.wait()
    clock.queues[0].batches.clear()
    assert rt.statistics().memory.copies == 0


@pytest.mark.runtime("stepped")
@pytest.mark.parametrize("ending", ["revoke", "close"])
async def test_copies_that_are_never_sent_count_no_longer(rt: at.Runtime, clock: FakeClock, ending: str) -> None:
    x, queue = rt.ndarray(MIB, at.u8), rt.create_queue()
    event = queue.write(x, np.ones(MIB, np.uint8))
    assert rt.statistics().memory.copies == MIB
    match ending:
        case "revoke":
            assert event.revoke()
            await queue.flush()
            clock.run()
            await queue.wait()
        case "close":
            with anyio.move_on_after(0):
                await queue.aclose()
            clock.stop()
    del event, queue
    clock.queues.pop().batches.clear()  # the fake queue's own record
    await until(lambda: gc.collect() >= 0 and rt.statistics().memory.copies == 0)


@pytest.mark.slow
@pytest.mark.runtime("cpu", "vulkan", "cuda", memory_limit=64 * MIB)
async def test_no_burst_of_writes_passes_the_limit(rt: at.Runtime) -> None:
    x, data, written = rt.ndarray(10 * MIB, at.u8), np.ones(10 * MIB, np.uint8), 0
    for number in range(30):
        data[:] = number
        try:
            rt.queue.write(x, data)
        except OutOfMemoryError:
            await rt.queue.wait()
            rt.queue.write(x, data)
        written += 1
        found = rt.statistics().memory
        assert found.total_bytes - found.queues <= 64 * MIB
    assert written == 30
    assert (await rt.queue.read(x) == 29).all()
    await rt.queue.wait()
    assert rt.statistics().memory.copies == 0


@pytest.mark.slow
@pytest.mark.runtime("cpu", "vulkan", "cuda", memory_limit=64 * MIB)
@pytest.mark.parametrize("size", [100_000, MIB, 20 * MIB])
async def test_a_sender_that_awaits_is_never_refused(rt: at.Runtime, size: int) -> None:
    x, data = rt.ndarray(size, at.u8), np.ones(size, np.uint8)
    for _ in range(30):
        await rt.queue.write(x, data)


async def test_after_the_end_nothing_counts() -> None:
    async with at.Runtime("cpu", memory_limit=64 * MIB) as rt:
        kept = rt.ndarray(MIB, at.u8)
        assert rt.statistics().memory.arrays == MIB
    assert kept.closed
    gc.collect()
    assert rt.statistics().memory.arrays == 0
    assert rt.statistics().memory.staging == 0


SIZES = st.lists(st.tuples(st.sampled_from(["array", "mapped", "image", "close"]), st.integers(1, 40)), max_size=30)


@settings(max_examples=30, deadline=None)
@given(steps=SIZES)
def test_any_program_keeps_within_the_limit(steps: list[tuple[str, int]]) -> None:
    """The model adds up what lives. An allocation is refused exactly if the sum would pass the limit."""

    async def main() -> None:
        async with at.Runtime(FakeDriver(), memory_limit=100_000) as rt:
            live: list[tuple[Any, int]] = []
            for step, size in steps:
                nbytes = size * 1000 if step != "image" else size * 16 * 4
                if step == "close":
                    if live:
                        live.pop(size % len(live))[0].close()
                    continue
                try:
                    match step:
                        case "array":
                            made: Any = rt.allocate_memory(nbytes)
                        case "mapped":
                            made = rt.allocate_memory(nbytes, host_write=True)
                        case _:
                            made = rt.image((16, size), at.Format.R32F)
                except OutOfMemoryError:
                    assert sum(each for _, each in live) + nbytes > 100_000
                else:
                    live.append((made, nbytes))
                assert rt.statistics().memory.total_bytes == sum(each for _, each in live) <= 100_000

    anyio.run(main)


@pytest.mark.runtime("cpu", memory_limit=8 * MIB)
async def test_a_loan_counts_once(rt: at.Runtime) -> None:
    async with rt.pool(max_bytes=8 * MIB) as pool, pool.lease(6 * MIB, at.u8) as x:
        assert rt.statistics().memory.arrays == x.nbytes == 6 * MIB
