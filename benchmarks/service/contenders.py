"""Who serves the requests: aiotaichi in four modes, and its peers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.service import ours, threads
from benchmarks.service.client import Opener

__all__ = ["REFERENCES", "contenders", "is_ours"]

REFERENCES = ("CuPy", "NumPy", "taichi's C-API")
"""How the names of peers begin. Half of the best rate of the first one that was measured is a load for all."""
_CUDA_PEERS = {"CuPy": "cupy_peer", "cuda.core": "cuda_core_peer", "torch": "torch_peer"}
"""The modules of the peers on CUDA. Each has the functions ``pinned`` and ``pageable``."""


def contenders(arch: str) -> dict[str, Opener]:
    """Return all contenders of an arch by name, also those whose library is missing here.

    A peer's opener raises an ImportError if the library is missing. Vulkan has CUDA's peers, too: on a GPU of NVIDIA,
    they are what else the program could use.
    """
    found: dict[str, Opener] = {f"aiotaichi, {mode}": partial(ours.open_clients, mode) for mode in ours.MODES}
    if arch != "cpu":
        for name, module in _CUDA_PEERS.items():
            for memory in ("pinned", "pageable"):
                found[f"{name}, {memory}"] = partial(threads.open_clients, _maker(module, memory))
    if arch == "cpu":
        found["NumPy"] = partial(threads.open_clients, _maker("numpy_peer", "NumpyPeer"))
    found["taichi's C-API"] = partial(threads.open_clients, _maker("capi_peer", "CapiPeer", arch))
    return found


def is_ours(name: str) -> bool:
    return name.startswith("aiotaichi")


def _maker(module: str, name: str, *arguments: str) -> Callable[[], Any]:
    """Return a function that imports a peer's module, and calls a function or a class of it."""

    def make() -> Any:
        return getattr(import_module(f"benchmarks.service.peers.{module}"), name)(*arguments)

    return make
