"""Run smoothed particles, each of which looks at all others, with small arrays as settings. Compare with NumPy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from support.fixture_modules import module_at

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "vulkan", "cuda")]

SIDES, SPACING, DT, STEPS = (4, 5, 3), 0.5, 1 / 64, 40
BOX, GRAVITY = np.array([[0, 0, 0], [2, 3, 1.5]]), np.array([0, -4.0, 0.5])
COUNT = int(np.prod(SIDES))

Reals = npt.NDArray[Any]


@dataclass
class Liquid:
    """The particles in double precision. :meth:`step` computes what the kernels measure, push and move do."""

    position: Reals
    velocity: Reals
    density: Reals
    pressure: Reals

    @classmethod
    def at_rest(cls) -> Liquid:
        p = np.arange(COUNT)
        cells = np.stack([p % SIDES[0], p // SIDES[0] % SIDES[1], p // SIDES[0] // SIDES[1] % SIDES[2]], 1)
        return cls((cells + 0.5) * SPACING, np.zeros((COUNT, 3)), np.zeros(COUNT), np.zeros(COUNT))

    def step(self) -> None:
        offset = self.position[:, None] - self.position
        distance = np.linalg.norm(offset, axis=-1)
        weight = np.maximum(1 - distance**2, 0) ** 3
        self.density = weight.sum(1)
        self.pressure = 2.0 * np.maximum(self.density - 1, 0)
        near = np.where(distance > 0, np.maximum(1 - distance, 0), 0)
        away = near[..., None] ** 2 * offset / np.where(distance > 0, distance, 1)[..., None]
        each = self.pressure / self.density**2
        force = GRAVITY + ((each[:, None] + each)[..., None] * away).sum(1)
        relative = self.velocity[:, None] - self.velocity
        force = force - 0.25 * (relative * (weight / self.density)[..., None]).sum(1)
        self.velocity = self.velocity + DT * force
        self.position = self.position + DT * self.velocity
        outside = (self.position < BOX[0]) | (self.position > BOX[1])
        self.position = np.clip(self.position, *BOX)
        self.velocity = np.where(outside, -0.5 * self.velocity, self.velocity)


@pytest.mark.slow
async def test_a_liquid_falls_as_numpys(rt: at.Runtime, arch: str) -> None:
    module = await rt.load_aot_module(module_at(arch, "smoothed"))
    sides, box = rt.ndarray(3, at.i32), rt.ndarray(2, at.f32, element_shape=(3,))
    gravity = rt.ndarray((), at.f32, element_shape=(3,))
    position, velocity, force = (rt.ndarray(COUNT, at.f32, element_shape=(3,)) for _ in range(3))
    density, pressure = (rt.ndarray(COUNT, at.f32) for _ in range(2))
    rt.queue.launch(module.kernel("set_up"), sides, box, gravity)
    rt.queue.launch(module.kernel("spawn"), SPACING, sides, box, position)
    expected = Liquid.at_rest()
    assert (await rt.queue.read(sides)).tolist() == list(SIDES)
    assert np.array_equal(await rt.queue.read(gravity), GRAVITY)
    assert np.array_equal(await rt.queue.read(position), expected.position)
    step = [
        module.kernel("measure").bind(position, density, pressure),
        module.kernel("push").bind(position, velocity, density, pressure, force, gravity),
        module.kernel("move").bind(DT, position, velocity, force, box),
    ]
    for _ in range(STEPS):
        for bound in step:
            rt.queue.launch(bound)
        expected.step()
    np.testing.assert_allclose(await rt.queue.read(density), expected.density, rtol=1e-3)
    np.testing.assert_allclose(await rt.queue.read(pressure), expected.pressure, rtol=1e-3, atol=1e-3)
    np.testing.assert_allclose(await rt.queue.read(position), expected.position, atol=1e-3)
    np.testing.assert_allclose(await rt.queue.read(velocity), expected.velocity, atol=1e-2)
    assert (expected.position[:, 1] == 0).any(), "the liquid reaches the ground"
