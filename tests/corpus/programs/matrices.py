"""Linear algebra of small matrices."""

import taichi as ti

ti.init()

n = 10
a2, q2 = ti.Matrix.field(2, 2, ti.f32, shape=n), ti.Matrix.field(2, 2, ti.f32, shape=n)
a3, q3 = ti.Matrix.field(3, 3, ti.f32, shape=n), ti.Matrix.field(3, 3, ti.f32, shape=n)
a4 = ti.Matrix.field(4, 4, ti.f32, shape=n)
v = ti.Vector.field(4, ti.f32, shape=n)
s = ti.field(ti.f32, shape=(n, 8))


@ti.kernel
def fill():
    for k in range(n):
        for i, j in ti.static(ti.ndrange(2, 2)):
            a2[k][i, j] = ti.sin(k * 1.7 + i * 3 + j) + (i == j)
        for i, j in ti.static(ti.ndrange(3, 3)):
            a3[k][i, j] = ti.cos(k * 0.7 + i * 2 + j * j) + 2 * (i == j)
        for i, j in ti.static(ti.ndrange(4, 4)):
            a4[k][i, j] = ti.sin(k + i * 4.1 + j * 0.3) + 3 * (i == j)


@ti.kernel
def work():
    for k in range(n):
        s[k, 0] = a2[k].determinant()
        s[k, 1] = a3[k].determinant()
        s[k, 2] = a4[k].determinant()
        s[k, 3] = a3[k].trace() + a3[k].norm()
        q2[k] = a2[k].inverse() @ a2[k] + a2[k].transpose()
        q3[k] = a3[k].inverse() * 2 - a3[k] @ a3[k]
        v[k] = a4[k].inverse() @ ti.Vector([1.0, 2.0, 3.0, 4.0])
        s[k, 4] = v[k].max() - v[k].min() + v[k].sum()
        s[k, 5] = v[k].xyz.dot(v[k].zyx) + v[k].norm_sqr()
        outer = v[k].xyz.outer_product(v[k].yzw)
        s[k, 6] = outer[1, 2] + outer.sum()


@ti.kernel
def decompose():
    for k in range(n):
        u, sig, w = ti.svd(a3[k])
        q3[k] = u @ sig @ w.transpose()
        s[k, 7] = sig[0, 0] + sig[1, 1]
        r, p = ti.polar_decompose(a2[k])
        q2[k] = r @ p
        values, vectors = ti.sym_eig(a2[k] + a2[k].transpose())
        s[k, 6] = values[0] + values[1]


fill()
work()
decompose()
