"""Infinities, not-a-numbers and casts at the ends of ranges."""

import taichi as ti
import taichi.math as tm

ti.init(fast_math=False)

out = ti.field(ti.f32, shape=16)
kinds = ti.field(ti.i32, shape=16)


@ti.kernel
def work(zero: ti.f32, large: ti.f32):
    out[0] = 1 / zero
    out[1] = -1 / zero
    out[2] = large * large
    out[3] = large / (large * large)
    out[4] = ti.sqrt(zero)
    out[5] = ti.max(out[0], large)
    out[6] = ti.min(out[1], large)
    out[7] = ti.exp(-large)
    out[8] = ti.log(zero + 1)
    kinds[0] = tm.isinf(out[0])
    kinds[1] = tm.isnan(out[0] - out[0])
    kinds[2] = tm.isnan(out[0])
    kinds[3] = out[0] > large
    kinds[4] = int(2.9) + int(-2.9)
    kinds[5] = ti.cast(300.7, ti.i32)
    kinds[6] = ti.cast(-1, ti.u8)
    kinds[7] = ti.bit_cast(out[3] + 1.0, ti.i32)


work(0.0, 3e38)
