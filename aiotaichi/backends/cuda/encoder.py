"""Commands to the bytes that native code hands over: the structs of protocol.h."""

from __future__ import annotations

import ctypes
import struct
from array import array
from collections.abc import Sequence
from functools import partial
from typing import Any

from ...core.sizes import REGISTERED_SIZE
from ...hal import HostMemoryHal, MemoryHal, QueueHal
from ...hal.batch_queue import BatchQueue
from ...hal.commands import Batch, Command, Copy, Download, Fill, Launch, Replay, Upload, Variation, WaitExternal
from ...hal.encoder import BatchEncoder, Recorded, opcodes
from ...hal.host_parts import host_parts
from ...interpreter_end import unless_ending
from .binding import error_of
from .external import SemaphoreWait
from .hardware import discard
from .host_memory import ReadyWord
from .memory import CudaMemory, DevicePool
from .module import CudaKernel
from .native.protocol import (
    COPY,
    EXECUTE,
    FILL,
    LAUNCH,
    MARK,
    OP_COPY,
    OP_DOWNLOAD,
    OP_EXECUTE,
    OP_FILL,
    OP_LAUNCH,
    OP_MARK,
    OP_OVERLAPPING_COPY,
    OP_PEER_COPY,
    OP_STAGED_DOWNLOAD,
    OP_STAGED_UPLOAD,
    OP_UPLOAD,
    OP_WAIT,
    OP_WAIT_EVENT,
    OP_WAIT_MEMORY,
    OP_WAIT_READY,
    OP_WAIT_SEMAPHORE,
    PEER_COPY,
    WAIT,
    WAIT_EVENT,
    WAIT_READY,
    WAIT_SEMAPHORE,
)
from .native_device import NativeDevice
from .pinned_parts import pinned_parts
from .queue_memory import CudaQueueMemory

__all__ = ["CudaEncoder", "wait_for_event", "wait_until_ready"]

_LEAST_NODES = 3  # below, launches cost less than a graph
_NODES = {OP_COPY, OP_FILL}
_UPLOADS = OP_STAGED_UPLOAD, OP_UPLOAD
_DOWNLOADS = OP_STAGED_DOWNLOAD, OP_DOWNLOAD
_WORDS = {1: "B", 2: "H", 4: "I"}


class _CudaGraph(Recorded):
    """A graph of encoded commands for one queue; destroyed when it is dropped, in a thread.

    ``changing``: where the launches begin that get new arguments, in bytes.
    """

    def __init__(
        self, device: NativeDevice, data: bytes, changing: Sequence[int], commands: Sequence[Command]
    ) -> None:
        self._device = device
        self._commands = commands  # dropped after the graph, and their modules with them
        status, places = ctypes.c_int32(), array("Q", changing)
        address = device.native.graph_create(
            device.address, data, len(data), places.buffer_info()[0], len(places), ctypes.addressof(status)
        )
        if not address:
            raise error_of(status.value, "making a CUDA graph")
        self._address = address

    def run(self, launches: bytes) -> bytes:
        return EXECUTE.pack(OP_EXECUTE, 0, EXECUTE.size + len(launches), self._address) + launches

    @unless_ending
    def __del__(self) -> None:
        if hasattr(self, "_address"):
            discard(partial(self._device.destroy_graph, self._address))


class CudaEncoder(BatchEncoder):
    """Encodes the batches of one queue, whose kernels share ``memory``."""

    fill_alignment = 16
    mark_opcode = OP_MARK
    waits = (OP_WAIT, OP_WAIT_EVENT, OP_WAIT_SEMAPHORE, OP_WAIT_READY)

    def __init__(self, device: NativeDevice, pool: DevicePool, memory: CudaQueueMemory) -> None:
        super().__init__({WaitExternal: self._wait_external})
        self._device = device
        self._pool = pool
        self._memory = memory

    def encode(self, batch: Batch) -> bytes:
        unready = self._pool.unready()
        if not unready:
            return super().encode(batch)
        parts: list[bytes] = []
        for command in batch.commands:
            self._wait_for_memory(command, unready, parts)
            self.encode_command(command, parts)
        return b"".join(parts)

    def head(self, kernel: Any, completes: int, result: int) -> bytes:
        module = kernel.module
        runtime = self.runtimes.get(module)
        if runtime is None:
            runtime = self.runtimes[module] = self._memory.runtime_of(module)
        size = LAUNCH.size + kernel.args_size
        return LAUNCH.pack(OP_LAUNCH, completes, size, kernel.address, runtime.address, result)

    def may_record(self, command: Command, data: bytes, change: Variation | None) -> bool:
        if isinstance(command, Launch):
            return change is not Variation.COMMAND and _kernel(command.kernel).is_plain
        if change is not None or not opcodes(data) <= _NODES:
            return False
        if isinstance(command, Copy):
            return not (_memory(command.to).is_pinned or _memory(command.source).is_pinned)
        return isinstance(command, Fill) and not _memory(command.memory).is_pinned

    def record(self, data: bytes, changing: Sequence[int], commands: Sequence[Command]) -> Recorded | None:
        nodes = sum(_kernel(each.kernel).tasks if isinstance(each, Launch) else 1 for each in commands)
        return _CudaGraph(self._device, data, changing, commands) if nodes >= _LEAST_NODES else None

    def upload(self, memory: MemoryHal, offset: int, source: int, size: int, completes: int) -> bytes:
        assert isinstance(memory, CudaMemory)
        return _copies(OP_STAGED_UPLOAD, completes, memory.address + offset, source, size, _positions(memory, offset))

    def download(self, into: int, memory: MemoryHal, offset: int, size: int) -> bytes:
        assert isinstance(memory, CudaMemory)
        return _copies(OP_STAGED_DOWNLOAD, 1, into, memory.address + offset, size, _positions(memory, offset))

    def upload_from(self, host: HostMemoryHal, host_offset: int, memory: MemoryHal, offset: int, size: int) -> bytes:
        parts, to = host_parts(host, host_offset, size, REGISTERED_SIZE), _memory(memory)
        addresses = to.address + offset, host.address + host_offset
        return _host_copies(_UPLOADS, *addresses, parts, to, offset)

    def download_into(
        self, host: HostMemoryHal, host_offset: int, memory: MemoryHal, offset: int, size: int
    ) -> bytes:
        parts, source = host_parts(host, host_offset, size, REGISTERED_SIZE), _memory(memory)
        addresses = host.address + host_offset, source.address + offset
        return _host_copies(_DOWNLOADS, *addresses, parts, source, offset)

    def copy(self, command: Copy, parts: list[bytes]) -> None:
        to, source = _memory(command.to), _memory(command.source)
        to_address, address = to.address + command.to_offset, source.address + command.source_offset
        if source.pool is not None and source.pool is not self._pool:  # it may be neither pinned nor zeroed yet
            self._wait_for_memory(command, source.pool.unready(), parts)
            source.pool.flush()
            if (pending := source.pool.pending) is not None:
                self.kept.append(pending)
                parts.append(wait_until_ready(pending.address))
            self.kept.append(source.pool.event)
            parts.append(wait_for_event(source.pool.event.number))
        size = command.size
        positions = _positions(to, command.to_offset) + _positions(source, command.source_offset)
        if to.hardware is not source.hardware:
            for memory in (to, source):
                memory.grant(self._pool.hardware)
            contexts = to.hardware.number, source.hardware.number
            for begin, end in pinned_parts(size, positions):
                words = to_address + begin, contexts[0], address + begin, contexts[1], end - begin
                parts.append(PEER_COPY.pack(OP_PEER_COPY, end == size, PEER_COPY.size, *words))
            return
        if abs(to_address - address) >= size:
            parts.append(_copies(OP_COPY, 1, to_address, address, size, positions))
            return
        pieces = pinned_parts(size, positions)
        if to_address > address:
            pieces = pieces[::-1]  # no piece is overwritten before it is copied
        for begin, end in pieces:
            is_last = (begin, end) == pieces[-1]
            parts.append(_copy(OP_OVERLAPPING_COPY, is_last, to_address + begin, address + begin, end - begin))

    def copy_within(self, memory: MemoryHal, to: int, source: int, size: int) -> bytes:
        assert isinstance(memory, CudaMemory)
        positions = _positions(memory, to) + _positions(memory, source)
        return _copies(OP_COPY, 0, memory.address + to, memory.address + source, size, positions)

    def fill(self, command: Fill) -> bytes | None:
        memory, size, pattern = _memory(command.memory), command.size, command.pattern
        to = memory.address + command.offset
        for width, letter in _WORDS.items():
            word = pattern[:width]
            if len(pattern) % width == 0 and pattern == word * (len(pattern) // width) and to % width == 0:
                (value,) = struct.unpack(f"<{letter}", word)
                return b"".join(
                    FILL.pack(OP_FILL, end == size, FILL.size, to + begin, (end - begin) // width, width, value)
                    for begin, end in pinned_parts(size, _positions(memory, command.offset))
                )
        return None

    def mark(self, completes: int) -> bytes:
        return MARK.pack(OP_MARK, completes, MARK.size)

    def wait_ticket(self, other: QueueHal, ticket: int) -> bytes:
        assert isinstance(other, BatchQueue)
        return WAIT.pack(OP_WAIT, 0, WAIT.size, other.native.address, ticket)

    def close(self) -> None:
        super().close()
        self._memory.close()

    def _wait_for_memory(
        self, command: Command, unready: Sequence[tuple[ReadyWord, range]], parts: list[bytes]
    ) -> None:
        """Hold a command until the memory that it uses is pinned. ``unready`` is from :meth:`DevicePool.unready`."""
        for word, addresses in unready:
            if _uses(command, addresses):
                self.kept.append(word)  # native code reads it until it has handed the batch over
                parts.append(WAIT_READY.pack(OP_WAIT_MEMORY, 0, WAIT_READY.size, word.address))

    def _wait_external(self, command: WaitExternal, parts: list[bytes]) -> None:
        event: Any = command.event
        if isinstance(event, SemaphoreWait):
            size = WAIT_SEMAPHORE.size
            parts.append(WAIT_SEMAPHORE.pack(OP_WAIT_SEMAPHORE, 0, size, event.semaphore.number, event.value))
        else:
            parts.append(wait_for_event(event.number))


def wait_for_event(event: int) -> bytes:
    """Return the command that holds later commands until a CUevent has happened."""
    return WAIT_EVENT.pack(OP_WAIT_EVENT, 0, WAIT_EVENT.size, event)


def wait_until_ready(word: int) -> bytes:
    """Return the command that holds later commands until the word at an address says that memory is prepared."""
    return WAIT_READY.pack(OP_WAIT_READY, 0, WAIT_READY.size, word)


def _copy(opcode: int, completes: int, to: int, source: int, size: int) -> bytes:
    return COPY.pack(opcode, completes, COPY.size, to, source, size)


def _copies(opcode: int, completes: int, to: int, source: int, size: int, positions: tuple[int, ...]) -> bytes:
    """Return a copy from or to pinned memories, at these positions: one part for each piece that is registered."""
    if not positions:
        return _copy(opcode, completes, to, source, size)
    return b"".join(
        _copy(opcode, completes if end == size else 0, to + begin, source + begin, end - begin)
        for begin, end in pinned_parts(size, positions)
    )


def _host_copies(
    opcodes: tuple[int, int],
    to: int,
    source: int,
    parts: Sequence[tuple[bool, int, int]],
    memory: CudaMemory,
    offset: int,
) -> bytes:
    """Return a copy between host memory, which has these :func:`.host_parts`, and ``memory``, from ``offset`` on.

    ``opcodes``: of parts that are staged, and of those that the device reaches.
    """
    is_direct, _, size = parts[-1]
    if len(parts) == 1 and not memory.is_pinned:  # nearly always
        return _copy(opcodes[is_direct], 1, to, source, size)
    copies = []
    for is_direct, begin, end in parts:
        positions = _positions(memory, offset + begin)
        copies.append(_copies(opcodes[is_direct], end == size, to + begin, source + begin, end - begin, positions))
    return b"".join(copies)


def _positions(memory: CudaMemory, offset: int) -> tuple[int, ...]:
    """Return where bytes begin in pinned memory, for :func:`pinned_parts`; nothing for memory of the device."""
    return (offset,) if memory.is_pinned else ()


def _uses(command: Command, addresses: range) -> bool:
    """Return whether a command uses memory at some of these addresses. Kernels have them in their arguments."""
    if isinstance(command, Launch):
        size = len(command.arguments) // 8 * 8
        return any(word in addresses for (word,) in struct.iter_unpack("=Q", command.arguments[:size]))
    if isinstance(command, Replay):
        return any(_uses(each, addresses) for each in command.commands)
    if isinstance(command, Copy):
        return command.to.address in addresses or command.source.address in addresses
    return isinstance(command, Upload | Download | Fill) and command.memory.address in addresses


def _kernel(kernel: object) -> CudaKernel:
    assert isinstance(kernel, CudaKernel)
    return kernel


def _memory(memory: object) -> CudaMemory:
    assert isinstance(memory, CudaMemory)
    return memory
