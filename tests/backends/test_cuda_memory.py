"""Export and import a CUDA runtime's memory by its address: ``pytest -m cuda``."""

from __future__ import annotations

import gc
import importlib
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.interop import CudaMemoryInteropInfo
from aiotaichi.runtime.queue import engine_of
from aiotaichi.runtime.runtime import open_device_of

pytestmark = [pytest.mark.anyio, pytest.mark.cuda, pytest.mark.runtime("cuda")]

N = 1 << 22
TURNS = 20


@pytest.fixture
def device_index(gpu: int) -> int:
    return gpu


async def test_two_runtimes_share_memory_by_its_address(
    rt: at.Runtime, gpu: int, add_one: at.Kernel, cuda_modules: Path
) -> None:
    x = rt.ndarray(N, at.i32)
    info = await rt.export(x)
    assert info == CudaMemoryInteropInfo(x.words[-1], 4 * N) == await rt.export(x.allocation)
    async with at.Runtime("cuda", gpu) as second:
        other = (await second.load_aot_module(cuda_modules / "basics")).kernel("add_one")
        y = (await second.import_(info, owner=x)).ndarray(N, at.i32)
        assert await second.export(y) == info
        for turn in range(TURNS):
            await rt.queue.launch(add_one, x)
            await second.queue.launch(other, y)
            assert (await rt.queue.read(x) == 2 * turn + 2).all()
        y.close()
        await second.queue.wait()
    part = await rt.import_(CudaMemoryInteropInfo(info.address + 4, 4 * N - 4), owner=x)
    await rt.queue.fill(part.ndarray(N - 1, at.i32), 7)
    assert (await rt.queue.read(x)).tolist()[:3] == [2 * TURNS, 7, 7]
    with pytest.raises(errors.InvalidArgumentError, match="i64 is not aligned there"):
        part.ndarray(4, at.i64)


async def test_memory_of_the_drivers_is_imported(rt: at.Runtime, add_one: at.Kernel) -> None:
    device: Any = open_device_of(rt).device
    driver = importlib.import_module("cuda.bindings.driver")
    with device.hardware:
        status, address = driver.cuMemAlloc(4 * N)
        assert not status
        assert not driver.cuMemsetD32(address, 41, N)[0]
        assert not driver.cuCtxSynchronize()[0]
    with pytest.raises(errors.ArgumentOutOfRangeError, match=f"{4 * N - 8} are there"):
        await rt.import_(CudaMemoryInteropInfo(int(address) + 8, 4 * N))
    x = (await rt.import_(CudaMemoryInteropInfo(int(address), 4 * N))).ndarray(N, at.i32)
    await rt.queue.launch(add_one, x)
    x.close()
    await rt.queue.wait()
    found = np.zeros(N, np.int32)
    with device.hardware:
        assert not driver.cuMemcpyDtoH(found.ctypes.data, address, 4 * N)[0]
        assert not driver.cuMemFree(address)[0]  # the memory still exists, and the test still owns it
    assert (found == 42).all()


class _Owner:
    """An owner of imported memory."""


async def test_the_owner_of_imported_memory_is_held(rt: at.Runtime, add_one: at.Kernel) -> None:
    x = rt.ndarray(N, at.i32)
    owner = _Owner()
    watch = weakref.ref(owner)
    memory = await rt.import_(CudaMemoryInteropInfo(x.words[-1], 4 * N), owner=owner)
    del owner
    gc.collect()
    assert watch() is not None
    event = rt.queue.launch(add_one, memory.ndarray(N, at.i32))
    memory.close()
    await event
    await rt.queue.wait()
    open_device_of(rt).residency.free_unused(engine_of(rt.queue))
    gc.collect()
    assert watch() is None


async def test_memory_outside_the_gpu_is_not_imported(rt: at.Runtime, gpu: int) -> None:
    memory = rt.allocate_memory(1 << 20)
    info = await rt.export(memory)
    assert isinstance(info, CudaMemoryInteropInfo)
    host = np.zeros(4, np.int32)
    cases: list[tuple[Any, Any, type[errors.Error], str]] = [
        (None, 4, errors.InvalidArgumentError, "address="),
        (0, 4, errors.ArgumentNullError, "address is null"),
        (info.address, 0, errors.InvalidArgumentError, "0 bytes"),
        (info.address, None, errors.InvalidArgumentError, "size="),
        ("pointer", 4, errors.InvalidArgumentError, "address="),
        (host.ctypes.data, 16, errors.InvalidInteropError, f"is not CUDA device {gpu}'s"),
    ]
    for address, size, error, message in cases:
        with pytest.raises(error, match=message):
            await rt.import_(CudaMemoryInteropInfo(address, size))
    with pytest.raises(errors.InvalidInteropError, match="needs a runtime for x64 or arm64: this one is for cuda"):
        await rt.import_(host)
    memory.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await rt.export(memory)


@pytest.mark.usefixtures("two_gpus")
async def test_memory_of_another_gpu_is_not_imported(rt: at.Runtime, gpu: int) -> None:
    async with at.Runtime("cuda", 1 - gpu) as second:
        memory = second.allocate_memory(64)
        with pytest.raises(errors.InvalidInteropError, match=f"is not CUDA device {gpu}'s"):
            await rt.import_(await second.export(memory))
