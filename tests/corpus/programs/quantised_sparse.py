"""Packed fields in sparse trees, and loops over words of bits."""

import taichi as ti

ti.init(quant_opt_store_fusion=True, quant_opt_atomic_demotion=True)

a, b = ti.field(ti.types.quant.int(11, True)), ti.field(ti.types.quant.fixed(bits=20, max_value=8.0))
packed = ti.BitpackedFields(max_num_bits=32)
packed.place(a, b)
blocks = ti.root.pointer(ti.ij, (4, 4))
blocks.dense(ti.ij, (4, 4)).place(packed)
bits, other = ti.field(ti.types.quant.int(1, False)), ti.field(ti.types.quant.int(1, False))
ti.root.dense(ti.ij, (8, 2)).quant_array(ti.j, 32, max_num_bits=32).place(bits)
ti.root.dense(ti.ij, (8, 2)).quant_array(ti.j, 32, max_num_bits=32).place(other)


@ti.kernel
def fill():
    for i in range(16):
        a[i, (i * 5) % 16] = i * 30 - 200
        b[i, (i * 5) % 16] = i * 0.3 - 2
    for i, j in ti.ndrange(8, 64):
        bits[i, j] = (i * j) % 3 == 1


@ti.kernel
def copy():
    ti.loop_config(bit_vectorize=True)
    for i, j in bits:
        other[i, j] = bits[i, j]


@ti.kernel
def work():
    for i, j in a:
        a[i, j] += 3
        b[i, j] = b[i, j] * 0.5 + a[i, j] * 0.001


fill()
copy()
work()
work()
