"""What a batch is made of. Every command but the waits completes one ticket."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ..image_types import ImageLayout

if TYPE_CHECKING:
    from .contract import KernelHal, QueueHal
    from .images import ImageHal, ImageRegion
    from .memory import HostMemoryHal, MemoryHal
    from .sharing import ExternalEvent

__all__ = [
    "WAITS",
    "Batch",
    "Command",
    "Copy",
    "CopyImage",
    "Download",
    "DownloadImage",
    "Fill",
    "Launch",
    "LaunchSequence",
    "Mark",
    "TransitionImage",
    "Upload",
    "UploadImage",
    "WaitExternal",
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


@dataclass(slots=True, eq=False, weakref_slot=True)
class LaunchSequence:
    """Run the dispatches of a compute graph in order, as one ticket.

    ``graph`` is for what a backend makes of the graph whatever its arguments are, by queue. Bound to its arguments
    it is enqueued again and again: ``kept`` is then for what a backend makes of it with them.
    """

    launches: Sequence[Launch]
    graph: MutableMapping[Any, Any]
    kept: MutableMapping[Any, Any] | None = None


@dataclass(slots=True, eq=False)
class Upload:
    """Copy host bytes to memory. ``source`` is contiguous and does not change until the ticket completes.

    ``host`` is what holds it, from ``host_offset`` on, where the device has allocated that.
    """

    memory: MemoryHal
    offset: int
    source: memoryview
    host: HostMemoryHal | None = None
    host_offset: int = 0


@dataclass(slots=True, eq=False)
class Download:
    """Copy memory to host bytes. ``into`` is contiguous and writable; ``host`` is what begins with it."""

    into: memoryview
    memory: MemoryHal
    offset: int
    host: HostMemoryHal | None = None


@dataclass(slots=True, eq=False)
class Copy:
    """Copy ``size`` bytes between memories of one device, where the ranges may overlap, or of two that can."""

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
class UploadImage:
    """Copy host texels, row by row without padding, to an image; ``host_offset`` is a multiple of 4 and a texel."""

    image: ImageHal
    region: ImageRegion
    source: memoryview
    host: HostMemoryHal | None = None
    host_offset: int = 0


@dataclass(slots=True, eq=False)
class DownloadImage:
    """Copy a part of an image to host bytes."""

    into: memoryview
    image: ImageHal
    region: ImageRegion
    host: HostMemoryHal | None = None


@dataclass(slots=True, eq=False)
class CopyImage:
    """Copy texels between two images, or between parts of one that do not overlap."""

    to: ImageHal
    to_region: ImageRegion
    source: ImageHal
    source_region: ImageRegion


@dataclass(slots=True, eq=False)
class TransitionImage:
    """Make an image ready for what ``layout`` says."""

    image: ImageHal
    layout: ImageLayout


@dataclass(slots=True, eq=False)
class Mark:
    """Do nothing, in order."""


@dataclass(slots=True, eq=False)
class WaitTicket:
    """Hold what follows until another queue has completed a ticket that it has already been handed."""

    queue: QueueHal
    ticket: int


@dataclass(slots=True, eq=False)
class WaitExternal:
    """Hold what follows until something outside of the backend has happened."""

    event: ExternalEvent


WAITS: Final = (WaitTicket, WaitExternal)
"""Those that have no ticket, and only hold what follows."""

_COMPACT: Final = {Launch, Mark, *WAITS}

Command: TypeAlias = (
    Launch
    | LaunchSequence
    | Upload
    | Download
    | Copy
    | Fill
    | UploadImage
    | DownloadImage
    | CopyImage
    | TransitionImage
    | Mark
    | WaitTicket
    | WaitExternal
)


@dataclass(slots=True, eq=False)
class Batch:
    """Commands of one submission; ``last_ticket`` is the ticket of the last of them, which is no wait."""

    commands: list[Command]
    last_ticket: int

    @property
    def is_compact(self) -> bool:
        """Whether it takes less memory encoded than as commands, and host data have no part in it."""
        return all(command.__class__ in _COMPACT for command in self.commands)

    def resources(self) -> list[object]:
        """Return what the device needs of it once it is encoded, each once: many wait, and have little else."""
        found: dict[int, object] = {}
        for command in self.commands:
            if type(command) is Launch and command.result is None:
                found[id(command.kernel)] = command.kernel
                found.update((id(value), value) for value in command.values if not isinstance(value, int | float))
            elif type(command) is Fill:
                found[id(command.memory)] = command.memory
            elif type(command) is not Mark:
                found[id(command)] = command
        return [*found.values()]
