"""What commands are recorded with."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...core.memory_account import MemoryPurpose
from ...errors import OutOfMemoryError
from .allocator import ARGUMENTS
from .binding import check, make, vk
from .buffer import Buffer
from .handle import Handle
from .hardware import Hardware

__all__ = ["LEAST_CAPACITY", "CommandContext"]

LEAST_CAPACITY: Final = 64 * 1024
"""The bytes of a context that few batches exceed: they carry transfers of up to 32 KiB each."""


class CommandContext:
    """A command pool, and memory for arguments and results; destroyed when it is dropped.

    A batch is recorded with it, or, once, commands that are executed often.

    Parameters
    ----------
    family
        The queue family.
    capacity
        Bytes for arguments and results.
    is_recording
        Whether commands that are executed often are recorded, and not batches.

    Attributes
    ----------
    address
        The ``struct context``.
    """

    def __init__(self, hardware: Hardware, family: int, capacity: int, is_recording: bool) -> None:
        device, native = hardware.logical, hardware.native
        size = max(LEAST_CAPACITY, 1 << max(0, capacity - 1).bit_length())
        with hardware.account.enter(MemoryPurpose.QUEUES, size) as self._entry:
            self._buffer = Buffer(hardware, size, ARGUMENTS)
        flags = vk.VK_COMMAND_POOL_CREATE_TRANSIENT_BIT
        info = make("VkCommandPoolCreateInfo", flags=flags, queueFamilyIndex=family)
        self._pool = device.create("CommandPool", info)
        address = native.context_create(
            self._pool.number,
            self._buffer.number,
            self._buffer.mapped,
            self._buffer.size,
            vk.VK_COMMAND_BUFFER_LEVEL_SECONDARY if is_recording else vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY,
        )
        if not address:
            raise OutOfMemoryError("cannot allocate a context")
        self.address = address
        destroy = partial(native.context_destroy, device.address, address)
        self._handle = Handle(address, destroy, device.handle)
        self._prepare = partial(native.context_prepare, device.address, address)

    def prepare(self) -> None:
        """*Blocking.* Have the driver allocate what the first batch needs."""
        check(self._prepare(), "preparing a context")
