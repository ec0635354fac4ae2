"""Closing Vulkan's devices, queues and memories while work still runs."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import anyio
import anyio.lowlevel
import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.vulkan.handle import SlowHandle
from aiotaichi.backends.vulkan.logical_device import LogicalDevice
from aiotaichi.hal.batch_queue import BatchInFlight
from aiotaichi.hal.host_mapping import page_worker
from aiotaichi.hal.host_pool import host_worker
from support.devices import made_by
from support.fixture_modules import MODULES
from support.helper_processes import wait_until
from support.vulkan_faults import DEVICE_LOST, OUT_OF_HOST_MEMORY, device_of, imports_memory, replace
from support.waiting import until, until_idle

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("vulkan")]

FOLDER = MODULES / "vulkan"


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.005, 0.02])
async def test_a_module_that_loads_outlives_the_closing(seconds: float) -> None:
    """A running load ends before the runtime closes: with a module, or with an error."""
    outcomes: list[object] = []

    async def load(rt: at.Runtime) -> None:
        try:
            outcomes.append(await rt.load_aot_module(FOLDER / "arrays"))
        except errors.InvalidStateError as error:
            outcomes.append(error)

    async with anyio.create_task_group() as tasks, at.Runtime("vulkan") as rt:
        tasks.start_soon(load, rt)
        await anyio.sleep(seconds)
    (outcome,) = outcomes
    assert isinstance(outcome, at.AotModule) or "closed" in str(outcome)


@pytest.mark.slow
async def test_a_cancelled_load_ends_before_the_device() -> None:
    async with at.Runtime("vulkan") as rt:
        with anyio.move_on_after(0.002):
            await rt.load_aot_module(FOLDER / "arrays")
    gc.collect()


async def test_a_device_that_is_lost_while_it_zeroes_memory_is_closed(
    rt: at.Runtime, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing tells whether the memory is zeroed. A lost device is closed all the same, and another one is opened."""
    imports_memory(rt)
    x = rt.ndarray(2**20, at.u8)
    replace(rt, "GetSemaphoreCounterValue", lambda _: lambda *arguments: DEVICE_LOST)
    with pytest.raises(errors.DeviceLostError):
        await rt.queue.fill(x, 1)
    await rt.recreate()
    assert caplog.messages == []
    y = rt.ndarray(2**20, at.u8)
    rt.queue.fill(y, 2)
    assert (await rt.queue.read(y) == 2).all()


@pytest.mark.slow
async def test_a_queue_waits_for_one_that_was_abandoned(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> None:
    add = (await rt.load_aot_module(FOLDER / "basics")).kernel("add_one")
    queues = made_by(monkeypatch, rt, "create_queue")
    first, second = rt.create_queue(), rt.create_queue()
    x, y = rt.ndarray(4_000_000, at.i32), rt.ndarray(4, at.i32)
    for _ in range(20):
        event = first.launch(add, x)
    await first.flush()
    assert second.wait_event(event)
    with anyio.CancelScope() as scope:
        scope.cancel()
        await first.aclose()
    hal: Any = queues[0]()
    with anyio.fail_after(20):
        while not hal.is_closed:  # in the background
            await anyio.lowlevel.checkpoint()
        second.launch(add, y)
        assert (await second.read(y)).tolist() == [1] * 4


@pytest.mark.slow
async def test_a_mapping_outlives_its_runtime() -> None:
    views: list[npt.NDArray[np.uint8]] = []
    is_mapped, is_closed = anyio.Event(), anyio.Event()

    async def use(memory: at.Memory) -> None:
        async with memory.map() as view:
            is_mapped.set()
            await is_closed.wait()
            view[:] = 7
            views.append(view)

    async with anyio.create_task_group() as tasks:
        async with at.Runtime("vulkan") as rt:
            tasks.start_soon(use, rt.allocate_memory(1 << 20, host_write=True))
            await is_mapped.wait()
        is_closed.set()
    del rt
    gc.collect()
    assert (views[0] == 7).all()


async def test_an_abandoned_queue_counts_only_what_has_arrived(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    queues = made_by(monkeypatch, rt, "create_queue")
    queue, image = rt.create_queue(), rt.image((4, 4))
    queue.write(image, np.ones((4, 4), np.float32))
    event = queue.read(image)
    await queue.flush()
    hal: Any = queues[0]()
    wait_until(lambda: hal.completed() == 2)
    hal.abandon()
    assert hal.completed() == 2
    assert (event.result() == 1).all()


async def test_memory_that_could_not_be_zeroed_once_is_zeroed_later(rt: at.Runtime) -> None:
    failures = [OUT_OF_HOST_MEMORY]

    def fail_once(call: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *arguments: failures.pop() if failures else call(*arguments)

    other = rt.create_queue()
    await until_idle(host_worker)  # else another thread submits: the driver might hold the loop
    replace(rt, "QueueSubmit", fail_once)
    with pytest.raises(errors.OutOfMemoryError):
        await other.read(rt.ndarray(8, at.i32))
    with pytest.raises(errors.OutOfMemoryError):
        await other.aclose()
    assert not failures
    assert (await rt.queue.read(rt.ndarray(8, at.i32))).tolist() == [0] * 8
    assert (await rt.create_queue().read(rt.ndarray(8, at.f32))).tolist() == [0] * 8


@pytest.mark.slow
async def test_a_closed_device_is_gone_at_once() -> None:
    """The device does not wait for the garbage collector."""
    gc.collect()
    gc.disable()
    try:
        async with at.Runtime("vulkan") as rt:
            module = await rt.load_aot_module(FOLDER / "basics")
            x = rt.ndarray(8, at.i32)
            await rt.queue.launch(module.kernel("add_one"), x)
            await rt.create_queue(timing=True).read(x)
            handle = device_of(rt).logical.handle
            assert not handle.is_destroyed
        assert handle.is_destroyed
    finally:
        gc.enable()


@pytest.mark.slow
async def test_what_was_dropped_is_destroyed_before_its_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that destroys it is late. Another library may destroy an imported device right afterwards."""
    may_go_on = threading.Event()
    destroyed: list[str] = []
    settle, close = page_worker.settle, LogicalDevice.close

    def settle_at_last() -> None:
        may_go_on.set()
        settle()

    def record(logical: LogicalDevice) -> None:
        destroyed.append("device")
        may_go_on.set()
        close(logical)

    monkeypatch.setattr(page_worker, "settle", settle_at_last)
    monkeypatch.setattr(LogicalDevice, "close", record)
    async with at.Runtime("vulkan") as rt:
        page_worker.submit(partial(may_go_on.wait, 30))
        cycle: list[object] = [SlowHandle(1, partial(destroyed.append, "memory"), device_of(rt).logical.handle)]
        cycle.append(cycle)
        del cycle
        gc.collect()
    assert destroyed == ["memory", "device"]


async def test_a_read_array_keeps_its_pages_and_nothing_of_the_device() -> None:
    async with at.Runtime("vulkan") as rt:
        x = rt.ndarray(100_000, at.i32)
        rt.queue.fill(x, 5)
        data = await rt.queue.read(x)
        handle = device_of(rt).logical.handle
    assert handle.is_destroyed
    assert (data == 5).all()


async def test_images_of_unequal_dimensions_are_not_copied(rt: at.Runtime) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="dimensions 2, the source 1"):
        rt.queue.copy_image(rt.image((8, 1)), rt.image(8))


async def test_zeroing_keeps_few_contexts_after_a_busy_time(rt: at.Runtime) -> None:
    """Each turn zeroes new memory while the queue is busy. The contexts of that time are freed when it is over."""
    device = device_of(rt)
    for _ in range(100):
        rt.queue.fill(rt.ndarray(4, at.i32), 1)
        await rt.queue.flush()
    await rt.queue.wait()
    for _ in range(3):
        await rt.queue.fill(rt.ndarray(4, at.i32), 1)
    assert len(device.initial.contexts) <= 8


async def test_a_queue_that_was_abandoned_takes_no_batch(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> None:
    queues = made_by(monkeypatch, rt, "create_queue")
    queue = rt.create_queue()
    native: Any = queues[0]().native
    native.abandon()
    with pytest.raises(errors.InvalidStateError, match="was closed"):
        native.submit(BatchInFlight(1, 1, b"", None))
    await queue.aclose()


async def test_memory_that_is_new_to_an_abandoned_queue_is_freed(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop looks at the queue for the last time while the device still zeroes the memory."""
    recorder, loop_thread = device_of(rt).initial._recorder, threading.get_ident()
    check = recorder.check_completed
    monkeypatch.setattr(recorder, "check_completed", lambda: 0 if threading.get_ident() == loop_thread else check())
    memory, queue = rt.allocate_memory(400), rt.create_queue()
    queue.fill(memory, 1)
    await queue.flush()
    memory.close()
    with anyio.CancelScope() as scope:
        scope.cancel()
        await queue.aclose()
    await until(lambda: not rt.statistics().memory.arrays)
