"""Pointers, bit masks, dynamic lists, and all of them in trees of each other."""

import taichi as ti

ti.init()

x, y, m, z = ti.field(ti.i32), ti.field(ti.f32), ti.field(ti.i32), ti.field(ti.f32)
blocks = ti.root.pointer(ti.ij, (4, 4))
cells = blocks.bitmasked(ti.ij, (4, 4))
cells.place(x)
ti.root.pointer(ti.i, 8).pointer(ti.i, 4).dense(ti.i, 4).place(y, offset=-64)
rows = ti.root.dense(ti.i, 8)
listed = rows.dynamic(ti.j, 64, chunk_size=8)
listed.place(m)
builder = ti.FieldsBuilder()
builder.bitmasked(ti.ij, (8, 8)).dense(ti.ij, (2, 2)).place(z)
builder.finalize()


@ti.kernel
def activate(step: ti.i32):
    for i in range(16):
        x[i, (i * step) % 16] = i + step
    for i in range(-64, 64):
        if i % (step + 1) == 0:
            y[i] = i * 0.5
    for i, j in ti.ndrange(4, 4):
        if (i + j) % 2 == 0:
            z[i * 4, j * 3] = i - j


@ti.kernel
def append(step: ti.i32):
    for i in range(8):
        for k in range(i + step):
            ti.append(m.parent(), i, i * 100 + k)


@ti.kernel
def count() -> ti.i32:
    found = 0
    for i, j in x:
        found += 1
    for i in range(8):
        found += ti.length(m.parent(), i)
    return found


@ti.kernel
def spread():
    for i, j in x:
        if ti.is_active(cells, [i, j]) and i + 1 < 16:
            ti.atomic_add(y[i], x[i, j])
    for i, j in z:
        z[i, j] += 1


@ti.kernel
def drop():
    for i, j in cells:
        if (i + j) % 3 == 0:
            ti.deactivate(cells, [i, j])


activate(3)
append(2)
print(count())
spread()
drop()
print(count())
x[9, 9] = 7
spread()
blocks.deactivate_all()
print(count())
activate(5)
print(count())
