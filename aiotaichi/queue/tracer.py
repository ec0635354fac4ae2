"""What records a trace: the queues, the event loops and the devices that it knows."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any, TypeAlias

from ..core.clock_map import ClockMap
from ..core.trace_ring import RecordKind, TraceRing
from ..hal import DeviceHal, KernelHal
from ..hal.commands import Command, Copy, Download, DownloadImage, Launch, Upload, UploadImage
from .loop_tracer import LoopTracer
from .operation_name import operation_name
from .queue_tracer import QueueTracer

if TYPE_CHECKING:
    from .engine import QueueEngine  # an engine tells its tracer of its operations

__all__ = ["Tracer"]

OnSlow: TypeAlias = Callable[[Callable[[], object]], None]

_MOST = 4096
"""Descriptions of launches that are kept: arguments that change make many."""
_MOST_NAMES = 2**16


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
    clocks
        The clock of each device.
    names
        What operations are called, and the shapes of their arrays. An operation's number is an index.
    """

    def __init__(self, ring: TraceRing, slow: float | None, on_slow: OnSlow) -> None:
        self.ring = ring
        self.slow = None if slow is None else round(slow * 1e9)
        self.on_slow = on_slow
        self._reported: set[tuple[int, int]] = set()  # operations in flight that are slow: queue and ticket
        self.queues: list[QueueTracer] = []
        self.loops: dict[object, LoopTracer] = {}
        self.names: list[tuple[str, str]] = [("operation", "")]
        self._numbers: dict[tuple[str, str], int] = {}
        self._launches: dict[tuple[int, bytes], tuple[int, weakref.ref[KernelHal]]] = {}
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

    def gathered(self) -> list[tuple[RecordKind, bytes]]:
        """Return what is not in the ring yet, as records. From any thread."""
        records = [record for loop in tuple(self.loops.values()) for record in loop.gathered()]
        for queue in tuple(self.queues):
            records += queue.gathered()
        return records

    def look_for_slow(self) -> None:
        """Report operations in flight that are slow by now, each once. From any thread."""
        if self.slow is None:
            return
        before, self._reported = self._reported, set()
        for queue in tuple(self.queues):
            ticket = queue.slow_since(perf_counter_ns() - self.slow)
            if ticket is not None:
                self._reported.add((queue.number, ticket))
                if (queue.number, ticket) not in before:
                    self.on_slow(partial(queue.explain, ticket))

    def describe(self, command: Command) -> tuple[int, int]:
        """Return the number of what an operation is called, and how many bytes it copies."""
        if command.__class__ is Launch:
            key = id(command.kernel), command.arguments
            known = self._launches.get(key)
            if known is not None and known[1]() is command.kernel:
                return known[0], 0
            number = self._number(operation_name(command), _shapes(command.values))
            if len(self._launches) >= _MOST:
                self._launches.clear()
            self._launches[key] = number, weakref.ref(command.kernel)
            return number, 0
        return self._number(operation_name(command), ""), _size(command)

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


def _size(command: Command) -> int:
    match command:
        case Upload(source=data) | UploadImage(source=data) | Download(into=data) | DownloadImage(into=data):
            return data.nbytes
        case Copy(size=size):
            return size
        case _:
            return 0
