"""CUDA streams of other libraries."""

from __future__ import annotations

from operator import index
from typing import Any

from ..errors import InvalidArgumentError

__all__ = ["stream_handle"]


def stream_handle(stream: Any) -> int:
    """Return the address of a CUDA stream, 0 for the legacy default stream.

    Raises
    ------
    InvalidArgumentError
        The object is not a stream.
    """
    if hasattr(stream, "__cuda_stream__"):
        version, address = stream.__cuda_stream__()
        if version != 0:
            raise InvalidArgumentError(f"{stream!r}: version {version} of __cuda_stream__ is unknown")
        return index(address)
    for name in ("cuda_stream", "ptr"):  # of PyTorch, of CuPy
        if hasattr(stream, name):
            return index(getattr(stream, name))
    if isinstance(stream, bool) or not hasattr(stream, "__index__") or index(stream) < 0:
        raise InvalidArgumentError(
            f"{stream!r} is not a CUDA stream: give an object with __cuda_stream__, or an address"
        )
    return index(stream)
