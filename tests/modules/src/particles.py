"""A fluid of particles that move through a grid: an affine particle-in-cell step, as one graph.

Each particle spreads its mass and momentum over the nine cells around it, by quadratic weights. Pressure comes
from the change of its volume, and pushes along the gradients of the weights. Positions are in [0, 1], the cells
are 1 / n wide, the mass of a particle is 1.
"""

import taichi as ti

vec2 = ti.types.vector(2, ti.f32)
mat2 = ti.types.matrix(2, 2, ti.f32)
scalars = ti.types.ndarray(ti.f32, 1)
vectors = ti.types.ndarray(vec2, 1)
matrices = ti.types.ndarray(mat2, 1)
grid_of_scalars = ti.types.ndarray(ti.f32, 2)
grid_of_vectors = ti.types.ndarray(vec2, 2)

WALL = 3  # cells along the edge: nothing flows out of them


@ti.func
def weights_at(offset):
    """The three quadratic weights along each axis, of a particle ``offset`` cells from the first of three."""
    return (
        0.5 * (1.5 - offset) ** 2,
        0.75 - (offset - 1.0) ** 2,
        0.5 * (offset - 0.5) ** 2,
    )


@ti.kernel
def clear(momentum: grid_of_vectors, mass: grid_of_scalars):
    for i, j in mass:
        momentum[i, j] = ti.Vector([0.0, 0.0])
        mass[i, j] = 0.0


@ti.kernel
def scatter(
    dt: ti.f32,
    stiffness: ti.f32,
    position: vectors,
    velocity: vectors,
    affine: matrices,
    volume: scalars,
    momentum: grid_of_vectors,
    mass: grid_of_scalars,
):
    for p in position:
        n = ti.cast(mass.shape[0], ti.f32)
        place = position[p] * n
        first = ti.cast(place - 0.5, ti.i32)
        offset = place - ti.cast(first, ti.f32)
        w = weights_at(offset)
        pressure = stiffness * (1.0 - volume[p])
        for i, j in ti.static(ti.ndrange(3, 3)):
            weight = w[i][0] * w[j][1]
            distance = (ti.Vector([ti.cast(i, ti.f32), ti.cast(j, ti.f32)]) - offset) / n
            push = 4.0 * dt * pressure * n * n * distance
            cell = first + ti.Vector([i, j])
            momentum[cell[0], cell[1]] += weight * (velocity[p] + affine[p] @ distance + push)
            mass[cell[0], cell[1]] += weight


@ti.kernel
def move_grid(dt: ti.f32, gravity: ti.f32, momentum: grid_of_vectors, mass: grid_of_scalars):
    """Turn momentum into velocity."""
    for i, j in mass:
        n = mass.shape[0]
        flow = ti.Vector([0.0, 0.0])
        if mass[i, j] > 0.0:
            flow = momentum[i, j] / mass[i, j]
            flow[1] -= dt * gravity
        if i < WALL:
            flow[0] = ti.max(flow[0], 0.0)
        if i > n - 1 - WALL:
            flow[0] = ti.min(flow[0], 0.0)
        if j < WALL:
            flow[1] = ti.max(flow[1], 0.0)
        if j > n - 1 - WALL:
            flow[1] = ti.min(flow[1], 0.0)
        momentum[i, j] = flow


@ti.kernel
def gather(
    dt: ti.f32,
    position: vectors,
    velocity: vectors,
    affine: matrices,
    volume: scalars,
    flow: grid_of_vectors,
):
    for p in position:
        n = ti.cast(flow.shape[0], ti.f32)
        place = position[p] * n
        first = ti.cast(place - 0.5, ti.i32)
        offset = place - ti.cast(first, ti.f32)
        w = weights_at(offset)
        carried = ti.Vector([0.0, 0.0])
        turn = ti.Matrix([[0.0, 0.0], [0.0, 0.0]])
        for i, j in ti.static(ti.ndrange(3, 3)):
            weight = w[i][0] * w[j][1]
            distance = (ti.Vector([ti.cast(i, ti.f32), ti.cast(j, ti.f32)]) - offset) / n
            there = flow[first[0] + i, first[1] + j]
            carried += weight * there
            turn += 4.0 * n * n * weight * there.outer_product(distance)
        velocity[p] = carried
        affine[p] = turn
        position[p] += dt * carried
        volume[p] *= 1.0 + dt * (turn[0, 0] + turn[1, 1])


@ti.kernel
def spawn(low: ti.f32, high: ti.f32, position: vectors, velocity: vectors, volume: scalars):
    """Particles at random places of a square, that fall."""
    for p in position:
        position[p] = low + (high - low) * ti.Vector([ti.random(), ti.random()])
        velocity[p] = ti.Vector([0.0, -1.0])
        volume[p] = 1.0


@ti.kernel
def lift(position: vectors, raised: ti.types.ndarray(ti.types.vector(3, ti.f32), 1)):
    """The positions as vertices, which have a third coordinate."""
    for p in position:
        raised[p] = [position[p][0], position[p][1], 0.0]


SUBSTEPS = 50


def build(module, arch):
    kind = ti.graph.ArgKind
    dt, gravity, stiffness = (ti.graph.Arg(kind.SCALAR, name, ti.f32) for name in ("dt", "gravity", "stiffness"))
    position, velocity = (ti.graph.Arg(kind.NDARRAY, name, vec2, ndim=1) for name in ("position", "velocity"))
    affine = ti.graph.Arg(kind.NDARRAY, "affine", mat2, ndim=1)
    volume = ti.graph.Arg(kind.NDARRAY, "volume", ti.f32, ndim=1)
    momentum = ti.graph.Arg(kind.NDARRAY, "momentum", vec2, ndim=2)
    mass = ti.graph.Arg(kind.NDARRAY, "mass", ti.f32, ndim=2)
    builder = ti.graph.GraphBuilder()
    builder.dispatch(clear, momentum, mass)
    builder.dispatch(scatter, dt, stiffness, position, velocity, affine, volume, momentum, mass)
    builder.dispatch(move_grid, dt, gravity, momentum, mass)
    builder.dispatch(gather, dt, position, velocity, affine, volume, momentum)
    module.add_graph("step", builder.compile())
    for kernel in (clear, scatter, move_grid, gather, spawn, lift):
        module.add_kernel(kernel)
    low, high = (ti.graph.Arg(kind.SCALAR, name, ti.f32) for name in ("low", "high"))
    builder = ti.graph.GraphBuilder()
    builder.dispatch(spawn, low, high, position, velocity, volume)
    module.add_graph("spawn", builder.compile())
    builder = ti.graph.GraphBuilder()
    substep = builder.create_sequential()
    substep.dispatch(clear, momentum, mass)
    substep.dispatch(scatter, dt, stiffness, position, velocity, affine, volume, momentum, mass)
    substep.dispatch(move_grid, dt, gravity, momentum, mass)
    substep.dispatch(gather, dt, position, velocity, affine, volume, momentum)
    for _ in range(SUBSTEPS):
        builder.append(substep)
    builder.dispatch(lift, position, ti.graph.Arg(kind.NDARRAY, "raised", ti.types.vector(3, ti.f32), ndim=1))
    module.add_graph("frame", builder.compile())
