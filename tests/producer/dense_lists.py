"""Loops over dense fields through lists of their cells, in two trees: ``dense_lists.py ARCH FILE``.

taichi itself makes such loops under this option only, and its runtime ends the process over the second tree.
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


module = aot.Module()
for kernel in (fill, total):
    module.add_kernel(kernel)
module.archive(sys.argv[2])
