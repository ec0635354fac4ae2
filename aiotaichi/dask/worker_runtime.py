"""The runtime of a worker, the lock of its device, what stays on the device, and reads of it."""

from __future__ import annotations

import asyncio
import fcntl
import os
import tempfile
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from distributed import Reschedule, get_worker

from .. import AotModule, DeviceInfo, NdArray, Queue, Runtime
from ..errors import DeviceLostError, Error, InvalidStateError, ResourceExhaustedError
from ..kept_errors import again
from ..types import Arch, DType
from .module import Module

if TYPE_CHECKING:
    from .device_array import DeviceArray  # a type only: arrays read themselves through a worker's runtime

__all__ = [
    "HOST_ARCHS",
    "NAME",
    "DeviceArray",
    "DeviceLock",
    "DeviceMemory",
    "HostReader",
    "WorkerRuntime",
    "worker_runtime",
]

NAME = "aiotaichi"
"""The plugin's name on each worker."""

HOST_ARCHS = (Arch.X64, Arch.ARM64)
"""The archs whose kernels run on the processor, and use its memory in place."""

_open_runtimes: set[WorkerRuntime] = set()


class WorkerRuntime:
    """An open runtime, and the modules that are loaded in it. ``restart`` restarts the worker, for a reason."""

    def __init__(
        self, runtime: Runtime, lock: DeviceLock, device_memory_limit: int | None, restart: Callable[[str], None]
    ) -> None:
        self.runtime = runtime
        self.device_memory = DeviceMemory(runtime.queue, device_memory_limit)
        self.loop = asyncio.get_running_loop()
        self._restart = restart
        self._is_ending = False
        self._lock = lock
        self._modules: dict[str, asyncio.Future[AotModule]] = {}
        self.reader = HostReader(runtime)
        _open_runtimes.add(self)

    async def load(self, module: Module) -> AotModule:
        """Return the module. It is loaded once, however many tasks ask at the same time."""
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
        """Close the runtime, and unlock the device. ``timeout`` seconds later, what runs is left behind."""
        self._is_ending = True
        _open_runtimes.discard(self)
        await asyncio.to_thread(self.reader.close)
        try:
            await self.runtime.aclose(timeout)
        finally:
            self._lock.close()

    def _forget_failed(self, digest: str, done: asyncio.Future[AotModule]) -> None:
        if done.cancelled() or done.exception() is not None:
            del self._modules[digest]


def worker_runtime() -> WorkerRuntime:
    """Return the runtime of the worker that runs the calling task; outside tasks, of the process's only worker."""
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
    runtimes = list(_open_runtimes.copy())
    if len(runtimes) != 1:
        raise InvalidStateError(
            f"{len(runtimes)} Dask workers with a runtime are in this process: call this in a task of one of them, "
            "and give each worker a process of its own"
        )
    return runtimes[0]


class DeviceMemory:
    """Moves the arrays that were not used for the longest time to the host, if a device has no room for them."""

    def __init__(self, queue: Queue, limit: int | None) -> None:
        self._queue = queue
        self._limit = limit
        self._arrays: dict[int, weakref.ref[DeviceArray]] = {}  # the least recently used first
        self._lock = asyncio.Lock()

    @property
    def nbytes(self) -> int:
        """The size in bytes of the arrays on the device that tasks have returned."""
        return sum(array.device_nbytes for array in self._alive())

    def use(self, array: DeviceArray) -> None:
        """Make an array the most recently used."""
        key = id(array)
        self._arrays.pop(key, None)
        self._arrays[key] = weakref.ref(array, lambda _: self._arrays.pop(key, None))

    async def make_room(self, nbytes: int) -> None:
        """Move arrays to the host, until so many bytes more fit, or no array is left."""
        if self._limit is None:
            return
        async with self._lock:
            used = self.nbytes
            for array in self._alive():
                if used + nbytes <= self._limit:
                    return
                used -= array.device_nbytes
                await array.move_to_host(self._queue)

    def _alive(self) -> list[DeviceArray]:
        return [array for reference in self._arrays.copy().values() if (array := reference()) is not None]


class HostReader:
    """Reads arrays while the caller waits, in any thread.

    Dask serialises and spills values in the worker's event loop, with plain functions. A queue of that loop needs the
    loop to complete. So the reader has a queue, an event loop and a thread of its own, from the first read on.
    """

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._queue: Queue | None = None

    def read(self, array: NdArray) -> npt.NDArray[Any]:
        """*Blocking.* Return the values of an array that no other queue uses."""
        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=self._run, args=(self._loop,), name="aiotaichi host reader")
                self._thread.daemon = True
                self._thread.start()
        return asyncio.run_coroutine_threadsafe(self._read(array), self._loop).result()

    def close(self) -> None:
        """*Blocking.* End the thread after the reads that run. Idempotent."""
        with self._lock:
            loop, self._loop = self._loop, None
        if loop is not None and self._thread is not None:
            asyncio.run_coroutine_threadsafe(self._close(), loop).result()
            loop.call_soon_threadsafe(loop.stop)
            self._thread.join()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            loop.run_forever()
        finally:
            loop.close()

    async def _read(self, array: NdArray) -> npt.NDArray[Any]:
        if self._queue is None:
            self._queue = self._runtime.create_queue(name="host reader", transfer=True)
        out: npt.NDArray[Any] = np.empty((*array.shape, *array.element_shape), array.dtype.numpy)
        return await self._queue.read(array, out=out)  # ordinary memory: the array outlives the runtime

    async def _close(self) -> None:
        if self._queue is not None:
            await self._queue.aclose()


class DeviceLock:
    """The right to use a device, the first that is free. The system ends it with the process, however that ends.

    *Blocking*: it opens small files. Raises a ResourceExhaustedError if other processes have all devices. Devices
    without an identifier, such as the processor, need no lock.
    """

    def __init__(self, devices: Sequence[DeviceInfo], workers_per_device: int) -> None:
        self._descriptor: int | None = None
        self.device_index = devices[0].index
        if devices[0].is_software or not devices[0].uuid:
            return
        folder = Path(tempfile.gettempdir(), f"aiotaichi-{os.getuid()}")
        folder.mkdir(mode=0o700, exist_ok=True)
        for number in range(workers_per_device):
            for device in devices:
                descriptor = _lock(folder / f"{device.uuid.hex()}-{number}.lock")
                if descriptor is not None:
                    self._descriptor, self.device_index = descriptor, device.index
                    return
        names = ", ".join(device.name for device in devices)
        raise ResourceExhaustedError(
            f"other workers of this host have all its devices ({names}): start {len(devices) * workers_per_device} "
            "workers at most, or give RuntimePlugin more workers_per_device"
        )

    def close(self) -> None:
        """Unlock the device. Idempotent."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _lock(path: Path) -> int | None:
    """Lock a file. Return its descriptor, or None if another process has locked it."""
    descriptor = os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    return descriptor
