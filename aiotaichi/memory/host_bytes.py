"""The host's side of a transfer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..hal import HostMemoryHal

if TYPE_CHECKING:
    from .loan import HostLoan  # a type only: loans stand on open devices, which watch the bytes of writes

__all__ = ["HostBytes"]


class HostBytes(NamedTuple):
    """The bytes that a queue copies from or to.

    Attributes
    ----------
    data
        The bytes.
    host, offset
        The host memory that holds the bytes and that the device reaches, and their position in it. None for memory
        that the queue stages.
    is_copy
        Whether the call has made the bytes: nobody else has them.
    loan
        The loan that the bytes belong to, if a pool has lent them.
    """

    data: memoryview
    host: HostMemoryHal | None = None
    offset: int = 0
    is_copy: bool = False
    loan: HostLoan | None = None
