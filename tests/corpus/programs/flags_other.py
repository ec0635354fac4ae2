"""Some of taichi's optimisations the other way round."""

import taichi as ti

ti.init(
    flatten_if=True,
    move_loop_invariant_outside_if=True,
    cache_loop_invariant_global_vars=False,
    detect_read_only=False,
    lower_access=True,
    make_cpu_multithreading_loop=False,
)

x = ti.Matrix.field(3, 3, ti.f32, shape=(5, 5))
v = ti.Vector.field(3, ti.f32, shape=(5, 5))


@ti.kernel
def work(a: ti.f32):
    for i, j in x:
        m = ti.Matrix([[i, j, a], [a, i, j], [j, a, i]], ti.f32)
        w = ti.Vector([a, i, j], ti.f32)
        if i > j:
            m += ti.Matrix.identity(ti.f32, 3)
            w *= 2
        else:
            w -= 1
        for _ in range(3):
            w = m @ w * 0.1
        x[i, j] = m @ m.transpose()
        v[i, j] = w


work(0.5)
work(1.5)
