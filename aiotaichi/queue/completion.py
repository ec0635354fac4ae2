"""Completion: each turn of the event loop asks the queues' engines to submit batches and to wake tasks.

``core/turns.py`` decides when the next turn comes, and how much it does. A turn does a part of the work if there is
much of it, and leaves the rest to the next turns: the loop serves other callbacks in between.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING

from ..core.pace import Budget
from ..core.spin import AdaptiveSpin, FixedSpin, Spin
from ..core.turns import ARM, MOMENT_SECONDS, REST, SCHEDULE, SERVED, Turns
from ..hal import Notification, WaitPolicy
from ..hal.interpreter_lock import lend_lock
from ..hal.loop_thread import LoopThread
from ..interpreter_end import unless_ending
from ..system_errors import named_limits
from .open_device import OpenDevice
from .ports import Port

if TYPE_CHECKING:
    from .engine import QueueEngine  # an engine asks for completion, which looks after engines
    from .operation_scope import OperationScope  # it knows the completions whose operations it is told of

__all__ = ["Completion", "Notifier"]

_LATENCY_TURNS = 500
_BALANCED_TURNS = 20
_EARLY_MICROSECONDS = 60  # a small kernel's time: to sleep and to be resumed takes about as long


class Notifier:
    """A notification that one loop watches, shared by the loop's queues.

    Queues set ``notification``. The loop then clears it and calls ``callback``. It takes a descriptor: a process that
    has none left gets a ResourceExhaustedError.
    """

    def __init__(self, port: Port, callback: Callable[[], None]) -> None:
        self._port = port
        self._callback = callback
        self._is_closing = False
        with named_limits("cannot create a queue of this event loop"):
            self.notification = Notification()
            try:
                port.add_reader(self.notification.fileno(), self._on_readable)
            except BaseException:
                self.notification.close()
                raise

    @property
    def is_watched(self) -> bool:
        """Whether the loop runs. From any thread."""
        return self._port.is_running()

    def close(self) -> None:
        """Leave the loop, from any thread. Queues no longer notify."""
        self._is_closing = True
        if self._port.is_current():
            self._close()
        elif not self._port.call_threadsafe(self._close):
            self._close_notification()  # the loop has ended, and its selector with it

    @unless_ending
    def __del__(self) -> None:
        if self._is_closing:  # asyncio's loops drop the calls that they have taken when they are closed
            self._close_notification()

    def _close(self) -> None:
        # In the loop: if a descriptor is closed while the loop still watches its number, another file may get it.
        self._port.remove_reader(self.notification.fileno())
        self._close_notification()

    def _close_notification(self) -> None:
        self._is_closing = False
        self.notification.close()

    def _on_readable(self) -> None:
        if self.notification.clear():  # else another reader callback of the same turn has cleared it
            self._callback()


class Completion:
    """Looks after the engines that one event loop has created on one device. Its ``turns`` decide when."""

    def __init__(self, open_device: OpenDevice, port: Port, policy: WaitPolicy) -> None:
        self._open_device = open_device
        self.port = port  # the event loop
        self.engines: set[QueueEngine] = set()  # that are not closed
        self.operation_scopes: set[OperationScope] = set()  # that are open
        # Open ones of all kinds in this loop: while there are any, the engines' timelines are watched.
        self.scopes = 0
        # Each is in the order in which turns serve the engines.
        self._active: OrderedDict[QueueEngine, None] = OrderedDict()
        self._due: OrderedDict[QueueEngine, None] = OrderedDict()  # have completed operations to finish
        self._is_closed = False
        self.is_dropping = False  # in a turn
        self.turns = Turns(
            _spin(policy, _LATENCY_TURNS, _BALANCED_TURNS),
            _spin(policy, _EARLY_MICROSECONDS, _EARLY_MICROSECONDS),
            policy is not WaitPolicy.LATENCY and port.has_real_time,
        )
        self.notifier = Notifier(port, self._on_written)
        self._thread = LoopThread()
        port.at_end(self._on_loop_end)

    def activate(self, engine: QueueEngine) -> None:
        """Look after ``engine`` from the end of this turn until it is idle."""
        if self._is_closed:
            return
        self._active[engine] = None
        if self.turns.submitted():
            self.port.call_soon(self._turn)

    def expect(self, engine: QueueEngine) -> None:
        """Finish operations of ``engine`` at the end of this turn. Show now what they have printed."""
        self._due[engine] = None
        if self.turns.notified():
            self.port.call_soon(self._turn)
        self._open_device.printed.show()

    def close(self) -> None:
        """Stop looking after the engines. In the loop's own thread."""
        for engine in tuple(self._due):
            engine.finish_all()
        self._active.clear()
        self._due.clear()
        if not self._is_closed:
            self._is_closed = True
            self._thread.release()
            self.port.forget_end(self._on_loop_end)

    @unless_ending
    def _on_loop_end(self) -> None:
        self._thread.release()
        for engine in tuple(self.engines):
            engine.on_loop_end()

    def _on_written(self) -> None:
        if not self._active:
            for engine in tuple(self.engines):
                engine.look()
        if self.turns.notified():
            self._turn()

    def _on_moment(self) -> None:
        if self.turns.moment():
            self._turn()

    def _turn(self) -> None:
        turns, active, due = self.turns, self._active, self._due
        budget = turns.begin(perf_counter())
        if len(active) <= SERVED:
            engines, unserved = tuple(active), 0
        else:
            engines, unserved = tuple(islice(active, SERVED)), len(active) - SERVED
        for engine in engines:
            try:
                if engine.serve():
                    due[engine] = None
            except Exception as error:  # noqa: BLE001  # one engine's error: the other engines go on
                engine.fail(error)
            timeline = engine.timeline
            if timeline.done == timeline.enqueued:
                active.pop(engine, None)
        woken = 0
        if due and budget is not None:
            self.is_dropping = True
            woken = self._finish(budget)
            self.is_dropping = False
        if unserved:
            self._rotate(engines)
        action = turns.end(woken, bool(due), len(active), unserved, self._count_awaited)
        if action is ARM:
            is_late = sum(engine.arm() for engine in engines) > 0
            action = SCHEDULE if turns.armed(len(active) - unserved, len(active), is_late) else None
        if action is SCHEDULE:
            self.port.call_soon(self._turn)
            lend_lock()  # else the loop sleeps, and gives the interpreter's lock up
        elif action is REST:
            self.port.call_later(MOMENT_SECONDS, self._on_moment)

    def _finish(self, budget: Budget) -> int:
        """Finish completed operations, as many as the loop can take. Return the number of tasks, or as much work."""
        self._open_device.printed.show()
        due, limit = self._due, budget.tasks
        while due and budget.tasks > 0 and budget.nbytes > 0:
            engine, _ = due.popitem(last=False)
            if engine.finish(budget):
                due[engine] = None
        return limit - budget.tasks

    def _rotate(self, engines: Sequence[QueueEngine]) -> None:
        """Serve the other engines first in the next turn."""
        for engine in engines:
            if engine in self._active:
                self._active.move_to_end(engine)

    def _count_awaited(self) -> int:
        """Return how many operations are awaited on the active engine that has the fewest."""
        return min((engine.count_awaited() for engine in self._active), default=0)


def _spin(policy: WaitPolicy, always: int, most: int) -> Spin:
    match policy:
        case WaitPolicy.LATENCY:
            return FixedSpin(always)
        case WaitPolicy.BALANCED:
            return AdaptiveSpin(most)
        case WaitPolicy.EFFICIENCY:
            return FixedSpin(0)
