"""Textures that a kernel samples, fetches from and writes: gfx only."""

import taichi as ti

ARCHS = ("vulkan",)

f32_1d = ti.types.ndarray(ti.f32, 1)
f32_2d = ti.types.ndarray(ti.f32, 2)
r32f = ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0)
rgba8 = ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.rgba8, lod=0)
sampled = ti.types.texture(num_dimensions=2)


@ti.kernel
def paint(width: ti.i32, height: ti.i32, image: r32f):
    """The extent comes as scalars: taichi's compiler crashes on the shape of a written texture."""
    for i, j in ti.ndrange(width, height):
        image.store(ti.Vector([i, j]), ti.Vector([10.0 * i + j, 0.0, 0.0, 0.0]))


@ti.kernel
def read_back(image: r32f, out: f32_2d):
    for i, j in out:
        out[i, j] = image.load(ti.Vector([i, j])).x


@ti.kernel
def tint(width: ti.i32, height: ti.i32, image: rgba8):
    for i, j in ti.ndrange(width, height):
        image.store(ti.Vector([i, j]), ti.Vector([0.0, 0.2, 0.4, 1.0]))


@ti.kernel
def fetch(image: sampled, out: f32_2d):
    for i, j in out:
        out[i, j] = image.fetch(ti.Vector([i, j]), 0).x


@ti.kernel
def sample(u: ti.f32, v: ti.f32, image: sampled, out: f32_1d):
    for i in range(1):
        colour = image.sample_lod(ti.Vector([u, v]), 0.0)
        for channel in ti.static(range(4)):
            out[channel] = colour[channel]


def build(module, arch):
    for kernel in (paint, read_back, tint, fetch, sample):
        module.add_kernel(kernel)
