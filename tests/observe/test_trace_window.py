"""The last seconds of a trace, as values."""

from __future__ import annotations

import time
from pathlib import Path

import anyio
import pytest

import aiotaichi as at
from aiotaichi import errors

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu")]


async def test_a_window_has_the_operations_of_each_queue_in_order(rt: at.Runtime, modules: Path) -> None:
    kernel = (await rt.load_aot_module(modules / "basics.tcm"))["saxpy"]
    left, right = rt.create_queue(name="left"), rt.create_queue(name="right")
    x = rt.ndarray(64, at.f32)
    began = time.perf_counter()
    async with at.trace(rt) as trace:
        for _ in range(3):
            left.launch(kernel, 2.0, x, x)
        await left.read(x)
        await right.fill(x, 1)
        window = await trace.window(60)
        assert [span.name for span in window.operations["left"]] == 3 * ["kernel saxpy"] + ["read"]
        assert [span.name for span in window.operations["right"]] == ["fill"]
        assert began <= window.began < window.ended <= time.perf_counter()
        moments = [moment for span in window.operations["left"] for moment in (span.began, span.ended)]
        assert moments == sorted(moments)
        assert window.began <= moments[0]
        assert moments[-1] <= window.operations["right"][0].ended


async def test_a_loop_that_is_held_is_late_in_the_window(rt: at.Runtime) -> None:
    async with at.trace(rt) as trace:
        rt.create_queue()
        await anyio.sleep(0.03)
        held = time.perf_counter()
        while time.perf_counter() < held + 0.05:
            pass
        await anyio.sleep(0.03)
        window = await trace.window(60)
        moments, late = window.lateness.T
        assert late.max() >= 0.04
        assert abs(moments[late.argmax()] - held) < 0.05
        await anyio.sleep(0.02)
        later = await trace.window(0.01)
        assert later.lateness[:, 0].min(initial=later.began) >= later.began, "what was before is left out"


async def test_a_window_of_no_trace_or_no_time_is_refused(rt: at.Runtime) -> None:
    trace = at.trace(rt)
    with pytest.raises(errors.InvalidStateError, match="the trace has recorded nothing"):
        await trace.window()
    async with trace:
        with pytest.raises(errors.InvalidArgumentError, match="seconds=0: give a number above 0"):
            await trace.window(0)
        assert not (await trace.window(1)).operations
