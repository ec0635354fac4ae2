"""The kernels that the tests of the producer add to modules. Import them after ti.init."""

import taichi as ti

field = ti.field(ti.f32, shape=8)
vectors = ti.Vector.field(3, ti.f32, shape=4)
particles = ti.types.struct(mass=ti.f32, count=ti.i32).field(shape=3)
f32_1d = ti.types.ndarray(ti.f32, 1)
i32_1d = ti.types.ndarray(ti.i32, 1)
Pair = ti.types.argpack(scale=ti.f32, shift=ti.i32)


@ti.kernel
def fill(value: ti.f32):
    for i in field:
        field[i] = value + i


@ti.kernel
def total() -> ti.f32:
    result = 0.0
    for i in field:
        result += field[i]
    return result


@ti.kernel
def saxpy(a: ti.f32, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += a * x[i]


@ti.kernel
def set_mass(value: ti.f32):
    for i in particles:
        particles[i].mass = value * i


@ti.kernel
def get_mass(i: ti.i32) -> ti.f32:
    return particles[i].mass


@ti.kernel
def wide(x: ti.types.ndarray(ti.f64, 1)):
    for i in x:
        x[i] *= 2.0


@ti.kernel
def add_number(number: ti.template(), x: f32_1d):
    for i in x:
        x[i] += number


@ti.kernel
def add_any(x: ti.types.ndarray()):
    for i in x:
        x[i] += 1


@ti.kernel
def store(target: ti.template(), number: ti.template(), x: f32_1d):
    for i in x:
        target[i] = number + x[i]


@ti.kernel
def packed(pair: Pair, x: f32_1d):
    for i in x:
        x[i] = pair.scale * i + pair.shift


@ti.kernel
def undefined(x: f32_1d):
    for i in x:
        x[i] = nowhere  # noqa: F821


@ti.kernel
def sampled(texture: ti.types.texture(num_dimensions=2), x: f32_1d):
    for i in x:
        x[i] = texture.fetch(ti.Vector([i, 0]), 0).x


@ti.kernel
def painted(texture: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f)):
    for i, j in ti.ndrange(2, 2):
        texture.store(ti.Vector([i, j]), ti.Vector([1.0, 0.0, 0.0, 0.0]))


@ti.kernel
def empty_struct(s: ti.types.struct(), x: f32_1d):
    for i in x:
        x[i] = 0.0


Nested = ti.types.argpack(inner=ti.types.argpack(n=ti.i32), last=ti.i32)


@ti.kernel
def broken_on_gfx(p: Nested, x: i32_1d):
    x[0] = p.inner.n
    x[1] = p.last


@ti.kernel
def flags(v: ti.types.vector(3, ti.u1), x: i32_1d):
    x[0] = ti.cast(v[1], ti.i32)


Deep = ti.types.argpack(outer=ti.types.argpack(inner=ti.types.argpack(n=ti.i32)))


@ti.kernel
def deep_pack(p: Deep, x: f32_1d):
    for i in x:
        x[i] = p.outer.inner.n


@ti.kernel
def sparse_matrix(builder: ti.types.sparse_matrix_builder()):
    builder[0, 0] += 1.0


@ti.kernel
def checked(n: ti.i32, x: f32_1d):
    assert n == 3  # gfx shaders lack it and n, but taichi still lists the binding of n
    for i in x:
        x[i] = 0.0


NUMBER = 0


@ti.kernel
def store_number(x: i32_1d):
    for i in x:
        x[i] = NUMBER


@ti.data_oriented
class Counter:
    number = 0

    @ti.kernel
    def store(self, x: i32_1d):
        for i in x:
            x[i] = self.number

    @staticmethod
    @ti.kernel
    def store_seven(x: i32_1d):
        for i in x:
            x[i] = 7

    @ti.kernel
    def add(self, number: ti.template(), x: i32_1d):
        for i in x:
            x[i] += number + self.number


def saxpy_twice():
    kind = ti.graph.ArgKind
    a = ti.graph.Arg(kind.SCALAR, "a", ti.f32)
    x, y = (ti.graph.Arg(kind.NDARRAY, name, ti.f32, ndim=1) for name in "xy")
    builder = ti.graph.GraphBuilder()
    builder.dispatch(saxpy, a, x, y)
    builder.dispatch(saxpy, a, x, y)
    return builder.compile()


def add_all(module):
    """Add everything to a module, taichi's own or ours."""
    module.add_field("field", field)
    module.add_field("vectors", vectors)
    for kernel in (fill, total, saxpy, wide):
        module.add_kernel(kernel)
    module.add_graph("saxpy_twice", saxpy_twice())
