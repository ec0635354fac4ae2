"""Kernels with every kind of loop: ``index_loops.py ARCH FOLDER THREADS`` saves them twice.

In ``indices.tcm`` the body of a parallel loop is one index, as our producer does. In ``blocks.tcm`` it is one of this
machine's blocks, as taichi does.
"""

import sys
from contextlib import nullcontext
from pathlib import Path

import taichi as ti

from aiotaichi import aot
from aiotaichi.aot.compiler import Program


def make(arch, threads):
    """Return the kernels."""
    ti.init(arch=getattr(ti, arch), offline_cache=False, cpu_max_num_threads=threads)
    f32_1d, f32_2d, f32_3d = (ti.types.ndarray(ti.f32, n) for n in (1, 2, 3))
    i32_2d = ti.types.ndarray(ti.i32, 2)
    i32_1d, i64_1d, f64_1d = (ti.types.ndarray(each, 1) for each in (ti.i32, ti.i64, ti.f64))

    dense = ti.field(ti.i32)
    ti.root.dense(ti.ij, (5, 7)).place(dense)
    nested = ti.field(ti.i32)
    ti.root.dense(ti.ij, (4, 3)).dense(ti.ij, (2, 5)).place(nested)
    sparse = ti.field(ti.i32)
    ti.root.pointer(ti.i, 8).dense(ti.i, 16).place(sparse)
    quant = ti.types.quant.int(bits=5, signed=True)
    packed = ti.field(quant)
    other = ti.field(quant)
    bits = ti.BitpackedFields(max_num_bits=32)
    bits.place(packed, other)
    ti.root.dense(ti.i, 96).place(bits)
    total = ti.field(ti.f64, ())
    value = ti.field(ti.f32, 64, needs_grad=True)
    loss = ti.field(ti.f32, (), needs_grad=True)

    @ti.kernel
    def one_axis(x: f32_1d):
        for i in x:
            x[i] = x[i] * 2 + i

    @ti.kernel
    def two_axes(x: f32_2d, y: f32_2d):
        for i, j in x:
            y[i, j] = x[x.shape[0] - 1 - i, j] - ti.select(j > 0, x[i, j - 1], 0.0)

    @ti.kernel
    def three_axes(x: f32_3d):
        for i, j, k in x:
            x[i, j, k] += 100 * i + 10 * j + k

    @ti.kernel
    def between(x: i32_1d, begin: ti.i32, end: ti.i32):
        for i in range(begin, end):
            x[i - begin] = i * 3

    @ti.kernel
    def constant(x: i32_1d):
        for i in range(-7, 1234):
            x[i + 7] = i

    @ti.kernel
    def constant_rows(x: i32_2d):
        for i, j in ti.ndrange(41, 100):
            x[i, j] = 1000 * i + j

    @ti.kernel
    def constant_middle(x: i32_2d):
        for i, j in ti.ndrange((1, 40), (3, 67)):
            x[i, j] = 1000 * i + j

    @ti.kernel
    def constant_below(x: i32_2d):
        for i, j in ti.ndrange((-20, 20), (-50, 50)):
            x[i + 20, j + 50] = (i // 7) * 1000 + j // 9

    @ti.kernel
    def own_floors(x: i32_2d):
        for k in range(-2000, 2100):
            x[k // 100 + 20, k - (k // 100) * 100] = k

    @ti.kernel
    def running_sums(x: i32_2d, totals: i32_1d):
        for r in range(x.shape[0]):
            total = 7
            for i in range(x.shape[1]):
                total += x[r, i]
                x[r, i] = total
            totals[r] = total

    @ti.kernel
    def even_places(x: i32_2d, totals: i32_1d):
        for r in range(x.shape[0]):
            total = 0
            for i in range(x.shape[1]):
                if x[r, i] % 2 == 0:
                    total += i
                else:
                    x[r, i] = i
            totals[r] = total

    @ti.kernel
    def scaled_rows(x: i32_2d, factors: i32_1d):
        for r in range(x.shape[0]):
            for i in range(x.shape[1]):
                x[r, i] = factors[r] * x[r, i] + i

    @ti.kernel
    def eighths(counts: i32_1d, y: i32_1d):
        for i in range(counts.shape[0]):
            n = counts[i]
            if n > 0:
                s = i
                for j in range(n):
                    s = s * 3 ^ j
                if n & 7 == 0:
                    s = -5
                y[i] = s

    @ti.kernel
    def wide(x: i64_1d):
        for i in x:
            x[i] = ti.cast(i, ti.i64) * ti.i64(3_000_000_000) + x[i] // 7

    @ti.kernel
    def early(x: i32_1d):
        for i in x:
            if i % 3 == 0:
                continue
            n = 0
            while True:
                n += 1
                if n * n > i:
                    break
            x[i] = n

    @ti.kernel
    def in_blocks(x: i32_1d):
        ti.loop_config(block_dim=64)
        for i in x:
            x[i] += 1

    @ti.kernel
    def in_threads(x: i32_1d):
        ti.loop_config(parallelize=3)
        for i in x:
            x[i] += 2

    @ti.kernel
    def in_order(x: i32_1d):
        ti.loop_config(serialize=True)
        for i in range(1, x.shape[0]):
            x[i] += x[i - 1]

    steps = ti.field(ti.i32, 50_000)

    @ti.kernel
    def in_order_of_a_field(x: i32_1d):
        ti.loop_config(serialize=True)
        for i in steps:
            steps[i] = steps[ti.max(i - 1, 0)] + 1
        for i in x:
            x[i] = steps[i]

    @ti.kernel
    def sums(x: i32_1d) -> ti.i64:
        s = ti.cast(0, ti.i64)
        for i in x:
            s += x[i] * i
        return s

    @ti.kernel
    def extremes(x: f32_1d) -> ti.types.vector(2, ti.f32):
        low, high = 1e30, -1e30
        for i in x:
            ti.atomic_min(low, x[i])
            ti.atomic_max(high, x[i])
        return ti.Vector([low, high])

    @ti.kernel
    def float_sum(x: f64_1d) -> ti.f64:
        total[None] = 0.0
        for i in x:
            if x[i] > 0.25:
                total[None] += x[i]
        return total[None]

    @ti.kernel
    def histogram(x: i32_1d, counts: i32_1d):
        for i in x:
            counts[x[i] % counts.shape[0]] += 1

    @ti.kernel
    def several(x: i32_1d, y: i32_1d):
        for i in x:
            x[i] += 1
        for i in y:
            y[i] += x[i % x.shape[0]]
        for i in range(x.shape[0]):
            x[i] *= 2

    @ti.real_func
    def square(a: ti.i32) -> ti.i32:
        result = 0
        for _ in range(a):
            result += a
        return result

    @ti.kernel
    def real_function(x: i32_1d):
        for i in x:
            x[i] = square(i % 50)

    @ti.kernel
    def random(x: f32_1d):
        for i in x:
            x[i] = ti.random()

    @ti.kernel
    def dense_field(start: ti.i32) -> ti.i32:
        for i, j in dense:
            dense[i, j] = start + 10 * i + j
        s = 0
        for i, j in dense:
            s += dense[i, j] * (i + 1)
        return s

    @ti.kernel
    def nested_field(start: ti.i32) -> ti.i32:
        for i, j in nested:
            nested[i, j] = start + 100 * i + j
        s = 0
        for i, j in nested:
            s += nested[i, j] * (i + 1)
        return s

    @ti.kernel
    def sparse_field(start: ti.i32) -> ti.i32:
        for i in range(40):
            sparse[i * 3] = start + i
        s = 0
        for i in sparse:
            s += sparse[i] * i
        return s

    @ti.kernel
    def quant_field(start: ti.i32) -> ti.i32:
        for i in packed:
            packed[i] = (start + i) % 16
            other[i] = -(i % 16)
        s = 0
        for i in packed:
            s += packed[i] * 1000 + other[i]
        return s

    @ti.kernel
    def set_values(scale: ti.f32):
        for i in value:
            value[i] = scale * i
        loss[None] = 0
        loss.grad[None] = 1
        for i in value:
            value.grad[i] = 0

    @ti.kernel
    def loss_of():
        for i in value:
            loss[None] += value[i] ** 2

    @ti.kernel
    def gradient() -> ti.f32:
        s = 0.0
        for i in value:
            s += value.grad[i]
        return s

    return [each for each in locals().values() if hasattr(each, "_primal")] + [loss_of.grad]


def save(kernels, path):
    module = aot.Module()
    for kernel in kernels:
        module.add_kernel(kernel)
    module.archive(path)


def main(arch, folder, threads):
    kernels = make(arch, threads)
    save(kernels, folder / "indices.tcm")
    Program.one_index_bodies = lambda program: nullcontext()
    save(kernels, folder / "blocks.tcm")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
