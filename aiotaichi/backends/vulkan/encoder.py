"""Commands to the bytes that native code records: the structs of queue.h."""

from __future__ import annotations

import struct
from math import lcm
from typing import TYPE_CHECKING, Any

from ...hal import ImageRegion, MemoryRequest
from ...hal.commands import (
    Copy,
    CopyImage,
    Download,
    DownloadImage,
    Fill,
    LaunchSequence,
    Mark,
    TransitionImage,
    Upload,
    UploadImage,
    WaitExternal,
    WaitTicket,
)
from ...hal.encoder import BatchEncoder, address_of
from .binding import ffi
from .external import SemaphoreWait
from .host_memory import HostMemory
from .image import LAYOUTS, VulkanImage
from .memory import VulkanMemory
from .module import VulkanKernel

if TYPE_CHECKING:
    from .device import VulkanDevice
    from .queue import VulkanQueue

__all__ = ["SMALL", "Encoder", "clear_image", "fill_word", "fill_zero", "wait_for"]

SMALL = 32 * 1024
"""Bytes up to which a transfer goes by way of the batch's own memory, and is copied by the host once more."""

_LAUNCH = struct.Struct("<HHIQQ8x")
_COPY = struct.Struct("<HHIQQQQQ")
_FILL = struct.Struct("<HHIQQQI4x")
_TRANSFER = struct.Struct("<HHIQQQQ")
_REGION = "QQQiiiIII"
_IMAGE_TRANSFER = struct.Struct(f"<HHIQQQ{_REGION}")
_COPY_IMAGE = struct.Struct(f"<HHIQQ{_REGION}{_REGION}")
_TRANSITION = struct.Struct("<HHIQQ")
_EXECUTE = struct.Struct("<HHIQ")
_WAIT = struct.Struct("<HHIQQ")
_MARK = struct.Struct("<HHI")
(
    _OP_LAUNCH,
    _OP_COPY,
    _OP_FILL,
    _OP_UPLOAD,
    _OP_DOWNLOAD,
    _OP_UPLOAD_IMAGE,
    _OP_DOWNLOAD_IMAGE,
    _OP_COPY_IMAGE,
    _OP_TRANSITION,
    _OP_CLEAR_IMAGE,
    _OP_EXECUTE,
    _OP_WAIT,
    _OP_MARK,
) = range(1, 14)


class Encoder(BatchEncoder["VulkanQueue", HostMemory]):
    """Encodes the batches of one queue."""

    def __init__(self, device: VulkanDevice, queue: VulkanQueue) -> None:
        self._logical, self._memories, self._host = device.logical, device.memories, device.host
        super().__init__(
            queue,
            {
                LaunchSequence: self._launch_sequence,
                Upload: self._upload,
                Download: self._download,
                Copy: self._copy,
                Fill: self._fill,
                UploadImage: self._upload_image,
                DownloadImage: self._download_image,
                CopyImage: self._copy_image,
                TransitionImage: self._transition,
                Mark: self._mark,
                WaitTicket: self._wait,
                WaitExternal: self._wait_external,
            },
        )

    def head(self, kernel: Any, completes: int, result: int) -> bytes:
        if kernel.has_temporaries:
            self.queue.have_temporaries()
        return _LAUNCH.pack(_OP_LAUNCH, completes, _LAUNCH.size + kernel.arguments_size, kernel.address, result)

    def _launch_sequence(self, command: LaunchSequence, parts: list[bytes]) -> None:
        kept = command.kept
        # Layouts are followed while commands are recorded: with images, a recording would fit only once.
        if kept is not None and not any(_kernel(launch.kernel).has_textures for launch in command.launches):
            queue = self.queue
            recording = kept.get(queue)
            if recording is None:
                recording = kept[queue] = queue.record(self.launches(command))
            parts.append(_EXECUTE.pack(_OP_EXECUTE, 1, _EXECUTE.size, recording.commands))
            return
        parts.append(self.launches(command))
        parts.append(_MARK.pack(_OP_MARK, 1, _MARK.size))

    def _upload(self, command: Upload, parts: list[bytes]) -> None:
        memory, size = _memory(command.memory), command.source.nbytes
        if command.host is None and size <= SMALL:
            parts.append(_transfer(_OP_UPLOAD, 1, memory, command.offset, size, address_of(command.source)))
            return
        host = self._staged(command.source, command.host)
        parts.append(_copy(1, memory.buffer_number, command.offset, host.number, command.host_offset, size))

    def _download(self, command: Download, parts: list[bytes]) -> None:
        memory, size = _memory(command.memory), command.into.nbytes
        if command.host is None and size <= SMALL:
            parts.append(_transfer(_OP_DOWNLOAD, 1, memory, command.offset, size, address_of(command.into)))
            return
        host = self._landing(command.into, command.host)
        parts.append(_copy(1, host.number, 0, memory.buffer_number, command.offset, size))

    def _copy(self, command: Copy, parts: list[bytes]) -> None:
        to, source, size = _memory(command.to), _memory(command.source), command.size
        if to is source and abs(command.to_offset - command.source_offset) < size:
            scratch = self._scratch(size)  # Vulkan's copies must not overlap
            parts.append(_copy(0, scratch.buffer_number, 0, source.buffer_number, command.source_offset, size))
            parts.append(_copy(1, to.buffer_number, command.to_offset, scratch.buffer_number, 0, size))
            return
        parts.append(_copy(1, to.buffer_number, command.to_offset, source.buffer_number, command.source_offset, size))

    def _fill(self, command: Fill, parts: list[bytes]) -> None:
        memory, offset, size = _memory(command.memory), command.offset, command.size
        pattern = command.pattern * (lcm(4, len(command.pattern)) // len(command.pattern))
        words = set(struct.unpack(f"{len(pattern) // 4}I", pattern))
        if len(words) == 1 and offset % 4 == 0 and size % 4 == 0:
            parts.append(_FILL.pack(_OP_FILL, 1, _FILL.size, memory.buffer_number, offset, size, words.pop()))
            return
        # The first bytes from the host; then what is filled is copied behind itself, twice as much each time.
        filled = min(size, max(1, SMALL // len(command.pattern)) * len(command.pattern))
        start = command.pattern * (filled // len(command.pattern))
        self.kept.append(start)
        parts.append(_transfer(_OP_UPLOAD, 0, memory, offset, filled, address_of(start)))
        while filled < size:
            more = min(filled, size - filled)
            parts.append(_copy(0, memory.buffer_number, offset + filled, memory.buffer_number, offset, more))
            filled += more
        parts.append(_MARK.pack(_OP_MARK, 1, _MARK.size))

    def _upload_image(self, command: UploadImage, parts: list[bytes]) -> None:
        host = self._staged(command.source, command.host)
        image = _image(command.image)
        parts.append(_image_transfer(_OP_UPLOAD_IMAGE, host, command.host_offset, image, command.region))

    def _download_image(self, command: DownloadImage, parts: list[bytes]) -> None:
        host = self._landing(command.into, command.host)
        parts.append(_image_transfer(_OP_DOWNLOAD_IMAGE, host, 0, _image(command.image), command.region))

    def _copy_image(self, command: CopyImage, parts: list[bytes]) -> None:
        to, source = _image(command.to).address, _image(command.source).address
        regions = (*_words(command.to_region), *_words(command.source_region))
        parts.append(_COPY_IMAGE.pack(_OP_COPY_IMAGE, 1, _COPY_IMAGE.size, to, source, *regions))

    def _transition(self, command: TransitionImage, parts: list[bytes]) -> None:
        layout = LAYOUTS[command.layout]
        address = _image(command.image).address
        parts.append(_TRANSITION.pack(_OP_TRANSITION, 1, _TRANSITION.size, address, layout))

    def _mark(self, command: Mark, parts: list[bytes]) -> None:
        parts.append(_MARK.pack(_OP_MARK, 1, _MARK.size))

    def _wait(self, command: WaitTicket, parts: list[bytes]) -> None:
        other: Any = command.queue
        if value := other.value_of(command.ticket):
            parts.append(wait_for(other.semaphore, value))

    def _wait_external(self, command: WaitExternal, parts: list[bytes]) -> None:
        event = command.event
        assert isinstance(event, SemaphoreWait)
        parts.append(wait_for(event.semaphore, event.value))

    def _staged(self, source: memoryview, host: object) -> HostMemory:
        """Return host memory that holds ``source``."""
        if isinstance(host, HostMemory):
            return host
        staged = self._host.take(source.nbytes)
        ffi.memmove(ffi.cast("void *", staged.mapped), source, source.nbytes)
        self.kept.append(staged)
        return staged

    def _landing(self, into: memoryview, host: object) -> HostMemory:
        """Return host memory whose bytes arrive in ``into``."""
        if isinstance(host, HostMemory):
            return host
        landing = self._host.take(into.nbytes)
        self.arrivals.append((into, landing))
        return landing

    def _scratch(self, size: int) -> VulkanMemory:
        scratch = VulkanMemory.allocate(self._logical, self._memories, MemoryRequest(size))
        self.kept.append(scratch)
        return scratch


def fill_zero(memory: VulkanMemory) -> bytes:
    """Return the command that zeroes a whole memory."""
    return _FILL.pack(_OP_FILL, 1, _FILL.size, memory.buffer_number, 0, memory.buffer.size, 0)


def fill_word(memory: VulkanMemory, offset: int, word: int) -> bytes:
    """Return the command that sets one 32-bit word."""
    return _FILL.pack(_OP_FILL, 1, _FILL.size, memory.buffer_number, offset, 4, word)


def clear_image(image: VulkanImage) -> bytes:
    """Return the command that zeroes a whole image."""
    return _TRANSITION.pack(_OP_CLEAR_IMAGE, 1, _TRANSITION.size, image.address, 0)


def wait_for(semaphore: int, value: int) -> bytes:
    """Return the command that holds what follows until ``semaphore`` gets to ``value``."""
    return _WAIT.pack(_OP_WAIT, 0, _WAIT.size, semaphore, value)


def _copy(completes: int, to: int, to_offset: int, source: int, source_offset: int, size: int) -> bytes:
    return _COPY.pack(_OP_COPY, completes, _COPY.size, to, source, source_offset, to_offset, size)


def _transfer(opcode: int, completes: int, memory: VulkanMemory, offset: int, size: int, host: int) -> bytes:
    return _TRANSFER.pack(opcode, completes, _TRANSFER.size, memory.buffer_number, offset, size, host)


def _image_transfer(opcode: int, host: HostMemory, offset: int, image: VulkanImage, region: ImageRegion) -> bytes:
    size = _IMAGE_TRANSFER.size
    return _IMAGE_TRANSFER.pack(opcode, 1, size, host.number, offset, image.address, *_words(region))


def _words(region: ImageRegion) -> tuple[int, ...]:
    return region.mip, region.layer, region.layers, *region.offset, *region.extent


def _kernel(kernel: object) -> VulkanKernel:
    assert isinstance(kernel, VulkanKernel)
    return kernel


def _memory(memory: object) -> VulkanMemory:
    assert isinstance(memory, VulkanMemory)
    return memory


def _image(image: object) -> VulkanImage:
    assert isinstance(image, VulkanImage)
    return image
