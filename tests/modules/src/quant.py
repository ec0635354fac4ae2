"""Quantised fields: packed into words, and as an array."""

import taichi as ti

ARCHS = ("x64", "cuda")

i32_1d = ti.types.ndarray(ti.i32, 1)

small = ti.types.quant.int(bits=5, signed=True)
fixed = ti.types.quant.fixed(bits=11, max_value=2.0)
integers = ti.field(small)
reals = ti.field(fixed)
packed = ti.BitpackedFields(max_num_bits=32)
packed.place(integers, reals)
ti.root.dense(ti.i, 8).place(packed)
bits = ti.field(ti.types.quant.int(bits=4, signed=False))
ti.root.dense(ti.i, 2).quant_array(ti.i, 8, max_num_bits=32).place(bits)


@ti.kernel
def set_all():
    for i in range(8):
        integers[i] = i - 4
        reals[i] = 0.25 * i
    for i in range(16):
        bits[i] = i


@ti.kernel
def get_integers(out: i32_1d):
    for i in range(8):
        out[i] = integers[i]


@ti.kernel
def get_reals(out: ti.types.ndarray(ti.f32, 1)):
    for i in range(8):
        out[i] = reals[i]


@ti.kernel
def get_bits(out: i32_1d):
    for i in range(16):
        out[i] = bits[i]


def build(module, arch):
    module.add_field("integers", integers)
    module.add_field("bits", bits)
    for kernel in (set_all, get_integers, get_reals, get_bits):
        module.add_kernel(kernel)
