"""A pool of the CPU backend and its queues, without a runtime. The kernels are Python functions."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from aiotaichi.backends.cpu.native import Native
from aiotaichi.backends.cpu.native.protocol import FINISH, KERNEL, LAUNCH, OP_LAUNCH, SCHEDULING, TASK

__all__ = ["SECONDS", "NativePool"]

RUNTIME_SIZE = 65536  # of a struct LLVMRuntime that kernels do not use
SECONDS = 60.0
"""For how long a test waits at most."""


class NativePool:
    """A pool and its queues. Ended queues are freed by :meth:`close`."""

    def __init__(
        self,
        native: Native,
        cores: int,
        patience: int,
        nice: int = 0,
        statistics: bytes | None = None,
        workers: int = 0,
    ) -> None:
        pool = native.pool_create(workers, cores, patience, SCHEDULING.pack(nice, *[0] * 16), statistics)
        assert pool
        self.native, self.pool, self.statistics = native, pool, statistics
        self.runtime = ctypes.create_string_buffer(RUNTIME_SIZE)
        self.kept: list[object] = []  # until the queues have ended
        self.queues: list[int] = []

    def queue(self, spin: int = 0) -> int:
        queue = self.native.queue_create(self.pool, -1, spin)
        assert queue
        self.queues.append(queue)
        return queue

    def launch(self, body: Callable[[], object]) -> bytes:
        """Return a command that runs a function, and completes a ticket."""
        function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _: body() and None)
        address = ctypes.cast(function, ctypes.c_void_p).value
        assert address
        kernel = ctypes.create_string_buffer(KERNEL.pack(1, 0, 0) + TASK.pack(address, 0, 0, 0, 0) + b"body")
        self.kept += [function, kernel]
        return LAUNCH.pack(OP_LAUNCH, 1, LAUNCH.size, ctypes.addressof(kernel), ctypes.addressof(self.runtime), 0)

    def submit(self, queue: int, *commands: bytes) -> None:
        data = ctypes.create_string_buffer(b"".join(commands))
        self.kept.append(data)
        assert self.native.queue_submit(queue, ctypes.addressof(data), sum(map(len, commands)))

    def await_ticket(self, queue: int, ticket: int) -> None:
        assert self.native.queue_wait(queue, ticket, int(SECONDS * 1e9)) == 1

    def close(self) -> None:
        for queue in self.queues:
            self.native.queue_close(queue, FINISH)
        for queue in self.queues:
            self.native.queue_join(queue)
        for queue in self.queues:
            self.native.queue_free(queue)
        self.native.pool_destroy(self.pool)
