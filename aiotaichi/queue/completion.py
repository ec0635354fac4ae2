"""Completion: each turn of the event loop asks the queues' engines to submit batches and to wake tasks.

After a submission, the next turns look at the counters, because a short kernel is done by then. After some turns,
each busy queue is armed: it will notify the loop, which sleeps. If many tasks wait for each queue, the loop is not
notified: it rests for a moment, and then wakes several tasks at once.

A turn does a part of the work if there is much of it, and leaves the rest to the next turns: the loop serves other
callbacks in between.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING

from ..core.pace import AdaptiveSpin, Budget, FixedSpin, Pace, Spin
from ..core.rest import Rest
from ..hal import Notification, WaitPolicy
from ..hal.loop_thread import LoopThread
from ..interpreter_end import unless_ending
from ..system_errors import named_limits
from .open_device import OpenDevice
from .ports import Port

if TYPE_CHECKING:
    from .engine import QueueEngine  # an engine asks for completion, which looks after engines

__all__ = ["Completion", "Notifier"]

_LATENCY_TURNS = 500
_BALANCED_TURNS = 20
_EARLY_MICROSECONDS = 8  # a small kernel's time on a GPU, and less than a turn of a busy loop
_EARLY = 4  # early submissions of a turn: each operation may complete before the loop comes round
_SERVED = 64  # engines that one turn serves: each costs some microseconds
_ROUND_SECONDS = 2e-3  # how soon the loop shall come round, with the work of the tasks that are woken
_LEAST = 8  # tasks that every turn may wake
_FIRST = 64
_MOMENT_SECONDS = 1e-3  # asyncio's clock has no shorter timers
_WOKEN_BYTES = 16 * 2**20  # a task that is woken by a large transfer will copy as much: some milliseconds


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
    """Looks after the engines that one event loop has created on one device."""

    def __init__(self, open_device: OpenDevice, port: Port, policy: WaitPolicy) -> None:
        self._open_device = open_device
        self.port = port  # the event loop
        self.engines: set[QueueEngine] = set()  # that are not closed
        self.scopes = 0  # open ones in this loop: while there are any, the engines' timelines are watched
        # Each is in the order in which turns serve the engines.
        self._active: OrderedDict[QueueEngine, None] = OrderedDict()
        self._due: OrderedDict[QueueEngine, None] = OrderedDict()  # have completed operations to finish
        self.is_scheduled = False  # the next turn looks after the active engines
        self._is_closed = False
        self._left = 0  # turns that still look for completions, before queues are armed
        self._is_looking = False  # the next turn has no other reason than to look
        self._unarmed = 0  # so many of the active engines, from the first, are to be armed before the loop sleeps
        self._spin = _spin(policy, _LATENCY_TURNS, _BALANCED_TURNS)
        self.early_left = _EARLY  # submissions before the end of this turn; 0 if several tasks are active in it
        # For how many microseconds such a submission looks for its completion.
        self.early_spin = _spin(policy, _EARLY_MICROSECONDS, _EARLY_MICROSECONDS)
        self._pace = Pace(_ROUND_SECONDS, _LEAST, _FIRST)
        self._budget = Budget(0, 0)  # of this turn
        self._rest = Rest(_MOMENT_SECONDS)
        self._can_rest = policy is not WaitPolicy.LATENCY and port.has_real_time
        self._is_resting = False  # until call_later brings a turn, nothing is armed
        self._has_woken = False  # since the last rest
        self._woken = 0  # tasks of the last turn
        self._began = 0.0  # when the last turn began, if it has woken many
        self.notifier = Notifier(port, self._on_written)
        self._thread = LoopThread()
        port.at_end(self._on_loop_end)

    def activate(self, engine: QueueEngine) -> None:
        """Look after ``engine`` from the end of this turn until it is idle."""
        if self._is_closed:
            return
        self._active[engine] = None
        self._unarmed = len(self._active)  # also one that is armed: now it may wait for an earlier ticket
        if not self.is_scheduled:
            self._left = self._spin.patience
            self._schedule()

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

    def expect(self, engine: QueueEngine) -> None:
        """Finish operations of ``engine`` at the end of this turn. Show now what they have printed."""
        self._due[engine] = None
        if not self.is_scheduled:
            self._schedule()
        self._open_device.printed.show()

    def _schedule(self) -> None:
        self.is_scheduled = True
        self.port.call_soon(self._turn)

    @unless_ending
    def _on_loop_end(self) -> None:
        self._thread.release()
        for engine in tuple(self.engines):
            engine.on_loop_end()

    def _on_written(self) -> None:
        self._unarmed = len(self._active)  # any of them may have notified
        if not self._active:
            for engine in tuple(self.engines):
                engine.look()
        if not self.is_scheduled:
            self._turn()

    def _turn(self) -> None:
        self.is_scheduled = True  # until this turn ends: the tasks that it wakes come before the next turn
        began = perf_counter()
        if self._began:
            self._pace.came_round(began - self._began, self._woken)
            self._began = 0.0
        was_looking, self._is_looking = self._is_looking, False
        active, due = self._active, self._due
        engines = tuple(active) if len(active) <= _SERVED else tuple(islice(active, _SERVED))
        for engine in engines:
            try:
                if engine.serve():
                    due[engine] = None
            except Exception as error:  # noqa: BLE001  # one engine's error: the other engines go on
                engine.fail(error)
            timeline = engine.timeline
            if timeline.done == timeline.enqueued:
                active.pop(engine, None)
        woken = self._woken = self._finish() if due else 0
        if woken:
            self._rest.came(began, woken)
            self._has_woken = True
        if woken > 1:  # while several tasks are active, looking would only take their time
            self.early_left, self._left = 0, min(self._spin.patience, 1)
        else:
            self.early_left = _EARLY
            if woken:
                if was_looking:  # else the turn would have come anyway
                    self._spin.found()
                is_in_vain = len(active) > 1 and self._spin.is_least  # looking seldom finds anything
                self._left = 1 if is_in_vain else self._spin.patience
        must_follow = self._must_follow(engines) if active or due or woken > _LEAST else False
        if len(active) > _SERVED:
            self._rotate(engines)
        self.is_scheduled = False
        if must_follow:
            self._schedule()
            if woken > _LEAST:
                self._began = began

    def _finish(self) -> int:
        """Finish completed operations, as many as the loop can take. Return the number of tasks, or as much work."""
        self._open_device.printed.show()
        due, budget, limit = self._due, self._budget, self._pace.limit
        budget.tasks, budget.nbytes = limit, _WOKEN_BYTES
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

    def _must_follow(self, engines: Sequence[QueueEngine]) -> bool:
        """Return whether a turn must follow at once. If not, all active engines are armed, or the loop rests."""
        if self._due or self._woken > _LEAST:  # a turn after many were woken measures how long they take
            self._unarmed = len(self._active)
            return True
        if self._left > 0:
            self._unarmed = len(self._active)
            self._left -= 1
            self._is_looking = True
            if self._left == 0:
                self._spin.missed()
            return True
        return not self._rests(engines) and self._arm(engines)

    def _rests(self, engines: Sequence[QueueEngine]) -> bool:
        """Rest, if that suits. Return whether the loop rests, so that nothing has to notify it."""
        if not self._active.keys() <= set(engines):  # some engines wait for the next turn to serve them
            return False
        if not self._is_resting and self._may_rest():
            self._is_resting = True
            self.port.call_later(self._rest.moment, self._on_moment)
        return self._is_resting

    def _may_rest(self) -> bool:
        """Return whether enough tasks wait for each queue. Tasks must have been woken since the last rest."""
        if not (self._can_rest and self._has_woken):
            return False
        self._has_woken = False
        return self._rest.suits(min((engine.count_awaited() for engine in self._active), default=0))

    def _on_moment(self) -> None:
        self._is_resting = False
        self._unarmed = len(self._active)
        if not self.is_scheduled:
            self._turn()

    def _arm(self, engines: Sequence[QueueEngine]) -> bool:
        """Arm the engines of this turn. Return whether a turn must follow."""
        self._unarmed -= len(engines)
        for engine in engines:
            if engine.arm():  # the ticket has completed since the last look: no notification will come
                self._unarmed = len(self._active)
        return self._unarmed > 0


def _spin(policy: WaitPolicy, always: int, most: int) -> Spin:
    match policy:
        case WaitPolicy.LATENCY:
            return FixedSpin(always)
        case WaitPolicy.BALANCED:
            return AdaptiveSpin(most)
        case WaitPolicy.EFFICIENCY:
            return FixedSpin(0)
