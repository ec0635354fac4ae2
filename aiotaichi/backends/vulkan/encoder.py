"""Commands to the bytes that native code records: the structs of protocol.h."""

from __future__ import annotations

import math
import mmap
import struct
from collections.abc import Sequence
from typing import Any

from ...core.memory_account import MemoryPurpose
from ...core.sizes import MOST_CARRIED
from ...hal import HostMemoryHal, ImageRegion, MemoryHal, MemoryRequest, QueueHal
from ...hal.batch_queue import BatchQueue
from ...hal.commands import (
    Command,
    Copy,
    CopyImage,
    DownloadImage,
    Fill,
    Launch,
    TransitionImage,
    UploadImage,
    Variation,
    WaitExternal,
)
from ...hal.encoder import BatchEncoder, Recorded, address_of, opcodes
from ...hal.host_parts import host_parts
from .command_context import CommandContext
from .external import SemaphoreWait
from .image import LAYOUTS, VulkanImage
from .initial import InitialWork
from .memory import VulkanMemory
from .native.protocol import (
    COPY,
    COPY_IMAGE,
    EXECUTE,
    FILL,
    IMAGE_TRANSFER,
    LAUNCH,
    MARK,
    OP_COPY,
    OP_COPY_IMAGE,
    OP_DOWNLOAD,
    OP_DOWNLOAD_IMAGE,
    OP_DOWNLOAD_TEXELS,
    OP_EXECUTE,
    OP_FILL,
    OP_LAUNCH,
    OP_MARK,
    OP_TRANSITION,
    OP_UPLOAD,
    OP_UPLOAD_IMAGE,
    OP_UPLOAD_TEXELS,
    OP_WAIT,
    TEXELS,
    TRANSFER,
    TRANSITION,
    WAIT,
)
from .recorder import Recorder

__all__ = ["VulkanEncoder", "VulkanQueueMemory", "wait_for"]

_RECORDED = {OP_COPY, OP_FILL}
_LEAST_RECORDED = 2  # commands: one alone is recorded with each batch
_TEMPORARIES_SIZE = 2**20
_RANDOM_WORD = 4 * 1024  # offset of the number that taichi 1.7.4's shaders start their random numbers from
_LAUNCHES_APART = 20  # bits: launches until two queues have the same numbers


class VulkanQueueMemory:
    """The memory of one queue, which its kernels share: temporaries, and where random numbers begin.

    It is allocated when a kernel first needs it: few kernels do.
    """

    def __init__(self, recorder: Recorder, initial: InitialWork, number: int) -> None:
        self._initial = initial
        self._recorder = recorder
        self._number = number
        self._temporaries: VulkanMemory | None = None

    def prepare(self) -> None:
        """Allocate the memory, unless it is allocated."""
        if self._temporaries is not None:
            return
        with self._recorder.hardware.account.enter(MemoryPurpose.QUEUES, _TEMPORARIES_SIZE) as entry:
            temporaries = self._temporaries = self._initial.allocate(MemoryRequest(_TEMPORARIES_SIZE))
        temporaries.entry = entry
        if self._number:
            self._initial.set_word(temporaries, _RANDOM_WORD, (self._number << _LAUNCHES_APART) % 2**32)
        self._recorder.native.queue_set_temporaries(self._recorder.address, temporaries.address)

    def close(self) -> None:
        """Free the memory. No kernel of the queue runs any longer."""
        self._temporaries = None


class _SecondaryCommands(Recorded):
    """A secondary command buffer. It may run several times at once: each run copies its new arguments first."""

    def __init__(self, context: CommandContext) -> None:
        self._context = context

    def run(self, launches: bytes) -> bytes:
        return EXECUTE.pack(OP_EXECUTE, 0, EXECUTE.size + len(launches), self._context.address) + launches


class VulkanEncoder(BatchEncoder):
    """Encodes the batches of one queue, whose kernels share ``memory``."""

    mark_opcode = OP_MARK
    waits = (OP_WAIT,)

    def __init__(self, recorder: Recorder, memory: VulkanQueueMemory) -> None:
        super().__init__(
            {
                UploadImage: self._upload_image,
                DownloadImage: self._download_image,
                CopyImage: self._copy_image,
                TransitionImage: self._transition,
                WaitExternal: self._wait_external,
            },
        )
        self._hardware = recorder.hardware
        self._logical = recorder.hardware.logical
        self._recorder = recorder
        self._memory = memory

    def head(self, kernel: Any, completes: int, result: int) -> bytes:
        if kernel.has_temporaries:
            self._memory.prepare()
        return LAUNCH.pack(OP_LAUNCH, completes, LAUNCH.size + kernel.arguments_size, kernel.address, result)

    def may_record(self, command: Command, data: bytes, change: Variation | None) -> bool:
        # Recording follows the layouts of images: a recording with images would fit only once.
        if isinstance(command, Launch):
            kernel: Any = command.kernel
            return change in (None, Variation.NUMBERS) and not kernel.has_textures
        return change is None and opcodes(data) <= _RECORDED

    def record(self, data: bytes, changing: Sequence[int], commands: Sequence[Command]) -> Recorded | None:
        return _SecondaryCommands(self._recorder.record(data, changing)) if len(commands) >= _LEAST_RECORDED else None

    def upload(self, memory: MemoryHal, offset: int, source: int, size: int, completes: int) -> bytes:
        self._prepare_transfer(size)
        return _transfer(OP_UPLOAD, completes, memory, offset, size, source)

    def download(self, into: int, memory: MemoryHal, offset: int, size: int) -> bytes:
        self._prepare_transfer(size)
        return _transfer(OP_DOWNLOAD, 1, memory, offset, size, into)

    def upload_from(self, host: HostMemoryHal, host_offset: int, memory: MemoryHal, offset: int, size: int) -> bytes:
        buffer, start = _place(host)
        to, source = _memory(memory).buffer_number, host.address + host_offset
        start += host_offset
        copies = []
        for is_direct, begin, end in host_parts(host, host_offset, size):
            if is_direct:
                copies.append(_copy(end == size, to, offset + begin, buffer, start + begin, end - begin))
            else:
                copies.append(self.upload(memory, offset + begin, source + begin, end - begin, end == size))
        return b"".join(copies)

    def download_into(
        self, host: HostMemoryHal, host_offset: int, memory: MemoryHal, offset: int, size: int
    ) -> bytes:
        buffer, start = _place(host)
        source, to = _memory(memory).buffer_number, host.address + host_offset
        start += host_offset
        copies = []
        for is_direct, begin, end in host_parts(host, host_offset, size):
            if is_direct:
                copies.append(_copy(end == size, buffer, start + begin, source, offset + begin, end - begin))
            else:
                self._prepare_transfer(end - begin)
                copies.append(_transfer(OP_DOWNLOAD, end == size, memory, offset + begin, end - begin, to + begin))
        return b"".join(copies)

    def copy(self, command: Copy, parts: list[bytes]) -> None:
        to, source, size = _memory(command.to), _memory(command.source), command.size
        if to is source and abs(command.to_offset - command.source_offset) < size:
            scratch = self._scratch(size)  # Vulkan's copies must not overlap
            parts.append(_copy(0, scratch.buffer_number, 0, source.buffer_number, command.source_offset, size))
            parts.append(_copy(1, to.buffer_number, command.to_offset, scratch.buffer_number, 0, size))
            return
        parts.append(_copy(1, to.buffer_number, command.to_offset, source.buffer_number, command.source_offset, size))

    def copy_within(self, memory: MemoryHal, to: int, source: int, size: int) -> bytes:
        buffer = _memory(memory).buffer_number
        return _copy(0, buffer, to, buffer, source, size)

    def fill(self, command: Fill) -> bytes | None:
        memory, offset, size = _memory(command.memory), command.offset, command.size
        pattern = command.pattern * (math.lcm(4, len(command.pattern)) // len(command.pattern))
        words = set(struct.unpack(f"{len(pattern) // 4}I", pattern))
        if len(words) == 1 and offset % 4 == 0 and size % 4 == 0:
            return FILL.pack(OP_FILL, 1, FILL.size, memory.buffer_number, offset, size, words.pop())
        return None

    def mark(self, completes: int) -> bytes:
        return MARK.pack(OP_MARK, completes, MARK.size)

    def wait_ticket(self, other: QueueHal, ticket: int) -> bytes:
        assert isinstance(other, BatchQueue)
        native: Any = other.native
        value = native.value_of(ticket)
        return wait_for(native.semaphore, value) if value else b""

    def close(self) -> None:
        super().close()
        self._memory.close()

    def _upload_image(self, command: UploadImage, parts: list[bytes]) -> None:
        parts.append(self._image_transfer(command, command.source, OP_UPLOAD_IMAGE, OP_UPLOAD_TEXELS))

    def _download_image(self, command: DownloadImage, parts: list[bytes]) -> None:
        parts.append(self._image_transfer(command, command.into, OP_DOWNLOAD_IMAGE, OP_DOWNLOAD_TEXELS))

    def _image_transfer(
        self, command: UploadImage | DownloadImage, view: memoryview, covered: int, uncovered: int
    ) -> bytes:
        """Return a transfer of texels. Its opcode is ``covered`` if it names the buffer that holds them."""
        region, host, size = command.region, command.host, view.nbytes
        image, words = _image(command.image).address, _words(region)
        texel = size // (math.prod(region.extent) * region.layers)
        if host is not None and host.is_direct:
            buffer, start = _place(host)
            start += command.host_offset
            if 0 <= start <= host.prepared_size - size and _begins_with_a_texel(start, texel):
                return IMAGE_TRANSFER.pack(covered, 1, IMAGE_TRANSFER.size, buffer, start, image, *words)
        address = address_of(view)
        if _begins_with_a_texel(address % mmap.PAGESIZE, texel):
            self._prepare_transfer(size)
        else:  # such texels are not used in place
            self._recorder.prepare_staging()
        return TEXELS.pack(uncovered, 1, TEXELS.size, address, size, texel, image, *words)

    def _prepare_transfer(self, size: int) -> None:
        if size > MOST_CARRIED and not self._logical.uses_pages:
            self._recorder.prepare_staging()

    def _copy_image(self, command: CopyImage, parts: list[bytes]) -> None:
        to, source = _image(command.to).address, _image(command.source).address
        regions = (*_words(command.to_region), *_words(command.source_region))
        parts.append(COPY_IMAGE.pack(OP_COPY_IMAGE, 1, COPY_IMAGE.size, to, source, *regions))

    def _transition(self, command: TransitionImage, parts: list[bytes]) -> None:
        layout = LAYOUTS[command.layout]
        address = _image(command.image).address
        parts.append(TRANSITION.pack(OP_TRANSITION, 1, TRANSITION.size, address, layout))

    def _wait_external(self, command: WaitExternal, parts: list[bytes]) -> None:
        event = command.event
        assert isinstance(event, SemaphoreWait)
        parts.append(wait_for(event.semaphore, event.value))

    def _scratch(self, size: int) -> VulkanMemory:
        with self._hardware.account.enter(MemoryPurpose.QUEUES, size) as entry:
            scratch = VulkanMemory.allocate(self._hardware, MemoryRequest(size))
        scratch.entry = entry
        self.kept.append(scratch)
        return scratch


def wait_for(semaphore: int, value: int) -> bytes:
    """Return the command that holds later commands until ``semaphore`` reaches ``value``."""
    return WAIT.pack(OP_WAIT, 0, WAIT.size, semaphore, value)


def _copy(completes: int, to: int, to_offset: int, source: int, source_offset: int, size: int) -> bytes:
    return COPY.pack(OP_COPY, completes, COPY.size, to, source, source_offset, to_offset, size)


def _transfer(opcode: int, completes: int, memory: MemoryHal, offset: int, size: int, host: int) -> bytes:
    return TRANSFER.pack(opcode, completes, TRANSFER.size, _memory(memory).buffer_number, offset, size, host)


def _begins_with_a_texel(offset: int, texel: int) -> bool:
    """Return whether a copy of an image may begin at ``offset`` of a buffer: with a whole word and a whole texel."""
    return offset % math.lcm(4, texel) == 0


def _words(region: ImageRegion) -> tuple[int, ...]:
    return region.mip, region.layer, region.layers, *region.offset, *region.extent


def _memory(memory: object) -> VulkanMemory:
    assert isinstance(memory, VulkanMemory)
    return memory


def _place(host: HostMemoryHal) -> tuple[int, int]:
    """Return the buffer that host memory lies in, and its offset."""
    return host.prepared.number, host.offset


def _image(image: object) -> VulkanImage:
    assert isinstance(image, VulkanImage)
    return image
