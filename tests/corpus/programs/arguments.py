"""Arguments and returned values: vectors, matrices, structs, packs, and many at once."""

import taichi as ti

ti.init()

vec3, mat23 = ti.types.vector(3, ti.f32), ti.types.matrix(2, 3, ti.f32)
inner = ti.types.struct(a=ti.i32, b=vec3)
outer = ti.types.struct(c=ti.f32, d=inner)
array = ti.types.ndarray(ti.f32, 1)
pack = ti.types.argpack(scale=ti.f32, shift=vec3, x=array)
names = [f"a{i}" for i in range(24)]


@ti.kernel
def take(v: vec3, m: mat23, k: ti.i32, x: array) -> ti.f32:
    for i in x:
        x[i] = v[i % 3] + m[i % 2, i % 3] * k
    return v.sum() + m[1, 2]


@ti.kernel
def structs(s: outer, x: array) -> outer:
    for i in x:
        x[i] += s.c * s.d.a + s.d.b[i % 3]
    return outer(c=s.c + 1, d=inner(a=s.d.a * 2, b=s.d.b + 1))


@ti.kernel
def packed(p: pack, by: ti.f32):
    for i in p.x:
        p.x[i] = p.x[i] * p.scale + p.shift[i % 3] * by


@ti.kernel
def several(k: ti.i32) -> (ti.i32, ti.f32, vec3, ti.u8, ti.i64):
    return k, k * 0.5, vec3(k, 1, 2), 255, ti.cast(k, ti.i64) << 33


@ti.kernel
def mixed(a: ti.i8, b: ti.u16, c: ti.i64, d: ti.f64, e: ti.f16, f: ti.u1, x: ti.types.ndarray(ti.f64, 1)):
    x[0] = a
    x[1] = b
    x[2] = ti.cast(c, ti.f64)
    x[3] = d
    x[4] = e
    if f:
        x[5] = 1


@ti.kernel
def of_python(k: int, by: float, x: array) -> int:
    for i in x:
        x[i] += k * by
    return k + 1


@ti.kernel
def many(
    a0: ti.f32, a1: ti.i32, a2: vec3, a3: ti.f32, a4: ti.i32, a5: ti.f32, a6: vec3, a7: ti.f32, a8: ti.i32,
    a9: ti.f32, a10: ti.i64, a11: ti.f32, a12: ti.i32, a13: ti.f32, a14: ti.i16, a15: ti.f32, x: array, y: array,
):  # fmt: skip
    for i in x:
        x[i] = a0 + a1 + a2[0] + a3 + a4 + a5 + a6[2] + a7 + a8 + a9
        y[i] = a10 + a11 + a12 + a13 + a14 + a15 + x[i]


x, y, z = ti.ndarray(ti.f32, 9), ti.ndarray(ti.f32, 9), ti.ndarray(ti.f64, 8)
print(take(vec3(1, 2, 3), mat23(1, 2, 3, 4, 5, 6), 4, x))
print(structs(outer(c=1.5, d=inner(a=3, b=vec3(4, 5, 6))), x))
packed(pack(scale=2.0, shift=vec3(1, 2, 3), x=x), 0.5)
print(several(21))
print(of_python(-3, 0.25, x))
mixed(-7, 65535, -(2**40), 1e-3, 0.5, True, z)
many(1, 2, vec3(3, 0, 0), 4, 5, 6, vec3(0, 0, 7), 8, 9, 10, 2**20, 12, 13, 14, -15, 16, x, y)
