"""What a service's health check returns."""

from __future__ import annotations

import dataclasses
import json

import anyio
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]


@pytest.mark.runtime("cpu", "vulkan", "cuda")
async def test_a_runtime_that_works(rt: at.Runtime) -> None:
    rt.create_queue(name="another")
    await rt.queue.record_event()
    health = rt.health()
    assert health.is_healthy
    assert health.is_open
    assert [queue.name for queue in health.queues] == ["another", "default"]
    for queue in health.queues:
        assert queue.is_healthy
        assert queue.is_alive
        assert queue.failure is queue.oldest_operation is None
        assert queue.in_flight == queue.running_seconds == 0
    assert health == await anyio.to_thread.run_sync(rt.health)
    json.dumps(dataclasses.asdict(health))
    await rt.aclose()
    assert rt.health() == at.RuntimeHealth(is_healthy=False, is_open=False, queues=())


async def test_a_queue_that_does_not_get_on(rt: at.Runtime, clock: FakeClock, add_one: at.Kernel) -> None:
    other = rt.create_queue(name="other")
    other.wait_event(rt.queue.launch(add_one, rt.ndarray(4, at.i32)))
    other.record_event()
    await rt.queue.flush()
    await other.flush()
    assert rt.health().is_healthy
    await anyio.sleep(0.01)
    default, waiting = rt.health(stalled_after=0.005).queues
    assert default.is_stalled
    assert not default.is_healthy
    assert default.oldest_operation == "kernel add_one"
    assert default.running_seconds >= 0.005
    assert waiting.is_healthy, "it waits for the other queue"
    assert (waiting.in_flight, waiting.oldest_operation) == (1, "record_event")
    clock.stop()
    await other.wait()
    assert rt.health(stalled_after=1e-9).is_healthy


async def test_a_thread_that_has_ended(rt: at.Runtime, clock: FakeClock) -> None:
    clock.queues[0].end_thread()
    health = rt.health()
    assert not health.is_healthy
    assert not health.queues[0].is_alive
    clock.stop()


async def test_a_lost_device(clock: FakeClock) -> None:
    rt = at.Runtime(FakeDriver(clock=clock))
    assert not rt.health().is_open
    await rt.__aenter__()
    event = rt.queue.record_event()
    await rt.queue.flush()
    clock.queues[0].lose("it fell off the bus")
    with pytest.raises(errors.DeviceLostError):
        await event
    (queue,) = rt.health().queues
    assert queue.failure == "it fell off the bus"
    assert not rt.health().is_healthy
    assert rt.health().is_open
    with pytest.raises(errors.DeviceLostError):
        await rt.aclose()
