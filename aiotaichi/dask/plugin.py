"""The plugin of Dask's workers that opens a runtime."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Unpack

from dask.utils import parse_bytes
from distributed import Worker, WorkerPlugin

from .. import Runtime, get_devices
from ..core.values import check_options
from ..devices import RuntimeOptions
from ..errors import InvalidArgumentError
from ..hal import Driver
from ..types import Arch
from .worker_runtime import HOST_ARCHS, NAME, DeviceLock, WorkerRuntime

__all__ = ["RuntimePlugin"]

_GRACE_SECONDS = 3.0
"""Dask waits 5 s for a plugin's end."""


class RuntimePlugin(WorkerPlugin):
    """Opens a runtime on each worker of a cluster, also on workers that join later, and closes it with the worker.

    A worker whose runtime cannot be opened is closed: it would be given tasks. The error is raised by
    ``register_plugin``, and is logged on a worker that joins later. Registering the plugin again changes nothing: the
    runtimes hold arrays.

    Parameters
    ----------
    arch
        As for :class:`~aiotaichi.Runtime`. A GPU's runtime takes a device that no other worker of the host has.
    workers_per_device
        How many workers of a host may share a device.
    device_memory_limit
        Bytes for the arrays that tasks leave on a worker's device: a number, or text such as ``"40GiB"``. Before a
        launch needs more, the arrays that were not used for the longest time move to the host. None: no bound.
    **options
        The options of each :class:`~aiotaichi.Runtime`. They must be picklable. On the processor, ``threads`` is by
        default the number of the worker's threads.

    Raises
    ------
    InvalidArgumentError
        An option is unknown or invalid.

    Examples
    --------
    >>> client.register_plugin(RuntimePlugin("cuda"))
    >>> saxpy = submit_module(client, Module.open("saxpy.tcm"))
    >>> y = client.submit(launch, saxpy, "saxpy", 2.0, x, y, out=2)
    """

    name = NAME
    idempotent = True

    def __init__(
        self,
        arch: Arch | str | Driver | None = None,
        *,
        workers_per_device: int = 1,
        device_memory_limit: int | str | None = None,
        **options: Unpack[RuntimeOptions],
    ) -> None:
        check_options("RuntimePlugin", options, RuntimeOptions)
        Runtime(arch, **options)  # checks the values here, in the client
        if workers_per_device < 1:
            raise InvalidArgumentError(f"workers_per_device={workers_per_device}: give a number from 1 on")
        self._arch = arch
        self._workers_per_device = workers_per_device
        self._device_memory_limit = None if device_memory_limit is None else _bytes(device_memory_limit)
        self._options = options
        self.running: WorkerRuntime | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        again = partial(
            RuntimePlugin,
            self._arch,
            workers_per_device=self._workers_per_device,
            device_memory_limit=self._device_memory_limit,
            **self._options,
        )
        return again, ()

    def __repr__(self) -> str:
        options = {
            "arch": self._arch,
            "workers_per_device": self._workers_per_device,
            "device_memory_limit": self._device_memory_limit,
            **self._options,
        }
        return f"RuntimePlugin({', '.join(f'{name}={value!r}' for name, value in options.items())})"

    async def setup(self, worker: Worker) -> None:
        """Open the runtime. Called by Dask, in the worker's event loop."""
        try:
            self.running = await self._open(worker)
        except Exception as error:
            _close(worker, f"aiotaichi: {error}", nanny=True)
            raise

    async def teardown(self, worker: Worker) -> None:
        """Close the runtime. Called by Dask."""
        running, self.running = self.running, None
        if running is not None:
            await running.aclose(_GRACE_SECONDS)

    async def _open(self, worker: Worker) -> WorkerRuntime:
        devices = await get_devices(self._arch)
        lock = await asyncio.to_thread(DeviceLock, devices, self._workers_per_device)
        options = dict(self._options)
        if devices[0].arch in HOST_ARCHS:
            options.setdefault("threads", worker.state.nthreads)
        try:
            runtime = Runtime(self._arch, lock.device_index, **options)  # type: ignore[arg-type]
            await runtime.__aenter__()
        except BaseException:
            lock.close()
            raise
        # The nanny starts another process: a lost device is lost for this one.
        return WorkerRuntime(
            runtime, lock, self._device_memory_limit, lambda reason: _close(worker, reason, nanny=False)
        )


def _bytes(limit: int | str) -> int:
    try:
        nbytes = parse_bytes(limit)
    except ValueError:
        nbytes = 0
    if nbytes < 1:
        raise InvalidArgumentError(f'device_memory_limit={limit!r}: give bytes, as a number or as "40GiB"')
    return int(nbytes)


def _close(worker: Worker, reason: str, nanny: bool) -> None:
    """Close a worker, once what runs in its event loop has come round."""
    worker.loop.add_callback(worker.close, reason=reason, nanny=nanny)
