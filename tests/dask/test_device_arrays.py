"""Arrays that stay on a device, without a cluster."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator, Sequence
from typing import Any

import anyio
import dask.array as da
import numpy as np
import pytest
from distributed.protocol.serialize import deserialize, serialize

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.dask import DeviceArray, Module, Zeros, map_blocks
from aiotaichi.dask.device_array import _CudaArray
from aiotaichi.dask.launch import launch_on
from aiotaichi.dask.worker_runtime import DeviceLock, WorkerRuntime
from aiotaichi.hal import DeviceInfo
from aiotaichi.testing import FakeClock, FakeDriver
from aiotaichi.types import Arch
from support.fixture_modules import MODULES, module_at
from support.wrong_calls import AMBIGUOUS

pytestmark = pytest.mark.anyio
MODULE = Module.open(MODULES / "x64" / "basics")
SIZE = 2**18
NBYTES = 4 * SIZE


def lease() -> DeviceLock:
    return DeviceLock([DeviceInfo(Arch.X64, 0, "processor")], 1)


@pytest.fixture
def anyio_backend() -> str:
    """Dask's workers run on asyncio."""
    return "asyncio"


@pytest.fixture
async def worker() -> AsyncIterator[WorkerRuntime]:
    """A runtime whose tasks may leave four arrays."""
    async with at.Runtime("cpu") as runtime:
        worker = WorkerRuntime(runtime, lease(), 4 * NBYTES, restart=pytest.fail)
        yield worker
        await worker.aclose(3)


async def saxpy(worker: WorkerRuntime, a: float, x: Any, y: Any) -> DeviceArray:
    array = await launch_on(worker, MODULE, "saxpy", (a, x, y), 2, keep=True)
    assert isinstance(array, DeviceArray)
    return array


async def test_arrays_beyond_the_limit_move_to_the_host(worker: WorkerRuntime) -> None:
    x = np.ones(SIZE, np.float32)
    arrays = [await saxpy(worker, i, x, x) for i in range(10)]
    assert worker.device_memory.nbytes <= 4 * NBYTES
    assert repr(arrays[0]).endswith("on the host>")
    assert repr(arrays[-1]).endswith("on the device>")
    again = await saxpy(worker, 1.0, arrays[0], arrays[1])  # come to the device again
    for array in (*arrays, again):
        await array.move_to_host(worker.runtime.queue)
    assert [float(np.asarray(array)[-1]) for array in (*arrays, again)] == [*range(1, 11), 3]


async def test_dropped_arrays_do_not_count(worker: WorkerRuntime) -> None:
    x = np.ones(SIZE, np.float32)
    array = await saxpy(worker, 1.0, x, x)
    assert worker.device_memory.nbytes == NBYTES
    del array
    assert worker.device_memory.nbytes == 0


async def test_an_array_serves_parameters_of_several_shapes(worker: WorkerRuntime) -> None:
    """A vector's component is an axis for a kernel of numbers."""
    index = await launch_on(worker, MODULE, "fill_index", (Zeros((6,), np.int32),), None, keep=True)
    pairs = await index.on_device(worker, 0)
    assert (pairs.shape, pairs.element_shape) == ((6,), ())
    whole = await DeviceArray(np.arange(6, dtype=np.int32).reshape(3, 2)).on_device(worker, 1)
    assert (whole.shape, whole.element_shape) == ((3,), (2,))
    flat = DeviceArray(whole)
    assert flat.shape == (3, 2)
    assert (await flat.on_device(worker, 0)).shape == (3, 2)


async def test_zeros_take_a_shape_as_other_arrays_do(worker: WorkerRuntime) -> None:
    zeros = Zeros(SIZE, "f4")
    assert zeros == Zeros([np.int64(SIZE)], "f4") == pickle.loads(pickle.dumps(zeros))
    assert zeros.shape == (SIZE,)
    ones = np.ones(SIZE, np.float32)
    y = await launch_on(worker, MODULE, "saxpy", (2.0, ones, zeros), None, keep=False)
    assert np.array_equal(y, 2 * ones)
    for wrong in (-1, 1.5, True, "a", (2, -1)):
        with pytest.raises(errors.InvalidArgumentError, match="give at most 16 extents"):
            Zeros(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("dtype", AMBIGUOUS)
def test_a_dtype_with_two_meanings_is_refused(dtype: str) -> None:
    for call in (lambda: Zeros((4,), dtype), lambda: map_blocks(MODULE, "add_one", da.zeros(4), dtype=dtype)):
        with pytest.raises(errors.InvalidArgumentError, match=f"'{dtype}' is .* in Taichi and .* in NumPy"):
            call()
    assert map_blocks(MODULE, "add_one", da.zeros(4), dtype="int64", out=0).dtype == np.int64


async def test_masked_arrays_are_refused(worker: WorkerRuntime) -> None:
    x = np.ma.masked_array(np.ones(SIZE, np.float32), mask=False)
    for wrong in (x, x[::2]):
        with pytest.raises(errors.InvalidArgumentError, match=r"argument \w+ is masked.*x\.filled"):
            await saxpy(worker, 2.0, wrong, np.zeros(wrong.shape, np.float32))


async def test_cuda_memory_is_refused_elsewhere(worker: WorkerRuntime) -> None:
    array = DeviceArray(_CudaArray((4,), np.dtype(np.float32), frame=None))
    assert (array.nbytes, array.device_nbytes) == (16, 16)
    with pytest.raises(errors.InvalidInteropError, match=r'came as CUDA memory.*x64.*RuntimePlugin\("cuda"\)'):
        await saxpy(worker, 1.0, array, np.zeros(4, np.float32))


async def test_arrays_on_the_host_take_daskes_next_protocol() -> None:
    array = DeviceArray(np.arange(4))
    header, frames = serialize(array, serializers=("cuda", "dask"))
    assert header["serializer"] == "dask"
    assert np.array_equal(deserialize(header, frames), np.arange(4))


class FakeCudaDriver(FakeDriver):
    """A driver whose device is said to be CUDA's. To read the CUDA array interface of its arrays is an error."""

    archs = (Arch.CUDA,)

    def devices(self) -> Sequence[DeviceInfo]:
        return [DeviceInfo(Arch.CUDA, 0, "fake")]


async def test_a_thread_of_dask_serialises_arrays_that_kernels_use() -> None:
    """Dask does so with large values. Only the event loop may submit what uses an array, and tell its stream."""
    clock = FakeClock()
    async with at.Runtime(FakeCudaDriver(clock=clock)) as runtime:
        array = runtime.ndarray(SIZE, np.float32)
        fill = runtime.queue.fill(array, 1)
        header, frames = await asyncio.to_thread(serialize, DeviceArray(array), serializers=("cuda", "dask"))
        clock.stop()
        await fill
    assert header["serializer"] == "cuda"
    assert [id(frame) for frame in frames] == [id(array)]


@pytest.mark.cuda
async def test_cuda_arrays_travel_as_cuda_memory() -> None:
    async with at.Runtime("cuda") as runtime:
        worker = WorkerRuntime(runtime, lease(), None, restart=pytest.fail)
        module = await anyio.to_thread.run_sync(Module.open, module_at("cuda", "basics"))
        x = np.arange(SIZE, dtype=np.float32)
        array = await launch_on(worker, module, "saxpy", (2.0, x, x), 2, keep=True)
        header, frames = serialize(array, serializers=("cuda", "dask"))
        assert header["serializer"] == "cuda"
        received = deserialize(header, frames)
        assert isinstance(received, DeviceArray)
        doubled = await launch_on(worker, module, "saxpy", (1.0, received, received), 2, keep=False)
        assert np.array_equal(doubled, 6 * x)
        await worker.aclose(3)
