"""Memory of the host that kernels use in place: the processor's do."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .. import Arch, Memory, Runtime
from ..errors import InvalidInteropError

__all__ = ["memory_in_place"]

_SHARING = (Arch.X64, Arch.ARM64)


def memory_in_place(rt: Runtime, nbytes: int) -> tuple[Memory, npt.NDArray[np.uint8]] | None:
    """Return new memory, and its bytes on the host; None if the device has memory of its own."""
    if rt.info.arch not in _SHARING:
        return None
    host = rt.host_array(nbytes, np.uint8)
    try:
        return rt.import_array(host).allocation, host
    except InvalidInteropError:  # a backend of somebody else's
        return None
