"""Make a module of asserts: with our producer if its name ends in ``.tcm``, else with taichi's own."""

import sys

import taichi as ti

from aiotaichi import aot

ti.init(arch=ti.x64, offline_cache=False, cpu_max_num_threads=3)

i32_1d = ti.types.ndarray(ti.i32, 1)
i32_2d = ti.types.ndarray(ti.i32, 2)
f64_1d = ti.types.ndarray(ti.f64, 1)
u8_1d = ti.types.ndarray(ti.u8, 1)


@ti.kernel
def plain(x: i32_1d):
    for i in x:
        assert x[i] != 7
        x[i] += 1


@ti.kernel
def told(x: i32_1d):
    for i in x:
        assert x[i] != 7, "it is seven"
        x[i] += 1


@ti.kernel
def told_values(x: i32_1d):
    for i in x:
        assert x[i] != 7, f"element {i} is {x[i]}"
        x[i] += 1


@ti.kernel
def two(x: i32_1d):
    for i in x:
        assert x[i] != 7, f"element {i} is seven"
        x[i] += 1
        assert x[i] != 4, "it was three"
        x[i] *= 2


@ti.kernel
def grid(x: i32_2d):
    for i, j in x:
        assert x[i, j] != 7, f"{i}, {j}"
        x[i, j] += 1


@ti.kernel
def part(first: ti.i32, last: ti.i32, x: i32_1d):
    for i in range(first, last):
        assert x[i] != 7, "it is seven"
        x[i] += 1


@ti.kernel
def serial(x: i32_1d):
    ti.loop_config(serialize=True)
    for i in x:
        assert x[i] != 7, "it is seven"
        x[i] += 1


@ti.kernel
def inner(x: i32_2d):
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            assert x[i, j] != 7, f"column {j}"
            x[i, j] += 1


@ti.kernel
def one_by_one(x: i32_2d):
    ti.loop_config(block_dim=1)
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            assert x[i, j] != 7, f"column {j}"
            x[i, j] += 1


@ti.func
def checked(value):
    assert value != 7, "a function's"
    return value + 1


@ti.kernel
def by_function(x: i32_1d):
    for i in x:
        x[i] = checked(x[i])


@ti.kernel
def summed(x: i32_1d) -> ti.i32:
    total = 0
    for i in x:
        assert x[i] != 7, "it is seven"
        total += x[i]
        x[i] += 1
    return total


@ti.kernel
def counted(x: i32_1d):
    count = 0
    for i in x:
        count += 1
        assert x[i] != 7, "it is seven"
        count += 1
    x[0] = count


@ti.kernel
def shifted(x: i32_2d):
    for i, j in ti.ndrange((1, x.shape[0]), (2, x.shape[1])):
        assert x[i, j] != 7, f"{i}, {j}"
        x[i, j] += 1


@ti.kernel
def from_both_ends(x: i32_1d):
    for i in range(-(x.shape[0] // 2), x.shape[0] // 2):
        assert x[i + x.shape[0] // 2] != 7, f"{i}"
        x[i + x.shape[0] // 2] += 1


@ti.kernel
def far(x: i32_1d):
    for i in x:
        value = i
        for _ in ti.static(range(1200)):
            value = value * 3 + (value >> 1)
        assert x[i] != 7, f"{value}"
        x[i] += 1


@ti.kernel
def two_hundred(x: i32_1d):
    for i in x:
        for number in ti.static(range(100, 300)):
            assert x[i] != number, f"element {i}"
        x[i] += 1


@ti.kernel
def bytes_of(x: u8_1d):
    for i in x:
        assert x[i] != 7, "it is seven"
        x[i] = ti.cast(x[i] + 1, ti.u8)


@ti.kernel
def wide(x: f64_1d):
    for i in x:
        assert x[i] < 1e30, f"{x[i]} is large"
        x[i] += 1


KERNELS = (
    plain,
    told,
    told_values,
    two,
    grid,
    part,
    serial,
    inner,
    one_by_one,
    by_function,
    summed,
    counted,
    shifted,
    from_both_ends,
    far,
    two_hundred,
    bytes_of,
    wide,
)

module = aot.Module() if sys.argv[1].endswith(".tcm") else ti.aot.Module(ti.x64)
for each in KERNELS:
    module.add_kernel(each)
if isinstance(module, aot.Module):
    module.archive(sys.argv[1])
else:
    module.save(sys.argv[1])
