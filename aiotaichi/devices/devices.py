"""All devices of one arch, with a runtime on each."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, AsyncExitStack
from types import TracebackType
from typing import Any, Self, SupportsIndex, TypedDict, Unpack

import anyio

from .. import AotModule, CompileOptions, EventGroup, Kernel, LoadLimits, Queue, Runtime, WaitPolicy, get_devices
from ..core.no_copies import refuse_copies
from ..core.values import check_options
from ..errors import Error, InvalidArgumentError, InvalidStateError, NotSupportedError
from ..hal import Driver
from ..kept_errors import kept
from ..queue.event_group import raise_first
from ..queue.queues import Load
from ..types import Arch, DTypeLike
from .sharded_array import ShardedArray

__all__ = ["Devices", "RuntimeOptions"]


class RuntimeOptions(TypedDict, total=False):
    """The options of :class:`aiotaichi.Runtime`, by keyword."""

    wait: WaitPolicy | str
    debug: bool
    on_error: Callable[[Error, Queue], object] | None
    load_limits: LoadLimits | None
    compile_options: CompileOptions | None
    staging_bytes: int | None
    threads: int | None
    affinity: Iterable[int] | None
    nice: int | None
    memory_limit: int | None
    guard: bool


class Devices:
    """All devices of one arch, with a runtime on each, in one event loop. Use it as ``async with Devices(...)``.

    It is a sequence of runtimes. The calls of this class use each runtime's default queue.

    Parameters
    ----------
    arch
        As for :class:`Runtime`.
    device_indices
        The numbers of the devices; by default all devices, without those in software if there are others. If a number
        stands there twice, two runtimes share the device.
    **options
        The options of each :class:`Runtime`.

    Raises
    ------
    InvalidArgumentError
        ``device_indices`` is not a list of numbers, or is empty; an option is unknown or invalid.
    NotSupportedError
        On entry: the backend or a device does not exist, or cannot run on this machine.

    Examples
    --------
    >>> async with at.Devices("cuda") as devices:
    ...     modules = await devices.load_aot_module("stencil.tcm")
    ...     sweep = [module.kernel("sweep") for module in modules]
    ...     x = devices.ndarray((4096, 4096), at.f32, halo=1)
    ...     y = devices.ndarray((4096, 4096), at.f32, halo=1)
    ...     x.write(image)
    ...     devices.launch(sweep, x, y)
    ...     y.exchange()
    ...     image = await y.read()
    """

    __reduce_ex__ = refuse_copies("enter another at.Devices in each process")

    def __init__(
        self,
        arch: Arch | str | Driver | None = None,
        device_indices: Iterable[int] | None = None,
        **options: Unpack[RuntimeOptions],
    ) -> None:
        check_options("Devices", options, RuntimeOptions)
        affinity = options.get("affinity")
        if isinstance(affinity, Iterable):
            options["affinity"] = list(affinity)  # each runtime reads it
        Runtime(arch, **options)  # checks the values, before a device is opened
        self._arch = arch
        self._device_indices = None if device_indices is None else _listed(device_indices)
        self._options = options
        self._is_entered = False
        self._runtimes: tuple[Runtime, ...] = ()
        self._load: Load[Runtime] = Load(lambda runtime: runtime.queue)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        if self._is_entered:
            raise InvalidStateError("the devices were entered before: make other ones")
        self._is_entered = True
        indices = self._device_indices or await self._all_indices()
        runtimes = tuple(Runtime(self._arch, index, **self._options) for index in indices)
        async with AsyncExitStack() as stack:
            await _enter_all(runtimes, stack)
            self._stack = stack.pop_all()
        self._runtimes = runtimes
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.__aexit__(kind, error, trace)

    def __len__(self) -> int:
        return len(self._runtimes)

    def __iter__(self) -> Iterator[Runtime]:
        return iter(self._runtimes)

    def __getitem__(self, index: SupportsIndex) -> Runtime:
        return self._runtimes[index]

    def least_busy(self) -> AbstractContextManager[Runtime]:
        """Lend the runtime that the fewest blocks use, and of these the one with the fewest operations in flight.

        A runtime whose default queue has failed is not lent.

        Raises
        ------
        InvalidStateError
            The devices are not open.
        Error
            On entry: all default queues have failed. It is the error of the first.

        Examples
        --------
        >>> with devices.least_busy() as rt:
        ...     await rt.queue.launch(kernels[rt], x)
        """
        self._require_open()
        return self._load.least_busy(self._runtimes)

    async def load_aot_module(self, path: str | os.PathLike[str]) -> tuple[AotModule, ...]:
        """Load a module on each device, in the order of the devices. Raises as :meth:`Runtime.load_aot_module`."""
        self._require_open()
        # One after the other: the first load compiles the module, and the others find the result.
        return tuple([await runtime.load_aot_module(path) for runtime in self._runtimes])

    async def create_aot_module(self, data: bytes | bytearray | memoryview) -> tuple[AotModule, ...]:
        """Load a module from the bytes of a ``.tcm`` file on each device. Raises as :meth:`load_aot_module`.

        Examples
        --------
        >>> data = await anyio.Path("stencil.tcm").read_bytes()
        >>> modules = await devices.create_aot_module(data)
        """
        self._require_open()
        return tuple([await runtime.create_aot_module(data) for runtime in self._runtimes])

    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        *,
        element_shape: Sequence[SupportsIndex] = (),
        halo: int = 0,
    ) -> ShardedArray:
        """Allocate a zeroed array whose rows are divided among the devices.

        Parameters
        ----------
        shape, dtype, element_shape
            As for :meth:`Runtime.ndarray`. The leading axis is divided.
        halo
            How many rows of its neighbours a device has, too. :meth:`ShardedArray.exchange` brings them up to date.

        Raises
        ------
        InvalidArgumentError
            As :meth:`Runtime.ndarray`; or there are fewer rows than devices, or fewer on a device than ``halo``.
        NotSupportedError
            ``halo`` is given, and the devices do not copy from each other: Vulkan's do not.
        OutOfMemoryError
            A device does not have that much memory left.

        Examples
        --------
        >>> x = devices.ndarray((4096, 4096), at.f32, halo=1)
        >>> x.write(picture)
        """
        self._require_open()
        return ShardedArray(self._runtimes, shape, dtype, element_shape, halo)

    def launch(self, kernels: Sequence[Kernel], /, *arguments: Any, **named: Any) -> EventGroup[tuple[Any, ...]]:
        """Enqueue a kernel on each device. In place of a :class:`ShardedArray`, it gets the device's part.

        An await of the group yields the kernel's return value on each device.

        Parameters
        ----------
        kernels
            The kernel of each device, a list in the order of the devices.
        *arguments, **named
            As for :meth:`Queue.launch`; or sharded arrays of these devices.

        Raises
        ------
        InvalidArgumentError
            There is not one kernel for each device, or an array is sharded over other devices; or as
            :meth:`Queue.launch`.

        Examples
        --------
        >>> numbers = devices.ndarray(1_000_000, at.f32)  # with a halo, rows would count twice
        >>> numbers.write(values)
        >>> total = sum(await devices.launch(reduce_sum, numbers))
        """
        self._require_open()
        self._check_launch(kernels, (*arguments, *named.values()))
        return EventGroup(
            [
                runtime.queue.launch(
                    kernel,
                    *(_part(value, i) for value in arguments),
                    **{name: _part(value, i) for name, value in named.items()},
                )
                for i, (runtime, kernel) in enumerate(zip(self._runtimes, kernels, strict=True))
            ],
            tuple,
        )

    async def wait(self) -> None:
        """Wait until the default queue of each device is idle. Raises as :meth:`Queue.wait`, for the first device.

        Examples
        --------
        >>> devices.launch(sweep, x)
        >>> await devices.wait()
        """
        self._require_open()
        errors: list[Error] = []
        for runtime in self._runtimes:
            try:
                await runtime.queue.wait()
            except Error as error:
                errors.append(kept(error))
        raise_first(errors)

    async def _all_indices(self) -> list[int]:
        """Return the numbers of all devices, without those in software if there are others."""
        found = await get_devices(self._arch)
        if not found:
            raise NotSupportedError(f"no device was found for {self._arch!r}")
        hardware = [device.index for device in found if not device.is_software]
        return hardware or [device.index for device in found]

    def _check_launch(self, kernels: Sequence[Kernel], arguments: Sequence[Any]) -> None:
        """Raise an InvalidArgumentError before anything is enqueued."""
        count = len(self._runtimes)
        if not isinstance(kernels, Sequence) or len(kernels) != count:
            raise InvalidArgumentError(
                f"launch: give a list of {count} kernels, one for each device, not {kernels!r}"
            )
        for runtime, kernel in zip(self._runtimes, kernels, strict=True):
            if not isinstance(kernel, Kernel) or kernel.module.runtime is not runtime:
                raise InvalidArgumentError(
                    f"launch: {kernel!r} is not a kernel of {runtime!r}: keep the devices' order"
                )
        sharded = [value for value in arguments if isinstance(value, ShardedArray)]
        if any(value.runtimes != self._runtimes for value in sharded):
            raise InvalidArgumentError("launch: an array is sharded over other devices: make it with these devices")

    def _require_open(self) -> None:
        if not self._runtimes:
            raise InvalidStateError("the devices are not open: enter them with 'async with Devices(...) as devices'")

    def __repr__(self) -> str:
        if not self._runtimes:
            return f"<Devices for {'the best arch' if self._arch is None else self._arch}, not open>"
        return f"<Devices {list(self._runtimes)}>"


def _part(value: Any, index: int) -> Any:
    """Return what a device gets for an argument: of a sharded array its part."""
    return value.parts[index] if isinstance(value, ShardedArray) else value


def _listed(device_indices: Iterable[int]) -> list[int]:
    """Return the numbers of devices as a list. Raise an InvalidArgumentError if it is empty."""
    given = list(device_indices) if isinstance(device_indices, Iterable) else []
    if not given:
        raise InvalidArgumentError(f"device_indices={device_indices!r}: give a list of numbers, such as [0, 1]")
    return given


async def _enter_all(runtimes: Sequence[Runtime], stack: AsyncExitStack) -> None:
    """Enter runtimes at the same time: a driver takes a part of a second for each."""
    errors: dict[Runtime, Error] = {}

    async def enter(runtime: Runtime) -> None:
        try:
            await stack.enter_async_context(runtime)
        except Error as error:
            errors[runtime] = kept(error)

    async with anyio.create_task_group() as tasks:
        for runtime in runtimes:
            tasks.start_soon(enter, runtime)
    raise_first(errors.get(runtime) for runtime in runtimes)
