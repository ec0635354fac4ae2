"""A fluid of particles in NumPy: the results that the fixture module "particles" must have."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["CELLS", "DT", "STIFFNESS", "WALL", "Fluid", "Reals"]

Reals = npt.NDArray[Any]

CELLS = 32
WALL = 3
DT = 5e-4
STIFFNESS = 400.0


@dataclass
class Fluid:
    """The particles in double precision. :meth:`step` computes one launch of the module's graph."""

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
        """Return the nine cells of each particle, their weights and their distances."""
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
        """Return the angular momentum, with the spin of each particle: its affine part."""
        x, v = self.position, self.velocity
        inertia = 0.25 / CELLS**2  # the inertia of the quadratic weights
        moved = x[:, 0] * v[:, 1] - x[:, 1] * v[:, 0]
        turned = self.affine[:, 1, 0] - self.affine[:, 0, 1]
        return float((moved + inertia * turned).sum())
