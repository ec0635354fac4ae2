"""Scalar arguments of every dtype, each stored in an array that the host reads."""

import taichi as ti

DTYPES = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "f32", "f64")


def make_store(dtype):
    @ti.kernel
    def store(value: dtype, out: ti.types.ndarray(dtype, 1)):
        out[0] = value

    return store


@ti.kernel
def store_u1(value: ti.u1, out: ti.types.ndarray(ti.i32, 1)):
    out[0] = 1 if value else 2


@ti.kernel
def mixed(a: ti.i8, b: ti.f64, c: ti.i16, d: ti.u8, e: ti.u64, f: ti.f32, g: ti.u1, out: ti.types.ndarray(ti.f64, 1)):
    out[0] = a
    out[1] = b
    out[2] = c
    out[3] = d
    out[4] = e
    out[5] = f
    out[6] = ti.cast(g, ti.i32)


def build(module, arch):
    for name in DTYPES:
        module.add_kernel(make_store(getattr(ti, name)), name=f"store_{name}")
    module.add_kernel(store_u1)
    module.add_kernel(mixed)
