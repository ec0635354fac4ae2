"""The turns of an event loop: what brings the next one, and how much each one does.

A turn submits what tasks have enqueued, counts what has completed, and wakes the tasks that wait for it. If a task
launches a long kernel and awaits it, this happens:

1. The launch is *submitted*: the loop is LOOKING, and a turn is scheduled.
2. The turn submits the kernel. A short kernel is done soon, so the next turns look whether it has completed.
3. They look in vain: the last one arms the queue. The loop is ARMED, and sleeps.
4. The kernel completes, and its queue has *notified* the loop: it is LOOKING again, and a turn wakes the task.
5. No operation is pending: the turn ends, and the loop is IDLE.

A turn that wakes much has a *round* of three turns: it wakes, the next one serves what the woken tasks have enqueued
and wakes nobody, and the third begins the next round. The tasks and the turn that serves them run in one pass of the
loop. The third turn is alone in its pass, so descriptors that have become readable are looked after before the next
tasks: a descriptor waits for one pass with tasks, not for two.

If many tasks wait for each queue, the loop is RESTING in step 3 instead. A *moment* later, a turn wakes several of
them.

Nothing here does I/O, reads a clock or knows an event loop. A method says what has happened, and returns what the
caller must do. docs/developers.md has the tables.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from .pace import Budget, Pace
from .rest import Rest
from .sizes import LEAST_WOKEN_BYTES, WOKEN_BYTES
from .spin import Spin

__all__ = ["ARM", "MOMENT_SECONDS", "REST", "SCHEDULE", "SERVED", "Action", "TurnState", "Turns"]

SERVED = 64
"""Queues that one turn serves: each costs some microseconds."""
MOMENT_SECONDS = 1e-3
"""How long the loop rests. asyncio's clock has no shorter timers."""

_ROUND_SECONDS = 1.25e-3  # how long a round shall take, with the work of the tasks that are woken
_LEAST = 8  # tasks that every turn may wake
_FIRST = 64  # tasks that the first turn may wake
# If a turn that finds completions begins sooner after the turn that has armed the queues, the loop has slept in vain:
# to sleep and to wake takes about as long.
_SHORT_SLEEP_SECONDS = 50e-6
_RECENT_SECONDS = 0.1  # after which the tasks that were woken last no longer count
_EARLY = 4  # early submissions of a turn: each operation may complete before the loop comes round
_NARROW = 4  # turns: if the operation completes within four turns after the look, the look has missed it narrowly


class TurnState(Enum):
    """What brings the next turn."""

    IDLE = "idle"
    """Nothing is pending. A submission brings a turn."""
    LOOKING = "looking"
    """The next turn comes at once, after the callbacks that are ready. Or a turn runs."""
    ARMED = "armed"
    """Each queue notifies the loop when an awaited operation completes."""
    RESTING = "resting"
    """A timer brings the next turn. Nothing is armed: under load, notifications cost more than the tasks."""


class Action(Enum):
    """What the caller must do at the end of a turn."""

    SCHEDULE = "schedule"
    """Have the next turn come at once."""
    ARM = "arm"
    """Arm the queues that the turn has served, and call :meth:`Turns.armed`."""
    REST = "rest"
    """Call :meth:`Turns.moment` after ``MOMENT_SECONDS``."""


class _Round(Enum):
    """How far a round is."""

    NONE = "none"
    WOKEN = "woken"
    """A turn has woken much. The next one serves."""
    RUN = "run"
    """The tasks have run, and a turn has served them. The next one measures the round."""


NO_ROUND, WOKEN, RUN = _Round
IDLE, LOOKING, ARMED, RESTING = TurnState  # Python 3.11 finds a global name faster than a member of an Enum
SCHEDULE, ARM, REST = Action


class Turns:
    """Decides when turns come, and how much each does.

    A queue is active from a submission until none of its operations is pending.

    Parameters
    ----------
    spin
        How many turns look for completions before the queues are armed.
    early_spin
        For how many microseconds an early submission looks for its completion.
    can_rest
        Whether the loop may rest under load.

    Attributes
    ----------
    state
        What brings the next turn.
    early_left
        How many submissions may still come before the end of this turn. 0 if several tasks are active in it.
    """

    def __init__(self, spin: Spin, early_spin: Spin, can_rest: bool) -> None:
        self.state = IDLE
        self.early_left = _EARLY
        self.early_spin = early_spin
        self._can_rest = can_rest
        self._is_shared = False  # several tasks have waited for what the last turn that has woken some has finished
        self._budget = Budget(0, 0)
        self._pace = Pace(_ROUND_SECONDS, _LEAST, _FIRST)
        self._byte_pace = Pace(_ROUND_SECONDS, LEAST_WOKEN_BYTES, WOKEN_BYTES)
        self._rest = Rest(MOMENT_SECONDS)
        self._spin = spin
        self._since_missed = _NARROW  # turns since a look was in vain; no matter how many if there are _NARROW
        self._looks = 0  # turns that still look, before queues are armed
        self._only_looks = False  # the next turn has no other reason than to look
        self._is_awakened = False  # a notification has woken the loop, and its turn has not begun
        self._slept_in_vain = False  # before this turn, if the turn finds completions
        self._is_new = False  # there is a submission that no turn has served
        self._armed = 0  # queues that were armed since something has come in
        self._has_timer = False  # moment() will be called. No two timers run, also if other turns come meanwhile
        self._has_woken = False  # since the last rest
        self._round = NO_ROUND
        self._woken = 0  # tasks of the last turn that could wake some
        self._woken_bytes = 0  # of their transfers
        self._began = 0.0  # when that turn began

    # -- what happens between turns -----------------------------------------------------------------------------

    def submitted(self) -> bool:
        """Note that operations were enqueued, or that a task awaits one. Return whether a turn must come."""
        self._is_new = True
        self._armed = 0
        if self.state is LOOKING:
            return False
        self.state = LOOKING
        self._looks = self._spin.patience
        return True

    def notified(self) -> bool:
        """Note that a queue has notified the loop, or that completions were counted. Return whether a turn must come.

        A turn finishes what was counted.
        """
        self._armed = 0
        self._is_awakened = self._is_awakened or self.state is ARMED
        is_asleep = self.state is not LOOKING
        self.state = LOOKING
        return is_asleep

    def moment(self) -> bool:
        """Note that the time of a rest is over. Return whether a turn must come."""
        self._has_timer = False
        return self.state is RESTING and self.notified()  # else other turns have come meanwhile

    def submitted_early(self, has_completed: bool) -> None:
        """Note that a task was alone in its turn, and its operation was submitted before the end of the turn.

        ``has_completed``: whether it has completed in the time of ``early_spin``.
        """
        if has_completed:
            self.early_left -= 1
            self.early_spin.found()
        else:
            self.early_left = 0  # the task parks: the next one in this turn is another task
            self.early_spin.missed()
            self._since_missed = 0

    def is_busy(self, now: float) -> bool:
        """Return whether several tasks use the loop at the time ``now``: those that were woken last, not long ago."""
        return self._is_shared and now - self._began < _RECENT_SECONDS

    # -- a turn -------------------------------------------------------------------------------------------------

    def begin(self, now: float) -> Budget | None:
        """Begin a turn at the time ``now``, in seconds. Return what it may wake, or None if it must wake nobody."""
        self._slept_in_vain = self._is_awakened and now - self._began < _SHORT_SLEEP_SECONDS
        self._is_awakened = False
        self._is_new = False
        if self._round is WOKEN:
            self._round = RUN
            return None
        if self._round is RUN:
            self._round = NO_ROUND
            if self._woken >= _LEAST:
                self._pace.came_round(now - self._began, self._woken)
            if self._woken_bytes:
                self._byte_pace.came_round(now - self._began, self._woken_bytes)
        self._began = now
        self._budget.tasks, self._budget.nbytes = self._pace.limit, self._byte_pace.limit
        self._budget.awaited = 0
        return self._budget

    def end(
        self, woken: int, has_more: bool, active: int, unserved: int, count_awaited: Callable[[], int]
    ) -> Action | None:
        """End a turn. Return what brings the next one; None if nothing has to.

        Parameters
        ----------
        woken
            How many tasks the turn has woken.
        has_more
            Whether it has left counted completions to the next turn.
        active
            How many queues are active.
        unserved
            How many of them the turn has not served.
        count_awaited
            Returns the number of operations that are awaited on the active queue that has the fewest.
        """
        if woken:
            if self._since_missed < _NARROW:
                self.early_spin.missed_narrowly()
                self._since_missed = _NARROW
            self._learn(woken, active)
        else:
            self.early_left = _EARLY
            self._since_missed += 1
        if self._round is NO_ROUND and woken:
            self._woken, self._woken_bytes = woken, self._byte_pace.limit - self._budget.nbytes
            if woken > _LEAST or self._budget.tasks <= 0 or self._woken_bytes:
                self._round = WOKEN
        self._only_looks = False
        if has_more or self._round is not NO_ROUND or self._is_new:
            self._armed = 0
            return SCHEDULE
        if not active:
            self.state = IDLE
            return None
        if self._looks:
            self._looks -= 1
            self._only_looks = True
            self._armed = 0
            if not self._looks:
                self._spin.missed()
            return SCHEDULE
        if unserved:
            return ARM
        if self._has_timer:
            self.state = RESTING
            return None
        if self._can_rest and self._may_rest(count_awaited):
            self.state = RESTING
            self._has_timer = True
            return REST
        return ARM

    def armed(self, served: int, active: int, is_late: bool) -> bool:
        """Note that a turn has armed the queues that it has served. Return whether to schedule a turn.

        ``is_late``: whether an operation has completed since the turn has counted. Nothing will notify of it.
        """
        self._armed = 0 if is_late else self._armed + served
        if self._armed < active:
            return True
        self.state = ARMED
        return False

    # -- private ------------------------------------------------------------------------------------------------

    def _learn(self, woken: int, active: int) -> None:
        """Decide how long to look, by the tasks that this turn has woken."""
        self._rest.came(self._began, woken)
        self._has_woken = True
        if self._slept_in_vain:  # a notification that came for nothing says nothing
            self._spin.missed_narrowly()
        self._is_shared = self._budget.awaited > 1
        if woken > 1:  # while several tasks are active, looking would only take their time
            self.early_left, self._looks = 0, min(self._spin.patience, 1)
            return
        self.early_left = _EARLY
        if self._only_looks:  # else the turn would have come anyway
            self._spin.found()
        is_in_vain = active > 1 and self._spin.is_least  # looking seldom finds anything
        self._looks = 1 if is_in_vain else self._spin.patience

    def _may_rest(self, count_awaited: Callable[[], int]) -> bool:
        """Return whether enough tasks wait for each queue. Tasks must have been woken since the last rest."""
        if not self._has_woken:
            return False
        self._has_woken = False
        return self._rest.suits(count_awaited())
