"""The commands between the host and the device: writes and reads, checked for the queues of a device.

Checks and the search for addresses cost more than the command itself. A bound command does both once, as
:meth:`.Kernel.bind` does for a launch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import numpy as np

from ..core.no_copies import refuse_copies
from ..errors import InvalidArgumentError, wrong_argument
from ..hal.commands import Command, Download, DownloadImage, Mark, Upload, UploadImage
from ..queue.open_device import OpenDevice
from .device_commands import Touched, image_slice, region_of
from .image import Image, ImagePart, ImageSlice, image_region
from .loan import HostLoan
from .memory import Region, Slice
from .resource import Resource, resource_of
from .transfer import HostBytes, destination_of, result_of, source_of

__all__ = [
    "BoundRead",
    "BoundWrite",
    "Transfer",
    "bind_read",
    "bind_write",
    "read_command",
    "recorded_read",
    "recorded_write",
    "transfer_again",
    "write_command",
]

T = TypeVar("T")


Transfer: TypeAlias = tuple[Command, Slice | ImageSlice, int, Any, HostLoan | None]
"""A command between the host and the device, and what a queue has to know of it.

The part of a memory or an image that the command uses; how many bytes it copies; the value of its event, which is the
array that a read fills; and the loan of the host memory, if a pool has lent it.
"""


def write_command(
    open_device: OpenDevice,
    to: Region | ImagePart,
    data: Any,
    borrow: bool,
    take: Callable[..., HostBytes] = source_of,
) -> Transfer:
    """Return a copy from the host. ``take`` takes the bytes: :func:`.source_of`, or a function that watches it."""
    command: Command
    if isinstance(to, (Image, ImageSlice)):
        texels = image_slice(open_device, to)
        source = take(texels, data, borrow)
        where = resource_of(texels).hal, image_region(texels)
        command = UploadImage(*where, source.data, source.host, source.offset)
        return command, texels, source.data.nbytes, None, source.loan
    region = region_of(open_device, to)
    size = region.nbytes
    source = take(region, data, borrow)
    if size:
        command = Upload(resource_of(region).hal, region.offset, source.data, source.host, source.offset)
    else:
        command = Mark()
    return command, region, size, None, source.loan


def read_command(open_device: OpenDevice, source: Region | ImagePart, out: Any) -> Transfer:
    """Return a copy to the host: to ``out``, or to a new array if it is None."""
    command: Command
    if isinstance(source, (Image, ImageSlice)):
        texels = image_slice(open_device, source)
        value, filled = result_of(texels) if out is None else (out, destination_of(texels, out))
        where = resource_of(texels).hal, image_region(texels)
        command = DownloadImage(filled.data, *where, filled.host, filled.offset)
        return command, texels, filled.data.nbytes, value, filled.loan
    region = region_of(open_device, source)
    size = region.nbytes
    value, filled = result_of(region) if out is None else (out, destination_of(region, out))
    if size:
        command = Download(filled.data, resource_of(region).hal, region.offset, filled.host, filled.offset)
    else:
        command = Mark()
    return command, region, size, value, filled.loan


class _Bound:
    """A transfer that is checked once."""

    __slots__ = ("__weakref__", "_loan", "_nbytes", "_resource", "_transfer")

    _direction: ClassVar[str]

    __reduce_ex__ = refuse_copies("rt.bind_write and rt.bind_read make others")

    def __init__(self, transfer: Transfer) -> None:
        self._transfer = transfer
        _, part, self._nbytes, _, self._loan = transfer
        self._resource: Resource[Any] = resource_of(part)

    def __repr__(self) -> str:
        _, part, *_ = self._transfer
        return f"<{type(self).__name__} {self._direction} {part!r}>"


class BoundWrite(_Bound):
    """A write that is checked once, for many calls of :meth:`Queue.write`. Made by :meth:`Runtime.bind_write`."""

    __slots__ = ()

    _direction = "to"


class BoundRead(_Bound, Generic[T]):
    """A read that is checked once, for many calls of :meth:`Queue.read`. Made by :meth:`Runtime.bind_read`."""

    __slots__ = ()

    _direction = "from"


def bind_write(open_device: OpenDevice, to: Region | ImagePart, data: Any) -> BoundWrite:
    """Return a write of borrowed data. As :meth:`Runtime.bind_write`."""
    return BoundWrite(write_command(open_device, to, data, True))


def bind_read(open_device: OpenDevice, source: Region | ImagePart, out: T) -> BoundRead[T]:
    """Return a read into ``out``. As :meth:`Runtime.bind_read`."""
    return BoundRead(read_command(open_device, source, out))


def transfer_again(open_device: OpenDevice, bound: BoundWrite | BoundRead[Any]) -> Transfer:
    """Return the command of a bound transfer once more. Raise if its memory is closed, or of another runtime."""
    resource, loan = bound._resource, bound._loan
    if resource.is_closed or resource.open_device is not open_device:
        resource.check_usable(open_device)
    if loan is not None:
        loan.check_open()
    return bound._transfer


def recorded_write(open_device: OpenDevice, to: Region | ImagePart, data: Any) -> tuple[Command, Touched]:
    """Return a write of a recorded sequence, as the functions of :mod:`.device_commands`. It borrows ``data``."""
    return _recorded("write", write_command(open_device, to, _host_array("write", data), borrow=True), writes=True)


def recorded_read(open_device: OpenDevice, source: Region | ImagePart, out: Any) -> tuple[Command, Touched]:
    """Return a read of a recorded sequence into ``out``, as the functions of :mod:`.device_commands`."""
    return _recorded("read", read_command(open_device, source, _host_array("read", out)), writes=False)


def _host_array(call: str, value: Any) -> Any:
    if not isinstance(value, np.ndarray):
        hint = "each launch copies what it holds then, as from and to rt.host_array()"
        raise wrong_argument(
            value, f"{call}: a sequence takes a NumPy array of the host, not {type(value).__name__}: {hint}"
        )
    return value


def _recorded(call: str, transfer: Transfer, writes: bool) -> tuple[Command, Touched]:
    command, part, _, _, loan = transfer
    if loan is not None:
        raise InvalidArgumentError(
            f"{call}: a sequence takes no leased host array, whose lease ends before the sequence: give an array of "
            f"rt.host_array(), or call queue.{call} apart from the sequence"
        )
    return command, ((part, writes),)
