"""The runtime: a device, and everything that is made on it."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from importlib import import_module
from inspect import iscoroutinefunction
from types import TracebackType
from typing import TYPE_CHECKING, Any, NoReturn, Self, SupportsIndex, TypedDict, TypeVar, Unpack, overload

import anyio.lowlevel
import numpy.typing as npt

from ..core.capabilities import as_capabilities
from ..core.compile_options import CompileOptions, LoadLimits
from ..core.no_copies import refuse_copies
from ..core.values import A_NUMBER_OF_BYTES, check_options, integer, stream_handle, text
from ..errors import (
    BuildError,
    DeviceLostError,
    Error,
    InvalidArgumentError,
    InvalidStateError,
    NotSupportedError,
    wrong_argument,
)
from ..hal import (
    DeviceHal,
    DeviceInfo,
    Driver,
    MemoryInteropInfo,
    WaitPolicy,
    available_archs,
    find_driver,
    image_device,
)
from ..hal.loop_thread import NICE_AFTER_LOOP, LoopThread
from ..image_types import Format, ImageDimension, ImageLayout, ImageUsage, as_member
from ..kept_errors import deferred
from ..log_level import check_log_level
from ..names_on_use import ModuleOnUse
from ..queue.device_calls import device_calls
from ..queue.limit import MAX_IN_FLIGHT, Overflow, QueueLimit
from ..queue.ports import current_port
from ..queue.worker import in_thread
from ..system_errors import named_limits
from ..types import Arch, Capability, DTypeLike, MemoryUsage, NumpyT, TypedDType, as_dtype
from .device_request import check_compile_options, device_request

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from ..interop import VulkanImageInteropInfo, VulkanRuntimeInteropInfo
    from ..launch.kernel import Kernel
    from ..launch.kernel_function import KernelFunction
    from ..launch.module import AotModule
    from ..launch.sequence import RecordedSequence
    from ..memory.host_commands import BoundRead, BoundWrite
    from ..memory.image import Image, ImagePart
    from ..memory.memory import Memory, NdArray, Region
    from ..memory.pool import Pool
    from ..queue.loss import Loss
    from ..queue.open_device import OpenDevice
    from ..queue.operation_scope import EnqueuedOperation, OperationScope
    from ..queue.queues import Queues
    from ..queue.revoke_scope import RevokeScope
    from . import parts
    from .opening import Opening
    from .queue import Queue
    from .statistics import HasStatistics, RuntimeHealth, RuntimeStatistics
    from .watchdog import SlowOperation, Watchdog
else:
    parts = ModuleOnUse(f"{__package__}.parts")

__all__ = [
    "QueueOptions",
    "Runtime",
    "batchers_of",
    "get_available_archs",
    "get_devices",
    "get_version",
    "kernel_of",
    "open_device_of",
    "opening_of",
    "operation_scope",
]

T = TypeVar("T")

_log = logging.getLogger(__name__)
_C_API_VERSION = 1_007_000


class QueueOptions(TypedDict, total=False):
    """The keywords of :meth:`aiotaichi.Runtime.queues`: the options of :meth:`aiotaichi.Runtime.create_queue`."""

    timing: bool
    transfer: bool
    priority: int
    max_in_flight: int
    max_in_flight_bytes: int | None
    overflow: Overflow | str


class Runtime:
    """A device, and the kernels, queues and memory on it. Use it as ``async with Runtime(...) as rt``.

    Parameters
    ----------
    arch
        An :class:`Arch`, its name, ``"cpu"`` for this machine's processor, ``"gpu"`` for its best GPU, or a driver.
        None takes the best of this machine: a GPU, else the processor.
    device_index
        The number of the device among the backend's devices.
    wait
        The policy of awaiting, a :class:`WaitPolicy` or its name: ``"latency"`` spends processor time to wake early,
        ``"efficiency"`` spends none, ``"balanced"`` spends a little.
    debug
        Raise if an enqueued operation races with an operation of another queue, or with the host's use of mapped
        memory. Queues of other runtimes with ``debug=True`` count, too. Log the line of each ``write`` that blocks
        the event loop, because it copies 16 MiB or more, or takes 10 ms.
    on_error
        A plain function, called as ``on_error(error, queue)`` in the queue's event loop. It is called if an event is
        garbage-collected and its error was not retrieved. None logs the error.
    load_limits
        Limits on the time, memory and processes that loading modules takes; by default ``LoadLimits()``.
    compile_options
        How modules are compiled for the processor; by default ``CompileOptions()``. A load may bring its own.
    staging_bytes
        The most bytes of host memory that the device keeps ready for ``write`` and ``read``, by default a sixteenth
        of the memory that the process may use: the machine's, or the limit of its container. It is at most an eighth
        of ``memory_limit``. The runtimes that a process has on one device count together: a runtime keeps more only
        while all of them together keep less than its number. GPUs pin this memory, and up to as many bytes of NumPy
        arrays that are borrowed again. Other host memory passes through memory that is pinned already, piece by
        piece: on CUDA a ring of 2 to 64 MiB of each runtime, on Vulkan 6 MiB of each queue.
    threads
        The number of threads that run one kernel on the processor, by default one for each core of ``affinity``. Only
        the CPU backend takes it: a GPU has no such threads, and lavapipe reads ``LP_NUM_THREADS``.
    affinity
        The numbers of the cores that these threads may use, by default all cores of the process.
    nice
        How much larger the nice value of these threads, and of lavapipe's, is than the event loop's: from 0 to 19. A
        larger one makes a busy loop more prompt, and leaves kernels less of the processor beside other programs. By
        default it is 13. If the system gives the loop's thread a short slice, as Linux 6.12 and newer do, it is 0 for
        lavapipe, and for the CPU backend while other programs want its cores. ``aiotaichi devices`` says whether the
        system does.
    memory_limit
        The most bytes that the runtime may have, for several processes on one GPU: memories and arrays, images, host
        arrays, staging, what ``write`` has copied and not yet sent, printed text, and modules, also while they are
        loaded. A call that would pass the limit raises an OutOfMemoryError, which says how many bytes each of these
        has. Imported memory does not count. None for no limit.
    guard
        Put each array between pages that nothing may access, to find a kernel that goes out of bounds: the first
        element behind an array ends the kernel, and the error names the array's size. Before an array, up to
        a page of 4 KiB may be accessible. A debugging aid: each array takes three pages or more, and Linux allows
        65,530 mappings. Only the processor's arrays can have it.

    Raises
    ------
    ArgumentOutOfRangeError
        ``wait`` is not a policy.
    InvalidArgumentError
        ``device_index`` is not an integer, ``on_error`` not a plain function or
        ``load_limits`` not a LoadLimits; ``compile_options`` are not CompileOptions; ``staging_bytes``, ``threads``
        or ``affinity`` is not a number of bytes, of threads, or numbers of cores that this process may use;
        ``nice`` is not an integer from 0 to 19; ``memory_limit`` is not a number of bytes.
    NotSupportedError
        On entry: the backend or the device does not exist, or cannot run on this machine; ``guard=True`` with a
        GPU.

    Examples
    --------
    >>> async with at.Runtime("cpu") as rt:
    ...     x = rt.ndarray(8, at.f32)
    ...     await rt.queue.fill(x, 1.5)
    """

    __reduce_ex__ = refuse_copies("enter another at.Runtime in each process")

    def __init__(
        self,
        arch: Arch | str | Driver | None = None,
        device_index: int = 0,
        *,
        wait: WaitPolicy | str = WaitPolicy.BALANCED,
        debug: bool = False,
        on_error: Callable[[Error, Queue], object] | None = None,
        load_limits: LoadLimits | None = None,
        compile_options: CompileOptions | None = None,
        staging_bytes: int | None = None,
        threads: int | None = None,
        affinity: Iterable[int] | None = None,
        nice: int | None = None,
        memory_limit: int | None = None,
        guard: bool = False,
    ) -> None:
        self._policy = as_member(WaitPolicy, "wait", wait)
        if on_error is not None and (not callable(on_error) or iscoroutinefunction(on_error)):
            raise InvalidArgumentError(f"on_error={on_error!r}: give a plain function of an error and a queue")
        request = device_request(
            device_index, load_limits, compile_options, staging_bytes, threads, affinity, nice, memory_limit, guard
        )
        self._arch = arch
        self._is_debug = debug
        self._on_error = on_error
        self._request = request
        self._is_entered = False
        self._driver: Driver | None = None
        self._opening: Opening | None = None
        self._batchers: set[HasStatistics] = set()

    async def __aenter__(self) -> Self:
        if self._is_entered:
            raise InvalidStateError("the runtime was entered before: make another one")
        self._is_entered = True
        thread = LoopThread()  # from now on: the device's threads depend on it. Later, its queues hold it
        try:
            if thread.obstacle is not None and self._request.nice is None:
                self._request = replace(self._request, nice=NICE_AFTER_LOOP)
            await self._enter()
        finally:
            thread.release()
        return self

    async def _enter(self) -> None:
        device = await in_thread(self._open, device_calls.close)
        opened = self._open_device_of(device)
        _log.info("opened %s (%s)", device.info.name, device.info.arch)
        archs = (opened.device.info.arch, *(() if self._driver is None else self._driver.archs))
        self._loader = parts.Loader(opened, archs, self._request.limits.loads, self._request.compile_options)
        self._functions = parts.LoadedFunctions(opened)
        self._kernel_files = parts.KernelFiles(opened, self._loader.load, self._functions)
        self._recovery = parts.Recovery(
            current_port(),
            self._loader,
            open_hal=self._open,
            obstacle=self._reopening_obstacle,
            begin=lambda device: self._begin(self._open_device_of(device)),
            current=self._entered,
            move=self._move,
        )
        opening = self._opening = self._begin(opened)
        try:
            opening.create_default()
        except BaseException:
            await opening.close_all()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None and not issubclass(kind, Exception):
            # Cancelled, or exiting: asyncio cancels once, and then would wait for an endless kernel.
            self._entered().close_all_in_background()
            return
        try:
            await self._entered().close_all()
        except Error as unobserved:
            if error is None:
                raise
            deferred(unobserved)
            error.add_note(f"and, unobserved until the runtime was closed: {unobserved}")

    @property
    def info(self) -> DeviceInfo:
        """The device's arch, index, name and capabilities."""
        return self._require_open().device.info

    @property
    def capabilities(self) -> Mapping[Capability, int]:
        """Levels by capability, which modules may require. They are the device's until :meth:`set_capabilities`."""
        return dict(self._require_open().capabilities)

    def set_capabilities(self, levels: Mapping[Capability, int] | Mapping[str, int]) -> None:
        """Replace the capabilities that modules may require when they are loaded. Level 0 removes a capability.

        Raises
        ------
        InvalidArgumentError, ArgumentOutOfRangeError
            A key is not a capability, or a level is not a 32-bit unsigned integer.
        InvalidStateError
            The runtime is not open.

        Examples
        --------
        >>> rt.set_capabilities({at.Capability.SPIRV_VERSION: 0x10300})
        """
        self._require_open().capabilities = as_capabilities(levels)

    def can_copy_from(self, other: Runtime) -> bool:
        """Return whether :meth:`Queue.copy` of this runtime's queues takes sources of ``other``.

        True for two CUDA runtimes, and for two runtimes of the processor.

        Raises
        ------
        InvalidArgumentError
            ``other`` is not a runtime.
        InvalidStateError
            One of the runtimes is not open.

        Examples
        --------
        >>> if rt.can_copy_from(other):
        ...     await queue.copy(x, its_array)
        """
        if not isinstance(other, Runtime):
            raise wrong_argument(other, f"can_copy_from takes a Runtime, not {type(other).__name__}")
        return self._require_open().device.can_copy_from(other._require_open().device)

    @property
    def queue(self) -> Queue:
        """The default queue, of the event loop that opened the runtime."""
        opening = self._opening
        if opening is None or opening.open_device.refusal is not None:
            self._require_open()  # raises
        assert opening is not None
        return opening.default

    @property
    def lost(self) -> bool:
        """Whether the device is lost. After :meth:`recreate`, it is False. :meth:`wait_lost` waits for a loss."""
        return self._entered().open_device.loss.error is not None

    @property
    def loss(self) -> Loss:
        """The loss of the device, for threads without an event loop. :meth:`recreate` makes another."""
        return self._entered().open_device.loss

    async def wait_lost(self) -> DeviceLostError | None:
        """Wait until the device is lost, and return the error that says why. Return None if the runtime is closed.

        It returns at once if the device is lost already. Any number of tasks may wait, in any event loop. While
        a task waits, the loss is noticed even if no operation is pending, except on CUDA.

        Raises
        ------
        InvalidStateError
            The runtime was not entered.

        Examples
        --------
        >>> while error := await rt.wait_lost():
        ...     log.warning("%s", error)
        ...     with contextlib.suppress(at.errors.DeviceLostError):  # lost again: the next turn tries again
        ...         await rt.recreate()
        """
        return await parts.wait_for_loss(self._entered().open_device.loss)

    async def recreate(self) -> None:
        """Open the device again after its loss. Do nothing if it is not lost, or is open again already.

        So every task that gets a :class:`~aiotaichi.errors.DeviceLostError` may call it. Afterwards:

        * Modules, kernels, graphs, kernel functions and what is bound to values go on: the code is loaded again.
          Fields have their first values.
        * Memory, arrays, images and textures are lost, and say so. Pools allocate others, also for tasks that wait.
        * :attr:`queue` is a new queue. Other queues are lost, and say so: create them again. :attr:`lost` is False.

        If the call fails or is cancelled, the device stays lost: call it again. The lost device is closed before, in
        a thread. If its driver does not answer within 10 seconds, it is left to end in the background.

        Raises
        ------
        DeviceLostError
            The device was lost again before the call ended. Call it again: it then waits until a second has passed
            since this loss, so that a loop of calls needs no pause.
        NotSupportedError
            This process cannot open a lost device again: a CUDA device, or another library's VkDevice. The
            message says what to do.
        InvalidStateError
            The runtime is closed, or belongs to another event loop.
        Error
            As on entry; or a module cannot be loaded again, as for :meth:`load_aot_module`.

        Examples
        --------
        >>> while error := await rt.wait_lost():
        ...     log.warning("%s", error)
        ...     with contextlib.suppress(at.errors.DeviceLostError):  # lost again: the next turn tries again
        ...         await rt.recreate()
        """
        self._entered()
        await self._recovery.recreate()

    def create_queue(
        self,
        *,
        name: str | None = None,
        timing: bool = False,
        transfer: bool = False,
        priority: int = 0,
        stream: Any = None,
        max_in_flight: int = MAX_IN_FLIGHT,
        max_in_flight_bytes: int | None = None,
        overflow: Overflow | str = Overflow.WAIT,
    ) -> Queue:
        """Create a queue of the running event loop.

        Parameters
        ----------
        name
            The queue's name in messages.
        timing
            Record when each operation begins and ends, for :attr:`Event.duration` and :meth:`Event.elapsed_since`.
        transfer
            Make a queue for ``write``, ``read``, ``copy`` and ``fill`` only, which refuses launches. It is a copy
            engine if the device has one, and then overlaps with kernels.
        priority
            Above 0, the queue runs before others; below 0, after them. Only CUDA has priorities.
        stream
            A CUDA stream of another library, which the queue uses instead of its own: an object with
            ``__cuda_stream__``, or an address. It must live as long as the queue, and must not be the per-thread
            default stream.
        max_in_flight
            The number of operations from which the queue is full: :meth:`Queue.slot` and :meth:`Queue.drain` wait.
        max_in_flight_bytes
            The most bytes of slots; None for no limit.
        overflow
            What happens if the queue is full, an :class:`Overflow` or its name. ``"wait"``: slots wait, and other
            calls enqueue. ``"raise"``: slots, and calls that enqueue while no slot is taken, raise a
            :class:`~aiotaichi.errors.QueueFullError`.

        Raises
        ------
        NotSupportedError
            The device has no clock for ``timing``, or does not take other libraries' streams.
        InvalidArgumentError, InvalidInteropError
            A parameter is not an integer, ``name`` is no text that UTF-8 can write, or ``stream`` is not a stream or
            belongs to another device.
        ArgumentOutOfRangeError
            ``overflow`` is neither of the two.
        ResourceExhaustedError, OutOfMemoryError
            The system has no thread or no memory left for the queue.
        InvalidStateError
            The runtime is not open, or no event loop runs here.

        Examples
        --------
        >>> async with rt.create_queue(name="uploads", transfer=True) as uploads:
        ...     queue.wait_event(uploads.write(x, np.ones(4, np.float32)))
        ...     await queue.launch(saxpy, 2.0, x, y)
        """
        self._require_open()
        if name is not None:
            name = text("name", name)
        max_in_flight = integer("max_in_flight", max_in_flight, "an integer, at least 1", least=1)
        if max_in_flight_bytes is not None:
            expected = f"None, or {A_NUMBER_OF_BYTES}"
            max_in_flight_bytes = integer("max_in_flight_bytes", max_in_flight_bytes, expected, least=1)
        refuses = as_member(Overflow, "overflow", overflow) is Overflow.RAISE
        limit = QueueLimit(max_in_flight, max_in_flight_bytes, refuses)
        priority = integer("priority", priority, "an integer")
        handle = None if stream is None else stream_handle(stream)
        return self._entered().create(name, timing, transfer, priority, handle, limit)

    def queues(self, count: int, *, name: str = "queue", **options: Unpack[QueueOptions]) -> Queues:
        """Create several queues of the running event loop, for blocks that share them: see :meth:`Queues.least_busy`.

        Parameters
        ----------
        count
            The number of queues.
        name
            The queues' name in messages, which numbers follow.
        **options
            As for :meth:`create_queue`.

        Raises
        ------
        InvalidArgumentError
            ``count`` is not an integer from 1, or an option is unknown.
        Error
            As :meth:`create_queue`.

        Examples
        --------
        >>> async with rt.queues(4) as queues:
        ...     with queues.least_busy() as queue:
        ...         await queue.launch(saxpy, 2.0, x, y)
        """
        check_options("rt.queues", options, QueueOptions)
        name = text("name", name)
        numbers = range(integer("count", count, "an integer, at least 1", least=1))
        return parts.Queues([self.create_queue(name=f"{name}{number}", **options) for number in numbers])

    def pool(self, *, max_bytes: int, max_host_bytes: int | None = None) -> Pool:
        """Return a pool of arrays, which tasks of the running event loop lease.

        Parameters
        ----------
        max_bytes
            The most bytes that the pool's arrays on the device have together, leased and idle.
        max_host_bytes
            The same for its host arrays; by default as many.

        Raises
        ------
        InvalidArgumentError
            A number of bytes is not an integer from 1.
        InvalidStateError
            The runtime is not open, or no event loop runs here.

        Examples
        --------
        >>> pool = rt.pool(max_bytes=2**30)
        >>> async with pool.lease((480, 640), at.f32) as x:
        ...     await rt.queue.fill(x, 0)
        """
        return parts.Pool(self, self._require_open, max_bytes, max_host_bytes)

    def record(self, *, name: str = "unnamed") -> AbstractAsyncContextManager[RecordedSequence]:
        """Return a block that records operations, which :meth:`Queue.launch` then runs again and again, as one.

        Recording enqueues nothing.

        Parameters
        ----------
        name
            The sequence's name in messages.

        Raises
        ------
        InvalidArgumentError
            ``name`` is no text that UTF-8 can write.
        InvalidStateError
            The runtime is not open.

        Examples
        --------
        >>> async with rt.record() as sequence:
        ...     sequence.fill(forces, 0)
        ...     sequence.launch(collide, x, forces)
        ...     sequence.launch(move, x, v, forces, at.Argument("dt"))
        >>> for _ in range(1000):
        ...     queue.launch(sequence, dt=0.01)
        """
        return parts.record(parts.RecordedSequence(self._require_open(), self._functions, text("name", name)))

    def revoke_scope(self) -> RevokeScope:
        """Return a block that revokes what it has enqueued, if an exception ends it: see :class:`RevokeScope`.

        Raises
        ------
        InvalidStateError
            The runtime is not open, or no event loop runs here.

        Examples
        --------
        >>> with anyio.fail_after(0.5):
        ...     async with rt.revoke_scope():
        ...         queue.launch(blur, x)
        ...         image = await queue.read(x)
        """
        self._require_open()
        return self._entered().revoke_scope()

    def statistics(self) -> RuntimeStatistics:
        """Return what the runtime has now, and what it has done. It does not wait, and any thread may call it.

        Raises
        ------
        InvalidStateError
            The runtime was not entered.

        Examples
        --------
        >>> rt.statistics().memory.device_bytes
        4194304
        """
        opening, batchers = self._entered(), tuple(self._batchers)
        if opening.tracer is not None:
            opening.tracer.count_times()
        return parts.runtime_statistics(opening.open_device, self._loader.under_way, batchers)

    def watchdog(
        self,
        *,
        slow: float,
        timeout: float | None = None,
        on_slow: Callable[[SlowOperation], object] | None = None,
    ) -> Watchdog:
        """Return a block in which operations that run for long are reported: see :class:`Watchdog`.

        Parameters
        ----------
        slow
            The seconds from which an operation is reported: by a warning of the logger ``aiotaichi``, once.
        timeout
            The seconds from which a queue fails for good: its pending events, and every later call, raise a
            KernelTimeoutError, which is logged. The device may still run the kernel, and what the kernel uses is kept
            until its end. Other queues go on. If it is less than ``slow``, nothing is reported before. None: no queue
            fails.
        on_slow
            A plain function of a :class:`SlowOperation`, called with each report, in the event loop of the watchdog.

        Raises
        ------
        InvalidArgumentError
            A time is not a number of seconds above 0, or ``on_slow`` is not a function.
        InvalidStateError
            The runtime is not open, or no event loop runs here.

        Examples
        --------
        >>> async with rt.watchdog(slow=1, timeout=30):
        ...     await serve()
        """
        self._require_open()
        port = self._entered().port("rt.watchdog")
        return parts.Watchdog(self._entered, port, slow, timeout, on_slow)

    def health(self, *, stalled_after: float = 10.0) -> RuntimeHealth:
        """Return whether the runtime and its queues work now. From any thread. It never raises and never waits.

        Parameters
        ----------
        stalled_after
            The seconds after which a queue counts as stalled, if it runs one operation for so long.

        Examples
        --------
        >>> async def health(request):
        ...     found = rt.health()
        ...     return JSONResponse(dataclasses.asdict(found), status_code=200 if found.is_healthy else 503)
        """
        return parts.health_of(None if self._opening is None else self._opening.open_device, stalled_after)

    def allocate_memory(
        self,
        size: int,
        *,
        host_read: bool = False,
        host_write: bool = False,
        export_sharing: bool = False,
        usage: MemoryUsage = MemoryUsage.STORAGE,
    ) -> Memory:
        """Allocate zeroed memory.

        Parameters
        ----------
        size
            The size in bytes, at least 1.
        host_read, host_write
            Whether the host may :meth:`~Memory.map` the memory: ``host_read`` to read it, ``host_write`` to write it.
        export_sharing
            Whether other runtimes may :meth:`import_` the memory. Vulkan only.
        usage
            How the memory is used. Kernels take memory with ``STORAGE``.

        Raises
        ------
        InvalidArgumentError
            ``size`` is not a positive integer.
        OutOfMemoryError
            The device does not have that much memory left, or the memory would pass the runtime's ``memory_limit``.
        InvalidStateError
            The runtime is not open.
        NotSupportedError
            The device cannot share memory.

        Examples
        --------
        >>> memory = rt.allocate_memory(4096, host_write=True)
        >>> async with memory.map() as view:  # an array of uint8
        ...     view[:] = 255
        """
        return parts.Memory(
            self._require_open(), parts.memory_request(size, host_read, host_write, export_sharing, usage)
        )

    @overload
    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: TypedDType[NumpyT],
        *,
        element_shape: Sequence[SupportsIndex] = (),
        host_read: bool = False,
        host_write: bool = False,
        needs_grad: bool = False,
    ) -> NdArray[NumpyT]: ...

    @overload
    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        *,
        element_shape: Sequence[SupportsIndex] = (),
        host_read: bool = False,
        host_write: bool = False,
        needs_grad: bool = False,
    ) -> NdArray: ...

    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        *,
        element_shape: Sequence[SupportsIndex] = (),
        host_read: bool = False,
        host_write: bool = False,
        needs_grad: bool = False,
    ) -> NdArray:
        """Allocate a zeroed array.

        Parameters
        ----------
        shape
            The extents. ``()`` makes a single element; extents may be 0.
        dtype
            A dtype of Taichi, its name, or a NumPy dtype. The strings ``"f16"``, ``"i8"``, ``"u1"`` and ``"u8"`` are
            refused: NumPy counts bytes in them, and Taichi bits.
        element_shape
            ``()`` for scalars, ``(n,)`` for vectors, ``(n, m)`` for matrices.
        host_read, host_write
            As for :meth:`allocate_memory`.
        needs_grad
            Allocate a zeroed gradient, ``x.grad``, an array like ``x``. Kernels that taichi has differentiated need
            it, and kernels that use ``x.grad`` themselves.

        Raises
        ------
        InvalidArgumentError
            The shape or the dtype is invalid, or ``needs_grad`` is given for a dtype that is not a float.
        OutOfMemoryError
            As :meth:`allocate_memory`.
        InvalidStateError
            The runtime is not open.

        Examples
        --------
        >>> x = rt.ndarray((480, 640), at.f32)
        >>> positions = rt.ndarray(1000, at.f32, element_shape=(3,))
        """
        return parts.allocate_array(
            self._require_open(), shape, dtype, element_shape, host_read, host_write, needs_grad
        )

    def image(
        self,
        extent: SupportsIndex | Sequence[SupportsIndex],
        format: Format | str = Format.R32F,
        *,
        dimension: ImageDimension | str | None = None,
        layers: int | None = None,
        mips: int = 1,
        usage: ImageUsage = ImageUsage.STORAGE | ImageUsage.SAMPLED,
        export_sharing: bool = False,
    ) -> Image:
        """Allocate a zeroed image.

        Parameters
        ----------
        extent
            (width[, height[, depth]]) in texels, with as many numbers as the dimension has axes.
        format
            A member of the enumeration or its lower-case name.
        dimension
            A member of the enumeration or its lower-case name. None: of as many axes as ``extent`` has numbers.
            Kernels take neither image arrays nor cubes.
        layers
            The number of layers of an image array. None means 6 for a cube, else 1.
        mips
            The number of levels. Each level is half as large as the level before.
        usage
            How the image is used.
        export_sharing
            Must be False: other runtimes cannot import images.

        Raises
        ------
        ArgumentOutOfRangeError
            The dimension or the format does not exist, or the numbers of texels, layers or levels are too large.
        InvalidArgumentError
            The extent does not fit the dimension, or an argument is of another type.
        NotSupportedError
            The device does not support the image, or ``export_sharing`` is True.
        OutOfMemoryError
            As :meth:`allocate_memory`.
        InvalidStateError
            The runtime is not open.

        Examples
        --------
        >>> picture = rt.image((640, 480), "rgba8")
        >>> sky = rt.image((256, 256), "rgba8", dimension="cube")
        """
        return parts.Image(
            self._require_open(), parts.image_request(extent, format, dimension, layers, mips, usage, export_sharing)
        )

    def host_array(self, shape: SupportsIndex | Sequence[SupportsIndex], dtype: DTypeLike) -> npt.NDArray[Any]:
        """Return an uninitialised NumPy array. The device reads and writes an array of more than 32 KiB directly.

        Read files and sockets into the array. Then ``queue.write(to, array, borrow=True)`` copies nothing on the
        host, also from a part of the array. A large array that :meth:`Queue.read` returns is a host array, too.

        The call returns at once. On CUDA, a thread pins the memory; the queue copies earlier transfers in between.
        ``staging_bytes`` does not limit host arrays.

        Raises
        ------
        InvalidArgumentError
            The shape or the dtype is invalid.
        OutOfMemoryError
            The process has no address space left, or the array would pass the runtime's ``memory_limit``.
        InvalidStateError
            The runtime is not open.

        Examples
        --------
        >>> pixels = rt.host_array((480, 640, 4), at.u8)
        >>> pixels.shape, pixels.dtype
        ((480, 640, 4), dtype('uint8'))
        """
        device = self._require_open().device
        return parts.host_array(device.allocate_host_array, parts.extents_of(shape), as_dtype(dtype).numpy)

    def bind_write(self, to: Region | ImagePart, data: Any) -> BoundWrite:
        """Check a write of borrowed data once, for many calls of :meth:`Queue.write`.

        Each call copies the values that ``data`` has then, and costs the event loop as much as a launch. The bound
        write holds ``data``.

        Parameters
        ----------
        to, data
            As for :meth:`Queue.write` with ``borrow=True``.

        Raises
        ------
        InvalidArgumentError, InvalidStateError
            As :meth:`Queue.write`.

        Examples
        --------
        >>> frame = rt.host_array((480, 640), at.f32)
        >>> upload = rt.bind_write(x, frame)
        >>> while camera.readinto(frame):
        ...     await queue.write(upload)
        """
        return parts.bind_write(self._require_open(), to, data)

    def bind_read(self, source: Region | ImagePart, out: T) -> BoundRead[T]:
        """Check a read once, for many calls of :meth:`Queue.read`. Each call fills ``out``.

        Parameters
        ----------
        source, out
            As for :meth:`Queue.read`.

        Raises
        ------
        InvalidArgumentError, InvalidStateError
            As :meth:`Queue.read`.

        Examples
        --------
        >>> download = rt.bind_read(y, rt.host_array(y.shape, at.f32))
        >>> result = await queue.read(download)
        """
        return parts.bind_read(self._require_open(), source, out)

    async def load_aot_module(
        self, path: str | os.PathLike[str], *, compile_options: CompileOptions | None = None
    ) -> AotModule:
        """Load a module that taichi saved: a folder or a ``.tcm`` file.

        If there are modules for several archs, the device's is loaded. ``"kernels"`` loads ``kernels-x64.tcm`` on an
        x64 processor and ``kernels-vulkan.tcm`` on Vulkan, as :func:`aot.build <aiotaichi.aot.build>` names files. A
        bundle is one file with several modules: :func:`aot.bundle <aiotaichi.aot.bundle>`.

        Parameters
        ----------
        path
            The folder or the file, or the name that files of several archs share, without their archs.
        compile_options
            How the module is compiled for the processor; by default as the runtime's ``compile_options`` say.

        Raises
        ------
        InvalidArgumentError, ArgumentNullError
            ``path`` is not a path, or ``compile_options`` is not CompileOptions.
        MissingFileError, UnreadableFileError
            ``path`` does not exist, or the system does not let it be read.
        CorruptedDataError
            The module is damaged, or larger than :ref:`the limits <limits>`.
        IncompatibleModuleError
            The module is for another arch or taichi version, or needs a capability that the device lacks.
        CompileLimitError
            Compiling the module needs more time or memory than ``load_limits`` allows.
        ResourceExhaustedError, OutOfMemoryError
            The system has no thread, process, descriptor or memory left to compile the module.
        NotSupportedError
            This processor lacks instructions that ``compile_options`` allow.
        InvalidStateError
            The runtime is not open.

        Examples
        --------
        >>> module = await rt.load_aot_module("kernels.tcm")
        >>> await queue.launch(module["saxpy"], 2.0, x, y)
        """
        self._require_open()
        check_compile_options(compile_options)
        return await self._loader.load_file(path, compile_options)

    async def create_aot_module(
        self, data: bytes | bytearray | memoryview, *, compile_options: CompileOptions | None = None
    ) -> AotModule:
        """Load a module from the bytes of a ``.tcm`` file, or of a bundle. Raises as :meth:`load_aot_module`.

        There are two methods, as in the C-API, because bytes can also be a path: that of :func:`os.fsencode`. Do not
        change the bytes until the module is loaded.

        Examples
        --------
        >>> data = await anyio.Path("kernels.tcm").read_bytes()
        >>> module = await rt.create_aot_module(data)
        """
        self._require_open()
        check_compile_options(compile_options)
        return await self._loader.load_bytes(data, compile_options)

    async def load_kernel(
        self,
        function: KernelFunction,
        *,
        constants: Mapping[str, Any] | None = None,
        template_args: Mapping[str, Any] | None = None,
    ) -> Kernel:
        """Compile a function that :func:`kernel` decorates for this device, and load it.

        The kernel gets the values that the function reads now. taichi compiles the function's whole file once, in
        another process: other functions of the file are then loaded at once, and share the file's fields. The result
        is kept on disk until the file, a file that it imports, or a value changes. Afterwards, :meth:`Queue.launch`
        takes the function itself.

        Parameters
        ----------
        function
            The decorated function.
        constants
            Values for variables that the kernel reads, by name: ``{"N": 64}``. They replace the program's values.
        template_args
            Values for ``ti.template()`` arguments, and types for arrays of any type. With ``template_args`` or
            ``constants``, launch the returned kernel: the function itself stands for the kernel without them.

        Raises
        ------
        BuildError
            Python or taichi refuses the file; a value cannot be sent to the compiler; a closure or a method uses a
            field.
        NotSupportedError
            The function is not compiled yet, and taichi is not installed or cannot compile it, or the program is
            frozen.
        ResourceExhaustedError, OutOfMemoryError
            As for :meth:`load_aot_module`.
        InvalidArgumentError
            :func:`kernel` does not decorate the function, or ``constants`` or ``template_args`` do not fit it.

        Examples
        --------
        >>> await rt.load_kernel(blur)
        >>> await queue.launch(blur, x)
        >>> fine = await rt.load_kernel(blur, constants={"RADIUS": 8})  # another kernel
        >>> await queue.launch(fine, x)
        """
        self._require_open()
        try:
            return await self._kernel_files.load(function, constants or {}, template_args or {})
        except BuildError as error:
            refusal = error.with_traceback(None)  # the message has the line that is wrong; the calls here say nothing
        raise refusal

    def import_array(self, array: Any, *, element_ndim: int = 0, queue: Queue | None = None) -> NdArray:
        """Return an array over another library's array, without a copy: CuPy's, PyTorch's or JAX's on CUDA.

        On the CPU, the other array is NumPy's, PyTorch's or another one of the host. The host and the kernels see the
        same values, and nothing orders the two: await the kernels before you read or write. The result holds
        ``array`` until the result is dropped or closed and its last use has completed.

        Parameters
        ----------
        array
            A C-contiguous array on this device, with ``__dlpack__`` or ``__cuda_array_interface__``. On the CPU it is
            writable and not empty: NumPy's, or another one with ``__dlpack__``.
        element_ndim
            The number of trailing dimensions that belong to an element: 1 for vectors, 2 for matrices.
        queue
            The queue whose later operations wait for the array's pending work; the default queue if None. Order
            other queues by events.

        Raises
        ------
        InvalidInteropError
            ``array`` is not an array, is not contiguous, or is on another device; or the runtime is for Vulkan.
        InvalidArgumentError
            Taichi does not have the dtype, or the array has fewer dimensions than ``element_ndim``; or NumPy's array
            is not contiguous, is read-only or is empty.
        InvalidStateError
            As for :meth:`Queue.__cuda_stream__`.

        Examples
        --------
        >>> numbers = np.arange(4, dtype=np.float32)
        >>> x = rt.import_array(numbers)  # of a runtime of the processor
        >>> await queue.launch(saxpy, 2.0, x, x)
        >>> numbers
        array([0., 3., 6., 9.], dtype=float32)
        """
        return parts.import_array(self._require_open(), array, element_ndim, parts.engine_of(queue or self.queue))

    @overload
    async def export(self, resource: Memory | NdArray) -> MemoryInteropInfo: ...

    @overload
    async def export(self, resource: Image) -> VulkanImageInteropInfo: ...

    async def export(self, resource: Any) -> object:
        """Return the address or the handles of a memory or an image, for other libraries.

        The call waits until newly allocated memory is zeroed. Nothing orders the other library's use of the memory:
        await the events of your operations first.

        Parameters
        ----------
        resource
            A memory, an image (Vulkan only) or an array, which stands for the memory that it lies in.

        Returns
        -------
        CpuMemoryInteropInfo, CudaMemoryInteropInfo or VulkanMemoryInteropInfo
            For a memory or an array, by the runtime's arch. It is valid until the memory is closed or dropped and its
            last use has completed. A VkBuffer may be used in every queue family of the runtime, and shares its
            VkDeviceMemory with other buffers.
        VulkanImageInteropInfo
            For an image. It is valid until the image is closed or dropped and its last use has completed. The layout
            of the image is ``VK_IMAGE_LAYOUT_GENERAL``, or the layout of the last :meth:`Queue.transition_image`.
            Call :meth:`track_image` if others leave the image in another layout.

        Raises
        ------
        InvalidInteropError
            The backend does not share the resource.
        InvalidArgumentError, ArgumentNullError, InvalidStateError
            ``resource`` is of another type, of another runtime, None or closed.

        Examples
        --------
        >>> info = await rt.export(x)
        >>> ctypes.memset(info.address, 0, info.size)  # a CPU runtime's
        """
        return await parts.export_resource(self._require_open(), resource)

    async def export_runtime(self) -> VulkanRuntimeInteropInfo:
        """Return the handles of the runtime's own instance, device and queues, for other libraries. Vulkan only.

        The handles are valid until the runtime is closed: destroy first the objects that you make of them. Only one
        thread may use a VkQueue at a time. This runtime submits in the threads of the event loops that enqueue. While
        it is being closed, it waits for every queue in a thread. :func:`import_vulkan_runtime` makes a runtime of the
        handles.

        Raises
        ------
        InvalidInteropError
            The runtime is not for Vulkan.
        InvalidStateError
            The runtime is not open.

        Examples
        --------
        >>> device = await rt.export_runtime()
        >>> async with at.import_vulkan_runtime(device, capabilities=rt.capabilities) as other:
        ...     print(other.info.name)
        """
        open_device = self._require_open()
        await anyio.lowlevel.checkpoint()
        return parts.export_runtime(open_device)

    @overload
    async def import_(self, source: MemoryInteropInfo, *, owner: object = None) -> Memory: ...

    @overload
    async def import_(
        self, source: VulkanImageInteropInfo, view_type: int | ImageDimension, layout: int | ImageLayout
    ) -> Image: ...

    @overload
    async def import_(self, source: Memory | Buffer | npt.NDArray[Any]) -> Memory: ...

    async def import_(
        self, source: Any, view_type: int | None = None, layout: int | None = None, *, owner: object = None
    ) -> Memory | Image:
        """Return memory or an image over the bytes of another library or another runtime, without a copy.

        Parameters
        ----------
        source
            One of:

            * :class:`~aiotaichi.interop.CpuMemoryInteropInfo`, on the CPU.
            * :class:`~aiotaichi.interop.CudaMemoryInteropInfo`, on CUDA: memory of this runtime's GPU.
            * :class:`~aiotaichi.interop.VulkanMemoryInteropInfo`, on Vulkan: a buffer of this runtime's VkDevice. Its
              usage includes ``VK_BUFFER_USAGE_TRANSFER_SRC_BIT`` and ``_DST_BIT``. Create it with
              ``VK_SHARING_MODE_CONCURRENT`` if the device has several queue families. It cannot be mapped.
            * :class:`~aiotaichi.interop.VulkanImageInteropInfo`, on Vulkan: an image of this runtime's VkDevice. Its
              usage includes ``VK_IMAGE_USAGE_TRANSFER_SRC_BIT`` and ``_DST_BIT``. The result has its own views, over
              all levels and layers.
            * A writable, C-contiguous buffer, on the CPU: a NumPy array, a bytearray, a memoryview. It can be mapped,
              and is held until the memory is closed or dropped and its last use has completed.
            * A :class:`Memory` of a Vulkan runtime on the same GPU, allocated with ``export_sharing=True``. It lives
              until both runtimes have closed it. Order the operations of the two by :meth:`Queue.wait_event`.
        view_type
            Of an image: the number of a VkImageViewType, or an :class:`ImageDimension`.
        layout
            The layout that the image is in: the number of a VkImageLayout, or an :class:`ImageLayout`. The two count
            differently; taichi 1.7.4 takes one for the other. With the undefined layout, the texels are lost.
        owner
            Of memory by address or handle: an object that is held until the memory is closed or dropped and its last
            use has completed. Without it, the bytes must outlive that use.

        Raises
        ------
        InvalidInteropError
            The source is for another arch, on another device, or was created without a usage that is needed.
        NotSupportedError
            taichi does not have the format or the view type, or the image has several samples or linear tiling.
        ArgumentNullError
            An argument is None, or a handle null.
        InvalidArgumentError, ArgumentOutOfRangeError
            The source is of another type, empty, or larger than the allocation; a number is invalid.
        InvalidStateError
            The other runtime's memory is closed.

        Examples
        --------
        >>> numbers = np.ones(4, np.float32)
        >>> memory = await rt.import_(numbers)  # of a runtime of the processor
        >>> await queue.launch(saxpy, 2.0, x, memory.ndarray(numbers.shape, at.f32))  # writes into the numbers
        """
        return await parts.import_resource(self._require_open(), source, view_type, layout, owner)

    def track_image(self, image: Image, layout: ImageLayout | str) -> None:
        """Record that another library has left ``image`` in ``layout``.

        Raises
        ------
        ArgumentOutOfRangeError
            The layout does not exist.
        InvalidArgumentError, InvalidStateError
            ``image`` is not an image, belongs to another runtime, or is closed.

        Examples
        --------
        >>> draw(image)  # another library's work, which ends in this layout
        >>> rt.track_image(image, at.ImageLayout.COLOR_ATTACHMENT)
        """
        open_device = self._require_open()
        if not isinstance(image, parts.Image):
            raise wrong_argument(image, f"track_image takes an Image, not {type(image).__name__}")
        resource = parts.resource_of(image)
        resource.check_usable(open_device)
        image_device(open_device.device).track_image(resource.hal, parts.checked_layout(image, layout))

    async def aclose(self, timeout: float | None = None) -> None:
        """Wait until every queue is idle, then free everything. Return at once if closing has begun.

        If the call is cancelled while it waits, each queue stops after the operation that runs now. (A GPU stops
        after the operations that its driver has.) Everything is freed in the background, and the events of the other
        operations raise an InvalidStateError. After an error, call it again to close the rest.

        Parameters
        ----------
        timeout
            The number of seconds to wait. Afterwards, the call stops the queues as if it were cancelled, and raises.
            None waits for ever.

        Raises
        ------
        TimeoutError
            ``timeout`` seconds have passed. The message names the busy queues.
        InvalidArgumentError
            ``timeout`` is not a number, or is negative.
        Error
            The error that failed a queue, or else the first error of an operation that was not retrieved.

        Examples
        --------
        >>> rt = await at.Runtime("cpu").__aenter__()  # at a prompt; a program writes 'async with'
        >>> await rt.aclose(timeout=10)
        """
        opening = self._opening
        engines = set() if opening is None else opening.open_device.engines.copy()
        async with parts.time_limit(timeout, engines, self._request.tallies):
            if opening is not None:
                await opening.close_all()

    # -- private -------------------------------------------------------------------------------------

    def _open(self) -> DeviceHal:
        """*Blocking.* Open the device. Import the parts first: no event loop waits for that."""
        import_module(f"{__package__}.parts")
        check_log_level()
        with named_limits("cannot open the runtime"):
            self._driver = self._arch if isinstance(self._arch, Driver) else find_driver(self._arch)
            if self._request.guard and not {Arch.X64, Arch.ARM64}.issuperset(self._driver.archs):
                raise NotSupportedError('guard=True: only the processor has guard pages: Runtime("cpu", guard=True)')
            return device_calls.open(partial(self._driver.open, self._request))

    def _reopening_obstacle(self) -> str | None:
        """Return None if this process can open a lost device again, else why not."""
        return None if self._driver is None else self._driver.reopening_obstacle()

    def _open_device_of(self, device: DeviceHal) -> OpenDevice:
        checker = parts.process_checker if self._is_debug else None
        request, can_reopen = self._request, self._reopening_obstacle() is None
        return parts.OpenDevice(self, device, request.account, request.tallies, checker, self._on_error, can_reopen)

    def _begin(self, opened: OpenDevice) -> Opening:
        """Return an opening of a device, without queues."""
        release_parts = partial(self._release_parts, opened)
        return parts.Opening(opened, self._policy, self._functions, release_parts)

    def _move(self, opening: Opening) -> None:
        """Go on with the device that was opened again."""
        lost, self._opening = self._entered(), opening
        if (tracer := lost.tracer) is not None:
            lost.end_trace(tracer)
            opening.trace(tracer)
        opening.follow(lost)
        for each in (self._loader, self._functions, self._kernel_files):
            each.move(opening.open_device)

    def _entered(self) -> Opening:
        """Return what is open, or was open last. Raise an InvalidStateError if the runtime was never entered."""
        if self._opening is None:
            raise InvalidStateError("the runtime is not open: enter it with 'async with Runtime(...) as rt'")
        return self._opening

    def _require_open(self) -> OpenDevice:
        """Return the open device. Raise an InvalidStateError if the runtime is not entered, or is being closed."""
        opening = self._opening or self._entered()
        opened = opening.open_device
        if opened.refusal is not None:
            opened.check_open()
        return opened

    def _release_parts(self, opened: OpenDevice) -> list[object]:
        """Refuse every memory and image of a device, and the modules. Return their parts on the device."""
        parts = opened.residency.release_all()
        if self._opening is None or self._opening.open_device is opened:  # else it was not opened again
            self._kernel_files.clear()
            parts += self._loader.release()
        for lender in opened.living_lenders():
            lender.resume()
        return parts

    if not TYPE_CHECKING:  # type checkers say themselves that a runtime is no awaitable

        def __await__(self) -> NoReturn:
            raise TypeError(
                "a runtime is opened by a block, not by await: 'async with at.Runtime(...) as rt'. At a prompt: "
                "'rt = await at.Runtime(...).__aenter__()', and at the end 'await rt.aclose()'"
            )

    def __repr__(self) -> str:
        if self._opening is None:
            wanted = "the best arch" if self._arch is None else self._arch
            return f"<Runtime for {wanted}, not open>"
        opened = self._opening.open_device
        state = "lost" if self.lost else "open" if opened.refusal is None else "closed"
        return f"<Runtime {opened.device.info.label} {opened.device.info.name!r}, {state}>"


def open_device_of(runtime: Runtime) -> OpenDevice:
    """Return the open device of a runtime, for tests of backends. Raise an InvalidStateError if it is not open."""
    return runtime._require_open()


def batchers_of(runtime: Runtime) -> set[HasStatistics]:
    """Return the batchers whose figures a runtime's statistics have. A batcher adds itself, and takes itself out."""
    return runtime._batchers


def kernel_of(runtime: Runtime, function: KernelFunction) -> Kernel:
    """Return the kernel of a function that the runtime has loaded. Raise an InvalidStateError if it has not."""
    runtime._entered()
    return runtime._functions.kernel(function)


def opening_of(runtime: Runtime) -> Opening:
    """Return what a runtime has of its device, or had last. Raise an InvalidStateError if it was never entered."""
    return runtime._entered()


def operation_scope(
    runtimes: Sequence[Runtime], note: Callable[[EnqueuedOperation], object], call: str
) -> OperationScope:
    """Return a block that calls ``note`` with each operation that it enqueues on the runtimes' queues.

    Raise an InvalidStateError if a runtime was not entered, or no event loop runs. ``call`` is the user's call.
    """
    return parts.OperationScope([runtime._entered().completion(call) for runtime in runtimes], note)


def get_version() -> int:
    """Return 1007000, the version of taichi's C-API (``TI_C_API_VERSION``) whose functions this package has.

    Examples
    --------
    >>> at.get_version()
    1007000
    """
    return _C_API_VERSION


async def get_available_archs() -> list[Arch]:
    """Return the archs that a :class:`Runtime` can be opened for here, in the order of their numbers.

    A worker thread looks for them, because drivers are slow to load.

    Examples
    --------
    >>> at.Arch.CUDA in await at.get_available_archs()  # on a machine without an NVIDIA GPU
    False
    """
    return await in_thread(available_archs)


async def get_devices(arch: Arch | str | Driver | None = None) -> Sequence[DeviceInfo]:
    """Return the devices of an arch, best first: the name, the number and the capabilities of each.

    Parameters
    ----------
    arch
        As for :class:`Runtime`.

    Raises
    ------
    InvalidArgumentError
        ``arch`` has another type.
    NotSupportedError
        No backend has this name or arch, or it cannot run here.

    Examples
    --------
    >>> [device.name for device in await at.get_devices("cuda")]
    ['NVIDIA H200', 'NVIDIA H200']
    """
    return await in_thread(lambda: (arch if isinstance(arch, Driver) else find_driver(arch)).devices())
