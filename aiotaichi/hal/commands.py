"""What a batch is made of. Every command but :class:`WaitTicket` completes one ticket."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from .contract import KernelHal, MemoryHal, QueueHal

__all__ = [
    "Batch",
    "Command",
    "Copy",
    "Download",
    "Fill",
    "Launch",
    "LaunchSequence",
    "Mark",
    "Upload",
    "WaitTicket",
]


@dataclass(slots=True, eq=False)
class Launch:
    """Run a kernel. ``values`` keeps what the packed ``arguments`` point to alive.

    ``result`` is as long as the kernel's ``rets_size`` and filled before the ticket counts as completed.
    """

    kernel: KernelHal
    arguments: bytes
    values: Sequence[Any]
    result: bytearray | None = None


@dataclass(slots=True, eq=False)
class LaunchSequence:
    """Run the dispatches of a compute graph in order, as one ticket."""

    launches: Sequence[Launch]


@dataclass(slots=True, eq=False)
class Upload:
    """Copy host bytes to memory. ``source`` is contiguous and does not change until the ticket completes."""

    memory: MemoryHal
    offset: int
    source: memoryview


@dataclass(slots=True, eq=False)
class Download:
    """Copy memory to host bytes. ``into`` is contiguous and writable."""

    into: memoryview
    memory: MemoryHal
    offset: int


@dataclass(slots=True, eq=False)
class Copy:
    """Copy ``size`` bytes between memories of one device; the ranges may overlap."""

    to: MemoryHal
    to_offset: int
    source: MemoryHal
    source_offset: int
    size: int


@dataclass(slots=True, eq=False)
class Fill:
    """Repeat ``pattern`` over ``size`` bytes, a multiple of its length."""

    memory: MemoryHal
    offset: int
    size: int
    pattern: bytes


@dataclass(slots=True, eq=False)
class Mark:
    """Do nothing, in order."""


@dataclass(slots=True, eq=False)
class WaitTicket:
    """Hold what follows until another queue has completed a ticket that it has already been handed."""

    queue: QueueHal
    ticket: int


Command: TypeAlias = "Launch | LaunchSequence | Upload | Download | Copy | Fill | Mark | WaitTicket"


@dataclass(slots=True, eq=False)
class Batch:
    """Commands of one submission; ``last_ticket`` is the ticket of the last of them, which is no wait."""

    commands: list[Command]
    last_ticket: int
