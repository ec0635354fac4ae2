"""Every kind of return value."""

import taichi as ti

vec3 = ti.types.vector(3, ti.f32)
mat23 = ti.types.matrix(2, 3, ti.f32)
ivec2 = ti.types.vector(2, ti.i32)
Particle = ti.types.struct(mass=ti.f32, id=ti.i32, position=vec3)
Pair = ti.types.struct(left=Particle, right=ti.i32)


@ti.kernel
def ret_i8(v: ti.i32) -> ti.i8:
    return ti.cast(v, ti.i8)


@ti.kernel
def ret_i16(v: ti.i32) -> ti.i16:
    return ti.cast(v, ti.i16)


@ti.kernel
def ret_i32(v: ti.i32) -> ti.i32:
    return v


@ti.kernel
def ret_i64(v: ti.i32) -> ti.i64:
    return ti.cast(v, ti.i64) * ti.i64(4294967296)


@ti.kernel
def ret_u8(v: ti.i32) -> ti.u8:
    return ti.cast(v, ti.u8)


@ti.kernel
def ret_u16(v: ti.i32) -> ti.u16:
    return ti.cast(v, ti.u16)


@ti.kernel
def ret_u32(v: ti.i32) -> ti.u32:
    return ti.cast(v, ti.u32)


@ti.kernel
def ret_u64(v: ti.i32) -> ti.u64:
    return ti.cast(v, ti.u64) * ti.u64(4294967296)


@ti.kernel
def ret_f16(v: ti.f32) -> ti.f16:
    return ti.cast(v, ti.f16)


@ti.kernel
def ret_f32(v: ti.f32) -> ti.f32:
    return v


@ti.kernel
def ret_f64(v: ti.f32) -> ti.f64:
    return ti.cast(v, ti.f64)


@ti.kernel
def ret_u1(v: ti.i32) -> ti.u1:
    return v > 3


@ti.kernel
def ret_two(v: ti.f32) -> (ti.f32, ti.i64):
    return v * 2, ti.cast(v, ti.i64)


@ti.kernel
def ret_vec3(v: ti.f32) -> vec3:
    return vec3(v, 2 * v, 3 * v)


@ti.kernel
def ret_ivec2(v: ti.i32) -> ivec2:
    return ivec2(v, -v)


@ti.kernel
def ret_mat23(v: ti.f32) -> mat23:
    return mat23([[v, 2 * v, 3 * v], [4 * v, 5 * v, 6 * v]])


@ti.kernel
def ret_struct(v: ti.f32) -> Particle:
    return Particle(mass=v, id=7, position=vec3(v, v, -v))


def build(module, arch):
    for name, value in sorted(globals().items()):
        if name.startswith("ret_"):
            module.add_kernel(value)
