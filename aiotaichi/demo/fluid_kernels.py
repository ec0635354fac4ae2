"""The kernels of the live demo. ``nox -s modules`` builds ``fluid_kernels-x64.tcm`` and others of it.

A picture has rows and columns of cells. Its height is 1: positions, velocities and radii are in heights, and seconds.
Velocities are (x, y), with y downwards.
"""

import taichi as ti

from aiotaichi import aot

REQUIRED_CAPS = ["spirv_has_int8"]  # of a Vulkan device: pictures are bytes

vec2, vec3 = ti.types.vector(2, ti.f32), ti.types.vector(3, ti.f32)
scalars = ti.types.ndarray(ti.f32, 2)
flows = ti.types.ndarray(vec2, 2)
dyes = ti.types.ndarray(vec3, 2)


@ti.func
def place_of(y: ti.f32, x: ti.f32, rows: ti.i32, columns: ti.i32):
    """Return the cell above and left of a point, the cell below and right, and how far the point is between them."""
    y = ti.min(ti.max(y, 0.0), rows - 1.0)
    x = ti.min(ti.max(x, 0.0), columns - 1.0)
    i, j = ti.cast(y, ti.i32), ti.cast(x, ti.i32)
    return i, j, ti.min(i + 1, rows - 1), ti.min(j + 1, columns - 1), y - i, x - j


@aot.export
@ti.kernel
def advect(flow: flows, moved: flows, dt: ti.f32, keep: ti.f32):
    """Let a flow carry itself for ``dt`` seconds: each cell gets what was upstream, and ``keep`` of that."""
    for i, j in moved:
        step = flow[i, j] * (dt * flow.shape[0])
        a, b, c, d, v, u = place_of(i - step[1], j - step[0], flow.shape[0], flow.shape[1])
        above = flow[a, b] * (1 - u) + flow[a, d] * u
        below = flow[c, b] * (1 - u) + flow[c, d] * u
        moved[i, j] = (above * (1 - v) + below * v) * keep


@aot.export
@ti.kernel
def stir(flow: flows, strokes: scalars, side: ti.i32):
    """Add what strokes push. A stroke is x, y, its velocity, its radius and its color; it reaches ``side`` cells."""
    for s, k in ti.ndrange(strokes.shape[0], side * side):
        radius, size = strokes[s, 4], ti.cast(flow.shape[0], ti.f32)
        i = ti.cast(strokes[s, 1] * size, ti.i32) + k // side - side // 2
        j = ti.cast(strokes[s, 0] * size, ti.i32) + k % side - side // 2
        if radius > 0 and i >= 0 and i < flow.shape[0] and j >= 0 and j < flow.shape[1]:
            y, x = (i + 0.5) / size - strokes[s, 1], (j + 0.5) / size - strokes[s, 0]
            flow[i, j] += ti.exp(-(x * x + y * y) / (radius * radius)) * vec2(strokes[s, 2], strokes[s, 3])


@aot.export
@ti.kernel
def curl(flow: flows, turning: scalars):
    """Set how fast the flow turns at each cell."""
    for i, j in turning:
        above, below = ti.max(i - 1, 0), ti.min(i + 1, flow.shape[0] - 1)
        before, after = ti.max(j - 1, 0), ti.min(j + 1, flow.shape[1] - 1)
        turning[i, j] = flow[i, after][1] - flow[i, before][1] - flow[below, j][0] + flow[above, j][0]


@aot.export
@ti.kernel
def swirl(flow: flows, turning: scalars, strength: ti.f32):
    """Push towards where the flow turns most, so that small vortices last: vorticity confinement."""
    for i, j in turning:
        above, below = ti.max(i - 1, 0), ti.min(i + 1, flow.shape[0] - 1)
        before, after = ti.max(j - 1, 0), ti.min(j + 1, flow.shape[1] - 1)
        y = ti.abs(turning[below, j]) - ti.abs(turning[above, j])
        x = ti.abs(turning[i, after]) - ti.abs(turning[i, before])
        force = strength * turning[i, j] / ti.sqrt(x * x + y * y + 1e-8)
        flow[i, j] += vec2(y * force, -x * force)


@aot.export
@ti.kernel
def divergence(flow: flows, excess: scalars):
    """Set how much more flows out of each cell than into it. Nothing flows through the border."""
    for i, j in excess:
        above, below = ti.max(i - 1, 0), ti.min(i + 1, flow.shape[0] - 1)
        before, after = ti.max(j - 1, 0), ti.min(j + 1, flow.shape[1] - 1)
        out_y = ti.select(below > i, flow[below, j][1], -flow[i, j][1])
        in_y = ti.select(above < i, flow[above, j][1], -flow[i, j][1])
        out_x = ti.select(after > j, flow[i, after][0], -flow[i, j][0])
        in_x = ti.select(before < j, flow[i, before][0], -flow[i, j][0])
        excess[i, j] = 0.5 * (out_y - in_y + out_x - in_x)


@aot.export
@ti.kernel
def relax(pressure: scalars, excess: scalars, relaxed: scalars):
    """Bring the pressure nearer to the one that leaves no divergence: one step of Jacobi's iteration."""
    for i, j in relaxed:
        above, below = ti.max(i - 1, 0), ti.min(i + 1, excess.shape[0] - 1)
        before, after = ti.max(j - 1, 0), ti.min(j + 1, excess.shape[1] - 1)
        around = pressure[above, j] + pressure[below, j] + pressure[i, before] + pressure[i, after]
        relaxed[i, j] = 0.25 * (around - excess[i, j])


@aot.export
@ti.kernel
def project(flow: flows, pressure: scalars, result: flows):
    """Take the pressure's gradient from the flow, and copy the flow to ``result``."""
    for i, j in result:
        above, below = ti.max(i - 1, 0), ti.min(i + 1, pressure.shape[0] - 1)
        before, after = ti.max(j - 1, 0), ti.min(j + 1, pressure.shape[1] - 1)
        x = pressure[i, after] - pressure[i, before]
        y = pressure[below, j] - pressure[above, j]
        result[i, j] = flow[i, j] - 0.5 * vec2(x, y)
        flow[i, j] = result[i, j]


@aot.export
@ti.kernel
def carry(flow: flows, dye: dyes, moved: dyes, dt: ti.f32, keep: ti.f32):
    """Let a flow carry a dye for ``dt`` seconds."""
    for i, j in moved:
        step = flow[i, j] * (dt * flow.shape[0])
        a, b, c, d, v, u = place_of(i - step[1], j - step[0], flow.shape[0], flow.shape[1])
        above = dye[a, b] * (1 - u) + dye[a, d] * u
        below = dye[c, b] * (1 - u) + dye[c, d] * u
        moved[i, j] = (above * (1 - v) + below * v) * keep


@aot.export
@ti.kernel
def ink(dye: dyes, strokes: scalars, side: ti.i32):
    """Add the color of strokes, as ``stir`` adds their push."""
    for s, k in ti.ndrange(strokes.shape[0], side * side):
        radius, size = strokes[s, 4], ti.cast(dye.shape[0], ti.f32)
        i = ti.cast(strokes[s, 1] * size, ti.i32) + k // side - side // 2
        j = ti.cast(strokes[s, 0] * size, ti.i32) + k % side - side // 2
        if radius > 0 and i >= 0 and i < dye.shape[0] and j >= 0 and j < dye.shape[1]:
            y, x = (i + 0.5) / size - strokes[s, 1], (j + 0.5) / size - strokes[s, 0]
            amount = ti.exp(-(x * x + y * y) / (radius * radius))
            dye[i, j] += amount * vec3(strokes[s, 5], strokes[s, 6], strokes[s, 7])


@aot.export
@ti.kernel
def paint(dye: dyes, picture: ti.types.ndarray(ti.u8, 3), glow: ti.f32):
    """Make a picture of a dye, lit from above left as if thick dye were a hill. Thick dye does not get too bright."""
    for i, j in dye:
        below, after = ti.min(i + 1, dye.shape[0] - 1), ti.min(j + 1, dye.shape[1] - 1)
        own, down, right = dye[i, j], dye[below, j], dye[i, after]
        slope = own.sum() * 2 - down.sum() - right.sum()
        light = glow * ti.min(ti.max(1.0 - slope, 0.7), 1.3)
        for c in ti.static(range(3)):
            thick = own[c] * light
            picture[i, j, c] = ti.cast(ti.cast(255.0 * thick / (1.0 + thick), ti.i32), ti.u8)
