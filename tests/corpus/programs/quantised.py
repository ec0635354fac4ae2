"""Packed fields: integers, fixed-point and floating-point numbers of few bits, alone and with a shared exponent."""

import taichi as ti

ti.init()

u5, i7 = ti.types.quant.int(5, False), ti.types.quant.int(7, True)
fixed = ti.types.quant.fixed(bits=12, max_value=4.0)
real = ti.types.quant.float(exp=5, frac=11)
a, b, c = ti.field(u5), ti.field(i7), ti.field(fixed)
packed = ti.BitpackedFields(max_num_bits=32)
packed.place(a, b, c)
ti.root.dense(ti.i, 16).place(packed)
d = ti.field(real)
alone = ti.BitpackedFields(max_num_bits=32)
alone.place(d)
ti.root.dense(ti.ij, (4, 4)).place(alone)
shared = ti.Vector.field(2, ti.types.quant.float(exp=6, frac=13))
together = ti.BitpackedFields(max_num_bits=32)
together.place(shared, shared_exponent=True)
ti.root.dense(ti.i, 16).place(together)
flags = ti.field(ti.types.quant.int(1, False))
ti.root.dense(ti.i, 4).quant_array(ti.i, 32, max_num_bits=32).place(flags)


@ti.kernel
def fill():
    for i in range(16):
        a[i] = i * 3
        b[i] = 40 - i * 5
        c[i] = i * 0.25 - 2
        shared[i] = ti.Vector([i * 0.5, -i * 3.0])
    for i, j in d:
        d[i, j] = 1.5 ** (i * 4 + j)


@ti.kernel
def mark():
    for i in range(128):
        flags[i] = i // 3


@ti.kernel
def add():
    for i in range(16):
        a[i] += 1
        b[i] -= 2
        c[i] *= 0.5
    for i, j in d:
        d[i, j] *= -0.75


fill()
mark()
add()
