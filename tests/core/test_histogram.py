"""Histograms of seconds, against NumPy; and those by the names of operations."""

from __future__ import annotations

import dataclasses
import math
import threading
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.core import histogram
from aiotaichi.core.histogram import Histogram, HistogramRecorder
from aiotaichi.core.operation_times import OperationTimesRecorder
from aiotaichi.errors import InvalidArgumentError

SECONDS = st.lists(st.one_of(st.floats(0, 100), st.sampled_from(Histogram.bounds)))
"""Also values that are equal to a bound: they belong to its bucket."""


def histogram_of(seconds: list[float]) -> Histogram:
    recorder = HistogramRecorder()
    for each in seconds:
        recorder.add(each)
    return recorder.read()


def test_bounds_are_round_numbers() -> None:
    bounds = Histogram.bounds
    assert (bounds[0], bounds[-1]) == (1e-6, 50)
    assert {0.001, 0.05, 0.1, 0.5, 1.0} <= set(bounds)
    assert list(bounds) == sorted(bounds)


@pytest.mark.slow
@given(SECONDS)
def test_each_value_is_within_its_bound(seconds: list[float]) -> None:
    found, values = histogram_of(seconds), np.array(seconds, np.float64)
    assert found.count == len(seconds)
    assert found.seconds == pytest.approx(sum(seconds))
    assert [count for _, count in found.cumulative] == [(values <= bound).sum() for bound, _ in found.cumulative]
    assert found.cumulative[-1] == (math.inf, len(seconds))
    assert sum(found.counts) == len(seconds)


@given(st.lists(st.integers(0, 2**40)), st.integers(2**40, 2**41))
def test_ages_are_counted_as_each_alone(begun: list[int], now: int) -> None:
    times = sorted(each * 2.0**-20 for each in begun)  # so that differences are exact
    recorder = HistogramRecorder()
    recorder.add_ages(now * 2.0**-20, times)
    expected = histogram_of([now * 2.0**-20 - each for each in times])
    assert recorder.read().counts == expected.counts
    assert recorder.read().seconds == pytest.approx(expected.seconds)


@given(SECONDS, SECONDS)
def test_a_sum_has_the_values_of_both(first: list[float], second: list[float]) -> None:
    found, expected = histogram_of(first) + histogram_of(second), histogram_of(first + second)
    assert found.counts == expected.counts
    assert found.seconds == pytest.approx(expected.seconds)
    recorder = HistogramRecorder()
    recorder.merge(histogram_of(first))
    recorder.merge(histogram_of(second))
    assert recorder.read().counts == expected.counts


@given(SECONDS.filter(bool), st.floats(0, 1))
def test_a_quantile_is_the_smallest_bound_that_has_the_share(seconds: list[float], share: float) -> None:
    values = np.array(seconds, np.float64)
    exact = np.quantile(values, share, method="inverted_cdf") if share else values.min()
    assert histogram_of(seconds).quantile(share) == next(
        bound for bound in (*Histogram.bounds, math.inf) if exact <= bound
    )


def test_an_empty_histogram() -> None:
    found = Histogram()
    assert (found.count, found.seconds, found.quantile(0.5)) == (0, 0, 0)
    assert sum([found, found], Histogram()) == found
    assert repr(found) == "Histogram(count=0, seconds=0)"


@pytest.mark.parametrize("share", [-0.1, 1.1, math.nan, "1", None, True])
def test_a_share_is_a_number_from_0_to_1(share: Any) -> None:
    with pytest.raises(InvalidArgumentError, match=r"quantile: share=.*from 0 to 1"):
        Histogram().quantile(share)


def test_a_histogram_is_immutable() -> None:
    found: Any = Histogram()
    with pytest.raises(dataclasses.FrozenInstanceError):
        found.seconds = 1
    with pytest.raises(TypeError):
        found + 1


def test_threads_add_at_once() -> None:
    recorder = HistogramRecorder()

    def add() -> None:
        for _ in range(2000):
            recorder.add(0.25)

    threads = [threading.Thread(target=add) for _ in range(4)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        found = recorder.read()
        assert found.seconds == found.count * 0.25  # both are of one moment
    for thread in threads:
        thread.join()
    assert recorder.read().count == 8000


def merge(recorder: OperationTimesRecorder, name: str, *times: tuple[float, float]) -> None:
    wait, run = (histogram.histogram_of(np.array(seconds)) for seconds in zip(*times, strict=True))
    recorder.merge(name, wait, run)


def test_operations_count_by_their_names() -> None:
    recorder = OperationTimesRecorder()
    merge(recorder, "write", (0.001, 0.02))
    merge(recorder, "kernel blur", (0.0, 0.3))
    merge(recorder, "write", (0.004, 0.06))
    found = recorder.read()
    assert list(found) == ["kernel blur", "write"]
    assert (found["write"].wait.count, found["write"].wait.seconds) == (2, 0.005)
    assert found["write"].run.cumulative[-1] == (math.inf, 2)
    assert found["write"].run.quantile(1) == 0.1
    assert found["kernel blur"].run.seconds == 0.3
    merge(recorder, "write", (-1e-6, 0.0))  # the clocks of the host and of the device differ a little
    assert recorder.read()["write"].wait.seconds == 0.005


def test_a_program_that_makes_kernels_without_end_fills_no_memory() -> None:
    recorder = OperationTimesRecorder()
    for i in range(1000):
        merge(recorder, f"kernel k{i}", (0.1, 0.2))
    merge(recorder, "kernel k0", (0.1, 0.2))
    merge(recorder, "kernel k999", (0.1, 0.2))
    found = recorder.read()
    assert len(found) == 65
    assert found["kernel k0"].run.count == 2
    assert found["other"].run.count == 1000 - 64 + 1
