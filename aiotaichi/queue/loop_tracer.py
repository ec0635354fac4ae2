"""What a trace records of one event loop: its tasks, the lines that enqueue, awaits and long turns."""

from __future__ import annotations

import marshal
import threading
import weakref
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from types import CodeType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from ..core.trace_ring import AWAIT_ITEMS, AwaitRecord, RecordKind
from .heartbeat import LoopBeat
from .ports import Port
from .waiting_line import wait_listeners

if TYPE_CHECKING:
    from .tracer import Tracer  # it makes the tracers of loops

__all__ = ["LoopTracer", "passes_on"]

P = ParamSpec("P")
T = TypeVar("T")

_LONG_TURN = 200e-6
"""The seconds from which a turn is recorded."""
_BEAT = 5e-3
"""The seconds between two looks at how late the loop is."""
_MOST_AWAITS = 4096
"""Awaits that are not packed: the trace's thread packs them, unless they are too many."""
_ROOMS = 8
"""Waits for room that a task may have before it enqueues; of more, the first are forgotten."""
_LINES = 2**16
"""Lines of source that are told apart: a program that makes code while it runs has no end of them."""
_passing: set[CodeType] = set()


def passes_on(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function that passes a program's call on to a queue: traces show the line of the program."""
    _passing.add(function.__code__)
    return function


class LoopTracer:
    """Records one event loop for a trace. The loop only notes what happens; the trace's thread makes records of it.

    Attributes
    ----------
    number
        The loop's number in the trace.
    port
        The event loop.
    tells_turns
        Whether the loop tells when its turns begin and end. uvloop does not: its turns are seen by the lateness.
    lines
        The places that have enqueued: by their numbers, the code and the offset of the call.
    tasks
        The tasks that live: by their numbers, a weak reference and the name.
    line_numbers
        The numbers of lines, by the sum of the code's id and the offset. An offset of code is an address within the
        code's object: no other code that lives has the same sum.
    task_numbers
        The numbers of the tasks that live, by their ids. None stands for a callback, and has the number 0.
    """

    def __init__(self, tracer: Tracer, number: int, port: Port) -> None:
        self.number = number
        self.port = port
        self.lines: list[tuple[CodeType, int]] = []
        self.tasks: dict[int, tuple[weakref.ref[Any], str]] = {}
        self._tracer = tracer
        self.line_numbers: dict[int, int] = {}
        self.task_numbers: dict[int, int] = {id(None): 0}
        self._created = 0
        self._awaits = array("d")  # each takes as many items as an AwaitRecord has
        self._turns = array("d")
        # By task: when it asked for room, when it got room, and for what. The next operation that it enqueues has it.
        self._rooms: dict[int, deque[tuple[float, float, str]]] = {}
        self._packing = threading.Lock()
        self._lateness = array("d")
        self._held_until = 0.0
        self._stop_watching = port.watch_turns(self._note_turn, _LONG_TURN)
        self.tells_turns = self._stop_watching is not None
        self._beat = LoopBeat(self._note_beat, _BEAT)
        wait_listeners.add(self.waited)

    def rooms_of(
        self, tasks: Sequence[int], enqueued: Sequence[float], first_ticket: int
    ) -> Sequence[tuple[int, float, float, str]]:
        """Return the waits for room before operations: the operation's ticket, and the wait. Forget the waits.

        ``tasks`` are the numbers of the tasks that have enqueued the operations, ``enqueued`` the times.
        """
        if not self._rooms:
            return ()
        found = []
        for place, task in enumerate(tasks):
            waits = self._rooms.get(task)
            if waits and waits[0][1] <= enqueued[place]:
                asked, granted, what = waits.popleft()
                while waits and waits[0][1] <= enqueued[place]:  # it asked for a slot and a lease, for example
                    _, granted, what = waits.popleft()
                found.append((first_ticket + place, asked, granted, what))
        return found

    def line_number(self, code: CodeType, offset: int) -> int:
        """Give a line of source its number: the line at an offset of code that is in :attr:`line_numbers` not yet.

        -1: the code passes a call on.
        """
        if code in _passing:
            self.line_numbers[id(code) + offset] = -1  # marked code stays
            return -1
        if len(self.lines) >= _LINES:
            return 0
        self.lines.append((code, offset))  # as long as the code is here, no other code has its place
        number = self.line_numbers[id(code) + offset] = len(self.lines)
        return number

    def task_number(self, task: object) -> int:
        """Return the number of a task that lives."""
        key = id(task)
        number = self.task_numbers.get(key)
        if number is None:
            self._created += 1
            number = self.task_numbers[key] = self._created
            name = self.port.task_name(task)

            def forget(_: weakref.ref[Any]) -> None:
                del self.task_numbers[key], self.tasks[number]
                self._rooms.pop(number, None)
                self._tracer.ring.add(RecordKind.TASK, perf_counter(), (self.number, number, name))

            self.tasks[number] = weakref.ref(task, forget), name
        return number

    def waited(self, asked: float, what: str) -> None:
        """Record that a task has waited for room since ``asked``, and has got room, if it runs in this loop."""
        task = self.task_number(self.port.current_task()) if self.port.is_current() else 0
        if task:
            self._rooms.setdefault(task, deque(maxlen=_ROOMS)).append((asked, perf_counter(), what))

    def resumed(self, queue: int, ticket: int, parked: float) -> None:
        """Record that the running task goes on. It has awaited an operation since ``parked``. From any event loop."""
        port = self.port
        if port.running() is port.loop:
            self._awaits.extend((queue, ticket, self.task_number(port.current_task()), parked, perf_counter()))
        if len(self._awaits) >= AWAIT_ITEMS * _MOST_AWAITS:
            self.pack()

    def await_of(self, queue: int, ticket: int) -> tuple[float, float]:
        """Return when the first task that awaited an operation parked, and when it went on; zeros if unknown."""
        self.pack()
        for kind, data in self._tracer.ring.records():
            if kind is RecordKind.AWAITS:
                number, rows = marshal.loads(data)
                awaits = AwaitRecord.rows(rows)
                found = awaits[(awaits[:, 1] == ticket) & (awaits[:, 0] == queue)]
                if number == self.number and len(found):
                    return float(found[0, 3]), float(found[0, 4])
        return 0.0, 0.0

    def pack(self) -> None:
        """Turn what was noted into records. From any thread."""
        with self._packing:
            if self._awaits:
                awaits, self._awaits = self._awaits, array("d")
                self._tracer.ring.add(RecordKind.AWAITS, awaits[-1], (self.number, awaits.tobytes()))
            if self._turns:
                turns, self._turns = self._turns, array("d")
                self._tracer.ring.add(RecordKind.TURNS, turns[-1], (self.number, turns.tobytes()))
            if self._lateness:
                lateness, self._lateness = self._lateness, array("d")
                self._tracer.ring.add(RecordKind.LATENESS, lateness[-2], (self.number, lateness.tobytes()))

    def close(self) -> None:
        """Watch the loop no longer. In the loop."""
        if self._stop_watching is not None:
            self._stop_watching()
            self._stop_watching = None
        self._beat.stop()
        wait_listeners.discard(self.waited)

    def _note_beat(self, due: float, late: float) -> None:
        self._lateness.extend((due, late))
        if not self.tells_turns and late >= _LONG_TURN:
            if due >= self._held_until:  # a turn that several beats have missed is one turn
                self._note_turn(due, due + late)
            self._held_until = due + late

    def _note_turn(self, began: float, ended: float) -> None:
        self._turns.extend((began, ended))
        slow = self._tracer.slow
        if slow is not None and ended - began >= slow:
            self._tracer.on_slow(lambda: f"a turn of the event loop of {(ended - began) * 1e3:.1f} ms")
