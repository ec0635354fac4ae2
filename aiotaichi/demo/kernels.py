"""The kernel of the demo. ``nox -s modules`` builds ``kernels-x64.tcm`` and ``kernels-vulkan.tcm`` of it."""

import taichi as ti

from aiotaichi import aot


@aot.export
@ti.kernel
def spin(rounds: ti.i32, out: ti.types.ndarray(ti.i32, 1)):
    """Keep a thread busy for each element of ``out``."""
    for i in out:
        value = i + 1
        for k in range(rounds):
            value = (value ^ (value >> 7)) * 1664525 + k
        out[i] = value
