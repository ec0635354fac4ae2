"""Which arrays nobody can change."""

from __future__ import annotations

import mmap
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.core.owners import is_unchanging

STEPS = st.lists(st.sampled_from(["slice", "view", "reshape", "lock"]), max_size=6)


def follow(array: Any, steps: list[str]) -> Any:
    """Return an array over the same bytes: views of views, and some of them locked."""
    for step in steps:
        match step:
            case "slice":
                array = array[1:]
            case "view":
                array = array.view(np.uint16)
            case "reshape":
                array = array.reshape(1, -1)[0]
            case "lock":
                array.flags.writeable = False
    return array


@given(STEPS)
def test_a_view_of_bytes_never_changes(steps: list[str]) -> None:
    assert is_unchanging(follow(np.frombuffer(bytes(256), np.uint16), steps))


@given(STEPS, st.booleans())
def test_a_view_of_an_owner_is_as_safe_as_the_whole_chain(steps: list[str], is_locked: bool) -> None:
    owner = np.zeros(128, np.uint16)
    view = follow(owner[:], steps)
    owner.flags.writeable = not is_locked
    assert is_unchanging(view) == (is_locked and not view.flags.writeable)


@given(STEPS)
def test_what_is_found_unchanging_does_not_change(steps: list[str]) -> None:
    owner = np.zeros(128, np.uint16)
    array = follow(owner, steps)
    if not is_unchanging(array):
        owner.flags.writeable = True  # NumPy lets its owner do so
        owner[:] = 1
        assert array.all()
    else:
        with pytest.raises(ValueError, match="read-only"):
            owner[:] = 1


def test_buffers_are_followed_to_their_owner(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(bytes(64))
    with (tmp_path / "file").open("rb") as file:
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    changing = bytearray(64)
    assert is_unchanging(np.frombuffer(memoryview(bytes(64))[3:], np.uint8))
    for source in (changing, memoryview(changing), memoryview(changing).toreadonly(), mapped, memoryview(mapped)):
        assert not is_unchanging(np.frombuffer(source, np.uint8))


def test_arrays_of_another_library_may_change() -> None:
    class Foreign:
        memory = np.zeros(4, np.uint8)
        __array_interface__ = memory.__array_interface__ | {"data": (memory.ctypes.data, True)}

    array = np.asarray(Foreign())
    assert not array.flags.writeable
    assert not is_unchanging(array)
