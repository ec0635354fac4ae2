"""How many tasks a turn wakes, with a made-up clock."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.core.pace import Pace

TARGET = 1.5e-3


def turns(pace: Pace, waiting: int, seconds_each: float, most: int = 10_000) -> list[float]:
    """Wake ``waiting`` tasks that work for ``seconds_each``. Return how long each turn took to come round."""
    rounds = []
    while waiting:
        woken = min(waiting, pace.limit)
        assert woken > 0
        waiting -= woken
        rounds.append(woken * seconds_each)
        pace.came_round(rounds[-1], woken)
        assert len(rounds) <= most, "the tasks wait for ever"
    return rounds


def test_long_turns_are_cut() -> None:
    pace = Pace(TARGET, 8, 64)
    rounds = turns(pace, 10_000, 50e-6)
    assert all(seconds <= TARGET * 1.3 for seconds in rounds[3:]), "a turn may be a fourth too long before it is cut"
    assert sum(rounds[3:-1]) / len(rounds[3:-1]) > TARGET / 2, "the turns are not cut too much"


def test_a_limit_grows_while_turns_are_short() -> None:
    pace = Pace(TARGET, 8, 64)
    turns(pace, 100_000, 1e-6)
    assert pace.limit > 1000


def test_a_limit_does_not_grow_if_it_is_not_reached() -> None:
    pace = Pace(TARGET, 8, 64)
    for _ in range(100):
        pace.came_round(1e-6, 63)
    assert pace.limit == 64


def test_one_long_turn_halves_the_limit_at_most() -> None:
    pace = Pace(TARGET, 8, 64)
    pace.came_round(1.0, 64)
    assert pace.limit == 32
    pace.came_round(1e-6, 32)
    assert pace.limit > 32


@given(st.lists(st.tuples(st.floats(1e-6, 10.0), st.integers(1, 10_000))))
def test_every_turn_wakes_some(rounds: list[tuple[float, int]]) -> None:
    pace = Pace(TARGET, 8, 64)
    for seconds, woken in rounds:
        before = pace.limit
        pace.came_round(seconds, min(woken, before))
        assert 8 <= pace.limit <= before + before // 4 + 1


def test_a_limit_grows_beside_other_callbacks_of_the_program() -> None:
    """They take most of the time in each turn, and do not grow with the tasks."""
    pace = Pace(TARGET, 8, 8)
    for _ in range(300):
        woken = pace.limit
        pace.came_round(0.85 * TARGET + woken * 1e-6, woken)
    assert pace.limit > 150
