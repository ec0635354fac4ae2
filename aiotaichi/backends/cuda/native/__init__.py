"""The native half of the CUDA backend: functions of native.c, as protocol.h declares them, and output.c's code."""

from __future__ import annotations

from importlib.resources import files

from ....compile import CompileService, NativeLoader
from .protocol import Native

__all__ = ["Native", "load_native", "output_text"]


def load_native(service: CompileService) -> Native:
    """*Blocking.* Return the functions, the same for the whole process. The first call compiles them."""
    return _loader.load(service)


def output_text() -> str:
    """Return the IR that is appended to kernels that print."""
    return (files(__name__) / "output.ll").read_text()


_loader = NativeLoader(__name__, Native)
