"""The errors of faults in native code: what the processor stopped, and where."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from ...core.assert_message import kernel_name
from ...errors import DeviceLostError
from .native.protocol import SIGNAL_BUS, Fault, Native

if TYPE_CHECKING:
    from .guard_pages import GuardedMemories  # on Linux only

__all__ = ["loss"]

_FROM_PROCESSOR = 0x80
"""Linux' SI_KERNEL: the processor has stopped the access and names no address, as x86-64 if that is not canonical."""


def loss(native: Native, pool: int, guarded: GuardedMemories | None) -> DeviceLostError:
    """Return the error of a device that a fault has ended.

    ``guarded``: the arrays, if guard pages lie beside them.
    """
    fault = Fault()
    native.pool_lost(pool, ctypes.addressof(fault))
    kernel, address = kernel_name(fault.kernel), fault.address
    if fault.is_overflow:
        return DeviceLostError(f"kernel {kernel} has used up its stack, at address {address:#x}: it may call itself")
    if not 0 < fault.code < _FROM_PROCESSOR:
        what = "has accessed a wrong address, which the processor does not name"
    elif fault.signal == SIGNAL_BUS:
        what = f"has accessed address {address:#x}, whose file has become shorter (SIGBUS)"
    elif guarded is not None and (place := guarded.describe(address)) is not None:
        what = f"has accessed address {address:#x}, {place}"
    else:
        what = f"has accessed address {address:#x}, which it must not (SIGSEGV)"
    return DeviceLostError(f"kernel {kernel} {what}. Other memory may be damaged")
