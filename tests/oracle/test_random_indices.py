"""Some of the random kernels of random_indices.py. More: ``python -m tests.oracle.random_indices``."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from random_indices import build, differences

pytestmark = [pytest.mark.oracle, pytest.mark.slow]


@pytest.mark.parametrize("seed", [1, 21])
def test_random_kernels_are_as_in_taichi(seed: int, tmp_path: Path) -> None:
    folder = tmp_path / "module"
    build(seed, folder)
    assert not asyncio.run(differences(folder))
