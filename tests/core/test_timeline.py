"""The timeline of a queue, without a device or an event loop."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from aiotaichi.core.timeline import Gate, HeldBatch, Timeline, TimelineState
from aiotaichi.errors import Error, InvalidStateError

CHANGES = ("refuse", "fail", "abandon", "close")
OPEN, REFUSING, FAILED, ABANDONED, CLOSED = TimelineState
TRANSITIONS: dict[TimelineState, dict[str, TimelineState]] = {
    OPEN: {"refuse": REFUSING, "fail": FAILED, "abandon": ABANDONED},
    REFUSING: {"refuse": REFUSING, "fail": FAILED, "abandon": ABANDONED, "close": CLOSED},
    FAILED: {"refuse": FAILED, "fail": FAILED, "abandon": ABANDONED, "close": CLOSED},
    ABANDONED: {"refuse": ABANDONED, "fail": ABANDONED, "abandon": ABANDONED, "close": CLOSED},
    CLOSED: dict.fromkeys(CHANGES, CLOSED),
}
"""The next state, by state and change. A missing pair is a bug of the caller, and raises."""
WAYS = {OPEN: [], REFUSING: ["refuse"], FAILED: ["fail"], ABANDONED: ["abandon"], CLOSED: ["refuse", "close"]}
"""How each state is reached."""


def made(state: TimelineState = OPEN, batch_limit: int = 100) -> Timeline[str, str]:
    timeline: Timeline[str, str] = Timeline(batch_limit)
    for change in WAYS[state]:
        apply(timeline, change)
    return timeline


def apply(timeline: Timeline[str, str], change: str) -> None:
    error = InvalidStateError(change)
    match change:
        case "refuse":
            timeline.refuse(error)
        case "fail":
            timeline.fail(error)
        case "abandon":
            timeline.abandon(error)
        case "close":
            timeline.close()


async def never() -> None:
    raise AssertionError("a timeline awaits nothing")


def gate() -> Gate:
    return Gate(never)


class NoCommands:
    def submit(self) -> None:
        raise AssertionError("a timeline submits nothing")

    def revoke(self, place: int) -> None:
        raise AssertionError("a timeline revokes nothing")


def held(last_ticket: int, count: int = 1) -> HeldBatch:
    return HeldBatch(NoCommands(), last_ticket - count + 1, last_ticket)


# -- states ------------------------------------------------------------------------------------------------------


def test_the_table_has_every_state() -> None:
    assert set(TRANSITIONS) == set(TimelineState) == set(WAYS)


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("state", TimelineState, ids=lambda state: state.value)
def test_a_change_leads_where_the_table_says_or_raises(state: TimelineState, change: str) -> None:
    timeline = made(state)
    assert timeline.state is state
    following = TRANSITIONS[state].get(change)
    if following is None:
        with pytest.raises(InvalidStateError, match=f"cannot {change} .* {state.value}"):
            apply(timeline, change)
        assert timeline.state is state
    else:
        apply(timeline, change)
        assert timeline.state is following


def test_only_an_open_queue_cannot_be_closed() -> None:
    pairs = product(TimelineState, CHANGES)
    missing = [(state, change) for state, change in pairs if change not in TRANSITIONS[state]]
    assert missing == [(OPEN, "close")]


@pytest.mark.parametrize("state", [state for state in TimelineState if state is not OPEN])
def test_only_an_open_timeline_takes_operations(state: TimelineState) -> None:
    timeline = made(state)
    with pytest.raises(InvalidStateError, match=state.value):
        timeline.enqueue("command", "event")
    assert (timeline.enqueued, list(timeline.events), timeline.cut()) == (0, [], [])


def test_the_first_refusal_counts_until_a_failure() -> None:
    timeline = made()
    first, second, third, fourth = (InvalidStateError(name) for name in ("first", "second", "third", "fourth"))
    timeline.refuse(first)
    timeline.abandon(second)
    assert (timeline.refusal, timeline.failure) == (first, None)
    timeline.fail(third)
    timeline.fail(fourth)
    assert (timeline.refusal, timeline.failure) == (third, third)


# -- tickets -----------------------------------------------------------------------------------------------------


def test_the_caller_acts_when_a_batch_begins_and_when_it_is_full() -> None:
    timeline = made(batch_limit=3)
    assert [timeline.enqueue(name, name) for name in "abcd"] == [True, False, True, True]
    assert timeline.cut() == [*"abcd"]
    assert [timeline.enqueue(name, name) for name in "efg"] == [True, False, True]
    assert (timeline.batched, timeline.enqueued, timeline.full_at) == (4, 7, 7)


def test_every_operation_fills_a_batch_of_one() -> None:
    timeline = made(batch_limit=1)
    assert timeline.enqueue("a", "a")
    assert timeline.cut() == ["a"]
    assert timeline.enqueue("b", "b")


def test_a_batch_ends_with_a_ticket() -> None:
    timeline = made()
    timeline.wait("wait 1")
    assert timeline.cut() == []
    timeline.enqueue("a", "a")
    timeline.wait("wait 2")
    timeline.enqueue("b", "b")
    timeline.wait("wait 3")
    timeline.wait("wait 4")
    assert timeline.cut() == ["wait 1", "a", "wait 2", "b"]
    assert timeline.cut() == []
    timeline.enqueue("c", "c")
    assert timeline.cut() == ["wait 3", "wait 4", "c"]
    timeline.enqueue("d", "d")
    assert timeline.cut() == ["d"]


def test_waits_after_a_cut_stay_in_order() -> None:
    timeline = made()
    timeline.enqueue("a", "a")
    timeline.wait("wait 1")
    assert timeline.cut() == ["a"]
    timeline.wait("wait 2")
    timeline.enqueue("b", "b")
    assert timeline.cut() == ["wait 1", "wait 2", "b"]


def submitted(events: Iterable[str]) -> Timeline[str, str]:
    """Return a timeline whose operations are submitted."""
    timeline = made()
    for name in events:
        timeline.enqueue(name, name)
    timeline.cut()
    timeline.submitted = timeline.batched
    return timeline


def test_a_completion_is_counted_and_its_events_are_dropped_later() -> None:
    timeline = submitted("abcd")
    timeline.complete(3)
    assert [timeline.is_done(ticket) for ticket in (1, 2, 3, 4)] == [True, True, True, False]
    assert (timeline.in_flight, timeline.done_events, list(timeline.events)) == (1, 3, [*"abcd"])
    timeline.events.popleft()
    assert timeline.done_events == 2
    assert [timeline.event(ticket) for ticket in (3, 4)] == ["c", "d"]


@pytest.mark.parametrize("ticket", [0, 3, 4])
def test_a_backend_that_miscounts_is_refused(ticket: int) -> None:
    timeline = made()
    for name in "abc":
        timeline.enqueue(name, name)
    timeline.submitted = 2
    timeline.complete(1)
    with pytest.raises(InvalidStateError, match=f"counts ticket {ticket}, with 1 completed, 2 submitted"):
        timeline.complete(ticket)
    assert (timeline.completed, timeline.in_flight) == (1, 2)


def test_a_failure_drops_everything() -> None:
    timeline = submitted("a")
    timeline.hold(gate())
    timeline.enqueue("b", "event b")
    timeline.wait("wait")
    assert list(timeline.fail(InvalidStateError("lost"))) == ["a", "event b"]
    assert (timeline.in_flight, list(timeline.events), list(timeline.held)) == (0, [], [])
    assert timeline.cut() == []
    assert timeline.is_done(1)
    assert not timeline.has_completed(1), "a failure completes nothing"


@pytest.mark.parametrize("state", [*TimelineState])
def test_an_operation_may_run_after_its_event_only_on_an_abandoned_queue(state: TimelineState) -> None:
    timeline = made()
    timeline.enqueue("a", "a")
    timeline.enqueue("b", "b")
    timeline.cut()
    timeline.submitted = 2
    timeline.complete(1)
    for change in WAYS[state]:
        apply(timeline, change)
    assert [timeline.may_run(ticket) for ticket in (1, 2)] == [False, state is ABANDONED]
    assert [timeline.is_over(ticket) for ticket in (1, 2)] == [True, state is CLOSED]


# -- gates -------------------------------------------------------------------------------------------------------


def test_a_gate_holds_all_later_operations() -> None:
    timeline = made()
    first, second, batches = gate(), gate(), [held(1), held(2), held(3)]
    for item in (first, batches[0], batches[1], second, batches[2]):
        timeline.hold(item)
    assert list(timeline.open(second)) == []
    assert list(timeline.open(first)) == batches
    assert not timeline.held
    assert list(timeline.open(first)) == [], "a gate may be opened again"


def test_a_failure_drops_what_is_held_behind() -> None:
    timeline = made()
    first, batch = gate(), held(1)
    for item in (first, batch, held(2)):
        timeline.hold(item)
    released = timeline.open(first)
    assert next(released) is batch
    timeline.fail(InvalidStateError("no memory"))
    assert list(released) == []


def test_a_batch_counts_as_held_until_the_next_one_is_taken() -> None:
    timeline = made()
    first, batch = gate(), held(1)
    timeline.hold(first)
    timeline.hold(batch)
    for item in timeline.open(first):
        assert list(timeline.held) == [item]
    assert not timeline.held


def test_a_held_batch_is_found_by_any_of_its_tickets() -> None:
    timeline = made()
    batches = [held(2, count=2), held(3), held(6, count=3)]
    items: list[Gate | HeldBatch] = [gate(), batches[0], gate(), *batches[1:]]
    for item in items:
        timeline.hold(item)
    assert [timeline.held_batch(ticket) for ticket in range(1, 8)] == [
        batches[0],
        batches[0],
        batches[1],
        *[batches[2]] * 3,
        None,
    ]


# -- revocation --------------------------------------------------------------------------------------------------


def test_another_event_stands_for_a_ticket() -> None:
    timeline: Timeline[str, str] = Timeline(8)
    for name in "abc":
        timeline.enqueue(name, name)
    timeline.replace_event(2, "B")
    assert [timeline.event(ticket) for ticket in (1, 2, 3)] == ["a", "B", "c"]
    assert timeline.uncut == ["a", "b", "c"]
    timeline.uncut[1] = "nothing"
    assert timeline.cut() == ["a", "nothing", "c"]
    assert timeline.uncut == []


def test_a_watched_timeline_calls_for_each_operation() -> None:
    timeline: Timeline[str, str] = Timeline(4)
    assert [timeline.enqueue("", "") for _ in range(2)] == [True, False]
    timeline.watch(True)
    assert [timeline.enqueue("", "") for _ in range(3)] == [True] * 3
    timeline.cut()
    assert [timeline.enqueue("", "") for _ in range(2)] == [True] * 2
    timeline.watch(False)
    assert [timeline.enqueue("", "") for _ in range(3)] == [True, True, True], "one call more, and then a full batch"
    timeline.cut()
    assert [timeline.enqueue("", "") for _ in range(2)] == [True, False]


# -- sequences ---------------------------------------------------------------------------------------------------


class Sequences(RuleBasedStateMachine):
    """A timeline beside a model: lists of the enqueued and cut operations, and the last completed one."""

    def __init__(self) -> None:
        super().__init__()
        self.timeline: Timeline[int, int] = Timeline(3)
        self.commands: list[int] = []  # every command so far: a ticket, or minus the ticket that a wait stands before
        self.cut: list[int] = []
        self.gates: list[Gate] = []
        self.completed = 0

    @property
    def is_open(self) -> bool:
        return self.timeline.state is OPEN

    @precondition(lambda self: self.is_open)
    @rule()
    def enqueue(self) -> None:
        ticket = self.timeline.enqueued + 1
        size = ticket - self.timeline.batched
        assert self.timeline.enqueue(ticket, ticket) == (size == 1 or size >= 3)
        self.commands.append(ticket)

    @precondition(lambda self: self.is_open)
    @rule()
    def wait(self) -> None:
        self.timeline.wait(-self.timeline.enqueued - 1)
        self.commands.append(-self.timeline.enqueued - 1)

    @rule()
    def cut_batch(self) -> None:
        batch = self.timeline.cut()
        assert not batch or batch[-1] == self.timeline.batched == self.timeline.enqueued
        self.cut += batch
        if not batch:
            return
        if self.timeline.held:
            self.timeline.hold(held(self.timeline.batched))
        else:
            self.timeline.submitted = self.timeline.batched

    @precondition(lambda self: self.is_open)
    @rule()
    def hold(self) -> None:
        self.cut_batch()
        self.gates.append(gate())
        self.timeline.hold(self.gates[-1])

    @precondition(lambda self: self.gates)
    @rule(data=st.data())
    def open(self, data: st.DataObject) -> None:
        self.submit(self.timeline.open(data.draw(st.sampled_from(self.gates))))

    def submit(self, released: Iterable[HeldBatch]) -> None:
        for item in released:
            assert item.last_ticket > self.timeline.submitted
            self.timeline.submitted = item.last_ticket

    @precondition(lambda self: self.timeline.in_flight and self.timeline.submitted > self.timeline.completed)
    @rule(data=st.data())
    def complete(self, data: st.DataObject) -> None:
        timeline = self.timeline
        self.completed = data.draw(st.integers(timeline.completed + 1, timeline.submitted))
        timeline.complete(self.completed)

    @precondition(lambda self: self.timeline.done_events)
    @rule()
    def drop(self) -> None:
        self.timeline.events.popleft()

    @rule(change=st.sampled_from(CHANGES))
    def end(self, change: str) -> None:
        if change not in TRANSITIONS[self.timeline.state]:
            return
        error: Error = InvalidStateError(change)
        match change:
            case "refuse":
                self.timeline.refuse(error)
            case "fail":
                self.timeline.fail(error)
            case "abandon":
                self.timeline.abandon(error)
                self.timeline.fail(error)
            case "close" if not self.timeline.in_flight:
                self.timeline.close()

    @invariant()
    def tickets_are_in_order(self) -> None:
        timeline = self.timeline
        assert 0 <= timeline.completed <= timeline.submitted <= timeline.batched <= timeline.enqueued
        assert timeline.full_at == timeline.batched + 3

    @invariant()
    def every_event_is_kept_until_it_is_done_and_dropped(self) -> None:
        timeline = self.timeline
        dropped = timeline.done - timeline.done_events
        assert list(timeline.events) == list(range(dropped + 1, timeline.enqueued + 1))
        assert all(timeline.event(ticket) == ticket for ticket in timeline.events)

    @invariant()
    def an_operation_is_done_if_it_has_completed_or_the_queue_has_failed(self) -> None:
        timeline = self.timeline
        tickets = range(1, timeline.enqueued + 1)
        in_flight = [ticket for ticket in tickets if not timeline.is_done(ticket)]
        assert in_flight == ([] if timeline.failure else list(tickets[self.completed :]))
        assert timeline.in_flight == len(in_flight)

    @invariant()
    def batches_are_the_commands_in_order(self) -> None:
        assert self.cut == self.commands[: len(self.cut)]

    @invariant()
    def a_timeline_that_is_not_open_refuses(self) -> None:
        assert (self.timeline.refusal is None) == self.is_open

    @invariant()
    def only_a_gate_holds(self) -> None:
        if self.timeline.held:
            first = self.timeline.held[0]
            assert isinstance(first, Gate)
            assert not first.is_open


TestSequences = Sequences.TestCase
TestSequences.settings = settings(max_examples=120, stateful_step_count=40, deadline=None)
