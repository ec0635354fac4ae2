"""The memory of one queue, which its kernels share: temporaries and random numbers."""

from __future__ import annotations

import threading

from ...core.llvm_runtime import TEMPORARIES_SIZE, random_states
from ...core.memory_account import MemoryPurpose
from .memory import CudaMemory, DevicePool
from .module import CudaModule, QueueRuntime

__all__ = ["CudaQueueMemory", "FirstRandom"]

_STATE_SIZE = 20  # RandState: x, y, z, w, lock
_W = 12
_INITIAL_W = 88675123
_GOLDEN = 0x9E3779B9  # numbers of queues far apart


class FirstRandom:
    """The random states of a device's first queue, made when a module first draws. Other queues derive theirs."""

    def __init__(self, pool: DevicePool) -> None:
        self._pool = pool
        self._lock = threading.Lock()
        self._states: CudaMemory | None = None

    def address(self) -> int:
        with self._lock:
            if self._states is None:
                states = random_states(0, self._pool.hardware.random_threads).tobytes()
                self._states = CudaMemory.allocate(self._pool, len(states), MemoryPurpose.QUEUES)
                self._pool.write(self._states.address, states)
            return self._states.address

    def close(self) -> None:
        self._states = None


class CudaQueueMemory:
    """The device memory of one queue."""

    def __init__(self, pool: DevicePool, first: FirstRandom, number: int) -> None:
        self._pool = pool
        self._first = first
        self._number = number
        self._temporaries: CudaMemory | None = CudaMemory.allocate(pool, TEMPORARIES_SIZE, MemoryPurpose.QUEUES)
        self._random: CudaMemory | None = None

    def runtime_of(self, module: CudaModule) -> QueueRuntime:
        """Return a module's LLVMRuntime for this queue."""
        assert self._temporaries is not None
        states = self._states() if module.draws else 0
        return module.runtime_for(self._temporaries.address, states, self._pool.hardware.random_threads)

    def close(self) -> None:
        self._temporaries = self._random = None

    def _states(self) -> int:
        """Return the states of random numbers. The first queue has taichi's; another queue's differ in one word."""
        if self._random is None:
            pool, count = self._pool, self._pool.hardware.random_threads
            self._random = CudaMemory.allocate(pool, _STATE_SIZE * count, MemoryPurpose.QUEUES)
            pool.copy(self._random.address, self._first.address(), _STATE_SIZE * count)
            if self._number:
                word = (_INITIAL_W + _GOLDEN * self._number) & 0xFFFFFFFF
                pool.fill_column(self._random.address + _W, _STATE_SIZE, word, count)
        return self._random.address
