"""How late a loop is: every beat is reported once, with the time that it was due."""

from __future__ import annotations

import os
import time
from itertools import pairwise

import anyio
import pytest

from aiotaichi import errors
from aiotaichi.testing import LoopBeat, heartbeat

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

INTERVAL = 0.001


def stall(seconds: float) -> tuple[float, float]:
    """Hold the loop. Return from when until when."""
    began = time.perf_counter()
    while time.perf_counter() < began + seconds:
        pass
    return began, time.perf_counter()


def descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


async def test_each_beat_is_reported_with_its_time() -> None:
    found: list[tuple[float, float]] = []
    began = time.perf_counter()
    beat = LoopBeat(lambda due, late: found.append((due, late)), INTERVAL)
    has_begun = time.perf_counter()
    await anyio.sleep(0.02)
    ends = time.perf_counter()
    beat.stop()
    ended = time.perf_counter()
    assert int((ends - has_begun) / INTERVAL) - 1 <= len(found) <= int((ended - began) / INTERVAL)
    assert all(later[0] - earlier[0] == pytest.approx(INTERVAL) for earlier, later in pairwise(found))
    assert began + INTERVAL <= found[0][0] <= has_begun + INTERVAL
    assert all(late >= 0 and due + late <= ended for due, late in found)


async def test_a_stall_makes_every_beat_late_that_was_due_in_it() -> None:
    async with heartbeat(INTERVAL) as beats:
        await anyio.sleep(0.01)
        began, ended = stall(0.05)
        await anyio.sleep(0.01)
    late = [(due, late) for due, late in zip(beats.moments, beats.delays, strict=True) if began < due <= ended]
    assert len(late) >= 49
    assert all(due + late >= ended for due, late in late)


async def test_the_figures_of_a_span() -> None:
    async with heartbeat(INTERVAL) as beats:
        began, ended = stall(0.03)
    assert beats.percentile(100, began, ended) >= 0.028
    assert beats.percentile(100, began, ended) >= beats.percentile(50, began, ended) >= beats.percentile(0)
    assert beats.percentile(100, ended - 2 * INTERVAL, ended) < 0.028, "only the last beats"
    with pytest.raises(errors.InvalidStateError, match="no beat was due"):
        beats.percentile(50, ended + 1)


async def test_a_beat_that_is_stopped_reports_what_is_due_and_then_nothing() -> None:
    found: list[float] = []
    before = descriptors()
    beat = LoopBeat(lambda due, _: found.append(due), INTERVAL)
    stall(0.01)
    assert not found
    beat.stop()
    count = len(found)
    assert count >= 9
    await anyio.sleep(0.01)
    beat.stop()
    assert len(found) == count
    assert descriptors() == before


async def test_wakes_are_counted_once_for_all_beats_that_are_due() -> None:
    async with heartbeat(INTERVAL) as beats:
        stall(0.02)
    assert beats.wakes == 1
    assert len(beats.delays) >= 19


@pytest.mark.parametrize("interval", [0, -1.0, 1e-12, float("nan"), float("inf")])
async def test_an_interval_is_positive(interval: float) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="interval="):
        LoopBeat(print, interval)


def test_a_beat_needs_a_loop() -> None:
    with pytest.raises(errors.InvalidStateError, match="no event loop"):
        LoopBeat(print)
