"""Transfers are divided where registrations of host memory end."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from aiotaichi.core.sizes import REGISTERED_SIZE as R
from aiotaichi.hal import HostMemoryHal
from aiotaichi.hal.host_parts import host_parts


class Host(HostMemoryHal):
    """Memory of which some bytes are registered, in pieces from the first of these on."""

    __slots__ = ("address", "offset", "prepared_size")

    def __init__(self, offset: int, prepared_size: int) -> None:
        self.address = 2**40
        self.offset = offset
        self.prepared_size = prepared_size

    @property
    def __array_interface__(self) -> dict[str, Any]:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("host", "offset", "size", "parts"),
    [
        (Host(0, R), 0, R, [(True, 0, R)]),
        (Host(0, 3 * R), R - 1, 2, [(True, 0, 1), (True, 1, 2)]),
        (Host(4096, R), 100, 1000, [(True, 0, 1000)]),
        (Host(-16, 2 * R), 0, 10, [(False, 0, 10)]),
        (Host(-16, 2 * R), 0, 16, [(False, 0, 16)]),
        (Host(-16, 2 * R), 16, 100, [(True, 0, 100)]),
        (Host(-16, 100), 0, 200, [(False, 0, 16), (True, 16, 116), (False, 116, 200)]),
        (Host(-16, 100), 116, 20, [(False, 0, 20)]),
        (Host(-16, 2 * R), 10, 2 * R, [(False, 0, 6), (True, 6, R + 6), (True, R + 6, 2 * R)]),
    ],
)
def test_parts(host: Host, offset: int, size: int, parts: list[tuple[bool, int, int]]) -> None:
    assert host_parts(host, offset, size, R) == parts


@given(st.integers(-4095, 0), st.integers(1, 4 * R), st.integers(0, 5 * R), st.integers(1, 5 * R))
@example(-1, R, 0, R + 2)
def test_no_part_spans_an_end_of_a_registration(first: int, registered: int, offset: int, size: int) -> None:
    parts = host_parts(Host(first, registered), offset, size, R)
    assert parts[0][1] == 0
    assert parts[-1][2] == size
    assert all(before[2] == after[1] for before, after in pairwise(parts))
    for is_direct, begin, end in parts:
        assert begin < end
        start, last = first + offset + begin, first + offset + end - 1
        if is_direct:
            assert start >= 0
            assert last < registered
            assert start // R == last // R
        else:
            assert last < 0 or start >= registered


@pytest.mark.parametrize(
    ("host", "offset", "size", "parts"),
    [
        (Host(0, 5 * R), 3, 4 * R, [(True, 0, 4 * R)]),
        (Host(-16, 3 * R), 0, 10, [(False, 0, 10)]),
        (Host(-16, 3 * R), 0, 2 * R, [(False, 0, 16), (True, 16, 2 * R)]),
        (Host(-16, 100), 0, 200, [(False, 0, 16), (True, 16, 116), (False, 116, 200)]),
        (Host(-16, 100), 116, 20, [(False, 0, 20)]),
    ],
)
def test_parts_of_memory_that_is_one_piece(
    host: Host, offset: int, size: int, parts: list[tuple[bool, int, int]]
) -> None:
    assert host_parts(host, offset, size) == parts
