"""The last seconds of a trace as values, for a program that draws them while they happen."""

from __future__ import annotations

import marshal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..core.trace_ring import DESCRIPTION_BITS, OperationsRecord, RecordKind
from ..queue.descriptions import descriptions
from ..queue.tracer import Tracer

__all__ = ["OperationSpan", "TraceWindow", "window_of"]


@dataclass(frozen=True, slots=True)
class OperationSpan:
    """When the device ran an operation. A part of a :class:`TraceWindow`.

    Attributes
    ----------
    name
        What it is called: ``"kernel blur"``, for example.
    began, ended
        When it ran, in seconds of :func:`time.perf_counter`.
    """

    name: str
    began: float
    ended: float


@dataclass(frozen=True, slots=True)
class TraceWindow:
    """What happened in the last seconds of a trace: :meth:`Trace.window`.

    All times are in seconds of :func:`time.perf_counter`.

    Attributes
    ----------
    began, ended
        The first moment and the last.
    operations
        What each queue ran, by the queue's name, in order. A queue without time stamps has no operations here.
    lateness
        How late event loops were: an array of shape (n, 2), with a moment and the seconds. A loop that is on time has
        a row every 5 ms, with a number near 0.
    """

    began: float
    ended: float
    operations: Mapping[str, Sequence[OperationSpan]]
    lateness: npt.NDArray[np.float64]


def window_of(tracer: Tracer, began: float, ended: float) -> TraceWindow:
    """*Blocking.* Read a window from the ring of a tracer."""
    tracer.pack()
    records = list(tracer.ring.records(began))
    queues, described = tuple(tracer.queues), descriptions()  # what the records name is there
    operations: dict[str, list[OperationSpan]] = {}
    lateness = [np.empty((0, 2))]
    for kind, data in records:
        if kind is RecordKind.OPERATIONS:
            record = OperationsRecord(*marshal.loads(data))
            clock = queues[record.queue - 1].stamp_clock()
            if clock is not None:
                spans = operations.setdefault(queues[record.queue - 1].name, [])
                names = (record.rows["description"] % (1 << DESCRIPTION_BITS)).tolist()
                times, have_ended = clock.host(record.stamps), clock.has_ended(record.stamps)
                for number, (begin, end), has_ended in zip(names, times.tolist(), have_ended.tolist(), strict=True):
                    if has_ended and end >= began:
                        spans.append(OperationSpan(described[number][0], begin, end))
        elif kind is RecordKind.LATENESS:
            rows = np.frombuffer(marshal.loads(data)[1], "d").reshape(-1, 2)
            lateness.append(rows[rows[:, 0] >= began])
    return TraceWindow(began, ended, operations, np.concatenate(lateness))
