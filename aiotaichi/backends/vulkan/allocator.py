"""Device memory, sub-allocated. Drivers allow few VkDeviceMemory objects, and each costs a system call."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from ...core.memory_account import MemoryAccount
from ...errors import OutOfMemoryError
from ...hal.host_mapping import page_worker
from ...interpreter_end import unless_ending
from .binding import NULL, address_of, check, error_of, ffi, lib, link, make, vk
from .handle import Handle, SlowHandle
from .logical_device import LogicalDevice

__all__ = ["ARGUMENTS", "DEVICE", "HOST_READ", "HOST_WRITE", "STAGING", "Allocation", "Allocator", "MemoryKind"]

_BLOCK_SIZE = 64 * 2**20
_FIRST_VISIBLE = 2**20
"""The first block that the host sees has this size, and each further one is twice as large as the last. An event loop
allocates some, and a GPU's driver pins them, which takes 0.3 ms for a megabyte."""
_LARGE = 2**20  # bytes of a VkDeviceMemory that a thread frees: lavapipe takes 0.3 ms for a megabyte, GPUs unpin it
_LARGEST_SHARE = 8  # of a block: larger requests get a VkDeviceMemory of their own

_DEVICE_ADDRESS = 2  # VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT, which the package lacks
_DEVICE: int = vk.VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT
_VISIBLE: int = vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT
_COHERENT: int = vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
_CACHED: int = vk.VK_MEMORY_PROPERTY_HOST_CACHED_BIT


@dataclass(frozen=True, slots=True)
class MemoryKind:
    """The flags by which a memory type is chosen.

    A type must have all flags of ``required``. A type with more flags of ``preferred`` is better, then a type with
    fewer flags of ``avoided``.
    """

    required: int
    preferred: int = 0
    avoided: int = 0


DEVICE = MemoryKind(_DEVICE, 0, _VISIBLE)
HOST_WRITE = MemoryKind(_VISIBLE, _DEVICE | _COHERENT)
HOST_READ = MemoryKind(_VISIBLE, _CACHED | _COHERENT)
ARGUMENTS = MemoryKind(_VISIBLE | _COHERENT, _CACHED, _DEVICE)
STAGING = MemoryKind(_VISIBLE | _COHERENT, _CACHED, _DEVICE)  # apart: arrays over staging may outlive the device


class _Block:
    """One VkDeviceMemory. It is mapped if it is host-visible, and freed with the last allocation in it.

    ``more`` are structs for the ``pNext`` of the allocation.
    """

    def __init__(self, device: LogicalDevice, type_index: int, size: int, is_visible: bool, *more: Any) -> None:
        flags = _DEVICE_ADDRESS if device.features.addresses else 0
        chain = link(make("VkMemoryAllocateFlagsInfo", flags=flags), *more)
        info = make("VkMemoryAllocateInfo", pNext=chain, allocationSize=size, memoryTypeIndex=type_index)
        made = ffi.new("VkDeviceMemory *")
        result = lib.vkAllocateMemory(device.value, info, NULL, made)
        if result in (vk.VK_ERROR_OUT_OF_DEVICE_MEMORY, vk.VK_ERROR_OUT_OF_HOST_MEMORY):
            raise OutOfMemoryError(f"cannot allocate {size} bytes of device memory")
        check(result, f"vkAllocateMemory of {size} bytes")
        free = partial(lib.vkFreeMemory, device.value, made[0], NULL)
        self.handle = (SlowHandle if size >= _LARGE else Handle)(made[0], free, device.handle)
        self.size = size
        self.type_index = type_index
        self.mapped = 0
        # Free ranges in order, and ranges that came back since. The garbage collector may give a range back in the
        # middle of an allocation, so giving back takes no lock.
        self._free = [(0, size)]
        self._returned: deque[tuple[int, int]] = deque()
        self._taken: set[int] = set()  # offsets
        if is_visible:
            pointer = ffi.new("void **")
            check(lib.vkMapMemory(device.value, made[0], 0, size, 0, pointer), "vkMapMemory")
            self.mapped = address_of(pointer[0])

    def take(self, size: int, alignment: int) -> int | None:
        """Return the offset of the first free range that is large enough, or None."""
        self._merge()
        for i, (start, length) in enumerate(self._free):
            offset = -(-start // alignment) * alignment
            if offset + size <= start + length:
                rest = [(start, offset - start), (offset + size, start + length - offset - size)]
                self._free[i : i + 1] = [each for each in rest if each[1]]
                self._taken.add(offset)
                return offset
        return None

    def give_back(self, offset: int, size: int) -> None:
        self._taken.discard(offset)  # first: another thread may take the range as soon as it is back
        self._returned.append((offset, size))

    @property
    def is_empty(self) -> bool:
        return not self._taken

    @property
    def unused(self) -> int:
        """The bytes that no allocation has. From any thread."""
        return sum(size for ranges in (self._free.copy(), self._returned.copy()) for _, size in ranges)

    def _merge(self) -> None:
        if not self._returned:
            return
        ranges = self._free
        while self._returned:
            ranges.append(self._returned.popleft())
        self._free = []
        for start, length in sorted(ranges):
            if self._free and sum(self._free[-1]) == start:
                self._free[-1] = (self._free[-1][0], self._free[-1][1] + length)
            else:
                self._free.append((start, length))


class Allocation:
    """A range of a block. It is given back when it is dropped.

    ``mapped`` is the range's host address; 0 if the host cannot see it. ``is_coherent``: host and device see each
    other's writes without flushes.
    """

    __slots__ = ("_block", "_owner", "is_coherent", "mapped", "offset", "size")

    def __init__(
        self, block: _Block, offset: int, size: int, is_coherent: bool, owner: Allocator | None = None
    ) -> None:
        self._block = block
        self._owner = owner
        self.offset = offset
        self.size = size
        self.mapped = block.mapped and block.mapped + offset
        self.is_coherent = is_coherent

    @property
    def memory(self) -> Any:
        """The block's VkDeviceMemory. The range begins at ``offset``."""
        return self._block.handle.value

    @property
    def memory_type(self) -> int:
        """Vulkan's index."""
        return self._block.type_index

    def keep(self) -> None:
        """Keep the block when the device is closed."""
        self._block.handle.is_kept = True

    def free(self) -> None:
        """Free the block now. The allocation has it alone."""
        self._block.handle.close()

    @unless_ending
    def __del__(self) -> None:
        self._block.give_back(self.offset, self.size)
        if self._owner is not None and self._block.is_empty:
            self._owner.trim()


class Allocator:
    """Allocates from blocks, in one list for each memory type. Buffers and images have lists of their own.

    ``account`` counts memory. The caller enters there the bytes that it asks for. The allocator reports what else its
    blocks have.
    """

    def __init__(self, device: LogicalDevice, account: MemoryAccount) -> None:
        self._device = device
        self.account = account
        self._lock = threading.Lock()
        self._blocks: dict[tuple[int, bool, bool], list[_Block]] = {}
        properties = ffi.new("VkPhysicalDeviceMemoryProperties *")
        lib.vkGetPhysicalDeviceMemoryProperties(device.physical.handle, properties)
        self._types = [
            (properties.memoryTypes[i].propertyFlags, properties.memoryTypes[i].heapIndex)
            for i in range(properties.memoryTypeCount)
        ]
        self._heaps = [properties.memoryHeaps[i].size for i in range(properties.memoryHeapCount)]
        self._granularity = max(256, device.physical.limits.nonCoherentAtomSize)
        account.add_reserve(self)

    def allocate(self, requirements: Any, kind: MemoryKind, is_image: bool = False) -> Allocation:
        """Return memory for a buffer or image with these VkMemoryRequirements.

        Raises an OutOfMemoryError if the device has less free.
        """
        return self._of_best_type(
            requirements, kind, lambda index: self._allocate(index, requirements, kind, is_image)
        )

    def allocate_alone(self, requirements: Any, kind: MemoryKind, *more: Any) -> Allocation:
        """Return memory in a VkDeviceMemory of its own. ``more`` are structs for the ``pNext`` of the allocation."""
        return self._of_best_type(requirements, kind, lambda index: self._alone(index, requirements.size, *more))

    def open(self, index: int, size: int, *more: Any) -> Allocation:
        """Return memory that another API has allocated: the structs ``more`` name it. The host cannot see it.

        ``index`` is the memory type.
        """
        block = _Block(self._device, index, size, False, *more)
        return Allocation(block, 0, size, is_coherent=True)

    def open_host(self, requirements: Any, kind: MemoryKind, address: int, size: int, *more: Any) -> Allocation:
        """Return memory over pages of the host: the structs ``more`` name them. The pages stay the caller's."""
        index = self._types_for(requirements.memoryTypeBits, kind)[0]
        self._checked(index, requirements.size)
        allocation = self.open(index, size, *more)
        allocation.mapped = address
        return allocation

    def close(self) -> None:
        """Forget all blocks. Each is freed with the last allocation in it."""
        self.account.remove_reserve(self)
        with self._lock:
            self._blocks.clear()

    @property
    def unused(self) -> int:
        """The bytes of blocks that no allocation has. From any thread."""
        return sum(block.unused for blocks in self._blocks.copy().values() for block in blocks.copy())

    def free_unused(self) -> None:
        """Free all empty blocks, unless another call works on them now. From any thread."""
        self._try_to_free(0)

    def trim(self) -> None:
        """Free empty blocks, but keep the largest of each list for the next allocations.

        Does nothing if the garbage collector calls it in the middle of an allocation.
        """
        self._try_to_free(1)

    def _try_to_free(self, keep: int) -> None:
        if self._lock.acquire(blocking=False):
            try:
                self._drop_empty(keep)
            finally:
                self._lock.release()

    def _of_best_type(self, requirements: Any, kind: MemoryKind, allocate: Callable[[int], Allocation]) -> Allocation:
        # If a better type is used up, try the next: the host may see only a small part of a GPU's memory.
        *better, last = self._types_for(requirements.memoryTypeBits, kind)
        for index in better:
            with suppress(OutOfMemoryError):
                return allocate(index)
        return allocate(last)

    def _alone(self, index: int, size: int, *more: Any) -> Allocation:
        _, is_visible, is_coherent = self._checked(index, size)
        with self._lock:
            return Allocation(self._new_block(index, size, is_visible, *more), 0, size, is_coherent)

    def _allocate(self, index: int, requirements: Any, kind: MemoryKind, is_image: bool) -> Allocation:
        alignment = max(requirements.alignment, self._granularity)
        size = -(-requirements.size // self._granularity) * self._granularity
        heap_size, is_visible, is_coherent = self._checked(index, size)
        # Each kind of memory has blocks of its own: with a memory_limit, none of them takes a large part of it.
        block_size = min(_BLOCK_SIZE, min(heap_size, self.account.limit or heap_size) // _LARGEST_SHARE)
        with self._lock:
            if size <= block_size // _LARGEST_SHARE:
                blocks = self._blocks.setdefault((index, is_image, kind is STAGING), [])
                for block in blocks:
                    offset = block.take(size, alignment)
                    if offset is not None:
                        return Allocation(block, offset, size, is_coherent, self)
                if is_visible:
                    last = blocks[-1].size if blocks else 0
                    block_size = min(block_size, max(_FIRST_VISIBLE, 2 * last, size))
                if self.account.has_room(block_size - size):
                    block = self._new_block(index, block_size, is_visible)
                    blocks.append(block)
                    offset = block.take(size, alignment)
                    assert offset is not None
                    return Allocation(block, offset, size, is_coherent, self)
            return Allocation(self._new_block(index, size, is_visible), 0, size, is_coherent)

    def _checked(self, index: int, size: int) -> tuple[int, bool, bool]:
        """Return the size of a type's heap, and whether the type is host-visible and coherent.

        Raises an OutOfMemoryError if the heap is smaller than ``size`` bytes.
        """
        flags, heap = self._types[index]
        if size > self._heaps[heap]:
            raise OutOfMemoryError(f"cannot allocate {size} bytes: the device has {self._heaps[heap]} of this kind")
        return self._heaps[heap], bool(flags & _VISIBLE), bool(flags & _COHERENT)

    def _new_block(self, index: int, size: int, is_visible: bool, *more: Any) -> _Block:
        try:
            self.account.check()
            return _Block(self._device, index, size, is_visible, *more)
        except OutOfMemoryError:
            self._drop_empty()
            self.account.check()
            page_worker.settle()  # memory that was dropped is free from then on
            return _Block(self._device, index, size, is_visible, *more)

    def _drop_empty(self, keep: int = 0) -> None:
        for blocks in self._blocks.values():
            empty = sorted((block for block in blocks if block.is_empty), key=lambda block: -block.size)
            blocks[:] = [block for block in blocks if block not in empty[keep:]]

    def _types_for(self, allowed: int, kind: MemoryKind) -> list[int]:
        """Return the numbers of the suitable memory types, best first."""
        able = [
            i
            for i, (flags, _) in enumerate(self._types)
            if allowed >> i & 1 and flags & kind.required == kind.required
        ]
        if not able:
            raise error_of(vk.VK_ERROR_FEATURE_NOT_PRESENT, "the device has no memory of the kind that was asked for")

        def merit(i: int) -> int:
            flags: int = self._types[i][0]
            return (flags & kind.preferred).bit_count() - (flags & kind.avoided).bit_count()

        return sorted(able, key=merit, reverse=True)
