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
    nbytes
        The bytes that came from the source.
    array
        The array of the device that the next stage gets; None before the block is loaded.
    data
        The array on the host, when the block is finished.
    uploaded
        The event of the copy to the device, if there is one.
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
        "data",
        "holders",
        "is_taken",
        "nbytes",
        "number",
        "passages",
        "slot",
        "timestamp",
        "uploaded",
    )

    def __init__(self, number: int, slot: Slot) -> None:
        self.number = number
        self.slot = slot
        self.timestamp = 0.0
        self.nbytes = 0
        self.array: NdArray | None = None
        self.data: npt.NDArray[Any] | None = None
        self.uploaded: Event[Any] | None = None
        self.passages: list[Passage] = []
        self.holders = 1
        self.is_taken = False
        self._arrays = 0

    @property
    def last(self) -> Passage | None:
        """What the block does last, so far."""
        return self.passages[-1] if self.passages else None

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
        if self.passages:
            await self.passages[-1].last.wait()  # the others are done before it, unless their queues have failed
        for passage in self.passages:
            for event in passage.events:
                if not event.done():
                    await event.wait()
                error = event.exception()
                if error is not None:
                    error.add_note(f"in block {self.number} of the stream, in its step {passage.lane.name!r}")
                    raise error
        assert self.array is not None
        self.data = await self.slot.result(self.array)
