"""Tells a trace what the steps of a stream do."""

from __future__ import annotations

from .. import Runtime
from ..runtime.runtime import opening_of
from .flight import Flight

__all__ = ["StepLog"]


class StepLog:
    """Tells a trace when each step of one stream worked on each block, while the runtime is traced."""

    def __init__(self, rt: Runtime) -> None:
        self._rt = rt

    def open(self) -> None:
        """Look at the runtime, which is open now."""
        self._opening = opening_of(self._rt)

    def used(self, consumer: str, number: int, began: float, ended: float) -> None:
        """Tell that a consumer has used a block, in seconds of :func:`time.perf_counter`."""
        if (tracer := self._opening.tracer) is not None:
            tracer.steps.worked(self, consumer, number, began, ended)

    def passed(self, flight: Flight) -> None:
        """Tell that a block is finished: when the source and each lane worked on it."""
        if (tracer := self._opening.tracer) is not None:
            tracer.steps.worked(self, "source", flight.number, flight.began, flight.ended)
            for passage in flight.passages:
                tracer.steps.passed(self, passage.lane.name, flight.number, passage.events[0], passage.last)
