"""Zeroed pages of the process that are never freed on an event loop."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ..interpreter_end import unless_ending
from .call_thread import CallThread
from .host_mapping import HostMapping
from .memory import HostMemoryHal, byte_interface

__all__ = ["ZeroPages", "page_worker"]

page_worker: Final = CallThread("aiotaichi pages")
"""The thread that frees the pages of dropped memory: a gigabyte takes the system 0.1 s."""


class ZeroPages(HostMemoryHal):
    """Zeroed pages, which the system gives when they are first used. NumPy arrays over them hold this object.

    Attributes
    ----------
    address, size
        The first byte, and the number of bytes, at least as many as were asked for.

    Raises
    ------
    OutOfMemoryError
        The process has no address space left.
    """

    __slots__ = ("_mapping", "address", "size")

    def __init__(self, size: int) -> None:
        self._mapping = HostMapping(size)
        self.address = self._mapping.address
        self.size = self._mapping.size

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return byte_interface(self.address, self.size)

    @unless_ending
    def __del__(self) -> None:
        if hasattr(self, "_mapping"):
            page_worker.submit(partial(HostMapping.unmap, self._mapping))
