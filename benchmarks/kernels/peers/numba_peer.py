"""Numba, with ``parallel=True`` and ``fastmath=True``."""

from __future__ import annotations

import numba
import numpy as np

from benchmarks.kernels.peers.functions_peer import FunctionsPeer
from benchmarks.kernels.peers.numba_kernels import FUNCTIONS

__all__ = ["numba_peer"]


def numba_peer() -> FunctionsPeer:
    """Return the loops that Numba compiles."""
    compiled = numba.njit(parallel=True, fastmath=True)
    return FunctionsPeer({name: compiled(each) for name, each in FUNCTIONS.items()}, np.float32)
