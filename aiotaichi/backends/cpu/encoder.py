"""Commands to the bytes that the native thread runs: the structs of protocol.h."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...hal import MemoryHal, QueueHal
from ...hal.batch_queue import BatchQueue
from ...hal.commands import Command, Copy, Fill, Variation
from ...hal.encoder import BatchEncoder, Recorded, address_of
from .module import CpuQueueMemory
from .native.protocol import (
    COPY,
    EXECUTE,
    FILL,
    LAUNCH,
    MARK,
    OP_COPY,
    OP_EXECUTE,
    OP_FILL,
    OP_LAUNCH,
    OP_MARK,
    OP_WAIT,
    WAIT,
)

__all__ = ["CpuEncoder"]


_LEAST_RECORDED = 256  # bytes: fewer are copied into the batch


class CpuEncoder(BatchEncoder):
    """Encodes the batches of one queue, whose kernels share ``memory``."""

    mark_opcode = OP_MARK
    waits = (OP_WAIT,)

    def __init__(self, memory: CpuQueueMemory) -> None:
        super().__init__({})
        self._memory = memory

    def head(self, kernel: Any, completes: int, result: int) -> bytes:
        module = kernel.module
        runtime = self.runtimes.get(module)
        if runtime is None:
            runtime = self.runtimes[module] = module.runtime_for(self._memory)
        size = LAUNCH.size + kernel.args_size
        return LAUNCH.pack(OP_LAUNCH, completes, size, kernel.address, runtime.ctypes.data, result)

    def upload(self, memory: MemoryHal, offset: int, source: int, size: int, completes: int) -> bytes:
        return COPY.pack(OP_COPY, completes, COPY.size, memory.address + offset, source, size)

    def download(self, into: int, memory: MemoryHal, offset: int, size: int) -> bytes:
        return COPY.pack(OP_COPY, 1, COPY.size, into, memory.address + offset, size)

    def copy(self, command: Copy, parts: list[bytes]) -> None:
        to, source = command.to.address + command.to_offset, command.source.address + command.source_offset
        parts.append(COPY.pack(OP_COPY, 1, COPY.size, to, source, command.size))

    def fill(self, command: Fill) -> bytes:
        pattern = command.pattern + bytes(-len(command.pattern) % 16)
        to = command.memory.address + command.offset
        size = FILL.size + len(pattern)
        head = FILL.pack(OP_FILL, 1, size, to, command.size, len(command.pattern))
        return head + pattern

    def may_record(self, command: Command, data: bytes, change: Variation | None) -> bool:
        return change is None

    def record(self, data: bytes, changing: Sequence[int], commands: Sequence[Command]) -> Recorded | None:
        return _List(data) if len(data) >= _LEAST_RECORDED else None

    def mark(self, completes: int) -> bytes:
        return MARK.pack(OP_MARK, completes, MARK.size)

    def wait_ticket(self, other: QueueHal, ticket: int) -> bytes:
        assert isinstance(other, BatchQueue)
        return WAIT.pack(OP_WAIT, 0, WAIT.size, other.native.address, ticket)


class _List(Recorded):
    """Commands that batches refer to."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def run(self, launches: bytes) -> bytes:
        return EXECUTE.pack(OP_EXECUTE, 0, EXECUTE.size, address_of(self._data), len(self._data))
