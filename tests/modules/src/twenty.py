"""Twenty kernels, to measure loading."""

import taichi as ti


def make(number):
    @ti.kernel
    def kernel(x: ti.types.ndarray(ti.f32, 1)):
        for i in x:
            x[i] = ti.sqrt(x[i] * x[i] + ti.static(float(number))) + ti.static(0.5 * number)

    return kernel


def build(module, arch):
    for number in range(20):
        module.add_kernel(make(number), name=f"k{number:02}")
