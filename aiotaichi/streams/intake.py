"""Takes blocks from the source, and sends them through the stages."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import numpy.typing as npt

from .block import Block
from .flight import Flight
from .form import Form, checked
from .slots import Ring
from .sources import ArraySource, Filling, FillingSource
from .stages import Stages

__all__ = ["Intake"]

_HELD = 2**18
"""The most bytes that the event loop copies itself: some 25 us. A thread copies more."""


class Intake:
    """Takes blocks from a source into the slots of a ring, and enqueues what the stages do. A task runs it.

    Parameters
    ----------
    source, form, element_shape
        The source, the form of a full block, and the tail of each array's shape.
    ring, stages
        Where a block lies, and what is done with it.
    pass_on
        Called with each block that is enqueued, and an error of a stage. At the end: with None, and an error of the
        source.

    Attributes
    ----------
    busy_seconds
        For how long the source has worked.
    closing_error
        The error of the source's end.
    """

    def __init__(
        self,
        source: ArraySource | FillingSource,
        form: Form | None,
        element_shape: tuple[int, ...],
        ring: Ring,
        stages: Stages,
        pass_on: Callable[[Flight | None, Exception | None], object],
    ) -> None:
        self._source = source
        self._form = form
        self._element_shape = element_shape
        self._ring = ring
        self._stages = stages
        self._pass_on = pass_on
        self._scope = anyio.CancelScope()
        self._ended = anyio.Event()
        self.busy_seconds = 0.0
        self.closing_error: Exception | None = None

    async def run(self) -> None:
        """Take all blocks. Then close the source."""
        error: Exception | None = None
        try:
            with self._scope:
                if isinstance(self._source, ArraySource):
                    await self._take_arrays(self._source)
                else:
                    assert self._form is not None
                    await self._fill_slots(self._source, self._form)
        except Exception as raised:  # noqa: BLE001  # it comes out after the blocks before it
            error = raised
        finally:
            with anyio.CancelScope(shield=True):
                try:
                    await self._source.aclose()
                except Exception as raised:  # noqa: BLE001  # raised at the end of the stream
                    self.closing_error = raised
            self._pass_on(None, error or self.closing_error)
            self._ended.set()

    async def stop(self) -> None:
        """Take no more blocks, and wait until the source is closed."""
        self._scope.cancel()
        await self._ended.wait()

    async def _take_arrays(self, source: ArraySource) -> None:
        number = 0
        while True:
            flight = Flight(number, self._ring.take() or await self._ring.wait())
            began = time.perf_counter()
            item = await source.next()
            if item is None:
                return
            flight.timestamp = time.monotonic()
            if isinstance(item, Block):
                flight.timestamp, item = item.timestamp, item.data
            form, data = checked(item, number, self._form, self._element_shape)
            is_borrowed = flight.slot.borrows(data.nbytes)
            if not is_borrowed:
                if flight.slot.form != form:
                    await flight.slot.prepare(form)
                await _copy(data, flight.slot.place)
            flight.began, flight.ended = began, time.perf_counter()
            if not self._send(flight, form, data if is_borrowed else None):
                return
            if is_borrowed:
                await flight.passages[0].last.wait()
            number += 1

    async def _fill_slots(self, source: FillingSource, form: Form) -> None:
        """Fill slots, as many at a time as the source takes. There are few: it soon waits for a free one."""
        filling = deque[tuple[Flight, Filling]]()
        number = 0
        while True:
            while len(filling) < source.ahead:
                slot = self._ring.take()
                if slot is None:
                    if filling:
                        break
                    slot = await self._ring.wait()
                if slot.form != form:
                    await slot.prepare(form)
                filling.append((Flight(number, slot), source.begin(slot.place)))
                number += 1
            flight, filled = filling.popleft()
            rows = await filled.result()
            if not rows:
                return
            flight.began, flight.ended = filled.began, filled.ended
            flight.timestamp = time.monotonic() - (time.perf_counter() - filled.ended)
            if not self._send(flight, form.of_rows(rows), None):
                return

    def _send(self, flight: Flight, form: Form, borrowed: npt.NDArray[Any] | None) -> bool:
        """Give a block to the device, and enqueue what the stages do. Return False if a stage raises an error."""
        self._stages.in_flight.append(flight)
        flight.load(form, borrowed)
        self.busy_seconds += flight.ended - flight.began
        error = None
        try:
            self._stages.enqueue(flight)
        except Exception as raised:  # noqa: BLE001  # it comes out after the blocks before it
            error = raised
        self._pass_on(flight, error)
        return error is None


async def _copy(data: npt.NDArray[Any], place: npt.NDArray[Any]) -> None:
    if data.nbytes > _HELD:
        await anyio.to_thread.run_sync(np.copyto, place, data)
    else:
        np.copyto(place, data)
