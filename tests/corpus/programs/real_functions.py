"""Functions that are compiled as functions, with scalars, vectors, structs and recursion-free nesting."""

import taichi as ti

ti.init()

pair = ti.types.struct(low=ti.f32, high=ti.f32)
x = ti.field(ti.f32, shape=32)
count = ti.field(ti.i32, shape=32)


@ti.real_func
def ordered(a: ti.f32, b: ti.f32) -> pair:
    result = pair(a, b)
    if a > b:
        result = pair(b, a)
    return result


@ti.real_func
def collatz(start: ti.i32) -> ti.i32:
    steps, k = 0, start
    while k != 1:
        if k % 2 == 0:
            k //= 2
        else:
            k = 3 * k + 1
        steps += 1
        if steps > 200:
            return -1
    return steps


@ti.real_func
def scaled(v: ti.math.vec3, by: ti.f32) -> ti.math.vec3:
    return v * by


@ti.kernel
def work():
    for i in x:
        found = ordered(i * 1.5, 20.0 - i)
        x[i] = found.high - found.low + scaled(ti.math.vec3(i, 1, 2), 0.5).sum()
        count[i] = collatz(i + 1)


work()
