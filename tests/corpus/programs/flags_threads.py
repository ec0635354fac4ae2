"""Other numbers of threads and blocks than taichi takes itself."""

import taichi as ti

ti.init(cpu_max_num_threads=3, default_cpu_block_dim=7, default_gpu_block_dim=64, saturating_grid_dim=11)

x = ti.field(ti.i32, shape=1003)
y = ti.field(ti.f32, shape=(31, 17))


@ti.kernel
def work(n: ti.i32) -> ti.i32:
    for i in range(n):
        x[i] = i * 3 % 17
    for i, j in y:
        y[i, j] = x[i * 17 + j] * 0.5
    total = 0
    for i in x:
        total += x[i]
    return total


print(work(1003))
print(work(500))
