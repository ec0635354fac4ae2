"""The native half of the CPU backend: functions of native.c, as protocol.h declares them."""

from __future__ import annotations

import os

from ....compile import CompileService, NativeCode, NativeLoader
from .protocol import Native

__all__ = ["Native", "load_native"]


def load_native(service: CompileService) -> Native:
    """*Blocking.* Return the functions, the same for the whole process. The first call compiles them."""
    return _loader.load(service)


def _bind(code: NativeCode) -> Native:
    native = Native(code)
    os.register_at_fork(after_in_child=native.printed_reset)
    return native


_loader = NativeLoader(__name__, _bind)
