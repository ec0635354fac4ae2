"""debug=True tells which line holds the event loop."""

from __future__ import annotations

import inspect
import logging
from functools import partial

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.memory.transfer import HostBytes, watched

pytestmark = [pytest.mark.anyio]

LARGE = 16 * 2**20


class Clock:
    """A clock that advances at each look."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.runtime("cpu", "vulkan", "cuda", debug=True)
async def test_a_large_snapshot_is_told_with_its_line(rt: at.Runtime, caplog: pytest.LogCaptureFixture) -> None:
    memory = rt.allocate_memory(LARGE)
    data = np.zeros(LARGE, np.uint8)
    frame = inspect.currentframe()
    assert frame is not None
    line = frame.f_lineno + 1
    await rt.queue.write(memory, data)
    (record,) = caplog.records
    assert (record.name, record.levelno) == ("aiotaichi", logging.WARNING)
    assert f"{__file__}:{line}" in record.getMessage()
    assert f"{LARGE} bytes" in record.getMessage()
    assert "borrow=True" in record.getMessage()


@pytest.mark.runtime("cpu", "vulkan", "cuda", debug=True)
async def test_data_that_is_not_copied_is_not_told(rt: at.Runtime, caplog: pytest.LogCaptureFixture) -> None:
    memory = rt.allocate_memory(LARGE)
    await rt.queue.write(memory, np.zeros(LARGE, np.uint8), borrow=True)
    await rt.queue.write(memory, bytes(LARGE))
    await rt.queue.write(memory[:100], np.zeros(100, np.uint8))
    assert not caplog.records


@pytest.mark.runtime("cpu")
async def test_without_debug_nothing_is_told(rt: at.Runtime, caplog: pytest.LogCaptureFixture) -> None:
    await rt.queue.write(rt.allocate_memory(LARGE), np.zeros(LARGE, np.uint8))
    assert not caplog.records


@pytest.mark.runtime("cpu", debug=True)
async def test_the_conversion_of_a_list_is_told(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    x, numbers = rt.ndarray(100_000, at.i32), list(range(100_000))
    monkeypatch.setattr("aiotaichi.runtime.queue.watched", partial(watched, clock=Clock(0.02)))
    await rt.create_queue().write(x, numbers)
    assert "400000 bytes" in caplog.text
    assert (await rt.queue.read(x)).tolist() == numbers


@pytest.mark.parametrize(("seconds", "is_told"), [(0.0, False), (0.009, False), (0.011, True), (2.0, True)])
def test_a_slow_copy_is_told(seconds: float, is_told: bool, caplog: pytest.LogCaptureFixture) -> None:
    source = HostBytes(memoryview(b"1234"), is_copy=True)
    assert watched(lambda: source, clock=Clock(seconds)) is source
    assert bool(caplog.records) == is_told
    if is_told:
        assert f"{seconds:.3f} seconds" in caplog.text
        assert __file__ in caplog.text


def test_what_is_not_copied_is_not_told_even_if_the_machine_is_slow(caplog: pytest.LogCaptureFixture) -> None:
    source = HostBytes(memoryview(b"1234"))
    assert watched(lambda: source, clock=Clock(2.0)) is source
    assert not caplog.records
