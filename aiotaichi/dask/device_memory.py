"""The bound of what stays on a device."""

from __future__ import annotations

import asyncio
import weakref
from typing import Protocol

from .. import Queue

__all__ = ["DeviceMemory", "Movable"]


class Movable(Protocol):
    """An array that can move to the host: a :class:`.DeviceArray`."""

    @property
    def device_nbytes(self) -> int: ...

    async def move_to_host(self, queue: Queue) -> None: ...


class DeviceMemory:
    """Moves the arrays that were not used for the longest time to the host, if a device has no room for them.

    Parameters
    ----------
    queue
        The queue that uses the arrays.
    limit
        The number of bytes for arrays; None for no bound.
    """

    def __init__(self, queue: Queue, limit: int | None) -> None:
        self._queue = queue
        self._limit = limit
        self._arrays: dict[int, weakref.ref[Movable]] = {}  # the least recently used first
        self._lock = asyncio.Lock()

    @property
    def nbytes(self) -> int:
        """The size in bytes of the arrays on the device that tasks have returned."""
        return sum(array.device_nbytes for array in self._alive())

    def use(self, array: Movable) -> None:
        """Make an array the most recently used."""
        key = id(array)
        self._arrays.pop(key, None)
        self._arrays[key] = weakref.ref(array, lambda _: self._arrays.pop(key, None))

    async def make_room(self, nbytes: int) -> None:
        """Move arrays to the host, until so many bytes more fit, or no array is left."""
        if self._limit is None:
            return
        async with self._lock:
            used = self.nbytes
            for array in self._alive():
                if used + nbytes <= self._limit:
                    return
                used -= array.device_nbytes
                await array.move_to_host(self._queue)

    def _alive(self) -> list[Movable]:
        return [array for reference in tuple(self._arrays.values()) if (array := reference()) is not None]
