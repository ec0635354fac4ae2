"""The modules that kernel functions are compiled to."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from functools import partial
from hashlib import sha256
from time import perf_counter
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import anyio
from anyio.lowlevel import RunVar

from ..core.tallies import Tally
from ..errors import (
    CorruptedDataError,
    IncompatibleModuleError,
    InvalidArgumentError,
    InvalidStateError,
    wrong_argument,
)
from ..formats import Archive
from ..queue.open_device import OpenDevice
from ..queue.worker import in_background, in_thread
from ..types import Arch, Capability
from .kernel import Kernel
from .kernel_function import KernelFunction, LoadedFunctions, called, is_unbound, module_name
from .module import AotModule

if TYPE_CHECKING:
    from ..aot.build_process import BuildRequest
    from .module_cache import ModuleCache

__all__ = ["KernelFiles"]

_log = logging.getLogger(__name__)

_UNUSED = (
    Capability.SPIRV_HAS_NON_SEMANTIC_INFO,  # prints would go to a shader debugger
    Capability.SPIRV_HAS_PHYSICAL_STORAGE_BUFFER,  # arrays would be addresses, which drivers do not check
)

_locks: RunVar[WeakValueDictionary[BuildRequest, anyio.Lock]] = RunVar("aiotaichi kernel files")


class KernelFiles:
    """Builds the modules of kernel functions once for all runtimes, and loads each once on one device."""

    def __init__(
        self,
        open_device: OpenDevice,
        load: Callable[[partial[Archive]], Awaitable[AotModule]],
        functions: LoadedFunctions,
    ) -> None:
        self._open_device = open_device
        self._load_archive = load
        self._functions = functions
        self._modules: dict[tuple[Hashable, ...], AotModule] = {}
        self._depends: dict[str, bytes] = {}  # of ModuleCache

    async def load(
        self, function: KernelFunction, constants: Mapping[str, Any], template_args: Mapping[str, Any]
    ) -> Kernel:
        """Return a function's kernel. Build and load its module if the values that the function reads are new."""
        from ..aot.build_process import check_can_build
        from ..aot.export import REENTERED, building

        if building():
            raise InvalidStateError(REENTERED)
        if not isinstance(function, KernelFunction):
            raise wrong_argument(
                function, f"load_kernel takes a function decorated by @aiotaichi.kernel, not {function!r}"
            )
        check_can_build()  # before the sources are read, which a frozen program lacks
        if is_unbound(function):
            raise InvalidArgumentError(f"{function.name} is a method: await rt.load_kernel({called(function)})")
        if function.instance is not None and not type(function.instance).__weakrefoffset__:
            kind = type(function.instance).__name__
            raise InvalidArgumentError(f"{function.name}: add '__weakref__' to the __slots__ of {kind}")
        request = await in_thread(partial(self._request, function, constants, template_args))
        async with _lock_of(request):
            module = await self._load_module(request, frozenset([*constants, *template_args]))
        if not constants and not template_args:
            for each in {function, *_built_together(function, request.name)}:
                if each.name in module.kernels:
                    self._functions.add(each, module.kernels[each.name])
        return module.kernels[function.name]

    def move(self, open_device: OpenDevice) -> None:
        """Load on another device from now on. The modules stay, and have code there."""
        self._open_device = open_device

    def clear(self) -> None:
        """Forget the modules, which the runtime releases."""
        self._modules.clear()
        self._depends.clear()
        self._functions.clear()

    async def _load_module(self, request: BuildRequest, given: frozenset[str]) -> AotModule:
        """Return the module for the files' present content.

        ``given`` are the names of constants and template arguments: each set of names has its own modules.
        """
        from ..aot.build_process import build_module, warm_up

        cache = await in_thread(partial(_open_cache, self._depends))
        self._open_device.check_open()
        # For CUDA, taichi's code depends on the GPU.
        device = self._open_device.device.info.name if request.arch is Arch.CUDA else ""
        key = await in_thread(partial(cache.key, request, device))
        module = self._find([(key, given)])
        if module is not None:
            return module
        data = None if key is None else await in_thread(partial(cache.get, key))
        if key is not None and data is not None:
            try:
                return await self._load_data(data, key, request, given)
            except (CorruptedDataError, IncompatibleModuleError) as error:
                _log.warning("the cached module of %s is built again: %s", request.source, error)
                await in_thread(partial(cache.remove, key))
        began = perf_counter()
        try:
            built = await build_module(request, partial(_log.info, "%s for %s: %s", request.source))
            self._open_device.tallies.add(Tally.BUILT)
            self._open_device.tallies.add(Tally.BUILD_SECONDS, perf_counter() - began)
            key = await in_thread(partial(cache.store, request, device, built))
            if key is None:
                _log.warning("%s or a file that it imports has changed while it was compiled", request.source)
            return await self._load_data(built.data, key, request, given)
        finally:  # after the load, which needs the cores: most often, another kernel is written, or this one mended
            in_background(partial(warm_up, request))

    async def _load_data(
        self, data: bytes, key: str | None, request: BuildRequest, given: frozenset[str]
    ) -> AotModule:
        # Two requests that yield the same code of one file share a module, and so its fields.
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
            else:  # another request has loaded it meanwhile
                loaded.close()
        self._modules.update(dict.fromkeys(names, module))
        return module

    def _find(self, names: Iterable[tuple[Hashable, ...]]) -> AotModule | None:
        found = (self._modules.get(name) for name in names)
        return next((module for module in found if module is not None and not module.closed), None)

    def _request(
        self, function: KernelFunction, constants: Mapping[str, Any], template_args: Mapping[str, Any]
    ) -> BuildRequest:
        from ..aot.build_process import BuildRequest
        from ..aot.captures import capture

        self._open_device.check_open()
        name = module_name(function)
        together = _built_together(function, name)
        levels = {key: level for key, level in self._open_device.capabilities.items() if key not in _UNUSED}
        return BuildRequest(
            function.source if name is None else function.source.resolve(),
            name,
            self._open_device.device.info.arch,
            arguments=tuple(sys.argv),
            environment=tuple(os.environ.items()),
            capabilities=tuple(f"{capability.name.lower()}={level}" for capability, level in levels.items()),
            captured=capture(function, together, name, constants, template_args),
        )


def _built_together(function: KernelFunction, name: str | None) -> list[KernelFunction]:
    """Return the file's kernel functions in order; the function alone if it is compiled from its own source."""
    if name is None:
        return [function]
    variables = function.__wrapped__.__globals__
    return [
        each
        for each in list(variables.values())  # a copy: this runs in a worker thread
        if isinstance(each, KernelFunction)
        and each.__wrapped__.__globals__ is variables
        and each.name == each.__wrapped__.__qualname__
    ]


def _lock_of(request: BuildRequest) -> anyio.Lock:
    """Return the lock of a build in this event loop: a second runtime waits for the build of the first."""
    locks = _locks.get(None)
    if locks is None:
        locks = WeakValueDictionary()
        _locks.set(locks)
    return locks.setdefault(request, anyio.Lock())


def _open_cache(depends: dict[str, bytes]) -> ModuleCache:
    from .module_cache import ModuleCache  # it imports LLVM, which only some backends need

    return ModuleCache(depends)
