"""What a trace records of one event loop: its tasks, the lines that enqueue, awaits and long turns."""

from __future__ import annotations

import marshal
import threading
import weakref
from array import array
from collections.abc import Callable
from struct import Struct
from time import perf_counter
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from ..core.trace_ring import AWAIT_ITEMS, AwaitRecord, RecordKind
from .heartbeat import LoopBeat
from .native import PLACE
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
_AWAIT = Struct(f"{AWAIT_ITEMS}d")
_CODES = 2**16
"""Code whose lines are known: a program that makes code while it runs has no end of it."""
_passing: dict[int, CodeType] = {}  # by their ids: a hash of code goes through all of the code


def passes_on(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function that passes a program's call on to a queue: traces show the line of the program."""
    _passing[id(function.__code__)] = function.__code__
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
    codes
        The code that has enqueued, by its number, which is 1 for the first.
    code_numbers
        The numbers of code, by their ids, but not of code that passes calls on.
    tasks
        The tasks that live: by their numbers, a weak reference and the name.
    task_numbers
        The numbers of the tasks that live, by their ids. None stands for a callback, and has the number 0.
    place
        What has enqueued last in this turn: most operations come from the frame of the operation before them.
    rooms
        By the number of a task: since when it has waited for room, when it got room, and for what. The next operation
        that it enqueues takes this.
    """

    def __init__(self, tracer: Tracer, number: int, port: Port) -> None:
        self.number = number
        self._notes = tracer.notes
        self.port = port
        self.codes: list[CodeType] = []
        self.code_numbers: dict[int, int] = {}
        self.tasks: dict[int, tuple[weakref.ref[Any], str]] = {}
        self._tracer = tracer
        self.task_numbers: dict[int, int] = {id(None): 0}
        self._created = 0
        self._awaits = bytearray()  # an _AWAIT for each
        self._turns = array("d")
        self.place = bytearray(PLACE)
        self.rooms: dict[int, tuple[float, float, str]] = {}
        self._packing = threading.Lock()
        self._lateness = array("d")
        self._held_until = 0.0
        self._stop_watching = port.watch_turns(self._note_turn, _LONG_TURN)
        self.tells_turns = self._stop_watching is not None
        self._beat = LoopBeat(self._note_beat, _BEAT)
        wait_listeners.add(self.waited)

    def enter(self, frame: FrameType) -> tuple[float, float, str] | None:
        """Note that another frame enqueues from now on. Return the wait of its task for room, if it has waited.

        native/notes.c does the same if it knows the task and the code, and nobody has waited.
        """
        task = self.task_number(self.port.current_task())
        source = frame.f_back or frame if id(frame.f_code) in _passing else frame
        self._notes.enter(self.place, frame, source, task, self._code_number(source.f_code))
        return self.rooms.pop(task, None)

    def leave(self) -> None:
        """Forget the frame that has enqueued last: frames keep arrays."""
        self._notes.leave(self.place)

    def note_awaits(self, queue: int) -> Callable[[int, float], object]:
        """Return a function that notes the end of an await: of which ticket of a queue, and since when.

        It notes nothing in another thread.
        """
        port = self.port
        return self._notes.of_awaits(
            (
                self._awaits,
                perf_counter,
                self.task_numbers,
                port.current_task,
                self.task_number,
                threading.get_ident(),
                queue,
            )
        )

    def _code_number(self, code: CodeType) -> int:
        number = self.code_numbers.get(id(code))
        if number is None:
            if len(self.codes) >= _CODES:
                return 0
            self.codes.append(code)  # as long as the code is here, no other code has its place
            number = self.code_numbers[id(code)] = len(self.codes)
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
                self.rooms.pop(number, None)
                self._tracer.ring.add(RecordKind.TASK, perf_counter(), (self.number, number, name))

            self.tasks[number] = weakref.ref(task, forget), name
        return number

    def waited(self, asked: float, what: str) -> None:
        """Record that a task has waited for room since ``asked``, and has got room, if it runs in this loop."""
        task = self.task_number(self.port.current_task()) if self.port.is_current() else 0
        if task:  # it may have asked for a slot and a lease, for example: it has waited since the first
            since, *_ = self.rooms.get(task, (asked,))
            self.rooms[task] = since, perf_counter(), what
            self.leave()  # also if its next operation comes from the frame of the last one: enter() sees it

    def resumed_at(self, queue: int, ticket: int, noticed: float) -> float:
        """Return when the first task that awaited an operation went on; ``noticed`` if no task did by then."""
        self.pack()
        for kind, data in self._tracer.ring.records(since=noticed):
            if kind is RecordKind.AWAITS:
                number, rows = marshal.loads(data)
                awaits = AwaitRecord.rows(rows)
                found = awaits[(awaits[:, 1] == ticket) & (awaits[:, 0] == queue)]
                if number == self.number and len(found):
                    parked, resumed = found[0, 3:].tolist()
                    return float(resumed if parked <= noticed < resumed else noticed)
        return noticed

    def pack(self) -> None:
        """Turn what was noted into records. From any thread."""
        with self._packing:
            awaits = bytes(self._awaits)
            if awaits:
                *_, moment = _AWAIT.unpack(awaits[-_AWAIT.size :])
                self._tracer.ring.add(RecordKind.AWAITS, moment, (self.number, awaits))
                del self._awaits[: len(awaits)]
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
        self.leave()
        wait_listeners.discard(self.waited)

    def _note_beat(self, due: float, late: float) -> None:
        self.leave()  # an operation of a batch that is not cut has left a frame
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
