"""The process of a contender. It reads requests in JSON from stdin, a line each, and answers in JSON on stdout."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.kernels import arguments
from benchmarks.kernels.catalogue import KERNELS
from benchmarks.kernels.contender import Contender

__all__ = ["BATCH_SECONDS", "MOST_LAUNCHES", "Order", "main"]

BATCH_SECONDS = 0.01
MOST_LAUNCHES = 1000
"""A batch has as many launches as take BATCH_SECONDS, at least one and at most MOST_LAUNCHES."""
_BY_NAME = {kernel.name: kernel for kernel in KERNELS}


@dataclass(frozen=True)
class Order:
    """What a child is to be.

    Attributes
    ----------
    kind
        As :class:`~benchmarks.kernels.entry.Entry` has it.
    threads
        The threads that run a kernel.
    file
        The module, or the library of the loops in C.
    """

    kind: str
    threads: int
    file: str | None


def _contender(order: Order) -> Contender:
    """Return the contender. Only its own libraries are imported."""
    file = Path(order.file or "")
    if order.kind == "ours":
        from benchmarks.kernels.ours import Ours

        return Ours(file, order.threads)
    if order.kind == "capi":
        from benchmarks.kernels.peers.capi_peer import CapiPeer

        return CapiPeer(file)
    if order.kind == "taichi":
        from benchmarks.kernels.peers.taichi_peer import TaichiPeer

        return TaichiPeer(order.threads)
    if order.kind == "numpy":
        from benchmarks.kernels.numpy_kernels import FUNCTIONS
        from benchmarks.kernels.peers.functions_peer import FunctionsPeer

        return FunctionsPeer(FUNCTIONS)
    if order.kind == "numba":
        from benchmarks.kernels.peers.numba_peer import numba_peer

        return numba_peer()
    from benchmarks.kernels.peers.c_peer import CPeer

    return CPeer(file)


class Server:
    """Answers requests."""

    def __init__(self, contender: Contender) -> None:
        self._contender = contender
        self._count = 1

    def prepare(self, kernel: str, size: int, folder: str, results: str) -> dict[str, Any]:
        """Run a kernel once, and write its results to a folder. Then see how many launches a batch has."""
        contender = self._contender
        contender.prepare(_BY_NAME[kernel], size, arguments.load(Path(folder)))
        contender.run(1)
        for number, each in enumerate(contender.results()):
            np.save(Path(results) / f"{number}.npy", each)
        once = contender.run(1)
        if once < BATCH_SECONDS:
            once = min(once, contender.run(1))
        self._count = max(1, min(MOST_LAUNCHES, int(BATCH_SECONDS / once)))
        return {"count": self._count}

    def measure(self) -> dict[str, Any]:
        """Run a batch. A launch before it wakes the threads, unless a launch takes as long as a batch."""
        if self._count > 1:
            self._contender.run(1)
        return {"seconds": self._contender.run(self._count) / self._count}

    def release(self) -> dict[str, Any]:
        self._contender.release()
        return {}

    def close(self) -> dict[str, Any]:
        self._contender.close()
        return {}


def main(text: str) -> None:
    """Serve until the request ``close``."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # libraries print, too
    try:
        contender = _contender(Order(**json.loads(text)))
    except ImportError as error:
        print(json.dumps({"missing": str(error)}), file=answers)
        return
    server = Server(contender)
    calls: dict[str, Callable[..., dict[str, Any]]] = {
        "prepare": server.prepare,
        "measure": server.measure,
        "release": server.release,
        "close": server.close,
    }
    print(json.dumps({"load_seconds": contender.load_seconds}), file=answers)
    for line in sys.stdin:
        request = json.loads(line)
        name = request.pop("call")
        print(json.dumps(calls[name](**request)), file=answers)
        if name == "close":
            return
