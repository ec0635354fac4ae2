"""Transfers of memory that no buffer covers: carried by the batch, used in place, or staged by a native thread."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.vulkan.external import VulkanTimeline
from aiotaichi.backends.vulkan.staging import StagingSlots
from aiotaichi.hal.host_pool import host_worker
from support.vulkan_faults import DEVICE_LOST, OUT_OF_HOST_MEMORY, device_of, replace, separate_memory

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

_SLOT = 3 * 2**19  # bytes of one slot of a queue's staging
_SIZES = (1, 32 * 1024, 32 * 1024 + 1, 100_001, _SLOT, _SLOT + 1, 9 * _SLOT + 7)


@pytest.fixture(params=["in place", "staged"], autouse=True)
def memory(request: pytest.FixtureRequest, rt: at.Runtime) -> str:
    """How the device of ``rt`` reaches the host's memory."""
    if request.param == "staged":
        separate_memory(rt)
    return "in place" if device_of(rt).logical.uses_pages else "staged"  # most GPUs use no pages of the host in place


def _bytes(size: int, seed: int = 0) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.random.default_rng(seed).integers(0, 256, size, np.uint8)


@pytest.mark.parametrize("size", _SIZES)
async def test_borrowed_bytes_arrive_and_reads_fill_the_users_memory(rt: at.Runtime, size: int) -> None:
    x, data = rt.ndarray(size, at.u8), _bytes(size + 3)[3:]  # not at the start of a page
    out = np.zeros(size + 5, np.uint8)[5:]
    rt.queue.write(x, data, borrow=True)
    assert await rt.queue.read(x, out=out) is out
    np.testing.assert_array_equal(out, data)


@pytest.mark.parametrize("size", _SIZES)
async def test_snapshots_and_results_are_right(rt: at.Runtime, size: int) -> None:
    x, data = rt.ndarray(size, at.u8), _bytes(size)
    kept = data.copy()
    rt.queue.write(x, data)
    data[:] = 0
    np.testing.assert_array_equal(await rt.queue.read(x), kept)


async def test_bytes_that_nobody_can_change(rt: at.Runtime) -> None:
    x, data = rt.allocate_memory(2 * _SLOT), bytes(_bytes(2 * _SLOT))
    rt.queue.write(x, data)
    assert (await rt.queue.read(x)).tobytes() == data


async def test_transfers_and_kernels_keep_their_order(rt: at.Runtime, basics: at.AotModule) -> None:
    """Each write follows the read before it, in one batch and in many."""
    count, add_one = 2 * _SLOT // 4, basics.kernel("add_one")
    x = rt.ndarray(count, at.i32)
    outs = [np.empty(count, np.int32) for _ in range(6)]
    values = [np.full(count, i, np.int32) for i in range(6)]
    for value, out in zip(values, outs, strict=True):
        rt.queue.write(x, value, borrow=True)
        rt.queue.launch(add_one, x)
        rt.queue.read(x, out=out)
        if value[0] % 2:
            await rt.queue.flush()
    await rt.queue.wait()
    for i, out in enumerate(outs):
        assert (out == i + 1).all()


async def test_queues_that_wait_for_each_other_stage_without_a_deadlock(rt: at.Runtime, basics: at.AotModule) -> None:
    """A queue that waits holds no slot that the other queue needs, even on one VkQueue."""
    count, add_one = 6 * _SLOT // 4, basics.kernel("add_one")
    x = rt.ndarray(count, at.i32)
    queues = [rt.create_queue() for _ in range(3)]
    out = np.empty(count, np.int32)
    zeros = np.zeros(count, np.int32)
    last: at.Event[Any] | None = None
    for turn in range(6):
        queue = queues[turn % 3]
        if last is not None:
            queue.wait_event(last)
        if turn == 0:
            queue.write(x, zeros, borrow=True)
        last = queue.launch(add_one, x)
        await queue.flush()
        last = queue.read(x, out=out)
    with anyio.fail_after(60):
        assert last is not None
        await last
    assert (out == 6).all()


@pytest.mark.parametrize("format", [at.Format.R8U, at.Format.RGBA8U, at.Format.RGBA32F])
@pytest.mark.parametrize("extents", [(7, 5), (1024, 1023), (33, 65, 31)])
@pytest.mark.parametrize("start", [0, 1])
async def test_images(rt: at.Runtime, format: at.Format, extents: tuple[int, ...], start: int) -> None:
    """From and to memory that begins with a whole texel, and memory that does not."""
    image, dtype = rt.image(extents, format), format.numpy
    shape = (*reversed(extents), *([4] if format is not at.Format.R8U else []))
    size = int(np.prod(shape)) * dtype.itemsize
    pixels = np.zeros(size + start, np.uint8)[start:].view(dtype).reshape(shape)
    pixels[...] = np.random.default_rng(0).integers(0, 256, shape)
    rt.queue.write(image, pixels, borrow=True)
    out = np.zeros(size + start, np.uint8)[start:].view(dtype).reshape(shape)
    await rt.queue.read(image, out=out)
    np.testing.assert_array_equal(out, pixels)


def _image_of_three_channels(rt: at.Runtime) -> at.Image:
    """Return an image of 128 x 64 texels of 12 bytes. The test is skipped if the device has no such images."""
    try:
        return rt.image((128, 64), at.Format.RGB32F, usage=at.ImageUsage.SAMPLED)
    except errors.NotSupportedError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("start", [0, 4, 12, 4096, 4104])  # from a multiple of a page and of a texel on
async def test_images_whose_texels_do_not_divide_a_page(rt: at.Runtime, start: int) -> None:
    """A texel of 12 bytes may begin at a whole texel of the process's memory, but not of its page."""
    image = _image_of_three_channels(rt)
    pixels = np.random.default_rng(0).random((64, 128, 3), np.float32)
    unit = 3 * 4096
    memory = np.zeros(pixels.nbytes + 2 * unit, np.uint8)
    place = -memory.ctypes.data % unit + start
    view = memory[place : place + pixels.nbytes].view(np.float32).reshape(pixels.shape)
    view[:] = pixels
    await rt.queue.write(image, view, borrow=True)
    view[:] = 0
    await rt.queue.read(image, out=view)
    np.testing.assert_array_equal(view, pixels)


async def test_images_whose_texels_do_not_divide_a_place_of_the_pool(rt: at.Runtime) -> None:
    images = [_image_of_three_channels(rt) for _ in range(5)]
    pixels = np.random.default_rng(0).random((5, 64, 128, 3), np.float32)
    for _ in range(3):  # later turns get memory that is prepared
        for image, data in zip(images, pixels, strict=True):
            rt.queue.write(image, data)
        found = [rt.queue.read(image) for image in images]
        for event, data in zip(found, pixels, strict=True):
            np.testing.assert_array_equal(await event, data)


async def test_a_closed_queue_lets_its_transfers_end(rt: at.Runtime) -> None:
    x, out = rt.ndarray(6 * _SLOT, at.u8), np.zeros(6 * _SLOT, np.uint8)
    queue = rt.create_queue()
    data = _bytes(6 * _SLOT)
    queue.write(x, data, borrow=True)
    event = queue.read(x, out=out)
    await queue.aclose()
    await event
    np.testing.assert_array_equal(out, data)


async def test_an_abandoned_queue_ends_its_thread(rt: at.Runtime) -> None:
    """The loop does not see that the transfers complete, so they are pending when the queue is abandoned."""
    is_hidden = True

    def make(read: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *arguments: 0 if is_hidden else read(*arguments)

    x, out = rt.ndarray(6 * _SLOT, at.u8), np.zeros(6 * _SLOT, np.uint8)
    queue = rt.create_queue()
    await rt.queue.wait()
    replace(rt, "GetSemaphoreCounterValue", make)
    queue.write(x, _bytes(6 * _SLOT), borrow=True)
    event = queue.read(x, out=out)
    await queue.flush()
    with anyio.move_on_after(0):
        await queue.aclose()
    with pytest.raises(errors.InvalidStateError):
        await event
    is_hidden = False
    assert (await rt.queue.read(rt.ndarray(8, at.i32))).tolist() == [0] * 8


async def test_a_batch_that_is_refused_is_the_only_one(rt: at.Runtime) -> None:
    """The driver refuses a batch: the chunks of the next one are numbered as if it had not been."""
    failures = [0]

    def make(submit: Callable[..., Any]) -> Callable[..., Any]:
        def refuse_once(*arguments: Any) -> Any:
            failures[0] += 1
            return OUT_OF_HOST_MEMORY if failures[0] == 1 else submit(*arguments)

        return refuse_once

    x, data = rt.ndarray(3 * _SLOT, at.u8), _bytes(3 * _SLOT)
    await rt.queue.fill(x, 0)
    queue = rt.create_queue()
    replace(rt, "QueueSubmit", make)
    event = queue.write(x, data, borrow=True)
    with pytest.raises(errors.OutOfMemoryError):
        await event
    with pytest.raises(errors.OutOfMemoryError):
        await queue.aclose()
    other = rt.create_queue()
    other.write(x, data, borrow=True)
    out = np.empty_like(data)
    await other.read(x, out=out)
    np.testing.assert_array_equal(out, data)


@pytest.mark.parametrize("memory", ["staged"], indirect=True)
async def test_a_queue_that_waits_for_a_refused_batch_goes_on(rt: at.Runtime) -> None:
    """Even if the driver has the waiting batch first: the refused batch stands in the line of the VkQueue longer."""
    begins, calls, loop_thread = threading.Event(), [], threading.get_ident()

    def make(submit: Callable[..., Any]) -> Callable[..., Any]:
        def refuse_first(*arguments: Any) -> Any:
            if threading.get_ident() == loop_thread:  # the waiting batch is in the line before the staged one
                return submit(*arguments)
            calls.append(1)
            if len(calls) > 1:
                return submit(*arguments)
            begins.wait(30)
            return OUT_OF_HOST_MEMORY

        return refuse_first

    x, y, data = rt.ndarray(3 * _SLOT, at.u8), rt.ndarray(8, at.u8), _bytes(3 * _SLOT)
    rt.queue.fill(x, 0)
    await rt.queue.fill(y, 0)
    first, second = rt.create_queue(), rt.create_queue()
    await anyio.to_thread.run_sync(host_worker.settle)
    replace(rt, "QueueSubmit", make)
    refused = first.write(x, data, borrow=True)
    second.wait_event(refused)
    waiting = second.fill(y, 1)
    await second.flush()
    begins.set()
    with anyio.fail_after(30):
        with pytest.raises(errors.OutOfMemoryError):
            await refused
        await waiting
        assert (await second.read(y)).tolist() == [1] * 8
        with pytest.raises(errors.OutOfMemoryError):
            await first.aclose()


@pytest.mark.parametrize("memory", ["staged"], indirect=True)
async def test_the_event_loop_does_not_submit_staged_transfers(rt: at.Runtime) -> None:
    submitting = set()

    def make(submit: Callable[..., Any]) -> Callable[..., Any]:
        def note(*arguments: Any) -> Any:
            submitting.add(threading.get_ident())
            return submit(*arguments)

        return note

    x, data, out = rt.ndarray(3 * _SLOT, at.u8), _bytes(3 * _SLOT), np.zeros(3 * _SLOT, np.uint8)
    await rt.queue.fill(x, 0)
    await anyio.to_thread.run_sync(host_worker.settle)
    replace(rt, "QueueSubmit", make)
    rt.queue.write(x, data, borrow=True)
    rt.queue.fill(x[:4], 0)  # a small batch, in another turn, while the queue is busy
    await rt.queue.flush()
    await rt.queue.read(x, out=out)
    np.testing.assert_array_equal(out[4:], data[4:])
    assert len(submitting) == 1
    assert threading.get_ident() not in submitting


async def test_the_loss_of_the_device_ends_transfers(rt: at.Runtime) -> None:
    x, out = rt.ndarray(6 * _SLOT, at.u8), np.zeros(6 * _SLOT, np.uint8)
    rt.queue.write(x, _bytes(6 * _SLOT), borrow=True)
    await rt.queue.wait()
    replace(rt, "GetSemaphoreCounterValue", lambda _: lambda *arguments: DEVICE_LOST)
    event = rt.queue.read(x, out=out)
    with anyio.fail_after(30), pytest.raises(errors.DeviceLostError):
        await event
    with pytest.raises(errors.DeviceLostError):
        await rt.queue.aclose()


async def test_only_a_device_with_memory_of_its_own_stages(rt: at.Runtime, memory: str) -> None:
    staged = []

    def make(signal: Callable[..., Any]) -> Callable[..., Any]:
        def count(*arguments: Any) -> Any:
            staged.append(1)
            return signal(*arguments)

        return count

    replace(rt, "SignalSemaphore", make)
    x, data = rt.ndarray(3 * _SLOT, at.u8), _bytes(3 * _SLOT)
    rt.queue.write(x, data, borrow=True)
    np.testing.assert_array_equal(await rt.queue.read(x, out=np.empty_like(data)), data)
    assert len(staged) == (6 if memory == "staged" else 0)


@pytest.mark.parametrize("memory", ["staged"], indirect=True)
async def test_a_thread_makes_a_queues_slots(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver takes milliseconds for their memory."""
    await anyio.to_thread.run_sync(host_worker.settle)  # the slots of the first queue are made
    made_by = []
    make = StagingSlots.__init__

    def note(self: StagingSlots, *arguments: Any) -> None:
        made_by.append(threading.current_thread())
        make(self, *arguments)

    monkeypatch.setattr(StagingSlots, "__init__", note)
    x, data = rt.ndarray(3 * _SLOT, at.u8), _bytes(3 * _SLOT)
    for _ in range(2):
        queue = rt.create_queue()
        await anyio.to_thread.run_sync(host_worker.settle)
        queue.write(x, data, borrow=True)
        np.testing.assert_array_equal(await queue.read(x), data)
    assert len(made_by) == 2
    assert threading.current_thread() not in made_by


@pytest.mark.parametrize("memory", ["staged"], indirect=True)  # in place, nothing has to wait for the device
async def test_the_loss_of_the_device_while_it_stages_releases_what_it_has(rt: at.Runtime) -> None:
    """The copier can no longer wait for the device. What was handed over still gets its signals, and ends."""
    x, out = rt.ndarray(9 * _SLOT, at.u8), np.zeros(9 * _SLOT, np.uint8)
    await rt.queue.fill(x, 0)
    replace(rt, "WaitSemaphores", lambda _: lambda *arguments: DEVICE_LOST)
    rt.queue.write(x, _bytes(9 * _SLOT), borrow=True)
    event = rt.queue.read(x, out=out)
    with anyio.fail_after(30):
        await event.wait()
        with pytest.raises(errors.DeviceLostError):
            await rt.queue.aclose()


@pytest.mark.parametrize("memory", ["staged"], indirect=True)
async def test_a_queue_that_fails_in_the_middle_of_a_hand_over_ends_after_the_device(rt: at.Runtime) -> None:
    """The thread still hands over the rest of the batch. The queue waits for that, too, before it frees anything."""
    size = 40_000  # of one chunk: more than a batch carries, so that there are many
    arrays, data = [rt.ndarray(size, at.u8) for _ in range(16)], _bytes(size)
    for each in arrays:
        rt.queue.fill(each, 0)
    await rt.queue.wait()
    calls: list[str] = []

    def note(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def make(function: Callable[..., Any]) -> Callable[..., Any]:
            def call(*arguments: Any) -> Any:
                calls.append(name)
                return function(*arguments)

            return call

        return make

    replace(rt, "QueueSubmit", note("submit"))
    replace(rt, "QueueWaitIdle", note("idle"))
    replace(rt, "WaitSemaphores", lambda _: lambda *arguments: DEVICE_LOST)
    for _ in range(10):
        for each in arrays:
            rt.queue.write(each, data, borrow=True)
    with anyio.fail_after(30), pytest.raises(errors.DeviceLostError):
        await rt.queue.aclose()
    assert calls[-1] == "idle"


@pytest.mark.parametrize("size", [1, 64 * 1024, 64 * 1024 + 1, 2**20])
async def test_memory_that_the_host_maps_first_is_zero(rt: at.Runtime, size: int) -> None:
    for _ in range(3):  # later ones may get the bytes of earlier ones
        memory = rt.allocate_memory(size, host_read=True, host_write=True)
        async with memory.map() as view:
            assert not view.any()
            view[:] = 255
        memory.close()


async def test_a_cancelled_map_of_memory_that_is_being_zeroed(rt: at.Runtime) -> None:
    memory = rt.allocate_memory(2**20, host_read=True)
    with anyio.move_on_after(0):
        async with memory.map():
            pass
    async with memory.map() as view:
        assert not view.any()


@pytest.fixture
async def busy_thread(rt: at.Runtime) -> AsyncIterator[threading.Event]:
    """An event that the thread which makes slots waits for, so that a queue finds none."""
    await anyio.to_thread.run_sync(host_worker.settle)
    device_of(rt)._stocks.staging.close()
    free = threading.Event()
    host_worker.submit(free.wait)
    try:
        yield free
    finally:
        free.set()


@pytest.mark.parametrize("memory", ["staged"], indirect=True)
async def test_transfers_wait_for_slots_that_a_thread_makes(
    rt: at.Runtime, basics: at.AotModule, busy_thread: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop makes none, and later operations keep their order. What has not begun is revoked."""
    stock = device_of(rt)._stocks.staging
    monkeypatch.setattr(stock, "make", refuse_in(threading.current_thread(), stock.make))
    count = 2 * _SLOT // 4
    x, data, queue = rt.ndarray(count, at.i32), np.arange(count, dtype=np.int32), rt.create_queue()
    event = queue.write(x, data, borrow=True)
    queue.launch(basics.kernel("add_one"), x)
    await queue.flush()
    revoked = queue.launch(basics.kernel("add_one"), x)
    out = queue.read(x)
    await queue.flush()
    assert revoked.revoke()
    await anyio.sleep(0.01)
    assert not event.done()
    busy_thread.set()
    with anyio.fail_after(60):
        np.testing.assert_array_equal(await out, data + 1)
        np.testing.assert_array_equal(await queue.read(x), data + 1)


@pytest.mark.parametrize("memory", ["staged"], indirect=True)
async def test_another_queue_waits_for_a_transfer_without_slots(
    rt: at.Runtime, busy_thread: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop makes no slots for that, either: the host holds the other queue's commands until the event is done."""
    stock = device_of(rt)._stocks.staging
    monkeypatch.setattr(stock, "make", refuse_in(threading.current_thread(), stock.make))
    x, data = rt.ndarray(2 * _SLOT, at.u8), _bytes(2 * _SLOT)
    queue, other, copied = rt.create_queue(), rt.create_queue(), rt.ndarray(2 * _SLOT, at.u8)
    earlier = queue.fill(x, 1)
    await queue.flush()
    event = queue.write(x, data, borrow=True)
    await queue.flush()
    assert other.wait_event(earlier)  # which the driver has
    assert not other.wait_event(event)
    out = other.copy(copied, x)
    await anyio.sleep(0.01)
    assert not out.done()
    busy_thread.set()
    with anyio.fail_after(60):
        await out
        assert event.done()
        np.testing.assert_array_equal(await other.read(copied), data)


@pytest.mark.parametrize("memory", ["staged"], indirect=True)
async def test_another_apis_queue_is_told_that_a_transfer_has_no_slots(
    rt: at.Runtime, busy_thread: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    stock = device_of(rt)._stocks.staging
    monkeypatch.setattr(stock, "make", refuse_in(threading.current_thread(), stock.make))
    device = device_of(rt)
    x, data = rt.ndarray(2 * _SLOT, at.u8), _bytes(2 * _SLOT)
    queue = rt.create_queue()
    await queue.fill(x, 1)
    event = queue.write(x, data, borrow=True)
    await queue.flush()
    natives: list[Any] = [each.native for each in device._queues._queues]
    (native,) = (each for each in natives if each.recorder.awaits_staging)
    timeline = VulkanTimeline(device.hardware, native.recorder.semaphore, native.value_with_slots)
    assert (timeline.value_of(1), timeline.value_of(2)) == (0, None)
    busy_thread.set()
    await event
    assert timeline.value_of(2) == 0
    np.testing.assert_array_equal(await queue.read(x), data)


@pytest.mark.parametrize("memory", ["staged"], indirect=True)
async def test_a_queue_without_memory_for_slots_fails(
    rt: at.Runtime, busy_thread: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> StagingSlots:
        raise errors.OutOfMemoryError("no slots")

    x, queue = rt.ndarray(2 * _SLOT, at.u8), rt.create_queue()
    monkeypatch.setattr(device_of(rt)._stocks.staging, "make", refuse)
    event = queue.write(x, _bytes(2 * _SLOT), borrow=True)
    await queue.flush()
    later = queue.fill(x, 1)
    busy_thread.set()
    with anyio.fail_after(60):
        for each in (event, later):
            with pytest.raises(errors.OutOfMemoryError, match="no slots"):
                await each
        with pytest.raises(errors.OutOfMemoryError):
            await queue.aclose()


@pytest.mark.parametrize("memory", ["staged"], indirect=True)
async def test_a_queue_that_waits_for_slots_is_closed(rt: at.Runtime, busy_thread: threading.Event) -> None:
    x, data = rt.ndarray(2 * _SLOT, at.u8), _bytes(2 * _SLOT)
    queue = rt.create_queue()
    event = queue.write(x, data, borrow=True)
    await queue.flush()
    with anyio.fail_after(60):
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(queue.aclose)
            await anyio.sleep(0.01)
            busy_thread.set()
    assert event.done()
    np.testing.assert_array_equal(await rt.queue.read(x), data)


def refuse_in(thread: threading.Thread, make: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``make``, which must not be called in a thread."""

    def made(*arguments: Any) -> Any:
        assert threading.current_thread() is not thread
        return make(*arguments)

    return made
