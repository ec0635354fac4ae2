"""A CUDA runtime's memory by its address, out of it and into it: ``pytest -m cuda``."""

from __future__ import annotations

import gc
import importlib
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors

pytestmark = [pytest.mark.anyio, pytest.mark.cuda]

N = 1 << 22
TURNS = 20


@pytest.fixture
async def rt(gpu: int) -> AsyncIterator[at.Runtime]:
    async with at.Runtime("cuda", gpu) as runtime:
        yield runtime


@pytest.fixture
async def add(rt: at.Runtime, cuda_modules: Path) -> at.Kernel:
    return (await rt.load_aot_module(cuda_modules / "basics")).kernel("add_one")


async def test_two_runtimes_share_memory_by_its_address(
    rt: at.Runtime, gpu: int, add: at.Kernel, cuda_modules: Path
) -> None:
    x = rt.ndarray(N, at.i32)
    info = await rt.export_cuda_memory(x)
    assert info == at.interop.CudaMemoryInteropInfo(x.words[-1], 4 * N) == await rt.export_cuda_memory(x.allocation)
    async with at.Runtime("cuda", gpu) as second:
        other = (await second.load_aot_module(cuda_modules / "basics")).kernel("add_one")
        y = second.import_cuda_memory(info.address, info.size, owner=x).ndarray(N, at.i32)
        assert await second.export_cuda_memory(y) == info
        for turn in range(TURNS):
            await rt.queue.launch(add, x)
            await second.queue.launch(other, y)
            assert (await rt.queue.read(x) == 2 * turn + 2).all()
        y.close()
        await second.queue.wait()
    part = rt.import_cuda_memory(info.address + 4, 4 * N - 4, owner=x)
    await rt.queue.fill(part.ndarray(N - 1, at.i32), 7)
    assert (await rt.queue.read(x)).tolist()[:3] == [2 * TURNS, 7, 7]
    with pytest.raises(errors.InvalidArgumentError, match="i64 is not aligned there"):
        part.ndarray(4, at.i64)


async def test_memory_of_the_drivers_is_imported(rt: at.Runtime, add: at.Kernel) -> None:
    device: Any = rt.device
    driver = importlib.import_module("cuda.bindings.driver")
    with device.context:
        status, address = driver.cuMemAlloc(4 * N)
        assert not status
        assert not driver.cuMemsetD32(address, 41, N)[0]
        assert not driver.cuCtxSynchronize()[0]
    with pytest.raises(errors.ArgumentOutOfRangeError, match=f"{4 * N - 8} are there"):
        rt.import_cuda_memory(int(address) + 8, 4 * N)
    x = rt.import_cuda_memory(int(address), 4 * N).ndarray(N, at.i32)
    await rt.queue.launch(add, x)
    x.close()
    await rt.queue.wait()
    found = np.zeros(N, np.int32)
    with device.context:
        assert not driver.cuMemcpyDtoH(found.ctypes.data, address, 4 * N)[0]
        assert not driver.cuMemFree(address)[0]  # it is still there, and still somebody else's
    assert (found == 42).all()


class _Owner:
    """Something to be held."""


async def test_the_owner_of_imported_memory_is_held(rt: at.Runtime, add: at.Kernel) -> None:
    x = rt.ndarray(N, at.i32)
    owner = _Owner()
    watch = weakref.ref(owner)
    memory = rt.import_cuda_memory((await rt.export_cuda_memory(x)).address, 4 * N, owner)
    del owner
    gc.collect()
    assert watch() is not None
    event = rt.queue.launch(add, memory.ndarray(N, at.i32))
    memory.close()
    await event
    await rt.queue.wait()
    rt.residency.retire(rt.queue)
    gc.collect()
    assert watch() is None


async def test_what_is_no_memory_of_the_gpu_is_not_imported(rt: at.Runtime, gpu: int) -> None:
    memory = rt.allocate_memory(1 << 20)
    info = await rt.export_cuda_memory(memory)
    host = np.zeros(4, np.int32)
    cases: list[tuple[Any, Any, type[errors.Error], str]] = [
        (None, 4, errors.ArgumentNullError, "address is None"),
        (0, 4, errors.ArgumentNullError, "address is null"),
        (info.address, 0, errors.InvalidArgumentError, "0 bytes"),
        (info.address, None, errors.InvalidArgumentError, "size="),
        ("pointer", 4, errors.InvalidArgumentError, "address="),
        (host.ctypes.data, 16, errors.InvalidInteropError, f"is not CUDA device {gpu}'s"),
    ]
    for address, size, error, message in cases:
        with pytest.raises(error, match=message):
            rt.import_cuda_memory(address, size)
    with pytest.raises(errors.InvalidInteropError, match="needs a runtime for x64 or arm64: this one is for cuda"):
        rt.export_cpu_memory(memory)
    memory.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await rt.export_cuda_memory(memory)


@pytest.mark.usefixtures("two_gpus")
async def test_memory_of_another_gpu_is_not_imported(rt: at.Runtime, gpu: int) -> None:
    async with at.Runtime("cuda", 1 - gpu) as second:
        memory = second.allocate_memory(64)
        with pytest.raises(errors.InvalidInteropError, match=f"is not CUDA device {gpu}'s"):
            rt.import_cuda_memory((await second.export_cuda_memory(memory)).address, 64)
