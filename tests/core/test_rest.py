"""When a busy loop rests, with a made-up clock."""

from __future__ import annotations

from aiotaichi.core.rest import Rest


def rest_after(seconds_each: float, woken: int = 4, turns: int = 100) -> Rest:
    """Return the rest of a loop whose turns wake ``woken`` tasks, one after ``seconds_each``."""
    rest = Rest(1e-3)
    for turn in range(turns):
        rest.came(turn * woken * seconds_each, woken)
    return rest


def test_a_loop_rests_if_each_queue_has_work_for_two_moments() -> None:
    rest = rest_after(0.4e-3)
    assert rest.suits(7)
    assert not rest.suits(5)


def test_a_loop_does_not_rest_if_the_queues_would_run_dry() -> None:
    rest = rest_after(5e-6)
    assert not rest.suits(64)
    assert rest.suits(1000)


def test_a_loop_does_not_rest_if_it_would_wake_no_more_than_one_task() -> None:
    assert not rest_after(2e-3).suits(1000)


def test_a_task_that_is_alone_on_its_queue_is_woken_at_once() -> None:
    assert not any(rest_after(seconds).suits(1) for seconds in (1e-6, 1e-4, 1e-2, 1.0))


def test_a_loop_that_was_idle_does_not_rest_before_it_is_busy_again() -> None:
    rest = rest_after(0.4e-3)
    rest.came(3600.0, 1)
    assert not rest.suits(64)
