"""The stencil, compiled by cuda.core, for the peers that have no compiler of their own."""

from __future__ import annotations

from typing import Any

import numpy as np
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch

from benchmarks.service.stencil import BLOCK, SOURCE, SWEEPS, grid_of

__all__ = ["Sweeps", "compiled"]


def compiled() -> Any:
    """Return the kernel for device 0."""
    device = Device(0)
    device.set_current()
    program = Program(SOURCE, code_type="c++", options=ProgramOptions(std="c++17", arch=f"sm_{device.arch}"))
    return program.compile("cubin").get_kernel("sweep")


class Sweeps:
    """The launches of a request, on two arrays at fixed addresses."""

    def __init__(self, kernel: Any, size: int, x: int, y: int) -> None:
        self._kernel = kernel
        self._config = LaunchConfig(grid=grid_of(size), block=BLOCK)
        self._arguments = ((x, y, np.int32(size)), (y, x, np.int32(size))) * (SWEEPS // 2)

    def enqueue(self, stream: Any) -> None:
        """Launch all sweeps on a stream of cuda.core."""
        for arguments in self._arguments:
            launch(stream, self._config, self._kernel, *arguments)
