"""Arrays that stay on a worker's device between tasks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from dask.sizeof import sizeof
from distributed.protocol.cuda import cuda_deserialize, cuda_serialize
from distributed.protocol.numpy import deserialize_numpy_ndarray, serialize_numpy_ndarray
from distributed.protocol.serialize import dask_deserialize, dask_serialize

from .. import NdArray, Queue
from ..errors import InvalidInteropError
from ..types import Arch, as_dtype
from .worker_runtime import WorkerRuntime, worker_runtime

__all__ = ["DeviceArray"]


@dataclass(frozen=True)
class _CudaArray:
    """An array in CUDA's memory that Dask has received: ``frame`` owns the bytes."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    frame: Any

    @property
    def nbytes(self) -> int:
        return int(np.prod(self.shape, dtype=np.int64)) * self.dtype.itemsize

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface = self.frame.__cuda_array_interface__
        return {**interface, "shape": self.shape, "typestr": self.dtype.str, "strides": None}


class DeviceArray:
    """An array on the device of the worker that made it. ``launch(..., keep=True)`` returns one.

    Tasks of the same worker use the array where it lies. If Dask sends it to another worker, or spills it, it goes
    along as a copy on the host, and comes to the device again with its next use. Over UCX, between workers with CUDA,
    the bytes go from GPU to GPU. ``numpy.asarray`` reads the array.

    Attributes
    ----------
    shape
        The extents, the element shape included.
    dtype
        The NumPy dtype.

    Examples
    --------
    >>> y = client.submit(launch, basics, "saxpy", 2.0, x, Zeros((1000,)), out=2, keep=True)
    >>> np.asarray(y.result())
    """

    def __init__(self, values: NdArray | npt.NDArray[Any] | _CudaArray) -> None:
        self._values: NdArray | npt.NDArray[Any] | _CudaArray = values
        if isinstance(values, NdArray):
            self.shape = (*values.shape, *values.element_shape)
            self.dtype: np.dtype[Any] = values.dtype.numpy
        else:
            self.shape, self.dtype = values.shape, values.dtype

    @property
    def nbytes(self) -> int:
        """The size in bytes."""
        return self._values.nbytes

    @property
    def device_nbytes(self) -> int:
        """The size in bytes on the device: 0 if the array is on the host."""
        return 0 if isinstance(self._values, np.ndarray) else self._values.nbytes

    async def on_device(self, worker: WorkerRuntime, element_ndim: int) -> NdArray:
        """Return the array on the device of ``worker``. In the worker's event loop."""
        values = self._values
        if isinstance(values, _CudaArray):
            self._values = _import(worker, values, element_ndim)
        elif not isinstance(values, NdArray):
            array = worker.allocate(values.shape, as_dtype(values.dtype), element_ndim)
            await worker.runtime.queue.write(array, np.ascontiguousarray(values), borrow=True)
            if self._values is values:  # else another task was faster
                self._values = array
        on_device = self._values
        assert isinstance(on_device, NdArray)
        if len(on_device.element_shape) == element_ndim:
            return on_device
        split = len(self.shape) - element_ndim  # a kernel takes the same bytes as elements of another shape
        return on_device.allocation.ndarray(self.shape[:split], on_device.dtype, element_shape=self.shape[split:])

    async def move_to_host(self, queue: Queue) -> None:
        """Copy the array to the host, and drop it on the device after its last use."""
        if isinstance(self._values, NdArray):
            out: npt.NDArray[Any] = np.empty(self.shape, self.dtype)
            self._values = await queue.read(self._values, out=out)

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> npt.NDArray[Any]:
        """*Blocking.* Read the array."""
        values = self._values
        if isinstance(values, np.ndarray):
            return np.array(values, dtype=dtype, copy=copy)
        worker = worker_runtime()
        array = values if isinstance(values, NdArray) else _import(worker, values, 0)
        return np.array(worker.reader.read(array), dtype=dtype, copy=copy)

    def __repr__(self) -> str:
        place = "the host" if isinstance(self._values, np.ndarray) else "the device"
        return f"<DeviceArray of {self.shape}, {self.dtype}, on {place}>"


def _import(worker: WorkerRuntime, values: _CudaArray, element_ndim: int) -> NdArray:
    """Return an array of the worker's runtime over CUDA's memory."""
    arch = worker.runtime.info.arch
    if arch is not Arch.CUDA:
        raise InvalidInteropError(
            f"a DeviceArray came as CUDA memory, and this worker's runtime is on {arch}: use "
            'RuntimePlugin("cuda") on all workers, or tcp:// between them'
        )
    return worker.runtime.import_array(values, element_ndim=element_ndim)


def _serialize(array: DeviceArray) -> tuple[dict[str, Any], list[Any]]:
    header, frames = serialize_numpy_ndarray(np.asarray(array))
    return header, frames


def _deserialize(header: dict[str, Any], frames: list[Any]) -> DeviceArray:
    return DeviceArray(deserialize_numpy_ndarray(header, frames))


def _serialize_cuda(array: DeviceArray) -> tuple[dict[str, Any], list[Any]]:
    values = array._values
    if isinstance(values, np.ndarray) or not _is_on_cuda(values):
        raise NotImplementedError("the array is not in CUDA's memory")  # Dask asks its next protocol
    return {"shape": array.shape, "dtype": array.dtype.str}, [values]


def _is_on_cuda(values: NdArray | _CudaArray) -> bool:
    """Return whether an array is in CUDA's memory. From any thread: Dask serialises large values in one of its own.

    ``hasattr(values, "__cuda_array_interface__")`` would submit what uses the array, which only the worker's event
    loop may do. Dask reads the attribute there, when it sends the frame.
    """
    return isinstance(values, _CudaArray) or values.allocation.runtime.info.arch is Arch.CUDA


def _deserialize_cuda(header: dict[str, Any], frames: list[Any]) -> DeviceArray:
    return DeviceArray(_CudaArray(tuple(header["shape"]), np.dtype(header["dtype"]), frames[0]))


sizeof.register(DeviceArray, lambda array: array.nbytes)
dask_serialize.register(DeviceArray, _serialize)
dask_deserialize.register(DeviceArray, _deserialize)
cuda_serialize.register(DeviceArray, _serialize_cuda)
cuda_deserialize.register(DeviceArray, _deserialize_cuda)
