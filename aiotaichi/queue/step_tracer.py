"""What a trace records of streams: when each step worked on each block."""

from __future__ import annotations

import threading
import weakref
from collections import deque
from itertools import count
from time import perf_counter
from typing import Any

from ..core.trace_ring import RecordKind, StepRecord, TraceRing
from .event import Event, place_of

__all__ = ["StepTracer"]


class StepTracer:
    """Records the steps of streams into a ring. The loop only notes them; the trace's thread makes records of them.

    The times are of :func:`time.perf_counter`, in seconds.
    """

    def __init__(self, ring: TraceRing) -> None:
        self._ring = ring
        self._numbers: weakref.WeakKeyDictionary[object, int] = weakref.WeakKeyDictionary()
        self._counter = count(1)
        self._noted: deque[StepRecord] = deque()
        self._packing = threading.Lock()

    def worked(self, stream: object, step: str, block: int, began: float, ended: float) -> None:
        """Record that a step has worked on a block on the host."""
        self._noted.append(StepRecord(self._number(stream), step, block, began, ended, 0, 0, 0))

    def passed(self, stream: object, step: str, block: int, first: Event[Any], last: Event[Any]) -> None:
        """Record that a block has passed a queue: from the begin of operation ``first`` to the end of ``last``."""
        engine, ticket = place_of(first)
        queue = engine.tracer
        if queue is not None:
            place = queue.number, ticket, place_of(last)[1]
            self._noted.append(StepRecord(self._number(stream), step, block, 0.0, 0.0, *place))

    def pack(self) -> None:
        """Turn what was noted into a record. From any thread."""
        rows = []
        with self._packing:
            while self._noted:
                rows.append(tuple(self._noted.popleft()))
        if rows:
            self._ring.add(RecordKind.STEPS, perf_counter(), tuple(rows))

    def _number(self, stream: object) -> int:
        number = self._numbers.get(stream)
        if number is None:
            number = self._numbers.setdefault(stream, next(self._counter))  # another loop may have been faster
        return number
