"""Without taichi's optimisations."""

import taichi as ti

ti.init(opt_level=0, advanced_optimization=False, cfg_optimization=False, simplify_before_lower_access=False)

x = ti.Vector.field(3, ti.f32, shape=(8, 8))


@ti.kernel
def fill():
    for i, j in x:
        v = ti.Vector([i, j, i + j], ti.f32)
        for k in ti.static(range(3)):
            if v[k] > 5:
                v[k] = 5 - v[k]
        x[i, j] = v


@ti.kernel
def rotate(angle: ti.f32):
    for cell in ti.grouped(x):
        c, s = ti.cos(angle), ti.sin(angle)
        x[cell] = ti.Matrix([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ x[cell]


fill()
rotate(0.5)
