"""Textures of several formats: stored, loaded, fetched and sampled."""

import taichi as ti

ti.init(arch=ti.vulkan)

n = 32
single = ti.Texture(ti.Format.r32f, (n, n))
four = ti.Texture(ti.Format.rgba32f, (n, n // 2))
bytes_ = ti.Texture(ti.Format.rgba8, (n, n))
halves = ti.Texture(ti.Format.rgba16f, (n, n))
deep = ti.Texture(ti.Format.r32f, (8, 8, 8))
f = ti.field(ti.f32, shape=(n, n))
out = ti.Vector.field(4, ti.f32, shape=(n, n))


@ti.kernel
def store(
    a: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0),
    b: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.rgba32f, lod=0),
    c: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.rgba8, lod=0),
    d: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.rgba16f, lod=0),
):
    for i, j in ti.ndrange(n, n):
        a.store(ti.Vector([i, j]), ti.Vector([i * 0.5 + j, 0.0, 0.0, 0.0]))
        c.store(ti.Vector([i, j]), ti.Vector([i / 31, j / 31, 0.5, 1.0]))
        d.store(ti.Vector([i, j]), ti.Vector([1.0 * i, -1.0 * j, 0.5 * i * j, 0.25]))
    for i, j in ti.ndrange(n, n // 2):
        b.store(ti.Vector([i, j]), ti.Vector([1.0 * i, 1.0 * j, 0.5 * i - j, 1.5]))


@ti.kernel
def load(a: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0)):
    for i, j in f:
        f[i, j] = a.load(ti.Vector([j, i])).x


@ti.kernel
def sample(
    a: ti.types.texture(num_dimensions=2),
    b: ti.types.texture(num_dimensions=2),
    c: ti.types.texture(num_dimensions=2),
):
    for i, j in out:
        uv = ti.Vector([(i + 0.3) / n, (j + 0.7) / n])
        out[i, j] = a.sample_lod(uv, 0.0) + b.fetch(ti.Vector([i, j // 2]), 0) + c.sample_lod(uv * 2 - 0.3, 0.0)


@ti.kernel
def store_deep(a: ti.types.rw_texture(num_dimensions=3, fmt=ti.Format.r32f, lod=0)):
    for i, j, k in ti.ndrange(8, 8, 8):
        a.store(ti.Vector([i, j, k]), ti.Vector([i + 8.0 * j + 64 * k, 0.0, 0.0, 0.0]))


@ti.kernel
def sample_deep(a: ti.types.texture(num_dimensions=3)):
    for i, j in ti.ndrange(8, 8):
        f[i, j] = a.sample_lod(ti.Vector([(i + 0.5) / 8, (j + 0.5) / 8, 0.4]), 0.0).x


store(single, four, bytes_, halves)
load(single)
sample(single, four, halves)
sample(bytes_, four, single)
store_deep(deep)
sample_deep(deep)
