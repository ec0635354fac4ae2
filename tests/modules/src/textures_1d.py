"""Textures of one dimension, whose shaders lack the capabilities Sampled1D and Image1D: taichi forgets them."""

import taichi as ti

ARCHS = ("vulkan",)

f32_1d = ti.types.ndarray(ti.f32, 1)
line_r32f = ti.types.rw_texture(num_dimensions=1, fmt=ti.Format.r32f, lod=0)
line_sampled = ti.types.texture(num_dimensions=1)


@ti.kernel
def paint_1d(width: ti.i32, image: line_r32f):
    for i in range(width):
        image.store(ti.Vector([i]), ti.Vector([2.0 * i + 1, 0.0, 0.0, 0.0]))


@ti.kernel
def read_back_1d(image: line_r32f, out: f32_1d):
    for i in out:
        out[i] = image.load(ti.Vector([i])).x


@ti.kernel
def fetch_1d(image: line_sampled, out: f32_1d):
    for i in out:
        out[i] = image.fetch(ti.Vector([i]), 0).x


@ti.kernel
def sample_1d(image: line_sampled, out: f32_1d):
    """Sample between every two texels."""
    for i in out:
        out[i] = image.sample_lod(ti.Vector([(i + 1.0) / out.shape[0]]), 0.0).x


def build(module, arch):
    for kernel in (paint_1d, read_back_1d, fetch_1d, sample_1d):
        module.add_kernel(kernel)
