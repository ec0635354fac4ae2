"""The stages of a stream, with their queues, and the blocks that are on them."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Callable, Sequence
from typing import Any

import anyio

from .. import Event, NdArray, Queue, Runtime
from ..errors import Error, InvalidArgumentError
from .block import Block, end
from .flight import Flight
from .lanes import Lane, Passage, StageQueue
from .slots import CopiedSlot, MappedSlot, Slot

__all__ = ["Stage", "Stages"]

Stage = Callable[[Queue, Block], NdArray | Event[Any] | None]
"""Enqueues what is to be done with a block. If it returns an array, the next stage gets that one."""


class Stages:
    """Enqueue what is done with each block, on a lane for each stage, and two more if the device copies.

    Attributes
    ----------
    lanes
        All lanes, in the order of a block.
    in_flight
        The blocks that are not finished, in order.
    """

    def __init__(self, rt: Runtime, functions: Sequence[Stage]) -> None:
        self._rt = rt
        self._functions = tuple(functions)
        self._own: list[tuple[Stage, Lane, StageQueue]] = []
        self.lanes: list[Lane] = []
        self.in_flight: deque[Flight] = deque()

    def __len__(self) -> int:
        return len(self._functions)

    def open(self) -> None:
        """Open the lanes."""
        copies = not self._rt.info.unified_memory
        if copies:
            self._add("upload", transfer=True)
        for stage, name in zip(self._functions, _names_of(self._functions), strict=True):
            lane = self._add(name)
            self._own.append((stage, lane, StageQueue(lane.queue)))
        if copies:
            self._add("download", transfer=True)

    def slot(self) -> Slot:
        """Return memory for one block at a time."""
        if self._rt.info.unified_memory:
            return MappedSlot(self._rt)
        return CopiedSlot(self._rt, self.lanes)

    def enqueue(self, flight: Flight) -> None:
        """Enqueue what the stages do with a block, and what brings it to the host."""
        passages = flight.passages
        for stage, lane, queue in self._own:
            passage = Passage(lane, lane.queue, passages[-1] if passages else None)
            passages.append(passage)
            queue.passage = passage
            block = Block(flight)
            try:
                made: Any = stage(queue, block)  # type: ignore[arg-type]  # it has a queue's methods
                if made is not None:
                    _take(made, flight)
                passage.end()
            except Exception as error:
                error.add_note(f"in block {flight.number} of the stream, in its step {lane.name!r}")
                raise
            finally:
                end(block)
        assert flight.array is not None
        flight.slot.unload(flight.array, passages)

    async def settle(self) -> None:
        """Revoke what has not begun, and wait for the rest. The errors of these blocks are nobody's."""
        events = [event for flight in self.in_flight for event in flight.events]
        for event in reversed(events):
            event.revoke()
        for event in events:
            await event.wait()
            if not event.cancelled():
                event.exception()
        self.in_flight.clear()

    async def aclose(self) -> None:
        """Close the queues. If operations are left, the device stops after the one that runs now."""
        for event in reversed([event for flight in self.in_flight for event in flight.events]):
            if event.revoke():
                continue
            if event.done():
                event.exception()  # nobody wants it
            else:  # the device runs it now: nobody wants its error, either
                event.add_done_callback(Event.exception)
        for lane in self.lanes:
            with anyio.CancelScope(shield=True, deadline=-math.inf if self.in_flight else math.inf):
                try:
                    await lane.queue.aclose()
                except Error:
                    if lane.queue.failure is None:  # else a block has raised it, or nobody wants its blocks
                        raise

    def _add(self, name: str, transfer: bool = False) -> Lane:
        lane = Lane(self._rt, name, transfer)
        self.lanes.append(lane)
        return lane


def _take(made: Any, flight: Flight) -> None:
    """Give the next stage what a stage has returned."""
    if isinstance(made, Event):  # of a lambda that launches
        return
    if not isinstance(made, NdArray):
        if hasattr(made, "close"):
            made.close()  # a coroutine
        raise InvalidArgumentError(
            f"the stage returned {made!r}: a stage is a plain function, which returns None, an event, or an "
            "array of block.ndarray"
        )
    if not flight.slot.owns(made):
        raise InvalidArgumentError(
            f"the stage returned {made!r}, which later blocks would overwrite: return an array of block.ndarray"
        )
    flight.array = made


def _names_of(stages: Sequence[Stage]) -> list[str]:
    """Return a name for each stage: its function's, if that is its own."""
    found: list[str] = []
    taken = Counter[str](("source", "upload", "download", "sink"))
    for number, stage in enumerate(stages, 1):
        name = getattr(stage, "__name__", "<lambda>")
        name = f"stage {number}" if name == "<lambda>" else name
        taken[name] += 1
        found.append(name if taken[name] == 1 else f"{name} {number}")
    return found
