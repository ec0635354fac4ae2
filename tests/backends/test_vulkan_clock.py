"""The clock of a Vulkan device: read by the driver, or between two looks at the host's clock."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

import anyio
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi import errors
from support.vulkan_faults import device_of

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]


async def test_both_ways_agree(rt: at.Runtime) -> None:
    device = device_of(rt)
    exact = await anyio.to_thread.run_sync(device.clock)
    device.logical.features = replace(device.logical.features, calibration=False)
    device._clock._read = None
    for _ in range(3):
        before = perf_counter()
        reading = await anyio.to_thread.run_sync(device.clock)
        assert before <= reading.host - reading.uncertainty
        assert reading.host + reading.uncertainty <= perf_counter()
        passed = reading.host - exact.host
        assert reading.device - exact.device == pytest.approx(
            passed, abs=reading.uncertainty + exact.uncertainty + 1e-4
        )
        await rt.queue.record_event()


async def test_a_device_without_a_clock_says_so(rt: at.Runtime) -> None:
    device = device_of(rt)
    device.logical.features = replace(device.logical.features, query_reset=False)
    with pytest.raises(errors.NotSupportedError, match="no queue of the device has a clock"):
        await anyio.to_thread.run_sync(device.clock)
    with pytest.raises(errors.NotSupportedError, match="no clock"):
        rt.create_queue(timing=True)
