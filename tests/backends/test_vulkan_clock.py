"""The clock of a Vulkan device: how it is read, and the times of batches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

import anyio
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.vulkan.binding import vk
from aiotaichi.runtime.queue import engine_of
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


async def test_the_times_of_a_batch_do_not_wait_for_another_queue(
    rt: at.Runtime, modules: Path, add_one: at.Kernel
) -> None:
    """Some drivers tell times when the whole device is idle."""
    spin = (await rt.load_aot_module(modules / "timing")).kernel("spin_parallel")  # lavapipe cuts long loops off
    queue, other, x = rt.create_queue(timing=True), rt.create_queue(), rt.ndarray(2**13, at.i32)
    start, short = queue.record_event(), queue.launch(add_one, x)
    assert other.wait_event(short)
    long = other.launch(spin, 1000, x)
    await short
    assert short.elapsed_since(start) > 0
    assert engine_of(other).hal.completed() == 0, "the kernel still runs"
    await long


async def test_a_queue_that_only_transfers_has_times(rt: at.Runtime) -> None:
    """Such a VkQueue cannot copy times. Software drivers have none: all VkQueues here are told to be one."""
    for vk_queue in device_of(rt).logical.hardware_queues:
        vk_queue.block[1] = vk.VK_PIPELINE_STAGE_TRANSFER_BIT
    queue, x = rt.create_queue(timing=True), rt.ndarray(2**16, at.i32)
    for value in range(1, 4):
        start = queue.record_event()
        events: list[at.Event[Any]] = [start, queue.fill(x, value), queue.read(x)]
        await queue.wait()
        times = [event.elapsed_since(start) for event in events]
        assert times == sorted(times)
        assert times[-1] > 0
        assert (await queue.read(x) == value).all()
