"""The comparison of results."""

from __future__ import annotations

import numpy as np
import pytest

from .comparison import array_difference, value_difference


def test_floats_may_differ_by_a_thousandth_of_the_largest() -> None:
    wanted = np.array([0.0, 1000.0, np.nan, np.inf], np.float32)
    near = np.array([0.9, 999.5, np.nan, np.inf], np.float32)
    assert array_difference(near, wanted) is None
    far = np.array([1.1, 1000.0, np.nan, np.inf], np.float32)
    assert array_difference(far, wanted) == "1 of 4 values differ: at (0,) it is 1.100000023841858, not 0.0"
    assert array_difference(far, wanted, scale=2000.0) is None
    assert array_difference(far, wanted, noise=1.2) is None


def test_a_share_of_the_values_may_be_undecided() -> None:
    wanted, found = np.zeros(1000), np.zeros(1000)
    found[:2] = 1.0
    assert array_difference(found, wanted, undecided=2e-3) is None
    assert array_difference(found, wanted, undecided=1e-3) is not None


@pytest.mark.parametrize(("found", "wanted"), [(np.nan, 1.0), (1.0, np.nan), (np.inf, -np.inf), (1e30, np.inf)])
def test_what_is_no_number_must_be_equal(found: float, wanted: float) -> None:
    assert array_difference(np.array([found, 1.0]), np.array([wanted, 1.0])) is not None


def test_integers_must_be_equal() -> None:
    assert array_difference(np.array([10_000, 1]), np.array([10_000, 1])) is None
    assert array_difference(np.array([10_001, 1]), np.array([10_000, 1])) is not None
    assert array_difference(np.array([1]), np.array([1, 1])) == "its shape is (1,), not (2,)"


def test_lists_are_compared_as_sets_of_their_elements() -> None:
    wanted = np.array([[1, 2, 3], [10, 20, 30]])
    assert array_difference(wanted[:, ::-1], wanted, is_list=True) is None
    assert array_difference(wanted[:, ::-1], wanted) is not None
    swapped = np.array([[1, 2, 3], [20, 10, 30]])
    assert array_difference(swapped, wanted, is_list=True) is not None


def test_elements_of_lists_may_differ_by_the_tolerance() -> None:
    wanted = np.array([[1.0, 1.00001, 5.0], [10.0, 20.0, 30.0]])
    found = np.array([[5.0, 1.000011, 1.000009], [30.001, 10.0, 20.0]])  # sorted, 10 and 20 would change places
    assert array_difference(found, wanted, is_list=True) is None
    missing = np.array([[5.0, 1.0, 1.0], [30.0, 10.0, 10.0]])
    assert array_difference(missing, wanted, is_list=True) is not None
    assert array_difference(wanted, missing, is_list=True) is not None


def test_returned_values_are_compared_number_by_number() -> None:
    assert value_difference((1, np.array([2.0, 3.0])), [1, {"a": 2.0, "b": 3.0}]) is None
    assert value_difference((1, 2), [1, 3]) == "number 1 is 2, not 3"
    assert value_difference((1, 2), [1]) == "it has 2 numbers, not 1"
    assert value_difference(None, None) is None


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        ({"n": 900, "x": 1e6}, {"n": 5, "x": 1e6}),
        ([2**63 + 10**9, -1], [2**63, -1]),
        (5.0, 5),
        ([0.0, {"x": 2.0}], [0.0, {"x": 2.1}]),
    ],
)
def test_no_number_hides_another_one(found: object, wanted: object) -> None:
    assert value_difference(found, wanted) is not None
    assert value_difference(wanted, wanted) is None


def test_floats_are_no_integers() -> None:
    assert array_difference(np.array([1.0]), np.array([1])) == "its dtype is float64, not int64"
