"""Copies from the memory of one runtime to that of another: values, order, and what they hold."""

from __future__ import annotations

import gc
import weakref

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeDriver

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "cuda")]


async def test_the_copy_comes_after_the_writes_of_its_source(rt: at.Runtime, arch: str, spin: at.Kernel) -> None:
    async with at.Runtime(arch) as other:
        assert rt.can_copy_from(other)
        x, y = other.ndarray(100_000, at.i32), rt.ndarray(100_000, at.i32)
        for value in range(1, 6):
            rt.queue.wait_event(other.queue.fill(x, value))
            copied = rt.queue.copy(y, x)
            other.queue.wait_event(copied)
            other.queue.fill(x, -1)
            assert set((await rt.queue.read(y)).tolist()) == {value}
        await other.queue.wait()
        await rt.queue.copy(y[10:20], x[90:100])
        assert (await rt.queue.read(y[8:22])).tolist() == [5, 5, *[-1] * 10, 5, 5]


async def test_other_devices_do_not_copy(rt: at.Runtime) -> None:
    async with at.Runtime(FakeDriver()) as other:
        assert not rt.can_copy_from(other)
        with pytest.raises(errors.InvalidArgumentError, match="belongs to another runtime"):
            rt.queue.copy(rt.ndarray(4, at.i32), other.ndarray(4, at.i32))
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.can_copy_from(other)


@pytest.mark.runtime("cpu")
async def test_a_source_that_is_closed_is_freed_after_the_copy(rt: at.Runtime, spin: at.Kernel) -> None:
    """The runtime that copies frees it, and the source's own runtime goes on."""
    async with at.Runtime("cpu") as other:
        frame = np.arange(100, dtype=np.int32)
        source, y = await other.import_(frame), rt.ndarray(100, at.i32)
        rt.queue.launch(spin, 10, rt.ndarray(1, at.i32))
        copied = rt.queue.copy(y, source)
        source.close()
        reference = weakref.ref(frame)
        del frame, source
        await copied
        assert (await rt.queue.read(y)).tolist() == [*range(100)]
        await rt.queue.wait()
        for _ in range(100):
            gc.collect()
            if reference() is None:
                break
            await rt.queue.fill(y, 0)  # a queue frees a few things after each operation
        assert reference() is None


@pytest.mark.runtime("cpu")
async def test_a_runtime_that_has_copied_is_not_kept(rt: at.Runtime) -> None:
    x = rt.ndarray(4, at.f32)
    closed = []
    for is_cancelled in (False, True):
        async with at.Runtime("cpu") as other:
            await other.queue.copy(other.ndarray(4, at.f32), x)
            closed.append(weakref.ref(other))
            if is_cancelled:
                with anyio.CancelScope() as scope:
                    scope.cancel()
                    await other.aclose()
        del other
    with anyio.fail_after(30):
        while any(reference() is not None for reference in closed):
            gc.collect()
            await anyio.sleep(0.01)  # nothing tells when a thread has dropped it
    assert (await rt.queue.read(x)).tolist() == [0] * 4
