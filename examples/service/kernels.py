"""The kernels of the service. Build them with taichi 1.7.4, in this folder:

``aiotaichi build kernels.py --arch x64,vulkan``
"""

import taichi as ti

from aiotaichi import aot

REQUIRED_CAPS = ["spirv_has_int8"]  # of a Vulkan device: images are bytes

image = ti.types.ndarray(ti.u8, 3)


@aot.export
@ti.kernel
def blur(x: image, y: image):
    """Set each pixel of y to half of its own in x, and an eighth of each neighbour. The border goes on."""
    for i, j, c in y:
        last_row, last_column = y.shape[0] - 1, y.shape[1] - 1
        up, down = ti.cast(x[ti.max(i - 1, 0), j, c], ti.u32), ti.cast(x[ti.min(i + 1, last_row), j, c], ti.u32)
        left, right = (
            ti.cast(x[i, ti.max(j - 1, 0), c], ti.u32),
            ti.cast(x[i, ti.min(j + 1, last_column), c], ti.u32),
        )
        y[i, j, c] = ti.cast((4 * ti.cast(x[i, j, c], ti.u32) + up + down + left + right) // 8, ti.u8)
