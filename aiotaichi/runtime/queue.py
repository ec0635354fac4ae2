"""Queues: eager calls that return events, and coroutines that wait for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import anyio.lowlevel
import numpy.typing as npt

from ..core.happens_before import Operation
from ..errors import InvalidArgumentError, InvalidStateError
from ..hal.commands import Command, Copy, Download, Fill, Mark, Upload, WaitTicket
from ..types import Access
from .event import Event
from .kernel import BoundKernel, ComputeGraph, Kernel
from .memory import Region, Slice
from .module import AotModule
from .timeline import Timeline
from .transfer import empty_like, pattern_of, source_of

__all__ = ["Queue"]

T = TypeVar("T")


class Queue(Timeline):
    """A first-in first-out queue. Made by :meth:`Runtime.create_queue`; a runtime has one as ``queue``.

    The enqueueing calls return at once, in the order of the program: a forgotten ``await`` still runs.
    What one turn of the event loop enqueues is submitted together, at the end of the turn at the latest.
    A queue belongs to the event loop that created it; its events may be awaited anywhere.
    """

    # -- enqueueing: plain functions --------------------------------------------------------------

    def launch(self, kernel: Kernel | BoundKernel, *arguments: Any) -> Event[Any]:
        """Enqueue a kernel.

        Parameters
        ----------
        kernel
            A kernel and its arguments, or a bound kernel alone.
        arguments
            Python or NumPy numbers, nested sequences or arrays for vectors and matrices, :class:`NdArray`.

        Returns
        -------
        Event
            Its value is what the kernel returns: None, a number, an array of shape (n,) or (n, m), a tuple
            for several returns, a named tuple for a struct.

        Raises
        ------
        InvalidArgumentError
            A wrong count, type, dtype, ndim or element shape, or an array of another runtime.
        ArgumentOutOfRangeError
            A number that the declared dtype cannot hold.
        ArgumentNullError
            None for an argument.
        InvalidStateError
            The queue, the module or an array is closed; the queue has failed, belongs to another loop, or
            is for transfers;
            or, with ``Runtime(debug=True)``, the launch races with another queue's.
        """
        if self._refusal is not None or self._running() is not self._loop:
            self._check()
        if isinstance(kernel, Kernel):
            command = kernel.prepare(arguments)
        elif isinstance(kernel, BoundKernel) and not arguments:
            command, arguments = kernel.prepare(), kernel.values
            kernel = kernel.kernel
        else:
            raise InvalidArgumentError("launch takes a kernel and its arguments, or a bound kernel alone")
        if kernel.module.usable_in is not self._runtime or self._is_transfer:
            self._check_launch(kernel.module)
        decode = None if command.result is None else partial(kernel.read, command.result)
        event: Event[Any] = Event(self, self._ticket + 1, None, decode)
        if self._checker is not None:
            self._check_order(event, f"kernel {kernel.name}", kernel.accesses(arguments))
        ticket = self._enqueue(command, event)
        for i in kernel.array_positions:
            arguments[i].uses[self] = ticket
        return event

    def launch_graph(
        self, graph: ComputeGraph, arguments: Mapping[str, Any] | None = None, /, **named: Any
    ) -> Event[None]:
        """Enqueue a compute graph, as one operation, with its arguments by name or in a mapping.

        Raises
        ------
        ArgumentNotFoundError
            A named argument is missing.
        InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError, InvalidStateError
            As :meth:`launch`, or a name that the graph does not have.
        """
        self._check()
        if not isinstance(graph, ComputeGraph):
            raise InvalidArgumentError(f"launch_graph takes a compute graph, not {type(graph).__name__}")
        self._check_launch(graph.module)
        if arguments is not None and not isinstance(arguments, Mapping):
            raise InvalidArgumentError(
                f"arguments by position are a mapping of names, not {type(arguments).__name__}"
            )
        command, used = graph.prepare({**(arguments or {}), **named})
        event: Event[None] = Event(self, self._ticket + 1)
        if self._checker is not None:
            accesses = [access for kernel, values in used for access in kernel.accesses(values)]
            self._check_order(event, f"graph {graph.name}", accesses)
        ticket = self._enqueue(command, event)
        for kernel, values in used:
            for i in kernel.array_positions:
                values[i].uses[self] = ticket
        return event

    def write(self, to: Region, data: Any, *, borrow: bool = False) -> Event[None]:
        """Enqueue a copy from the host.

        Parameters
        ----------
        to
            An array, a memory (bytes), or a slice of one.
        data
            An array of the same dtype and of ``shape + element_shape``, or what makes one; for a memory any
            bytes-like object of its size. It is copied now, and may change after the call.
        borrow
            Do not copy ``data``: it must be C-contiguous and stay unchanged until the event is done.

        Raises
        ------
        InvalidArgumentError
            The dtype or the shape differs.
        InvalidStateError
            As :meth:`launch`.
        """
        region = self._region(to)
        source, host = source_of(region, data, borrow)
        command = Upload(region.memory.hal, region.offset, source, host)
        return self._transfer(command, Event(self, self._ticket + 1), "write", (region, Access.WRITE))

    def read(self, source: Region) -> Event[npt.NDArray[Any]]:
        """Enqueue a copy to the host; the event's value is an array of ``shape + element_shape``.

        Raises
        ------
        InvalidStateError
            As :meth:`launch`.
        """
        region = self._region(source)
        array, into, host = empty_like(region)
        command = Download(into, region.memory.hal, region.offset, host)
        event = Event(self, self._ticket + 1, array)
        return self._transfer(command, event, "read", (region, Access.READ))

    def copy(self, to: Region, source: Region) -> Event[None]:
        """Enqueue a copy on the device, destination first as in :func:`numpy.copyto`.

        Raises
        ------
        InvalidArgumentError
            The sizes in bytes differ.
        InvalidStateError
            As :meth:`launch`.
        """
        region, origin = self._region(to), self._region(source)
        if region.size != origin.size:
            raise InvalidArgumentError(f"copy: the destination has {region.size} bytes, the source {origin.size}")
        command = Copy(region.memory.hal, region.offset, origin.memory.hal, origin.offset, region.size)
        event: Event[None] = Event(self, self._ticket + 1)
        return self._transfer(command, event, "copy", (region, Access.WRITE), (origin, Access.READ))

    def fill(self, to: Region, value: Any) -> Event[None]:
        """Enqueue setting every element to ``value``, a number or one element (a byte for a memory).

        Raises
        ------
        InvalidArgumentError, ArgumentOutOfRangeError
            ``value`` is no element of it.
        InvalidStateError
            As :meth:`launch`.
        """
        region = self._region(to)
        pattern = pattern_of(region, value)
        command = Fill(region.memory.hal, region.offset, region.size, pattern)
        return self._transfer(command, Event(self, self._ticket + 1), "fill", (region, Access.WRITE))

    def record_event(self) -> Event[None]:
        """Enqueue nothing and return its event: it is done when everything before it is."""
        self._check()
        event: Event[None] = Event(self, self._ticket + 1)
        if self._checker is not None:
            self._check_order(event, "record_event", ())
        self._enqueue(Mark(), event)
        return event

    def wait_event(self, event: Event[Any]) -> bool:
        """Hold what is enqueued from now on until ``event`` is done. Does not block.

        ``event`` may belong to a queue of any runtime, device, API or event loop. Its queue is submitted up
        to it first, so that waiting cannot deadlock. A failed event releases the queue as well.

        Raises
        ------
        InvalidArgumentError
            It is no event.
        InvalidStateError
            As :meth:`launch`, or the event's loop has ended before it was done.

        Returns
        -------
        bool
            True where the device orders the queues; False where the host holds the commands back.
        """
        self._check()
        if not isinstance(event, Event):
            raise InvalidArgumentError(f"wait_event takes an event, not {type(event).__name__}")
        other = event.queue
        if self._checker is not None and other._checker is self._checker:
            self._checker.wait(self._number, event.clock())
        if other is self or event._done:
            return True
        if other.port.is_current():
            other.submit()
        if other._submitted >= event._ticket and self._hal.can_wait_for(other._hal):
            self._commands.append(WaitTicket(other._hal, event._ticket))
            return True
        event.wake_loop()
        self.submit()
        self._held.append(event)
        event._add_callback(lambda: self.port.call_threadsafe(self._release))
        return False

    # -- waiting: coroutines ------------------------------------------------------------------------

    async def flush(self) -> None:
        """Submit what has been enqueued, without waiting for it to run."""
        self._check()
        self.submit()
        while self._held:
            gate = next(item for item in self._held if isinstance(item, Event))
            await gate.wait()
            self._release()
        await anyio.lowlevel.checkpoint()
        self._raise_if_failed()

    async def wait(self) -> None:
        """Submit, and wait until the queue is idle.

        Raises
        ------
        Error
            What failed the queue; else the error of an operation that nobody has awaited, once.
        """
        self._check()
        await self.settle()
        self.raise_errors()

    async def drain(self) -> None:
        """Wait until fewer than ``max_in_flight`` operations are in flight."""
        self._check()
        if len(self._pending) < self._max_in_flight:
            await anyio.lowlevel.checkpoint()
        while (over := len(self._pending) - self._max_in_flight) >= 0:
            await self._pending[over].wait()
        self.observe_completed()
        self._raise_if_failed()

    async def reach(self, ticket: int) -> None:
        """Wait until ``ticket`` has completed."""
        # A copy: the queue may belong to another loop, in another thread.
        event = next((each for each in tuple(self._pending) if each._ticket >= ticket), None)
        if event is not None:
            await event.wait()
        self.observe_completed()

    async def settle(self) -> None:
        """Wait until nothing is pending."""
        if self.port.is_current():
            self.submit()
        if not self._pending:
            await anyio.lowlevel.checkpoint()
        while pending := tuple(self._pending):  # a copy, as above
            await pending[-1].wait()
        self.observe_completed()

    async def aclose(self) -> None:
        """Wait until the queue is idle and close it. Idempotent.

        Cancelled while it waits, it stops behind the operation that runs now; the events of the others
        raise an InvalidStateError.

        Raises
        ------
        Error
            As :meth:`wait`.
        """
        await self._runtime.close_queues([self])

    # -- private --------------------------------------------------------------------------------------

    def _transfer(self, command: Command, event: Event[T], name: str, *regions: tuple[Slice, Access]) -> Event[T]:
        if self._checker is not None:
            touched = [(region.memory, repr(region.memory), access) for region, access in regions]
            self._check_order(event, name, touched)
        is_empty = regions[0][0].size == 0  # and so are the others: it only takes its turn
        ticket = self._enqueue(Mark() if is_empty else command, event)
        for region, _ in regions:
            region.memory.uses[self] = ticket
        return event

    def _check_launch(self, module: AotModule) -> None:
        if self._is_transfer:
            raise InvalidStateError(f"{self!r} was created with transfer=True: it launches nothing")
        module.check_usable(self._runtime)

    def _region(self, value: Region) -> Slice:
        self._check()
        region = getattr(value, "region", None)
        if not isinstance(region, Slice):
            raise InvalidArgumentError(f"expected an array, a memory or a slice of one, not {type(value).__name__}")
        if region.memory.runtime is not self._runtime:
            raise InvalidArgumentError(f"{value!r} belongs to another runtime")
        region.memory.check_open()
        return region

    def _check_order(self, event: Event[Any], name: str, accesses: Sequence[tuple[Any, str, Access]]) -> None:
        assert self._checker is not None
        operation = Operation(name, self.name, self._number, event._ticket)
        event.rare().clock = self._checker.enqueue(operation, accesses)
