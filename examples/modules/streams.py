"""The kernels of the examples that stream: ``streams.tcm`` has them, for x64 and for Vulkan."""

import taichi as ti

from aiotaichi import aot

REQUIRED_CAPS = ["spirv_has_int8"]  # frames have bytes
bytes_3d = ti.types.ndarray(ti.u8, 3)


@aot.export
@ti.kernel
def scale(a: ti.f32, x: ti.types.ndarray(ti.f32, 1)):
    for i in x:
        x[i] *= a


@aot.export
@ti.kernel
def soften(frame: bytes_3d, soft: bytes_3d):
    """Set each pixel to the mean of its square of 9. At the border, the frame goes on with its last pixel."""
    for i, j, c in soft:
        total = 0
        for di, dj in ti.static(ti.ndrange((-1, 2), (-1, 2))):
            row = ti.min(ti.max(i + di, 0), frame.shape[0] - 1)
            column = ti.min(ti.max(j + dj, 0), frame.shape[1] - 1)
            total += ti.cast(frame[row, column, c], ti.i32)
        soft[i, j, c] = ti.cast(total // 9, ti.u8)


@aot.export
@ti.kernel
def outline(frame: bytes_3d, drawn: bytes_3d):
    """Draw the edges of each colour dark on white: where the pixels to the right and below differ."""
    for i, j, c in drawn:
        here = ti.cast(frame[i, j, c], ti.i32)
        right = ti.cast(frame[i, ti.min(j + 1, frame.shape[1] - 1), c], ti.i32)
        below = ti.cast(frame[ti.min(i + 1, frame.shape[0] - 1), j, c], ti.i32)
        edge = 8 * (ti.abs(right - here) + ti.abs(below - here))
        drawn[i, j, c] = ti.cast(255 - ti.min(edge, 255), ti.u8)
