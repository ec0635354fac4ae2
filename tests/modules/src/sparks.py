"""Sparks that a source emits, that fly and leave: a bitmasked population, drawn into an image, as two graphs.

All numbers are multiples of small powers of two, so that every sum is exact.
"""

import taichi as ti

ARCHS = ("x64", "cuda")

MOST = 512
SIZE = 32  # of the image, in pixels
STEPS = 3  # for each frame
DT = 0.125

place = ti.Vector.field(2, ti.f32)
velocity = ti.Vector.field(2, ti.f32)
heat = ti.field(ti.f32)
sparks = ti.root.bitmasked(ti.i, MOST)
sparks.place(place, velocity, heat)
emitted = ti.field(ti.i32, shape=())
image = ti.field(ti.f32, shape=(SIZE, SIZE))


@ti.kernel
def begin():
    emitted[None] = 0
    for i in heat:
        ti.deactivate(sparks, [i])


@ti.kernel
def emit(count: ti.i32):
    for _ in range(count):
        number = ti.atomic_add(emitted[None], 1)
        i = number % MOST
        place[i] = [0.5, 0.5]
        velocity[i] = [(number % 7 - 3) / 16.0, (number % 5 - 2) / 16.0]
        heat[i] = 1.0 + number % 4


@ti.kernel
def fly():
    """What leaves the middle of the image is gone."""
    ti.no_activate(place)
    for i in place:
        place[i] += velocity[i] * DT
        heat[i] -= 1.0 / 64.0
        if not all(0.25 <= place[i] < 0.75):
            ti.deactivate(place.snode.parent(), [i])


@ti.kernel
def draw():
    for pixel in ti.grouped(image):
        image[pixel] = 0.0
    for i in place:
        pixel = ti.cast(place[i] * SIZE, ti.i32)
        image[pixel] += heat[i]


@ti.kernel
def copy_image(out: ti.types.ndarray(ti.f32, 3)):
    for pixel in ti.grouped(image):
        for channel in range(out.shape[2]):
            out[pixel, channel] = image[pixel] * (channel + 1)


@ti.kernel
def count() -> ti.i32:
    total = 0
    for i in heat:
        total += 1
    return total


def build(module, arch):
    for name, field in (("place", place), ("velocity", velocity), ("heat", heat), ("emitted", emitted)):
        module.add_field(name, field)
    module.add_field("image", image)
    module.add_kernel(count)
    builder = ti.graph.GraphBuilder()
    builder.dispatch(begin)
    module.add_graph("begin", builder.compile())
    builder = ti.graph.GraphBuilder()
    builder.dispatch(emit, ti.graph.Arg(ti.graph.ArgKind.SCALAR, "count", ti.i32))
    step = builder.create_sequential()
    step.dispatch(fly)
    for _ in range(STEPS):
        builder.append(step)
    builder.dispatch(draw)
    builder.dispatch(copy_image, ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "out", ti.f32, ndim=3))
    module.add_graph("frame", builder.compile())
