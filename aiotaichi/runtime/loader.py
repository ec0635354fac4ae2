"""The loading of a runtime's modules."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ..aot import Archive, read_module
from ..core.cancellation import Cancellation
from ..core.llvm_access import read_module_with_accesses
from ..errors import Error
from .module import AotModule, load_module
from .turnstile import Turnstile
from .worker import in_thread

if TYPE_CHECKING:
    from .runtime import Runtime

__all__ = ["Loader"]


class Loader:
    """Loads modules in threads, ``most`` at a time, and knows the modules that live."""

    def __init__(self, runtime: Runtime, most: int) -> None:
        self._runtime = runtime
        self._turnstile = Turnstile(most)
        self._modules: weakref.WeakSet[AotModule] = weakref.WeakSet()

    async def load(self, open_archive: Callable[[], Archive]) -> AotModule:
        """Open an archive and load the module in it. Raises as :meth:`Runtime.load_aot_module`."""
        runtime = self._runtime
        runtime.check_open()
        device = runtime.device
        read = read_module if runtime.checker is None else read_module_with_accesses
        cancellation = Cancellation()
        load = partial(load_module, device, runtime.capabilities, open_archive, read, cancellation)
        turn = await self._turnstile.enter()
        try:
            runtime.check_open()
            made = in_thread(partial(turn.use, load), lambda loaded: device.unload(loaded[2]), cancellation.cancel)
            name, spec, hal = await made
        finally:
            turn.give_up()
        module = AotModule(runtime, name, spec, hal)
        self._modules.add(module)
        try:
            runtime.check_open()
        except Error:  # the runtime was closed meanwhile, and has not seen the module
            module.close()
            raise
        return module

    def release(self) -> list[object]:
        """Close every module, and hand over the device's parts of them."""
        return [part for module in self._modules for part in module.release()]
