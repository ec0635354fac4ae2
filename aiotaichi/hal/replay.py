"""Prepare recordings for a queue: what never changes is encoded once, and perhaps recorded by the driver."""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol, TypeAlias

from .commands import Command, Variation

__all__ = ["PreparedRecording", "Recorded", "opcodes", "prepare", "without_tickets"]

Segment: TypeAlias = Callable[[Sequence[bytes], list[bytes]], None]
"""A function that appends encoded commands. It takes the encoded changes of a replay, and the list to append to."""

_HEAD = struct.Struct("=HHI")  # an encoded command begins with its opcode, its number of tickets, and its size


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


class Preparer(Protocol):
    """What preparing needs of the encoder of a queue: see :class:`~aiotaichi.hal.encoder.BatchEncoder`."""

    kept: list[object]

    def encode_without_ticket(self, command: Command) -> bytes: ...

    def may_record(self, command: Command, data: bytes, change: Variation | None) -> bool: ...

    def record(self, data: bytes, changing: Sequence[int], commands: Sequence[Command]) -> Recorded | None: ...


@dataclass(slots=True, eq=False)
class _Part:
    """One command of a recording, encoded. ``number`` is the index of the change; None if nothing changes."""

    command: Command
    data: bytes
    number: int | None


class PreparedRecording:
    """What one queue has made of a recording.

    Parameters
    ----------
    segments
        The commands, in order.
    kept
        The objects that the device uses for these commands.
    """

    def __init__(self, segments: Sequence[Segment], kept: Sequence[object]) -> None:
        self._segments = segments
        self._kept = kept

    def encode(self, changes: Sequence[bytes], parts: list[bytes]) -> None:
        """Append the commands of one replay. They complete no ticket."""
        for append in self._segments:
            append(changes, parts)


def prepare(
    encoder: Preparer, steps: Sequence[Command | int], changes: Sequence[Variation], first: Sequence[Command]
) -> PreparedRecording:
    """Prepare commands for the queue of ``encoder``.

    Parameters
    ----------
    encoder
        Encodes the batches of the queue.
    steps, changes
        As in :class:`~aiotaichi.hal.commands.Recording`.
    first
        The commands of the first replay that change.
    """
    kept_before, encoder.kept = encoder.kept, []
    try:
        segments: list[Segment] = []
        together: list[_Part] = []
        encoded: dict[int, bytes] = {}  # a command may be there several times
        for step in steps:
            number = step if isinstance(step, int) else None
            command = first[step] if isinstance(step, int) else step
            if id(command) not in encoded:
                encoded[id(command)] = encoder.encode_without_ticket(command)
            part = _Part(command, encoded[id(command)], number)
            if encoder.may_record(command, part.data, None if number is None else changes[number]):
                together.append(part)
                continue
            segments += _recorded(encoder, together)
            together = []
            segments += _pasted([part])
        segments += _recorded(encoder, together)
        return PreparedRecording(segments, encoder.kept)
    finally:
        encoder.kept = kept_before


def without_tickets(data: bytes) -> bytes:
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


def _recorded(encoder: Preparer, parts: Sequence[_Part]) -> Sequence[Segment]:
    """Return neighbouring commands, which the backend may record together."""
    if not parts:
        return []
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
    """Return commands that are not recorded."""
    segments: list[Segment] = []
    for changes, group in groupby(parts, key=lambda part: part.number is not None):
        together = list(group)
        if changes:
            segments.append(_paste_changes([part.number for part in together if part.number is not None]))
        else:
            segments.append(_paste(b"".join([part.data for part in together])))
    return segments


def _run(recorded: Recorded, numbers: Sequence[int]) -> Segment:
    return lambda changes, into: into.append(recorded.run(b"".join([changes[number] for number in numbers])))


def _paste(data: bytes) -> Segment:
    return lambda _, into: into.append(data)


def _paste_changes(numbers: Sequence[int]) -> Segment:
    return lambda changes, into: into.extend([changes[number] for number in numbers])
