"""Loops that LLVM unrolls twice, so that the rest is one iteration: with an if at its end, and within other loops."""

import taichi as ti

ARCHS = ("x64",)

f32_1d = ti.types.ndarray(ti.f32, 1)
f32_2d = ti.types.ndarray(ti.f32, 2)
i32_1d = ti.types.ndarray(ti.i32, 1)


@ti.kernel
def count_above(x: f32_1d, limit: ti.f32, out: i32_1d):
    for i in x:
        if x[i] > limit:
            out[0] += 1


@ti.kernel
def keep_above(x: f32_1d, limit: ti.f32, out: f32_1d):
    for i in range(x.shape[0]):
        if x[i] > limit:
            if x[i] < 2 * limit:
                out[i] = x[i]
            else:
                out[i] = 2 * limit


@ti.kernel
def divide_rows(x: f32_2d, out: f32_2d):
    for i in range(x.shape[0]):
        total = 1.0
        for j in range(x.shape[1]):
            e = ti.exp(x[i, j])
            out[i, j] = e
            total += e
        for j in range(x.shape[1]):
            out[i, j] /= total


@ti.kernel
def limit_rows(x: f32_2d, limit: ti.f32, over: i32_1d):
    for i in range(x.shape[0]):
        count = 0
        for j in range(x.shape[1]):
            if x[i, j] > limit:
                x[i, j] = limit
                count += j
        over[i] = count


@ti.kernel
def weigh_rows(x: f32_2d, first: f32_1d, out: f32_1d):
    for i in range(x.shape[0]):
        last = 0.0
        total = 0.0
        for j in range(x.shape[1]):
            total += first[j] * x[i, j] / (1.0 + ti.abs(last))
            last = x[i, j]
            x[i, j] = total
        out[i] = last


def build(module, arch):
    for kernel in (count_above, keep_above, divide_rows, limit_rows, weigh_rows):
        module.add_kernel(kernel)
