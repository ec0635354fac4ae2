"""Textures that a kernel samples, fetches from and writes: gfx only."""

import taichi as ti

ARCHS = ("vulkan",)

f32_1d = ti.types.ndarray(ti.f32, 1)
f32_2d = ti.types.ndarray(ti.f32, 2)
f32_3d = ti.types.ndarray(ti.f32, 3)
r32f = ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0)
rgba8 = ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.rgba8, lod=0)
sampled = ti.types.texture(num_dimensions=2)
volume_r32f = ti.types.rw_texture(num_dimensions=3, fmt=ti.Format.r32f, lod=0)
volume_sampled = ti.types.texture(num_dimensions=3)


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


@ti.kernel
def paint_3d(width: ti.i32, height: ti.i32, depth: ti.i32, image: volume_r32f):
    for i, j, k in ti.ndrange(width, height, depth):
        image.store(ti.Vector([i, j, k]), ti.Vector([100.0 * i + 10.0 * j + k, 0.0, 0.0, 0.0]))


@ti.kernel
def read_back_3d(image: volume_r32f, out: f32_3d):
    for i, j, k in out:
        out[i, j, k] = image.load(ti.Vector([i, j, k])).x


@ti.kernel
def fetch_3d(image: volume_sampled, out: f32_3d):
    for i, j, k in out:
        out[i, j, k] = image.fetch(ti.Vector([i, j, k]), 0).x


@ti.kernel
def sample_3d(u: ti.f32, v: ti.f32, w: ti.f32, image: volume_sampled, out: f32_1d):
    for i in range(1):
        out[i] = image.sample_lod(ti.Vector([u, v, w]), 0.0).x


@ti.kernel
def blur3x3(width: ti.i32, height: ti.i32, source: sampled, target: r32f):
    """The mean of nine texels. The texels of the edge are repeated."""
    for i, j in ti.ndrange(width, height):
        total = 0.0
        for di, dj in ti.static(ti.ndrange((-1, 2), (-1, 2))):
            x = ti.max(0, ti.min(width - 1, i + di))
            y = ti.max(0, ti.min(height - 1, j + dj))
            total += source.fetch(ti.Vector([x, y]), 0).x
        target.store(ti.Vector([i, j]), ti.Vector([total / 9.0, 0.0, 0.0, 0.0]))


@ti.kernel
def fetch_rgba(image: sampled, out: f32_3d):
    """Read all four channels, for example of an rgba8."""
    for i, j in ti.ndrange(out.shape[0], out.shape[1]):
        colour = image.fetch(ti.Vector([i, j]), 0)
        for channel in ti.static(range(4)):
            out[i, j, channel] = colour[channel]


@ti.kernel
def add_fetched(first: sampled, second: sampled, out: f32_2d):
    for i, j in out:
        place = ti.Vector([i, j])
        out[i, j] = first.fetch(place, 0).x + second.fetch(place, 0).x


@ti.kernel
def shade(step: ti.f32, image: r32f):
    """A loop over the texels of the image that is written."""
    for i, j in image:
        image.store(ti.Vector([i, j]), ti.Vector([i + step * j, 0.0, 0.0, 0.0]))


@ti.kernel
def shade_3d(image: volume_r32f):
    for i, j, k in image:
        image.store(ti.Vector([i, j, k]), ti.Vector([100.0 * i + 10.0 * j + k, 0.0, 0.0, 0.0]))


def graph():
    """Paint an image, blur it into another, and read that as a texture: one image takes two names."""
    kind = ti.graph.ArgKind
    width, height = (ti.graph.Arg(kind.SCALAR, name, ti.i32) for name in ("width", "height"))
    painted = ti.graph.Arg(kind.RWTEXTURE, "painted", fmt=ti.Format.r32f, ndim=2)
    source = ti.graph.Arg(kind.TEXTURE, "source", ndim=2)
    target = ti.graph.Arg(kind.RWTEXTURE, "target", fmt=ti.Format.r32f, ndim=2)
    out = ti.graph.Arg(kind.NDARRAY, "out", ti.f32, ndim=2)
    builder = ti.graph.GraphBuilder()
    builder.dispatch(paint, width, height, painted)
    builder.dispatch(blur3x3, width, height, source, target)
    builder.dispatch(read_back, target, out)
    return builder.compile()


def sum_graph():
    """Paint an image, blur it into another, and add both: each image takes two names."""
    kind = ti.graph.ArgKind
    width, height = (ti.graph.Arg(kind.SCALAR, name, ti.i32) for name in ("width", "height"))
    painted, target = (
        ti.graph.Arg(kind.RWTEXTURE, name, fmt=ti.Format.r32f, ndim=2) for name in ("painted", "target")
    )
    source, blurred = (ti.graph.Arg(kind.TEXTURE, name, ndim=2) for name in ("source", "blurred"))
    builder = ti.graph.GraphBuilder()
    builder.dispatch(paint, width, height, painted)
    builder.dispatch(blur3x3, width, height, source, target)
    builder.dispatch(add_fetched, source, blurred, ti.graph.Arg(kind.NDARRAY, "out", ti.f32, ndim=2))
    return builder.compile()


def build(module, arch):
    for kernel in (paint, read_back, tint, fetch, sample):
        module.add_kernel(kernel)
    for kernel in (paint_3d, read_back_3d, fetch_3d, sample_3d, blur3x3, fetch_rgba, add_fetched, shade, shade_3d):
        module.add_kernel(kernel)
    module.add_graph("paint_and_blur", graph())
    module.add_graph("paint_blur_and_add", sum_graph())
