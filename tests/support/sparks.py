"""Sparks that a source emits, in NumPy: the results that the fixture module "sparks" must have."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

__all__ = ["MOST", "SIZE", "Sparks"]

MOST = 512
SIZE = 32
STEPS = 3
DT = 0.125


class Sparks:
    """The population. Its numbers are exact in single precision, so that the order of sums does not matter."""

    def __init__(self) -> None:
        self.place, self.velocity = np.zeros((MOST, 2)), np.zeros((MOST, 2))
        self.heat, self.is_there = np.zeros(MOST), np.zeros(MOST, np.bool_)
        self.emitted = 0

    def frame(self, count: int) -> npt.NDArray[np.float64]:
        """Emit, fly and draw, as the graph "frame" does."""
        number = np.arange(self.emitted, self.emitted + count)
        self.emitted += count
        born = number % MOST
        self.place[born] = 0.5
        self.velocity[born] = np.stack([(number % 7 - 3) / 16, (number % 5 - 2) / 16], 1)
        self.heat[born] = 1 + number % 4
        self.is_there[born] = True
        for _ in range(STEPS):
            self.place[self.is_there] += self.velocity[self.is_there] * DT
            self.heat[self.is_there] -= 1 / 64
            self.is_there &= ((self.place >= 0.25) & (self.place < 0.75)).all(1)
        image = np.zeros((SIZE, SIZE))
        pixels = (self.place[self.is_there] * SIZE).astype(np.int64)
        np.add.at(image, (pixels[:, 0], pixels[:, 1]), self.heat[self.is_there])
        return image
