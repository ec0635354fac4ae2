"""What a trace records of one event loop: its tasks, the lines that enqueue, awaits and long turns."""

from __future__ import annotations

import marshal
import weakref
from array import array
from collections.abc import Callable
from pathlib import Path
from time import perf_counter_ns
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ..core.trace_ring import RecordKind
from .ports import Port

if TYPE_CHECKING:
    from .tracer import Tracer  # it makes the tracers of loops

__all__ = ["LoopTracer"]

_PACKAGE: Final = str(Path(__file__).parent.parent)
_LONG_TURN = 200_000
"""The nanoseconds from which a turn is recorded."""
_AWAITS = 5 * 1000
"""The integers of as many awaits as one record has."""
_TURNS = 2 * 100
"""The integers of as many turns as one record has."""
_LINES = 2**16
"""Lines of source that are told apart: a program that makes code while it runs has no end of them."""
_LINE_BITS = 32
_OFFSET_BITS = 20


class LoopTracer:
    """Records one event loop for a trace. All calls are made in the loop's thread.

    Attributes
    ----------
    number
        The loop's number in the trace.
    port
        The event loop.
    lines
        The places that have enqueued: by their numbers, the code and the offset of the call.
    tasks
        The tasks that live: by their ids, a weak reference, the number and the name.
    """

    def __init__(self, tracer: Tracer, number: int, port: Port) -> None:
        self.number = number
        self.port = port
        self.lines: list[tuple[CodeType, int]] = []
        self.tasks: dict[int, tuple[weakref.ref[Any], int, str]] = {}
        self._tracer = tracer
        self._ring = tracer.ring
        self._current_task = port.current_task
        self._task_name = port.task_name
        self._line_numbers: dict[int, int] = {}
        self._own: set[int] = set()  # the ids of the package's own code, which is no user's line
        self._last: weakref.ref[Any] | Callable[[], None] = _no_task
        self._last_number = 0
        self._created = 0
        self._awaits = array("q")
        self._turns = array("q")
        self._stop_watching = port.watch_turns(self._note_turn, _LONG_TURN)
        # By task: when it asked for room, when it got room, and for what. The next operation that it enqueues takes it.
        self._rooms: dict[int, tuple[int, int, str]] = {}

    @property
    def has_turns(self) -> bool:
        """Whether the loop tells when its turns begin and end: uvloop does not."""
        return self._stop_watching is not None

    def task_number(self) -> int:
        """Return the number of the running task; 0 in a callback."""
        task = self._current_task()
        if task is self._last():
            return self._last_number
        if task is None:
            return 0
        key = id(task)
        entry = self.tasks.get(key)
        if entry is None or entry[0]() is not task:
            self._created += 1
            number, name = self._created, self._task_name(task)

            def forget(reference: weakref.ref[Any]) -> None:
                if self.tasks.get(key, (None,))[0] is reference:
                    del self.tasks[key]
                self._rooms.pop(number, None)
                self._ring.add(RecordKind.TASK, perf_counter_ns(), (self.number, number, name))

            entry = self.tasks[key] = (weakref.ref(task, forget), number, name)
        self._last, self._last_number = entry[0], entry[1]
        return entry[1]

    def line_number(self, frame: FrameType | None) -> int:
        """Return the number of the line that ``frame`` executes, or the nearest caller outside of this package."""
        own = self._own
        while frame is not None:
            code = frame.f_code
            if id(code) not in own:
                number = self._line_numbers.get((id(code) << _OFFSET_BITS) + frame.f_lasti)
                if number is not None:
                    return number
                if not code.co_filename.startswith(_PACKAGE):
                    return self._add_line(code, frame.f_lasti)
                own.add(id(code))  # a module has it: the code lives on, and so its id is its own
            frame = frame.f_back
        return 0

    def origin(self, frame: FrameType | None) -> int:
        """Return the numbers of the running task and of the line that ``frame`` executes, in one."""
        return (self.task_number() << _LINE_BITS) | self.line_number(frame)

    def take_room(self) -> tuple[int, int, str] | None:
        """Return for how long the running task has waited for room since it last enqueued, if it has."""
        return self._rooms.pop(self.task_number(), None) if self._rooms else None

    def waited(self, asked: int, what: str) -> None:
        """Record that the running task has waited for room since ``asked``, in nanoseconds, and has got room."""
        task = self.task_number()
        if task:
            asked, _, what = self._rooms.get(task, (asked, 0, what))
            self._rooms[task] = asked, perf_counter_ns(), what

    def resumed(self, queue: int, ticket: int, parked: int) -> None:
        """Record that the running task goes on. It has awaited an operation of a queue since ``parked``."""
        self._awaits.extend((queue, ticket, self.task_number(), parked, perf_counter_ns()))
        if len(self._awaits) >= _AWAITS:
            self._awaits = self._keep(RecordKind.AWAITS, self._awaits)

    def await_of(self, queue: int, ticket: int) -> tuple[int, int]:
        """Return when the first task that awaited an operation parked, and when it went on; zeros if none is known."""
        rows = [self._awaits.tobytes()]
        for kind, data in self._ring.records():
            if kind is RecordKind.AWAITS and (record := marshal.loads(data))[0] == self.number:
                rows.append(record[1])
        for packed in rows:
            found = np.frombuffer(packed, "q").reshape(-1, 5)
            of_ticket = found[(found[:, 1] == ticket) & (found[:, 0] == queue)]
            if len(of_ticket):
                return int(of_ticket[0, 3]), int(of_ticket[0, 4])
        return 0, 0

    def gathered(self) -> list[tuple[RecordKind, bytes]]:
        """Return what is not in the ring yet, as records. From any thread."""
        gathered = [(RecordKind.AWAITS, self._awaits), (RecordKind.TURNS, self._turns)]
        return [(kind, marshal.dumps((self.number, rows.tobytes()))) for kind, rows in gathered if rows]

    def close(self) -> None:
        """Watch the loop no longer."""
        if self._stop_watching is not None:
            self._stop_watching()
            self._stop_watching = None
        self._awaits = self._keep(RecordKind.AWAITS, self._awaits)
        self._turns = self._keep(RecordKind.TURNS, self._turns)

    def _keep(self, kind: RecordKind, rows: array[int]) -> array[int]:
        """Add what is gathered to the ring. Return an array for what follows."""
        if rows:
            self._ring.add(kind, rows[-1], (self.number, rows.tobytes()))
        return array("q")

    def _note_turn(self, began: int, ended: int) -> None:
        self._turns.extend((began, ended))
        if len(self._turns) >= _TURNS:
            self._turns = self._keep(RecordKind.TURNS, self._turns)
        slow = self._tracer.slow
        if slow is not None and ended - began >= slow:
            self._tracer.on_slow(lambda: f"a turn of the event loop of {(ended - began) / 1e6:.3g} ms")

    def _add_line(self, code: CodeType, offset: int) -> int:
        if len(self.lines) >= _LINES:
            return 0
        self.lines.append((code, offset))  # as long as the code is here, no other code has its id
        number = self._line_numbers[(id(code) << _OFFSET_BITS) + offset] = len(self.lines)
        return number


def _no_task() -> None:
    """Stand for a reference to no task."""
