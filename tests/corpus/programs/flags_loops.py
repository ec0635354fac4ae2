"""Loops over dense fields iterate over lists of cells, as loops over sparse fields do."""

import taichi as ti

ti.init(demote_dense_struct_fors=False, make_thread_local=False, make_block_local=False)

x = ti.field(ti.i32, shape=(16, 12))
total = ti.field(ti.i32, shape=())


@ti.kernel
def number():
    for i, j in x:
        x[i, j] = i * 100 + j


@ti.kernel
def add():
    for i, j in x:
        total[None] += x[i, j]


number()
add()
