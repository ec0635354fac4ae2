"""Loops over fields through lists of their cells, in three trees: ``dense_lists.py ARCH FILE``.

taichi makes such loops over dense fields under this option only, and its runtime ends the process over them.
"""

import sys

import taichi as ti

from aiotaichi import aot

ti.init(arch=getattr(ti, sys.argv[1]), offline_cache=False, cpu_max_num_threads=2, demote_dense_struct_fors=False)
trees = []
for size in (8, 1000):
    builder = ti.FieldsBuilder()
    field = ti.field(ti.i32)
    builder.dense(ti.i, size).place(field)
    builder.finalize()
    trees.append(field)
small, large = trees
builder = ti.FieldsBuilder()
sparse = ti.field(ti.i32)
builder.bitmasked(ti.i, 64).place(sparse)
builder.finalize()


@ti.kernel
def fill(n: ti.i32):
    for i in small:
        small[i] = n * i
    for i in large:
        large[i] = n - i


@ti.kernel
def total() -> ti.i32:
    result = 0
    for i in small:
        result += small[i]
    for i in large:
        result += large[i]
    return result


@ti.kernel
def count(out: ti.types.ndarray(ti.i32, 1)):
    """Go through cells without using their values, so that the code reads no tree's root."""
    for i in small:
        out[0] += 1
    for i in sparse:
        out[1] += 1


@ti.kernel
def activate(n: ti.i32):
    for i in range(n):
        sparse[2 * i] = 1


module = aot.Module()
for kernel in (fill, total, count, activate):
    module.add_kernel(kernel)
module.archive(sys.argv[2])
only = aot.Module()
only.add_kernel(count)
only.archive(sys.argv[2].replace(".tcm", "_only.tcm"))
