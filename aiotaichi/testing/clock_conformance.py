"""Tests of the device's clock, which every backend with a clock must pass: the begin and the end of each operation.

Use them like :mod:`aiotaichi.testing.conformance`, with the same modules.
"""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter
from typing import Any, NamedTuple

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import pytest

from .. import AotModule, Argument, Event, Queue, Runtime, errors
from ..hal import Driver
from ..runtime.queue import engine_of
from ..runtime.runtime import open_device_of
from ..types import f32, i32
from .conformance_fixtures import ConformanceFixtures
from .fake import FakeClock, FakeDriver

__all__ = ["ClockConformance"]

_LARGE = 5 * 2**20  # bytes: backends stage such transfers
_RESOLUTION = 2e-6  # seconds: clocks of GPUs are as coarse as this, and are compared by single-precision numbers
_DRIFT = 1e-3  # seconds: far more than two clocks drift apart in a test


class _Times(NamedTuple):
    begin: float
    end: float


def _record(queue: Queue, is_recorded: bool = True) -> None:
    engine_of(queue).hal.record_times(is_recorded)


def _taken(queue: Queue) -> dict[int, _Times]:
    """Return the begin and the end of each recorded ticket in seconds of the device's clock."""
    hal, found = engine_of(queue).hal, dict[int, _Times]()
    for last_ticket, stamps in hal.take_times():
        begins, ends = stamps[::2], stamps[1::2]
        assert len(begins) == len(ends)
        assert begins[0], "the first ticket of a batch has a begin"
        for place, (begin, end) in enumerate(zip(begins, ends, strict=True)):
            assert end
            times = _Times(hal.seconds(begin or ends[place - 1]), hal.seconds(end))
            found[last_ticket - len(ends) + 1 + place] = times
    return found


def _check_order(times: dict[int, _Times]) -> None:
    """Check that each operation begins before it ends, and after the one before it has ended."""
    assert list(times) == sorted(times)
    moments = [moment for each in times.values() for moment in each]
    assert all(late >= early - _RESOLUTION for early, late in pairwise(moments)), moments


@pytest.mark.anyio
class ClockConformance(ConformanceFixtures):
    """Tests of the clock. Override the fixtures ``driver`` and ``modules``."""

    # -- begin and end ------------------------------------------------------------------------------------

    async def test_every_operation_has_a_begin_and_an_end(self, rt: Runtime, basics: AotModule) -> None:
        queue, x, y = rt.create_queue(), rt.ndarray(1000, f32), rt.ndarray(1000, f32)
        memory, data = rt.allocate_memory(_LARGE), np.arange(_LARGE, dtype=np.uint8)
        _record(queue)
        for _ in range(3):
            queue.write(x, np.arange(1000, dtype=np.float32))
            queue.fill(y, 1)
            queue.fill(memory, 7)
            queue.launch(basics.kernel("saxpy"), 2.0, x, y)
            queue.launch(basics.kernel("nop"))
            queue.launch(basics.kernel("reduce_sum"), x)
            queue.copy(x, y)
            queue.copy(x[10:20], x[12:22])
            queue.write(memory, data)
            queue.record_event()
            queue.read(x)
            assert np.array_equal(await queue.read(memory), data)
        times = _taken(queue)
        assert list(times) == list(range(1, 3 * 12 + 1))
        _check_order(times)
        assert times[36].end > times[1].begin
        assert not _taken(queue)
        await queue.wait()

    async def test_many_batches_are_in_order(self, rt: Runtime, basics: AotModule) -> None:
        queue, x, add, times = rt.create_queue(), rt.ndarray(1000, i32), basics.kernel("add_one"), dict[int, _Times]()
        _record(queue)
        for number in range(100):
            event = queue.launch(add, x)
            for _ in range(number % 3 * 40):
                event = queue.launch(add, x)
            if number % 2:
                await event
                times |= _taken(queue)
        await queue.wait()
        times |= _taken(queue)
        assert list(times) == list(range(1, sum(1 + number % 3 * 40 for number in range(100)) + 1))
        _check_order(times)

    async def test_times_are_recorded_from_one_batch_to_another(self, rt: Runtime, basics: AotModule) -> None:
        queue, x, add = rt.create_queue(), rt.ndarray(4, i32), basics.kernel("add_one")
        for is_recorded in (False, True, False, True, True, False):
            _record(queue, is_recorded)
            queue.launch(add, x)
            queue.launch(add, x)
            await queue.flush()
        await queue.wait()
        times = _taken(queue)
        assert list(times) == [3, 4, 7, 8, 9, 10]
        _check_order(times)
        assert (await queue.read(x)).tolist() == [12] * 4
        assert not _taken(queue)

    async def test_a_kernel_begins_when_the_one_before_it_ends(self, rt: Runtime, basics: AotModule) -> None:
        """In one batch, and in two. The smallest of several gaps counts: the system may take a core away."""
        queue, x, add = rt.create_queue(), rt.ndarray(2**22, i32), basics.kernel("add_one")
        await queue.launch(add, x)
        _record(queue)
        gaps: dict[bool, list[float]] = {True: [], False: []}
        for number in range(20):
            is_alone = number % 2 == 0
            queue.launch(add, x)
            if is_alone:
                await queue.flush()
            await queue.launch(add, x)
            first, second = _taken(queue).values()
            assert second.begin >= first.end - _RESOLUTION
            gaps[is_alone].append(second.begin - first.end)
        assert max(min(each) for each in gaps.values()) < 1e-3

    async def test_an_operation_begins_after_the_event_that_it_waits_for(
        self, rt: Runtime, basics: AotModule
    ) -> None:
        first, second, add = rt.create_queue(), rt.create_queue(), basics.kernel("add_one")
        x, y = rt.ndarray(2**20, i32), rt.ndarray(2**20, i32)
        _record(first)
        _record(second)
        for _ in range(20):
            second.record_event()
            second.wait_event(first.launch(add, x))
            first.wait_event(second.copy(y, x))
        await second.wait()
        await first.wait()
        firsts, seconds = list(_taken(first).values()), list(_taken(second).values())
        assert len(firsts) == 20
        assert len(seconds) == 40
        for number in range(20):
            assert seconds[2 * number + 1].begin >= firsts[number].end - _RESOLUTION
        for number in range(19):
            assert firsts[number + 1].begin >= seconds[2 * number + 1].end - _RESOLUTION

    async def test_held_and_revoked_operations_have_times(self, rt: Runtime, basics: AotModule) -> None:
        queue, x, add, clock = rt.create_queue(), rt.ndarray(4, i32), basics.kernel("add_one"), FakeClock()
        async with Runtime(FakeDriver(clock=clock)) as gate:
            assert not queue.wait_event(gate.queue.record_event())
            events: list[Event[Any]] = [queue.launch(add, x) for _ in range(4)]
            await anyio.lowlevel.checkpoint()
            _record(queue)
            events += [queue.launch(add, x), queue.write(x, np.zeros(4, np.int32)), queue.record_event()]
            for event in events[1::2]:
                assert event.revoke()
            last = queue.launch(add, x)
            clock.stop()
            await last
        times = _taken(queue)
        assert list(times)[-4:] == [5, 6, 7, 8]
        _check_order(times)
        assert (await queue.read(x)).tolist() == [4] * 4

    async def test_a_sequence_is_one_operation(self, rt: Runtime, basics: AotModule) -> None:
        queue, x = rt.create_queue(), rt.ndarray(1 << 12, i32)
        async with rt.record() as sequence:
            sequence.fill(x, Argument("value"))
            for _ in range(10):
                sequence.launch(basics.kernel("add_one"), x)
        _record(queue)
        for value in range(3):
            queue.launch(sequence, value=value)
        assert (await queue.read(x) == 12).all()
        times = _taken(queue)
        assert list(times) == [1, 2, 3, 4]
        _check_order(times)
        assert times[3].end > times[1].begin

    async def test_a_timed_queue_tells_the_times_in_any_case(self, rt: Runtime, basics: AotModule) -> None:
        queue, x = rt.create_queue(timing=True), rt.ndarray(1 << 12, i32)
        events: list[Event[Any]] = [queue.record_event()]
        for is_recorded in (True, False, True):
            _record(queue, is_recorded)
            events.append(queue.launch(basics.kernel("add_one"), x))
            await events[-1]
        times = _taken(queue)
        assert list(times) == [1, 2, 4] or list(times) == [2, 4]
        ends = [event.elapsed_since(events[0]) for event in events]
        assert ends == sorted(ends)
        assert times[4].end - times[2].end == pytest.approx(events[3].elapsed_since(events[1]), abs=_RESOLUTION)
        assert times[4].end - times[4].begin == pytest.approx(events[3].duration, abs=_RESOLUTION)

    # -- the two clocks -------------------------------------------------------------------------------------

    async def test_the_clock_agrees_with_the_hosts(self, rt: Runtime, basics: AotModule) -> None:
        """An operation begins after its launch and ends before its await returns, by the host's clock."""
        queue, x, device = rt.create_queue(), rt.ndarray(1 << 16, i32), open_device_of(rt).device
        _record(queue)
        for _ in range(3):
            start = perf_counter()
            reading = await anyio.to_thread.run_sync(device.clock)
            launched = perf_counter()
            assert reading.uncertainty >= 0
            assert start - reading.uncertainty <= reading.host <= launched + reading.uncertainty
            await queue.launch(basics.kernel("add_one"), x)
            done = perf_counter()
            (times,) = _taken(queue).values()
            begin, end = (reading.host + moment - reading.device for moment in times)
            slack = reading.uncertainty + _DRIFT
            assert launched - slack <= begin <= end <= done + slack

    async def test_the_clock_is_read_while_queues_work(self, rt: Runtime, basics: AotModule) -> None:
        queue, x, device, readings = rt.create_queue(), rt.ndarray(1 << 16, i32), open_device_of(rt).device, []
        _record(queue)

        async def read() -> None:
            for _ in range(10):
                readings.append(await anyio.to_thread.run_sync(device.clock))

        async with anyio.create_task_group() as tasks:
            for _ in range(2):
                tasks.start_soon(read)
            for _ in range(50):
                await queue.launch(basics.kernel("add_one"), x)
        _check_order(_taken(queue))
        offsets = [each.device - each.host for each in readings]
        assert max(offsets) - min(offsets) < 2 * max(each.uncertainty for each in readings) + _DRIFT

    async def test_the_clock_of_a_closed_device_is_not_read(self, driver: Driver) -> None:
        async with Runtime(driver) as rt:
            device = open_device_of(rt).device
            await anyio.to_thread.run_sync(device.clock)
        with pytest.raises(errors.Error):
            await anyio.to_thread.run_sync(device.clock)
