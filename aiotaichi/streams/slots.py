"""The memory of blocks: each slot has one block at a time, and then the next one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import anyio.to_thread
import numpy as np
import numpy.typing as npt

from .. import Memory, NdArray, Runtime
from .form import Form
from .lanes import Lane, Passage
from .signal import Signal

__all__ = ["CopiedSlot", "MappedSlot", "Ring", "Slot"]

_HELD = 2**18
"""The most bytes that the event loop copies itself: some 25 us. A thread copies more."""


class Room:
    """Memory of the device for one array of each block. It grows when a block needs more."""

    def __init__(self, rt: Runtime, mappable: bool) -> None:
        self._rt = rt
        self._mappable = mappable
        self._arrays: dict[Form, NdArray] = {}  # of the last form: most blocks have one form
        self.memory: Memory | None = None

    def fits(self, nbytes: int) -> bool:
        """Return whether an array of ``nbytes`` needs no other memory."""
        return self.memory is not None and nbytes <= self.memory.nbytes

    def ndarray(self, form: Form) -> NdArray:
        """Return an array over the start of the memory."""
        array = self._arrays.get(form)
        if array is None:
            if self.memory is None or form.nbytes > self.memory.nbytes:
                self.close()
                self.memory = self._rt.allocate_memory(
                    max(1, form.nbytes), host_read=self._mappable, host_write=self._mappable
                )
            array = self.memory.ndarray(form.shape, form.dtype, element_shape=form.element_shape)
            self._arrays = {form: array}
        return array

    def close(self) -> None:
        """Free the memory after its last use."""
        if self.memory is not None:
            self.memory.close()


class Slot(Protocol):
    """The memory of one block at a time, on the device and on the host."""

    def array(self, number: int, form: Form) -> NdArray:
        """Return an array of the device: 0 for what the source gives, and others for what the stages make."""
        ...

    def owns(self, array: NdArray) -> bool:
        """Return whether an array is the slot's."""
        ...

    async def place(self, form: Form) -> npt.NDArray[Any]:
        """Return host memory for the source to fill."""
        ...

    async def load(self, form: Form, data: npt.NDArray[Any] | None) -> Passage | None:
        """Give the device what the source has filled, or else ``data``. The second may still be read afterwards."""
        ...

    def unload(self, array: NdArray, after: Passage | None) -> Passage | None:
        """Enqueue what brings the last array to the host."""
        ...

    async def result(self, array: NdArray) -> npt.NDArray[Any]:
        """Return the last array on the host. All operations of the block are done."""
        ...

    async def aclose(self) -> None:
        """Free the memory after its last use."""
        ...


class _Rooms:
    """The memory of a slot on the device."""

    def __init__(self, rt: Runtime, mappable: bool) -> None:
        self._rt = rt
        self._mappable = mappable
        self._rooms: list[Room] = []

    def __getitem__(self, number: int) -> Room:
        while len(self._rooms) <= number:
            self._rooms.append(Room(self._rt, self._mappable))
        return self._rooms[number]

    def have(self, array: NdArray) -> bool:
        return any(array.allocation is room.memory for room in self._rooms)

    def close(self) -> None:
        for room in self._rooms:
            room.close()


class MappedSlot:
    """A slot on a device that uses the host's memory: the source fills, and the consumer reads, what kernels use."""

    def __init__(self, rt: Runtime) -> None:
        self._rooms = _Rooms(rt, mappable=True)
        self._mapped: dict[Memory, tuple[AbstractAsyncContextManager[Any], npt.NDArray[np.uint8]]] = {}

    def array(self, number: int, form: Form) -> NdArray:
        return self._rooms[number].ndarray(form)

    def owns(self, array: NdArray) -> bool:
        return self._rooms.have(array)

    async def place(self, form: Form) -> npt.NDArray[Any]:
        if not self._rooms[0].fits(form.nbytes):
            await self._unmap()
        return await self._map(form, self._rooms[0].ndarray(form))

    async def load(self, form: Form, data: npt.NDArray[Any] | None) -> Passage | None:
        if data is not None:
            place = await self.place(form)
            if data.nbytes > _HELD:
                await anyio.to_thread.run_sync(np.copyto, place, data)
            else:
                np.copyto(place, data)
        await self._unmap()
        return None

    def unload(self, array: NdArray, after: Passage | None) -> Passage | None:
        return None

    async def result(self, array: NdArray) -> npt.NDArray[Any]:
        return await self._map(Form(array.shape, array.dtype, array.element_shape), array)

    async def aclose(self) -> None:
        await self._unmap()
        self._rooms.close()

    async def _map(self, form: Form, array: NdArray) -> npt.NDArray[Any]:
        memory = array.allocation
        if memory not in self._mapped:
            mapping = memory.map()
            self._mapped[memory] = mapping, await mapping.__aenter__()
        return form.over(self._mapped[memory][1])

    async def _unmap(self) -> None:
        while self._mapped:
            _, (mapping, _) = self._mapped.popitem()
            await mapping.__aexit__(None, None, None)


class CopiedSlot:
    """A slot on a device with memory of its own: two queues copy between the device and arrays of the host."""

    def __init__(self, rt: Runtime, up: Lane, down: Lane) -> None:
        self._rt = rt
        self._up = up
        self._down = down
        self._rooms = _Rooms(rt, mappable=False)
        self._given = self._made = np.empty(0, np.uint8)

    def array(self, number: int, form: Form) -> NdArray:
        return self._rooms[number].ndarray(form)

    def owns(self, array: NdArray) -> bool:
        return self._rooms.have(array)

    async def place(self, form: Form) -> npt.NDArray[Any]:
        if form.nbytes > self._given.nbytes:
            self._given = self._rt.host_array(form.nbytes, np.uint8)
        return form.over(self._given)

    async def load(self, form: Form, data: npt.NDArray[Any] | None) -> Passage | None:
        passage = self._up.enter(None)
        array = self.array(0, form)
        given = form.over(self._given) if data is None else data
        passage.events.append(self._up.queue.write(array, given, borrow=True))
        return passage

    def unload(self, array: NdArray, after: Passage | None) -> Passage | None:
        form = Form(array.shape, array.dtype, array.element_shape)
        if form.nbytes > self._made.nbytes:
            self._made = self._rt.host_array(form.nbytes, np.uint8)
        passage = self._down.enter(None if after is None else after.last)
        passage.events.append(self._down.queue.read(array, out=form.over(self._made)))
        return passage

    async def result(self, array: NdArray) -> npt.NDArray[Any]:
        return Form(array.shape, array.dtype, array.element_shape).over(self._made)

    async def aclose(self) -> None:
        self._rooms.close()


class Ring:
    """The slots of a stream: blocks wait for a free one, so a slow consumer holds up the source.

    Attributes
    ----------
    limit
        The most slots. It may change at any time.
    """

    def __init__(self, make: Callable[[], Slot], limit: int) -> None:
        self._make = make
        self._free: deque[Slot] = deque()
        self._slots: set[Slot] = set()
        self._changed = Signal()
        self.limit = limit

    @property
    def has_room(self) -> bool:
        """Whether a block need not wait for a slot."""
        return bool(self._free) or len(self._slots) < self.limit

    async def take(self) -> Slot:
        """Wait for a free slot, and return it."""
        while True:
            while self._free and len(self._slots) > self.limit:
                slot = self._free.pop()
                self._slots.remove(slot)
                await slot.aclose()
            if self._free:
                return self._free.popleft()
            if len(self._slots) < self.limit:
                slot = self._make()
                self._slots.add(slot)
                return slot
            await self._changed.wait()

    def put(self, slot: Slot) -> None:
        """Give a slot back."""
        self._free.append(slot)
        self._changed.set()

    def grow(self, count: int) -> None:
        """Change the number of slots by ``count``."""
        self.limit += count
        self._changed.set()

    async def aclose(self) -> None:
        """Close all slots, also those that blocks have."""
        for slot in self._slots:
            await slot.aclose()
