"""What brings the next turn of a loop, without a loop: the tables of docs/developers.md, and random programs."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from aiotaichi.core.pace import Budget
from aiotaichi.core.spin import AdaptiveSpin, FixedSpin
from aiotaichi.core.turns import MOMENT_SECONDS, SERVED, Action, Turns, TurnState

IDLE, LOOKING, ARMED, RESTING = TurnState
BETWEEN_TURNS: dict[TurnState, dict[str, tuple[TurnState, bool]]] = {
    IDLE: {"submitted": (LOOKING, True), "notified": (LOOKING, True), "moment": (IDLE, False)},
    LOOKING: {"submitted": (LOOKING, False), "notified": (LOOKING, False), "moment": (LOOKING, False)},
    ARMED: {"submitted": (LOOKING, True), "notified": (LOOKING, True), "moment": (ARMED, False)},
    RESTING: {"submitted": (LOOKING, True), "notified": (LOOKING, True), "moment": (LOOKING, True)},
}
"""The next state, and whether a turn must come, by state and input."""


def made(patience: int = 0, can_rest: bool = True) -> Turns:
    return Turns(FixedSpin(patience), FixedSpin(0), can_rest)


def end(turns: Turns, woken: int = 0, has_more: bool = False, active: int = 1, awaited: int = 1) -> Action | None:
    """End a turn that has served all queues."""
    return turns.end(woken, has_more, active, 0, lambda: awaited)


def in_state(state: TurnState) -> Turns:
    turns = made()
    if state is IDLE:
        return turns
    assert turns.submitted()
    if state is ARMED:
        turns.begin(0.0)
        assert end(turns) is Action.ARM
        assert not turns.armed(1, 1, False)
    elif state is RESTING:
        for number in range(100):  # 4 tasks each 0.4 ms
            turns.begin(number * 4e-4)
            action = end(turns, woken=4, awaited=1000)
            if action is Action.REST:
                break
            assert action is Action.ARM
            assert turns.armed(1, 1, True)
    assert turns.state is state
    return turns


# -- tables ------------------------------------------------------------------------------------------------------


def test_the_table_has_every_pair() -> None:
    assert set(BETWEEN_TURNS) == set(TurnState)
    assert {frozenset(row) for row in BETWEEN_TURNS.values()} == {frozenset({"submitted", "notified", "moment"})}


@pytest.mark.parametrize("change", ["submitted", "notified", "moment"])
@pytest.mark.parametrize("state", TurnState, ids=lambda state: state.value)
def test_an_input_leads_where_the_table_says(state: TurnState, change: str) -> None:
    turns = in_state(state)
    must_come = getattr(turns, change)()
    assert (turns.state, must_come) == BETWEEN_TURNS[state][change]


@dataclass(frozen=True)
class Ending:
    """How a turn ends, and what follows."""

    action: Action | None
    state: TurnState
    woken: int = 0
    has_more: bool = False
    active: int = 1
    unserved: int = 0
    patience: int = 0
    is_busy: bool = False
    """Tasks complete so fast that the loop may rest."""
    is_submitted: bool = False
    """Something is submitted while the turn runs."""


ENDINGS = {
    "nothing is pending": Ending(None, IDLE, active=0),
    "nothing is pending, and tasks were woken": Ending(None, IDLE, active=0, woken=8),
    "completions are left": Ending(Action.SCHEDULE, LOOKING, has_more=True),
    "completions are left, and nothing is pending": Ending(Action.SCHEDULE, LOOKING, active=0, has_more=True),
    "many tasks were woken": Ending(Action.SCHEDULE, LOOKING, woken=9, active=0),
    "something came in": Ending(Action.SCHEDULE, LOOKING, is_submitted=True),
    "looks are left": Ending(Action.SCHEDULE, LOOKING, patience=1),
    "no look is left": Ending(Action.ARM, LOOKING),
    "queues were not served": Ending(Action.ARM, LOOKING, active=100, unserved=36),
    "the loop is busy": Ending(Action.REST, RESTING, woken=4, is_busy=True),
    "the loop is busy, and completions are left": Ending(
        Action.SCHEDULE, LOOKING, woken=4, is_busy=True, has_more=True
    ),
    "the loop is busy, and queues were not served": Ending(
        Action.ARM, LOOKING, woken=4, is_busy=True, active=100, unserved=36
    ),
    "the loop is busy, and nothing is pending": Ending(None, IDLE, woken=4, is_busy=True, active=0),
}


def ended(ending: Ending) -> tuple[Turns, Action | None]:
    """Make a turn that ends so."""
    turns = made(ending.patience)
    turns.submitted()
    time = 0.0
    for _ in range(50 if ending.is_busy else 0):
        turns.begin(time)
        assert end(turns, woken=4, has_more=True) is Action.SCHEDULE
        time += 4e-4
    turns.begin(time)
    if ending.is_submitted:
        assert not turns.submitted()
    return turns, turns.end(ending.woken, ending.has_more, ending.active, ending.unserved, lambda: 1000)


@pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS)
def test_a_turn_ends_as_the_table_says(ending: Ending) -> None:
    turns, action = ended(ending)
    assert (action, turns.state) == (ending.action, ending.state)


@pytest.mark.parametrize(
    ("served", "is_late", "state"),
    [(64, False, LOOKING), (100, False, ARMED), (64, True, LOOKING), (100, True, LOOKING)],
)
def test_a_loop_sleeps_once_every_queue_is_armed_in_time(served: int, is_late: bool, state: TurnState) -> None:
    turns, action = ended(ENDINGS["queues were not served"])
    assert action is Action.ARM
    assert turns.armed(served, 100, is_late) is (state is LOOKING)
    assert turns.state is state


@pytest.mark.parametrize("interruption", ["submitted", "notified", "left", "looked"])
def test_an_interruption_has_all_queues_armed_again(interruption: str) -> None:
    turns = made(patience=1)
    turns.submitted()
    for action in (Action.SCHEDULE, Action.ARM):
        turns.begin(1.0)
        assert turns.end(0, False, 100, 36, lambda: 1) is action
    assert turns.armed(64, 100, False)
    match interruption:
        case "submitted":
            turns.submitted()
        case "notified":
            turns.notified()
        case "left":
            turns.begin(1.0)
            assert turns.end(0, True, 100, 36, lambda: 1) is Action.SCHEDULE
        case "looked":
            turns.begin(1.0)
            assert turns.end(1, False, 100, 36, lambda: 1) is Action.SCHEDULE
    turns.begin(1.0)
    assert turns.end(0, False, 100, 36, lambda: 1) is Action.ARM
    assert turns.armed(64, 100, False), "36 queues may be unarmed"


# -- how much a turn does ----------------------------------------------------------------------------------------


def rounds(turns: Turns, count: int, seconds_of_a_task: float, seconds_of_a_byte: float = 0.0) -> list[Budget]:
    """Make rounds in which tasks take all that they may. Return their budgets."""
    time, found = 0.0, []
    for _ in range(count):
        budget = turns.begin(time)
        assert budget is not None
        found.append(Budget(budget.tasks, budget.nbytes))
        time += budget.tasks * seconds_of_a_task + budget.nbytes * seconds_of_a_byte
        woken, budget.tasks = budget.tasks, 0
        if seconds_of_a_byte:
            budget.nbytes = 0
        assert end(turns, woken=woken) is Action.SCHEDULE
        assert turns.begin(time) is None, "the tasks run in the same pass of the loop: nobody else is woken in it"
        assert end(turns, has_more=True) is Action.SCHEDULE
    return found


def test_a_turn_wakes_as_many_tasks_as_the_loop_takes_in_its_time() -> None:
    turns = made()
    turns.submitted()
    found = rounds(turns, 20, 1e-4)
    assert found[0].tasks == 64
    assert 10 <= found[-1].tasks <= 12, "1.25 ms"
    assert found[-1].nbytes == 16 * 2**20, "no task had a large transfer"


def test_a_loop_that_was_slow_wakes_many_tasks_again() -> None:
    turns = made()
    turns.submitted()
    assert rounds(turns, 20, 1e-2)[-1].tasks == 8
    assert rounds(turns, 20, 1e-6)[-1].tasks > 64


def test_a_turn_wakes_as_many_bytes_as_the_loop_copies_in_its_time() -> None:
    turns = made()
    turns.submitted()
    found = rounds(turns, 20, 1e-9, 0.5e-9)
    assert found[0].nbytes == 16 * 2**20
    assert 2.2e6 <= found[-1].nbytes <= 2.8e6, "1.25 ms of 2 GB/s"
    assert rounds(turns, 20, 1e-9, 1e-8)[-1].nbytes == 2**20, "every turn may wake a transfer"


@given(budget=st.integers(1, 2**28), size=st.integers(1, 2**28))
def test_a_turn_does_what_is_nearest_to_its_bytes(budget: int, size: int) -> None:
    left, count = Budget(64, budget), 0
    while left.nbytes > 0 and count < 100:
        left.spend(size)
        count += 1
    assert count in (1, 100) or abs(budget - count * size) <= size // 2 + 1


def test_large_transfers_do_not_exceed_the_time_again_and_again() -> None:
    """16 MiB in 0.6 ms: two in a turn are nearer to 1.25 ms than three."""
    turns = made()
    turns.submitted()
    time, counts = 0.0, []
    for _ in range(40):
        budget = turns.begin(time)
        assert budget is not None
        counts.append(0)
        while budget.nbytes > 0:
            budget.spend(2**24)
            counts[-1] += 1
        time += counts[-1] * 0.6e-3
        end(turns, woken=counts[-1])
        assert turns.begin(time) is None
        end(turns, has_more=True)
    assert set(counts[5:]) <= {2, 3}
    assert counts[5:].count(3) <= 8


@pytest.mark.parametrize(("woken", "nbytes"), [(9, 0), (1, 2**20)])
def test_the_turn_after_one_that_woke_much_wakes_nobody(woken: int, nbytes: int) -> None:
    turns = made()
    turns.submitted()
    budget = turns.begin(1.0)
    assert budget is not None
    budget.nbytes -= nbytes
    assert end(turns, woken=woken) is Action.SCHEDULE
    assert turns.begin(1.0) is None
    assert end(turns, active=0) is Action.SCHEDULE, "the third turn measures the round"
    assert turns.begin(1.0) is not None
    assert end(turns, active=0) is None


def test_the_turn_after_one_that_woke_few_may_wake() -> None:
    turns = made()
    turns.submitted()
    turns.begin(1.0)
    end(turns, woken=8)
    assert turns.begin(1.0) is not None


def test_each_turn_has_a_whole_budget() -> None:
    turns = made()
    for _ in range(2):
        budget = turns.begin(1.0)
        assert budget is not None
        assert (budget.tasks, budget.nbytes) == (64, 16 * 2**20)
        budget.tasks = budget.nbytes = 0
        end(turns)


# -- looking -----------------------------------------------------------------------------------------------------


def looks(turns: Turns) -> int:
    """Return how many turns look in vain, after the one that submits, before queues are armed."""
    turns.begin(0.0)
    count = 0
    while end(turns) is Action.SCHEDULE:
        count += 1
        assert count <= 1000
        turns.begin(0.0)
    turns.armed(1, 1, False)
    return count


def test_a_loop_looks_as_long_as_its_patience() -> None:
    turns = made(patience=20)
    for _ in range(3):
        assert turns.submitted()
        assert looks(turns) == 20
    assert turns.notified()
    assert looks(turns) == 0, "a notification renews no patience"


@pytest.mark.parametrize(("slept", "woken", "grows"), [(20e-6, 1, True), (20e-6, 0, False), (80e-6, 1, False)])
@pytest.mark.parametrize("notifications", [1, 2])
def test_only_a_short_sleep_that_a_completion_has_ended_was_in_vain(
    slept: float, woken: int, grows: bool, notifications: int
) -> None:
    spin = AdaptiveSpin(64)
    turns = Turns(spin, FixedSpin(0), can_rest=False)
    turns.submitted()
    looks(turns)
    before = spin.patience
    for _ in range(notifications):  # a program may count completions between the notification and the turn
        turns.notified()
    turns.begin(slept)
    end(turns, woken=woken, active=2)
    assert spin.patience == (min(64, 2 * before + 2) if grows else before)


def test_patience_that_pays_grows_and_else_shrinks() -> None:
    turns = Turns(AdaptiveSpin(20), FixedSpin(0), can_rest=False)
    found = []
    for _ in range(6):
        turns.submitted()
        found.append(looks(turns))
    assert found == [20, 10, 5, 2, 2, 2]
    turns.submitted()
    turns.begin(0.0)
    end(turns)
    turns.begin(0.0)  # this turn only looks
    end(turns, woken=1, active=0)
    turns.submitted()
    turns.begin(0.0)  # this turn submits
    end(turns, woken=1, active=0)
    turns.submitted()
    assert looks(turns) == 4


def slept(turns: Turns, seconds: float) -> int:
    """Look in vain, sleep, and be notified. Return how many turns looked."""
    turns.submitted()
    count = looks(turns)
    turns.notified()
    turns.begin(seconds)
    end(turns, woken=1, active=0)
    return count


def test_patience_grows_again_if_the_loop_sleeps_for_a_moment_only() -> None:
    """A first launch that takes long does not make the loop sleep through all later ones, which are short."""
    turns = Turns(AdaptiveSpin(20), FixedSpin(0), can_rest=False)
    assert [slept(turns, 1e-3) for _ in range(5)] == [20, 10, 5, 2, 2]
    assert [slept(turns, 40e-6) for _ in range(4)] == [2, 6, 8, 10]


@pytest.mark.parametrize(("woken", "active", "expected"), [(1, 1, 20), (2, 1, 1), (8, 8, 1)])
def test_a_loop_with_several_active_tasks_looks_once(woken: int, active: int, expected: int) -> None:
    turns = made(patience=20, can_rest=False)
    turns.submitted()
    turns.begin(0.0)
    count = 0
    while end(turns, woken, active=active) is Action.SCHEDULE:
        woken = 0
        count += 1
        turns.begin(0.0)
    assert count == expected


# -- early submissions -------------------------------------------------------------------------------------------


def test_a_turn_has_four_early_submissions_that_complete() -> None:
    turns = made()
    for left in (3, 2, 1, 0):
        turns.submitted_early(True)
        assert turns.early_left == left
    turns.submitted()
    turns.begin(0.0)
    end(turns, woken=1)
    assert turns.early_left == 4


def test_no_early_submission_follows_one_that_takes_time_or_a_turn_with_several_tasks() -> None:
    turns = made()
    turns.submitted_early(False)
    assert turns.early_left == 0
    turns.submitted()
    turns.begin(0.0)
    end(turns, woken=1)
    turns.begin(0.0)
    end(turns, woken=2)
    assert turns.early_left == 0


def test_the_loop_is_busy_while_turns_wake_several_tasks() -> None:
    turns = made()
    assert not turns.is_busy(0.0)
    # The second number is what a turn does as well: it drops events that nobody awaits, or frees memory.
    for awaited, more, is_busy in (
        (2, 0, True),
        (0, 0, True),
        (1, 0, False),
        (1, 7, False),
        (0, 0, False),
        (3, 0, True),
    ):
        turns.submitted()
        budget = turns.begin(0.0)
        while budget is None:  # a turn that wakes nobody follows one that has woken much
            end(turns)
            budget = turns.begin(0.0)
        budget.awaited += awaited
        end(turns, woken=awaited + more)
        assert turns.is_busy(0.09) is is_busy
        assert not turns.is_busy(0.11), "their time is over"


@pytest.mark.parametrize(("turns_later", "patience"), [(1, 42), (4, 42), (5, 20)])
def test_an_early_look_that_has_narrowly_missed_is_as_long_the_next_time(turns_later: int, patience: int) -> None:
    turns = Turns(FixedSpin(50), AdaptiveSpin(60), can_rest=False)
    turns.early_spin.patience = 40
    turns.submitted()
    turns.submitted_early(False)
    assert turns.early_spin.patience == 20
    for turn in range(turns_later):
        turns.begin(0.0)
        end(turns, woken=turn == turns_later - 1)
    assert turns.early_spin.patience == patience
    turns.begin(0.0)
    end(turns, woken=1)
    assert turns.early_spin.patience == patience


# -- resting -----------------------------------------------------------------------------------------------------


def test_a_rest_has_one_timer_whatever_comes_meanwhile() -> None:
    turns = in_state(RESTING)
    for _ in range(3):
        assert turns.submitted()
        turns.begin(1.0)
        assert end(turns, woken=4, awaited=1000) is None
        assert turns.state is RESTING
    assert turns.moment()
    assert not turns.moment()


def test_a_rest_that_ends_without_a_woken_task_is_the_last() -> None:
    turns = in_state(RESTING)
    turns.moment()
    turns.begin(1.0)
    assert end(turns, awaited=1000) is Action.ARM


def test_a_loop_that_may_not_rest_counts_no_awaited_operations() -> None:
    turns = made(can_rest=False)
    turns.submitted()
    for number in range(100):
        turns.begin(number * 4e-4)
        assert turns.end(4, False, 1, 0, lambda: pytest.fail("it may not rest")) is Action.ARM
        assert turns.armed(1, 1, True)


# -- random programs ---------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Queue:
    """A queue of the machine below."""

    enqueued: int = 0  # operations that no turn has submitted
    running: int = 0
    completed: int = 0  # operations that no turn has counted
    counted: int = 0  # operations whose tasks no turn has woken
    is_armed: bool = False
    has_notified: bool = False  # the loop does not know yet

    def complete(self, most: int) -> None:
        count = min(most, self.running)
        self.running -= count
        self.completed += count
        if count and self.is_armed:
            self.is_armed, self.has_notified = False, True

    @property
    def is_pending(self) -> bool:
        return bool(self.enqueued or self.running or self.completed)


@dataclass
class Loop:
    """The queues of a loop, and what the turns' decisions are carried out on."""

    turns: Turns
    queues: list[Queue]
    time: float = 1.0
    has_turn: bool = False
    timers: int = 0
    active: dict[Queue, None] = field(default_factory=dict)
    due: list[Queue] = field(default_factory=list)
    quiet: int = 0
    """Turns that found nothing, since something happened."""

    def schedule(self, must_come: bool) -> None:
        if must_come:
            assert not self.has_turn, "two turns"
            self.has_turn = True

    def activate(self, queue: Queue) -> None:
        self.active[queue] = None
        self.schedule(self.turns.submitted())

    def turn(self, late: frozenset[Queue], submits: Queue | None) -> None:
        """Make a turn, as Completion does. ``late`` queues complete all between counting and arming."""
        assert self.has_turn
        self.has_turn = False
        turns = self.turns
        budget = turns.begin(self.time)
        served = list(self.active)[:SERVED]
        unserved = len(self.active) - len(served)
        found = 0
        for queue in served:
            found += queue.enqueued + queue.completed
            queue.running, queue.enqueued = queue.running + queue.enqueued, 0
            if queue.completed:
                queue.counted, queue.completed = queue.counted + queue.completed, 0
                queue.is_armed = False
                if queue not in self.due:
                    self.due.append(queue)
            del self.active[queue]
            if queue.is_pending:
                self.active[queue] = None  # at the end: the others come first
        woken, limit = 0, 0 if budget is None else budget.tasks
        while self.due and woken < limit:
            queue = self.due[0]
            part = min(queue.counted, limit - woken)
            queue.counted -= part
            woken += part
            if not queue.counted:
                self.due.pop(0)
        if submits is not None:
            submits.enqueued += 1
            self.active[submits] = None
            assert not turns.submitted(), "the turn runs"
        self.quiet = 0 if found or woken or submits else self.quiet + 1
        action = turns.end(woken, bool(self.due), len(self.active), unserved, lambda: 1000)
        for queue in late:
            queue.complete(queue.running)
        must_follow = action is Action.SCHEDULE
        if action is Action.REST:
            self.timers += 1
        elif action is Action.ARM:
            is_late = False
            for queue in served:
                is_late |= bool(queue.completed)
                queue.is_armed = bool(queue.running) and not queue.completed
            must_follow = turns.armed(len(self.active) - unserved, len(self.active), is_late)
        self.has_turn = must_follow


class AnyProgram(RuleBasedStateMachine):
    """Queues, tasks and a device do anything, in any order. No completion stays unseen."""

    @initialize(
        count=st.sampled_from([1, 2, 63, 64, 65, 130, 300]),
        patience=st.sampled_from([None, 0, 1, 20]),
        can_rest=st.booleans(),
    )
    def begin(self, count: int, patience: int | None, can_rest: bool) -> None:
        spin = AdaptiveSpin(20) if patience is None else FixedSpin(patience)
        self.patience = 20 if patience is None else patience
        self.loop = Loop(Turns(spin, FixedSpin(0), can_rest), [Queue() for _ in range(count)])

    @rule(data=st.data(), operations=st.integers(1, 30), most=st.sampled_from([1, 5, 300]))
    def submit(self, data: st.DataObject, operations: int, most: int) -> None:
        first = data.draw(st.integers(0, len(self.loop.queues) - 1))
        for queue in self.loop.queues[first : first + most]:
            queue.enqueued += operations
            self.loop.activate(queue)
        self.loop.quiet = 0

    @rule(data=st.data(), operations=st.integers(1, 100), most=st.sampled_from([1, 5, 300]))
    def complete(self, data: st.DataObject, operations: int, most: int) -> None:
        first = data.draw(st.integers(0, len(self.loop.queues) - 1))
        for queue in self.loop.queues[first : first + most]:
            queue.complete(operations)
        self.loop.quiet = 0

    @rule(data=st.data())
    def count_early(self, data: st.DataObject) -> None:
        """A task asks whether its operation is done."""
        queue = data.draw(st.sampled_from(self.loop.queues))
        if queue.completed:
            queue.counted, queue.completed, queue.is_armed = queue.counted + queue.completed, 0, False
            if queue not in self.loop.due:
                self.loop.due.append(queue)
            self.loop.quiet = 0
            self.loop.schedule(self.loop.turns.notified())

    @precondition(lambda self: any(queue.has_notified for queue in self.loop.queues))
    @rule()
    def notify(self) -> None:
        for queue in self.loop.queues:
            queue.has_notified = False
        self.loop.quiet = 0
        self.loop.schedule(self.loop.turns.notified())

    @precondition(lambda self: self.loop.timers)
    @rule()
    def pass_a_moment(self) -> None:
        self.loop.timers -= 1
        self.loop.time += MOMENT_SECONDS
        self.loop.quiet = 0
        self.loop.schedule(self.loop.turns.moment())

    @precondition(lambda self: self.loop.has_turn)
    @rule(count=st.integers(1, 40), seconds=st.floats(1e-6, 1e-2))
    def turn(self, count: int, seconds: float) -> None:
        for _ in range(count):
            if self.loop.has_turn:
                self.loop.time += seconds
                self.loop.turn(frozenset(), None)

    @precondition(lambda self: self.loop.has_turn)
    @rule(data=st.data(), submits=st.booleans())
    def interrupted_turn(self, data: st.DataObject, submits: bool) -> None:
        queues = st.sampled_from(self.loop.queues)
        late = data.draw(st.frozensets(queues, max_size=3))
        self.loop.turn(late, data.draw(queues) if submits else None)

    @invariant()
    def what_is_pending_brings_a_turn(self) -> None:
        loop = self.loop
        if loop.has_turn or loop.timers:
            return
        assert not loop.due
        for queue in loop.queues:
            assert not queue.enqueued, "no turn will submit it"
            assert not queue.counted, "no turn will wake its tasks"
            if queue.running or queue.completed:
                assert queue.is_armed or queue.has_notified, "nothing will notify the loop"

    @invariant()
    def the_state_says_what_brings_the_turn(self) -> None:
        loop, state = self.loop, self.loop.turns.state
        assert loop.has_turn is (state is LOOKING)
        assert loop.timers <= 1
        if state is RESTING:
            assert loop.timers
        if state is IDLE:
            assert not any(queue.is_pending for queue in loop.queues)

    @invariant()
    def a_loop_that_finds_nothing_soon_sleeps(self) -> None:
        turns_of_all = -(-len(self.loop.queues) // SERVED) + 1
        assert self.loop.quiet <= self.patience + turns_of_all + 1


TestAnyProgram = AnyProgram.TestCase
TestAnyProgram.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
