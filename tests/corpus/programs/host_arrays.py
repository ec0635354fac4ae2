"""NumPy arrays as arguments: of several dtypes, of vectors and matrices, in both orders."""

import numpy as np
import taichi as ti

ti.init()

f = ti.field(ti.f32, shape=(5, 4))
v = ti.Vector.field(3, ti.f32, shape=6)


@ti.kernel
def add(x: ti.types.ndarray(), y: ti.types.ndarray()):
    for i, j in ti.ndrange(x.shape[0], x.shape[1]):
        x[i, j] += y[j, i] + i


@ti.kernel
def norms(p: ti.types.ndarray(dtype=ti.math.vec3, ndim=1), out: ti.types.ndarray(ti.f32, 1)):
    for i in p:
        out[i] = p[i].norm()
        p[i] = p[i].zyx


@ti.kernel
def to_field(x: ti.types.ndarray(ti.f32, 2)):
    for i, j in f:
        f[i, j] = x[i, j] * 2


add(np.arange(20, dtype=np.float32).reshape(5, 4), np.ones((4, 5), np.float32))
points = np.arange(18, dtype=np.float32).reshape(6, 3)
norms(points, np.zeros(6, np.float32))
to_field(np.asfortranarray(np.arange(20, dtype=np.float32).reshape(5, 4)))
f.from_numpy(f.to_numpy() + 1)
v.from_numpy(points)
print(v.to_numpy().sum(), f.to_numpy().sum())
to_field(np.ones((5, 4), np.float32))
