"""A pool of buffers that take long to make."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

__all__ = ["IdlePool"]


class Buffer(Protocol):
    @property
    def size(self) -> int: ...


B = TypeVar("B", bound=Buffer)


class IdlePool(Generic[B]):
    """Keeps idle buffers for later use, up to a limit.

    Parameters
    ----------
    make
        A function that makes a buffer of at least the given size in bytes.
    most_idle
        The most bytes that idle buffers may have.
    """

    def __init__(self, make: Callable[[int], B], most_idle: int) -> None:
        self._make = make
        self._most_idle = most_idle
        self._lock = threading.Lock()
        # Buffers come back from any thread, even in the middle of an allocation: give_back() only appends here.
        self._returned: deque[B] = deque()
        self._idle: deque[B] = deque()
        # Held here as well: in a reference cycle, a buffer would be finalised together with the user who returns it.
        self._used: dict[int, B] = {}
        self._is_open = True

    def take_buffer(self, size: int) -> B:
        """Return a buffer of at least ``size`` bytes, as its last user left it."""
        step = max(4096, 1 << max(0, size.bit_length() - 3))  # at most a fourth is wasted
        size = -(-size // step) * step
        with self._lock:
            while self._returned:
                self._idle.append(self._returned.popleft())
            buffer = next((each for each in reversed(self._idle) if each.size == size), None)
            if buffer is not None:
                self._idle.remove(buffer)
            elif self._idle and sum(each.size for each in self._idle) + size > self._most_idle:
                self._idle.popleft()  # the buffer that was idle for longest makes room
        if buffer is None:
            buffer = self._make(size)
        self._used[id(buffer)] = buffer
        return buffer

    def give_back(self, buffer: B) -> None:
        """Keep ``buffer`` for later use, unless enough buffers are idle."""
        self._used.pop(id(buffer), None)
        idle = sum(each.size for each in (*self._returned, *self._idle))
        if self._is_open and idle + buffer.size <= self._most_idle:
            self._returned.append(buffer)

    def close(self) -> None:
        """Drop the idle buffers now, and each used buffer when it comes back."""
        self._is_open = False
        with self._lock:
            self._returned.clear()
            self._idle.clear()
