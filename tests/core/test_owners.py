"""The objects under an array that hold its bytes."""

from __future__ import annotations

import ctypes
import gc
import weakref
from typing import Any

import numpy as np
import pytest

from aiotaichi.core import owners
from aiotaichi.core.owners import array_over, is_unchanging, owner_of
from aiotaichi.hal import byte_interface


class Bytes:
    """Some bytes of the host."""

    def __init__(self, nbytes: int) -> None:
        self.bytes = ctypes.create_string_buffer(nbytes)
        self.address = ctypes.addressof(self.bytes)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return byte_interface(self.address, len(self.bytes))


@pytest.mark.parametrize("most", [64, 0])
def test_an_array_over_bytes_holds_their_owner_as_long_as_a_view_lives(
    monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(owners, "_kinds", {})
    monkeypatch.setattr(owners, "_MOST_KINDS", most)  # with 0, as after many other sizes
    owner = Bytes(24)
    lives, contents = weakref.ref(owner), owner.bytes
    array = array_over(owner, 24, (2, 3), np.dtype(np.float32))
    del owner
    array[:] = 7
    assert np.array_equal(np.frombuffer(memoryview(contents), np.float32), np.full(6, 7, np.float32))
    row = array[1].view(np.int32)
    del array
    gc.collect()
    assert owner_of(row) is lives()
    assert not is_unchanging(row)
    del row
    assert lives() is None


def test_an_array_over_bytes_of_the_program_has_their_own_owner() -> None:
    held = (ctypes.c_char * 8)()
    assert owner_of(np.frombuffer(memoryview(held), np.uint8)) is held
    array = np.zeros(8, np.uint8)
    assert owner_of(array[2:].reshape(2, 3)) is array
