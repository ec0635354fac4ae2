"""Memory that a pool lends, and that is returned after its last use."""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from ..core.address_map import AddressMap
from ..core.owners import owner_of
from ..core.spans import Span
from ..errors import Error, InvalidStateError
from ..hal import MemoryHal, MemoryRequest
from ..hal.encoder import address_of
from ..hal.memory import byte_interface
from ..interpreter_end import unless_ending
from ..queue.data_flow import failed_data
from ..queue.engine import QueueEngine
from ..queue.open_device import OpenDevice
from ..queue.ports import Port
from .array_layout import ArrayLayout
from .memory import Memory, NdArray, request_of
from .resource import Resource, resource_of

__all__ = ["HostLoan", "MemoryLoan", "PooledBytes", "loan_at", "loan_of"]


class Lender(Protocol):
    """What lends memory, in the event loop of ``port``, and gets it back there."""

    port: Port

    def give_back(self, loans: Sequence[Any]) -> None:
        """End loans. Their memory comes back after its last use."""

    def returned(self, loan: Any, error: Error | None) -> None:
        """Take back the memory of a loan that has ended. If there is an error, the device may still use it."""


class Loan(Resource[Any]):
    """One lending of memory. It ends when its block is over and its last use has completed, whatever was cancelled.

    At the end, the lender's ``returned`` is called once, in its event loop. There is no error if no operation uses
    the memory any longer. There is one if a queue has failed in the middle of a use, or if the runtime is closed: the
    device may still use the memory, so never lend it again.

    A loan that is dropped ends, with a ResourceWarning: nobody can use the memory any longer.

    Attributes
    ----------
    piece
        What is lent, for the lender.
    """

    __slots__ = ("_call", "_has_ended", "_is_over", "_lender", "piece")

    def __init__(
        self,
        open_device: OpenDevice,
        lender: Lender,
        call: str,
        piece: Any,
        name: str,
        hal: MemoryHal | None,
        span: Span | None,
    ) -> None:
        super().__init__(open_device, name, hal, span)
        self.piece = piece
        self._is_over = self._has_ended = False
        self._lender = lender
        self._call = call
        open_device.residency.add(self)

    def close(self) -> None:
        """Refuse further uses: the program has closed the memory, which comes back at the end of the block."""
        self.refuse()

    def end(self) -> bool:
        """Refuse further uses now, and return the memory after its last pending use. In the loop that lends.

        Return whether the loan has ended.
        """
        self._is_over = True
        self.refuse()
        uses = self.uses.copy().items()
        for engine, ticket in uses:
            if not engine.timeline.is_over(ticket):
                break
        else:  # nothing uses the memory, as in most blocks
            self._return()
            return True
        self.open_device.residency.free_after(self.uses, self._end)
        for engine, ticket in uses:
            if not (self._has_ended or engine.timeline.is_over(ticket)):
                self._watch(engine, ticket)
        return self._has_ended

    def release(self) -> object:
        """End the loan: the runtime is closed, or its device was lost and is open again."""
        hal = self.drop()
        self._end(InvalidStateError("the runtime is closed, or its device was lost"))
        return hal

    @unless_ending
    def __del__(self) -> None:
        if getattr(self, "_is_over", True) or self._has_ended:
            return
        try:
            warnings.warn(
                f"unclosed {self._call} of {self.piece.nbytes} bytes: enter it with 'async with'",
                ResourceWarning,
                stacklevel=3,
                source=self,
            )
        finally:  # a filter may raise the warning as an error
            self._lender.port.call_threadsafe(self._close_dropped)

    def _close_dropped(self) -> None:
        # The garbage collector may have ended the reference that residency has to the loan.
        if self.open_device.loss.done():
            self.refuse()
            self.release()
        else:
            self.open_device.residency.add(self)
            self._lender.give_back([self])

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
        """Have the lender take back the memory, unless it has done so before. From any thread."""
        port = self._lender.port
        if port.running() is not port.loop:
            port.call_threadsafe(partial(self._end, error))
        else:
            self._return(error)

    def _return(self, error: Error | None = None) -> None:
        """As :meth:`_end`, in the loop that lends."""
        if error is None:  # else the device may still use the memory: residency calls again after that
            self.drop()
        if not self._has_ended:
            self._has_ended = True
            self._lender.returned(self, error)


class MemoryLoan(Loan):
    """One lending of device memory that nothing uses, as another memory over the same bytes."""

    __slots__ = ("_request",)

    def __init__(self, open_device: OpenDevice, lender: Lender, call: str, piece: Any, memory: Memory) -> None:
        original = resource_of(memory)
        hal, span = original.hal, None
        self._request = request_of(memory)
        failed_data.forget(hal)  # the borrower writes the bytes anew
        if open_device.checker is not None:
            open_device.checker.renew(hal.span)  # earlier loans are over, which no task need have seen
            span = open_device.checker.resolve(hal.span)
        super().__init__(open_device, lender, call, piece, original.name + " leased for a block", hal, span)

    def array(self, layout: ArrayLayout) -> NdArray:
        """Return an array over the start of the memory. It holds the loan."""
        return NdArray(_LentMemory(self._request, self), layout)


class _LentMemory(Memory):
    """The memory of a loan, which lives as long."""

    __slots__ = ()

    def __init__(self, request: MemoryRequest, loan: MemoryLoan) -> None:
        self._request = request
        self._resource = loan
        self._is_mapped = False


class PooledBytes:
    """Host memory of a pool: an array of bytes, and the loan that has it, or had it last, as long as that lives.

    ``owner`` keeps the bytes alive, for devices that know it. Transfers find the memory by its address.
    """

    __slots__ = ("__weakref__", "array", "loan", "owner")

    def __init__(self, array: npt.NDArray[np.uint8]) -> None:
        self.array = array
        self.owner = owner_of(array)
        self.loan: weakref.ref[HostLoan] | None = None
        address: int = array.__array_interface__["data"][0]
        _pooled_bytes.add(address, address + array.nbytes, self)

    def close(self) -> None:
        """Do nothing: the memory is freed when it is dropped."""


_pooled_bytes: Final[AddressMap[PooledBytes]] = AddressMap()
"""The host memory of all pools in the process: queues of any runtime may use it."""


class HostLoan(Loan):
    """One lending of host memory that nothing uses, as NumPy arrays that transfers know."""

    __slots__ = ("_array", "_imported", "owner")

    def __init__(self, open_device: OpenDevice, lender: Lender, call: str, piece: Any, memory: PooledBytes) -> None:
        super().__init__(open_device, lender, call, piece, call, None, None)
        self._array = memory.array
        self.owner = memory.owner
        self._imported: weakref.WeakSet[Resource[MemoryHal]] | None = None
        memory.loan = weakref.ref(self)

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
            raise _ended()

    def share_uses(self, imported: Resource[MemoryHal]) -> None:
        """Count the uses of device memory over the same bytes, too, and close that memory with the loan."""
        imported.uses = self.uses
        if self._imported is None:
            self._imported = weakref.WeakSet()
        self._imported.add(imported)

    def lose(self, error: Error) -> object:
        """Wait: the loan ends when the lost device is open again, and its memory can be replaced."""
        return None

    def end(self) -> bool:
        for imported in self._imported or ():
            imported.close()
        return super().end()


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
    if memory is None:
        return None
    loan = None if memory.loan is None else memory.loan()
    if loan is None:  # it was dropped
        raise _ended()
    loan.check_open()
    return loan


def _ended() -> InvalidStateError:
    return InvalidStateError("the lease of this host array has ended: use the array within its block")
