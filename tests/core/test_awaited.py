"""Awaited events, without a queue."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.core.awaited import NEVER, Awaited


def taken(awaited: Awaited[int], done: int) -> list[int]:
    events = []
    while (event := awaited.take(done)) is not None:
        events.append(event)
    return events


def test_only_events_that_are_done_are_taken() -> None:
    awaited: Awaited[int] = Awaited()
    for ticket in (2, 5, 9):
        awaited.add(ticket, ticket)
    assert awaited.first == 2
    assert taken(awaited, 5) == [2, 5]
    assert awaited.first == 9
    assert taken(awaited, 8) == []
    assert taken(awaited, 9) == [9]
    assert awaited.first == NEVER


@given(st.lists(st.integers(1, 100)), st.lists(st.integers(0, 120)))
def test_each_event_is_taken_in_the_order_of_the_tickets(tickets: list[int], counts: list[int]) -> None:
    awaited: Awaited[int] = Awaited()
    for ticket in tickets:
        awaited.add(ticket, ticket)
    left, done = sorted(set(tickets)), 0
    for count in [*sorted(counts), NEVER]:
        done = max(done, count)
        assert awaited.first == (left[0] if left else NEVER)
        assert sorted(set(found := taken(awaited, done))) == [ticket for ticket in left if ticket <= done]
        assert found == sorted(found)
        left = [ticket for ticket in left if ticket > done]


@given(st.data())
def test_events_that_come_later_are_taken_in_their_place(data: st.DataObject) -> None:
    awaited: Awaited[int] = Awaited()
    waiting: set[int] = set()
    done = 0
    for _ in range(data.draw(st.integers(1, 30))):
        ticket = data.draw(st.integers(done + 1, done + 20))
        awaited.add(ticket, ticket)
        waiting.add(ticket)
        if data.draw(st.booleans()):
            done = data.draw(st.integers(done, done + 10))
            assert sorted(set(taken(awaited, done))) == sorted(each for each in waiting if each <= done)
            waiting = {each for each in waiting if each > done}
        assert awaited.first == min(waiting, default=NEVER)
