"""The native half of the CPU backend: functions of native.c, as protocol.h declares them."""

from __future__ import annotations

import ctypes
from functools import partial

from ....compile import CompileService, NativeCode, NativeLoader
from ....forked_child import call_in_forked_child
from .protocol import Native

__all__ = ["Native", "load_native"]


def load_native(service: CompileService) -> Native:
    """*Blocking.* Return the functions, the same for the whole process. The first call compiles them."""
    return _loader.load(service)


def _bind(code: NativeCode) -> Native:
    native = Native(code)
    call_in_forked_child(native.printed_reset)
    call_in_forked_child(native.traps_reset)
    call_in_forked_child(partial(ctypes.memset, native.spinning_threads(), 0, ctypes.sizeof(ctypes.c_int32)))
    return native


_loader = NativeLoader(__name__, _bind)
