"""Arrays and streams of other libraries of the process: DLPack, the CUDA array interface, ``__cuda_stream__``."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

from ..errors import InvalidArgumentError

if TYPE_CHECKING:
    from .memory import Memory, NdArray
    from .queue import Queue

__all__ = ["array_interface", "dlpack", "exported_array", "stream_handle"]

_NO_SYNCHRONISATION = -1
_LEGACY_STREAM = 1
_READ_ONLY = True


def stream_handle(stream: Any) -> int:
    """Return the address of a CUDA stream, 0 for the legacy default stream.

    Raises
    ------
    InvalidArgumentError
        It is no stream.
    """
    if hasattr(stream, "__cuda_stream__"):
        version, address = stream.__cuda_stream__()
        if version != 0:
            raise InvalidArgumentError(f"{stream!r}: version {version} of __cuda_stream__ is unknown")
        return index(address)
    for name in ("cuda_stream", "ptr"):  # PyTorch's and CuPy's
        if hasattr(stream, name):
            return index(getattr(stream, name))
    if isinstance(stream, bool) or not hasattr(stream, "__index__") or index(stream) < 0:
        raise InvalidArgumentError(f"{stream!r} is no CUDA stream: it has no __cuda_stream__ and is no address")
    return index(stream)


def array_interface(array: NdArray) -> dict[str, Any]:
    """Return the CUDA array interface, version 3, with the stream to wait for."""
    region = array.region
    memory = array.allocation
    memory.runtime.device.export_array(memory.hal, region.shape, region.numpy_dtype)  # ready for others
    stream = None
    for queue, ticket in _pending(memory):
        if stream is None:
            stream = queue.submit_to_driver(ticket).handle
        else:
            queue.submit_to_driver(ticket).hold(stream, ticket)
    return {
        "shape": region.shape,
        "typestr": region.numpy_dtype.str,
        "data": (memory.hal.address if region.size else 0, not _READ_ONLY),
        "version": 3,
        "strides": None,
        "stream": stream,
    }


def dlpack(array: NdArray, stream: int | None, arguments: dict[str, Any]) -> Any:
    """Return a capsule; whoever uses the array on ``stream`` finds what has been enqueued until now done."""
    exported = exported_array(array)
    if stream != _NO_SYNCHRONISATION:
        handle = _LEGACY_STREAM if stream is None else stream_handle(stream)
        for queue, ticket in _pending(array.allocation):
            queue.submit_to_driver(ticket).hold(handle, ticket)
    return exported.__dlpack__(stream=_NO_SYNCHRONISATION, **arguments)


def exported_array(array: NdArray) -> Any:
    """Return what of the backend stands for the array to other libraries."""
    region, memory = array.region, array.allocation
    return memory.runtime.device.export_array(memory.hal, region.shape, region.numpy_dtype)


def _pending(memory: Memory) -> list[tuple[Queue, int]]:
    """Return who may still use a memory, and until when."""
    return [(queue, ticket) for queue, ticket in memory.uses.items() if not queue.has_completed(ticket)]
