"""Arrays for other libraries of the process: DLPack and the CUDA array interface."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.values import stream_handle
from ..errors import InvalidArgumentError, InvalidStateError
from ..hal import MemoryHal, array_export
from ..queue.engine import QueueEngine
from .resource import Resource

__all__ = ["array_interface", "dlpack", "exported_array"]

_NO_SYNCHRONISATION = -1
_LEGACY_STREAM = 1
_READ_ONLY = True


def array_interface(memory: Resource[MemoryHal], shape: tuple[int, ...], dtype: np.dtype[Any]) -> dict[str, Any]:
    """Return the CUDA array interface, version 3, of an array over a memory.

    It names the stream that the consumer waits for.
    """
    exported_array(memory, shape, dtype)  # waits until the memory is zeroed
    stream = None
    for engine, ticket in _pending(memory):
        if stream is None:
            stream = engine.submit_to_driver(ticket).handle
        else:
            engine.submit_to_driver(ticket).hold(stream, ticket)
    return {
        "shape": shape,
        "typestr": dtype.str,
        "data": (0 if 0 in shape else memory.hal.address, not _READ_ONLY),
        "version": 3,
        "strides": None,
        "stream": stream,
    }


def dlpack(
    memory: Resource[MemoryHal],
    shape: tuple[int, ...],
    dtype: np.dtype[Any],
    stream: int | None,
    arguments: dict[str, Any],
) -> Any:
    """Return a DLPack capsule. Have ``stream`` wait for the operations that use the memory."""
    exported = exported_array(memory, shape, dtype)
    if isinstance(exported, np.ndarray):
        return _host_dlpack(memory, exported, stream, arguments)
    if stream != _NO_SYNCHRONISATION:
        handle = _LEGACY_STREAM if stream is None else stream_handle(stream)
        for engine, ticket in _pending(memory):
            engine.submit_to_driver(ticket).hold(handle, ticket)
    return exported.__dlpack__(stream=_NO_SYNCHRONISATION, **arguments)


def _host_dlpack(
    memory: Resource[MemoryHal], exported: np.ndarray[Any, Any], stream: int | None, arguments: dict[str, Any]
) -> Any:
    """Return a capsule of memory of the host. Nothing can wait for a kernel there but the program."""
    if stream is not None:
        raise InvalidArgumentError(f"stream={stream!r}: the processor has no streams")
    pending = _pending(memory)
    if pending:
        raise InvalidStateError(f"{pending[0][0]!r} still uses the array: await its operations first")
    return exported.__dlpack__(**arguments)


def exported_array(memory: Resource[MemoryHal], shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    """Return the backend's object with ``__dlpack__`` for an array over a memory."""
    return array_export(memory.open_device.device).export_array(memory.hal, shape, dtype)


def _pending(memory: Resource[MemoryHal]) -> list[tuple[QueueEngine, int]]:
    """Return the engines with a pending use of the memory, and their last tickets."""
    return [(each, ticket) for each, ticket in memory.uses.items() if not each.timeline.has_completed(ticket)]
