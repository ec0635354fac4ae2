"""The memory of blocks: each slot has one block at a time, and then the next one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from .. import BoundRead, BoundWrite, Memory, NdArray, Runtime
from ..memory.memory import host_view
from .form import Form
from .lanes import Lane, Passage
from .signal import Signal

__all__ = ["CopiedSlot", "MappedSlot", "Ring", "Slot"]

_COPIED = 2**18
"""The most bytes that are copied from the source's arrays: it takes some 25 us. The device reads more in place."""
_SHORT = 2**20
"""The most bytes that the device copies on the queue of the stage beside the copy, between arrays of the stream: some
20 us on PCIe 5. For each more queue, the event loop works for longer than that."""


class Room:
    """Memory of the device for one array of each block. It grows when a block needs more.

    Attributes
    ----------
    memory
        The memory; None before the first block.
    array, view
        The last array on the device, and on the host; None if there was none yet.
    """

    def __init__(self, rt: Runtime, is_mapped: bool) -> None:
        self._rt = rt
        self._is_mapped = is_mapped
        self._form: Form | None = None  # the last one: most blocks have one form
        self.array: NdArray | None = None
        self.memory: Memory | None = None
        self.view: npt.NDArray[Any] | None = None

    def ndarray(self, form: Form) -> NdArray:
        """Return an array over the start of the memory."""
        if form != self._form:
            if self.memory is None or form.nbytes > self.memory.nbytes:
                self.close()
                nbytes, accessed = max(1, form.nbytes), self._is_mapped
                self.memory = self._rt.allocate_memory(nbytes, host_read=accessed, host_write=accessed)
            self.array = self.memory.ndarray(form.shape, form.dtype, element_shape=form.element_shape)
            self._form, self.view = form, None
        assert self.array is not None
        return self.array

    async def map(self, form: Form) -> npt.NDArray[Any]:
        """Return the same array on the host. All operations that use it are done."""
        array = self.ndarray(form)
        view = host_view(array)
        if view is None:
            async with array.map():  # until it is zeroed
                view = host_view(array)
        assert view is not None
        self.view = view
        return view

    def close(self) -> None:
        """Free the memory after its last use. Views of it stay valid."""
        if self.memory is not None:
            self.memory.close()


class _Rooms:
    """The memory of a slot on the device."""

    def __init__(self, rt: Runtime, is_mapped: bool) -> None:
        self._rt = rt
        self._is_mapped = is_mapped
        self._rooms: list[Room] = []

    def __getitem__(self, number: int) -> Room:
        while len(self._rooms) <= number:
            self._rooms.append(Room(self._rt, self._is_mapped))
        return self._rooms[number]

    def of(self, array: NdArray) -> Room | None:
        """Return the room that has an array."""
        memory = array.allocation
        for room in self._rooms:
            if room.memory is memory:
                return room
        return None

    def close(self) -> None:
        for room in self._rooms:
            room.close()


class Slot(Protocol):
    """The memory of one block at a time, on the device and on the host.

    Attributes
    ----------
    place, form
        Host memory for the source to fill, and its form; None before :meth:`prepare`.
    """

    form: Form | None
    place: npt.NDArray[Any]

    async def prepare(self, form: Form) -> None:
        """Make a :attr:`place` of another form."""
        ...

    def array(self, number: int, form: Form) -> NdArray:
        """Return an array of the device: 0 for what the source gives, and others for what the stages make."""
        ...

    def owns(self, array: NdArray) -> bool:
        """Return whether an array is the slot's."""
        ...

    def borrows(self, nbytes: int) -> bool:
        """Return whether the device reads an array of so many bytes in place. If not, :attr:`place` gets a copy."""
        ...

    def load(self, form: Form, borrowed: npt.NDArray[Any] | None, passages: list[Passage]) -> NdArray:
        """Give the device the start of :attr:`place`, or else an array, which it reads until the passage is over.

        Add the passage, if there is one. Return the array of the device.
        """
        ...

    def unload(self, array: NdArray, passages: list[Passage]) -> None:
        """Enqueue what brings the last array to the host, and add the passage, if there is one."""
        ...

    async def result(self, array: NdArray) -> npt.NDArray[Any]:
        """Return the last array on the host. All operations of the block are done."""
        ...

    def close(self) -> None:
        """Free the memory after its last use."""
        ...


class MappedSlot:
    """A slot on a device that uses the host's memory: the source fills, and the consumer reads, what kernels use.

    The memory is mapped once. Before and after, it waits for nobody: a stream knows when the operations are done.
    """

    def __init__(self, rt: Runtime) -> None:
        self._rooms = _Rooms(rt, is_mapped=True)
        self.form: Form | None = None
        self.place: npt.NDArray[Any] = np.empty(0, np.uint8)

    async def prepare(self, form: Form) -> None:
        self.place, self.form = await self._rooms[0].map(form), form

    def array(self, number: int, form: Form) -> NdArray:
        return self._rooms[number].ndarray(form)

    def owns(self, array: NdArray) -> bool:
        return self._rooms.of(array) is not None

    def borrows(self, nbytes: int) -> bool:
        return False

    def load(self, form: Form, borrowed: npt.NDArray[Any] | None, passages: list[Passage]) -> NdArray:
        return self._rooms[0].ndarray(form)

    def unload(self, array: NdArray, passages: list[Passage]) -> None:
        """Nothing is to be copied."""

    async def result(self, array: NdArray) -> npt.NDArray[Any]:
        room = self._rooms.of(array)
        assert room is not None  # a stage has got it from there
        return room.view if room.view is not None and room.array is array else await room.map(Form.of(array))

    def close(self) -> None:
        self._rooms.close()


class CopiedSlot:
    """A slot on a device with memory of its own: queues copy between the device and arrays of the host.

    ``lanes`` are those of the stream: first the uploads, last the downloads.
    """

    def __init__(self, rt: Runtime, lanes: Sequence[Lane]) -> None:
        self._rt = rt
        self._up, self._first, self._down = lanes[0], lanes[1], lanes[-1]
        self._rooms = _Rooms(rt, is_mapped=False)
        self._given = self._made = np.empty(0, np.uint8)
        self.form: Form | None = None
        self.place: npt.NDArray[Any] = self._given
        # The transfers of the last block: most blocks have the same.
        self._write: tuple[NdArray, BoundWrite] | None = None
        self._read: tuple[NdArray, BoundRead[npt.NDArray[Any]], npt.NDArray[Any]] | None = None

    async def prepare(self, form: Form) -> None:
        if form.nbytes > self._given.nbytes:
            self._given = self._rt.host_array(form.nbytes, np.uint8)
        self.place, self.form, self._write = form.over(self._given), form, None

    def array(self, number: int, form: Form) -> NdArray:
        return self._rooms[number].ndarray(form)

    def owns(self, array: NdArray) -> bool:
        return self._rooms.of(array) is not None

    def borrows(self, nbytes: int) -> bool:
        return nbytes > _COPIED

    def load(self, form: Form, borrowed: npt.NDArray[Any] | None, passages: list[Passage]) -> NdArray:
        array = self._rooms[0].ndarray(form)
        is_short = borrowed is None and array.nbytes <= _SHORT
        passage = Passage(self._up, (self._first if is_short else self._up).queue, None)
        passages.append(passage)
        if borrowed is not None:
            passage.events.append(passage.queue.write(array, borrowed, borrow=True))
            return array
        if self._write is None or self._write[0] is not array:
            self._write = array, self._rt.bind_write(array, form.over(self._given))
        passage.events.append(passage.queue.write(self._write[1]))
        return array

    def unload(self, array: NdArray, passages: list[Passage]) -> None:
        if self._read is None or self._read[0] is not array:
            if array.nbytes > self._made.nbytes:
                self._made = self._rt.host_array(array.nbytes, np.uint8)
            result = Form.of(array).over(self._made)
            self._read = array, self._rt.bind_read(array, result), result
        after = passages[-1]
        passage = Passage(self._down, after.queue if array.nbytes <= _SHORT else self._down.queue, after)
        passages.append(passage)
        passage.events.append(passage.queue.read(self._read[1]))

    async def result(self, array: NdArray) -> npt.NDArray[Any]:
        assert self._read is not None
        return self._read[2]

    def close(self) -> None:
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

    def take(self) -> Slot | None:
        """Return a free slot; None if there is none."""
        if len(self._slots) != self.limit:
            self._change()
        return self._free.popleft() if self._free else None

    async def wait(self) -> Slot:
        """Wait for a free slot, and return it."""
        while (slot := self.take()) is None:
            await self._changed.wait()
        return slot

    def put(self, slot: Slot) -> None:
        """Give a slot back."""
        self._free.append(slot)
        self._changed.set()

    def grow(self, count: int) -> None:
        """Change the number of slots by ``count``."""
        self.limit += count
        self._changed.set()

    def _change(self) -> None:
        """Bring the number of slots closer to the limit."""
        while self._free and len(self._slots) > self.limit:
            slot = self._free.pop()
            self._slots.remove(slot)
            slot.close()
        if not self._free and len(self._slots) < self.limit:
            slot = self._make()
            self._slots.add(slot)
            self._free.append(slot)

    def close(self) -> None:
        """Close all slots, also those that blocks have."""
        for slot in self._slots:
            slot.close()
