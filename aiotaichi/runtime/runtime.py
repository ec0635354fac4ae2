"""The runtime: a device, and all that is made on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from inspect import iscoroutinefunction
from types import TracebackType
from typing import Any, Self

from ..core.capabilities import as_capabilities
from ..core.happens_before import process_checker
from ..core.load_limits import LoadLimits
from ..core.signatures import SignatureTable
from ..errors import Error, InvalidArgumentError, InvalidStateError
from ..hal import DeviceHal, DeviceInfo, Driver, QueueRequest, WaitPolicy, find_driver
from ..last_error import records_errors, set_last_error
from ..system_errors import named_limits
from ..types import Arch, Capability
from .closing import HardwareHandles, raise_errors, settle, stop, time_limit, track, untrack
from .completion import Completion
from .exchange import Exchange
from .interop import stream_handle
from .kernel import Kernel
from .kernel_files import KernelFiles
from .kernel_function import KernelFunction
from .loader import Loader
from .module import AotModule, archive_at, archive_of
from .ports import current_port, in_event_loop, no_event_loop
from .queue import Queue
from .residency import Residency
from .worker import in_background, in_closing_thread, in_thread

__all__ = ["Runtime"]

_MAX_IN_FLIGHT = 1024


class Runtime(Exchange):
    """An open device. Use it as ``async with Runtime(...) as rt``.

    Parameters
    ----------
    arch
        What to run on: an :class:`Arch`, its name, ``"cpu"`` for this machine's processor, a driver of
        your own, or None for the best that there is. On the CPU, a kernel that divides an integer by zero ends the
        process, and an index out of bounds can: "What ends the process" in the docs says what to build with.
    device_index
        Which of the backend's devices.
    wait
        How awaiting trades processor time for latency: ``"latency"``, ``"balanced"`` or ``"efficiency"``.
    debug
        Raise at the enqueue of an operation that races with one of another queue, of this runtime or of another with
        ``debug=True``, or with the host, which has mapped the memory.
    on_error
        A plain function that is called, as ``on_error(error, queue)``, for an operation's error that nobody saw
        before the event was garbage-collected. It runs in the queue's event loop. None: the error is logged.
    load_limits
        What loading modules may take of the machine; by default ``LoadLimits()``.

    Raises
    ------
    InvalidArgumentError
        There is no such policy for ``wait``, ``device_index`` is no integer, ``on_error`` no plain function or
        ``load_limits`` no LoadLimits.
    NotSupportedError
        When it is entered: there is no such backend or device, or it cannot run here.
    """

    signatures: SignatureTable

    @records_errors
    def __init__(
        self,
        arch: Arch | str | Driver | None = None,
        device_index: int = 0,
        *,
        wait: str = "balanced",
        debug: bool = False,
        on_error: Callable[[Error, Queue], object] | None = None,
        load_limits: LoadLimits | None = None,
    ) -> None:
        try:
            self._policy = WaitPolicy(wait)
        except ValueError:
            names = ", ".join(repr(policy.value) for policy in WaitPolicy)
            raise InvalidArgumentError(f"wait={wait!r}: it is one of {names}") from None
        if not isinstance(device_index, int) or isinstance(device_index, bool):
            raise InvalidArgumentError(f"device_index={device_index!r}: it is an integer")
        if on_error is not None and (not callable(on_error) or iscoroutinefunction(on_error)):
            raise InvalidArgumentError(f"on_error={on_error!r}: it is a plain function of an error and a queue")
        if load_limits is not None and not isinstance(load_limits, LoadLimits):
            raise InvalidArgumentError(f"load_limits={load_limits!r}: it is a LoadLimits")
        self.on_error = on_error
        self._arch = arch
        self._device_index = device_index
        self.checker = process_checker if debug else None
        self._handles: HardwareHandles | None = None
        self._refusal: Error | None = InvalidStateError(
            "the runtime is not open: enter it with 'async with Runtime(...) as rt'"
        )
        self._is_entered = False
        self._disowned: Error | None = None
        self.residency = Residency()
        self._queues: set[Queue] = set()
        self._completions: list[Completion] = []
        self._limits = load_limits or LoadLimits()
        self._loader = Loader(self, self._limits.loads)
        self.kernel_files = KernelFiles(self, self._loader.load)
        self._created = 0
        self._default: Queue | None = None
        self._info: DeviceInfo | None = None
        self._capabilities: Mapping[Capability, int] = {}
        self._is_closed = False  # or being closed

    @records_errors
    async def __aenter__(self) -> Self:
        if self._is_entered:
            raise InvalidStateError("the runtime is open already, or was: make another one")
        self._is_entered = True
        device = await in_thread(self._open_device, lambda device: device.close())
        self._refusal = None
        self.device = device
        self._info = device.info
        self._capabilities = as_capabilities(device.info.capabilities)
        self.signatures = SignatureTable(device.info.max_array_size)
        self._handles = HardwareHandles(device, self.checker)
        track(self, self._handles)
        try:
            self._default = self.create_queue(name="default")
        except BaseException:
            await self._close()
            raise
        return self

    @records_errors
    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None and not issubclass(kind, Exception):
            # Cancelled, or told to exit: asyncio says that once, and then would wait here for a kernel without end.
            self._close_in_background()
            return
        try:
            await self._close()
        except Error as unobserved:
            if error is None:
                raise
            error.add_note(f"and, unobserved until the runtime was closed: {unobserved}")

    @property
    @records_errors
    def info(self) -> DeviceInfo:
        """What the device is, by arch, index, name and capabilities."""
        self.check_open()
        assert self._info is not None
        return self._info

    @property
    @records_errors
    def capabilities(self) -> Mapping[Capability, int]:
        """What modules may require, as levels by capability; the device's own until :meth:`set_capabilities`."""
        self.check_open()
        return dict(self._capabilities)

    @records_errors
    def set_capabilities(self, levels: Mapping[Capability, int] | Mapping[str, int]) -> None:
        """Replace the capabilities that modules loaded from now on are held against. Those of level 0 are unset.

        Raises
        ------
        InvalidArgumentError, ArgumentOutOfRangeError
            A key is no capability, a level no 32-bit unsigned integer.
        """
        self.check_open()
        self._capabilities = as_capabilities(levels)

    @property
    def queue(self) -> Queue:
        """The default queue, of the event loop that opened the runtime."""
        try:  # by hand: see records_errors
            self.check_open()
        except Error as error:
            set_last_error(error)
            raise
        assert self._default is not None
        return self._default

    @records_errors
    def create_queue(
        self,
        *,
        name: str | None = None,
        timing: bool = False,
        transfer: bool = False,
        priority: int = 0,
        stream: Any = None,
        max_in_flight: int = _MAX_IN_FLIGHT,
    ) -> Queue:
        """Create a queue of the running event loop.

        Parameters
        ----------
        name
            What messages call it.
        timing
            Record when each operation ends, for :meth:`Event.elapsed_since`.
        transfer
            Use it for ``write``, ``read``, ``copy`` and ``fill`` only: where the device has copy engines, it is
            one of them, and overlaps with kernels. Launches are refused.
        priority
            Above 0 before other queues, below 0 behind them, as far as the device has priorities (CUDA).
        stream
            A CUDA stream of another library to be used instead of one of its own: what has ``__cuda_stream__``, or
            its address; not the per-thread default stream. It must live as long as the queue.
        max_in_flight
            Operations at which :meth:`Queue.drain` waits.

        Raises
        ------
        NotSupportedError
            The device has no clock for ``timing``, or no streams of other libraries.
        InvalidArgumentError, InvalidInteropError
            A parameter is no integer, ``stream`` is no stream, or one of another device.
        ResourceExhaustedError, OutOfMemoryError
            The system starts no thread for the queue, or has no memory for it.
        """
        self.check_open()
        if not isinstance(max_in_flight, int) or max_in_flight < 1:
            raise InvalidArgumentError(f"max_in_flight={max_in_flight!r}: it is an integer, at least 1")
        if not isinstance(priority, int) or isinstance(priority, bool):
            raise InvalidArgumentError(f"priority={priority!r}: it is an integer")
        handle = None if stream is None else stream_handle(stream)
        completion = self._completion()
        descriptor = completion.notifier.descriptor
        hal = self.device.create_queue(QueueRequest(descriptor, self._policy, timing, transfer, priority, handle))
        assert self._handles is not None
        queue = Queue(self, completion, hal, name or f"queue{self._created}", timing, transfer, max_in_flight)
        self._created += 1
        self._handles.queues[hal] = queue.number
        self._queues.add(queue)
        completion.queues.add(queue)
        return queue

    @records_errors
    async def load_aot_module(self, path: str | os.PathLike[str]) -> AotModule:
        """Load a module that taichi saved: a folder or a ``.tcm`` file.

        Raises
        ------
        InvalidArgumentError, ArgumentNullError
            ``path`` is not a path.
        MissingFileError, UnreadableFileError
            There is nothing at ``path``, or the system does not let it be read.
        CorruptedDataError
            It is damaged, or larger than :ref:`the limits <limits>`.
        IncompatibleModuleError
            It is for another arch or taichi version, or needs what the device lacks.
        CompileLimitError
            It needs more time or memory to compile than ``load_limits`` allows.
        ResourceExhaustedError, OutOfMemoryError
            The system has no thread, process, descriptor or memory left to compile it.
        """
        return await self._loader.load(archive_at(path))

    @records_errors
    async def create_aot_module(self, data: bytes | bytearray | memoryview) -> AotModule:
        """Load a module from a ``.tcm`` file's bytes, which must not change meanwhile. As :meth:`load_aot_module`."""
        return await self._loader.load(archive_of(data))

    @records_errors
    async def load_kernel(
        self,
        function: KernelFunction,
        *,
        constants: Mapping[str, Any] | None = None,
        template_args: Mapping[str, Any] | None = None,
    ) -> Kernel:
        """Compile what :func:`kernel` decorates for this device, with the values that it reads now, and load it.

        taichi compiles the function's whole file, in a process of its own, once: other functions of the file are
        then there at once, and share its fields. The result is kept on disk until what it depends on changes.
        After this, :meth:`Queue.launch` takes the function itself.

        Parameters
        ----------
        constants
            Values for variables that the kernel reads, by name, instead of the program's: ``{"N": 64}``.
        template_args
            Values for ``ti.template()`` arguments, and types for arrays of any kind. With these, or ``constants``,
            the kernel is one beside the function's own: launch what is returned.

        Raises
        ------
        BuildError
            Python or taichi refuses the file; a value cannot be sent to the compiler; a closure or a method uses a
            field.
        NotSupportedError
            It is not compiled yet, and taichi is not installed or cannot do it, or the program is frozen.
        ResourceExhaustedError, OutOfMemoryError
            As :meth:`load_aot_module`.
        InvalidArgumentError
            It is not what :func:`kernel` decorates; or ``constants`` or ``template_args`` do not fit it.
        """
        self.check_open()
        return await self.kernel_files.load(function, constants or {}, template_args or {})

    @records_errors
    async def aclose(self, timeout: float | None = None) -> None:
        """Wait until every queue is idle, then free everything. Idempotent: returns at once where it has begun.

        Cancelled while it waits, it stops each queue behind the operation that runs now (a GPU: behind what it has
        been given), and frees in the background; the events of the other operations raise an InvalidStateError.
        After an error it can be called again, and closes what is still open.

        Parameters
        ----------
        timeout
            Seconds after which it stops and frees as if it were cancelled, and raises. None: it waits for ever.

        Raises
        ------
        TimeoutError
            ``timeout`` seconds have passed. The message says which queues were busy.
        InvalidArgumentError
            ``timeout`` is not a number from 0.
        Error
            What failed a queue; else the first error of an operation that nobody has seen.
        """
        async with time_limit(timeout, tuple(self._queues)):
            await self._close()

    async def close_queues(self, queues: Sequence[Queue], timeout: float | None) -> None:
        """Close some of the queues, as :meth:`aclose` closes all."""
        if self._disowned is not None:
            raise self._disowned.with_traceback(None)
        async with time_limit(timeout, queues):
            await self._close_queues(queues)

    async def _close_queues(self, queues: Sequence[Queue]) -> None:
        queues = [queue for queue in queues if queue in self._queues]
        handles = self._handles
        assert handles is not None
        close = partial(handles.close, [queue.hal for queue in queues])
        try:
            failures = await settle(queues)
        except BaseException:
            self._queues.difference_update(queues)
            in_background(close, partial(self._forget, queues))
            raise
        await in_closing_thread(close, partial(self._forget, queues))
        raise_errors(failures)

    # -- for the objects made on the runtime -----------------------------------------------------------

    def last_tickets(self) -> Mapping[Queue, int]:
        """Return what every queue has given out."""
        return {queue: queue.last_ticket for queue in tuple(self._queues)}

    def disown(self, error: Error) -> None:
        """Refuse everything: the process is a fork's child, and the handles are its parent's."""
        if self._handles is not None:
            untrack(self._handles)
        if self._refusal is None:
            self._refusal = error
        self._disowned = error
        for queue in self._queues:
            queue.disown(error)
        self.residency.end()

    # -- private -------------------------------------------------------------------------------------

    def _open_device(self) -> DeviceHal:
        with named_limits("cannot open the runtime"):
            driver = self._arch if isinstance(self._arch, Driver) else find_driver(self._arch)
            return driver.open(self._device_index, self._limits)

    @property
    def _runtime(self) -> Runtime:
        return self

    def check_open(self) -> None:
        if self._refusal is not None:
            raise self._refusal.with_traceback(None)

    def _completion(self) -> Completion:
        for completion in self._completions:
            if completion.port.is_current():
                return completion
        if not in_event_loop():
            raise no_event_loop("rt.create_queue")
        completion = Completion(self, current_port(), self._policy)
        self._completions.append(completion)
        assert self._handles is not None
        self._handles.notifiers.append(completion.notifier)
        return completion

    async def _close(self) -> None:
        if self._handles is None or self._is_closed or self._disowned is not None:
            return
        self._refusal = InvalidStateError("the runtime is closed")
        self._is_closed = True
        try:
            try:
                failures = await settle(tuple(self._queues))
            except BaseException:
                self._close_in_background()
                raise
            self._detach(self._handles)
            await in_closing_thread(self._handles.close_all, self._handles.close_notifiers)
        except Exception:
            self._is_closed = False  # what is still open, the next call closes
            raise
        raise_errors(failures)

    def _close_in_background(self) -> None:
        if self._handles is None or self._disowned is not None:
            return
        self._refusal = InvalidStateError("the runtime is closed")
        self._is_closed = True
        stop(tuple(self._queues))
        self._detach(self._handles)
        in_background(self._handles.close_all, self._handles.close_notifiers)

    def _forget(self, queues: Sequence[Queue]) -> None:
        for queue in queues:
            self._queues.discard(queue)
            for completion in self._completions:
                completion.queues.discard(queue)
            self.residency.forget(queue)

    def _detach(self, handles: HardwareHandles) -> None:
        untrack(handles)
        for completion in self._completions:
            if completion.port.is_current():
                completion.detach()
            else:
                completion.port.call_threadsafe(completion.detach)
        self._queues.clear()
        self.kernel_files.clear()
        handles.parts += self.residency.end()
        handles.parts += self._loader.release()

    def __repr__(self) -> str:
        arch = self._info.arch.name.lower() if self._info else self._arch
        return f"<Runtime {arch}>"
