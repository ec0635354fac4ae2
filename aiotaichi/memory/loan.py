"""Memory that a pool lends, and that is returned after its last use."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..core.address_map import AddressMap
from ..core.owners import owner_of
from ..errors import Error, InvalidStateError
from ..hal import MemoryHal
from ..hal.encoder import address_of
from ..hal.memory import byte_interface
from ..queue.data_flow import failed_data
from ..queue.engine import QueueEngine
from ..queue.open_device import OpenDevice
from ..queue.ports import Port
from .array_layout import ArrayLayout, storage_request
from .memory import Memory
from .resource import Resource, resource_of

__all__ = ["HostLoan", "MemoryLoan", "PooledBytes", "loan_at", "loan_of"]


class Loan:
    """One lending of memory. It ends when it is closed and its last use has completed, whatever was cancelled.

    ``uses`` has the last ticket of each queue that uses the memory, also of other devices' queues. At the end,
    ``returned`` is called once, in the event loop that lends: ``port``. Its argument is None if no operation uses the
    memory any longer. It is an error if a queue has failed in the middle of a use, or if the runtime is closed: the
    device may still use the memory, so never lend it again.
    """

    __slots__ = ("__weakref__", "_port", "_returned", "is_closed", "open_device", "uses")

    def __init__(
        self,
        open_device: OpenDevice,
        port: Port,
        uses: dict[QueueEngine, int],
        returned: Callable[[Error | None], object],
    ) -> None:
        self.open_device = open_device
        self.uses = uses
        self.is_closed = False
        self._port = port
        self._returned: Callable[[Error | None], object] | None = returned
        open_device.residency.add(self)

    def close(self) -> None:
        """Refuse further uses now, and return the memory after its last pending use. In the loop that lends."""
        self.refuse()
        self.open_device.residency.free_after(self.uses, self._end)
        if self._returned is not None:
            for engine, ticket in tuple(self.uses.items()):
                if not engine.timeline.is_over(ticket):
                    self._watch(engine, ticket)

    @property
    def has_ended(self) -> bool:
        """Whether ``returned`` was called, or is about to be: nothing is left to return."""
        return self._returned is None

    def refuse(self) -> None:
        """Refuse further uses. Return nothing."""
        self.is_closed = True

    def lose(self, error: Error) -> object:
        """Wait: the loan ends when the lost device is open again, and its memory can be replaced."""
        return None

    def release(self) -> object:
        """End the loan: the runtime is closed, or its device was lost and is open again."""
        self._end(InvalidStateError("the runtime is closed, or its device was lost"))
        return None

    def _watch(self, engine: QueueEngine, ticket: int) -> None:
        """End the loan if the queue fails before the ticket completes. Have the loop look at the queue until then."""

        def look() -> None:
            if engine.timeline.failure is not None and not engine.timeline.is_over(ticket):
                self._end(engine.timeline.failure)
            else:
                self.open_device.residency.free_unused(engine)  # a queue of another runtime may not know it

        try:
            engine.call_after(ticket, look)
        except InvalidStateError:  # the queue's loop has ended
            look()

    def _end(self, error: Error | None = None) -> None:
        """Call ``returned``, unless it was called before. From any thread."""
        if self._port.is_current():
            returned, self._returned = self._returned, None
            if returned is not None:
                returned(error)
        else:
            self._port.call_threadsafe(partial(self._end, error))


class MemoryLoan(Loan):
    """One lending of device memory that nothing uses, as another memory over the same bytes: ``memory``."""

    __slots__ = ("_resource", "memory")

    def __init__(
        self, open_device: OpenDevice, port: Port, memory: Memory, returned: Callable[[Error | None], object]
    ) -> None:
        hal = resource_of(memory).hal
        failed_data.forget(hal)  # the borrower writes the bytes anew
        if open_device.checker is not None:
            open_device.checker.renew(hal.span)  # earlier loans are over, which no task need have seen
        self.memory = Memory(open_device, storage_request(hal.size), hal)
        self._resource = resource_of(self.memory)
        self._resource.name += ", leased for a block"
        super().__init__(open_device, port, self._resource.uses, returned)

    def refuse(self) -> None:
        self._resource.refuse()
        super().refuse()

    def _end(self, error: Error | None = None) -> None:
        if error is None:  # else the device may still use the memory: residency calls again after that
            self._resource.release()
        super()._end(error)


class PooledBytes:
    """Host memory of a pool: an array of bytes, and the loan that has it, or had it last.

    ``owner`` keeps the bytes alive, for devices that know it. Transfers find the memory by its address.
    """

    __slots__ = ("__weakref__", "array", "loan", "owner")

    def __init__(self, array: npt.NDArray[np.uint8]) -> None:
        self.array = array
        self.owner = owner_of(array)
        self.loan: HostLoan | None = None
        address: int = array.__array_interface__["data"][0]
        _pooled_bytes.add(address, address + array.nbytes, self)

    def close(self) -> None:
        """Do nothing: the memory is freed when it is dropped."""


_pooled_bytes: Final[AddressMap[PooledBytes]] = AddressMap()
"""The host memory of all pools in the process: queues of any runtime may use it."""


class HostLoan(Loan):
    """One lending of host memory that nothing uses, as NumPy arrays that transfers know."""

    __slots__ = ("_array", "_imported", "owner")

    def __init__(
        self, open_device: OpenDevice, port: Port, memory: PooledBytes, returned: Callable[[Error | None], object]
    ) -> None:
        super().__init__(open_device, port, {}, returned)
        self._array = memory.array  # not the memory: it holds its last loan
        self.owner = memory.owner
        self._imported: weakref.WeakSet[Resource[MemoryHal]] = weakref.WeakSet()
        memory.loan = self

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """The bytes, as NumPy takes them. An array over them holds the loan, and each view of that array does."""
        return byte_interface(self._array.__array_interface__["data"][0], self._array.nbytes)

    def array(self, layout: ArrayLayout) -> npt.NDArray[Any]:
        """Return an array over the start of the memory."""
        return np.asarray(self)[: layout.nbytes].view(layout.dtype.numpy).reshape(layout.shape)

    def check_open(self) -> None:
        """Raise an InvalidStateError if the loan is closed."""
        if self.is_closed:
            raise InvalidStateError("the lease of this host array has ended: use the array within its block")

    def share_uses(self, imported: Resource[MemoryHal]) -> None:
        """Count the uses of device memory over the same bytes, too, and close that memory with the loan."""
        imported.uses = self.uses
        self._imported.add(imported)

    def close(self) -> None:
        for imported in self._imported:
            imported.close()
        super().close()


def loan_of(array: npt.NDArray[Any], data: memoryview, owner: object) -> HostLoan | None:
    """Return the loan that an array's bytes belong to, or None if no pool has lent them. Raise if it is closed.

    An array that is known to be made of a loan belongs to that loan, although another task may have the memory now.
    Other arrays are found by their address: there are many ways to the same bytes, such as DLPack and ctypes.
    ``owner`` is the array's :func:`.owner_of`.
    """
    if isinstance(owner, HostLoan):
        owner.check_open()
        return owner
    if not data or not _pooled_bytes or (owner is array and array.flags.owndata):
        return None
    return loan_at(address_of(data), data.nbytes)


def loan_at(address: int, size: int) -> HostLoan | None:
    """As :func:`loan_of`, for bytes at an address."""
    memory = _pooled_bytes.find(address, address + size)
    loan = None if memory is None else memory.loan
    if loan is not None:
        loan.check_open()
    return loan
