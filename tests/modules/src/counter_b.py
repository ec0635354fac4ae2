"""A field of the module's own, like counter_a's: loading both shows that they do not alias."""

import taichi as ti

counts = ti.field(ti.i32, shape=4)


@ti.kernel
def count(n: ti.i32):
    for i in counts:
        counts[i] += 100 * (n + i)


@ti.kernel
def get(out: ti.types.ndarray(ti.i32, 1)):
    for i in counts:
        out[i] = counts[i]


def build(module, arch):
    module.add_field("counts", counts)
    module.add_kernel(count)
    module.add_kernel(get)
