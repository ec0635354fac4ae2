"""The transferring half of a queue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy.typing as npt

from ..errors import InvalidArgumentError, wrong_argument
from ..hal.commands import (
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
)
from ..image_types import ImageLayout
from ..last_error import records_errors
from ..types import Access
from .event import Event
from .host_copy import HostCopy
from .image import Image, ImagePart, ImageSlice
from .memory import Region, Slice
from .residency import check_usable
from .timeline import Timeline
from .transfer import empty_like, pattern_of, source_of

if TYPE_CHECKING:
    from .queue import Queue

__all__ = ["TransferQueue"]

T = TypeVar("T")
_LARGE = 2**20
"""Bytes of a transfer that does not wait for the end of the turn: the device is busy with it for longer, and its
completion is of interest before that of what follows."""


class TransferQueue(Timeline):
    """What :class:`~aiotaichi.runtime.queue.Queue` does with memory and images."""

    @records_errors
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
            and keeps as much memory until then; data in a :meth:`Runtime.host_array` is not.

        Raises
        ------
        InvalidArgumentError
            The dtype or the shape differs.
        InvalidStateError
            As :meth:`Queue.launch`.
        ResourceExhaustedError
            ``borrow=True`` needs a thread, and the system has no more.
        """
        self.check("queue.write")
        event: Event[None] = self._next_event()
        if isinstance(to, (Image, ImageSlice)):
            part = self._image_slice(to)
            source = source_of(part, data, borrow)
            upload = UploadImage(part.image.hal, part.region, source.data, source.host, source.offset)
            written = part, Access.WRITE
            return self._transfer(upload, event, "write", written, size=source.data.nbytes, copy=source.copy)
        region = self._region(to)
        source = source_of(region, data, borrow)
        command: Command = Mark()
        if region.size:
            command = Upload(region.memory.hal, region.offset, source.data, source.host, source.offset)
        touched = region, Access.WRITE
        return self._transfer(command, event, "write", touched, size=region.size, copy=source.copy)

    @records_errors
    def read(self, source: Region | ImagePart) -> Event[npt.NDArray[Any]]:
        """Enqueue a copy to the host.

        The event's value is an array of ``shape + element_shape``, of an image its pixels.

        Raises
        ------
        InvalidStateError
            As :meth:`Queue.launch`.
        """
        self.check("queue.read")
        if isinstance(source, (Image, ImageSlice)):
            part = self._image_slice(source)
            pixels, texels, host = empty_like(part)
            download = DownloadImage(texels, part.image.hal, part.region, host)
            event = self._next_event(pixels)
            return self._transfer(download, event, "read", (part, Access.READ), size=texels.nbytes)
        region = self._region(source)
        array, into, host = empty_like(region)
        command = Download(into, region.memory.hal, region.offset, host) if region.size else Mark()
        event = self._next_event(array)
        return self._transfer(command, event, "read", (region, Access.READ), size=region.size)

    @records_errors
    def copy(self, to: Region, source: Region) -> Event[None]:
        """Enqueue a copy on the device, destination first as in :func:`numpy.copyto`.

        The source may belong to another runtime where both are CUDA's, ordered by an event where it was written.

        Raises
        ------
        InvalidArgumentError
            The sizes in bytes differ.
        InvalidStateError
            As :meth:`Queue.launch`.
        """
        self.check("queue.copy")
        region, origin = self._region(to), self._region(source, is_source=True)
        if region.size != origin.size:
            raise InvalidArgumentError(f"copy: the destination has {region.size} bytes, the source {origin.size}")
        copy = Copy(region.memory.hal, region.offset, origin.memory.hal, origin.offset, region.size)
        event: Event[None] = self._next_event()
        touched = (region, Access.WRITE), (origin, Access.READ)
        return self._transfer(copy if region.size else Mark(), event, "copy", *touched, size=region.size)

    @records_errors
    def fill(self, to: Region, value: Any) -> Event[None]:
        """Enqueue setting every element to ``value``, a number or one element (a byte for a memory).

        Raises
        ------
        InvalidArgumentError, ArgumentOutOfRangeError
            ``value`` is no element of it.
        InvalidStateError
            As :meth:`Queue.launch`.
        """
        self.check("queue.fill")
        region = self._region(to)
        pattern = pattern_of(region, value)
        command = Fill(region.memory.hal, region.offset, region.size, pattern) if region.size else Mark()
        return self._transfer(command, self._next_event(), "fill", (region, Access.WRITE))

    @records_errors
    def copy_image(self, to: ImagePart, source: ImagePart) -> Event[None]:
        """Enqueue a copy of texels on the device, as they are, destination first.

        Raises
        ------
        InvalidArgumentError
            The extents, the numbers of layers or the sizes of a texel differ, or two parts of an image overlap.
        InvalidStateError
            As :meth:`Queue.launch`.
        """
        self.check("queue.copy_image")
        part, origin = self._image_slice(to), self._image_slice(source)
        part.check_copy_from(origin)
        command = CopyImage(part.image.hal, part.region, origin.image.hal, origin.region)
        touched = (part, Access.WRITE), (origin, Access.READ)
        return self._transfer(command, self._next_event(), "copy_image", *touched)

    @records_errors
    def transition_image(self, image: Image, layout: ImageLayout | str) -> Event[None]:
        """Enqueue making an image ready for what ``layout`` says, for others: kernels and copies do it themselves.

        Raises
        ------
        ArgumentOutOfRangeError
            There is no such layout.
        InvalidArgumentError, InvalidStateError
            It is no image or not for such use, or as :meth:`launch`.
        """
        self.check("queue.transition_image")
        target = self._image(image)
        wanted = target.layout_of(layout)
        if wanted is ImageLayout.UNDEFINED:
            raise InvalidArgumentError("layout undefined: an image is never made that")
        command = TransitionImage(target.hal, wanted)
        touched = (target, Access.READ_WRITE)
        return self._transfer(command, self._next_event(), "transition_image", touched)

    # -- private --------------------------------------------------------------------------------------

    def _next_event(self, value: Any = None) -> Event[Any]:
        return Event(cast("Queue", self), self._ticket + 1, value)

    def _transfer(
        self,
        command: Command,
        event: Event[T],
        name: str,
        *touched: tuple[Slice | ImageSlice | Image, Access],
        size: int = 0,
        copy: HostCopy | None = None,
    ) -> Event[T]:
        if self._checker is not None:
            uses = [(part.span, part.allocation, bool(access & Access.WRITE)) for part, access in touched]
            self._check_order(event, name, uses)
        if copy is not None:
            copy.start(self.port, self._release)
            self._hold_for(copy)
        ticket = self._enqueue(command, event)
        for part, _ in touched:
            part.allocation.uses[event.queue] = ticket
        if size >= _LARGE:
            self.submit()
        return event

    def _region(self, value: Region, is_source: bool = False) -> Slice:
        region = getattr(value, "region", None)
        if not isinstance(region, Slice):
            hint = ": images take write, read and copy_image" if isinstance(value, (Image, ImageSlice)) else ""
            name = type(value).__name__
            raise wrong_argument(value, f"expected an array, a memory or a slice of one, not {name}{hint}")
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
        if not isinstance(value, Image):
            raise wrong_argument(value, f"expected an image, not {type(value).__name__}")
        check_usable(value, self._runtime)
        return value
