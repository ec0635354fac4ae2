"""A block on its way: its memory, its operations, and who still has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy.typing as npt

from .. import Event, NdArray
from .form import Form
from .lanes import Passage
from .slots import Slot

__all__ = ["Flight"]


class Flight:
    """A block on its way.

    Attributes
    ----------
    number, slot
        The block's number, and the memory that it has.
    timestamp
        When the source gave the block, by ``time.monotonic()``.
    began, ended
        From when to when the source has worked on it, in seconds of :func:`time.perf_counter`.
    nbytes
        The bytes that came from the source.
    array
        The array of the device that the next stage gets; None before the block is loaded.
    data
        The array on the host, when the block is finished.
    passages
        What the block does, lane by lane.
    holders
        How many have the block, or will get it.
    is_taken
        Whether a consumer has taken the block.
    """

    __slots__ = (
        "_arrays",
        "array",
        "began",
        "data",
        "ended",
        "holders",
        "is_taken",
        "nbytes",
        "number",
        "passages",
        "slot",
        "timestamp",
    )

    def __init__(self, number: int, slot: Slot) -> None:
        self.number = number
        self.slot = slot
        self.timestamp = self.began = self.ended = 0.0
        self.nbytes = 0
        self.array: NdArray | None = None
        self.data: npt.NDArray[Any] | None = None
        self.passages: list[Passage] = []
        self.holders = 1
        self.is_taken = False
        self._arrays = 0

    def load(self, form: Form, borrowed: npt.NDArray[Any] | None) -> None:
        """Give the device what the source has filled, or else an array, which it reads until the upload is over."""
        self.array = self.slot.load(form, borrowed, self.passages)
        self.nbytes = self.array.nbytes

    @property
    def events(self) -> Iterator[Event[Any]]:
        """The events of all operations, in order."""
        return (event for passage in self.passages for event in passage.events)

    def ndarray(self, form: Form) -> NdArray:
        """Return another array of the device."""
        self._arrays += 1
        return self.slot.array(self._arrays, form)

    async def finish(self) -> None:
        """Wait until the block is finished, and bring it to the host. Raise the first error of its operations."""
        for passage in reversed(self.passages):  # when the last one is over, most others are
            if not passage.last.done():
                await passage.last.wait()
        for passage in self.passages:
            for event in passage.events:
                error = event.exception()
                if error is not None:
                    error.add_note(f"in block {self.number} of the stream, in its step {passage.lane.name!r}")
                    raise error
        assert self.array is not None
        self.data = await self.slot.result(self.array)
