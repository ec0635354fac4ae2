"""Pass events to asyncio.wait, on asyncio and on uvloop."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any

import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock
from support.loops import LOOPS

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped")]


@pytest.fixture(params=[loop for loop in LOOPS if loop.values[0][0] == "asyncio"])
def anyio_backend(request: pytest.FixtureRequest) -> Any:
    return request.param


def _fail(_: object) -> None:
    raise errors.KernelError("mine")


@pytest.fixture
def fake_kernels() -> dict[str, Callable[..., Any]]:
    return {"add_one": _fail, "fill_index": lambda _: None}


async def wait(*awaitables: Any, **options: Any) -> tuple[set[Any], set[Any]]:
    """Call asyncio.wait, for a few seconds at most."""
    async with asyncio.timeout(5):
        return await asyncio.wait(awaitables, **options)


def later(step: Any, *arguments: Any) -> None:
    asyncio.get_running_loop().call_later(0.01, step, *arguments)


async def test_wait_for_the_first_that_completes(rt: at.Runtime, clock: FakeClock) -> None:
    early, late = rt.queue.record_event(), rt.queue.record_event()
    task = asyncio.create_task(asyncio.sleep(60))
    later(clock.step, 0)
    assert await wait(early, late, task, return_when=asyncio.FIRST_COMPLETED) == ({early}, {late, task})
    task.cancel()
    clock.stop()
    assert await wait(early, late) == ({early, late}, set())


async def test_wait_for_all(rt: at.Runtime, clock: FakeClock) -> None:
    other = rt.create_queue()
    x = rt.ndarray(2, at.i32)
    other.wait_event(rt.queue.fill(x, 3))
    read, task = other.read(x), asyncio.create_task(asyncio.sleep(0.001, "slept"))
    later(clock.stop)
    done, pending = await wait(read, task)
    assert (done, pending) == ({read, task}, set())
    assert read.result().tolist() == [3, 3]
    assert task.result() == "slept"


async def test_wait_for_the_first_exception(
    rt: at.Runtime, clock: FakeClock, basics: at.AotModule, caplog: pytest.LogCaptureFixture
) -> None:
    x = rt.ndarray(2, at.i32)
    good = rt.queue.launch(basics.kernel("fill_index"), x)
    bad = rt.queue.launch(basics.kernel("add_one"), x)
    late = rt.queue.record_event()
    await rt.queue.flush()
    clock.step(0)
    later(clock.step, 0)
    done, pending = await wait(good, bad, late, return_when=asyncio.FIRST_EXCEPTION)
    assert (done, pending) == ({good, bad}, {late})
    clock.stop()
    await rt.queue.wait()  # asyncio has looked at the error: it is not raised here
    del bad, done
    assert caplog.records == []


async def test_wait_times_out_and_leaves_nothing(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()
    assert await wait(event, timeout=0.01) == (set(), {event})
    gc.collect()
    count = len(gc.get_objects())
    for _ in range(50):
        assert await wait(event, timeout=0) == (set(), {event})
    gc.collect()
    assert len(gc.get_objects()) - count < 25
    clock.stop()
    assert await wait(event, timeout=5) == ({event}, set())


async def test_wait_for_an_event_of_another_loop(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()
    there = asyncio.create_task(asyncio.to_thread(asyncio.run, wait(event)))
    later(clock.stop)
    assert await there == ({event}, set())


async def test_the_other_functions_take_events(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()
    x = rt.ndarray(2, at.i32)
    rt.queue.fill(x, 5)
    assert [each.tolist() for each in await asyncio.gather(rt.queue.read(x), rt.queue.read(x))] == [[5, 5]] * 2
    assert (await asyncio.wait_for(rt.queue.read(x), 5)).tolist() == [5, 5]
    assert (await asyncio.shield(rt.queue.read(x))).tolist() == [5, 5]
    assert (await asyncio.ensure_future(rt.queue.read(x))).tolist() == [5, 5]
    for each in asyncio.as_completed([rt.queue.read(x), rt.queue.read(x)]):
        assert (await each).tolist() == [5, 5]
    async with asyncio.TaskGroup() as tasks:
        task = tasks.create_task(rt.queue.record_event().wait())
    assert task.done()


async def test_wait_for_times_out_and_the_work_goes_on(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(event, 0.01)
    shield = asyncio.shield(event)
    await asyncio.sleep(0)
    shield.cancel()
    assert not event.done()
    clock.stop()
    await event


async def test_gather_hands_over_the_failure(rt: at.Runtime, clock: FakeClock, basics: at.AotModule) -> None:
    clock.stop()
    x = rt.ndarray(2, at.i32)
    events = [rt.queue.launch(basics.kernel(name), x) for name in ("fill_index", "add_one")]
    values = await asyncio.gather(*events, return_exceptions=True)
    assert values[0] is None
    assert isinstance(values[1], errors.KernelError)
    with pytest.raises(errors.KernelError):
        await asyncio.gather(*events)


async def test_asyncio_waits_for_a_revoked_event(rt: at.Runtime, clock: FakeClock) -> None:
    events: Any = [rt.queue.record_event() for _ in range(3)]
    assert events[1].revoke()
    done, pending = await asyncio.wait(events, return_when=asyncio.FIRST_COMPLETED)
    assert done == {events[1]}
    clock.stop()
    first, second, third = await asyncio.gather(*events, return_exceptions=True)
    assert (first, third) == (None, None)
    assert isinstance(second, errors.RevokedError)
    assert pending == {events[0], events[2]}
