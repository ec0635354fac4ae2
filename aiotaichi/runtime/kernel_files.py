"""The files of kernel functions: each is built once, and loaded once for a runtime."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import anyio
import anyio.to_thread
from anyio.lowlevel import RunVar

from ..aot import Archive, building
from ..aot.build_process import BuildRequest, build_module
from ..aot.export import REENTERED
from ..errors import InvalidStateError, wrong_argument
from ..types import Arch, Capability
from .kernel import Kernel
from .kernel_function import KernelFunction
from .module import AotModule

if TYPE_CHECKING:
    from .module_cache import ModuleCache
    from .runtime import Runtime

__all__ = ["KernelFiles"]

_log = logging.getLogger(__name__)

_UNUSED = (
    Capability.SPIRV_HAS_NON_SEMANTIC_INFO,  # what kernels print would go to a debugger of shaders
    Capability.SPIRV_HAS_PHYSICAL_STORAGE_BUFFER,  # arrays as bare addresses, which no driver checks
)

_locks: RunVar[WeakValueDictionary[BuildRequest, anyio.Lock]] = RunVar("aiotaichi kernel files")


class KernelFiles:
    """The modules of a runtime that were built from the files of kernel functions."""

    def __init__(self, runtime: Runtime, load: Callable[[partial[Archive]], Awaitable[AotModule]]) -> None:
        self._runtime = runtime
        self._load_archive = load
        self._modules: dict[Path, AotModule] = {}

    def kernel(self, function: KernelFunction) -> Kernel:
        """Return the kernel of a function whose file is loaded.

        Raises
        ------
        InvalidStateError
            It is not.
        """
        module = self._modules.get(function.source)
        if module is None:
            raise InvalidStateError(
                f"{function!r} is not loaded on {self._runtime!r}: await rt.load_kernel({function.name}) first"
            )
        return module.kernels[function.name]

    async def load(self, function: KernelFunction) -> Kernel:
        """Build and load the file of a function, where that has not been done."""
        if not isinstance(function, KernelFunction):
            if building():
                raise InvalidStateError(REENTERED)
            raise wrong_argument(function, f"load_kernel takes what @aiotaichi.kernel decorates, not {function!r}")
        request = self._request(function)
        async with _lock_of(request):
            module = self._modules.get(function.source)
            if module is None or module.closed:
                data = await self._module_bytes(request)
                loaded = await self._load_archive(partial(Archive.from_bytes, data, str(request.source)))
                module = self._modules.get(function.source)
                if module is None or module.closed:
                    self._modules[function.source] = loaded
                else:  # in another event loop, meanwhile
                    loaded.close()
        return self.kernel(function)

    def clear(self) -> None:
        """Forget the modules, which the runtime releases."""
        self._modules.clear()

    def _request(self, function: KernelFunction) -> BuildRequest:
        levels = {key: level for key, level in self._runtime.capabilities.items() if key not in _UNUSED}
        names = tuple(f"{capability.name.lower()}={level}" for capability, level in levels.items())
        return BuildRequest(function.source, function.module_name, self._runtime.info.arch, capabilities=names)

    async def _module_bytes(self, request: BuildRequest) -> bytes:
        cache = await anyio.to_thread.run_sync(_open_cache)
        # For CUDA, taichi chooses some code for the GPU that it finds.
        device = self._runtime.info.name if request.arch is Arch.CUDA else ""
        found = await anyio.to_thread.run_sync(cache.find, request, device)
        if found is not None:
            return found
        built = await build_module(request, partial(_log_progress, request.source))
        await anyio.to_thread.run_sync(cache.store, request, device, built)
        return built.data


def _log_progress(source: Path, arch: Arch, message: str) -> None:
    _log.info("%s for %s: %s", source, arch.name.lower(), message)


def _lock_of(request: BuildRequest) -> anyio.Lock:
    """Return the event loop's lock of a build, so that runtimes that need the same one wait for it."""
    try:
        locks = _locks.get()
    except LookupError:
        locks = WeakValueDictionary()
        _locks.set(locks)
    lock = locks.get(request)
    if lock is None:
        lock = locks[request] = anyio.Lock()
    return lock


def _open_cache() -> ModuleCache:
    from .module_cache import ModuleCache  # with LLVM, which only some backends need

    return ModuleCache()
