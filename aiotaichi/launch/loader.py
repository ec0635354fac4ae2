"""The loading of a runtime's modules."""

from __future__ import annotations

import logging
import os
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic

from ..core.cancellation import Cancellation
from ..core.capabilities import check_capabilities
from ..core.compile_options import CompileOptions
from ..core.llvm_access import read_module_with_accesses
from ..errors import ArgumentNullError, DeviceLostError, Error, InvalidArgumentError
from ..formats import Archive, ModuleSpec, read_module
from ..formats.archive import as_path
from ..formats.bundle import module_for, open_module
from ..hal import DeviceHal, ModuleHal
from ..queue.open_device import OpenDevice
from ..queue.waiting_line import Turnstile
from ..queue.worker import in_thread
from ..system_errors import named_limits
from ..types import Arch, Capability
from .loaded_module import LoadedModule
from .module import AotModule, loaded_part, release

__all__ = ["Loader"]

_log = logging.getLogger(__name__)


class Loader:
    """Loads modules in threads, at most ``most`` at a time, and knows the modules that are in use.

    ``archs`` are those that the device runs, best first. ``options`` hold for the loads that bring none.
    """

    def __init__(self, open_device: OpenDevice, archs: Sequence[Arch], most: int, options: CompileOptions) -> None:
        self._open_device = open_device
        self._archs = archs
        self._options = options
        self._turnstile = Turnstile(most)
        self._lock = threading.RLock()  # the garbage collector may close the runtime in the middle of any call
        self._modules: weakref.WeakSet[AotModule] = weakref.WeakSet()
        self._under_way: set[object] = set()

    @property
    def under_way(self) -> int:
        """The number of loads that have begun and have not ended. From any thread."""
        return len(self._under_way)

    async def load_file(self, path: str | os.PathLike[str], options: CompileOptions | None) -> AotModule:
        """Load the module at ``path``. Raises as :meth:`Runtime.load_aot_module`."""
        as_path(path)
        return await self.load(partial(open_module, path, self._archs), options)

    async def load_bytes(self, data: bytes | bytearray | memoryview, options: CompileOptions | None) -> AotModule:
        """Load a module from its bytes, which must not change until then. Raises as :meth:`load_file`."""
        if data is None:
            raise ArgumentNullError("the module's bytes are None")
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise InvalidArgumentError(f"create_aot_module takes bytes, not {type(data).__name__}")
        return await self.load(lambda: module_for(Archive.from_bytes(data), self._archs), options)

    async def load(self, open_archive: Callable[[], Archive], options: CompileOptions | None = None) -> AotModule:
        """Open an archive and load its module. Raises as :meth:`Runtime.load_aot_module`."""
        open_device, device = self._open_device, self._open_device.device
        open_device.check_open()
        read = read_module if open_device.checker is None else read_module_with_accesses
        cancellation = Cancellation()
        options = options or self._options
        load = partial(_load_module, device, open_device.capabilities, open_archive, read, options, cancellation)
        self._under_way.add(load)
        begin = monotonic()
        try:
            turn = await self._turnstile.enter()
            try:
                open_device.check_open()
                made = in_thread(
                    partial(turn.use, load), lambda loaded: device.unload(loaded[2]), cancellation.cancel
                )
                archive, spec, hal = await made
            finally:
                turn.give_up()
        except DeviceLostError as error:
            open_device.lose(error)
            raise
        finally:
            self._under_way.discard(load)
        _log.info("%s: loaded in %.2f s", archive.name, monotonic() - begin)
        module = AotModule(LoadedModule(open_device, spec, hal, archive, options))
        with self._lock:
            self._modules.add(module)
        try:
            open_device.check_open()
        except Error:  # the runtime was closed meanwhile, without this module
            module.close()
            raise
        return module

    async def load_again(self, loaded: LoadedModule, open_device: OpenDevice) -> LoadedModule:
        """Load a module's files again, on another device. Raises as :meth:`load`."""
        device, cancellation = open_device.device, Cancellation()
        load = partial(device.load, loaded.spec, loaded.archive, loaded.options, cancellation)
        turn = await self._turnstile.enter()
        try:
            named = named_limits("cannot load the module again")(load)
            hal = await in_thread(partial(turn.use, named), device.unload, cancellation.cancel)
        finally:
            turn.give_up()
        return LoadedModule(open_device, loaded.spec, hal, loaded.archive, loaded.options)

    def modules(self) -> list[AotModule]:
        """Return the modules that are in use."""
        return [module for module in self._all() if not module.closed]

    def lose(self, error: Error) -> list[object]:
        """Have every module refuse launches: the device is lost. Return the device's parts.

        A module that is closed has one, too, as long as an operation of it is pending.
        """
        return [part for module in self._all() for part in loaded_part(module).lose(error)]

    def move(self, open_device: OpenDevice) -> None:
        """Load on another device from now on."""
        self._open_device = open_device

    def release(self) -> list[object]:
        """Close every module, and return the device's parts."""
        return [part for module in self._all() for part in release(module)]

    def _all(self) -> list[AotModule]:
        """Return the modules that live. Other event loops may add some meanwhile."""
        with self._lock:
            return list(self._modules)


@named_limits("cannot load the module")
def _load_module(
    device: DeviceHal,
    capabilities: Mapping[Capability, int],
    open_archive: Callable[[], Archive],
    read: Callable[[Archive], ModuleSpec],
    options: CompileOptions,
    cancellation: Cancellation,
) -> tuple[Archive, ModuleSpec, ModuleHal]:
    """*Blocking.* Open, ``read`` and load a module. Return its files, its spec and the device's part."""
    archive = open_archive()
    cancellation.check()
    spec = read(archive)
    cancellation.check()
    if device.info.capabilities:  # a device without capabilities refuses such modules itself
        check_capabilities(archive.name, spec, capabilities)
    return archive, spec, device.load(spec, archive, options, cancellation)
