"""Run a whole simulation, a graph of four kernels over six arrays. Compare it with NumPy and the laws of physics."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from support.fixture_modules import module_at
from support.fluid import CELLS, DT, STIFFNESS, WALL, Fluid

pytestmark = pytest.mark.anyio

ARCHS = [
    "cpu",
    "vulkan",
    pytest.param("cuda", marks=pytest.mark.cuda),
]


class Simulation:
    """The particles on a device."""

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


@pytest.mark.slow
@pytest.mark.parametrize("arch", ARCHS)
async def test_steps_are_numpys(arch: str) -> None:
    async with at.Runtime(arch) as rt:
        expected = Fluid.block()
        simulation = Simulation(rt, await rt.load_aot_module(module_at(arch, "particles")), expected)
        for _ in range(4):
            simulation.run(25, gravity=9.8)
            for _ in range(25):
                expected.step(gravity=9.8)
            found = await simulation.state()
            np.testing.assert_allclose(found.position, expected.position, atol=4e-6)
            np.testing.assert_allclose(found.velocity, expected.velocity, atol=5e-5)
            np.testing.assert_allclose(found.volume, expected.volume, atol=2e-5)
            np.testing.assert_allclose(found.affine, expected.affine, atol=1e-3)


@pytest.mark.parametrize("arch", ARCHS)
async def test_mass_and_momentum_are_kept(arch: str) -> None:
    """Both stay the same away from the walls, without gravity. With gravity, momentum grows at its rate."""
    async with at.Runtime(arch) as rt:
        start = Fluid.block()
        count = len(start.position)
        simulation = Simulation(rt, await rt.load_aot_module(module_at(arch, "particles")), start)
        simulation.run(50, gravity=0.0)
        found = await simulation.state()
        assert (await rt.queue.read(simulation.mass)).sum() == pytest.approx(count, rel=1e-5)
        np.testing.assert_allclose(found.momentum(), start.momentum(), rtol=1e-5)
        assert found.angular_momentum() == pytest.approx(start.angular_momentum(), rel=1e-5)
        simulation.run(20, gravity=5.0)
        fallen = await simulation.state()
        pulled = found.momentum() - (0, 20 * DT * 5.0 * count)
        np.testing.assert_allclose(fallen.momentum(), pulled, rtol=1e-5)


@pytest.mark.slow
@pytest.mark.parametrize("arch", ARCHS)
async def test_nothing_leaves_the_box(arch: str) -> None:
    async with at.Runtime(arch) as rt:
        start = Fluid.block(velocity=(6.0, -6.0))
        simulation = Simulation(rt, await rt.load_aot_module(module_at(arch, "particles")), start)
        for _ in range(10):
            simulation.run(100, gravity=9.8)
            found = await simulation.state()
            assert np.isfinite(found.velocity).all()
            assert (found.volume > 0).all()
            assert found.position.min() > (WALL - 1.5) / CELLS
            assert found.position.max() < 1 - (WALL - 1.5) / CELLS
        assert found.position[:, 1].mean() < start.position[:, 1].mean()
        assert (await rt.queue.read(simulation.mass)).sum() == pytest.approx(len(start.position), rel=1e-5)


@pytest.mark.parametrize("arch", ARCHS)
async def test_a_graph_of_fifty_steps_is_fifty_launches_of_its_kernels(arch: str) -> None:
    async with at.Runtime(arch) as rt:
        module, start = await rt.load_aot_module(module_at(arch, "particles")), Fluid.block()
        by_graph, by_kernels = Simulation(rt, module, start), Simulation(rt, module, start)
        raised = rt.ndarray(len(start.position), at.f32, element_shape=(3,))
        numbers = {"dt": DT, "gravity": 9.8, "stiffness": STIFFNESS}
        rt.queue.launch_graph(module.compute_graph("frame"), by_graph.arguments, **numbers, raised=raised)
        arguments: dict[str, Any] = {**by_kernels.arguments, **numbers}
        bound = [
            module.kernel(name).bind(*[arguments[argument.name] for argument in dispatch.arguments])
            for name, dispatch in zip(
                ("clear", "scatter", "move_grid", "gather"), by_kernels.graph.spec.dispatches, strict=True
            )
        ]
        for _ in range(50):
            for each in bound:
                rt.queue.launch(each)
        found, expected = await by_graph.state(), await by_kernels.state()
        np.testing.assert_allclose(found.position, expected.position, atol=4e-6)
        np.testing.assert_allclose(found.velocity, expected.velocity, atol=5e-5)
        vertices = await rt.queue.read(raised)
        assert np.array_equal(vertices[:, :2], found.position.astype(np.float32))
        assert not vertices[:, 2].any()


@pytest.mark.parametrize("arch", ARCHS)
async def test_particles_begin_at_random_places(arch: str) -> None:
    async with at.Runtime(arch) as rt:
        module, start = await rt.load_aot_module(module_at(arch, "particles")), Fluid.block(side=64)
        simulation = Simulation(rt, module, start)
        arrays = {name: simulation.particles[name] for name in ("position", "velocity", "volume")}
        rt.queue.launch_graph(module.compute_graph("spawn"), arrays, low=0.25, high=0.5)
        found = await simulation.state()
        assert found.position.min() >= 0.25
        assert found.position.max() <= 0.5
        np.testing.assert_allclose(found.position.mean(0), 0.375, atol=0.01)
        assert len(np.unique(found.position, axis=0)) > 4000
        assert (found.velocity == (0, -1)).all()
        assert (found.volume == 1).all()
        simulation.run(20, gravity=9.8)
        fallen = await simulation.state()
        assert np.isfinite(fallen.position).all()
        assert (await rt.queue.read(simulation.mass)).sum() == pytest.approx(len(start.position), rel=1e-5)
