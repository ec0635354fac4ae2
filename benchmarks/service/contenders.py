"""Who serves the requests: aiotaichi in three modes, and its peers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.service import ours, threads
from benchmarks.service.client import Opener

__all__ = ["contenders", "is_ours"]

_CUDA_PEERS = {
    "CuPy, pinned": ("cupy_peer", "CupyPinned"),
    "CuPy, pageable": ("cupy_peer", "CupyPageable"),
    "cuda.core, pinned": ("cuda_core_peer", "CudaCorePinned"),
    "cuda.core, pageable": ("cuda_core_peer", "CudaCorePageable"),
    "torch, pinned": ("torch_peer", "TorchPinned"),
    "torch, pageable": ("torch_peer", "TorchPageable"),
}


def contenders(arch: str) -> dict[str, Opener]:
    """Return all contenders of an arch by name, also those whose library is missing here.

    A peer's opener raises an ImportError if the library is missing.
    """
    found: dict[str, Opener] = {f"aiotaichi, {mode}": partial(ours.open_clients, mode) for mode in ours.MODES}
    if arch == "cuda":
        for name, (module, kind) in _CUDA_PEERS.items():
            found[name] = partial(threads.open_clients, _maker(module, kind))
    if arch == "cpu":
        found["NumPy"] = partial(threads.open_clients, _maker("numpy_peer", "NumpyPeer"))
    found["taichi's C-API"] = partial(threads.open_clients, _maker("capi_peer", "CapiPeer", arch))
    return found


def is_ours(name: str) -> bool:
    return name.startswith("aiotaichi")


def _maker(module: str, kind: str, *arguments: str) -> Callable[[], Any]:
    def make() -> Any:
        return getattr(import_module(f"benchmarks.service.peers.{module}"), kind)(*arguments)

    return make
