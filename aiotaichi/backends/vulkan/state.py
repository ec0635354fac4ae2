"""The memory of one queue, which its kernels share: temporaries and random numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.memory_account import MemoryPurpose
from ...hal import MemoryRequest
from .encoder import fill_word
from .memory import VulkanMemory
from .recorder import Recorder

if TYPE_CHECKING:
    from .device import VulkanDevice

__all__ = ["QueueState"]

_TEMPORARIES_SIZE = 2**20
_RANDOM_WORD = 4 * 1024  # offset of the number that taichi 1.7.4's shaders start their random numbers from
_LAUNCHES_APART = 20  # bits: launches until two queues have the same numbers


class QueueState:
    """The device memory of one queue, allocated when a kernel first needs it: few kernels do."""

    def __init__(self, device: VulkanDevice, recorder: Recorder, number: int) -> None:
        self._device = device
        self._recorder = recorder
        self._number = number
        self._temporaries: VulkanMemory | None = None

    def prepare(self) -> None:
        """Allocate the memory, unless it is allocated."""
        if self._temporaries is not None:
            return
        with self._device.account.enter(MemoryPurpose.QUEUES, _TEMPORARIES_SIZE) as entry:
            temporaries = self._temporaries = self._device.allocate(MemoryRequest(_TEMPORARIES_SIZE))
        temporaries.entry = entry
        if self._number:
            start = (self._number << _LAUNCHES_APART) % 2**32
            self._device.initial.add(fill_word(temporaries, _RANDOM_WORD, start), temporaries)
        self._recorder.native.queue_set_temporaries(self._recorder.address, temporaries.address)

    def close(self) -> None:
        """Free the memory. No kernel of the queue runs any longer."""
        self._temporaries = None
