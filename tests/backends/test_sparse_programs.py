"""Run programs over sparse fields: fields that check themselves, and sparks that a source emits and that leave."""

from __future__ import annotations

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from support.fixture_modules import module_at
from support.sparks import MOST, SIZE, Sparks

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "cuda")]


# -- fields with asserts and bounds checks --------------------------------------------------------------


@pytest.fixture
async def checked(rt: at.Runtime, arch: str) -> at.AotModule:
    return await rt.load_aot_module(module_at(arch, "checked_fields"))


async def test_a_graph_fills_drops_and_checks_two_fields_of_one_tree(rt: at.Runtime, checked: at.AotModule) -> None:
    whole = checked.compute_graph("whole")
    await rt.queue.launch_graph(whole, filled=10, found=10)
    await rt.queue.launch(checked.kernel("check_swapped"))
    # The blocks of the first time are still there.
    with pytest.raises(errors.KernelError, match=r"not ti\.is_active"):
        await rt.queue.launch_graph(whole, filled=10, found=10)


async def test_a_graph_reports_the_assert_of_a_kernel(rt: at.Runtime, checked: at.AotModule) -> None:
    """taichi reports no asserts through its C-API."""
    with pytest.raises(errors.KernelError, match="cell 0 is -3"):
        await rt.queue.launch_graph(checked.compute_graph("whole"), filled=-3, found=5)


async def test_an_assert_sees_what_earlier_kernels_have_done(rt: at.Runtime, checked: at.AotModule) -> None:
    rt.queue.launch(checked.kernel("fill"), 7)
    await rt.queue.launch(checked.kernel("check_pointed"))
    with pytest.raises(errors.KernelError, match="is_active"):
        await rt.queue.launch(checked.kernel("check_swapped"))
    rt.queue.launch(checked.kernel("set_dense"), 3, 99)
    with pytest.raises(errors.KernelError, match="cell 3 is 99"):
        await rt.queue.launch(checked.kernel("check_dense"), 7)
    rt.queue.launch(checked.kernel("set_dense"), 3, 4)
    await rt.queue.launch(checked.kernel("check_dense"), 7)


async def test_cells_out_of_bounds_are_not_written(rt: at.Runtime, checked: at.AotModule) -> None:
    rt.queue.launch(checked.kernel("fill"), 0)
    for index in (12, 2**31 - 1, -1):
        with pytest.raises(errors.KernelError, match=str(index)):
            await rt.queue.launch(checked.kernel("set_dense"), index, 1)
    await rt.queue.launch(checked.kernel("check_dense"), 0)


# -- sparks ---------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_sparks_fly_and_leave(rt: at.Runtime, arch: str) -> None:
    module = await rt.load_aot_module(module_at(arch, "sparks"))
    begin, frame, count = module.compute_graph("begin"), module.compute_graph("frame"), module.kernel("count")
    out = rt.ndarray((SIZE, SIZE, 4), at.f32)
    for emitted in (40, 100):  # the second time, begin removes what there is
        await rt.queue.launch_graph(begin)
        assert await rt.queue.launch(count) == 0
        expected = Sparks()
        for _ in range(12):
            image = expected.frame(emitted)
            rt.queue.launch_graph(frame, count=emitted, out=out)
            assert await rt.queue.launch(count) == expected.is_there.sum()
            assert np.array_equal(await rt.queue.read(out), image[..., None] * np.arange(1, 5))
        assert 0 < expected.is_there.sum() < min(MOST, expected.emitted), "some have left"
