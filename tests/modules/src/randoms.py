"""Random numbers, whose state is the queue's."""

import taichi as ti


@ti.kernel
def fill_f32(out: ti.types.ndarray(ti.f32, 1)):
    for i in out:
        out[i] = ti.random(ti.f32)


@ti.kernel
def fill_i32(out: ti.types.ndarray(ti.i32, 1)):
    for i in out:
        out[i] = ti.random(ti.i32)


def build(module, arch):
    module.add_kernel(fill_f32)
    module.add_kernel(fill_i32)
