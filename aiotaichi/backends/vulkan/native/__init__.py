"""The native half of the Vulkan backend: functions of native.c, as protocol.h declares them."""

from __future__ import annotations

from ....compile import Cache, CompileService, NativeLoader, linker
from .protocol import Native

__all__ = ["Native", "load_native"]


def load_native() -> Native:
    """*Blocking.* Return the functions, the same for the whole process. The first call compiles them."""
    service = CompileService(Cache(), linker.llvm_version())
    try:
        return _loader.load(service)
    finally:
        service.close()


_loader = NativeLoader(__name__, Native)
