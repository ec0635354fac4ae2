"""Queues: eager calls that return events, and coroutines that wait for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, TypeVar

import anyio.lowlevel
import numpy.typing as npt

from ..errors import InvalidArgumentError, InvalidStateError
from ..hal.commands import (
    Batch,
    Command,
    Copy,
    CopyImage,
    Download,
    DownloadImage,
    Fill,
    Mark,
    TransitionImage,
    Upload,
    UploadImage,
    WaitStream,
    WaitTicket,
)
from ..image_types import ImageLayout
from ..types import Access
from .compute_graph import BoundGraph, ComputeGraph
from .event import Event
from .host_copy import HostCopy
from .image import Image, ImagePart, ImageSlice
from .interop import stream_handle
from .kernel import BoundKernel, Kernel
from .memory import Memory, Region, Slice
from .module import AotModule
from .residency import check_usable
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
            is for transfers;
            or, with ``Runtime(debug=True)``, the launch races with another queue's.
        """
        if self._refusal is not None or self._running() is not self._loop:
            self.check()
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
        for i in kernel.resource_positions:
            arguments[i].uses[self] = ticket
        return event

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
        self.check()
        if isinstance(graph, ComputeGraph):
            bound = BoundGraph(graph, arguments, named)
        elif isinstance(graph, BoundGraph) and arguments is None and not named:
            bound = graph
        else:
            raise InvalidArgumentError("launch_graph takes a graph and its arguments, or a bound graph alone")
        self._check_launch(bound.graph.module)
        command = bound.prepare()
        event: Event[None] = Event(self, self._ticket + 1)
        if self._checker is not None:
            self._check_order(event, f"graph {bound.graph.name}", bound.accesses())
        ticket = self._enqueue(command, event)
        for resource in bound.resources:
            resource.uses[self] = ticket
        return event

    def write(self, to: Region | ImagePart, data: Any, *, borrow: bool = False) -> Event[None]:
        """Enqueue a copy from the host.

        Parameters
        ----------
        to
            An array, a memory (bytes), an image (its level 0), or a slice of one.
        data
            An array of the same dtype and of ``shape + element_shape``, or what makes one; for a memory any
            bytes-like object of its size; for an image its pixels, see :attr:`Image.shape`. It is copied now,
            and may change after the call.
        borrow
            Do not copy ``data`` now, which takes the event loop 0.1 s and more for 1 GB: it must be C-contiguous
            and stay unchanged until the event is done. A device that cannot read it has it copied in a thread,
            and keeps as much memory until then; data in a :meth:`Runtime.host_array` is not copied at all.

        Raises
        ------
        InvalidArgumentError
            The dtype or the shape differs.
        InvalidStateError
            As :meth:`launch`.
        """
        event: Event[None] = Event(self, self._ticket + 1)
        if isinstance(to, (Image, ImageSlice)):
            part = self._image_slice(to)
            source = source_of(part, data, borrow)
            upload = UploadImage(part.image.hal, part.region, source.data, source.host, source.offset)
            return self._transfer(upload, event, "write", (part.image, Access.WRITE), copy=source.copy)
        region = self._region(to)
        source = source_of(region, data, borrow)
        command: Command = Mark()
        if region.size:
            command = Upload(region.memory.hal, region.offset, source.data, source.host, source.offset)
        return self._transfer(command, event, "write", (region.memory, Access.WRITE), copy=source.copy)

    def read(self, source: Region | ImagePart) -> Event[npt.NDArray[Any]]:
        """Enqueue a copy to the host.

        The event's value is an array of ``shape + element_shape``, of an image its pixels.

        Raises
        ------
        InvalidStateError
            As :meth:`launch`.
        """
        if isinstance(source, (Image, ImageSlice)):
            part = self._image_slice(source)
            pixels, texels, host = empty_like(part)
            download = DownloadImage(texels, part.image.hal, part.region, host)
            event = Event(self, self._ticket + 1, pixels)
            return self._transfer(download, event, "read", (part.image, Access.READ))
        region = self._region(source)
        array, into, host = empty_like(region)
        command = Download(into, region.memory.hal, region.offset, host) if region.size else Mark()
        event = Event(self, self._ticket + 1, array)
        return self._transfer(command, event, "read", (region.memory, Access.READ))

    def copy(self, to: Region, source: Region) -> Event[None]:
        """Enqueue a copy on the device, destination first as in :func:`numpy.copyto`.

        The source may belong to another runtime where both are CUDA's, ordered by an event where it was written.

        Raises
        ------
        InvalidArgumentError
            The sizes in bytes differ.
        InvalidStateError
            As :meth:`launch`.
        """
        region, origin = self._region(to), self._region(source, is_source=True)
        if region.size != origin.size:
            raise InvalidArgumentError(f"copy: the destination has {region.size} bytes, the source {origin.size}")
        copy = Copy(region.memory.hal, region.offset, origin.memory.hal, origin.offset, region.size)
        event: Event[None] = Event(self, self._ticket + 1)
        touched = (region.memory, Access.WRITE), (origin.memory, Access.READ)
        return self._transfer(copy if region.size else Mark(), event, "copy", *touched)

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
        command = Fill(region.memory.hal, region.offset, region.size, pattern) if region.size else Mark()
        return self._transfer(command, Event(self, self._ticket + 1), "fill", (region.memory, Access.WRITE))

    def copy_image(self, to: ImagePart, source: ImagePart) -> Event[None]:
        """Enqueue a copy of texels on the device, as they are, destination first.

        Raises
        ------
        InvalidArgumentError
            The extents, the numbers of layers or the sizes of a texel differ, or two parts of an image overlap.
        InvalidStateError
            As :meth:`launch`.
        """
        part, origin = self._image_slice(to), self._image_slice(source)
        part.check_copy_from(origin)
        command = CopyImage(part.image.hal, part.region, origin.image.hal, origin.region)
        touched = (part.image, Access.WRITE), (origin.image, Access.READ)
        return self._transfer(command, Event(self, self._ticket + 1), "copy_image", *touched)

    def transition_image(self, image: Image, layout: ImageLayout | str) -> Event[None]:
        """Enqueue making an image ready for what ``layout`` says, for others: kernels and copies do it themselves.

        Raises
        ------
        ArgumentOutOfRangeError
            There is no such layout.
        InvalidArgumentError, InvalidStateError
            It is no image or not for such use, or as :meth:`launch`.
        """
        target = self._image(image)
        wanted = target.layout_of(layout)
        if wanted is ImageLayout.UNDEFINED:
            raise InvalidArgumentError("layout undefined: an image is never made that")
        command = TransitionImage(target.hal, wanted)
        touched = (target, Access.READ_WRITE)
        return self._transfer(command, Event(self, self._ticket + 1), "transition_image", touched)

    def record_event(self) -> Event[None]:
        """Enqueue nothing and return its event: it is done when everything before it is."""
        self.check()
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
        self.check()
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
        self.check()
        self._commands.append(WaitStream(self._stream().record(stream_handle(stream))))

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
        self.check()
        return 0, self.submit_to_driver(self._ticket).handle

    # -- waiting: coroutines ------------------------------------------------------------------------

    async def flush(self) -> None:
        """Submit what has been enqueued, without waiting for it to run."""
        self.check()
        self.submit()
        while self._held:
            gate = next(item for item in self._held if not isinstance(item, Batch))
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
        self.check()
        await self.settle()
        self.raise_errors()

    async def drain(self) -> None:
        """Wait until fewer than ``max_in_flight`` operations are in flight."""
        self.check()
        if len(self._pending) < self._max_in_flight:
            await anyio.lowlevel.checkpoint()
        while (over := len(self._pending) - self._max_in_flight) >= 0:
            await self._pending[over].wait()
        self.observe_completed()
        self._raise_if_failed()

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

    def _transfer(
        self,
        command: Command,
        event: Event[T],
        name: str,
        *touched: tuple[Memory | Image, Access],
        copy: HostCopy | None = None,
    ) -> Event[T]:
        if self._checker is not None:
            accesses = [(resource, repr(resource), access) for resource, access in touched]
            self._check_order(event, name, accesses)
        if copy is not None:
            self.submit()
            copy.start(self.port, self._release)
            self._held.append(copy)
        ticket = self._enqueue(command, event)
        for resource, _ in touched:
            resource.uses[self] = ticket
        return event

    def _check_launch(self, module: AotModule) -> None:
        if self._is_transfer:
            raise InvalidStateError(f"{self!r} was created with transfer=True: it launches nothing")
        module.check_usable(self._runtime)

    def _region(self, value: Region, is_source: bool = False) -> Slice:
        self.check()
        region = getattr(value, "region", None)
        if not isinstance(region, Slice):
            hint = ": images take write, read and copy_image" if isinstance(value, (Image, ImageSlice)) else ""
            name = type(value).__name__
            raise InvalidArgumentError(f"expected an array, a memory or a slice of one, not {name}{hint}")
        owner = region.memory.runtime
        if is_source and owner is not self._runtime and self._runtime.device.can_copy_from(owner.device):
            owner.check_open()
            region.memory.check_open()
        else:
            check_usable(region.memory, self._runtime)
        return region

    def _image_slice(self, value: ImagePart) -> ImageSlice:
        image = self._image(value.image if isinstance(value, ImageSlice) else value)
        return value if isinstance(value, ImageSlice) else image.region()

    def _image(self, value: Image) -> Image:
        self.check()
        if not isinstance(value, Image):
            raise InvalidArgumentError(f"expected an image, not {type(value).__name__}")
        check_usable(value, self._runtime)
        return value
