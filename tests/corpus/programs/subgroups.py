"""Invocations of a subgroup exchange numbers."""

import taichi as ti
from taichi.lang.simt import subgroup

ti.init(arch=ti.vulkan)

n = 1024
i32_1d = ti.types.ndarray(ti.i32, 1)


@ti.kernel
def fill(x: i32_1d):
    for i in x:
        x[i] = i * 37 % 100


@ti.kernel
def scans(x: i32_1d, out: ti.types.ndarray(ti.i32, 2)):
    ti.loop_config(block_dim=64)
    for i in x:
        out[i, 0] = subgroup.inclusive_add(x[i])
        out[i, 1] = subgroup.reduce_max(x[i])
        out[i, 2] = subgroup.broadcast(x[i], ti.u32(0))
        out[i, 3] = subgroup.invocation_id()


@ti.kernel
def total(x: i32_1d, out: i32_1d):
    ti.loop_config(block_dim=64)
    for i in x:
        part = subgroup.reduce_add(x[i])
        if subgroup.elect():
            out[0] += part


x, out, sums = ti.ndarray(ti.i32, n), ti.ndarray(ti.i32, (n, 4)), ti.ndarray(ti.i32, 1)
fill(x)
scans(x, out)
total(x, sums)
