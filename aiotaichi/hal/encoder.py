"""Encode batches as bytes: the part that all backends share.

What never changes in a recording is encoded once for each queue, and perhaps recorded by the driver.
"""

from __future__ import annotations

import ctypes
import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import lcm
from operator import attrgetter
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np

from ..core.sizes import MOST_CARRIED
from .commands import (
    Batch,
    Command,
    Copy,
    Download,
    DownloadImage,
    Encoded,
    Fill,
    Launch,
    Mark,
    Replay,
    Upload,
    UploadImage,
    Variation,
    WaitTicket,
)
from .memory import HostMemoryHal, MemoryHal
from .queue import QueueHal

__all__ = ["BatchEncoder", "Recorded", "address_of", "opcodes"]

Segment: TypeAlias = Callable[[Sequence[bytes], list[bytes]], None]
"""A function that appends encoded commands. It takes the encoded changes of a replay, and the list to append to."""


class Recorded(ABC):
    """Commands that a backend has recorded for one queue."""

    @abstractmethod
    def run(self, launches: bytes) -> bytes:
        """Return the command that runs all of them once more. It completes no ticket.

        Parameters
        ----------
        launches
            The launches that change, in order, with their new arguments.
        """


@dataclass(slots=True, eq=False)
class _Part:
    """One command of a recording, encoded. ``number`` is its index among those that each replay encodes, or None."""

    command: Command
    data: bytes
    number: int | None
    may_record: bool


_first_of: Final = ctypes.c_char.from_buffer
_HEAD: Final = struct.Struct("=HHI")  # an encoded command begins with its opcode, its number of tickets, its size
_OPCODE: Final = struct.Struct("=H")


class BatchEncoder(ABC):
    """Encodes the batches of one queue.

    A backend says how each command is packed. An encoded command begins with its opcode, whether it completes a
    ticket, and its size.

    The queue calls :meth:`encode`, :meth:`revoke`, :meth:`forget` and :meth:`close`. A method that a backend
    implements packs one command, and :meth:`encode` calls it. It calls :meth:`may_record` and :meth:`record` when the
    queue first replays a recording.

    Parameters
    ----------
    encoders
        The functions that encode further commands, by the type of the command.

    Attributes
    ----------
    kept
        The objects that the device uses for the commands encoded so far, besides the batch. The queue takes them.
    runtimes
        The state that a module's kernels have on this queue, by module.
    """

    fill_alignment: ClassVar[int] = 1
    """The alignment, in bytes, of the copies of a :class:`~aiotaichi.hal.commands.Fill`."""
    mark_opcode: ClassVar[int]
    """The opcode of a mark. A command of any size may have it."""
    waits: ClassVar[Collection[int]]
    """The opcodes of the commands that only hold later commands."""

    def __init__(self, encoders: Mapping[type, Callable[[Any, list[bytes]], None]]) -> None:
        self._heads: dict[Any, bytes] = {}  # by kernel, of launches without a result
        self._heads_without_ticket: dict[Any, bytes] = {}
        self._encoders: dict[type, Callable[[Any, list[bytes]], None]] = {
            Launch: self._launch,
            Replay: self._replay,
            Upload: self._upload,
            Download: self._download,
            Copy: self.copy,
            Fill: self._fill,
            Mark: self._mark,
            WaitTicket: self._wait,
            Encoded: self._encoded,
            **encoders,
        }
        self.runtimes: dict[Any, Any] = {}
        self.kept: list[object] = []

    def encode(self, batch: Batch) -> bytes:
        """Return the commands of ``batch`` as native code takes them."""
        parts: list[bytes] = []
        encoders, heads = self._encoders, self._heads
        for command in batch.commands:
            if type(command) is Launch and command.result is None and command.kernel in heads:
                parts += (heads[command.kernel], command.arguments)
            else:
                encoders[command.__class__](command, parts)
        return b"".join(parts)

    def encode_command(self, command: Command, parts: list[bytes]) -> None:
        """Append one command."""
        self._encoders[command.__class__](command, parts)

    def encode_without_ticket(self, command: Command) -> bytes:
        """Return one command, which then completes no ticket."""
        if type(command) is Launch:
            if command.result is not None:
                return self.head(command.kernel, 0, address_of(command.result)) + command.arguments
            head = self._heads_without_ticket.get(command.kernel)
            if head is None:
                head = self._heads_without_ticket[command.kernel] = self.head(command.kernel, 0, 0)
            return head + command.arguments
        parts: list[bytes] = []
        self.encode_command(command, parts)
        return _without_tickets(b"".join(parts))

    @classmethod
    def revoke(cls, data: bytes, place: int) -> bytes:
        """Return encoded commands in which those of one ticket are marks. They keep their sizes.

        ``place`` is the number of tickets in ``data`` that come before the ticket.
        """
        changed, at = bytearray(data), 0
        while place >= 0:
            opcode, completes, size = _HEAD.unpack_from(data, at)
            if place == 0 and opcode not in cls.waits:
                _OPCODE.pack_into(changed, at, cls.mark_opcode)
            place -= completes
            at += size
        return bytes(changed)

    def forget(self, module: object) -> object:
        """Drop the objects kept for a module. From any thread.

        Returns
        -------
        object or None
            An object that the device may use until everything submitted has completed.
        """
        for heads in (self._heads, self._heads_without_ticket):
            for kernel in tuple(heads):
                if kernel.module is module:
                    heads.pop(kernel, None)
        used: object = self.runtimes.pop(module, None)
        return used

    def close(self) -> None:
        """Drop everything: nothing is encoded from now on."""
        self._heads.clear()
        self._heads_without_ticket.clear()
        self._encoders.clear()
        self.runtimes.clear()
        self.kept = []

    # -- how a backend packs commands ---------------------------------------------------------------

    @abstractmethod
    def head(self, kernel: Any, completes: int, result: int) -> bytes:
        """Return the bytes before a launch's arguments. ``result`` is the address of the result, or 0."""

    @abstractmethod
    def upload(self, memory: MemoryHal, offset: int, source: int, size: int, completes: int) -> bytes:
        """Return an upload of any number of host bytes, which the device need not reach."""

    @abstractmethod
    def download(self, into: int, memory: MemoryHal, offset: int, size: int) -> bytes:
        """Return a download to any number of host bytes, which the device need not reach."""

    @abstractmethod
    def copy(self, command: Copy, parts: list[bytes]) -> None:
        """Append a copy between memories."""

    @abstractmethod
    def fill(self, command: Fill) -> bytes | None:
        """Return a fill, or None if the device cannot fill with the pattern: then :meth:`copy_within` is called."""

    @abstractmethod
    def mark(self, completes: int) -> bytes:
        """Return a mark."""

    @abstractmethod
    def wait_ticket(self, other: QueueHal, ticket: int) -> bytes:
        """Return a wait for another queue's ticket, or no bytes if the ticket has completed."""

    def upload_from(self, host: HostMemoryHal, host_offset: int, memory: MemoryHal, offset: int, size: int) -> bytes:
        """Return an upload from host memory that the device reaches; by default, as from any host memory."""
        return self.upload(memory, offset, host.address + host_offset, size, 1)

    def download_into(
        self, host: HostMemoryHal, host_offset: int, memory: MemoryHal, offset: int, size: int
    ) -> bytes:
        """Return a download to host memory that the device reaches; by default, as to any host memory."""
        return self.download(host.address + host_offset, memory, offset, size)

    def copy_within(self, memory: MemoryHal, to: int, source: int, size: int) -> bytes:
        """Return a copy of ``size`` bytes inside a memory, from the byte ``source`` to the byte ``to``.

        The ranges do not overlap. It completes no ticket. A backend needs it only if :meth:`fill` can return None.
        """
        raise NotImplementedError

    def may_record(self, command: Command, data: bytes, change: Variation | None) -> bool:
        """Return whether :meth:`record` takes a command of a recording.

        Parameters
        ----------
        command, data
            The command, and its bytes.
        change
            What differs between the replays, or None.
        """
        return False

    def record(self, data: bytes, changing: Sequence[int], commands: Sequence[Command]) -> Recorded | None:
        """Record neighbouring commands of a recording. Return None if it takes less time to encode them as they are.

        Parameters
        ----------
        data
            The encoded commands, which complete no ticket.
        changing
            Where the launches begin that change, in bytes.
        commands
            The commands themselves.
        """
        return None

    # -- what backends share --------------------------------------------------------------------------

    def _replay(self, command: Replay, parts: list[bytes]) -> None:
        recording = command.recording
        prepared = recording.kept.get(self)
        if prepared is None:
            prepared = recording.kept[self] = _prepare(self, command)
        self.kept.append(prepared)
        changes = [self.encode_without_ticket(each) for each in (*command.changes, *prepared.late)]
        for append in prepared.segments:
            append(changes, parts)
        parts.append(self.mark(1))

    def _launch(self, command: Launch, parts: list[bytes]) -> None:
        kernel = command.kernel
        if command.result is None:
            head = self._heads.get(kernel)
            if head is None:
                head = self._heads[kernel] = self.head(kernel, 1, 0)
        else:
            head = self.head(kernel, 1, address_of(command.result))
        parts += (head, command.arguments)

    def _upload(self, command: Upload, parts: list[bytes]) -> None:
        memory, offset, size, host = command.memory, command.offset, command.source.nbytes, command.host
        if host is not None and host.is_direct:
            parts.append(self.upload_from(host, command.host_offset, memory, offset, size))
        else:
            parts.append(self.upload(memory, offset, address_of(command.source), size, 1))

    def _download(self, command: Download, parts: list[bytes]) -> None:
        memory, offset, size, host = command.memory, command.offset, command.into.nbytes, command.host
        if host is not None and host.is_direct:
            parts.append(self.download_into(host, command.host_offset, memory, offset, size))
        else:
            parts.append(self.download(address_of(command.into), memory, offset, size))

    def _fill(self, command: Fill, parts: list[bytes]) -> None:
        data = self.fill(command)
        if data is not None:
            parts.append(data)
            return
        # The first bytes come from the host. Then the filled part is copied after itself: it doubles each time.
        memory, offset, size, pattern = command.memory, command.offset, command.size, command.pattern
        step = lcm(len(pattern), self.fill_alignment)
        filled = min(size, max(1, MOST_CARRIED // step) * step)
        start = pattern * (filled // len(pattern))
        self.kept.append(start)
        parts.append(self.upload(memory, offset, address_of(start), filled, 0))
        while filled < size:
            more = min(filled, size - filled)
            parts.append(self.copy_within(memory, offset + filled, offset, more))
            filled += more
        parts.append(self.mark(1))

    def _mark(self, command: Mark, parts: list[bytes]) -> None:
        parts.append(self.mark(1))

    def _wait(self, command: WaitTicket, parts: list[bytes]) -> None:
        parts.append(self.wait_ticket(command.queue, command.ticket))

    def _encoded(self, command: Encoded, parts: list[bytes]) -> None:
        parts.append(command.data)


def address_of(view: memoryview | bytearray | bytes) -> int:
    """Return the address of some bytes, or 0 for no bytes."""
    if not view:
        return 0
    try:
        return ctypes.addressof(_first_of(view))
    except TypeError:  # ctypes takes no read-only bytes
        return np.frombuffer(view, np.uint8).ctypes.data


@dataclass(slots=True, eq=False)
class _Prepared:
    """What one queue has made of a recording: its commands in order, and the objects that the device uses.

    ``late``: transfers that each replay encodes, because their host memory was not the device's yet.
    """

    segments: Sequence[Segment]
    late: Sequence[Command]
    kept: Sequence[object]


def _prepare(encoder: BatchEncoder, replay: Replay) -> _Prepared:
    """Prepare the recording of its first replay for the queue of ``encoder``."""
    recording = replay.recording
    kept_before, encoder.kept = encoder.kept, []
    try:
        parts: list[_Part] = []
        late: list[Command] = []
        encoded: dict[int, bytes] = {}  # a command may be there several times
        for step, command in zip(recording.steps, replay.commands, strict=True):
            number = step if isinstance(step, int) else None
            data = encoded.get(id(command))
            if data is None:
                data = encoded[id(command)] = encoder.encode_without_ticket(command)
            variation = None if number is None else recording.changes[number]
            may_record = encoder.may_record(command, data, variation)
            if number is None and isinstance(command, _TRANSFERS) and _is_late(command):
                number, may_record = len(recording.changes) + len(late), False
                late.append(command)
            parts.append(_Part(command, data, number, may_record))
        segments: list[Segment] = []
        for may_record, group in groupby(parts, key=attrgetter("may_record")):
            together = [*group]
            segments += _recorded(encoder, together) if may_record else _pasted(together)
        return _Prepared(segments, late, encoder.kept)
    finally:
        encoder.kept = kept_before


_TRANSFERS: Final = (Upload, Download, UploadImage, DownloadImage)


def _is_late(command: Upload | Download | UploadImage | DownloadImage) -> bool:
    """Return whether a transfer is staged now, although the device will reach its host memory soon."""
    return command.host is not None and not command.host.is_direct


def _without_tickets(data: bytes) -> bytes:
    """Return encoded commands, which then complete no ticket."""
    opcode, _, size = _HEAD.unpack_from(data)
    if size == len(data):  # most are one command
        return _HEAD.pack(opcode, 0, size) + data[_HEAD.size :]
    changed = bytearray(data)
    for at, opcode, size in _heads(data):
        _HEAD.pack_into(changed, at, opcode, 0, size)
    return bytes(changed)


def opcodes(data: bytes) -> set[int]:
    """Return the opcodes of encoded commands."""
    return {opcode for _, opcode, _ in _heads(data)}


def _heads(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield where each command begins, its opcode and its size."""
    at = 0
    while at < len(data):
        opcode, _, size = _HEAD.unpack_from(data, at)
        yield at, opcode, size
        at += size


def _recorded(encoder: BatchEncoder, parts: Sequence[_Part]) -> Sequence[Segment]:
    """Return neighbouring commands, which the backend may record together."""
    changing, end = [], 0
    for part in parts:
        if part.number is not None:
            changing.append(end)
        end += len(part.data)
    recorded = encoder.record(b"".join(part.data for part in parts), changing, [part.command for part in parts])
    if recorded is None:
        return _pasted(parts)
    numbers = [part.number for part in parts if part.number is not None]
    encoder.kept.append(recorded)
    return [_run(recorded, numbers) if numbers else _paste(recorded.run(b""))]


def _pasted(parts: Sequence[_Part]) -> Sequence[Segment]:
    """Return neighbouring commands that are not recorded."""
    segments: list[Segment] = []
    for changes, group in groupby(parts, key=lambda part: part.number is not None):
        if changes:
            segments.append(_paste_changes([part.number for part in group if part.number is not None]))
        else:
            segments.append(_paste(b"".join([part.data for part in group])))
    return segments


def _run(recorded: Recorded, numbers: Sequence[int]) -> Segment:
    return lambda changes, into: into.append(recorded.run(b"".join([changes[number] for number in numbers])))


def _paste(data: bytes) -> Segment:
    return lambda _, into: into.append(data)


def _paste_changes(numbers: Sequence[int]) -> Segment:
    return lambda changes, into: into.extend([changes[number] for number in numbers])
