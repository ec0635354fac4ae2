"""The modules of kernel functions: each is built once, and loaded once for a runtime."""

from __future__ import annotations

import logging
import os
import sys
import weakref
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import anyio
from anyio.lowlevel import RunVar

from ..aot import Archive, building
from ..aot.build_process import BuildRequest, build_module, check_can_build
from ..aot.captures import capture
from ..aot.export import REENTERED
from ..errors import (
    CorruptedDataError,
    IncompatibleModuleError,
    InvalidArgumentError,
    InvalidStateError,
    wrong_argument,
)
from ..types import Arch, Capability
from .kernel import Kernel
from .kernel_function import KernelFunction
from .module import AotModule
from .worker import in_thread

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
    """The modules of a runtime that were built for kernel functions."""

    def __init__(self, runtime: Runtime, load: Callable[[partial[Archive]], Awaitable[AotModule]]) -> None:
        self._runtime = runtime
        self._load_archive = load
        self._modules: dict[tuple[Hashable, ...], AotModule] = {}
        self._depends: dict[str, bytes] = {}  # of ModuleCache
        self._kernels: dict[tuple[int, int], tuple[Kernel, tuple[weakref.ref[Any], ...]]] = {}

    def kernel(self, function: KernelFunction) -> Kernel:
        """Return the kernel of a function that is loaded.

        Raises
        ------
        InvalidStateError
            It is not.
        """
        found = self._kernels.get(function.key)
        if found is None:
            raise InvalidStateError(
                f"{function!r} is not loaded on {self._runtime!r}: await rt.load_kernel({function.called}) first"
            )
        return found[0]

    async def load(
        self, function: KernelFunction, constants: Mapping[str, Any], template_args: Mapping[str, Any]
    ) -> Kernel:
        """Build and load what a function needs, if that is not done for what the function reads now."""
        if building():
            raise InvalidStateError(REENTERED)
        if not isinstance(function, KernelFunction):
            raise wrong_argument(function, f"load_kernel takes what @aiotaichi.kernel decorates, not {function!r}")
        check_can_build()  # a frozen program has no sources either
        if function.is_unbound:
            raise InvalidArgumentError(f"{function.name} is a method: await rt.load_kernel({function.called})")
        if function.instance is not None and not type(function.instance).__weakrefoffset__:
            kind = type(function.instance).__name__
            raise InvalidArgumentError(f"{function.name}: add '__weakref__' to the __slots__ of {kind}")
        request = await in_thread(partial(self._request, function, constants, template_args))
        async with _lock_of(request):
            module = await self._load_module(request, frozenset([*constants, *template_args]))
        if not constants and not template_args:
            for each in {function, *_built_together(function, request.name)}:
                if each.name in module.kernels:
                    self._register(each, module.kernels[each.name])
        return module.kernels[function.name]

    def clear(self) -> None:
        """Forget the modules, which the runtime releases."""
        self._modules.clear()
        self._depends.clear()
        self._kernels.clear()

    def _register(self, function: KernelFunction, kernel: Kernel) -> None:
        kernels, key = self._kernels, function.key

        def forget(_: object) -> None:
            kernels.pop(key, None)

        # Until nobody has one of them: then another may have its id.
        owners = (function.function,) if function.instance is None else (function.function, function.instance)
        kernels[key] = kernel, tuple(weakref.ref(owner, forget) for owner in owners)

    async def _load_module(self, request: BuildRequest, given: frozenset[str]) -> AotModule:
        """Return the module for what is in the files now.

        ``given`` are the names of constants and template arguments: each set of these has modules of its own.
        """
        cache = await in_thread(partial(_open_cache, self._depends))
        # For CUDA, taichi chooses some code for the GPU that it finds.
        device = self._runtime.info.name if request.arch is Arch.CUDA else ""
        key = await in_thread(partial(cache.key, request, device))
        module = self._find([(key, given)])
        if module is not None:
            return module
        data = None if key is None else await in_thread(partial(cache.get, key))
        if key is not None and data is not None:
            try:
                return await self._load_data(data, key, request, given)
            except (CorruptedDataError, IncompatibleModuleError) as error:
                _log.warning("what the cache has for %s is built again: %s", request.source, error)
                await in_thread(partial(cache.remove, key))
        built = await build_module(request, partial(_log_progress, request.source))
        key = await in_thread(partial(cache.store, request, device, built))
        if key is None:
            _log.warning("%s or a file that it imports has changed while it was compiled", request.source)
        return await self._load_data(built.data, key, request, given)

    async def _load_data(
        self, data: bytes, key: str | None, request: BuildRequest, given: frozenset[str]
    ) -> AotModule:
        # If another request comes to the same code of the same file, its fields stay.
        values = request.captured if given else ""
        names: list[tuple[Hashable, ...]] = [(request.source, request.name, sha256(data).digest(), given, values)]
        if key is not None:
            names.append((key, given))
        module = self._find(names)
        if module is None:
            loaded = await self._load_archive(partial(Archive.from_bytes, data, str(request.source)))
            module = self._find(names)
            if module is None:
                module = loaded
            else:  # for another request, meanwhile
                loaded.close()
        self._modules.update(dict.fromkeys(names, module))
        return module

    def _find(self, names: Iterable[tuple[Hashable, ...]]) -> AotModule | None:
        found = (self._modules.get(name) for name in names)
        return next((module for module in found if module is not None and not module.closed), None)

    def _request(
        self, function: KernelFunction, constants: Mapping[str, Any], template_args: Mapping[str, Any]
    ) -> BuildRequest:
        name = function.module_name()
        together = _built_together(function, name)
        levels = {key: level for key, level in self._runtime.capabilities.items() if key not in _UNUSED}
        return BuildRequest(
            function.source if name is None else function.source.resolve(),
            name,
            self._runtime.info.arch,
            arguments=tuple(sys.argv),
            environment=tuple(os.environ.items()),
            capabilities=tuple(f"{capability.name.lower()}={level}" for capability, level in levels.items()),
            captured=capture(function, together, name, constants, template_args),
        )


def _built_together(function: KernelFunction, name: str | None) -> list[KernelFunction]:
    """Return the kernel functions of the file, in its order; or the function alone, if it is made from its source."""
    if name is None:
        return [function]
    variables = function.function.__globals__
    return [
        each
        for each in list(variables.values())  # this may be another thread than theirs
        if isinstance(each, KernelFunction)
        and each.function.__globals__ is variables
        and each.name == each.function.__qualname__
    ]


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


def _open_cache(depends: dict[str, bytes]) -> ModuleCache:
    from .module_cache import ModuleCache  # with LLVM, which only some backends need

    return ModuleCache(depends)
