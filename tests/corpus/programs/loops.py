"""Loops of every kind."""

import taichi as ti

ti.init()

x = ti.field(ti.i32, shape=200)
t = ti.field(ti.i32, shape=(10, 10))


@ti.kernel
def ranges(begin: ti.i32, end: ti.i32):
    for i in range(begin, end):
        x[i] = i
    for i in range(end - begin):
        if i % 7 == 0:
            continue
        x[i] += 1
    for i in range(0):
        x[i] = -1
    for i in range(5, 2):
        x[i] = -2


@ti.kernel
def nested():
    for i, j in ti.ndrange((2, 9), 10):
        k = 0
        while True:
            k += i + 1
            if k > j * 3:
                break
        t[i, j] = k
    for i in range(10):
        for j in range(i, 10):
            if j == 8:
                break
            t[j, i] += i
    for i in ti.static(range(3)):
        t[i, i] = -i


@ti.kernel
def configured():
    ti.loop_config(serialize=True)
    for i in range(1, 200):
        x[i] += x[i - 1] % 5
    ti.loop_config(block_dim=32)
    for i in range(200):
        x[i] *= 2
    ti.loop_config(parallelize=3)
    for i in range(200):
        x[i] -= i


@ti.kernel
def early(limit: ti.i32) -> ti.i32:
    found = -1
    ti.loop_config(serialize=True)
    for i in range(200):
        if x[i] > limit:
            found = i
            break
    return found


ranges(20, 150)
nested()
configured()
print(early(100), early(100000))
