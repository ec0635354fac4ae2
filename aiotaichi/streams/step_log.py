"""Tells a trace what the steps of a stream do."""

from __future__ import annotations

from .. import Runtime
from ..queue.step_tracer import StepTracer
from ..runtime.runtime import opening_of
from .flight import Flight

__all__ = ["StepLog"]


class StepLog:
    """Tells a trace when each step of one stream worked on each block, while the runtime is traced."""

    def __init__(self, rt: Runtime) -> None:
        self._rt = rt

    def worked(self, step: str, number: int, began: float, ended: float) -> None:
        """Tell that a step of the host has worked on a block, in seconds of :func:`time.perf_counter`."""
        if (tracer := self._tracer()) is not None:
            tracer.worked(self, step, number, began, ended)

    def passed(self, flight: Flight) -> None:
        """Tell that a block has passed its lanes."""
        if (tracer := self._tracer()) is not None:
            for passage in flight.passages:
                tracer.passed(self, passage.lane.name, flight.number, passage.events[0], passage.last)

    def _tracer(self) -> StepTracer | None:
        tracer = opening_of(self._rt).tracer
        return None if tracer is None else tracer.steps
