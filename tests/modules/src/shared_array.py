"""Memory that the threads of one block share, with a barrier between: refused by taichi on x64."""

import taichi as ti

ARCHS = ("vulkan", "cuda")

BLOCK = 64


@ti.kernel
def reverse_blocks(x: ti.types.ndarray(ti.f32, 1), out: ti.types.ndarray(ti.f32, 1)):
    """The length must be a multiple of BLOCK: every thread of a block has to reach the barrier."""
    ti.loop_config(block_dim=BLOCK)
    for i in range(out.shape[0]):
        pad = ti.simt.block.SharedArray((BLOCK,), ti.f32)
        here = i % BLOCK
        pad[here] = x[i]
        ti.simt.block.sync()
        out[i] = pad[BLOCK - 1 - here]


def build(module, arch):
    module.add_kernel(reverse_blocks)
