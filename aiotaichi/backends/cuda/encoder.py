"""Commands to the bytes that native code hands over: the structs of queue.h."""

from __future__ import annotations

import ctypes
import struct
import weakref
from math import lcm
from typing import TYPE_CHECKING, Any

from ...hal.commands import (
    Copy,
    Download,
    Fill,
    LaunchSequence,
    Mark,
    Upload,
    WaitExternal,
    WaitTicket,
)
from ...hal.encoder import BatchEncoder, address_of
from .external import SemaphoreWait
from .graph import CudaGraph
from .memory import CudaMemory, HostMemory
from .module import CudaKernel

if TYPE_CHECKING:
    from .device import CudaDevice
    from .queue import CudaQueue

__all__ = ["SMALL", "Encoder", "wait_for_event"]

SMALL = 32 * 1024
"""Bytes up to which a transfer goes by way of the batch's own memory, and is copied by the host once more."""

_LAUNCH = struct.Struct("<HHIQQQ")
_COPY = struct.Struct("<HHIQQQ")
_PEER_COPY = struct.Struct("<HHIQQQQQ")
_FILL = struct.Struct("<HHIQQII")
_EXECUTE = struct.Struct("<HHIQ")
_WAIT = struct.Struct("<HHIQQ8x")
_WAIT_EVENT = struct.Struct("<HHIQ")
_WAIT_SEMAPHORE = struct.Struct("<HHIQQ8x")
_MARK = struct.Struct("<HHI8x")
(
    _OP_LAUNCH,
    _OP_COPY,
    _OP_UPLOAD,
    _OP_DOWNLOAD,
    _OP_SMALL_UPLOAD,
    _OP_SMALL_DOWNLOAD,
    _OP_OVERLAPPING_COPY,
    _OP_PEER_COPY,
    _OP_FILL,
    _OP_EXECUTE,
    _OP_WAIT,
    _OP_WAIT_EVENT,
    _OP_WAIT_SEMAPHORE,
    _OP_MARK,
) = range(1, 15)
_LEAST_NODES = 3  # below, launches cost less than a graph
_WORDS = {1: "B", 2: "H", 4: "I"}


class Encoder(BatchEncoder["CudaQueue", HostMemory]):
    """Encodes the batches of one queue."""

    def __init__(self, device: CudaDevice, queue: CudaQueue) -> None:
        self._device = device
        super().__init__(
            queue,
            {
                LaunchSequence: self._launch_sequence,
                Upload: self._upload,
                Download: self._download,
                Copy: self._copy,
                Fill: self._fill,
                Mark: self._mark,
                WaitTicket: self._wait,
                WaitExternal: self._wait_external,
            },
        )

    def head(self, kernel: Any, completes: int, result: int) -> bytes:
        runtime = self.queue.runtime_of(kernel.module)
        return _LAUNCH.pack(_OP_LAUNCH, completes, _LAUNCH.size + kernel.args_size, kernel.address, runtime, result)

    def _launch_sequence(self, command: LaunchSequence, parts: list[bytes]) -> None:
        queue = self.queue
        graph = command.graph.get(queue)
        if graph is None or graph.arguments() is not command:
            kernels = [_kernel(launch.kernel) for launch in command.launches]
            launches = self.launches(command)
            if not all(kernel.is_plain for kernel in kernels) or sum(each.tasks for each in kernels) < _LEAST_NODES:
                parts += (launches, _MARK.pack(_OP_MARK, 1, _MARK.size))
                return
            if graph is None:
                graph = command.graph[queue] = CudaGraph(self._device, launches, kernels)
                launches = b""
            graph.arguments = weakref.ref(command)
        else:
            launches = b""
        self.kept.append(graph)
        parts += (_EXECUTE.pack(_OP_EXECUTE, 1, _EXECUTE.size + len(launches), graph.address), launches)

    def _upload(self, command: Upload, parts: list[bytes]) -> None:
        to, size = command.memory.address + command.offset, command.source.nbytes
        if command.host is None and size <= SMALL:
            parts.append(_copy(_OP_SMALL_UPLOAD, 1, to, address_of(command.source), size))
            return
        host = command.host
        if not isinstance(host, HostMemory):
            host = self._device.host.take(size)
            ctypes.memmove(host.address, address_of(command.source), size)
            self.kept.append(host)
        parts.append(_copy(_OP_UPLOAD, 1, to, host.address + command.host_offset, size))

    def _download(self, command: Download, parts: list[bytes]) -> None:
        source, size = command.memory.address + command.offset, command.into.nbytes
        if command.host is None and size <= SMALL:
            parts.append(_copy(_OP_SMALL_DOWNLOAD, 1, address_of(command.into), source, size))
            return
        host = command.host
        if not isinstance(host, HostMemory):
            host = self._device.host.take(size)
            self.arrivals.append((command.into, host))
        parts.append(_copy(_OP_DOWNLOAD, 1, host.address, source, size))

    def _copy(self, command: Copy, parts: list[bytes]) -> None:
        to, source = _memory(command.to), _memory(command.source)
        to_address, address = to.address + command.to_offset, source.address + command.source_offset
        if source.pool is not None and source.pool is not self._device.pool:  # it may not be zeroed yet
            source.pool.flush()
            self.kept.append(source.pool.event)
            parts.append(wait_for_event(source.pool.event.number))
        if to.context is not source.context:
            contexts = to.context.number, source.context.number
            words = to_address, contexts[0], address, contexts[1], command.size
            parts.append(_PEER_COPY.pack(_OP_PEER_COPY, 1, _PEER_COPY.size, *words))
            return
        overlaps = abs(to_address - address) < command.size
        parts.append(_copy(_OP_OVERLAPPING_COPY if overlaps else _OP_COPY, 1, to_address, address, command.size))

    def _fill(self, command: Fill, parts: list[bytes]) -> None:
        to, size, pattern = command.memory.address + command.offset, command.size, command.pattern
        for width, letter in _WORDS.items():
            word = pattern[:width]
            if len(pattern) % width == 0 and pattern == word * (len(pattern) // width) and to % width == 0:
                (value,) = struct.unpack(f"<{letter}", word)
                parts.append(_FILL.pack(_OP_FILL, 1, _FILL.size, to, size // width, width, value))
                return
        # The first bytes from the host; then what is filled is copied behind itself, twice as much each time.
        step = lcm(len(pattern), 16)
        filled = min(size, max(1, SMALL // step) * step)
        start = pattern * (filled // len(pattern))
        self.kept.append(start)
        parts.append(_copy(_OP_SMALL_UPLOAD, 0, to, address_of(start), filled))
        while filled < size:
            more = min(filled, size - filled)
            parts.append(_copy(_OP_COPY, 0, to + filled, to, more))
            filled += more
        parts.append(_MARK.pack(_OP_MARK, 1, _MARK.size))

    def _mark(self, command: Mark, parts: list[bytes]) -> None:
        parts.append(_MARK.pack(_OP_MARK, 1, _MARK.size))

    def _wait(self, command: WaitTicket, parts: list[bytes]) -> None:
        other: Any = command.queue
        parts.append(_WAIT.pack(_OP_WAIT, 0, _WAIT.size, other.address, command.ticket))

    def _wait_external(self, command: WaitExternal, parts: list[bytes]) -> None:
        event: Any = command.event
        if isinstance(event, SemaphoreWait):
            size = _WAIT_SEMAPHORE.size
            parts.append(_WAIT_SEMAPHORE.pack(_OP_WAIT_SEMAPHORE, 0, size, event.semaphore.number, event.value))
        else:
            parts.append(wait_for_event(event.number))


def wait_for_event(event: int) -> bytes:
    """Return the command that holds what follows until a CUevent has happened."""
    return _WAIT_EVENT.pack(_OP_WAIT_EVENT, 0, _WAIT_EVENT.size, event)


def _copy(opcode: int, completes: int, to: int, source: int, size: int) -> bytes:
    return _COPY.pack(opcode, completes, _COPY.size, to, source, size)


def _kernel(kernel: object) -> CudaKernel:
    assert isinstance(kernel, CudaKernel)
    return kernel


def _memory(memory: object) -> CudaMemory:
    assert isinstance(memory, CudaMemory)
    return memory
