"""CUDA graphs: recordings of kernels, fills and copies."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ...hal.commands import Command
from ...hal.encoder import Recorded
from ...interpreter_end import unless_ending
from . import reaper
from .binding import error_of
from .native.protocol import EXECUTE, OP_EXECUTE

if TYPE_CHECKING:
    from .device import CudaDevice

__all__ = ["CudaGraph"]


class CudaGraph(Recorded):
    """A graph for one queue; destroyed when it is dropped, in a thread.

    Parameters
    ----------
    device
        The queue's device.
    data
        The encoded commands.
    changing
        Where the launches begin that get new arguments, in bytes.
    commands
        The commands themselves.
    """

    def __init__(self, device: CudaDevice, data: bytes, changing: Sequence[int], commands: Sequence[Command]) -> None:
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
            reaper.discard(partial(_destroy, self._device, self._address))


def _destroy(device: CudaDevice, address: int) -> None:
    device.native.graph_destroy(address)
