"""Print, which only LLVM modules keep."""

import taichi as ti

ARCHS = ("x64", "cuda")


@ti.kernel
def say(i: ti.i32, x: ti.f32):
    print("say", i, x, i * 2)


@ti.kernel
def say_each(x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        print("element", i, "is", x[i])


def build(module, arch):
    module.add_kernel(say)
    module.add_kernel(say_each)
