"""Argument packs: each is a buffer of its own, but taichi makes arrays in them arguments of the kernel."""

import taichi as ti

f32_1d = ti.types.ndarray(ti.f32, 1)
f64_1d = ti.types.ndarray(ti.f64, 1)
vec3 = ti.types.vector(3, ti.f32)
mat2 = ti.types.matrix(2, 2, ti.f32)
Numbers = ti.types.argpack(a=ti.i8, b=ti.f64, c=ti.u16, d=ti.i32, e=ti.u64, f=ti.f16, g=ti.u1)
Tensors = ti.types.argpack(shift=ti.f32, v=vec3, m=mat2, last=ti.i32)
Pair = ti.types.argpack(x=ti.f32, y=ti.i32)
Inner = ti.types.argpack(n=ti.i32, v=vec3)
Outer = ti.types.argpack(a=ti.f32, inner=Inner, b=ti.f32)
OnlyArray = ti.types.argpack(x=f32_1d)
WithArray = ti.types.argpack(scale=ti.f32, x=f32_1d, shift=ti.f32)


@ti.kernel
def numbers(p: Numbers, out: f64_1d):
    out[0] = p.a
    out[1] = p.b
    out[2] = p.c
    out[3] = p.d
    out[4] = p.e
    out[5] = ti.cast(p.f, ti.f64)
    out[6] = ti.cast(p.g, ti.i32)


@ti.kernel
def tensors(p: Tensors, out: f32_1d):
    for i in ti.static(range(3)):
        out[i] = p.v[i] + p.shift
    for i, j in ti.static(ti.ndrange(2, 2)):
        out[3 + 2 * i + j] = p.m[i, j]
    out[7] = p.last


@ti.kernel
def mixed(a: ti.f32, p: Pair, out: f32_1d):
    for i in out:
        out[i] = a * p.x + p.y * i


@ti.kernel
def two(p: Pair, out: f32_1d, q: Pair):
    for i in out:
        out[i] = p.x * q.y + q.x * p.y


@ti.kernel
def nested(p: Outer, out: f32_1d):
    out[0] = p.a
    out[1] = p.inner.n
    out[2] = p.inner.v[2]
    out[3] = p.b


@ti.kernel
def with_array(p: WithArray, out: f32_1d):
    """Take p's numbers, then out, then p's array."""
    for i in out:
        out[i] = p.scale * p.x[i] + p.shift


@ti.kernel
def only_array(p: OnlyArray, out: f32_1d):
    for i in out:
        out[i] = 2 * p.x[i]


def example(kind):
    """Return a value of an argument's type, to compile a kernel with."""
    if isinstance(kind, ti.lang.argpack.ArgPackType):
        return kind(**{name: example(member) for name, member in kind.members.items()})
    if isinstance(kind, ti.lang.matrix.MatrixType):
        return kind([0] * kind.n * kind.m)
    return ti.ndarray(kind.dtype, (2,) * kind.ndim) if isinstance(kind, type(f32_1d)) else 0


def add(module, kernel):
    """Add a kernel without Module.add_kernel, which refuses argument packs."""
    primal = kernel._primal
    primal.ensure_compiled(*(example(argument.annotation) for argument in primal.arguments))
    module._aot_builder.add(kernel.__name__, primal.kernel_cpp)
    module._kernels.append(primal)
    module._content.append(f"kernel:{kernel.__name__}")


def build(module, arch):
    for kernel in (numbers, tensors, mixed, two, nested, with_array, only_array):
        if isinstance(module, ti.aot.Module):
            add(module, kernel)
        else:
            module.add_kernel(kernel)  # the oracle's stand-in, which runs the kernels itself
