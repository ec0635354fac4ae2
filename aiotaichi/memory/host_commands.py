"""The commands between the host and the device: writes and reads, checked for the queues of a device.

Checks and the search for addresses cost more than the command itself. A bound command does both once, as
:meth:`.Kernel.bind` does for a launch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

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


class Transfer(NamedTuple):
    """A command between the host and the device.

    Attributes
    ----------
    part
        The part of a memory or an image that it uses.
    nbytes
        How many bytes it copies.
    value
        The value of its event: the array that a read fills.
    loan
        The loan of the host memory, if a pool has lent it.
    """

    command: Command
    part: Slice | ImageSlice
    nbytes: int
    value: Any
    loan: HostLoan | None


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
        source, host, offset, _, loan = take(texels, data, borrow)
        command = UploadImage(resource_of(texels).hal, image_region(texels), source, host, offset)
        return Transfer(command, texels, source.nbytes, None, loan)
    region = region_of(open_device, to)
    size = region.nbytes
    source, host, offset, _, loan = take(region, data, borrow)
    command = Upload(resource_of(region).hal, region.offset, source, host, offset) if size else Mark()
    return Transfer(command, region, size, None, loan)


def read_command(open_device: OpenDevice, source: Region | ImagePart, out: Any) -> Transfer:
    """Return a copy to the host: to ``out``, or to a new array if it is None."""
    command: Command
    if isinstance(source, (Image, ImageSlice)):
        texels = image_slice(open_device, source)
        value, filled = result_of(texels) if out is None else (out, destination_of(texels, out))
        into, host, offset, _, loan = filled
        command = DownloadImage(into, resource_of(texels).hal, image_region(texels), host, offset)
        return Transfer(command, texels, into.nbytes, value, loan)
    region = region_of(open_device, source)
    size = region.nbytes
    value, filled = result_of(region) if out is None else (out, destination_of(region, out))
    into, host, offset, _, loan = filled
    command = Download(into, resource_of(region).hal, region.offset, host, offset) if size else Mark()
    return Transfer(command, region, size, value, loan)


class _Bound:
    """A transfer that is checked once."""

    __slots__ = ("__weakref__", "_resource", "_transfer")

    __reduce_ex__ = refuse_copies("rt.bind_write and rt.bind_read make others")

    def __init__(self, transfer: Transfer) -> None:
        self._transfer = transfer
        self._resource: Resource[Any] = resource_of(transfer.part)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._transfer.nbytes} bytes, {self._resource!r}>"


class BoundWrite(_Bound):
    """A write that is checked once, for many calls of :meth:`Queue.write`. Made by :meth:`Runtime.bind_write`."""

    __slots__ = ()


class BoundRead(_Bound, Generic[T]):
    """A read that is checked once, for many calls of :meth:`Queue.read`. Made by :meth:`Runtime.bind_read`."""

    __slots__ = ()


def bind_write(open_device: OpenDevice, to: Region | ImagePart, data: Any) -> BoundWrite:
    """Return a write of borrowed data. As :meth:`Runtime.bind_write`."""
    return BoundWrite(write_command(open_device, to, data, True))


def bind_read(open_device: OpenDevice, source: Region | ImagePart, out: T) -> BoundRead[T]:
    """Return a read into ``out``. As :meth:`Runtime.bind_read`."""
    return BoundRead(read_command(open_device, source, out))


def transfer_again(open_device: OpenDevice, bound: BoundWrite | BoundRead[Any]) -> Transfer:
    """Return the command of a bound transfer once more. Raise if its memory is closed, or of another runtime."""
    resource, transfer = bound._resource, bound._transfer
    if resource.is_closed or resource.open_device is not open_device:
        resource.check_usable(open_device)
    if transfer.loan is not None:
        transfer.loan.check_open()
    return transfer


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
    if transfer.loan is not None:
        raise InvalidArgumentError(
            f"{call}: a sequence takes no leased host array, whose lease ends before the sequence: give an array of "
            f"rt.host_array(), or call queue.{call} apart from the sequence"
        )
    return transfer.command, ((transfer.part, writes),)
