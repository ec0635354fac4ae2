"""A whole simulation, a graph of four kernels over six arrays, against NumPy and the laws that it keeps."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from conftest import module_at

pytestmark = pytest.mark.anyio

Reals = npt.NDArray[Any]

CELLS = 32
WALL = 3
DT = 5e-4
STIFFNESS = 400.0

ARCHS = [
    ("cpu", "x64"),
    ("vulkan", "vulkan"),
    pytest.param("cuda", "cuda", marks=pytest.mark.cuda),
]


@dataclass
class Fluid:
    """The particles, in double precision; :meth:`step` is what the module's graph does."""

    position: Reals
    velocity: Reals
    affine: Reals
    volume: Reals

    @classmethod
    def block(cls, side: int = 16, velocity: tuple[float, float] = (1.5, -0.5)) -> Fluid:
        """A square of particles, two along each edge of a cell, a little compressed and turning."""
        first, spacing = 8.25 / CELLS, 0.5 / CELLS
        places = np.array(list(product(range(side), repeat=2)), np.float64)
        position = first + spacing * places
        around = (position - position.mean(0))[:, ::-1] * (-4.0, 4.0)
        count = len(position)
        return cls(position, velocity + around, np.zeros((count, 2, 2)), np.full(count, 0.98))

    def stencil(self) -> tuple[npt.NDArray[np.int64], Reals, Reals]:
        """Return of each particle the nine cells, their weights, and how far they are."""
        place = self.position * CELLS
        first = (place - 0.5).astype(np.int64)
        offset = place - first
        w = np.stack([0.5 * (1.5 - offset) ** 2, 0.75 - (offset - 1) ** 2, 0.5 * (offset - 0.5) ** 2])
        steps = np.array(list(product(range(3), repeat=2)))
        weights = np.stack([w[i, :, 0] * w[j, :, 1] for i, j in steps], 1)
        return first[:, None] + steps, weights, (steps - offset[:, None]) / CELLS

    def step(self, gravity: float) -> None:
        cells, weights, distances = self.stencil()
        momentum, mass = np.zeros((CELLS, CELLS, 2)), np.zeros((CELLS, CELLS))
        push = 4 * DT * STIFFNESS * CELLS**2 * (1 - self.volume)[:, None, None] * distances
        carried = self.velocity[:, None] + np.einsum("pij,pcj->pci", self.affine, distances) + push
        where = cells[..., 0], cells[..., 1]
        np.add.at(momentum, where, weights[..., None] * carried)
        np.add.at(mass, where, weights)
        flow = np.divide(momentum, mass[..., None], out=np.zeros_like(momentum), where=mass[..., None] > 0)
        flow[mass > 0, 1] -= DT * gravity
        for axis in range(2):
            along = np.moveaxis(flow[..., axis], axis, 0)
            along[:WALL] = np.maximum(along[:WALL], 0)
            along[-WALL:] = np.minimum(along[-WALL:], 0)
        there = flow[where]
        self.velocity = np.einsum("pc,pci->pi", weights, there)
        self.affine = 4 * CELLS**2 * np.einsum("pc,pci,pcj->pij", weights, there, distances)
        self.position = self.position + DT * self.velocity
        self.volume = self.volume * (1 + DT * np.trace(self.affine, axis1=1, axis2=2))

    def momentum(self) -> Reals:
        total: Reals = self.velocity.sum(0)
        return total

    def angular_momentum(self) -> float:
        """With what turns within the particles, which the affine part is."""
        x, v = self.position, self.velocity
        inertia = 0.25 / CELLS**2  # of the quadratic weights
        moved = x[:, 0] * v[:, 1] - x[:, 1] * v[:, 0]
        turned = self.affine[:, 1, 0] - self.affine[:, 0, 1]
        return float((moved + inertia * turned).sum())


class Simulation:
    """The same on a device."""

    def __init__(self, rt: at.Runtime, module: at.AotModule, start: Fluid) -> None:
        self.queue = rt.queue
        count = len(start.position)
        self.mass = rt.ndarray((CELLS, CELLS), at.f32)
        self.particles = {
            "position": rt.ndarray(count, at.f32, element_shape=(2,)),
            "velocity": rt.ndarray(count, at.f32, element_shape=(2,)),
            "affine": rt.ndarray(count, at.f32, element_shape=(2, 2)),
            "volume": rt.ndarray(count, at.f32),
        }
        for name, array in self.particles.items():
            self.queue.write(array, getattr(start, name).astype(np.float32))
        momentum = rt.ndarray((CELLS, CELLS), at.f32, element_shape=(2,))
        self.arguments: dict[str, Any] = {**self.particles, "momentum": momentum, "mass": self.mass}
        self.graph = module.compute_graph("step")

    def run(self, steps: int, gravity: float) -> None:
        bound = self.graph.bind(self.arguments, dt=DT, gravity=gravity, stiffness=STIFFNESS)
        for _ in range(steps):
            self.queue.launch_graph(bound)

    async def state(self) -> Fluid:
        reads = {name: self.queue.read(array) for name, array in self.particles.items()}
        return Fluid(**{name: (await read).astype(np.float64) for name, read in reads.items()})


@pytest.mark.parametrize(("arch", "folder"), ARCHS)
async def test_steps_are_numpys(arch: str, folder: str) -> None:
    async with at.Runtime(arch) as rt:
        expected = Fluid.block()
        simulation = Simulation(rt, await rt.load_aot_module(module_at(folder, "particles")), expected)
        for _ in range(4):
            simulation.run(25, gravity=9.8)
            for _ in range(25):
                expected.step(gravity=9.8)
            found = await simulation.state()
            np.testing.assert_allclose(found.position, expected.position, atol=4e-6)
            np.testing.assert_allclose(found.velocity, expected.velocity, atol=5e-5)
            np.testing.assert_allclose(found.volume, expected.volume, atol=2e-5)
            np.testing.assert_allclose(found.affine, expected.affine, atol=1e-3)


@pytest.mark.parametrize(("arch", "folder"), ARCHS)
async def test_mass_and_momentum_are_kept(arch: str, folder: str) -> None:
    """Away from the walls, and without gravity; with it, momentum grows as it says."""
    async with at.Runtime(arch) as rt:
        start = Fluid.block()
        count = len(start.position)
        simulation = Simulation(rt, await rt.load_aot_module(module_at(folder, "particles")), start)
        simulation.run(50, gravity=0.0)
        found = await simulation.state()
        assert (await rt.queue.read(simulation.mass)).sum() == pytest.approx(count, rel=1e-5)
        np.testing.assert_allclose(found.momentum(), start.momentum(), rtol=1e-5)
        assert found.angular_momentum() == pytest.approx(start.angular_momentum(), rel=1e-5)
        simulation.run(20, gravity=5.0)
        fallen = await simulation.state()
        pulled = found.momentum() - (0, 20 * DT * 5.0 * count)
        np.testing.assert_allclose(fallen.momentum(), pulled, rtol=1e-5)


@pytest.mark.parametrize(("arch", "folder"), ARCHS)
async def test_nothing_leaves_the_box(arch: str, folder: str) -> None:
    async with at.Runtime(arch) as rt:
        start = Fluid.block(velocity=(6.0, -6.0))
        simulation = Simulation(rt, await rt.load_aot_module(module_at(folder, "particles")), start)
        for _ in range(10):
            simulation.run(100, gravity=9.8)
            found = await simulation.state()
            assert np.isfinite(found.velocity).all()
            assert (found.volume > 0).all()
            assert found.position.min() > (WALL - 1.5) / CELLS
            assert found.position.max() < 1 - (WALL - 1.5) / CELLS
        assert found.position[:, 1].mean() < start.position[:, 1].mean()
        assert (await rt.queue.read(simulation.mass)).sum() == pytest.approx(len(start.position), rel=1e-5)
