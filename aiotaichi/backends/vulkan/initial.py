"""New memory and images, which the device zeroes before any other command uses them."""

from __future__ import annotations

import threading
import weakref
from collections import deque
from collections.abc import Collection
from typing import Any

from ...core.native_protocol import FAILED
from ...errors import Error, NotSupportedError
from ...hal import ImageRequest, MemoryRequest
from .buffer import ExportedBuffer, PageBuffer, can_share_memory, flags_of, whole_words
from .command_context import CommandContext
from .hardware import Hardware
from .image import VulkanImage, create_image
from .logical_device import HardwareQueue
from .memory import VulkanMemory
from .native.protocol import FILL, OP_CLEAR_IMAGE, OP_FILL, TRANSITION
from .recorder import Recorder
from .stock import Stocks

__all__ = ["InitialWork"]

_MOST_ZEROED = 64 * 1024  # bytes of host-visible memory that the caller zeroes; the device zeroes more
_LEAST_PAGES = 64 * 1024  # bytes of memory that gets pages of its own, if the device uses the host's in place


class InitialWork:
    """Allocates what the device zeroes by a queue of its own. Every batch that is submitted later waits for that."""

    def __init__(self, hardware: Hardware, stocks: Stocks, queue: HardwareQueue) -> None:
        self._hardware = hardware
        self._recorder = Recorder(hardware, stocks, queue, descriptor=-1)
        self._lock = threading.Lock()
        # Not submitted yet. The commands of a resource that is dropped before are left out.
        self._commands: list[tuple[bytes, weakref.ref[Any]]] = []
        self._in_flight: deque[tuple[int, list[object]]] = deque()
        self._ticket = 0

    @property
    def contexts(self) -> Collection[CommandContext]:
        """What the commands are recorded with."""
        return self._recorder.contexts.values()

    def allocate(self, request: MemoryRequest) -> VulkanMemory:
        """Return memory for :meth:`DeviceHal.allocate`."""
        hardware = self._hardware
        with hardware.calls:
            if request.export_sharing:
                if not can_share_memory(hardware, flags_of(hardware, request.usage)):
                    raise NotSupportedError(
                        "export_sharing: the device cannot share the memory (VK_KHR_external_memory_fd)"
                    )
                memory = VulkanMemory.allocate(hardware, request, ExportedBuffer)
            elif hardware.logical.uses_pages and request.size >= _LEAST_PAGES:
                size, flags = whole_words(request.size), flags_of(hardware, request.usage)
                return VulkanMemory(PageBuffer(hardware, size, flags), request.size)
            else:
                memory = VulkanMemory.allocate(hardware, request)
            if (request.host_read or request.host_write) and request.size <= _MOST_ZEROED:
                memory.zero()
            else:
                fill = FILL.pack(OP_FILL, 1, FILL.size, memory.buffer_number, 0, memory.buffer.size, 0)
                self._add(fill, memory)
            return memory

    def create_image(self, request: ImageRequest) -> VulkanImage:
        """Return an image for :meth:`ImageDevice.create_image`."""
        with self._hardware.calls:
            image = create_image(self._hardware, request)
            self._add(TRANSITION.pack(OP_CLEAR_IMAGE, 1, TRANSITION.size, image.address, 0), image)
            return image

    def set_word(self, memory: VulkanMemory, offset: int, word: int) -> None:
        """Set one 32-bit word of new memory."""
        self._add(FILL.pack(OP_FILL, 1, FILL.size, memory.buffer_number, offset, 4, word), memory)

    def is_zeroed(self, memory: VulkanMemory) -> bool:
        if memory.size <= _MOST_ZEROED or isinstance(memory.buffer, PageBuffer):
            return True
        return not self._commands and self._recorder.completed() >= self._ticket  # all commands so far have run

    def flush(self) -> tuple[int, int] | None:
        """Submit the commands. Return the semaphore to wait for and its value; None without commands."""
        if self._commands:
            with self._lock:
                self._submit()
        return (self._recorder.semaphore.number, self._ticket) if self._ticket else None

    def settle(self) -> None:
        """*Blocking.* Submit the commands, and wait until all have run."""
        self.flush()
        self._wait()

    def release(self) -> bool:
        """Release resources whose commands have run. Called when a batch that waited for them has completed.

        Return False if the device has failed. Then nothing tells which commands have run, and :meth:`close` releases.
        """
        if self._in_flight:
            with self._lock:
                completed = self._recorder.completed()
                if completed == FAILED:
                    return False
                while self._in_flight and self._in_flight[0][0] <= completed:
                    self._in_flight.popleft()
                if not self._in_flight:
                    self._recorder.trim()
        return True

    def failure(self) -> Error:
        """Return the error that the device has failed with."""
        return self._recorder.failure()

    def close(self) -> None:
        """*Blocking.* Wait until all submitted commands have run."""
        self._wait()
        self._recorder.close()
        self._in_flight.clear()

    def _add(self, command: bytes, resource: object) -> None:
        """Run ``command`` before the next batch. ``resource`` is held until the command has run."""
        with self._lock:
            self._commands.append((command, weakref.ref(resource)))

    def _wait(self) -> None:
        while not self._recorder.wait(self._ticket, 3600.0) and not self._recorder.has_failed:
            pass

    def _submit(self) -> None:
        live = [(command, resource) for command, ref in self._commands if (resource := ref()) is not None]
        if live:
            self._recorder.submit(b"".join(command for command, _ in live), self._ticket + 1)
            self._ticket += 1
            self._in_flight.append((self._ticket, [resource for _, resource in live]))
        # After the submission: if it fails, the batches that wait for the commands must not run either.
        self._commands.clear()
