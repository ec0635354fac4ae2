"""A liquid of smoothed particles: each looks at all others. Its box and its gravity are small arrays."""

import taichi as ti

vec3 = ti.types.vector(3, ti.f32)
f32_1d = ti.types.ndarray(ti.f32, 1)
i32_1d = ti.types.ndarray(ti.i32, 1)
vec3_0d = ti.types.ndarray(vec3, 0)
vec3_1d = ti.types.ndarray(vec3, 1)

REACH = 1.0  # particles further away do not matter
MASS = 1.0
STIFFNESS = 2.0
VISCOSITY = 0.25
BOUNCE = 0.5  # of the speed, at a wall


@ti.func
def weight(distance):
    near = ti.max(REACH * REACH - distance * distance, 0.0)
    return near * near * near


@ti.func
def slope(offset):
    """Away from the other particle, the steeper the nearer. A particle does not push itself."""
    away = ti.Vector([0.0, 0.0, 0.0])
    distance = offset.norm()
    if 0.0 < distance < REACH:
        near = REACH - distance
        away = near * near * offset / distance
    return away


@ti.kernel
def set_up(sides: i32_1d, box: vec3_1d, gravity: vec3_0d):
    """No loop: one thread writes all three."""
    sides[0] = 4
    sides[1] = 5
    sides[2] = 3
    box[0] = [0.0, 0.0, 0.0]
    box[1] = [2.0, 3.0, 1.5]
    gravity[None] = ti.Vector([0.0, -4.0, 0.5])


@ti.kernel
def spawn(spacing: ti.f32, sides: i32_1d, box: vec3_1d, position: vec3_1d):
    for p in position:
        cell = ti.Vector([p % sides[0], p // sides[0] % sides[1], p // sides[0] // sides[1] % sides[2]])
        position[p] = box[0] + (cell + 0.5) * spacing


@ti.kernel
def measure(position: vec3_1d, density: f32_1d, pressure: f32_1d):
    for p in position:
        density[p] = 0.0
        for q in range(position.shape[0]):
            density[p] += MASS * weight((position[p] - position[q]).norm())
        pressure[p] = STIFFNESS * ti.max(density[p] - 1.0, 0.0)


@ti.kernel
def push(position: vec3_1d, velocity: vec3_1d, density: f32_1d, pressure: f32_1d, force: vec3_1d, gravity: vec3_0d):
    for p in position:
        force[p] = gravity[None]
        for q in range(position.shape[0]):
            both = pressure[p] / density[p] ** 2 + pressure[q] / density[q] ** 2
            offset = position[p] - position[q]
            force[p] += MASS * both * slope(offset)
            force[p] -= VISCOSITY * (velocity[p] - velocity[q]) * weight(offset.norm()) / density[q]


@ti.kernel
def move(dt: ti.f32, position: vec3_1d, velocity: vec3_1d, force: vec3_1d, box: vec3_1d):
    for p in position:
        velocity[p] += dt * force[p]
        position[p] += dt * velocity[p]
        for axis in ti.static(range(3)):
            if position[p][axis] < box[0][axis]:
                position[p][axis] = box[0][axis]
                velocity[p][axis] *= -BOUNCE
            if position[p][axis] > box[1][axis]:
                position[p][axis] = box[1][axis]
                velocity[p][axis] *= -BOUNCE


def build(module, arch):
    for kernel in (set_up, spawn, measure, push, move):
        module.add_kernel(kernel)
