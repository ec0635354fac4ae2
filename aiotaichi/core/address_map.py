"""Objects that are found by an address within their bytes."""

from __future__ import annotations

import threading
import weakref
from bisect import bisect_left
from collections.abc import Sequence
from typing import Generic, TypeVar

__all__ = ["AddressMap"]

T = TypeVar("T")


class AddressMap(Generic[T]):
    """Finds objects by an address within their bytes, as long as the objects live. They hold their bytes.

    Any thread calls the methods. It is False if no object was added.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        # In the order of the addresses. The lists do not change, so that find() needs no lock.
        self._entries: tuple[Sequence[int], Sequence[int], Sequence[weakref.ref[T]]] = ([], [], [])

    def add(self, start: int, stop: int, value: T) -> None:
        """Add an object that has the bytes from ``start`` to ``stop``. No other living object has them."""
        with self._lock:
            living = [entry for entry in zip(*self._entries, strict=True) if entry[2]() is not None]
            living.append((start, stop, weakref.ref(value)))
            living.sort(key=lambda entry: entry[0])
            starts, stops, references = zip(*living, strict=True)
            self._entries = starts, stops, references

    def find(self, start: int, stop: int) -> T | None:
        """Return the object that has bytes from ``start`` to ``stop``: the last one, if there are several."""
        starts, stops, references = self._entries
        index = bisect_left(starts, stop) - 1
        # The lists keep an object that has ended until the next add(). A living one may stand before it.
        while index >= 0 and stops[index] > start:
            value = references[index]()
            if value is not None:
                return value
            index -= 1
        return None

    def __bool__(self) -> bool:
        return bool(self._entries[0])
