"""Arithmetic, bits and casts of every dtype of 16 bits and more, in fields and arrays."""

import taichi as ti

ti.init()

INTEGERS = [ti.i16, ti.i32, ti.i64, ti.u16, ti.u32, ti.u64]
REALS = [ti.f16, ti.f32, ti.f64]
n = 24


def make(dtype):
    field = ti.field(dtype, shape=n)
    is_real = dtype in REALS

    @ti.kernel
    def fill(given: ti.types.ndarray(dtype, 1), shift: dtype):
        for i in given:
            value = ti.cast(i * 5 % 23, dtype) + shift
            given[i] = value
            field[i] = value * value

    @ti.kernel
    def work(given: ti.types.ndarray(dtype, 1), out: ti.types.ndarray(ti.f32, 1)):
        for i in given:
            a, b = given[i], field[(i + 7) % n] + ti.cast(1, dtype)
            if ti.static(is_real):
                given[i] = a / (b + 1) - a * b
            else:
                given[i] = (a // b) + (a % b) + (a & b) - (a | b) + (a ^ b) + (a << 2) + (b >> 1) + ~a
            out[i] = ti.cast(given[i], ti.f32) * 0.5

    @ti.kernel
    def compare(given: ti.types.ndarray(dtype, 1)) -> ti.i32:
        count = 0
        for i in given:
            if given[i] > field[i] or given[i] == field[n - 1 - i]:
                count += 1
        return count

    return fill, work, compare


for dtype in INTEGERS + REALS:
    fill, work, compare = make(dtype)
    given, out = ti.ndarray(dtype, n), ti.ndarray(ti.f32, n)
    fill(given, 3)
    work(given, out)
    print(compare(given))
