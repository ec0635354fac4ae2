"""Spans of native threads: the ring, and what the threads of each backend write to it."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi.backends.vulkan.native.protocol import NO_PAGES
from aiotaichi.hal import SPAN_NAMES, THREAD_NAMES, DeviceHal, ThreadSpanRing
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeDriver
from support.fixture_modules import CPU_MODULES
from support.vulkan_faults import device_of

pytestmark = pytest.mark.anyio

SIZE = 9 * 2**20 + 5  # bytes of a transfer that no backend carries in its batch


def recorded(device: DeviceHal) -> npt.NDArray[Any]:
    taken = device.take_thread_spans()
    assert taken.dropped == 0
    spans = taken.spans
    assert set(spans["kind"]) <= SPAN_NAMES.keys()
    assert set(spans["role"]) <= THREAD_NAMES.keys()
    assert (spans["begin"] <= spans["end"]).all()
    return spans


def named(spans: npt.NDArray[Any], kind: str) -> npt.NDArray[Any]:
    return spans[[SPAN_NAMES[each] == kind for each in spans["kind"]]]


async def test_both_threads_of_a_parallel_kernel_have_spans() -> None:
    async with at.Runtime("cpu", threads=2) as rt:
        device, x = open_device_of(rt).device, rt.ndarray(2**22, at.i32)
        add = (await rt.load_aot_module(CPU_MODULES / "basics")).kernel("add_one")
        await rt.queue.launch(add, x)
        assert not len(recorded(device))
        device.record_threads(True)
        begin = time.perf_counter_ns()
        roles: set[str] = set()
        while roles != {"queue", "worker"}:  # the system may leave no core to the worker
            assert time.perf_counter_ns() < begin + 60 * 10**9
            await rt.queue.launch(add, x)
            loops = named(recorded(device), "share of a loop")
            assert (loops["begin"] >= begin).all()
            assert (loops["end"] <= time.perf_counter_ns()).all()
            roles |= {THREAD_NAMES[each] for each in loops["role"]}
        device.record_threads(False)
        recorded(device)
        await rt.queue.launch(add, x)
        assert not len(recorded(device))


async def test_the_processors_copies_have_all_bytes() -> None:
    async with at.Runtime("cpu") as rt:
        device, memory = open_device_of(rt).device, rt.allocate_memory(SIZE)
        device.record_threads(True)
        await rt.queue.write(memory, np.ones(SIZE, np.uint8), borrow=True)
        copies = named(recorded(device), "copy")
        assert copies["bytes"].sum() == SIZE
        assert threading.get_native_id() not in copies["thread"]


@pytest.mark.runtime("vulkan")
async def test_vulkans_copier_copies_all_bytes(rt: at.Runtime) -> None:
    device = device_of(rt)
    device.logical.page_type = NO_PAGES  # as a GPU with memory of its own
    queue, memory, data = rt.create_queue(), rt.allocate_memory(SIZE), np.arange(SIZE, dtype=np.uint8)
    device.record_threads(True)
    await queue.write(memory, data, borrow=True)
    out = np.empty(SIZE, np.uint8)
    await queue.read(memory, out=out)
    assert np.array_equal(out, data)
    spans = recorded(device)
    for kind in ("upload", "download"):
        copies = named(spans, kind)
        assert copies["bytes"].sum() == SIZE
        assert {THREAD_NAMES[each] for each in copies["role"]} == {"copier"}
        assert threading.get_native_id() not in copies["thread"]
    assert threading.get_native_id() in named(spans, "hand over")["thread"]


async def test_a_full_ring_counts_what_it_drops() -> None:
    async with at.Runtime("cpu") as rt:
        device, memory = open_device_of(rt).device, rt.allocate_memory(64)
        device.record_threads(True)
        async with rt.record() as sequence:
            for _ in range(500):
                sequence.copy(memory[:8], memory[8:16])
        for _ in range(70):
            await rt.queue.launch(sequence)
        taken = device.take_thread_spans()
        assert len(taken.spans) == 2**15
        assert len(taken.spans) + taken.dropped == 70 * 500
        await rt.queue.launch(sequence)
        again = device.take_thread_spans()
        assert len(again.spans) == 500
        assert again.dropped == taken.dropped
    assert not len(device.take_thread_spans().spans)
    device.record_threads(True)


async def test_a_device_without_native_threads_records_nothing() -> None:
    async with at.Runtime(FakeDriver()) as rt:
        device = open_device_of(rt).device
        device.record_threads(True)
        await rt.queue.record_event()
        assert not len(recorded(device))


def test_a_ring_that_is_not_used_has_no_memory() -> None:
    calls: list[int] = []
    ring = ThreadSpanRing(calls.append, lambda *_: 0)
    ring.record(False)
    assert ring.take().dropped == 0
    ring.close()
    assert calls == [0]
