"""Devices say whether kernels use the host's memory in place."""

from __future__ import annotations

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.testing import FakeDriver

pytestmark = pytest.mark.anyio


@pytest.mark.runtime("cpu", "vulkan", "cuda", "fake")
async def test_the_memory_is_unified_if_the_processor_runs_the_kernels(
    rt: at.Runtime, arch: str, add_one: at.Kernel
) -> None:
    assert rt.info.unified_memory == (arch == "cpu" or rt.info.is_software)
    x = rt.ndarray(4, at.i32, host_read=True, host_write=True)
    async with x.map() as view:
        view[:] = [1, 2, 3, 4]
    rt.queue.launch(add_one, x)
    async with x.map() as view:
        np.testing.assert_array_equal(view, [2, 3, 4, 5])


async def test_a_fake_device_says_what_it_is_told() -> None:
    async with at.Runtime(FakeDriver(unified_memory=True)) as rt:
        assert rt.info.unified_memory
