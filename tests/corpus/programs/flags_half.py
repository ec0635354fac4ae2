"""Numbers of 16 bits by default."""

import taichi as ti

ti.init(default_fp=ti.f16, default_ip=ti.i32)

x = ti.Vector.field(3, float, shape=40)


@ti.kernel
def work(scale: float) -> float:
    for i in x:
        v = ti.Vector([0.5 * i, 1.0, scale])
        x[i] = v / (1.0 + v.norm_sqr() * 0.01)
    total = 0.0
    ti.loop_config(serialize=True)
    for i in range(40):
        total = ti.max(total, x[i].sum())
    return total


print(work(0.25))
