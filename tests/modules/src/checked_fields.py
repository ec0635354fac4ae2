"""A dense and a sparse field in one tree, whose kernels check them with asserts. Compiled with bounds checks, too."""

import taichi as ti

ARCHS = ("x64", "cuda")
OPTIONS = {"debug": True}

ROWS, WIDTH = 3, 4

dense = ti.field(ti.i32)
pointed = ti.field(ti.i32)
rows = ti.root.dense(ti.i, ROWS)
rows.dense(ti.i, WIDTH).place(dense)
blocks = rows.pointer(ti.i, 2)
blocks.dense(ti.i, WIDTH).place(pointed)


@ti.kernel
def fill(base: ti.i32):
    for i in range(ROWS * WIDTH):
        dense[i] = base - i
    pointed[6] = 60
    pointed[17] = 170
    pointed[19] = 190


@ti.kernel
def check_dense(base: ti.i32):
    for i in range(ROWS * WIDTH):
        assert dense[i] == base - i, f"cell {i} is {dense[i]}"


@ti.kernel
def check_pointed():
    for block in range(2 * ROWS):
        if block == 1 or block == 4:
            assert ti.is_active(blocks, [block])
        else:
            assert not ti.is_active(blocks, [block])
    for i in range(2 * ROWS * WIDTH):
        expected = 0
        if i == 6 or i == 17 or i == 19:
            expected = 10 * i
        assert pointed[i] == expected, f"cell {i} is {pointed[i]}"


@ti.kernel
def swap_blocks():
    """Drop what there is, and make two blocks without writing to them."""
    ti.deactivate(blocks, [1])
    ti.deactivate(blocks, [4])
    ti.activate(blocks, [0])
    ti.activate(blocks, [5])


@ti.kernel
def check_swapped():
    for block in range(2 * ROWS):
        if block == 0 or block == 5:
            assert ti.is_active(blocks, [block])
        else:
            assert not ti.is_active(blocks, [block])
    for i in range(2 * ROWS * WIDTH):
        assert pointed[i] == 0, f"cell {i} is {pointed[i]}"


@ti.kernel
def set_dense(i: ti.i32, value: ti.i32):
    dense[i] = value


def build(module, arch):
    module.add_field("dense", dense)
    module.add_field("pointed", pointed)
    kernels = (fill, check_dense, check_pointed, swap_blocks, check_swapped)
    for kernel in (*kernels, set_dense):
        module.add_kernel(kernel)
    builder = ti.graph.GraphBuilder()
    filled, found = (ti.graph.Arg(ti.graph.ArgKind.SCALAR, name, ti.i32) for name in ("filled", "found"))
    for kernel, arguments in zip(kernels, ((filled,), (found,), (), (), ()), strict=True):
        builder.dispatch(kernel, *arguments)
    module.add_graph("whole", builder.compile())
