"""The native half of a backend: C that ships as LLVM IR, compiled to this machine once and kept in the cache."""

from __future__ import annotations

import platform
import re
import threading
from collections.abc import Callable
from ctypes import CFUNCTYPE, PYFUNCTYPE
from importlib.resources import files
from typing import Any, Generic, TypeVar

from ..errors import NotSupportedError
from . import linker
from .service import CompileService

__all__ = ["NativeCode", "NativeLoader"]

_EXPORTED = re.compile(rb"^define (?!internal )[^@\n]*@(\w+)\(", re.MULTILINE)

T = TypeVar("T")


class NativeCode:
    """The functions of a package's ``native-<machine>.ll``.

    Keep it until all threads that run in it have ended.

    Parameters
    ----------
    package
        The package that has the IR.

    Raises
    ------
    NotSupportedError
        The package has no native code for this machine.
    """

    def __init__(self, service: CompileService, package: str) -> None:
        source = files(package) / f"native-{platform.machine()}.ll"
        if not source.is_file():
            raise NotSupportedError(f"{package} has no native code for {platform.machine()}")
        imports, text = linker.native_imports(), source.read_bytes()
        exports = tuple(name.decode() for name in _EXPORTED.findall(text))
        request = linker.host_request(source.name, text, exports, imports)
        self._library = linker.Linker().load(service, request, imports)

    def quick(self, name: str, result: Any, *parameters: Any) -> Any:
        """Return a function that keeps the GIL, which is cheaper than giving it up. Its types are those of ctypes."""
        return PYFUNCTYPE(result, *parameters)(self._library[name])

    def blocking(self, name: str, result: Any, *parameters: Any) -> Any:
        """Return a function that gives up the GIL, because it can block. Its types are those of ctypes."""
        return CFUNCTYPE(result, *parameters)(self._library[name])

    def address(self, name: str) -> int:
        """Return the address of a function that kernels call."""
        return self._library[name]


class NativeLoader(Generic[T]):
    """Loads native code when it is first needed, and keeps it for the life of the process.

    Parameters
    ----------
    bind
        Makes Python functions of the code.
    """

    def __init__(self, package: str, bind: Callable[[NativeCode], T]) -> None:
        self._package = package
        self._bind = bind
        self._lock = threading.Lock()
        self._loaded: tuple[NativeCode, T] | None = None

    def load(self, service: CompileService) -> T:
        """*Blocking.* Return the functions. The first call compiles them."""
        with self._lock:
            if self._loaded is None:
                code = NativeCode(service, self._package)
                self._loaded = code, self._bind(code)
            return self._loaded[1]
