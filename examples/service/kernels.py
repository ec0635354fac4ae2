"""The kernels of the service. Build them with taichi 1.7.4, in this folder:

``aiotaichi build kernels.py --arch x64,vulkan``
"""

import taichi as ti

from aiotaichi import aot

REQUIRED_CAPS = ["spirv_has_int8"]  # of a Vulkan device: images are bytes

image = ti.types.ndarray(ti.u8, 2)  # rows of bytes: red, green and blue of each pixel. So a row is one long loop
images = ti.types.ndarray(ti.u8, 3)


@ti.func
def mixed(own: ti.u32, up: ti.u32, down: ti.u32, left: ti.u32, right: ti.u32) -> ti.u8:
    return ti.cast((4 * own + up + down + left + right) // 8, ti.u8)


@aot.export
@ti.kernel
def blur(x: image, y: image):
    """Set each pixel of y to half of its own in x, and an eighth of each neighbour. The border goes on."""
    for i, k in y:
        above, below = ti.max(i - 1, 0), ti.min(i + 1, y.shape[0] - 1)
        before = ti.select(k < 3, k, k - 3)
        after = ti.select(k + 3 < y.shape[1], k + 3, k)
        y[i, k] = mixed(x[i, k], x[above, k], x[below, k], x[i, before], x[i, after])


@aot.export
@ti.kernel
def blur_all(count: ti.i32, x: images, y: images):
    """As blur, for the first ``count`` images. Each row is a step of the parallel loop."""
    for n, i in ti.ndrange(count, y.shape[1]):
        above, below = ti.max(i - 1, 0), ti.min(i + 1, y.shape[1] - 1)
        for k in range(y.shape[2]):
            before = ti.select(k < 3, k, k - 3)
            after = ti.select(k + 3 < y.shape[2], k + 3, k)
            y[n, i, k] = mixed(x[n, i, k], x[n, above, k], x[n, below, k], x[n, i, before], x[n, i, after])
