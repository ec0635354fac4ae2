"""Sums through memory that the threads of one block share: refused by taichi on x64."""

import taichi as ti

ARCHS = ("vulkan", "cuda")

BLOCK = 128


@ti.kernel
def sum_products(x: ti.types.ndarray(ti.f32, 1), y: ti.types.ndarray(ti.f32, 1), out: ti.types.ndarray(ti.f32, 1)):
    """out[i] = x[i] * the sum of all y. Every block reads y tile by tile. Whole blocks only."""
    ti.loop_config(block_dim=BLOCK)
    for i in range(out.shape[0]):
        tile = ti.simt.block.SharedArray((BLOCK,), ti.f32)
        here = i % BLOCK
        total = 0.0
        for first in range(out.shape[0] // BLOCK):
            tile[here] = y[first * BLOCK + here]
            ti.simt.block.sync()
            for j in range(BLOCK):
                total += tile[j]
            ti.simt.block.sync()
        out[i] = x[i] * total


def build(module, arch):
    module.add_kernel(sum_products)
