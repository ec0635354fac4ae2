"""Calls of the driver that let the calls of other threads wait: for an idle device, or for pages to be pinned."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from contextlib import contextmanager

from .native import Native

__all__ = ["Standstill"]


class Standstill:
    """Says when the driver may let its callers wait for milliseconds. ``native/standstill.c`` has the facts.

    A thread that makes such a call enters the object. An event loop asks :meth:`avoided` before it calls the driver.
    ``address`` is the address of the lock.
    """

    def __init__(self, native: Native) -> None:
        self._native = native
        self._lock = array("Q", bytes(64))
        self.address = self._lock.buffer_info()[0]

    def __enter__(self) -> None:
        """*Blocking.* Wait until no other thread makes such a call. The caller makes one then."""
        self._native.standstill_begin(self.address)

    def __exit__(self, *_: object) -> None:
        self._native.standstill_end(self.address)

    def register(self, function: int, address: int, size: int, flags: int) -> int:
        """*Blocking.* Call ``cuMemHostRegister``, whose address is ``function``, and return its status."""
        return self._native.standstill_register(self.address, function, address, size, flags)

    def unregister(self, function: int, address: int) -> int:
        """*Blocking.* Call ``cuMemHostUnregister``, as :meth:`register`."""
        return self._native.standstill_unregister(self.address, function, address)

    @contextmanager
    def over(self) -> Iterator[None]:
        """*Blocking.* Wait until no thread makes such a call. In the block, none begins."""
        self._native.standstill_await(self.address)
        try:
            yield
        finally:
            self._native.standstill_allow(self.address)

    @contextmanager
    def avoided(self) -> Iterator[bool]:
        """Let no standstill begin in the block, which gets whether the driver may be called now. Returns at once."""
        is_avoided = bool(self._native.standstill_avoid(self.address))
        try:
            yield is_avoided
        finally:
            if is_avoided:
                self._native.standstill_allow(self.address)
