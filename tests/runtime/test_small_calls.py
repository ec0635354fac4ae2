"""Small transfers and launches stay short: the number of Python functions that one call runs."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import aiotaichi as at

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]

MOST = {"asyncio": 17, "trio": 18}
"""On trio, one function tells which run of trio calls."""
MOST_OF_AN_ARRAY = 36
MOST_OF_A_LEASE = 65
"""With what frees the array. Of a lease, the package's own functions count: its task lets others run."""


def count_calls(call: Callable[[], object]) -> int:
    """Return how many Python functions ``call`` runs."""
    count = 0

    def profile(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    gc.collect()  # so that none comes in the middle
    sys.setprofile(profile)
    try:
        call()
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.slow
async def test_a_small_call_runs_few_functions(rt: at.Runtime, basics: at.AotModule, anyio_backend_name: str) -> None:
    x, data, out = rt.ndarray(16, at.f32), np.zeros(16, np.float32), np.zeros(16, np.float32)
    bound = basics.kernel("reduce_sum").bind(x)
    calls: dict[str, Callable[[], object]] = {
        "write": lambda: rt.queue.write(x, data),
        "borrow": lambda: rt.queue.write(x, data, borrow=True),
        "read": lambda: rt.queue.read(x),
        "read into an array": lambda: rt.queue.read(x, out=out),
        "launch": lambda: rt.queue.launch(bound),
    }
    for name, call in calls.items():
        await rt.queue.wait()
        call()  # the batch has begun, and the array has its region
        assert count_calls(call) <= MOST[anyio_backend_name], name


@pytest.mark.slow
async def test_an_array_and_a_lease_run_few_functions(rt: at.Runtime) -> None:
    pool, count = rt.pool(max_bytes=2**16), 0

    def profile(frame: Any, event: str, _argument: Any) -> None:
        nonlocal count
        count += event == "call" and frame.f_globals.get("__name__", "").startswith("aiotaichi.")

    async def lease() -> None:
        async with pool.lease(1000, at.f32):
            pass

    await lease()
    rt.ndarray(1000, at.f32)
    assert count_calls(lambda: rt.ndarray(1000, at.f32)) <= MOST_OF_AN_ARRAY
    before = sys.getprofile()
    gc.collect()
    sys.setprofile(profile)
    try:
        await lease()
    finally:
        sys.setprofile(before)
    assert 0 < count <= MOST_OF_A_LEASE
