"""The kernels of the service. Build them with taichi 1.7.4, in this folder:

``aiotaichi build kernels.py --arch x64,vulkan``
"""

import taichi as ti

from aiotaichi import aot

REQUIRED_CAPS = ["spirv_has_int8"]  # of a Vulkan device: images are bytes

image = ti.types.ndarray(ti.u8, 3)
images = ti.types.ndarray(ti.u8, 4)


@ti.func
def mixed(own: ti.u32, up: ti.u32, down: ti.u32, left: ti.u32, right: ti.u32) -> ti.u8:
    return ti.cast((4 * own + up + down + left + right) // 8, ti.u8)


@aot.export
@ti.kernel
def blur(x: image, y: image):
    """Set each pixel of y to half of its own in x, and an eighth of each neighbour. The border goes on."""
    for i, j, c in y:
        above, below = ti.max(i - 1, 0), ti.min(i + 1, y.shape[0] - 1)
        before, after = ti.max(j - 1, 0), ti.min(j + 1, y.shape[1] - 1)
        y[i, j, c] = mixed(x[i, j, c], x[above, j, c], x[below, j, c], x[i, before, c], x[i, after, c])


@aot.export
@ti.kernel
def blur_all(count: ti.i32, x: images, y: images):
    """As blur, for the first ``count`` images. Each row of pixels is a step of the parallel loop."""
    for n, i in ti.ndrange(count, y.shape[1]):
        above, below = ti.max(i - 1, 0), ti.min(i + 1, y.shape[1] - 1)
        for j in range(y.shape[2]):
            before, after = ti.max(j - 1, 0), ti.min(j + 1, y.shape[2] - 1)
            for c in range(y.shape[3]):
                y[n, i, j, c] = mixed(
                    x[n, i, j, c], x[n, above, j, c], x[n, below, j, c], x[n, i, before, c], x[n, i, after, c]
                )
