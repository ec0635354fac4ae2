"""Queues: eager calls that return events, and coroutines that wait for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, TypeVar

import anyio.lowlevel

from ..errors import Error, InvalidStateError, wrong_argument
from ..hal.commands import Mark, WaitExternal
from ..last_error import records_errors, set_last_error
from .closing import raise_errors, until_idle
from .compute_graph import BoundGraph, ComputeGraph
from .event import Event
from .interop import stream_handle
from .kernel import BoundKernel, Kernel
from .kernel_function import KernelFunction
from .module import AotModule
from .timeline import HeldBatch
from .transfer_queue import TransferQueue

__all__ = ["Queue"]

T = TypeVar("T")

_LAUNCHED = "launch takes a kernel and its arguments, or a bound kernel alone; launch_graph takes graphs"


class Queue(TransferQueue):
    """A first-in first-out queue. Made by :meth:`Runtime.create_queue`; a runtime has one as ``queue``.

    The enqueueing calls return at once, in the order of the program: a forgotten ``await`` still runs.
    What one turn of the event loop enqueues is submitted together, at the end of the turn at the latest.
    A queue belongs to the event loop that created it; its events may be awaited anywhere.
    """

    # -- enqueueing: plain functions --------------------------------------------------------------

    def launch(self, kernel: Kernel | BoundKernel | KernelFunction, *arguments: Any) -> Event[Any]:
        """Enqueue a kernel.

        Parameters
        ----------
        kernel
            A kernel, or a function that :meth:`Runtime.load_kernel` has loaded without ``constants`` and
            ``template_args``, and its arguments; or a bound kernel alone.
        arguments
            Python or NumPy numbers, nested sequences or arrays for vectors and matrices, :class:`NdArray`,
            :class:`Image` and :class:`Texture`.

        Returns
        -------
        Event
            Its value is what the kernel returns: None, a number, an array of shape (n,) or (n, m), a tuple
            for several returns, a named tuple for a struct.

        Raises
        ------
        InvalidArgumentError
            A wrong count, type, dtype, ndim or element shape, an array or image of another runtime, or an
            image that one task would both write and sample.
        ArgumentOutOfRangeError
            A number that the declared dtype cannot hold.
        ArgumentNullError
            None for an argument.
        InvalidStateError
            The queue, the module, an array or an image is closed; the queue has failed, belongs to another loop, or
            is for transfers; the function is not loaded on the runtime;
            or, with ``Runtime(debug=True)``, the launch races with another queue's operation, or with the host.
        """
        try:  # by hand: see records_errors
            if self._refusal is not None or self._running() is not self._loop:
                self.check("queue.launch")
            if isinstance(kernel, Kernel):
                command = kernel.prepare(arguments)
            elif isinstance(kernel, BoundKernel) and not arguments:
                command, arguments = kernel.prepare(), kernel.values
                kernel = kernel.kernel
            elif isinstance(kernel, KernelFunction):
                kernel = self._runtime.kernel_files.kernel(kernel)
                command = kernel.prepare(arguments)
            else:
                raise wrong_argument(kernel, _LAUNCHED)
            if kernel.module.usable_in is not self._runtime or self._is_transfer:
                self._check_launch(kernel.module)
            decode = None if command.result is None else partial(kernel.read, command.result)
            event: Event[Any] = Event(self, self._ticket + 1, None, decode)
            if self._checker is not None:
                self._check_order(event, f"kernel {kernel.name}", kernel.uses(arguments))
            ticket = self._enqueue(command, event)
            for i in kernel.resource_positions:
                arguments[i].uses[self] = ticket
            return event
        except Error as error:
            set_last_error(error)
            raise

    @records_errors
    def launch_graph(
        self, graph: ComputeGraph | BoundGraph, arguments: Mapping[str, Any] | None = None, /, **named: Any
    ) -> Event[None]:
        """Enqueue a compute graph, as one operation, with its arguments by name or in a mapping, or a bound one.

        Raises
        ------
        ArgumentNotFoundError
            A named argument is missing.
        InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError, InvalidStateError
            As :meth:`launch`, or a name that the graph does not have.
        """
        self.check("queue.launch_graph")
        if isinstance(graph, ComputeGraph):
            bound = BoundGraph(graph, arguments, named)
        elif isinstance(graph, BoundGraph) and arguments is None and not named:
            bound = graph
        else:
            raise wrong_argument(
                graph, "launch_graph takes a graph and its arguments by name, or a bound graph alone"
            )
        self._check_launch(bound.graph.module)
        command = bound.prepare()
        event: Event[None] = Event(self, self._ticket + 1)
        if self._checker is not None:
            self._check_order(event, f"graph {bound.graph.name}", bound.uses())
        ticket = self._enqueue(command, event)
        for resource in bound.resources:
            resource.uses[self] = ticket
        return event

    @records_errors
    def record_event(self) -> Event[None]:
        """Enqueue nothing and return its event: it is done when everything before it is."""
        self.check("queue.record_event")
        event: Event[None] = Event(self, self._ticket + 1)
        if self._checker is not None:
            self._check_order(event, "record_event", ())
        self._enqueue(Mark(), event)
        return event

    @records_errors
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
        self.check("queue.wait_event")
        if not isinstance(event, Event):
            raise wrong_argument(event, f"wait_event takes an event, not {type(event).__name__}")
        other = event.queue
        if self._checker is not None:
            self._checker.wait(self.number, event.clock())
        if other is self or event._done:
            return True
        if other.port.is_current():
            other.submit()
        command = self._hal.wait_for(other._hal, event._ticket) if other._submitted >= event._ticket else None
        if command is not None:
            self._commands.append(command)
            return True
        event.add_done_callback(lambda _: self._release())
        self._hold_for(event)
        return False

    @records_errors
    def wait_stream(self, stream: Any) -> None:
        """Hold what is enqueued from now on until what another library's CUDA stream has been given so far has run.

        Parameters
        ----------
        stream
            What has ``__cuda_stream__``, ``cuda_stream`` (PyTorch) or ``ptr`` (CuPy), or a stream's address.

        Raises
        ------
        NotSupportedError
            The queue is not CUDA's.
        InvalidArgumentError, InvalidInteropError
            It is no stream, or one of another device.
        InvalidStateError
            As :meth:`launch`.
        """
        self.check("queue.wait_stream")
        self._commands.append(WaitExternal(self._stream().record(stream_handle(stream))))

    @records_errors
    def __cuda_stream__(self) -> tuple[int, int]:
        """Return version 0 of the protocol and the CUDA stream's address, after submitting what is enqueued.

        What another library puts on the stream runs behind that, and before what is enqueued here later. Where the
        driver has no room for what is submitted, it blocks.

        Raises
        ------
        NotSupportedError
            The queue is not CUDA's.
        InvalidStateError
            As :meth:`launch`, or the host holds commands back: ``await queue.flush()`` first.
        """
        self.check("queue.__cuda_stream__")
        return 0, self.submit_to_driver(self._ticket).handle

    # -- waiting: coroutines ------------------------------------------------------------------------

    @records_errors
    async def flush(self) -> None:
        """Submit what has been enqueued, without waiting for it to run."""
        self.check("queue.flush")
        self.submit()
        while self._held:
            gate = next(item for item in self._held if not isinstance(item, HeldBatch))
            await gate.wait()
            self._release()
        await anyio.lowlevel.checkpoint()
        self._raise_if_failed()

    @records_errors
    async def wait(self) -> None:
        """Submit, and wait until the queue is idle.

        Raises
        ------
        Error
            What failed the queue; else the first error of an operation that nobody has seen, once. An operation that
            fails while nobody waits, and whose event nobody has kept, is told of at once: see :class:`Runtime`.
        """
        self.check("queue.wait")
        raise_errors(await until_idle([self]))

    @records_errors
    async def drain(self) -> None:
        """Wait until fewer than ``max_in_flight`` operations are in flight."""
        self.check("queue.drain")
        if len(self._pending) < self._max_in_flight:
            await anyio.lowlevel.checkpoint()
        while (over := len(self._pending) - self._max_in_flight) >= 0:
            await self._pending[over].wait()
        self.observe_ticket(self._ticket - self._max_in_flight + 1)
        self._raise_if_failed()

    @records_errors
    async def aclose(self, timeout: float | None = None) -> None:
        """Wait until the queue is idle and close it. Idempotent.

        Cancelled while it waits, it stops behind the operation that runs now (a GPU: behind what it has been
        given); the events of the others raise an InvalidStateError.

        Parameters
        ----------
        timeout
            Seconds after which it stops as if it were cancelled, and raises. None: it waits for ever.

        Raises
        ------
        TimeoutError
            ``timeout`` seconds have passed.
        InvalidArgumentError
            ``timeout`` is not a number from 0.
        Error
            As :meth:`wait`.
        """
        await self._runtime.close_queues([self], timeout)

    # -- private --------------------------------------------------------------------------------------

    def _check_launch(self, module: AotModule) -> None:
        if self._is_transfer:
            raise InvalidStateError(f"{self!r} was created with transfer=True: it launches nothing")
        module.check_usable(self._runtime)
