"""Only indices are checked."""

import taichi as ti

ti.init(check_out_of_bound=True)

grid = ti.Matrix.field(2, 2, ti.f32, shape=(9, 7), offset=(-4, -3))


@ti.kernel
def fill():
    for i, j in grid:
        grid[i, j] = ti.Matrix([[i, j], [i * j, i - j]])


@ti.kernel
def blur():
    for i, j in ti.ndrange((-3, 4), (-2, 3)):
        grid[i, j] += (grid[i, j] @ grid[-i, -j]) * 0.01


fill()
blur()
