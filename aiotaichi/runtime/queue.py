"""Queues: plain functions that enqueue and return events, and coroutines that wait for them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from functools import partial
from time import perf_counter
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar, overload

import anyio.lowlevel
import numpy.typing as npt

from ..core.no_copies import refuse_copies
from ..core.sizes import LEAST_ALWAYS_EARLY, LEAST_EARLY
from ..core.values import stream_handle
from ..errors import Error, InvalidArgumentError, InvalidStateError, wrong_argument
from ..hal.commands import Command, Copy, Mark, WaitExternal
from ..image_types import ImageLayout
from ..kept_errors import deferred, kept
from ..launch.argument import in_order
from ..launch.compute_graph import BoundGraph, ComputeGraph, graph_launch
from ..launch.kernel import BoundKernel, Kernel, bind_again, launcher_of, prepare_again
from ..launch.kernel_function import KernelFunction, LoadedFunctions
from ..launch.loaded_module import LoadedModule
from ..launch.sequence import RecordedSequence, sequence_launch
from ..launch.sequence_launcher import SequenceLaunch
from ..memory import device_commands
from ..memory.host_commands import BoundRead, BoundWrite, read_command, transfer_again, write_command
from ..memory.image import Image, ImagePart
from ..memory.loan import HostLoan
from ..memory.memory import NdArray, Region
from ..memory.resource import resource_of, span_of
from ..memory.transfer import source_of, watched
from ..queue.closing import raise_errors, settle
from ..queue.engine import QueueEngine
from ..queue.event import Event, details_of, note_bytes
from ..queue.slots import Slots
from ..types import NumpyT
from .statistics import QueueStatistics, queue_statistics

if TYPE_CHECKING:
    from .opening import Opening  # a type only: it makes queues
    from .runtime import Runtime  # the type of a public property

__all__ = ["Queue", "engine_of", "slots_of"]

T = TypeVar("T")

_LAUNCHED = (
    "launch takes a kernel, such as module['blur'] or a function of @at.kernel, and its arguments, or a bound kernel "
    "alone, or a recorded sequence and its arguments by name, not {}; launch_graph takes graphs"
)


class Queue:
    """A first-in first-out queue. :meth:`Runtime.create_queue` makes one; :attr:`Runtime.queue` is the default queue.

    The calls that enqueue return at once. Operations run in the order of the program, also without an ``await``.
    The operations of one turn of the event loop are submitted together, at the end of the turn at the latest.
    A queue belongs to the event loop that created it; its events may be awaited anywhere.

    The runtime closes its queues. ``async with rt.create_queue() as queue`` closes a queue before, as :meth:`aclose`.
    A block that is left by a cancellation, ``KeyboardInterrupt`` or ``SystemExit`` waits for nothing, and the device
    stops after the operation that runs now.

    Examples
    --------
    >>> async with rt.create_queue() as queue:
    ...     queue.launch(saxpy, 2.0, x, y)
    """

    __slots__ = (
        "__weakref__",
        "_checker",
        "_engine",
        "_full",
        "_functions",
        "_launches_on",
        "_loop",
        "_open_device",
        "_opening",
        "_running",
        "_slots",
        "_source_of",
        "_timeline",
    )

    __reduce_ex__ = refuse_copies("rt.create_queue makes another one")

    def __init__(
        self, engine: QueueEngine, transfer: bool, slots: Slots, functions: LoadedFunctions, opening: Opening
    ) -> None:
        engine.queue = self
        self._engine = engine
        self._timeline = engine.timeline
        self._open_device = engine.open_device
        self._checker = engine.open_device.checker
        self._loop = engine.port.loop
        self._running = engine.port.running
        self._launches_on = None if transfer else engine.open_device  # a launched module must be on this device
        self._slots = slots
        self._full = slots.guard
        self._functions = functions
        self._source_of = source_of if self._checker is None else partial(watched, source_of)
        self._opening = opening

    async def __aenter__(self) -> Self:
        self._engine.check("async with queue")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None and not issubclass(kind, Exception):
            # Cancelled, or exiting: asyncio cancels once, and then would wait for an endless kernel.
            self._opening.close_in_background(self._engine)
            return
        try:
            await self.aclose()
        except Error as unobserved:
            if error is None:
                raise
            deferred(unobserved)
            error.add_note(f"and, unobserved until the queue was closed: {unobserved}")

    @property
    def name(self) -> str:
        """The queue's name in messages."""
        return self._engine.name

    @property
    def runtime(self) -> Runtime:
        """The runtime that created the queue."""
        return self._open_device.runtime

    @property
    def is_hardware(self) -> bool:
        """Whether the queue has a hardware queue of its own, or on the CPU a thread."""
        return self._engine.hal.is_hardware

    @property
    def in_flight(self) -> int:
        """The number of operations that are enqueued and have not completed."""
        return self._timeline.in_flight

    @property
    def failure(self) -> Error | None:
        """The error that failed the queue for good, such as the loss of its device; None for a queue that works.

        Each call returns a copy of its own, which you may raise.
        """
        failure = self._timeline.failure
        return None if failure is None else kept(failure)

    def statistics(self) -> QueueStatistics:
        """Return what the queue has now, and what it has done. It does not wait.

        Any thread may call it. In another thread than the queue's, the figures are those of the event loop's last
        look at the queue.

        Examples
        --------
        >>> for _ in range(3):
        ...     queue.launch(saxpy, 2.0, x, y)
        >>> queue.statistics().in_flight
        3
        """
        return queue_statistics(self._engine, self._slots)

    # -- enqueueing: plain functions --------------------------------------------------------------

    @overload
    def launch(self, kernel: RecordedSequence, /, **named: Any) -> Event[None]: ...

    @overload
    def launch(
        self, kernel: Kernel | BoundKernel | KernelFunction, /, *arguments: Any, **named: Any
    ) -> Event[Any]: ...

    def launch(
        self, kernel: Kernel | BoundKernel | KernelFunction | RecordedSequence, /, *arguments: Any, **named: Any
    ) -> Event[Any]:
        """Enqueue a kernel, or all operations of a recorded sequence as one operation.

        Parameters
        ----------
        kernel
            A kernel; or a function that :meth:`Runtime.load_kernel` has loaded without ``constants`` and
            ``template_args``; or a bound kernel, which takes no further arguments; or a sequence, whose arguments
            have names.
        arguments
            Python or NumPy numbers, nested sequences or arrays for vectors and matrices, :class:`NdArray`,
            :class:`Image` and :class:`Texture`.
        named
            Arguments by name, after those in order; those of a sequence have names only. taichi's own LLVM modules do
            not record the names: build a module with aiotaichi to use them.

        Returns
        -------
        Event
            Its value is the kernel's: None, a number, an array of shape (n,) or (n, m), a tuple if the kernel
            returns several values, a named tuple if it returns a struct. A sequence has no value.

        Raises
        ------
        InvalidArgumentError
            The count, a type, a dtype, an ndim or an element shape is wrong; an array or image belongs to another
            runtime; one task would both write and sample an image; an argument is given twice; or there is no
            argument of a given name.
        ArgumentNotFoundError
            Arguments are given by name, and one is missing.
        ArgumentOutOfRangeError
            The declared dtype cannot hold a number.
        ArgumentNullError
            An argument is None.
        InvalidStateError
            The queue, the module, an array or an image is closed; the queue has failed, belongs to another loop, or
            is for transfers; the function is not loaded on the runtime; the sequence is not recorded yet;
            or, with ``Runtime(debug=True)``, the launch races with another queue's operation, or with the host.
            The error of a queue that has failed is of a subclass, such as :class:`~aiotaichi.errors.DeviceLostError`.
        QueueFullError
            The queue was created with ``overflow="raise"``, and is full. It is an InvalidStateError, too.

        Examples
        --------
        >>> queue.launch(saxpy, 2.0, x, y)
        >>> queue.launch(saxpy, 2.0, y=y, x=x)
        """
        timeline = self._timeline
        if timeline.refusal is not None or self._running() is not self._loop:
            self._engine.check("queue.launch")
        if self._full is not None:
            self._full.check_room()
        if isinstance(kernel, Kernel):
            if named:
                arguments = in_order(kernel.spec, arguments, named)
            launcher = launcher_of(kernel)
            command = launcher.prepare(arguments)
        elif isinstance(kernel, BoundKernel) and not arguments and not named:
            launcher, arguments, command = prepare_again(kernel)
        elif isinstance(kernel, KernelFunction):
            loaded = self._functions.kernel(kernel)
            if named:
                arguments = in_order(loaded.spec, arguments, named)
            launcher = launcher_of(loaded)
            command = launcher.prepare(arguments)
        elif isinstance(kernel, RecordedSequence):
            if arguments:
                raise InvalidArgumentError(f"{kernel!r}: give its arguments by name")
            launched = self._enqueue_all(sequence_launch(kernel, self._open_device, named))
            return self.launch(kernel, **named) if launched is None else launched
        else:
            raise wrong_argument(kernel, _LAUNCHED.format(type(kernel).__name__))
        if launcher.module.usable_in is not self._launches_on:
            if launcher.module.is_replaced:
                return self._launch_again(kernel, arguments)
            self._check_launch(launcher.module)
        decode = None if command.result is None else partial(launcher.read, command.result)
        engine, ticket = self._engine, timeline.enqueued + 1
        event: Event[Any] = Event(engine, ticket, None, decode)
        if self._checker is not None:
            engine.order.check(event, f"kernel {launcher.name}", launcher.uses(arguments))
        if launcher.prints:
            self._open_device.printed.expect(engine, ticket)
        if timeline.enqueue(command, event):
            engine.schedule()
        for i in launcher.resource_positions:
            arguments[i].uses[engine] = ticket
        return event

    def launch_graph(
        self, graph: ComputeGraph | BoundGraph, arguments: Mapping[str, Any] | None = None, /, **named: Any
    ) -> Event[None]:
        """Enqueue a compute graph as one operation.

        Parameters
        ----------
        graph
            A graph; or a bound graph, which takes no further arguments.
        arguments, named
            The graph's arguments, in a mapping or by name.

        Raises
        ------
        ArgumentNotFoundError
            A named argument is missing.
        InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError, InvalidStateError
            As :meth:`launch`; or the graph has no argument of a given name.

        Examples
        --------
        >>> step = module.compute_graph("step")
        >>> await queue.launch_graph(step, x=x, dt=0.01)
        """
        if self._timeline.refusal is not None or self._running() is not self._loop:
            self._engine.check("queue.launch_graph")
        if self._full is not None:
            self._full.check_room()
        event = self._enqueue_all(graph_launch(graph, arguments, named))
        return self.launch_graph(graph, arguments, **named) if event is None else event

    @overload
    def write(self, to: BoundWrite, /) -> Event[None]: ...

    @overload
    def write(self, to: Region | ImagePart, data: Any, *, borrow: bool = False) -> Event[None]: ...

    def write(self, to: Region | ImagePart | BoundWrite, data: Any = None, *, borrow: bool = False) -> Event[None]:
        """Enqueue a copy from the host.

        Parameters
        ----------
        to
            An array, a memory (bytes), an image (its level 0), or a slice of one; or a bound write alone, see
            :meth:`Runtime.bind_write`.
        data
            An array of the same dtype and of ``shape + element_shape``, or nested sequences that make one; for a
            memory, any bytes-like object of its size; for an image, its pixels, see :attr:`Image.shape`. It is
            copied now, and may change after the call. Data that nobody can change, such as ``bytes`` and arrays that
            are read-only down to the array that owns the bytes, is not copied if it has more than 32 KiB.
        borrow
            Do not copy ``data`` now: a copy of 16 MiB blocks the event loop for 2 ms or more. ``data`` must be
            C-contiguous, and must not change until the event is done. The queue reads it without the event loop. The
            device reads a :meth:`Runtime.host_array` directly.

        Raises
        ------
        InvalidArgumentError
            The dtype or the shape differs, borrowed data is not C-contiguous, or the data is masked.
        ArgumentNullError
            ``to`` or ``data`` is None.
        OutOfMemoryError
            No memory is left for the copy, or it would pass the runtime's ``memory_limit``.
        InvalidStateError
            As :meth:`launch`.

        Examples
        --------
        >>> pixels = rt.host_array((1080, 1920, 4), at.u8)
        >>> file.readinto(pixels)
        >>> await queue.write(image, pixels, borrow=True)
        """
        if self._timeline.refusal is not None or self._running() is not self._loop:
            self._engine.check("queue.write")
        if isinstance(to, BoundWrite):
            if data is not None or borrow:
                raise InvalidArgumentError(f"queue.write: {to!r} has its data: give it alone")
            transfer = transfer_again(self._open_device, to)
        else:
            transfer = write_command(self._open_device, to, data, borrow, self._source_of)
        command, part, size, _, loan = transfer
        return self._enqueue("write", command, ((part, True),), size, None, loan)

    @overload
    def read(self, source: BoundRead[T], /, *, check: bool = True) -> Event[T]: ...

    @overload
    def read(self, source: NdArray[NumpyT], *, check: bool = True) -> Event[npt.NDArray[NumpyT]]: ...

    @overload
    def read(self, source: Region | ImagePart, *, check: bool = True) -> Event[npt.NDArray[Any]]: ...

    @overload
    def read(self, source: Region | ImagePart, *, out: T, check: bool = True) -> Event[T]: ...

    def read(self, source: Region | ImagePart | BoundRead[Any], *, out: Any = None, check: bool = True) -> Event[Any]:
        """Enqueue a copy to the host.

        If an operation that would have written the data has failed, the read's event raises the error of that
        operation. So does a read of data that later kernels and copies have made of the failed data. Reads raise
        this error no longer once other data overwrites the data, or once the program has seen the error at the
        failed operation.

        Parameters
        ----------
        source
            An array, a memory, an image (its level 0), or a slice of one; or a bound read alone, see
            :meth:`Runtime.bind_read`.
        out
            The array to fill: writable, C-contiguous, and of the dtype and shape that the read would return; for a
            memory, any writable bytes-like object of its size. Its values are undefined until the event is done, and
            are written even if no task awaits the event. The queue holds ``out`` until then. None makes a new array.
        check
            Whether to raise the error of the operation that the data come from. False returns the data as they are.

        Returns
        -------
        Event
            Its value is an array of the dtype and of ``shape + element_shape``; for a memory, its bytes as uint8; for
            an image, its pixels, see :attr:`Image.shape`. If ``out`` is given, the value is ``out``.

        Raises
        ------
        InvalidArgumentError
            ``out`` has another dtype or shape, is read-only, or is not C-contiguous.
        ArgumentNullError
            ``source`` is None.
        OutOfMemoryError
            No memory is left for the new array.
        InvalidStateError
            As :meth:`launch`.

        Examples
        --------
        >>> frame = rt.host_array((1080, 1920, 4), at.u8)
        >>> await queue.read(image, out=frame)
        """
        if self._timeline.refusal is not None or self._running() is not self._loop:
            self._engine.check("queue.read")
        if isinstance(source, BoundRead):
            if out is not None:
                raise InvalidArgumentError(f"queue.read: {source!r} has its array: give it alone")
            transfer = transfer_again(self._open_device, source)
        else:
            transfer = read_command(self._open_device, source, out)
        command, part, size, value, loan = transfer
        event = self._enqueue("read", command, ((part, False),), size, value, loan)
        if not check:
            details_of(event).is_unchecked = True
        return event

    def copy(self, to: Region, source: Region) -> Event[None]:
        """Enqueue a copy on the device, destination first as in :func:`numpy.copyto`.

        The source may belong to another runtime if both are CUDA's, or both the processor's. Then call
        :meth:`wait_event` first, with the event of the source's last write.

        Unlike :func:`numpy.copyto`, a copy converts nothing. The shapes may differ. Between an array and a memory,
        bytes are copied as they are.

        Raises
        ------
        InvalidArgumentError
            The dtypes or the sizes in bytes differ.
        ArgumentNullError
            ``to`` or ``source`` is None.
        InvalidStateError
            As :meth:`launch`.

        Examples
        --------
        >>> queue.copy(y, x)
        >>> await queue.copy(y[:2], x[2:])  # the last two elements of x
        """
        self._engine.check("queue.copy")
        command, touched = device_commands.copy(self._open_device, to, source)
        self._engine.use_resources_of(resource_of(touched[1][0]).open_device)
        return self._enqueue("copy", command, touched, command.size if isinstance(command, Copy) else 0)

    def fill(self, to: Region, value: Any) -> Event[None]:
        """Enqueue a fill: set every element to ``value``, a number or one element (a byte for a memory).

        Raises
        ------
        InvalidArgumentError, ArgumentOutOfRangeError
            ``value`` is not an element of the memory or array.
        ArgumentNullError
            ``to`` or ``value`` is None.
        InvalidStateError
            As :meth:`launch`.

        Examples
        --------
        >>> queue.fill(x, 1.5)
        >>> queue.fill(x[:2], 0)
        >>> await queue.read(x)
        array([0. , 0. , 1.5, 1.5], dtype=float32)
        """
        self._engine.check("queue.fill")
        command, touched = device_commands.fill(self._open_device, to, value)
        return self._enqueue("fill", command, touched)

    def copy_image(self, to: ImagePart, source: ImagePart) -> Event[None]:
        """Enqueue a copy of texels on the device, without conversion, destination first.

        Raises
        ------
        InvalidArgumentError
            The extents, the numbers of layers or the sizes of a texel differ, or two parts of an image overlap.
        ArgumentNullError
            ``to`` or ``source`` is None.
        InvalidStateError
            As :meth:`launch`.

        Examples
        --------
        >>> left, right = image.region(extent=(2, 2)), image.region(offset=(2, 0), extent=(2, 2))
        >>> await queue.copy_image(right, left)
        """
        self._engine.check("queue.copy_image")
        command, touched = device_commands.copy_image(self._open_device, to, source)
        return self._enqueue("copy_image", command, touched)

    def transition_image(self, image: Image, layout: ImageLayout | str) -> Event[None]:
        """Enqueue the transition of an image to ``layout``, for other users of the image.

        Kernels and copies transition their images themselves.

        Raises
        ------
        ArgumentOutOfRangeError
            ``layout`` is not a layout.
        InvalidArgumentError, InvalidStateError
            ``image`` is not an image, or was created without the usage for ``layout``; or as :meth:`launch`.

        Examples
        --------
        >>> await queue.transition_image(image, at.ImageLayout.SHADER_READ)
        """
        self._engine.check("queue.transition_image")
        command, touched = device_commands.transition_image(self._open_device, image, layout)
        return self._enqueue("transition_image", command, touched)

    def record_event(self) -> Event[None]:
        """Enqueue a mark and return its event, which is done when all earlier operations are.

        Raises
        ------
        InvalidStateError
            As :meth:`launch`.

        Examples
        --------
        >>> queue.write(x, np.ones(4, np.float32))
        >>> queue.launch(saxpy, 2.0, x, y)
        >>> await queue.record_event()  # both are done
        """
        self._engine.check("queue.record_event")
        return self._enqueue("record_event", Mark(), ())

    def wait_event(self, event: Event[Any]) -> bool:
        """Have all later operations of the queue wait until ``event`` is done, as ``ti_wait_event``.

        The call itself does not wait.

        ``event`` may belong to a queue of any runtime, device, API or event loop. The event's queue submits the
        operation first, so that waiting cannot deadlock. A failed operation releases the queue, too.

        Returns
        -------
        bool
            True if the device orders the queues; False if the commands are held on the host.

        Raises
        ------
        InvalidArgumentError
            ``event`` is not an event.
        InvalidStateError
            As :meth:`launch`; or the event's loop ended before the event was done.

        Examples
        --------
        >>> uploads = rt.create_queue(transfer=True)
        >>> queue.wait_event(uploads.write(x, np.ones(4, np.float32)))
        True
        >>> await queue.launch(saxpy, 2.0, x, y)  # begins after the write
        """
        self._engine.check("queue.wait_event")
        if not isinstance(event, Event):
            raise wrong_argument(event, f"wait_event takes an event, not {type(event).__name__}")
        return self._engine.hold_for_event(event)

    def wait_stream(self, stream: Any) -> None:
        """Hold all later operations until another library's CUDA stream has done its work so far.

        Parameters
        ----------
        stream
            An object with ``__cuda_stream__``, ``cuda_stream`` (PyTorch) or ``ptr`` (CuPy), or a stream's address.

        Raises
        ------
        NotSupportedError
            The queue is not CUDA's.
        InvalidArgumentError, InvalidInteropError
            ``stream`` is not a stream, or belongs to another device.
        InvalidStateError
            As :meth:`launch`.

        Examples
        --------
        >>> x = torch.ones(4, device="cuda")
        >>> queue.wait_stream(torch.cuda.current_stream())
        >>> await queue.launch(saxpy, 2.0, rt.import_array(x), y)  # begins after torch's work
        """
        self._engine.check("queue.wait_stream")
        self._timeline.wait(WaitExternal(self._engine.stream().record(stream_handle(stream))))

    def __cuda_stream__(self) -> tuple[int, int]:
        """Submit, and return version 0 of the protocol and the address of the CUDA stream.

        Another library's work on the stream runs after the operations so far, and before later ones. The call blocks
        if the driver has no room for the submitted commands.

        Raises
        ------
        NotSupportedError
            The queue is not CUDA's.
        InvalidStateError
            As :meth:`launch`; or commands are held on the host: ``await queue.flush()`` first.
        """
        self._engine.check("queue.__cuda_stream__")
        return 0, self._engine.submit_to_driver(self._timeline.enqueued).handle

    # -- waiting: coroutines ------------------------------------------------------------------------

    async def flush(self) -> None:
        """Submit all operations so far, and wait until none of them is held on the host.

        The call does not wait until the operations have run.

        Raises
        ------
        InvalidStateError
            The queue is closed, has failed, or belongs to another loop.

        Examples
        --------
        >>> event = queue.launch(saxpy, 2.0, x, y)
        >>> await queue.flush()  # the device has the launch now
        """
        self._engine.check("queue.flush")
        self._engine.submit()
        await self._engine.release_held()
        await anyio.lowlevel.checkpoint()
        self._engine.raise_failure()

    async def wait(self) -> None:
        """Submit, and wait until the queue is idle.

        Raises
        ------
        Error
            The error that failed the queue; else the first error of an operation that the program has not retrieved,
            which is raised once. If an operation fails while no task waits, and its event was dropped, the error is
            reported at once: see ``on_error`` of :class:`Runtime`.

        Examples
        --------
        >>> queue.launch(saxpy, 2.0, x, y)
        >>> await queue.wait()
        >>> queue.in_flight
        0
        """
        self._engine.check("queue.wait")
        raise_errors(await settle([self._engine]))

    def slot(self, nbytes: int = 0) -> AbstractAsyncContextManager[None]:
        """Return a block that takes room on the queue. It waits for the room; first come, first served.

        The queue has room while fewer than ``max_in_flight`` operations are in flight, and fewer than
        ``max_in_flight`` slots, and if the slots' bytes do not exceed ``max_in_flight_bytes``. A slot is in flight
        until its block has ended and the operations that were enqueued meanwhile have completed, also if the block
        was cancelled.

        Parameters
        ----------
        nbytes
            The bytes that the block stands for: those of its arrays, for example.

        Raises
        ------
        QueueFullError
            On entry, instead of a wait: the queue was created with ``overflow="raise"``.
        InvalidArgumentError
            ``nbytes`` is not an integer from 0, or is larger than ``max_in_flight_bytes``.
        InvalidStateError
            As :meth:`launch`.

        Examples
        --------
        >>> async with queue.slot(image.nbytes):
        ...     queue.write(x, image)
        ...     queue.launch(blur, x)
        ...     image = await queue.read(x)
        """
        return self._slots.slot(nbytes)

    async def drain(self) -> None:
        """Wait until fewer than ``max_in_flight`` operations are in flight. It takes no :meth:`slot`.

        Raises
        ------
        InvalidStateError
            The queue is closed, has failed, or belongs to another loop.

        Examples
        --------
        >>> for _ in range(1000):
        ...     await queue.drain()
        ...     queue.launch(saxpy, 2.0, x, y)
        """
        self._engine.check("queue.drain")
        await self._engine.drain()
        self._engine.raise_failure()

    async def aclose(self, timeout: float | None = None) -> None:
        """Wait until the queue is idle and close it. Idempotent.

        If the call is cancelled while it waits, the device stops after the operation that runs now. (A GPU stops
        after the operations that its driver has.) The events of the other operations raise an InvalidStateError.

        Parameters
        ----------
        timeout
            The number of seconds to wait. Afterwards, the call stops the queue as if it were cancelled, and raises.
            None waits for ever.

        Raises
        ------
        TimeoutError
            ``timeout`` seconds have passed.
        InvalidArgumentError
            ``timeout`` is not a number, or is negative.
        Error
            As :meth:`wait`.

        Examples
        --------
        >>> uploads = rt.create_queue(transfer=True)
        >>> uploads.fill(x, 1)
        >>> await uploads.aclose(timeout=10)
        """
        await self._opening.close([self._engine], timeout)

    # -- private --------------------------------------------------------------------------------------

    def _launch_again(self, kernel: Kernel | BoundKernel | KernelFunction, arguments: tuple[Any, ...]) -> Event[Any]:
        """Launch the code that has taken the place of the code that a launch has found."""
        if isinstance(kernel, BoundKernel):
            bind_again(kernel)
            return self.launch(kernel)
        return self.launch(kernel, *arguments)

    def _check_launch(self, module: LoadedModule) -> None:
        if self._launches_on is None:
            raise InvalidStateError(f"{self._engine!r} was created with transfer=True: it launches nothing")
        module.check_usable(self._open_device)

    def _enqueue_all(self, launch: SequenceLaunch) -> Event[None] | None:
        """Enqueue a sequence or a graph as one operation. Return None if newer code has taken its place."""
        for module in launch.modules:
            if module.usable_in is not self._launches_on:
                if module.is_replaced:
                    return None
                self._check_launch(module)
        engine, timeline = self._engine, self._timeline
        ticket = timeline.enqueued + 1
        event: Event[None] = Event(engine, ticket)
        if self._checker is not None:
            engine.order.check(event, launch.name, launch.uses())
        for module in launch.modules:
            if module.prints:
                self._open_device.printed.expect(engine, ticket)
                break
        if timeline.enqueue(launch.command, event):
            engine.schedule()
        for resource in launch.resources:
            resource.uses[engine] = ticket
        return event

    def _enqueue(
        self,
        name: str,
        command: Command,
        touched: device_commands.Touched,
        size: int = 0,
        value: Any = None,
        loan: HostLoan | None = None,
    ) -> Event[Any]:
        """Enqueue a command that is no launch. ``name`` is the call's, for the check of order.

        ``touched`` are the parts of memories and images that the command uses, each with whether it writes them.
        ``size`` is the number of bytes between the host and the device, or of a copy; 0 if they are few. ``loan`` is
        the lent host memory that the command uses.
        """
        if self._full is not None:
            self._full.check_room()
        engine, timeline = self._engine, self._timeline
        ticket = timeline.enqueued + 1
        event: Event[Any] = Event(engine, ticket, value)
        if self._checker is not None:
            uses = [(span_of(part), resource_of(part), writes) for part, writes in touched]
            engine.order.check(event, name, uses)
        if timeline.enqueue(command, event):
            engine.schedule()
        for part, _ in touched:
            resource_of(part).uses[engine] = ticket
        if loan is not None:
            engine.use_resources_of(loan.open_device)
            loan.uses[engine] = ticket
        if size >= LEAST_EARLY:
            note_bytes(event, size)
            is_urgent = size >= LEAST_ALWAYS_EARLY or timeline.submitted == timeline.completed
            if is_urgent and not engine.completion.turns.is_busy(perf_counter()):
                engine.submit()
        return event

    def __repr__(self) -> str:
        info, refusal = self._open_device.device.info, self._timeline.refusal
        if refusal is None:
            state = f"{self.in_flight} in flight"
        else:
            is_closed = type(refusal) is InvalidStateError  # its subclasses are failures
            state = "closed" if is_closed else f"failed: {refusal}"
        return f"<Queue {self.name!r} of {info.label} {info.name!r}, {state}>"


def engine_of(queue: Queue) -> QueueEngine:
    """Return the working part of a queue, for the rest of the async layer."""
    return queue._engine


def slots_of(queue: Queue) -> Slots:
    """Return the slots of a queue, for the rest of the async layer."""
    return queue._slots
