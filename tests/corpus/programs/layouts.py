"""Fields with offsets, in rows and columns, of arrays and of structures, and in blocks of blocks."""

import taichi as ti

ti.init()

shifted = ti.field(ti.f32, shape=(6, 5), offset=(-3, 10))
columns = ti.field(ti.f32, shape=(6, 5), order="ji")
rows = ti.field(ti.f32, shape=(6, 5), order="ij")
arrays = ti.Vector.field(3, ti.f32, shape=11, layout=ti.Layout.SOA)
structures = ti.Vector.field(3, ti.f32, shape=11, layout=ti.Layout.AOS)
tiled, small = ti.field(ti.f32), ti.field(ti.i32)
outer = ti.root.dense(ti.ij, (2, 3))
outer.dense(ti.ij, (4, 2)).dense(ti.j, 2).place(tiled)
outer.place(small)
mixed, deep = ti.Matrix.field(2, 3, ti.f32), ti.field(ti.f32)
ti.root.dense(ti.i, 4).place(mixed).dense(ti.jk, (2, 3)).place(deep)
high = ti.field(ti.i32, shape=(2, 3, 2, 3, 2))


@ti.kernel
def fill():
    for i, j in shifted:
        shifted[i, j] = i * 10 + j
    for i, j in columns:
        columns[i, j] = i * 7 + j
        rows[i, j] = columns[i, j] * 2
    for i in arrays:
        arrays[i] = [i, i * i, -i]
        structures[i] = arrays[i] + 1
    for i, j in tiled:
        tiled[i, j] = i * 100 + j
    for i, j in small:
        small[i, j] = i - j
    for i in mixed:
        mixed[i] = ti.Matrix([[i, 1, 2], [3, i, 5]])
    for i, j, k in deep:
        deep[i, j, k] = mixed[i][j, k] * 2
    for cell in ti.grouped(high):
        high[cell] = cell[0] + 2 * cell[1] + 6 * cell[2] + 12 * cell[3] + 36 * cell[4]


@ti.kernel
def transpose():
    for i, j in ti.ndrange(6, 5):
        rows[i, j] = shifted[i - 3, j + 10] - columns[5 - i, 4 - j]


fill()
shifted[-3, 10] = 99
columns[1, 2] = -1
transpose()
print(tiled.to_numpy().sum(), shifted.to_numpy().sum())
tiled.from_numpy(tiled.to_numpy() * 2)
transpose()
