"""LLVM IR to object code, in a helper process and with a cache on disk; object code to callable addresses."""

from .cache import Cache
from .native import NativeCode
from .request import CompileRequest
from .service import CompileService

__all__ = ["Cache", "CompileRequest", "CompileService", "NativeCode"]
