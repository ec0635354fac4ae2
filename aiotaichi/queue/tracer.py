"""What records a trace: the queues, the event loops and the devices that it knows."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import attrgetter
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ..core.clock_map import ClockMap
from ..core.trace_ring import RecordKind, TraceRing
from ..hal import DeviceHal, KernelHal
from ..hal.commands import WAITS, Command, Copy, Download, DownloadImage, Launch, Replay, Upload, UploadImage
from .loop_tracer import LoopTracer
from .operation_name import operation_name
from .queue_tracer import QueueTracer
from .step_tracer import StepTracer

if TYPE_CHECKING:
    from .engine import QueueEngine  # an engine tells its tracer of its operations

__all__ = ["Tracer"]

OnSlow: TypeAlias = Callable[[Callable[[], object]], None]
SizeOf: TypeAlias = Callable[[Command], int]

_MOST = 1024
"""Descriptions of a kernel's launches that are kept: arguments that change make many."""
_MOST_NAMES = 2**16
_NO_LAUNCHES: Final[Mapping[bytes, int]] = {}
_SIZES: Final[Mapping[type, SizeOf]] = {
    Upload: attrgetter("source.nbytes"),
    UploadImage: attrgetter("source.nbytes"),
    Download: attrgetter("into.nbytes"),
    DownloadImage: attrgetter("into.nbytes"),
    Copy: attrgetter("size"),
}
"""How many bytes a command copies."""


class Tracer:
    """Records what queues do into a ring. A trace has one.

    ``slow`` are the seconds from which an operation, or a turn of a loop, is slow. Then ``on_slow`` is called with a
    function that returns what was slow. It may be called in any thread.

    Attributes
    ----------
    queues
        The tracer of each queue, closed ones too, by its number: from 1 on.
    loops
        The tracer of each event loop.
    steps
        The tracer of streams.
    clocks
        The clock of each device.
    names
        What operations are called, and the shapes of their arrays. An operation's number is an index.
    """

    def __init__(self, ring: TraceRing, slow: float | None, on_slow: OnSlow) -> None:
        self.ring = ring
        self.slow = slow
        self.on_slow = on_slow
        self._reported: set[tuple[int, int]] = set()  # operations in flight that are slow: queue and ticket
        self.queues: list[QueueTracer] = []
        self.loops: dict[object, LoopTracer] = {}
        self.steps = StepTracer(ring)
        self.names: list[tuple[str, str]] = [("operation", "")]
        self._numbers: dict[tuple[str, str], int] = {}
        self._launches: dict[KernelHal, dict[bytes, int]] = {}  # the numbers of descriptions, by kernel and arguments
        self._others: dict[type, tuple[int, SizeOf | None]] = {}  # of other commands, by their types
        self.clocks: dict[DeviceHal, ClockMap] = {}

    def add(self, engine: QueueEngine) -> None:
        """Record a queue from now on. In the queue's loop."""
        engine.cut()  # what was enqueued before is not recorded
        port = engine.port
        loop = self.loops.get(port.loop)
        if loop is None:
            loop = self.loops[port.loop] = LoopTracer(self, len(self.loops) + 1, port)
        clock = self.clocks.setdefault(engine.open_device.device, ClockMap())
        tracer = QueueTracer(self, len(self.queues) + 1, engine, clock, loop)
        self.queues.append(tracer)
        engine.trace(tracer)

    def remove(self, engine: QueueEngine) -> None:
        """Record a queue no longer. In the queue's loop."""
        tracer = engine.tracer
        if tracer is not None:
            engine.poll()
            engine.trace(None)
            tracer.close()

    def close(self) -> None:
        """Record nothing any longer."""
        for loop in self.loops.values():
            loop.close()

    def pack(self) -> None:
        """Turn what loops have noted into records. From any thread."""
        for queue in tuple(self.queues):
            queue.pack()
        for loop in tuple(self.loops.values()):
            loop.pack()
        self.steps.pack()

    def count_times(self) -> None:
        """Count how long operations have waited and run, for the runtimes' statistics. From any thread."""
        for queue in tuple(self.queues):
            queue.count_times()

    def gathered(self) -> list[tuple[RecordKind, bytes]]:
        """Return the operations in flight as records. From any thread."""
        return [record for queue in tuple(self.queues) for record in queue.gathered()]

    def look_for_slow(self) -> None:
        """Report operations in flight that are slow by now, each once. From any thread."""
        if self.slow is None:
            return
        before, self._reported = self._reported, set()
        for queue in tuple(self.queues):
            ticket = queue.slow_since(perf_counter() - self.slow)
            if ticket is not None:
                self._reported.add((queue.number, ticket))
                if (queue.number, ticket) not in before:
                    self.on_slow(partial(queue.explain, ticket))

    def describe(self, commands: Sequence[Command], first_ticket: int) -> tuple[array[int], list[int]]:
        """Return the number of what each operation is called; and the ticket and the bytes of each that copies.

        ``first_ticket`` is the first operation's. The tickets and the bytes take turns.
        """
        numbers: list[int] = []
        sizes: list[int] = []
        kernel, known = None, _NO_LAUNCHES
        for command in commands:
            if type(command) is Launch:
                if command.kernel is not kernel:  # most often, a kernel runs several times
                    kernel = command.kernel
                    known = self._launches.get(kernel, _NO_LAUNCHES)
                number = known.get(command.arguments)
                if number is None:
                    number = self._describe_launch(command)
                    kernel = None
                numbers.append(number)
            elif type(command) not in WAITS:
                number, size_of = self._others.get(type(command)) or self._describe(command)
                if size_of is not None:
                    sizes += first_ticket + len(numbers), size_of(command)
                numbers.append(number)
        return array("I", numbers), sizes

    def forget_launches(self) -> None:
        """Forget the descriptions of launches, which hold kernels. They are made again. From any thread."""
        self._launches = {}

    def _describe(self, command: Command) -> tuple[int, SizeOf | None]:
        """Return the number of a command that is no launch, and what tells how many bytes it copies."""
        described = self._number(operation_name(command), ""), _SIZES.get(type(command))
        if type(command) is not Replay:  # each recording has a name of its own
            self._others[type(command)] = described
        return described

    def _describe_launch(self, launch: Launch) -> int:
        number = self._number(operation_name(launch), _shapes(launch.values))
        known = self._launches.setdefault(launch.kernel, {})
        if len(known) >= _MOST:
            known.clear()
        known[launch.arguments] = number
        return number

    def _number(self, name: str, shapes: str) -> int:
        key = name, shapes
        number = self._numbers.get(key)
        if number is None:
            if len(self.names) >= _MOST_NAMES:
                return 0
            number = self._numbers[key] = len(self.names)
            self.names.append(key)
        return number


def _shapes(values: Sequence[Any]) -> str:
    """Return the shapes of the arrays and images among a kernel's arguments."""
    shapes = (getattr(value, "shape", None) for value in values)
    return ", ".join("(" + ", ".join(map(str, shape)) + ")" for shape in shapes if shape is not None)
