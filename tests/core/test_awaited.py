"""Awaited tickets, without a queue."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.core.awaited import NEVER, Awaited


def test_the_lowest_ticket_that_is_not_done_is_known() -> None:
    awaited = Awaited()
    for ticket in (2, 9, 5):
        awaited.add(ticket)
    assert [awaited.first(done) for done in (0, 2, 5, 8, 9)] == [2, 5, 9, 9, NEVER]


def test_tickets_that_are_done_are_forgotten() -> None:
    awaited = Awaited()
    for ticket in range(1, 101):
        awaited.add(ticket)
    assert len(awaited.added) == 100
    awaited.sort(90)
    assert awaited.added == []
    assert awaited.first(90) == 91


@pytest.mark.slow
@given(st.data())
def test_tickets_are_added_in_any_order(data: st.DataObject) -> None:
    awaited = Awaited()
    waiting: set[int] = set()
    done = 0
    for _ in range(data.draw(st.integers(1, 30))):
        ticket = data.draw(st.integers(done + 1, done + 20))
        awaited.add(ticket)
        waiting.add(ticket)
        if data.draw(st.booleans()):
            done = data.draw(st.integers(done, done + 10))
            waiting = {each for each in waiting if each > done}
            assert awaited.first(done) == min(waiting, default=NEVER)
            assert awaited.count(done) == len(waiting)
