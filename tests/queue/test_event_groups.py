"""Groups of events: what an event has, for the events of several devices."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped")]

_name: ContextVar[str] = ContextVar("name", default="")


def marks(rt: at.Runtime) -> tuple[at.EventGroup[int], list[at.Queue]]:
    """Return a group of two events on two queues, whose value is their number."""
    queues = [rt.queue, rt.create_queue()]
    return at.EventGroup([queue.record_event() for queue in queues], len), queues


async def test_the_value_is_there_when_all_are_done(rt: at.Runtime, clock: FakeClock) -> None:
    group, queues = marks(rt)
    for queue in queues:
        await queue.flush()
    clock.step(0)
    for ask in (group.result, group.exception):
        with pytest.raises(
            errors.InvalidStateError, match="<EventGroup of 2 events, 1 done> has not completed: await it"
        ):
            ask()
    clock.step(1)
    assert group.done()
    assert group.exception() is None
    assert group.result() == await group == 2
    await group.wait()


async def test_an_error_names_the_others(rt: at.Runtime, clock: FakeClock) -> None:
    group, _ = marks(rt)
    assert group.revoke()
    assert group.cancelled()
    first, second = group.exception(), group.exception()
    assert isinstance(first, errors.RevokedError)
    assert first is not second, "each may raise its own"
    assert "and on another device: RevokedError" in str(getattr(first, "__notes__", ""))
    await group.wait()
    with pytest.raises(errors.RevokedError):
        group.result()
    with pytest.raises(errors.RevokedError):
        await group
    clock.run()


async def test_callbacks_are_called_once_when_all_are_done(rt: at.Runtime, clock: FakeClock) -> None:
    group, queues = marks(rt)
    called: list[Any] = []
    _name.set("mine")
    group.add_done_callback(lambda found: called.append((found, _name.get())))
    _name.set("another")
    removed: list[Any] = []
    group.add_done_callback(removed.append)
    group.add_done_callback(removed.append)
    assert group.remove_done_callback(removed.append) == 2
    assert group.remove_done_callback(removed.append) == 0
    for queue in queues:
        await queue.flush()
    clock.step(1)
    await queues[1].wait()
    assert called == []
    clock.step(0)
    await group
    await anyio.sleep(0.01)
    assert called == [(group, "mine")]
    group.add_done_callback(lambda found: called.append(found))
    assert len(called) == 1, "not within the call"
    await anyio.sleep(0.01)
    assert called[1:] == [group]
    assert removed == []
    with pytest.raises(errors.InvalidArgumentError, match="a function, not int"):
        group.add_done_callback(3)  # type: ignore[arg-type]


async def test_a_group_without_events_is_done(rt: at.Runtime) -> None:
    group, called = at.EventGroup([], len), list[Any]()
    assert group.done()
    assert group.result() == await group == 0
    group.add_done_callback(called.append)
    assert called == [group]


async def test_threads_wait_for_a_group(rt: at.Runtime, clock: FakeClock) -> None:
    group, queues = marks(rt)
    with pytest.raises(errors.InvalidStateError, match="await"):
        group.synchronize()
    for queue in queues:
        await queue.flush()
    clock.step(0)
    with pytest.raises(TimeoutError):
        await anyio.to_thread.run_sync(group.synchronize, 0.01)
    clock.step(1)
    assert await anyio.to_thread.run_sync(group.synchronize, 20) == 2


@pytest.mark.runtime("fake")
async def test_groups_say_what_to_write_instead(rt: at.Runtime) -> None:
    group = at.EventGroup([rt.queue.record_event()], len)
    with pytest.raises(TypeError, match="'await' it"):
        np.asarray(group)
    await group
    assert not asyncio.isfuture(group)
