"""The kernels of the picture: ``picture.tcm`` has them, for Vulkan."""

import taichi as ti
import taichi.math as tm

from aiotaichi import aot

MOST = 600  # steps of an orbit
TAPS = 144  # samples of a lens
GOLDEN_ANGLE = 2.39996323
# Extents come as scalars: taichi's compiler crashes on the shape of a written texture.
light = ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.rgba16f, lod=0)
screen = ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.rgba8, lod=0)


@ti.func
def shade(start, c):
    """Return the light that comes from a point of the plane, by how its orbit under z * z + c escapes."""
    z, slope = start, tm.vec2(1.0, 0.0)
    steps = 0
    while steps < MOST and tm.dot(z, z) < 1e4:
        slope = 2.0 * tm.cmul(z, slope)
        z = tm.cmul(z, z) + c
        steps += 1
    colour = tm.vec3(0.02, 0.012, 0.008)
    if steps < MOST:
        radius = tm.length(z)
        distance = radius * tm.log(radius) / tm.length(slope)
        escape = steps + 1.0 - tm.log2(tm.log(radius) / tm.log(100.0))
        t = tm.log(1.0 + escape / 10.0)
        hue = 0.5 - 0.5 * ti.cos(2.4 * t + tm.vec3(-1.3, -0.85, -0.1))
        normal = tm.normalize(tm.cdiv(z, slope))
        lit = ti.max(0.0, (tm.dot(normal, tm.vec2(-0.7071, 0.7071)) + 0.8) / 1.8)
        colour = 0.55 * hue * hue * (0.12 + 0.88 * lit)
        colour += ti.exp(-900.0 * distance) * tm.vec3(2.2, 1.05, 0.3) * (0.1 + 0.9 * lit)
    return colour


@aot.export
@ti.kernel
def paint(width: ti.i32, height: ti.i32, centre: tm.vec2, span: ti.f32, c: tm.vec2, image: light):
    """A Julia set, ``span`` wide, in linear light: four orbits for each texel."""
    for i, j in ti.ndrange(width, height):
        total = tm.vec3(0.0)
        for sample in range(4):
            corner = tm.vec2(0.25 + 0.5 * (sample % 2), 0.25 + 0.5 * (sample // 2))
            offset = (tm.vec2(i, j) + corner - 0.5 * tm.vec2(width, height)) * (span / width)
            total += shade(centre + tm.vec2(offset.x, -offset.y), c)
        image.store(ti.Vector([i, j]), tm.vec4(0.25 * total, 1.0))


@aot.export
@ti.kernel
def defocus(
    width: ti.i32,
    height: ti.i32,
    focus: ti.f32,
    radius: ti.f32,
    source: ti.types.texture(num_dimensions=2),
    image: screen,
):
    """A lens that is sharp left of ``focus``, a part of the width, and blurs to discs of ``radius`` texels."""
    for i, j in ti.ndrange(width, height):
        extent = tm.vec2(width, height)
        centre = (tm.vec2(i, j) + 0.5) / extent
        lost = tm.smoothstep(focus, 1.0, centre.x)
        total = tm.vec3(0.0)
        for tap in range(TAPS):
            angle = tap * GOLDEN_ANGLE
            offset = ti.sqrt((tap + 0.5) / TAPS) * tm.vec2(ti.cos(angle), ti.sin(angle))
            total += source.sample_lod(centre + lost * radius * offset / extent, 0.0).xyz
        mapped = total / TAPS
        mapped = mapped * (2.51 * mapped + 0.03) / (mapped * (2.43 * mapped + 0.59) + 0.14)  # ACES, by K. Narkowicz
        image.store(ti.Vector([i, j]), tm.vec4(tm.clamp(mapped, 0.0, 1.0) ** (1.0 / 2.2), 1.0))
