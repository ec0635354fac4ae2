"""Memory in the contract: what is asked for, and the backend's handles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from ..core.spans import Span

__all__ = ["HostMemoryHal", "MemoryHal", "MemoryRequest", "byte_interface"]


@dataclass(frozen=True, slots=True)
class MemoryRequest:
    """An allocation: ``size`` in bytes, at least 1."""

    size: int
    host_read: bool = False
    host_write: bool = False
    export_sharing: bool = False
    usage: int = 1


class MemoryHal:
    """A piece of device memory, zeroed. It is freed when it is dropped: the async layer and the batches
    in flight hold it until its last use has completed.

    Attributes
    ----------
    size
        Bytes.
    address
        What is packed for a kernel: where it finds the memory, or by what its backend does.
    """

    size: int
    address: int

    @property
    def span(self) -> Span:
        """Tells which bytes these are. All handles of the same bytes have the same span.

        They are those at ``address`` of the process, unless a backend says otherwise.
        """
        return Span(None, self.address, self.address + self.size)


class HostMemoryHal(ABC):
    """Host memory that transfers reach without a further copy, alive while it or an array over it is."""

    @property
    @abstractmethod
    def __array_interface__(self) -> dict[str, Any]:
        """The bytes, as NumPy takes them. What NumPy makes of them holds this object."""


def byte_interface(address: int, size: int) -> dict[str, Any]:
    """Return ``size`` bytes of the host's as an ``__array_interface__``, which NumPy may write to."""
    return {"version": 3, "shape": (size,), "typestr": "|u1", "data": (address, False)}
