"""taichi's C-API in an executor, on the same module as aiotaichi."""

from __future__ import annotations

import numpy as np

from benchmarks import capi
from benchmarks.measure import Peer as Kernel
from benchmarks.service.stencil import SWEEPS, Image, empty_image, module_folder

__all__ = ["CapiPeer"]


class CapiPeer:
    """The C-API. One thread makes a runtime and uses it: on CUDA, the context is current in that thread only."""

    def __init__(self, arch: str) -> None:
        self.most_threads: int | None = 1
        self.empty = empty_image
        self._arch = arch

    def lane(self, size: int) -> CapiLane:
        runtime = capi.Runtime({"cpu": "x64"}.get(self._arch, self._arch))
        with module_folder(self._arch) as folder:
            x, y = (runtime.array(np.zeros((size, size), np.float32)) for _ in range(2))
            there = Kernel(runtime, folder, "sweep", x, y)
            back = Kernel(runtime, folder, "sweep", y, x)
        return CapiLane(x, (there, back) * (SWEEPS // 2))


class CapiLane:
    """Two arrays on the device, and kernels that are bound to them."""

    def __init__(self, x: capi.NdArray, sweeps: tuple[Kernel, ...]) -> None:
        self._x = x
        self._sweeps = sweeps

    def run(self, image: Image, result: Image) -> None:
        self._x.write(image)
        for sweep in self._sweeps:
            sweep.enqueue()
        self._sweeps[-1].wait()
        self._x.read_into(result)
