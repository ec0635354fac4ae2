"""The native half of a backend: C that ships as LLVM IR, compiled to this machine once and kept in the cache."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from ctypes import CFUNCTYPE, PYFUNCTYPE
from importlib.resources import files
from typing import Any

from ..errors import NotSupportedError
from . import linker
from .service import CompileService

__all__ = ["NativeCode"]


class NativeCode:
    """Functions of a package's ``native-<machine>.ll``, as attributes, and ``addresses`` of what others call.

    Threads that run in it must have ended before it is dropped.

    Parameters
    ----------
    package
        Where the IR lies.
    quick
        Functions and their ctypes signatures, the result first. They keep the GIL, which is cheaper than giving
        it up.
    blocking
        Those that can block: they give it up.
    addresses
        Functions whose addresses are wanted.

    Raises
    ------
    NotSupportedError
        There is no native code for this machine.
    """

    def __init__(
        self,
        service: CompileService,
        package: str,
        quick: Mapping[str, tuple[Any, ...]],
        blocking: Mapping[str, tuple[Any, ...]],
        addresses: Sequence[str] = (),
    ) -> None:
        source = files(package) / f"native-{platform.machine()}.ll"
        if not source.is_file():
            raise NotSupportedError(f"{package} has no native code for {platform.machine()}")
        exports = tuple({**quick, **blocking, **dict.fromkeys(addresses)})
        imports = linker.native_imports()
        request = linker.host_request(source.name, source.read_bytes(), exports, imports)
        self._library = linker.Linker().load(service, request, imports)
        for name, signature in quick.items():
            setattr(self, name, PYFUNCTYPE(*signature)(self._library[name]))
        for name, signature in blocking.items():
            setattr(self, name, CFUNCTYPE(*signature)(self._library[name]))
        self.addresses = {name: self._library[name] for name in addresses}
