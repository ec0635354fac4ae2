"""The Vulkan backend if the device fails, is slow to answer, or is missing."""

from __future__ import annotations

import os
import random
import select
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.cpu import CpuDriver
from aiotaichi.backends.cuda import CudaDriver
from aiotaichi.backends.vulkan import VulkanDriver
from aiotaichi.backends.vulkan.binding import lib
from aiotaichi.backends.vulkan.logical_device import able_queues
from aiotaichi.hal import Notification, QueueRequest, WaitPolicy, find_driver
from aiotaichi.hal.commands import Batch, Mark
from aiotaichi.hal.host_pool import host_worker
from aiotaichi.runtime.queue import engine_of
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.fixture_modules import MODULES
from support.vulkan_faults import DEVICE_LOST, OUT_OF_HOST_MEMORY, device_of, replace
from support.waiting import until, until_idle

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("vulkan")]

FOLDER = MODULES / "vulkan"
_LOSSES = ["QueueSubmit", "GetSemaphoreCounterValue", "WaitSemaphores"]


def failing(result: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return lambda call: lambda *arguments: result


# -- a device that fails --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", _LOSSES)
async def test_a_lost_device_fails_pending_events_and_nothing_else(clock: FakeClock, name: str) -> None:
    async with (
        at.Runtime("vulkan") as sound,
        at.Runtime("cpu") as cpu,
        at.Runtime(FakeDriver(clock=clock)) as gate,
    ):
        rt = await at.Runtime("vulkan", wait="efficiency").__aenter__()
        queues = [rt.queue, rt.create_queue(), rt.create_queue(timing=True)]
        out = [rt.ndarray(1, at.i32) for _ in queues]
        opened = gate.queue.record_event()
        for queue in queues:
            await queue.record_event()
        events: list[at.Event[Any]] = []
        for queue, x in zip(queues, out, strict=True):
            queue.wait_event(opened)  # submitted after the loss
            events += [queue.record_event(), queue.read(x)]
        if name == "WaitSemaphores":  # called only while an operation runs: no operation ends now
            replace(rt, "GetSemaphoreCounterValue", failing(0))
        replace(rt, name, failing(DEVICE_LOST))
        clock.stop()
        with anyio.fail_after(10):
            for event in events:
                await event.wait()
        for event in events:
            assert isinstance(event.exception(), errors.DeviceLostError), name
        for queue, x in zip(queues, out, strict=True):
            with pytest.raises(errors.DeviceLostError, match="VK_ERROR_DEVICE_LOST"):
                queue.read(x)
            with pytest.raises(errors.DeviceLostError):
                await queue.wait()
        # The operations still run here, and running objects must not be destroyed.
        await anyio.to_thread.run_sync(lib.vkDeviceWaitIdle, device_of(rt).logical.value)
        with anyio.fail_after(10), pytest.raises(errors.DeviceLostError):
            await rt.aclose()
        await rt.aclose()
        for other in (sound, cpu):
            array = other.ndarray(5, at.i32)
            other.queue.fill(array, 3)
            assert (await other.queue.read(array)).tolist() == [3] * 5


async def test_a_loss_in_a_call_of_an_idle_device_closes_well() -> None:
    rt = await at.Runtime("vulkan").__aenter__()
    x = rt.ndarray(5, at.i32)
    await rt.queue.fill(x, 1)
    for name in _LOSSES:
        replace(rt, name, failing(DEVICE_LOST))
    with anyio.fail_after(10):
        await rt.aclose()


@pytest.mark.parametrize("first", ["the zeroing", "the batch"])
async def test_a_driver_out_of_memory_fails_the_queue_by_name(first: str) -> None:
    rt = await at.Runtime("vulkan").__aenter__()
    other, x = rt.create_queue(), rt.ndarray(1000, at.i32)
    if first == "the batch":
        await rt.queue.record_event()
        await other.record_event()
    await until_idle(host_worker)  # else another thread submits: the driver might hold the loop
    calls: list[int] = []

    def once(call: Callable[..., int]) -> Callable[..., int]:
        def submit(*arguments: Any) -> int:
            calls.append(1)
            return OUT_OF_HOST_MEMORY if len(calls) == 1 else call(*arguments)

        return submit

    replace(rt, "QueueSubmit", once)
    with pytest.raises(errors.OutOfMemoryError, match="VK_ERROR_OUT_OF_HOST_MEMORY"):
        await rt.queue.record_event()
    with pytest.raises(errors.OutOfMemoryError):
        rt.queue.fill(x, 1)
    assert not (await other.read(x)).any(), "never what was there before"
    with anyio.fail_after(10), pytest.raises(errors.OutOfMemoryError):
        await rt.aclose()


# -- wake-ups ---------------------------------------------------------------------------------------------


def delayed(draw: random.Random) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Pause before and after calls, so that other threads come in between."""

    def pause() -> None:
        end = time.perf_counter() + draw.random() * 300e-6
        while time.perf_counter() < end:
            pass

    def make(call: Callable[..., Any]) -> Callable[..., Any]:
        def slow(*arguments: Any) -> Any:
            pause()
            result = call(*arguments)
            pause()
            return result

        return slow

    return make


@pytest.mark.parametrize("seed", [1, 2])
async def test_no_wake_up_is_lost(seed: int) -> None:
    async with at.Runtime("vulkan", wait="efficiency") as rt:
        add_one = (await rt.load_aot_module(FOLDER / "basics")).kernel("add_one")
        draw = random.Random(seed)
        for name in ("GetSemaphoreCounterValue", "WaitSemaphores"):
            replace(rt, name, delayed(draw))
        x, queues = rt.ndarray(64, at.i32), [rt.create_queue() for _ in range(3)]

        async def use(queue: at.Queue, array: at.NdArray, count: int) -> None:
            for _ in range(count):
                await queue.launch(add_one, array)

        with anyio.fail_after(20):
            await use(rt.queue, x, 300)
            arrays = [rt.ndarray(64, at.i32) for _ in range(32)]
            async with anyio.create_task_group() as tasks:
                for i, array in enumerate(arrays):
                    tasks.start_soon(use, queues[i % 3], array, 5)
        assert (await rt.queue.read(x)).tolist() == [300] * 64
        rt.queue.wait_event(queues[0].record_event())
        found = [await rt.queue.read(array) for array in arrays]
        assert np.array_equal(found, np.full((32, 64), 5))


async def test_a_ticket_may_be_asked_for_before_it_is_submitted(rt: at.Runtime) -> None:
    """The thread sleeps by then: the submission must wake it."""
    device = device_of(rt)
    notification = Notification()
    queue = device.create_queue(QueueRequest(notification, WaitPolicy.EFFICIENCY))
    try:
        for ticket in range(1, 200):
            assert not queue.arm(ticket)
            if ticket % 3 == 0:
                await anyio.sleep(0.001)
            queue.submit(Batch([Mark()], ticket))
            with anyio.fail_after(5):
                while not select.select([notification], [], [], 0)[0]:  # noqa: ASYNC110  # written by a thread
                    await anyio.sleep(0.0005)
            assert notification.clear()
            assert queue.completed() == ticket
            assert queue.arm(ticket)
    finally:
        assert await anyio.to_thread.run_sync(queue.close, 5.0)
        notification.close()


async def test_nothing_burns_while_nothing_can_run(clock: FakeClock) -> None:
    """Idle queues, a held queue, and a queue that is armed at a later ticket."""
    async with at.Runtime("vulkan") as rt, at.Runtime(FakeDriver(clock=clock)) as gate:
        idle, held, both = (rt.create_queue() for _ in range(3))
        x = rt.ndarray(4, at.i32)
        for queue in (rt.queue, idle, held, both):
            await queue.record_event()
        opened = gate.queue.record_event()
        assert not held.wait_event(opened)
        behind = held.fill(x, 1)
        before = both.record_event()
        assert not both.wait_event(opened)
        after = both.record_event()
        assert not rt.queue.wait_event(behind), "which is not submitted"
        last = rt.queue.read(x)
        async with anyio.create_task_group() as tasks:
            for event in (behind, after, last):
                tasks.start_soon(event.wait)
            await before
            await anyio.sleep(0.1)  # until polling is over
            start = time.process_time()
            await anyio.sleep(0.5)
            burnt = time.process_time() - start
            clock.stop()
        assert burnt < 0.1
        assert (await last).tolist() == [1] * 4


async def test_a_thread_waits_while_the_loop_serves(rt: at.Runtime) -> None:
    add_one = (await rt.load_aot_module(FOLDER / "basics")).kernel("add_one")
    x, found = rt.ndarray(16, at.i32), []
    for _ in range(50):
        rt.queue.launch(add_one, x)
        array = await anyio.to_thread.run_sync(rt.queue.read(x).synchronize, 20)
        found.append(array[0])
    assert found == list(range(1, 51))


# -- missing drivers --------------------------------------------------------------------------------------


def run_program(program: str, **variables: str) -> str:
    """Run ``program`` in another process, with the environment changed."""
    result = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        env={**os.environ, **variables},
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


BEST_WITHOUT_VULKAN = "CpuDriver" if CudaDriver().probe() else "CudaDriver"
_PROBE = """
import asyncio, sys
import aiotaichi as at
from aiotaichi.backends.vulkan import VulkanDriver
from aiotaichi.hal import find_driver

class Hide:
    def find_spec(self, name, path=None, target=None):
        if name == "vulkan":
            raise {error}

if {hide}:
    sys.meta_path.insert(0, Hide())
driver = VulkanDriver()
print(driver.probe())
print(len(driver.devices()))
async def main():
    try:
        async with at.Runtime("vulkan"):
            pass
    except at.errors.NotSupportedError as error:
        print(error)
asyncio.run(main())
print(type(find_driver(None)).__name__)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("error", "advice"),
    [
        ("OSError('Cannot find Vulkan SDK version')", "libvulkan1"),
        ("ModuleNotFoundError('no module named vulkan', name='vulkan')", "pip install '.[vulkan]'"),
    ],
    ids=["loader", "package"],
)
def test_a_missing_package_or_loader_is_named(error: str, advice: str) -> None:
    probed, devices, opened, best = run_program(_PROBE.format(error=error, hide=True)).splitlines()
    assert advice in probed
    assert devices == "0"
    assert advice in opened
    assert "vulkan" in opened
    assert best == BEST_WITHOUT_VULKAN


@pytest.mark.slow
def test_a_loader_without_a_driver_says_so() -> None:
    nothing = {"VK_DRIVER_FILES": "/dev/null", "VK_ICD_FILENAMES": "/dev/null"}
    probed, devices, opened, best = run_program(_PROBE.format(error="OSError", hide=False), **nothing).splitlines()
    assert "mesa-vulkan-drivers" in probed
    assert devices == "0"
    assert "mesa-vulkan-drivers" in opened
    assert best == BEST_WITHOUT_VULKAN


def test_software_is_never_the_best_choice() -> None:
    driver = VulkanDriver()
    assert driver.probe() is None
    gpus = [each for each in (CudaDriver(), driver) if each.probe() is None and not each.devices()[0].is_software]
    assert type(find_driver(None)) is type(gpus[0] if gpus else CpuDriver())
    assert isinstance(find_driver("vulkan"), VulkanDriver)


async def test_batches_that_the_driver_has_no_room_for_follow_an_arming_before_them(
    rt: at.Runtime, clock: FakeClock
) -> None:
    """The loop asks for a notification of the last operation while the host holds them all."""
    add_one = (await rt.load_aot_module(FOLDER / "basics")).kernel("add_one")
    x = rt.ndarray(1, at.i32)
    await rt.queue.wait()
    async with at.Runtime(FakeDriver(clock=clock)) as gate:
        rt.queue.wait_event(gate.queue.record_event())
        last = [rt.queue.launch(add_one, x) for _ in range(100 * engine_of(rt.queue).hal.batch_limit)][-1]
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(last.wait)
            for _ in range(1000):  # until the loop no longer looks for completions
                await anyio.lowlevel.checkpoint()
            clock.stop()
            with anyio.fail_after(60):
                await last
        assert (await rt.queue.read(x)).tolist() == [100 * engine_of(rt.queue).hal.batch_limit]


# -- operations that the driver has no room for -----------------------------------------------------------


async def test_a_batch_that_waits_for_room_is_revoked(rt: at.Runtime, basics: at.AotModule) -> None:
    """The VkQueue takes 32 batches, and two of each queue in any case. The others wait on the host."""
    hardware_queues = len(able_queues(device_of(rt).logical.hardware_queues, transfer=False))
    queues, add = [rt.create_queue() for _ in range(20 * hardware_queues)], basics.kernel("add_one")
    arrays = [rt.ndarray(4, at.i32) for _ in queues]
    for queue in queues:
        await queue.record_event()
    is_seen = False  # whether the host sees what completes
    replace(rt, "GetSemaphoreCounterValue", lambda call: lambda *arguments: call(*arguments) if is_seen else 0)
    batches = []
    for queue, x in zip(queues, arrays, strict=True):
        for _ in range(4):
            batches.append([queue.launch(add, x) for _ in range(3)])
            await queue.flush()
    waiting = [batch[1] for batch in batches if batch[1].revoke()]
    assert 20 * hardware_queues < len(waiting) < 60 * hardware_queues
    with pytest.raises(errors.RevokedError):
        await waiting[0]
    is_seen = True
    found = [int((await queue.read(x))[0]) for queue, x in zip(queues, arrays, strict=True)]
    assert sum(found) == len(queues) * 12 - len(waiting)


# -- recovery ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", _LOSSES)
async def test_a_service_goes_on_after_the_loss_of_its_device(name: str) -> None:
    answers, refused, stop = list[bool](), list[errors.Error](), False
    async with at.Runtime("vulkan") as rt, at.Runtime("cpu") as cpu:
        basics = await rt.load_aot_module(FOLDER / "basics")
        saxpy, pool = basics.kernel("saxpy"), rt.pool(max_bytes=2**16)

        async def recover() -> None:
            while error := await rt.wait_lost():
                assert "VK_ERROR_DEVICE_LOST" in str(error)
                await rt.recreate()

        async def client(number: int) -> None:
            data = np.random.default_rng(number).random(1000, np.float32)
            while not stop:
                try:
                    async with pool.lease_all((1000, at.f32), (1000, at.f32)) as (x, y):
                        queue = rt.queue
                        queue.write(x, data)
                        queue.fill(y, number)
                        queue.launch(saxpy, 2.0, x, y)
                        found = await queue.read(y)
                except errors.DeviceLostError as error:
                    refused.append(error)
                    await rt.recreate()
                else:
                    answers.append(np.allclose(found, number + 2 * data))

        async with anyio.create_task_group() as group:
            group.start_soon(recover)
            async with anyio.create_task_group() as clients:
                for number in range(6):
                    clients.start_soon(client, number)
                for loss in range(1, 4):
                    await until(lambda: len(answers) >= 40 * loss)  # noqa: B023  # called before the next one
                    opened = open_device_of(rt)
                    replace(rt, name, failing(DEVICE_LOST))
                    await until(lambda: opened.is_reopened)  # noqa: B023
                count = len(answers)
                await until(lambda: len(answers) > count + 40)
                stop = True
            group.cancel_scope.cancel()
        assert all(answers)
        array = cpu.ndarray(4, at.i32)
        cpu.queue.fill(array, 3)
        assert (await cpu.queue.read(array)).tolist() == [3] * 4


async def test_an_idle_device_that_is_lost_is_noticed() -> None:
    rt = await at.Runtime("vulkan").__aenter__()
    await rt.queue.record_event()
    replace(rt, "GetSemaphoreCounterValue", failing(DEVICE_LOST))
    with anyio.fail_after(20):
        assert "VK_ERROR_DEVICE_LOST" in str(await rt.wait_lost())
    await rt.recreate()
    await rt.queue.record_event()
    await rt.aclose()


async def test_a_lost_device_leaves_no_threads_and_descriptors() -> None:
    async with at.Runtime("vulkan") as rt:
        module = await rt.load_aot_module(FOLDER / "basics")
        counts = []
        for _ in range(5):
            x = rt.ndarray(2**20, at.i32)
            await rt.queue.launch(module.kernel("add_one"), x)
            replace(rt, "GetSemaphoreCounterValue", failing(DEVICE_LOST))
            await rt.wait_lost()
            await rt.recreate()
            await anyio.sleep(0.05)
            tasks = len(os.listdir("/proc/self/task"))
            counts.append((len(os.listdir("/proc/self/fd")), tasks, threading.active_count()))
        assert max(counts[2:]) <= max(counts[:2])
