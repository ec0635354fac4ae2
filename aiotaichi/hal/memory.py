"""Memory in the contract: requests, and the backend's handles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from ..core.memory_account import MemoryEntry
from ..core.spans import Span

__all__ = ["HostMemoryHal", "MemoryHal", "MemoryRequest", "byte_interface"]


@dataclass(frozen=True, slots=True)
class MemoryRequest:
    """A request for device memory: see :meth:`.DeviceHal.allocate`.

    Attributes
    ----------
    size
        Bytes, at least 1.
    host_read, host_write
        Whether the host reads and writes the memory by :meth:`.DeviceHal.map`.
    export_sharing
        Whether another API may open the memory.
    usage
        The bits of a :class:`~aiotaichi.MemoryUsage`.

    Examples
    --------
    >>> from aiotaichi.hal import MemoryRequest
    >>> device.allocate(MemoryRequest(256, host_read=True)).size
    256
    """

    size: int
    host_read: bool = False
    host_write: bool = False
    export_sharing: bool = False
    usage: int = 1


class MemoryHal:
    """Device memory, zeroed. It is freed when this object is dropped.

    The async layer and the batches in flight hold it until its last use has completed.

    Attributes
    ----------
    size
        Bytes.
    address
        The number that is packed for a kernel: an address, or the backend's own name for the memory.
    entry
        What counts the memory, if something does: it lives as long as this object.
    """

    size: int
    address: int
    entry: MemoryEntry | None = None

    @property
    def span(self) -> Span:
        """The bytes of the memory. All handles on the same bytes have the same span.

        By default, the bytes lie at ``address`` in the process.
        """
        return Span(None, self.address, self.address + self.size)


class HostMemoryHal(ABC):
    """Host memory that a device copies from and to. It lives as long as this object, or an array over it.

    Attributes
    ----------
    address
        The address of the bytes.
    offset
        The position of the bytes in the memory that was prepared for the device. It is negative if the first bytes
        were not prepared.
    prepared_size
        The bytes of the memory that was prepared for the device. The queue stages the bytes before and after.
    prepared
        What the backend has made of that memory; None before it is direct.
    entry
        What counts the memory, if something does: it lives as long as this object.
    """

    address: int
    offset: int = 0
    prepared_size: int
    prepared: Any = None
    entry: MemoryEntry | None = None

    @property
    def is_direct(self) -> bool:
        """Whether the device itself reaches the bytes now; else the queue stages them."""
        return True

    @property
    @abstractmethod
    def __array_interface__(self) -> dict[str, Any]:
        """The bytes, as NumPy takes them. An array over them holds this object."""


def byte_interface(address: int, size: int) -> dict[str, Any]:
    """Return ``size`` bytes of the host as a writable ``__array_interface__``.

    Examples
    --------
    >>> import ctypes
    >>> from aiotaichi.hal import HostMemoryHal, byte_interface
    >>> class Buffer(HostMemoryHal):
    ...     def __init__(self, size):
    ...         self.bytes = ctypes.create_string_buffer(size)
    ...         self.address, self.prepared_size = ctypes.addressof(self.bytes), size
    ...
    ...     @property
    ...     def __array_interface__(self):
    ...         return byte_interface(self.address, self.prepared_size)
    >>> np.asarray(Buffer(4))
    array([0, 0, 0, 0], dtype=uint8)
    """
    return {"version": 3, "shape": (size,), "typestr": "|u1", "data": (address, False)}
