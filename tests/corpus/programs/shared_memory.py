"""Threads of a block share an array."""

import taichi as ti

ti.init(arch=ti.vulkan)

n, block = 1024, 64


@ti.kernel
def tiled_sums(x: ti.types.ndarray(ti.f32, 1), out: ti.types.ndarray(ti.f32, 1)):
    ti.loop_config(block_dim=block)
    for i in range(n):
        pad = ti.simt.block.SharedArray((block,), ti.f32)
        t = i % block
        pad[t] = x[i]
        ti.simt.block.sync()
        total = 0.0
        for k in range(block):
            total += pad[k] * (k + 1)
        out[i] = total


@ti.kernel
def fill(x: ti.types.ndarray(ti.f32, 1)):
    for i in x:
        x[i] = ti.sin(i * 0.1)


x, out = ti.ndarray(ti.f32, n), ti.ndarray(ti.f32, n)
fill(x)
tiled_sums(x, out)
