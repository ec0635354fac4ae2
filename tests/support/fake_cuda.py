"""A CUDA driver of Python functions: native code calls it as it calls NVIDIA's. It needs no GPU.

Copies happen when a stream runs, which the test decides. So bytes that native code changes too early are wrong.
"""

from __future__ import annotations

import ctypes
import random
import struct
import threading
from array import array
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from aiotaichi.backends.cuda.native import Native
from aiotaichi.backends.cuda.native import protocol as p
from aiotaichi.backends.cuda.standstill import Standstill
from aiotaichi.core.native_protocol import Failure
from aiotaichi.core.sizes import SLOT_SIZE

__all__ = [
    "LAUNCH_FAILED",
    "OPERATING_SYSTEM",
    "OUT_OF_MEMORY",
    "FakeCuda",
    "FakeQueue",
    "download",
    "marks",
    "upload",
]

OUT_OF_MEMORY, OPERATING_SYSTEM, NOT_READY, LAUNCH_FAILED = 2, 304, 600, 719
_PARAMETERS = {
    "cuLaunchKernel": 11,
    "cuMemcpyPeerAsync": 6,
    "cuGraphAddKernelNode": 5,
    "cuGraphAddMemsetNode": 6,
    "cuGraphAddMemcpyNode": 6,
    "cuGraphAddDependencies": 5,
}


class FakeCuda:
    """A device, its streams and its driver.

    Parameters
    ----------
    slots
        The number of slots in the device's ring.
    copiers
        The number of threads that help to copy.
    stagers
        The most threads that hand batches over.

    Attributes
    ----------
    address
        The address of the ``struct device``.
    registering
        What registering host memory returns: 0, or the error.
    calls
        How often each function was called, by its name and the thread.
    nodes
        The nodes of graphs, by number: the node before, whether the edge is programmatic, and what the node does.
    kernels
        The function, the blocks and the first byte of the arguments of each kernel that a graph has run.
    standstill
        The lock for calls that let the calls of other threads wait.
    """

    def __init__(self, native: Native, slots: int = 8, copiers: int = 2, stagers: int = 2) -> None:
        self.native = native
        self.registering = 0
        self.calls: Counter[tuple[str, int]] = Counter()
        self._until_failure: int | None = None
        self._has_failed = False
        self._changed = threading.Condition()
        self._streams: dict[int, deque[Callable[[], bool]]] = {}
        self._recorded: dict[int, int] = {}  # by event: how often it was recorded
        self._happened: dict[int, int] = {}  # by event: up to which of these records
        self._times: dict[int, int] = {}  # by event: the milliseconds of a clock that each event moves on
        self._clock = 0
        self._registered: dict[int, int] = {}
        self.nodes: dict[int, tuple[int, bool, Callable[[], object]]] = {}
        self.kernels: list[tuple[int, int, int]] = []
        self._graphs: dict[int, list[int]] = {}  # the nodes of each graph, by number
        self._numbers = iter(range(100, 2**62))
        self._functions = [self._function(name) for name in p.FUNCTIONS]
        words = [ctypes.cast(each, ctypes.c_void_p).value or 0 for each in self._functions]
        self._block = array("Q", words + [0] * (p.DEVICE.size // 8 - len(words)))
        self._ring = ctypes.create_string_buffer(slots * SLOT_SIZE + 1)
        self.address = self._block.buffer_info()[0]
        self._clock_place = len(p.FUNCTIONS) + 2  # of the device's words
        self._block[self._clock_place] = self._new_event()
        self.standstill = Standstill(native)
        self._block[self._clock_place + 1] = self.standstill.address
        ring = ctypes.addressof(self._ring)
        assert native.device_open(self.address, ring, slots * SLOT_SIZE, copiers, stagers) == 0

    def close(self) -> None:
        """Close the device, whose queues are closed, and check that nothing is left."""
        self.native.device_close(self.address)
        del self._recorded[self._block[self._clock_place]]  # native code replaces it
        assert not self._registered
        assert self._has_failed or not self._recorded

    # -- what a test does ------------------------------------------------------------------------------------------

    def step(self, choose: Callable[[list[int]], int] = random.choice) -> bool:
        """Run one operation of a stream. Return False if none can run."""
        with self._changed:
            ready = [stream for stream, work in self._streams.items() if work]
            while ready:
                stream = choose(ready)
                if self._streams[stream][0]():
                    self._streams[stream].popleft()
                    self._changed.notify_all()
                    return True
                ready.remove(stream)
        return False

    @contextmanager
    def running(self) -> Iterator[None]:
        """Let a thread run the streams."""
        is_over = threading.Event()

        def run() -> None:
            while not is_over.is_set():
                if not self.step():
                    with self._changed:
                        self._changed.wait(0.001)

        thread = threading.Thread(target=run)
        thread.start()
        try:
            yield
        finally:
            is_over.set()
            thread.join()

    def block(self, stream: int) -> Callable[[], None]:
        """Hold a stream. Return the function that lets it go on."""
        gate = threading.Event()
        self._add(stream, gate.is_set)
        return gate.set

    def fail_after(self, calls: int) -> None:
        """Lose the device after this number of calls: all later ones fail."""
        self._until_failure = calls

    def count(self, name: str, thread: int | None = None) -> int:
        """Return how often a function was called, by any thread or by one."""
        return sum(count for (each, by), count in self.calls.items() if each == name and thread in (None, by))

    # -- the driver ------------------------------------------------------------------------------------------------

    def _function(self, name: str) -> ctypes._FuncPointer:
        body = getattr(self, name, self._nothing)

        def call(*arguments: int) -> int:
            self.calls[name, threading.get_ident()] += 1
            if not name.startswith("cuCtx") and self._fails():
                return LAUNCH_FAILED
            return int(body(*arguments))

        return ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_uint64] * _PARAMETERS.get(name, 4))(call)

    def _fails(self) -> bool:
        with self._changed:
            if self._until_failure is not None:
                self._until_failure -= 1
                self._has_failed = self._until_failure <= 0
                self._changed.notify_all()
            return self._has_failed

    def _nothing(self, *_: int) -> int:
        return 0

    def _add(self, stream: int, operation: Callable[[], bool]) -> int:
        with self._changed:
            self._streams.setdefault(stream, deque()).append(operation)
            self._changed.notify_all()
        return 0

    def _copy(self, to: int, source: int, size: int, stream: int) -> int:
        def copy() -> bool:
            ctypes.memmove(to, source, size)
            return True

        return self._add(stream, copy)

    cuMemcpyHtoDAsync = cuMemcpyDtoHAsync = cuMemcpyDtoDAsync = _copy

    def cuMemAllocFromPoolAsync(self, *_: int) -> int:
        return OUT_OF_MEMORY

    def cuMemHostRegister(self, address: int, size: int, *_: int) -> int:
        if not self.registering:
            self._registered[address] = size
        return self.registering

    def cuMemHostUnregister(self, address: int, *_: int) -> int:
        del self._registered[address]
        return 0

    def cuEventCreate(self, place: int, *_: int) -> int:
        ctypes.c_uint64.from_address(place).value = self._new_event()
        return 0

    def _new_event(self) -> int:
        event = next(self._numbers)
        self._recorded[event] = self._happened[event] = self._times[event] = 0
        return event

    def cuEventDestroy(self, event: int, *_: int) -> int:
        del self._recorded[event]
        return 0

    def cuEventRecord(self, event: int, stream: int, *_: int) -> int:
        self._recorded[event] += 1
        number = self._recorded[event]

        def happen() -> bool:
            self._happened[event] = number
            self._clock += 1
            self._times[event] = self._clock
            return True

        return self._add(stream, happen)

    def _has_happened(self, event: int, number: int) -> bool:
        return self._happened[event] >= number

    def cuEventQuery(self, event: int, *_: int) -> int:
        return 0 if self._has_happened(event, self._recorded[event]) else NOT_READY

    def cuEventSynchronize(self, event: int, *_: int) -> int:
        number = self._recorded[event]
        with self._changed:
            self._changed.wait_for(lambda: self._has_happened(event, number) or self._has_failed)
        return LAUNCH_FAILED if self._has_failed else 0

    def cuEventElapsedTime(self, place: int, start: int, end: int, *_: int) -> int:
        ctypes.c_float.from_address(place).value = self._times[end] - self._times[start]
        return 0

    def cuStreamWaitEvent(self, stream: int, event: int, *_: int) -> int:
        number = self._recorded[event]
        return self._add(stream, lambda: self._has_happened(event, number))

    def cuStreamSynchronize(self, stream: int, *_: int) -> int:
        with self._changed:
            self._changed.wait_for(lambda: not self._streams.get(stream) or self._has_failed)
        return 0

    # -- graphs ------------------------------------------------------------------------------------------------------

    def cuGraphCreate(self, place: int, *_: int) -> int:
        graph = ctypes.c_uint64.from_address(place).value = next(self._numbers)
        self._graphs[graph] = []
        return 0

    def _add_node(self, place: int, graph: int, before: int, count: int, action: Callable[[], object]) -> int:
        node = ctypes.c_uint64.from_address(place).value = next(self._numbers)
        self.nodes[node] = ctypes.c_uint64.from_address(before).value if count else 0, False, action
        self._graphs[graph].append(node)
        return 0

    def _kernel(self, parameters: int) -> Callable[[], object]:
        function, blocks = ctypes.c_uint64.from_address(parameters), ctypes.c_uint32.from_address(parameters + 8)
        pointers = ctypes.c_uint64.from_address(parameters + 40).value
        third = ctypes.c_uint64.from_address(pointers + 16).value  # after the runtime and the result
        ran = function.value, blocks.value, ctypes.c_uint8.from_address(third).value
        return lambda: self.kernels.append(ran)

    def cuGraphAddKernelNode(self, place: int, graph: int, before: int, count: int, parameters: int) -> int:
        return self._add_node(place, graph, before, count, self._kernel(parameters))

    def cuGraphExecKernelNodeSetParams(self, graph: int, node: int, parameters: int, *_: int) -> int:
        before, is_early, _action = self.nodes[node]
        self.nodes[node] = before, is_early, self._kernel(parameters)
        return 0

    def cuGraphAddMemsetNode(
        self, place: int, graph: int, before: int, count: int, parameters: int, context: int
    ) -> int:
        to, _, value, size, width, height = struct.unpack("<QQIIQQ", ctypes.string_at(parameters, 40))
        pattern = value.to_bytes(4, "little")[:size] * (width * height)
        return self._add_node(place, graph, before, count, lambda: ctypes.memmove(to, pattern, len(pattern)))

    def cuGraphAddMemcpyNode(
        self, place: int, graph: int, before: int, count: int, parameters: int, context: int
    ) -> int:
        words = struct.unpack("<4QI4xQQQQQQ4QI4xQQQQQQ3Q", ctypes.string_at(parameters, 200))
        source, to, size = words[6], words[17], words[22]
        assert (words[4], words[15], *words[23:]) == (2, 2, 1, 1)
        return self._add_node(place, graph, before, count, lambda: ctypes.memmove(to, source, size))

    def cuGraphAddDependencies(self, graph: int, before: int, node: int, edge: int, count: int) -> int:
        after, (kind,) = ctypes.c_uint64.from_address(node).value, struct.unpack("<2xB", ctypes.string_at(edge, 3))
        assert count == kind == 1
        self.nodes[after] = ctypes.c_uint64.from_address(before).value, True, self.nodes[after][2]
        return 0

    def cuGraphInstantiateWithFlags(self, place: int, graph: int, *_: int) -> int:
        ctypes.c_uint64.from_address(place).value = graph
        return 0

    def cuGraphLaunch(self, graph: int, stream: int, *_: int) -> int:
        actions = [self.nodes[node][2] for node in self._graphs[graph]]

        def run() -> bool:
            for action in actions:
                action()
            return True

        return self._add(stream, run)

    def cuGraphDestroy(self, graph: int, *_: int) -> int:
        del self._graphs[graph]
        return 0


class FakeQueue:
    """A native queue on a stream of the device, without the async layer.

    Attributes
    ----------
    ticket
        The last ticket.
    is_refused
        Whether a batch was not taken.
    """

    def __init__(self, cuda: FakeCuda, stream: int, descriptor: int = -1) -> None:
        self.native = cuda.native
        address = self.native.queue_create(cuda.address, stream, descriptor)
        assert address is not None
        self.address = address
        self.ticket = 0
        self.is_refused = False
        self._kept: list[bytes] = []

    def submit(self, *commands: bytes, times: int | None = None, loop_is_busy: bool = False) -> int:
        """Submit a batch. ``times`` is the address of its time stamps. Return the CUresult."""
        data = b"".join(commands)
        tickets = sum(completes for _, completes, _ in _heads(data))
        self.ticket += tickets
        self._kept.append(data)
        status = self.native.queue_submit(self.address, data, len(data), self.ticket, tickets, times, loop_is_busy)
        self.is_refused = self.is_refused or status != 0
        return status

    def settle(self) -> None:
        """Wait until all that was submitted has completed."""
        assert self.native.queue_wait(self.address, self.ticket, 20 * 10**9) == 1
        assert self.native.queue_completed(self.address) == self.ticket

    def failures(self) -> list[tuple[int, int, bytes]]:
        """Take all failures: the kind, the ticket, and the message of each, behind the kernel's name."""
        found = []
        while self.native.queue_failed(self.address):
            failure = Failure()
            assert self.native.queue_take_failure(self.address, ctypes.addressof(failure)) == 1
            name = failure.kernel + b": " if failure.kernel else b""
            found.append((failure.kind, failure.ticket, name + failure.template))
        return found

    def close(self) -> None:
        self.native.queue_close(self.address)

    def free(self) -> None:
        self.native.queue_free(self.address)


def _heads(data: bytes) -> Iterator[tuple[int, int, int]]:
    at = 0
    while at < len(data):
        opcode, completes, size = p.COMMAND.unpack_from(data, at)
        yield opcode, completes, size
        at += size


def upload(to: int, source: int, size: int) -> bytes:
    return p.COPY.pack(p.OP_STAGED_UPLOAD, 1, p.COPY.size, to, source, size)


def download(to: int, source: int, size: int) -> bytes:
    return p.COPY.pack(p.OP_STAGED_DOWNLOAD, 1, p.COPY.size, to, source, size)


def marks(count: int) -> bytes:
    return count * p.MARK.pack(p.OP_MARK, 1, p.MARK.size)
