"""Bounds are checked, and assertions are kept."""

import taichi as ti

ti.init(debug=True)

n = 37
x = ti.field(ti.f32, shape=n)
y = ti.field(ti.i32, shape=(n, 3))


@ti.kernel
def fill():
    for i in x:
        assert i < n
        x[i] = i * 0.5
        for j in range(3):
            y[i, j] = i * j


@ti.kernel
def gather(scale: ti.f32) -> ti.f32:
    total = 0.0
    for i in range(1, n - 1):
        assert x[i] >= 0, "negative"
        total += (x[i - 1] + x[i + 1]) * scale + y[i, 2]
    return total


fill()
print(gather(0.25))
