"""Contexts: the objects that a batch is recorded with, and recordings that are executed often."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...core.memory_account import MemoryPurpose
from ...errors import OutOfMemoryError
from . import allocator
from .binding import make, vk
from .handle import Handle
from .memory import Buffer

if TYPE_CHECKING:
    from .recorder import Recorder

__all__ = ["Context"]

_LEAST_CAPACITY = 64 * 1024


class Context:
    """A command pool, memory for arguments and results, and perhaps queries; destroyed when it is dropped.

    Attributes
    ----------
    address
        The address of its ``struct context``.
    """

    def __init__(self, recorder: Recorder, capacity: int, queries: int, is_recording: bool) -> None:
        device, self._native = recorder.device, recorder.native
        size = max(_LEAST_CAPACITY, 1 << max(0, capacity - 1).bit_length())
        with recorder.memories.account.enter(MemoryPurpose.QUEUES, size) as self._entry:
            self._buffer = Buffer(device, recorder.memories, size, allocator.ARGUMENTS)
        info = make(
            "VkCommandPoolCreateInfo",
            flags=vk.VK_COMMAND_POOL_CREATE_TRANSIENT_BIT,
            queueFamilyIndex=recorder.hardware.family,
        )
        self._pool = device.create("CommandPool", info)
        self._queries = None
        if queries:
            wanted = make("VkQueryPoolCreateInfo", queryType=vk.VK_QUERY_TYPE_TIMESTAMP, queryCount=queries)
            self._queries = device.create("QueryPool", wanted)
        level = vk.VK_COMMAND_BUFFER_LEVEL_SECONDARY if is_recording else vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY
        address = self._native.context_create(
            self._pool.number,
            self._buffer.number,
            self._buffer.mapped,
            self._buffer.size,
            self._queries.number if self._queries else 0,
            level,
        )
        if not address:
            raise OutOfMemoryError("cannot allocate a context")
        self.address = address
        destroy = partial(self._native.context_destroy, device.address, address)
        self._handle = Handle(address, destroy, device.handle)
