"""Operations between the invocations of a subgroup, which only taichi's shaders have."""

import taichi as ti
from taichi.lang.simt import block, subgroup

ARCHS = ("vulkan",)
DTYPES = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "f32", "f64")

i32_1d = ti.types.ndarray(ti.i32, 1)
i32_2d = ti.types.ndarray(ti.i32, 2)


def make_exchange(dtype):
    numbers = ti.types.ndarray(dtype, 1)

    @ti.kernel
    def exchange(x: numbers, first: numbers, total: numbers, highest: numbers):
        ti.loop_config(block_dim=64)
        for i in x:
            first[i] = subgroup.broadcast(x[i], ti.u32(0))
            total[i] = subgroup.reduce_add(x[i])
            highest[i] = subgroup.inclusive_max(x[i])

    return exchange


@ti.kernel
def places(out: i32_2d):
    """The index of the subgroup's first invocation, the place of each invocation, and the size of the subgroup."""
    ti.loop_config(block_dim=64)
    for i in range(out.shape[0]):
        out[i, 0] = subgroup.broadcast(i, ti.u32(0))
        out[i, 1] = subgroup.invocation_id()
        out[i, 2] = subgroup.group_size()


@ti.kernel
def operations(x: i32_1d, out: i32_2d):
    ti.loop_config(block_dim=64)
    for i in x:
        out[i, 0] = subgroup.reduce_add(x[i])
        out[i, 1] = subgroup.reduce_mul(x[i])
        out[i, 2] = subgroup.reduce_min(x[i])
        out[i, 3] = subgroup.reduce_max(x[i])
        out[i, 4] = subgroup.reduce_and(x[i])
        out[i, 5] = subgroup.reduce_or(x[i])
        out[i, 6] = subgroup.reduce_xor(x[i])
        out[i, 7] = subgroup.inclusive_add(x[i])
        out[i, 8] = subgroup.inclusive_mul(x[i])
        out[i, 9] = subgroup.inclusive_min(x[i])
        out[i, 10] = subgroup.inclusive_max(x[i])
        out[i, 11] = subgroup.inclusive_and(x[i])
        out[i, 12] = subgroup.inclusive_or(x[i])
        out[i, 13] = subgroup.inclusive_xor(x[i])


@ti.kernel
def booleans(x: i32_1d, out: i32_2d):
    """Logical operations, which taichi writes as bitwise ones."""
    ti.loop_config(block_dim=64)
    for i in x:
        out[i, 0] = ti.i32(subgroup.reduce_and(x[i] > 0))
        out[i, 1] = ti.i32(subgroup.reduce_or(x[i] > 0))
        out[i, 2] = ti.i32(subgroup.reduce_xor(x[i] > 0))


@ti.kernel
def mirrored(x: i32_1d, out: i32_1d):
    """The number of the opposite invocation. Whole subgroups only."""
    ti.loop_config(block_dim=64)
    for i in x:
        out[i] = subgroup.broadcast(x[i], ti.u32(subgroup.group_size() - 1 - subgroup.invocation_id()))


@ti.kernel
def total(x: i32_1d, out: i32_1d):
    """One atomic addition for each subgroup."""
    ti.loop_config(block_dim=64)
    for i in x:
        part = subgroup.reduce_add(x[i])
        if subgroup.elect():
            out[0] += part


@ti.kernel
def neighbours(x: i32_1d, out: i32_1d):
    """Each number plus the next one of its group of 64. Whole groups only."""
    ti.loop_config(block_dim=64)
    for i in x:
        shared = block.SharedArray((64,), ti.i32)
        here = block.thread_idx()
        shared[here] = x[i]
        subgroup.memory_barrier()
        subgroup.barrier()
        block.sync()
        out[i] = shared[here] + shared[(here + 1) % 64]
        block.sync()


def build(module, arch):
    for name in DTYPES:
        module.add_kernel(make_exchange(getattr(ti, name)), name=f"exchange_{name}")
    for kernel in (places, operations, booleans, mirrored, total, neighbours):
        module.add_kernel(kernel)
