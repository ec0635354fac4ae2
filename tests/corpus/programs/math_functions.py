"""Forty functions of numbers."""

import taichi as ti
import taichi.math as tm

ti.init()

n = 64
real = ti.Vector.field(32, ti.f32, shape=n)
whole = ti.Vector.field(8, ti.i32, shape=n)


@ti.kernel
def reals():
    for i in real:
        x = (i - 30) * 0.11
        p = ti.abs(x) + 0.05
        unit = ti.min(ti.max(x / 4, -0.95), 0.95)
        real[i][0] = ti.sin(x)
        real[i][1] = ti.cos(x)
        real[i][2] = ti.tan(unit)
        real[i][3] = ti.asin(unit)
        real[i][4] = ti.acos(unit)
        real[i][5] = ti.tanh(x)
        real[i][6] = ti.exp(unit * 3)
        real[i][7] = ti.log(p)
        real[i][8] = ti.sqrt(p)
        real[i][9] = ti.rsqrt(p)
        real[i][10] = ti.floor(x)
        real[i][11] = ti.ceil(x)
        real[i][12] = ti.round(x + 0.01)
        real[i][13] = ti.atan2(x, p)
        real[i][14] = ti.pow(p, 1.7)
        real[i][15] = p**x
        real[i][16] = x**3
        real[i][17] = p**-2
        real[i][18] = x % 0.7
        real[i][19] = x // 0.3
        real[i][20] = tm.sign(x)
        real[i][21] = tm.fract(x)
        real[i][22] = tm.mix(x, p, 0.3)
        real[i][23] = tm.clamp(x, -1, 1)
        real[i][24] = tm.smoothstep(-1.0, 1.0, x)
        real[i][25] = tm.step(0.2, x)
        real[i][26] = tm.mod(x, 1.3)
        real[i][27] = tm.radians(x) + tm.degrees(x)
        real[i][28] = tm.exp(unit) + tm.log2(p)
        real[i][29] = tm.length(tm.vec3(x, p, 1)) + tm.distance(tm.vec2(x, p), tm.vec2(1, 2))
        real[i][30] = tm.dot(tm.normalize(tm.vec3(x, p, 1)), tm.reflect(tm.vec3(x, 1, p), tm.vec3(0, 1, 0)))
        real[i][31] = (
            tm.cross(tm.vec3(x, p, 1), tm.vec3(1, x, p)).z
            + tm.refract(tm.normalize(tm.vec2(x, 1)), tm.vec2(0, 1), 0.8).x
        )


@ti.kernel
def wholes():
    for i in whole:
        k = i * 7 - 200
        m = i % 5 + 1
        whole[i][0] = k // m
        whole[i][1] = k % m
        whole[i][2] = ti.bit_shr(k, m)
        whole[i][3] = m**3
        whole[i][4] = tm.popcnt(ti.cast(i * 77, ti.u32))
        whole[i][5] = tm.clz(i * 5 + 1)
        whole[i][6] = ti.select(k > 0, k, -m)
        whole[i][7] = int(k / m) + (k & 12) + (k | 3) + (k ^ 9) + (~k)


reals()
wholes()
