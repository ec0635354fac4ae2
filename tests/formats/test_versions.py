"""Modules of other versions of taichi."""

from __future__ import annotations

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from support.fixture_modules import MODULES

VERSIONS = MODULES / "versions"


@pytest.mark.anyio
@pytest.mark.parametrize("arch", ["x64", "vulkan"])
async def test_a_module_of_1_7_0_computes(arch: str) -> None:
    async with at.Runtime(arch) as rt:
        module = await rt.load_aot_module(VERSIONS / f"1.7.0-{arch}.tcm")
        assert module.spec.version == (1, 7, 0)
        x, y = rt.ndarray((4,), at.f32), rt.ndarray((4,), at.f32)
        rt.queue.write(x, np.arange(4, dtype=np.float32))
        rt.queue.launch(module.kernel("saxpy"), 2.0, [1, 5, 3], x, y)
        assert np.array_equal(await rt.queue.read(y), 5 + 2 * np.arange(4, dtype=np.float32))
        rt.queue.launch_graph(module.compute_graph("fill"), n=3)
        assert await rt.queue.launch(module.kernel("total")) == 3 * sum(range(8))


@pytest.mark.anyio
@pytest.mark.parametrize("arch", ["x64", "vulkan"])
async def test_a_module_of_1_6_0_is_too_old(arch: str) -> None:
    async with at.Runtime(arch) as rt:
        with pytest.raises(errors.IncompatibleModuleError, match=r"written by taichi 1\.6\.0, which is too old"):
            await rt.load_aot_module(VERSIONS / f"1.6.0-{arch}.tcm")
