"""The loss of a device: who hears of it, and when."""

from __future__ import annotations

import gc
import threading
from functools import partial
from pathlib import Path

import anyio
import anyio.from_thread
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDevice, FakeDriver
from support.cancellations import cancelled_at_each_await
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]


def device_of(rt: at.Runtime) -> FakeDevice:
    device = open_device_of(rt).device
    assert isinstance(device, FakeDevice)
    return device


async def collect(rt: at.Runtime, found: list[errors.DeviceLostError | None]) -> None:
    found.append(await rt.wait_lost())


async def lost_runtime(rt: at.Runtime) -> None:
    """Close a runtime whose device is lost."""
    with pytest.raises(errors.DeviceLostError):
        await rt.aclose()


# -- how the loss is noticed -------------------------------------------------------------------------------------


async def test_a_loss_is_noticed_although_nothing_is_pending(rt: at.Runtime) -> None:
    found: list[errors.DeviceLostError | None] = []
    assert rt.loss.error is None
    assert not rt.loss.done()
    assert rt.lost is False
    async with anyio.create_task_group() as group:
        for _ in range(3):
            group.start_soon(collect, rt, found)
        await anyio.sleep(0.01)
        device_of(rt).lose("fell off the bus")
    assert [str(error) for error in found] == ["fell off the bus"] * 3
    assert len({id(error) for error in (*found, rt.loss.error)}) == 4, "each may raise its own"
    assert rt.loss.done()
    assert rt.lost is True
    assert str(await rt.wait_lost()) == "fell off the bus", "as often as one likes"
    assert isinstance(rt.queue.failure, errors.DeviceLostError)
    await lost_runtime(rt)
    assert str(await rt.wait_lost()) == "fell off the bus", "also when the runtime is closed"


async def test_a_loss_is_noticed_by_a_look_if_the_device_says_nothing(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rt.queue.flush()
    (queue,) = device_of(rt)._queues
    monkeypatch.setattr(queue, "_notify", lambda: None)
    device_of(rt).lose("silently")
    assert not rt.loss.done(), "nobody has looked"
    with anyio.fail_after(20):
        assert str(await rt.wait_lost()) == "silently"
    await lost_runtime(rt)


async def test_a_loss_is_noticed_by_an_operation_that_nobody_awaits(rt: at.Runtime, clock: FakeClock) -> None:
    rt.queue.record_event()
    await rt.queue.flush()
    device_of(rt).lose()
    await until(lambda: rt.loss.error)
    await lost_runtime(rt)


@pytest.mark.parametrize("call", ["ndarray", "image", "create_queue", "load"])
async def test_a_loss_is_noticed_by_a_call_of_the_device(
    rt: at.Runtime, call: str, monkeypatch: pytest.MonkeyPatch, modules: Path
) -> None:
    (queue,) = device_of(rt)._queues
    monkeypatch.setattr(queue, "lose", lambda message: None)
    device_of(rt).lose("gone")
    with pytest.raises(errors.DeviceLostError, match="gone"):
        match call:
            case "ndarray":
                rt.ndarray(4, at.i32)
            case "image":
                rt.image((4, 4))
            case "create_queue":
                rt.create_queue()
            case _:
                await rt.load_aot_module(modules / "basics")
    with anyio.fail_after(20):
        assert str(await rt.wait_lost()) == "gone"


async def test_another_failure_of_a_queue_is_no_loss(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue()
    clock.queues[1].fail(errors.OutOfMemoryError("no memory for a batch"))
    await until(lambda: queue.failure)
    assert not rt.loss.done()
    with pytest.raises(errors.OutOfMemoryError):
        await queue.aclose()


# -- who hears of it -----------------------------------------------------------------------------------------------


async def test_the_closing_of_a_runtime_ends_the_wait() -> None:
    rt = await at.Runtime(FakeDriver()).__aenter__()
    found: list[errors.DeviceLostError | None] = []
    async with anyio.create_task_group() as group:
        group.start_soon(collect, rt, found)
        await anyio.sleep(0.01)
        await rt.aclose()
    assert found == [None]
    assert await rt.wait_lost() is None
    assert rt.loss.done()


async def test_a_runtime_that_was_never_open_has_no_loss() -> None:
    with pytest.raises(errors.InvalidStateError, match="not open"):
        assert at.Runtime(FakeDriver()).lost
    with pytest.raises(errors.InvalidStateError, match="not open"):
        await at.Runtime(FakeDriver()).wait_lost()


async def test_threads_and_other_loops_hear_of_it(rt: at.Runtime) -> None:
    loss, found = rt.loss, list[object]()

    async def in_another_loop() -> None:
        found.append(await rt.wait_lost())

    threads = [
        threading.Thread(target=lambda: found.append(loss.synchronize(20))),
        threading.Thread(target=partial(anyio.run, in_another_loop)),
        threading.Thread(target=partial(anyio.run, in_another_loop, backend="trio")),
    ]
    for thread in threads:
        thread.start()
    await anyio.sleep(0.05)
    device_of(rt).lose()
    for thread in threads:
        await anyio.to_thread.run_sync(thread.join)
    assert list(map(str, found)) == [str(loss.error)] * 3
    assert str(await anyio.to_thread.run_sync(loss.synchronize)) == str(loss.error)
    await lost_runtime(rt)


async def test_synchronize_does_not_block_a_loop_and_has_a_limit(rt: at.Runtime) -> None:
    with pytest.raises(errors.InvalidStateError, match="await"):
        rt.loss.synchronize()
    with pytest.raises(TimeoutError, match=r"0\.01 seconds"):
        await anyio.to_thread.run_sync(rt.loss.synchronize, 0.01)


async def test_a_cancelled_wait_leaves_nothing(rt: at.Runtime) -> None:
    loss = rt.loss

    async def wait() -> None:
        with anyio.move_on_after(0.02):
            await rt.wait_lost()

    async def afterwards() -> None:
        assert not loss._callbacks
        assert not loss.done()

    assert await cancelled_at_each_await(wait, afterwards) >= 1
    gc.collect()
    device_of(rt).lose()
    assert await rt.wait_lost() is not None
    await lost_runtime(rt)
