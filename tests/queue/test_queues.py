"""Several queues of a runtime, which blocks share."""

from __future__ import annotations

import anyio
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]


async def test_the_queue_that_the_fewest_blocks_use_is_lent(rt: at.Runtime, clock: FakeClock) -> None:
    queues = rt.queues(3, name="service", max_in_flight=7)
    first, second, third = queues
    assert [queue.name for queue in queues] == ["service0", "service1", "service2"]
    assert (len(queues), queues[1]) == (3, second)
    with queues.least_busy() as one, queues.least_busy() as two, queues.least_busy() as three:
        assert {one, two, three} == {first, second, third}
    second.record_event()
    first.record_event()
    first.record_event()
    with queues.least_busy() as queue, queues.least_busy() as another:
        assert (queue, another) == (third, second)


async def test_a_failed_queue_is_not_lent(rt: at.Runtime, clock: FakeClock) -> None:
    queues = rt.queues(2)
    for number in (1, 2):
        with queues.least_busy() as queue:
            event = queue.record_event()
            await queue.flush()
            clock.queues[number].lose()
            with pytest.raises(errors.DeviceLostError):
                await event
    with pytest.raises(errors.DeviceLostError), queues.least_busy():
        raise AssertionError("both have failed")
    with pytest.raises(errors.DeviceLostError):
        await queues.aclose()


@pytest.mark.runtime("cpu", "vulkan")
async def test_queues_are_closed_at_the_end(rt: at.Runtime, add_one: at.Kernel) -> None:
    arrays = [rt.ndarray(1000, at.i32) for _ in range(9)]
    async with rt.queues(3) as queues:
        for x in arrays:
            with queues.least_busy() as queue:
                queue.launch(add_one, x)
    assert all(queue.in_flight == 0 for queue in queues)
    for call in (queues.least_busy, queues[0].record_event):
        with pytest.raises(errors.InvalidStateError, match="closed"):
            call()
    assert [(await rt.queue.read(x)).sum() for x in arrays] == [1000] * 9
    await queues.aclose()


async def test_all_queues_are_closed_if_the_closing_is_cancelled(rt: at.Runtime, clock: FakeClock) -> None:
    queues = rt.queues(3)
    events = [queue.record_event() for queue in queues]
    with anyio.move_on_after(0.01):
        await queues.aclose()
    for event in events:
        with pytest.raises(errors.InvalidStateError, match="closed before the operation completed"):
            await event


async def test_the_number_of_queues_is_checked(rt: at.Runtime) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="count=0: give an integer, at least 1"):
        rt.queues(0)
