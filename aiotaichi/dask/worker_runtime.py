"""The runtime of one worker, in the worker's event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy.typing as npt
from distributed import Reschedule, get_worker

from .. import AotModule, NdArray, Runtime
from ..errors import DeviceLostError, Error, InvalidStateError
from ..kept_errors import again
from ..types import Arch, DType
from .device_memory import DeviceMemory
from .host_reader import HostReader
from .lease import Lease
from .module import Module

__all__ = ["HOST_ARCHS", "NAME", "WorkerRuntime", "worker_runtime"]

NAME = "aiotaichi"
"""The plugin's name on each worker."""

HOST_ARCHS = (Arch.X64, Arch.ARM64)
"""The archs whose kernels run on the processor, and use its memory in place."""

_open_runtimes: set[WorkerRuntime] = set()


class WorkerRuntime:
    """An open runtime, and the modules that are loaded in it.

    Attributes
    ----------
    runtime
        The runtime.
    loop
        The worker's event loop.
    device_memory
        The arrays that tasks leave on the device.

    Parameters
    ----------
    lease
        The right to use the runtime's device.
    device_memory_limit
        Bytes for the arrays that tasks leave on the device; None for no bound.
    restart
        Restarts the worker, for a reason. Called in its event loop.
    """

    def __init__(
        self, runtime: Runtime, lease: Lease, device_memory_limit: int | None, restart: Callable[[str], None]
    ) -> None:
        self.runtime = runtime
        self.device_memory = DeviceMemory(runtime.queue, device_memory_limit)
        self.loop = asyncio.get_running_loop()
        self._restart = restart
        self._is_ending = False
        self._lease = lease
        self._modules: dict[str, asyncio.Future[AotModule]] = {}
        self._reader = HostReader(runtime)
        _open_runtimes.add(self)

    async def load(self, module: Module) -> AotModule:
        """Return the module. It is loaded once, however many tasks ask at the same time.

        Raises
        ------
        Error
            As :meth:`Runtime.create_aot_module`. The next call tries again.
        """
        loading = self._modules.get(module.digest)
        if loading is None:
            loading = self._modules[module.digest] = asyncio.ensure_future(
                self.runtime.create_aot_module(module.data)
            )
            loading.add_done_callback(lambda done: self._forget_failed(module.digest, done))
        await asyncio.wait([loading])  # one task's cancellation is not the others'
        error = loading.exception()
        if isinstance(error, Error):
            raise again(error)
        return loading.result()

    def allocate(self, shape: tuple[int, ...], dtype: DType, element_ndim: int) -> NdArray:
        """Return a new array on the device. The last ``element_ndim`` extents are those of an element."""
        split = len(shape) - element_ndim
        return self.runtime.ndarray(shape[:split], dtype, element_shape=shape[split:])

    def read(self, array: NdArray) -> npt.NDArray[Any]:
        """*Blocking.* Return the values of an array that nothing uses. From any thread, the loop's included."""
        return self._reader.read(array)

    @contextmanager
    def losses(self) -> Iterator[None]:
        """Have Dask run the calling task again, elsewhere, if the device is lost or the worker ends meanwhile.

        A worker whose device is lost is restarted: another process may find the device again, and Dask makes the
        arrays that were on the device again.
        """
        try:
            yield
        except DeviceLostError as error:
            if not self._is_ending:
                self._is_ending = True
                self._restart(f"aiotaichi: {error}")
            raise Reschedule from error
        except Error as error:
            if self._is_ending:
                raise Reschedule from error
            raise

    async def aclose(self, timeout: float) -> None:
        """Close the runtime and end the lease. After ``timeout`` seconds, operations that run are left behind."""
        self._is_ending = True
        _open_runtimes.discard(self)
        await asyncio.to_thread(self._reader.close)
        try:
            await self.runtime.aclose(timeout)
        finally:
            self._lease.close()

    def _forget_failed(self, digest: str, done: asyncio.Future[AotModule]) -> None:
        if done.cancelled() or done.exception() is not None:
            del self._modules[digest]


def worker_runtime() -> WorkerRuntime:
    """Return the runtime of the worker that runs the calling task; outside tasks, that of the process's only worker.

    Raises
    ------
    InvalidStateError
        No worker runs here, or the worker has no :class:`RuntimePlugin`.
    """
    try:
        worker = get_worker()
    except ValueError:  # Dask's serialisers and callbacks run outside tasks
        return _only_runtime()
    running: WorkerRuntime | None = getattr(worker.plugins.get(NAME), "running", None)
    if running is None:
        raise InvalidStateError(
            "the Dask worker has no runtime: call client.register_plugin(RuntimePlugin(...)) before, and look for "
            "errors of the plugin in the worker's log"
        )
    return running


def _only_runtime() -> WorkerRuntime:
    runtimes = tuple(_open_runtimes)
    if len(runtimes) != 1:
        raise InvalidStateError(
            f"{len(runtimes)} Dask workers with a runtime are in this process: call this in a task of one of them, "
            "and give each worker a process of its own"
        )
    return runtimes[0]
