"""The fake device that the service is tested on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import numpy as np

from aiotaichi.hal import in_place_of_all
from aiotaichi.testing import FakeClock, FakeDriver, FakeQueue

from .clients import blurred

__all__ = ["fake_device", "standstill"]

_AHEAD = 100  # commands: those of many requests


def _blur(x: Any, y: Any) -> None:
    rows = np.asarray(x)
    y[...] = blurred(rows.reshape(len(rows), -1, 3), 1).reshape(rows.shape)


def _blur_all(count: int, x: Any, y: Any) -> None:
    for number in range(count):
        _blur(x[number], y[number])


@contextmanager
def fake_device() -> Iterator[FakeDriver]:
    """Have every runtime open a fake device, on which kernels take no time."""
    clock = FakeClock()
    clock.stop()
    driver = FakeDriver({"blur": _blur, "blur_all": _blur_all}, clock)
    with in_place_of_all(driver):
        yield driver


@contextmanager
def standstill(driver: FakeDriver, chance: random.Random) -> Iterator[None]:
    """Have the device do nothing inside the block, as a GPU that has begun everything: nothing can be revoked.

    At the end one queue runs ahead, then another. So if two requests have the same array, an answer is wrong.
    """
    clock = driver.clock
    assert clock is not None
    with patch.object(FakeQueue, "revoke", return_value=False), clock.paused():
        yield
        busy = list(range(len(clock.queues)))
        while busy:
            queue = chance.choice(busy)
            if not all(clock.step(queue) for _ in range(chance.randrange(_AHEAD))):
                busy.remove(queue)
