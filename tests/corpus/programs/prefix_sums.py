"""taichi's prefix sums. They are right only if subgroups have 32 invocations."""

import taichi as ti

ti.init(arch=ti.vulkan)

n = 1000
numbers = ti.field(ti.i32, shape=n)


@ti.kernel
def fill():
    for i in numbers:
        numbers[i] = i * 37 % 100


fill()
ti.algorithms.PrefixSumExecutor(n).run(numbers)
