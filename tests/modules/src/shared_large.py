"""Shared memory beyond the 48 KiB that a kernel gets without asking: taichi's own launcher does not ask."""

import taichi as ti

ARCHS = ("cuda",)

BLOCK = 256
WORDS = 16384


@ti.kernel
def reverse_far(x: ti.types.ndarray(ti.f32, 1), out: ti.types.ndarray(ti.f32, 1)):
    """The length is a multiple of BLOCK; each block keeps its part at the far end of 64 KiB."""
    ti.loop_config(block_dim=BLOCK)
    for i in range(out.shape[0]):
        pad = ti.simt.block.SharedArray((WORDS,), ti.f32)
        here = i % BLOCK
        pad[WORDS - 1 - here] = x[i]
        ti.simt.block.sync()
        out[i] = pad[WORDS - BLOCK + here]


def build(module, arch):
    module.add_kernel(reverse_far)
