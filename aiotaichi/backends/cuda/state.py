"""The memory of one queue, which its kernels share: temporaries and random numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.llvm_runtime import TEMPORARIES_SIZE
from ...core.memory_account import MemoryPurpose
from .memory import CudaMemory
from .module import CudaModule, QueueRuntime

if TYPE_CHECKING:
    from .device import CudaDevice

__all__ = ["QueueState"]

_STATE_SIZE = 20  # RandState: x, y, z, w, lock
_W = 12
_INITIAL_W = 88675123
_GOLDEN = 0x9E3779B9  # numbers of queues far apart


class QueueState:
    """The device memory of one queue."""

    def __init__(self, device: CudaDevice, number: int) -> None:
        self._device = device
        self._number = number
        self._temporaries: CudaMemory | None = CudaMemory.allocate(
            device.pool, TEMPORARIES_SIZE, MemoryPurpose.QUEUES
        )
        self._random: CudaMemory | None = None

    def runtime_of(self, module: CudaModule) -> QueueRuntime:
        """Return a module's LLVMRuntime for this queue."""
        assert self._temporaries is not None
        states = self._states() if module.draws else 0
        return module.runtime_for(self._temporaries.address, states, self._device.random_threads)

    def close(self) -> None:
        self._temporaries = self._random = None

    def _states(self) -> int:
        """Return the states of random numbers. The first queue has taichi's; another queue's differ in one word."""
        if self._random is None:
            count = self._device.random_threads
            self._random = CudaMemory.allocate(self._device.pool, _STATE_SIZE * count, MemoryPurpose.QUEUES)
            self._device.pool.copy(self._random.address, self._device.random_states(), _STATE_SIZE * count)
            if self._number:
                word = (_INITIAL_W + _GOLDEN * self._number) & 0xFFFFFFFF
                self._device.pool.fill_column(self._random.address + _W, _STATE_SIZE, word, count)
        return self._random.address
