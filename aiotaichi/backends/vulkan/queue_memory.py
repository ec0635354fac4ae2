"""The memory of one queue, which its kernels share: temporaries and random numbers."""

from __future__ import annotations

from ...core.memory_account import MemoryPurpose
from ...hal import MemoryRequest
from .hardware import Hardware
from .initial import InitialWork
from .memory import VulkanMemory
from .recorder import Recorder

__all__ = ["VulkanQueueMemory"]

_TEMPORARIES_SIZE = 2**20
_RANDOM_WORD = 4 * 1024  # offset of the number that taichi 1.7.4's shaders start their random numbers from
_LAUNCHES_APART = 20  # bits: launches until two queues have the same numbers


class VulkanQueueMemory:
    """The device memory of one queue, allocated when a kernel first needs it: few kernels do."""

    def __init__(self, hardware: Hardware, initial: InitialWork, recorder: Recorder, number: int) -> None:
        self._account = hardware.account
        self._initial = initial
        self._recorder = recorder
        self._number = number
        self._temporaries: VulkanMemory | None = None

    def prepare(self) -> None:
        """Allocate the memory, unless it is allocated."""
        if self._temporaries is not None:
            return
        with self._account.enter(MemoryPurpose.QUEUES, _TEMPORARIES_SIZE) as entry:
            temporaries = self._temporaries = self._initial.allocate(MemoryRequest(_TEMPORARIES_SIZE))
        temporaries.entry = entry
        if self._number:
            self._initial.set_word(temporaries, _RANDOM_WORD, (self._number << _LAUNCHES_APART) % 2**32)
        self._recorder.native.queue_set_temporaries(self._recorder.address, temporaries.address)

    def close(self) -> None:
        """Free the memory. No kernel of the queue runs any longer."""
        self._temporaries = None
