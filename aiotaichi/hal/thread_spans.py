"""What a device's native threads do, and when: spans that they write to a ring, without waiting for one another."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..core.native_protocol import (
    ROLE_CALLER,
    ROLE_COPIER,
    ROLE_QUEUE,
    ROLE_STAGER,
    ROLE_WAITER,
    ROLE_WORKER,
    SPAN_COPY,
    SPAN_DOWNLOAD,
    SPAN_HAND_OVER,
    SPAN_LOOP,
    SPAN_UPLOAD,
    THREAD_SPAN,
)
from .host_mapping import HostMapping

__all__ = ["SPAN_NAMES", "SPAN_TYPE", "THREAD_NAMES", "ThreadSpanRing", "ThreadSpans"]

SPAN_TYPE: Final = np.dtype(
    [("begin", "u8"), ("end", "u8"), ("thread", "u4"), ("role", "u2"), ("kind", "u2"), ("bytes", "u8")]
)
"""One span.

==========  =============================================================================================
begin, end  nanoseconds of the monotonic clock, which is :func:`time.perf_counter_ns` on Linux
thread      the system's number of the thread, as :func:`threading.get_native_id`
role        what the thread is for: see :data:`THREAD_NAMES`
kind        what the thread did: see :data:`SPAN_NAMES`
bytes       how many bytes it copied; 0 if it did something else
==========  =============================================================================================
"""

THREAD_NAMES: Final[Mapping[int, str]] = {
    ROLE_CALLER: "caller",
    ROLE_QUEUE: "queue",
    ROLE_WORKER: "worker",
    ROLE_STAGER: "stager",
    ROLE_WAITER: "waiter",
    ROLE_COPIER: "copier",
}
"""The names of roles. A caller is a thread of Python, most often an event loop's."""

SPAN_NAMES: Final[Mapping[int, str]] = {
    SPAN_LOOP: "share of a loop",
    SPAN_HAND_OVER: "hand over",
    SPAN_COPY: "copy",
    SPAN_UPLOAD: "upload",
    SPAN_DOWNLOAD: "download",
}
"""The names of kinds. An upload is a copy to memory that the device reaches, and a download a copy from there."""

assert SPAN_TYPE.itemsize == THREAD_SPAN.size, "native code has another layout"

_CAPACITY = 2**15  # spans: a mebibyte
_HEAD = 4 * 8  # bytes of a struct span_ring before its spans
_DROPPED = 3 * 8  # where it counts those that it had no room for


def _no_spans() -> npt.NDArray[Any]:
    return np.empty(0, SPAN_TYPE)


@dataclass(frozen=True, slots=True, eq=False)
class ThreadSpans:
    """Spans of native threads.

    Attributes
    ----------
    spans
        An array of :data:`SPAN_TYPE`, in the order in which the spans ended, or nearly so.
    dropped
        How many spans found no room since the device was opened: they were not taken often enough.

    Examples
    --------
    >>> taken = device.take_thread_spans()
    >>> len(taken.spans), taken.dropped
    (0, 0)
    >>> nanoseconds = taken.spans["end"] - taken.spans["begin"]
    """

    spans: npt.NDArray[Any] = field(default_factory=_no_spans)
    dropped: int = 0


class ThreadSpanRing:
    """The ring of one device. It gets memory when it is first used, and keeps the memory until :meth:`close`.

    The methods may be called in any thread.

    Parameters
    ----------
    record
        Has native code write to the ring at an address, or to none if the address is 0.
    take
        ``spans_take`` of the backend's native code: it takes the addresses of the ring and of an array of
        :data:`SPAN_TYPE`, and the array's length, and returns how many spans it has written.

    Examples
    --------
    With functions of Python in place of native code, which find no span:

    >>> from aiotaichi.hal import ThreadSpanRing
    >>> ring = ThreadSpanRing(record=lambda address: None, take=lambda ring, to, capacity: 0)
    >>> ring.record(True)
    >>> len(ring.take().spans)
    0
    >>> ring.close()
    """

    def __init__(self, record: Callable[[int], object], take: Callable[[int, int, int], int]) -> None:
        self._record = record
        self._take = take
        self._lock = threading.Lock()
        self._mapping: HostMapping | None = None
        self._taken: npt.NDArray[Any] | None = None  # where spans are taken to, again and again
        self._is_closed = False

    def record(self, is_recorded: bool) -> None:
        """Record spans from now on, or no longer. A closed ring does nothing.

        Raises
        ------
        OutOfMemoryError
            There is no memory for the ring.
        """
        with self._lock:
            if self._is_closed:
                return
            if is_recorded and self._mapping is None:
                self._mapping = HostMapping(_HEAD + _CAPACITY * SPAN_TYPE.itemsize, huge_pages=False)
                ctypes.c_uint64.from_address(self._mapping.address).value = _CAPACITY
            self._record(self._mapping.address if is_recorded and self._mapping is not None else 0)

    def take(self) -> ThreadSpans:
        """Return the spans that have ended, each once."""
        with self._lock:
            if self._mapping is None:
                return ThreadSpans()
            if self._taken is None:
                self._taken = np.empty(_CAPACITY, SPAN_TYPE)
            count = self._take(self._mapping.address, self._taken.ctypes.data, _CAPACITY)
            dropped = ctypes.c_uint64.from_address(self._mapping.address + _DROPPED).value
            return ThreadSpans(self._taken[:count].copy(), dropped)

    def close(self) -> None:
        """*Blocking.* Free the memory. The device's threads have ended."""
        with self._lock:
            self._is_closed = True
            if self._mapping is not None:
                self._mapping.unmap()
                self._mapping = self._taken = None
