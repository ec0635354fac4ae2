"""What records a trace: the queues, the event loops and the devices that it knows."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias

from ..core.clock_map import ClockMap
from ..core.trace_ring import RecordKind, TraceRing
from ..hal import DeviceHal
from .loop_tracer import LoopTracer
from .native import Notes, load_notes
from .queue_tracer import QueueTracer
from .step_tracer import StepTracer

if TYPE_CHECKING:
    from .engine import QueueEngine  # an engine tells its tracer of its operations

__all__ = ["Tracer"]

OnSlow: TypeAlias = Callable[[Callable[[], object]], None]


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
    """

    notes: Notes
    """Makes the functions that note operations and awaits."""

    def __init__(self, ring: TraceRing, slow: float | None, on_slow: OnSlow) -> None:
        self.ring = ring
        self.slow = slow
        self.on_slow = on_slow
        self._reported: set[tuple[int, int]] = set()  # operations in flight that are slow: queue and ticket
        self.queues: list[QueueTracer] = []
        self.loops: dict[object, LoopTracer] = {}
        self.steps = StepTracer(ring)
        self.clocks: dict[DeviceHal, ClockMap] = {}
        self._lock = threading.RLock()  # several event loops may create queues

    def prepare(self) -> None:
        """*Blocking.* Load native code."""
        self.notes = load_notes()

    def add(self, engine: QueueEngine) -> None:
        """Record a queue from now on. In the queue's loop."""
        engine.cut()  # what was enqueued before is not recorded
        port = engine.port
        with self._lock:
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
        for loop in self.loops.copy().values():
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
