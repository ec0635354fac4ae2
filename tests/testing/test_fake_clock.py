"""The fake device's time: the host's, or one that only the test moves."""

from __future__ import annotations

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.hal import ClockReading
from aiotaichi.runtime.queue import engine_of
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.fake_kernels import KERNELS
from support.fixture_modules import CPU_MODULES

pytestmark = pytest.mark.anyio


async def test_only_the_test_moves_the_clock() -> None:
    clock = FakeClock(seconds=0.0)
    clock.durations["add_one"], clock.host_offset, clock.uncertainty = 0.05, 1000.0, 1e-6
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        with clock.paused():
            hal, device = engine_of(rt.queue).hal, open_device_of(rt).device
            clock.stop()
            add = (await rt.load_aot_module(CPU_MODULES / "basics")).kernel("add_one")
            clock.is_stopped = False
            hal.record_times(True)
            x = rt.ndarray(4, at.i32)
            first, second = rt.queue.launch(add, x), rt.queue.launch(add, x)
            read = rt.queue.read(x)
            await rt.queue.flush()
            clock.advance(0.02)
            clock.step(0)
            await first
            assert not hal.take_times(), "the batch has not completed"
            clock.advance(0.5)
            clock.step(0)
            clock.step(0)
            await second
            assert np.array_equal(await read, [2] * 4)
            (last_ticket, stamps), *others = hal.take_times()
            assert not others
            assert len(stamps) == 2 * 3 <= 2 * last_ticket
            assert [hal.seconds(each) for each in stamps] == [0.02, 0.07, 0.57, 0.62, 0.62, 0.62]
            assert device.clock() == ClockReading(clock.seconds or 0.0, (clock.seconds or 0.0) + 1000, 1e-6)


def test_a_clock_of_the_hosts_time_is_not_moved() -> None:
    with pytest.raises(errors.InvalidStateError, match="seconds=0"):
        FakeClock().advance(1)
