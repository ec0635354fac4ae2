"""Compile LLVM IR in helper processes, cache the object code on disk, and link it into this process."""

from .cache import Cache
from .native import NativeCode, NativeLoader
from .request import CompileRequest
from .service import CompileService

__all__ = ["Cache", "CompileRequest", "CompileService", "NativeCode", "NativeLoader"]
