"""The commands of a batch. Each completes one ticket, except the waits and :class:`Encoded`.

Offsets and sizes are in bytes.
"""

from __future__ import annotations

from collections.abc import MutableMapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from weakref import WeakKeyDictionary

from ..image_types import ImageLayout

if TYPE_CHECKING:
    from .images import ImageHal, ImageRegion
    from .memory import HostMemoryHal, MemoryHal
    from .module import KernelHal
    from .sharing import ExternalEvent

__all__ = [
    "WAITS",
    "Batch",
    "Command",
    "Copy",
    "CopyImage",
    "Download",
    "DownloadImage",
    "Encoded",
    "Fill",
    "Launch",
    "Mark",
    "Recording",
    "Replay",
    "TransitionImage",
    "Upload",
    "UploadImage",
    "Variation",
    "WaitExternal",
    "WaitTicket",
    "revoke",
]


@dataclass(slots=True, eq=False)
class Launch:
    """Run a kernel. ``values`` keeps alive the objects that the packed ``arguments`` point to.

    ``result`` has the kernel's ``rets_size`` bytes. It is filled before the ticket counts as completed.
    ``description`` is what traces call the launch; 0 until one has recorded it.
    """

    kernel: KernelHal
    arguments: bytes
    values: Sequence[Any]
    result: bytearray | None = None
    description: int = 0


@dataclass(slots=True, eq=False)
class Upload:
    """Copy host bytes to memory. ``source`` is contiguous and does not change until the ticket completes.

    ``host`` holds ``source`` from ``host_offset`` on, if the device reaches that memory.
    """

    memory: MemoryHal
    offset: int
    source: memoryview
    host: HostMemoryHal | None = None
    host_offset: int = 0


@dataclass(slots=True, eq=False)
class Download:
    """Copy memory to host bytes. ``into`` is contiguous and writable, and nobody reads it until the ticket completes.

    ``host`` holds ``into`` from ``host_offset`` on, if the device reaches that memory.
    """

    into: memoryview
    memory: MemoryHal
    offset: int
    host: HostMemoryHal | None = None
    host_offset: int = 0


@dataclass(slots=True, eq=False)
class Copy:
    """Copy ``size`` bytes. The memories may be on two devices that can copy from each other.

    Ranges of one memory may overlap.
    """

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
    """Copy host texels, row by row without padding, to an image.

    ``host_offset`` is a multiple of 4, and of a texel's bytes.
    """

    image: ImageHal
    region: ImageRegion
    source: memoryview
    host: HostMemoryHal | None = None
    host_offset: int = 0


@dataclass(slots=True, eq=False)
class DownloadImage:
    """Copy a part of an image to host texels, row by row.

    ``host_offset`` is a multiple of 4, and of a texel's bytes.
    """

    into: memoryview
    image: ImageHal
    region: ImageRegion
    host: HostMemoryHal | None = None
    host_offset: int = 0


@dataclass(slots=True, eq=False)
class CopyImage:
    """Copy texels between two images, or between parts of one that do not overlap."""

    to: ImageHal
    to_region: ImageRegion
    source: ImageHal
    source_region: ImageRegion


@dataclass(slots=True, eq=False)
class TransitionImage:
    """Change the layout of an image to ``layout``."""

    image: ImageHal
    layout: ImageLayout


@dataclass(slots=True, eq=False)
class Mark:
    """Complete a ticket, and do nothing else."""


class Variation(Enum):
    """What varies between the replays of a recording, in one of its commands."""

    NUMBERS = "numbers"
    """The numbers of a launch. Its kernel, arrays and images stay."""
    ARGUMENTS = "arguments"
    """The arguments of a launch. Its kernel stays."""
    COMMAND = "command"
    """Everything."""


@dataclass(slots=True, eq=False)
class Recording:
    """Commands that are run again and again: launches, fills, copies, transitions and transfers.

    Attributes
    ----------
    name
        What messages call a replay.
    steps
        The commands in order. A command that changes is a number: the index of the change.
    changes
        What differs, for each command that changes.
    kept
        What the backends have made of the recording, by queue.

    Examples
    --------
    The second command changes with each replay:

    >>> from aiotaichi.hal.commands import Fill, Mark, Recording, Replay, Variation
    >>> fill = Fill(memory, 0, 4, b"\\x07")
    >>> recording = Recording("two steps", [Mark(), 0], [Variation.COMMAND])
    >>> Replay(recording, [fill]).commands == [recording.steps[0], fill]
    True
    """

    name: str
    steps: list[Command | int]
    changes: list[Variation]
    kept: MutableMapping[Any, Any] = field(default_factory=WeakKeyDictionary)


@dataclass(slots=True, eq=False)
class Replay:
    """Run a recording as one ticket. ``changes`` has the commands that change, by the index of the change."""

    recording: Recording
    changes: Sequence[Command]

    @property
    def commands(self) -> Sequence[Command]:
        """All commands, in order."""
        return [self.changes[step] if isinstance(step, int) else step for step in self.recording.steps]


@dataclass(slots=True, eq=False)
class WaitTicket:
    """Hold later commands until another queue has completed a submitted ticket.

    ``queue`` is a queue of the same backend: see :meth:`.QueueHal.wait_for`.
    """

    queue: Any
    ticket: int


@dataclass(slots=True, eq=False)
class WaitExternal:
    """Hold later commands until an event outside of the backend has happened."""

    event: ExternalEvent


@dataclass(slots=True, eq=False)
class Encoded:
    """Run what a queue has encoded before: see :meth:`.QueueHal.hold`. It completes several tickets.

    Attributes
    ----------
    data
        The encoded commands.
    resources
        The objects of the commands that the device uses.
    """

    data: bytes
    resources: Sequence[object]


WAITS: Final = (WaitTicket, WaitExternal)
"""The commands without a ticket, which only hold later commands."""

_COMPACT: Final = {Launch, Mark, *WAITS}

Command: TypeAlias = (
    Launch
    | Replay
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
    | Encoded
)


def revoke(commands: MutableSequence[Command], place: int) -> None:
    """Let a ticket's command do nothing. ``place``: how many tickets of ``commands`` come before it.

    Examples
    --------
    >>> from aiotaichi.hal.commands import Fill, Mark, revoke
    >>> commands = [Mark(), Fill(memory, 0, 4, b"\\x07")]
    >>> revoke(commands, 1)
    >>> commands
    [Mark(), Mark()]
    """
    with_tickets = (index for index, command in enumerate(commands) if not isinstance(command, WAITS))
    commands[next(islice(with_tickets, place, None))] = Mark()


@dataclass(slots=True, eq=False)
class Batch:
    """Commands submitted together. The last command, which is not a wait, has the ticket ``last_ticket``.

    ``loop_is_busy``: several tasks use the event loop, so its thread leaves long calls of a driver to another thread,
    although that thread begins later.

    Examples
    --------
    >>> from aiotaichi.hal.commands import Batch, Copy, Download, Fill, Upload
    >>> into = bytearray(8)
    >>> commands = [
    ...     Upload(memory, 0, memoryview(b"\\x01\\x02")),
    ...     Copy(to=memory, to_offset=2, source=memory, source_offset=0, size=2),
    ...     Fill(memory, offset=4, size=4, pattern=b"\\x07"),
    ...     Download(memoryview(into), memory, 0),
    ... ]
    >>> queue.submit(Batch(commands, last_ticket=4))
    >>> queue.completed(), list(into)
    (4, [1, 2, 1, 2, 7, 7, 7, 7])
    """

    commands: list[Command]
    last_ticket: int
    loop_is_busy: bool = False

    @property
    def is_compact(self) -> bool:
        """Whether the batch takes less memory when it is encoded, and copies no host data."""
        return all(command.__class__ in _COMPACT for command in self.commands)

    def resources(self) -> list[object]:
        """Return the objects that the device uses once the batch is encoded, each once.

        Many batches may wait, so keep these objects rather than the commands.
        """
        found: dict[int, object] = {}
        for command in self.commands:
            if type(command) is Launch and command.result is None:
                found[id(command.kernel)] = command.kernel
                for value in command.values:
                    if not isinstance(value, (int, float)):
                        found[id(value)] = value
            elif type(command) is Fill:
                found[id(command.memory)] = command.memory
            elif type(command) is not Mark:
                found[id(command)] = command
        return [*found.values()]
