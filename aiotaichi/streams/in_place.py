"""Memory of the host that kernels use in place: the processor's do."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .. import Arch, Memory, NdArray, Runtime
from ..errors import InvalidInteropError

__all__ = ["in_place", "memory_in_place"]

_SHARING = (Arch.X64, Arch.ARM64)


def in_place(rt: Runtime, host: npt.NDArray[Any], element_ndim: int = 0) -> NdArray | None:
    """Return an array of the device over one of the host; None if the device has memory of its own."""
    if rt.info.arch not in _SHARING:
        return None
    try:
        return rt.import_array(host, element_ndim=element_ndim)
    except InvalidInteropError:  # a backend of somebody else's
        return None


def memory_in_place(rt: Runtime, nbytes: int) -> tuple[Memory, npt.NDArray[np.uint8]] | None:
    """Return new memory, and its bytes on the host; None if the device has memory of its own."""
    if rt.info.arch not in _SHARING:
        return None
    host = rt.host_array(nbytes, np.uint8)
    array = in_place(rt, host)
    return None if array is None else (array.allocation, host)
