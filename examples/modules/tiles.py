"""The kernels of ``dask_tiles.py``: ``tiles.tcm`` has them, for x64 and for Vulkan."""

import taichi as ti

from aiotaichi import aot

f32_2d = ti.types.ndarray(ti.f32, 2)


@aot.export
@ti.kernel
def paint(rows: f32_2d, columns: f32_2d, steps: ti.i32, tile: f32_2d):
    """Paint a Julia set: how soon the point of each pixel escapes, from 0 to 1."""
    for i, j in tile:
        x, y = columns[0, j], rows[i, 0]
        count = 0
        while count < steps and x * x + y * y < 16.0:
            x, y = x * x - y * y - 0.8, 2.0 * x * y + 0.156
            count += 1
        tile[i, j] = count / steps


@aot.export
@ti.kernel
def smooth(x: f32_2d, y: f32_2d):
    """Set each pixel of y to the mean of its five in x. At the border, the tile goes on with its last pixel."""
    for i, j in y:
        last_row, last_column = y.shape[0] - 1, y.shape[1] - 1
        up, down = x[ti.max(i - 1, 0), j], x[ti.min(i + 1, last_row), j]
        left, right = x[i, ti.max(j - 1, 0)], x[i, ti.min(j + 1, last_column)]
        y[i, j] = 0.2 * (x[i, j] + up + down + left + right)
