"""LLVM IR to object code, in a helper process and with a cache on disk."""

from .cache import Cache
from .service import CompileRequest, CompileService

__all__ = ["Cache", "CompileRequest", "CompileService"]
