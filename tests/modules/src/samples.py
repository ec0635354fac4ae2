"""Kernels that read an array where a number leads them: LLVM can do so with vectors of addresses."""

import taichi as ti

ARCHS = ("x64",)

f32_1d = ti.types.ndarray(ti.f32, 1)
f32_2d = ti.types.ndarray(ti.f32, 2)
i32_1d = ti.types.ndarray(ti.i32, 1)


@ti.kernel
def look_up(table: f32_1d, places: i32_1d, out: f32_1d):
    for i in out:
        out[i] = 2 * table[places[i]] + 1


@ti.kernel
def look_up_range(table: f32_1d, places: i32_1d, out: f32_1d):
    for i in range(places.shape[0]):
        out[i] = table[places[i]] - out[i]


@ti.kernel
def resize(x: f32_2d, out: f32_2d):
    sy, sx = (x.shape[0] - 1) / out.shape[0], (x.shape[1] - 1) / out.shape[1]
    for i, j in out:
        u, v = i * sy, j * sx
        a, b = int(u), int(v)
        fu, fv = u - a, v - b
        upper = x[a, b] * (1 - fv) + x[a, b + 1] * fv
        lower = x[a + 1, b] * (1 - fv) + x[a + 1, b + 1] * fv
        out[i, j] = upper * (1 - fu) + lower * fu


@ti.kernel
def spread(x: f32_2d, out: f32_2d):
    for i, j in out:
        out[i, j] += x[i // 2, j // 3]


@ti.kernel
def pick(x: f32_1d, other: f32_1d, places: i32_1d, out: f32_1d):
    for i in out:
        if places[i] % 2 == 0:
            out[i] = x[places[i]]
        else:
            out[i] = other[places[i]]


def build(module, arch):
    for kernel in (look_up, look_up_range, resize, spread, pick):
        module.add_kernel(kernel)
