"""The memory of blocks: each slot has one block at a time, and then the next one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import anyio.to_thread
import numpy as np
import numpy.typing as npt

from .. import BoundRead, BoundWrite, Memory, NdArray, Runtime
from .form import Form
from .in_place import memory_in_place
from .lanes import Lane, Passage
from .signal import Signal

__all__ = ["CopiedSlot", "MappedSlot", "Ring", "Slot"]

_HELD = 2**18
"""The most bytes that the event loop copies itself: some 25 us. A thread copies more."""


Allocate = Callable[[int], tuple[Memory, npt.NDArray[np.uint8] | None]]
"""Returns memory of the device, and its bytes on the host if nothing has to map them."""


class Room:
    """Memory of the device for one array of each block. It grows when a block needs more."""

    def __init__(self, allocate: Allocate) -> None:
        self._allocate = allocate
        self._form: Form | None = None  # the last one: most blocks have one form
        self._array: NdArray | None = None
        self._view: npt.NDArray[Any] | None = None
        self._host: npt.NDArray[np.uint8] | None = None
        self.memory: Memory | None = None

    def fits(self, nbytes: int) -> bool:
        """Return whether an array of ``nbytes`` needs no other memory."""
        return self.memory is not None and nbytes <= self.memory.nbytes

    def ndarray(self, form: Form) -> NdArray:
        """Return an array over the start of the memory."""
        if form != self._form:
            if self.memory is None or form.nbytes > self.memory.nbytes:
                self.close()
                self.memory, self._host = self._allocate(max(1, form.nbytes))
            self._array = self.memory.ndarray(form.shape, form.dtype, element_shape=form.element_shape)
            self._view = None if self._host is None else form.over(self._host)
            self._form = form
        assert self._array is not None
        return self._array

    def view(self, form: Form) -> npt.NDArray[Any] | None:
        """Return the same array on the host; None if the memory is to be mapped."""
        self.ndarray(form)
        return self._view

    def close(self) -> None:
        """Free the memory after its last use. Views of it stay valid."""
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

    def __init__(self, allocate: Allocate) -> None:
        self._allocate = allocate
        self._rooms: list[Room] = []

    def __getitem__(self, number: int) -> Room:
        while len(self._rooms) <= number:
            self._rooms.append(Room(self._allocate))
        return self._rooms[number]

    def of(self, array: NdArray) -> Room | None:
        """Return the room that has an array."""
        return next((room for room in self._rooms if array.allocation is room.memory), None)

    def close(self) -> None:
        for room in self._rooms:
            room.close()


class MappedSlot:
    """A slot on a device that uses the host's memory: the source fills, and the consumer reads, what kernels use.

    The processor's kernels work in an array of the host. Another device's memory is mapped for each use.
    """

    def __init__(self, rt: Runtime) -> None:
        self._rt = rt
        self._rooms = _Rooms(self._allocate)
        self._mapped: dict[Memory, tuple[AbstractAsyncContextManager[Any], npt.NDArray[np.uint8]]] = {}

    def array(self, number: int, form: Form) -> NdArray:
        return self._rooms[number].ndarray(form)

    def owns(self, array: NdArray) -> bool:
        return self._rooms.of(array) is not None

    async def place(self, form: Form) -> npt.NDArray[Any]:
        room = self._rooms[0]
        if not room.fits(form.nbytes):
            await self._unmap()
        return await self._on_host(room, form, room.ndarray(form))

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
        room = self._rooms.of(array)
        assert room is not None
        return await self._on_host(room, Form.of(array), array)

    async def aclose(self) -> None:
        await self._unmap()
        self._rooms.close()

    def _allocate(self, nbytes: int) -> tuple[Memory, npt.NDArray[np.uint8] | None]:
        found = memory_in_place(self._rt, nbytes)
        return found or (self._rt.allocate_memory(nbytes, host_read=True, host_write=True), None)

    async def _on_host(self, room: Room, form: Form, array: NdArray) -> npt.NDArray[Any]:
        view = room.view(form)
        return await self._map(form, array.allocation) if view is None else view

    async def _map(self, form: Form, memory: Memory) -> npt.NDArray[Any]:
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
        self._rooms = _Rooms(lambda nbytes: (rt.allocate_memory(nbytes), None))
        self._given = self._made = np.empty(0, np.uint8)
        # The transfers of the last block: most blocks have the same.
        self._place: tuple[Form, npt.NDArray[Any]] | None = None
        self._write: tuple[NdArray, BoundWrite] | None = None
        self._read: tuple[NdArray, BoundRead[npt.NDArray[Any]]] | None = None

    def array(self, number: int, form: Form) -> NdArray:
        return self._rooms[number].ndarray(form)

    def owns(self, array: NdArray) -> bool:
        return self._rooms.of(array) is not None

    async def place(self, form: Form) -> npt.NDArray[Any]:
        if self._place is None or self._place[0] != form:
            if form.nbytes > self._given.nbytes:
                self._given = self._rt.host_array(form.nbytes, np.uint8)
            self._place, self._write = (form, form.over(self._given)), None
        return self._place[1]

    async def load(self, form: Form, data: npt.NDArray[Any] | None) -> Passage | None:
        passage = self._up.enter(None)
        array, queue = self.array(0, form), self._up.queue
        if data is not None:
            passage.events.append(queue.write(array, data, borrow=True))
            return passage
        if self._write is None or self._write[0] is not array:
            self._write = array, self._rt.bind_write(array, form.over(self._given))
        passage.events.append(queue.write(self._write[1]))
        return passage

    def unload(self, array: NdArray, after: Passage | None) -> Passage | None:
        if self._read is None or self._read[0] is not array:
            if array.nbytes > self._made.nbytes:
                self._made = self._rt.host_array(array.nbytes, np.uint8)
            self._read = array, self._rt.bind_read(array, Form.of(array).over(self._made))
        passage = self._down.enter(None if after is None else after.last)
        passage.events.append(self._down.queue.read(self._read[1]))
        return passage

    async def result(self, array: NdArray) -> npt.NDArray[Any]:
        return Form.of(array).over(self._made)

    async def aclose(self) -> None:
        self._write = self._read = None  # they hold the memory of their arrays
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
