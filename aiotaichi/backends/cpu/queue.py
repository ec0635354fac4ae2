"""A queue: commands as bytes, run in order by a native thread of its own."""

from __future__ import annotations

import struct
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.assert_message import assert_message
from ...errors import Error, InvalidStateError, KernelError, OutOfMemoryError
from ...hal import QueueHal, WaitPolicy, with_threads
from ...hal.commands import (
    Batch,
    Copy,
    Download,
    Fill,
    Launch,
    LaunchSequence,
    Mark,
    Upload,
    WaitTicket,
)
from .llvm_runtime import QueueState
from .memory import CpuMemory
from .module import CpuKernel, CpuModule
from .native import Failure, Native

__all__ = ["CpuQueue", "TimedCpuQueue"]

# The structs of queue.h; a command's size is a multiple of 16, so that arguments are aligned.
_LAUNCH = struct.Struct("<HHIQQQ")
_COPY = struct.Struct("<HHIQQQ")
_FILL = struct.Struct("<HHIQQQ")
_WAIT = struct.Struct("<HHIQQ8x")
_TIMESTAMP = struct.Struct("<HHIQ")
_MARK = struct.Struct("<HHI8x")
_OP_LAUNCH, _OP_COPY, _OP_FILL, _OP_WAIT, _OP_TIMESTAMP, _OP_MARK = 1, 2, 3, 4, 5, 6
_FINISH, _ABANDON = 1, 2
_MOST_WHOLE = 32  # batches that are kept as they are; of further ones, what their commands need
_NEVER = 2**63  # a ticket that no queue reaches: waiting for it waits for the thread's end

_SPIN_NANOSECONDS = {
    WaitPolicy.LATENCY: 1_000_000,
    WaitPolicy.BALANCED: 200_000,
    WaitPolicy.EFFICIENCY: 0,
}


class CpuQueue(QueueHal):
    """One native thread. ``number`` sets its random numbers apart from other queues'."""

    is_hardware = True
    batch_limit = 32

    def __init__(
        self, native: Native, pool: int, descriptor: int, policy: WaitPolicy, number: int, threads: int
    ) -> None:
        self._native = native
        self._runtimes: dict[CpuModule, npt.NDArray[np.uint8]] = {}
        self._heads: dict[CpuKernel, bytes] = {}
        # What the native thread may still read, up to which ticket.
        self._in_flight: deque[tuple[int, object]] = deque()
        self._last_ticket = 0
        self._is_joined = False
        self._encoders: dict[type, Callable[[Any, list[bytes], int], None]] = {
            Launch: self._launch,
            LaunchSequence: self._launch_sequence,
            Upload: self._upload,
            Download: self._download,
            Copy: self._copy,
            Fill: self._fill,
            Mark: self._mark,
            WaitTicket: self._wait,
        }
        address = native.queue_create(pool, descriptor, _SPIN_NANOSECONDS[policy])
        self.address = with_threads(address, "the queue")
        self._state = QueueState(self.address, number, threads)

    def submit(self, batch: Batch) -> None:
        kept = batch if len(self._in_flight) < _MOST_WHOLE else batch.resources()
        self._submit(b"".join(self._encode(batch)), kept, batch.last_ticket)

    def hold(self, batch: Batch) -> Callable[[], None]:
        if not batch.is_compact:
            return super().hold(batch)
        return partial(self._submit, b"".join(self._encode(batch)), batch.resources(), batch.last_ticket)

    def _submit(self, data: bytes, kept: object, last_ticket: int) -> None:
        self._in_flight.append((last_ticket, (kept, data)))
        self._last_ticket = last_ticket
        if not self._native.queue_submit(self.address, data, len(data)):
            raise OutOfMemoryError("no memory for a batch of commands")

    def completed(self) -> int:
        ticket = self._native.queue_completed(self.address)
        in_flight = self._in_flight
        while in_flight and in_flight[0][0] <= ticket:
            in_flight.popleft()
        return ticket

    def failures(self) -> Sequence[tuple[int, Error]]:
        found: list[tuple[int, Error]] = []
        while self._native.queue_failed(self.address):
            failure = Failure()
            self._native.queue_take_failure(self.address, failure)
            found.append((failure.ticket, _error(failure)))
        return found

    def arm(self, ticket: int) -> bool:
        return bool(self._native.queue_arm(self.address, ticket))

    def wait(self, ticket: int, timeout: float) -> bool:
        return self._native.queue_wait(self.address, ticket, int(timeout * 1e9)) == 1

    def timestamp(self, ticket: int) -> float:
        raise InvalidStateError("the queue was created without timing=True")

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | None:
        return WaitTicket(other, ticket) if isinstance(other, CpuQueue) else None

    def forget(self, module: CpuModule) -> None:
        """Drop what is kept of a module, as soon as nothing that was submitted can use it."""
        block = self._runtimes.pop(module, None)
        if block is not None and self._native.queue_completed(self.address) < self._last_ticket:
            self._in_flight.append((self._last_ticket, block))
        self._heads = {kernel: head for kernel, head in self._heads.items() if kernel.module is not module}

    def abandon(self) -> None:
        self._native.queue_close(self.address, _ABANDON)

    def close(self, timeout: float) -> bool:
        if not self._is_joined:
            self._native.queue_close(self.address, _FINISH)
            if self._native.queue_wait(self.address, _NEVER, int(timeout * 1e9)) == 0:
                return False
            self._native.queue_join(self.address)
            self._is_joined = True
            self._in_flight.clear()
        return True

    def __del__(self) -> None:
        # Not in close(): a WaitTicket in another queue's batch may name this one, and holds this object.
        if getattr(self, "_is_joined", False):
            self._native.queue_free(self.address)

    def _encode(self, batch: Batch) -> list[bytes]:
        parts: list[bytes] = []
        encoders = self._encoders
        heads: dict[Any, bytes] = self._heads
        for command in batch.commands:
            if type(command) is Launch and command.result is None and command.kernel in heads:
                parts += (heads[command.kernel], command.arguments)
            else:
                encoders[command.__class__](command, parts, 1)
        return parts

    def _launch(self, command: Launch, parts: list[bytes], completes: int) -> None:
        kernel: Any = command.kernel
        if command.result is None and completes:
            head = self._heads.get(kernel)
            if head is None:
                head = self._heads[kernel] = self._head(kernel, 1, 0)
        else:
            head = self._head(kernel, completes, _address(command.result) if command.result else 0)
        parts.append(head)
        parts.append(command.arguments)

    def _head(self, kernel: CpuKernel, completes: int, result: int) -> bytes:
        runtime = self._runtimes.get(kernel.module)
        if runtime is None:
            runtime = self._runtimes[kernel.module] = kernel.module.runtime_for(self._state)
        size = _LAUNCH.size + kernel.args_size
        return _LAUNCH.pack(_OP_LAUNCH, completes, size, kernel.address, runtime.ctypes.data, result)

    def _launch_sequence(self, command: LaunchSequence, parts: list[bytes], completes: int) -> None:
        for launch in command.launches[:-1]:
            self._launch(launch, parts, 0)
        self._launch(command.launches[-1], parts, completes)

    def _upload(self, command: Upload, parts: list[bytes], completes: int) -> None:
        to = _memory(command.memory).address + command.offset
        source = _address(command.source)
        parts.append(_COPY.pack(_OP_COPY, completes, _COPY.size, to, source, command.source.nbytes))

    def _download(self, command: Download, parts: list[bytes], completes: int) -> None:
        source = _memory(command.memory).address + command.offset
        to = _address(command.into)
        parts.append(_COPY.pack(_OP_COPY, completes, _COPY.size, to, source, command.into.nbytes))

    def _copy(self, command: Copy, parts: list[bytes], completes: int) -> None:
        to = _memory(command.to).address + command.to_offset
        source = _memory(command.source).address + command.source_offset
        parts.append(_COPY.pack(_OP_COPY, completes, _COPY.size, to, source, command.size))

    def _fill(self, command: Fill, parts: list[bytes], completes: int) -> None:
        pattern = command.pattern + bytes(-len(command.pattern) % 16)
        to = _memory(command.memory).address + command.offset
        size = _FILL.size + len(pattern)
        parts.append(_FILL.pack(_OP_FILL, completes, size, to, command.size, len(command.pattern)))
        parts.append(pattern)

    def _mark(self, command: Mark, parts: list[bytes], completes: int) -> None:
        parts.append(_MARK.pack(_OP_MARK, completes, _MARK.size))

    def _wait(self, command: WaitTicket, parts: list[bytes], completes: int) -> None:
        assert isinstance(command.queue, CpuQueue)
        parts.append(_WAIT.pack(_OP_WAIT, 0, _WAIT.size, command.queue.address, command.ticket))


class TimedCpuQueue(CpuQueue):
    """A queue that writes down when each ticket ended."""

    def __init__(
        self, native: Native, pool: int, descriptor: int, policy: WaitPolicy, number: int, threads: int
    ) -> None:
        super().__init__(native, pool, descriptor, policy, number, threads)
        self._stamps: deque[tuple[int, array[int]]] = deque()

    def timestamp(self, ticket: int) -> float:
        while ticket > self._stamps[0][0]:
            self._stamps.popleft()
        last, stamps = self._stamps[0]
        return stamps[len(stamps) - 1 - (last - ticket)] / 1e9

    def _encode(self, batch: Batch) -> list[bytes]:
        parts: list[bytes] = []
        tickets = sum(type(command) is not WaitTicket for command in batch.commands)
        stamps = array("Q", bytes(8 * tickets))
        place, _ = stamps.buffer_info()
        for command in batch.commands:
            self._encoders[command.__class__](command, parts, 0)
            if type(command) is not WaitTicket:
                parts.append(_TIMESTAMP.pack(_OP_TIMESTAMP, 1, _TIMESTAMP.size, place))
                place += stamps.itemsize
        self._stamps.append((batch.last_ticket, stamps))
        return parts


def _memory(memory: object) -> CpuMemory:
    assert isinstance(memory, CpuMemory)
    return memory


def _address(view: memoryview | bytearray) -> int:
    return np.frombuffer(view, np.uint8).ctypes.data if len(view) else 0


def _error(failure: Failure) -> Error:
    if failure.is_wait:
        return InvalidStateError("a queue that this one waited for was closed before it got there")
    return KernelError(assert_message(failure.template, failure.arguments))
