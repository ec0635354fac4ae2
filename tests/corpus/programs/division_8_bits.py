"""Divisions of integers of 8 bits."""

import taichi as ti

ti.init()


def make(dtype):
    @ti.kernel
    def divide(x: ti.types.ndarray(dtype, 1), by: dtype):
        for i in x:
            x[i] = (ti.cast(i * 11 - 100, dtype) // by) + (ti.cast(i * 7, dtype) % by)

    return divide


for dtype in (ti.i8, ti.u8):
    make(dtype)(ti.ndarray(dtype, 20), 7)
