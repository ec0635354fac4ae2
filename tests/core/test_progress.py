"""The progress of a queue, against a model that knows every operation."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from aiotaichi.core.progress import Progress

MOST_WHOLE = 2


def shorten(commands: Sequence[str]) -> Sequence[str]:
    return [command[0] for command in commands]


class Model(RuleBasedStateMachine):
    """Submits, completes and fails at random. The model adds each tick of the clock in which the device has work."""

    def __init__(self) -> None:
        super().__init__()
        self.progress: Progress[str] = Progress(MOST_WHOLE, shorten)
        self.now = 0
        self.submitted = self.completed = self.busy = self.lost = 0
        self.ends: list[int] = []
        self.failures: set[int] = set()
        self.revoked: set[int] = set()

    @rule(ticks=st.integers(1, 100))
    def pass_time(self, ticks: int) -> None:
        self.now += ticks
        if self.submitted > self.completed:
            self.busy += ticks

    @rule(operations=st.integers(1, 5))
    def submit(self, operations: int) -> None:
        self.submitted += operations
        self.ends.append(self.submitted)
        self.progress.submit(self.submitted, ["fill"] * operations, self.now, self.now)

    @precondition(lambda self: self.submitted > self.completed)
    @rule(data=st.data(), failures=st.sets(st.integers(1, 5)))
    def complete(self, data: st.DataObject, failures: set[int]) -> None:
        known = {self.completed + each for each in failures if self.completed + each <= self.submitted}
        for ticket in known:  # some for the second time, and some that were revoked
            self.failures.add(ticket)
            self.progress.note_failure(ticket)
        self.completed = data.draw(st.integers(self.completed + 1, self.submitted))
        self.progress.complete(self.completed, self.now)

    @precondition(lambda self: self.submitted > self.completed)
    @rule(data=st.data())
    def revoke(self, data: st.DataObject) -> None:
        ticket = data.draw(st.integers(self.completed + 1, self.submitted))
        if ticket not in self.revoked:
            self.revoked.add(ticket)
            self.progress.note_revocation(ticket)

    @rule(enqueued=st.integers(0, 3))
    def fail(self, enqueued: int) -> None:
        in_flight = self.submitted - self.completed + enqueued
        self.progress.fail(in_flight, self.now)
        self.failures = {each for each in self.failures if each <= self.completed}
        self.lost += in_flight - sum(each > self.completed for each in self.revoked)
        self.submitted += enqueued
        self.completed = self.submitted

    @invariant()
    def figures_are_the_models(self) -> None:
        assert self.progress.busy_seconds(self.now) == self.busy
        failed = self.lost + sum(each <= self.completed for each in self.failures - self.revoked)
        revoked = sum(each <= self.completed for each in self.revoked)
        assert self.progress.outcomes == (self.completed - failed - revoked, failed, revoked)
        ends = [end for end in self.ends if self.completed < end]
        batch = self.progress.batch_of(self.completed + 1)
        assert (batch.last_ticket if batch else None) == (ends[0] if ends else None)


TestModel = Model.TestCase


def test_an_idle_queue_is_not_busy() -> None:
    progress: Progress[str] = Progress(MOST_WHOLE, shorten)
    assert progress.busy_seconds(5.0) == 0
    progress.submit(2, ["fill", "fill"], 1.0, 2.0)
    assert progress.busy_seconds(5.0) == 3
    progress.complete(1, 6.0)
    assert progress.busy_seconds(7.0) == pytest.approx(5)
    progress.complete(2, 8.0)
    assert progress.busy_seconds(20.0) == 6


def test_of_later_batches_only_a_part_is_kept() -> None:
    progress: Progress[str] = Progress(MOST_WHOLE, shorten)
    for ticket in (1, 2, 3):
        progress.submit(ticket, ["fill"], 0.0, 0.0)
    kept = [progress.batch_of(ticket) for ticket in (1, 2, 3)]
    assert [each.commands for each in kept if each] == [["fill"], ["fill"], ["f"]]
