"""A whole backend: arrays are NumPy's, each queue is a thread, and kernels are Python functions.

It runs no compiled code. A kernel of a module is the Python function of the same name.
"""

from __future__ import annotations

import ctypes
import math
import struct
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from aiotaichi import Arch, CompileOptions
from aiotaichi.core.cancellation import Cancellation
from aiotaichi.errors import (
    DeviceLostError,
    Error,
    IncompatibleModuleError,
    InvalidStateError,
    KernelError,
    NotSupportedError,
    OutOfMemoryError,
    ResourceExhaustedError,
)
from aiotaichi.formats import Archive, KernelSpec, ModuleSpec, NdArrayParameter
from aiotaichi.formats.spec import ScalarParameter, ScalarReturn
from aiotaichi.hal import (
    DeviceHal,
    DeviceInfo,
    DeviceRequest,
    Driver,
    KernelHal,
    KernelTable,
    MemoryHal,
    MemoryRequest,
    ModuleHal,
    QueueHal,
    QueueRequest,
)
from aiotaichi.hal.commands import (
    Batch,
    Command,
    Copy,
    Download,
    Fill,
    Launch,
    Mark,
    Replay,
    Upload,
    WaitTicket,
)

Function = Callable[..., Any]
"""Takes a launch's arguments, arrays as NumPy views of their memory, and returns the kernel's result."""


class NumpyDriver(Driver):
    archs = (Arch.X64,)

    def __init__(self, functions: Mapping[str, Function] | None = None) -> None:
        self._functions = functions or {}

    def probe(self) -> str | None:
        return None  # or the reason: "no GPU is found: install ..."

    def devices(self) -> Sequence[DeviceInfo]:
        return [DeviceInfo(Arch.X64, 0, "NumPy")]

    def open(self, request: DeviceRequest) -> NumpyDevice:
        if request.index != 0:
            raise NotSupportedError(f"device_index {request.index}: NumPy has one device, 0")
        return NumpyDevice(self.devices()[0], self._functions)


class NumpyDevice(DeviceHal):
    def __init__(self, info: DeviceInfo, functions: Mapping[str, Function]) -> None:
        self.info = info
        self._functions = functions
        self._changed = threading.Condition()  # a queue of this device has made progress, or must stop

    def create_queue(self, request: QueueRequest) -> NumpyQueue:
        if request.stream is not None:
            raise NotSupportedError("stream: NumPy has no streams")
        return NumpyQueue(request, self._changed)

    def load(
        self, spec: ModuleSpec, archive: Archive, options: CompileOptions, cancellation: Cancellation
    ) -> NumpyModule:
        if spec.arch is not self.info.arch:
            raise IncompatibleModuleError(f"{archive.name}: it is built for another arch")
        return NumpyModule(spec, archive.name, self._functions, cancellation)

    def unload(self, module: ModuleHal) -> None:
        """Do nothing: a module is freed with its last reference."""

    def allocate(self, request: MemoryRequest) -> NumpyMemory:
        if request.export_sharing:
            raise NotSupportedError("export_sharing: other APIs cannot open NumPy's memory")
        return NumpyMemory(request.size)

    def map(self, memory: MemoryHal) -> memoryview:
        view: memoryview = bytes_of(memory).data
        return view

    def unmap(self, memory: MemoryHal) -> None:
        """Do nothing: kernels and the host see the same bytes."""

    def take_output(self) -> str:
        return ""  # kernels print by themselves

    def close(self) -> None:
        """Do nothing: the queues are closed already, and the device has nothing else."""


class NumpyMemory(MemoryHal):
    def __init__(self, size: int) -> None:
        try:
            self.bytes = np.zeros(size, np.uint8)
        except MemoryError:
            raise OutOfMemoryError(f"cannot allocate {size} bytes") from None
        self.size = size
        self.address = self.bytes.ctypes.data  # a launch packs this number for an array


def bytes_of(memory: MemoryHal) -> npt.NDArray[np.uint8]:
    assert isinstance(memory, NumpyMemory)
    return memory.bytes


class NumpyKernel(KernelHal):
    def __init__(self, spec: KernelSpec, function: Function) -> None:
        self.name = spec.name
        self.spec = spec
        self.function = function


class NumpyModule(ModuleHal):
    def __init__(
        self, spec: ModuleSpec, name: str, functions: Mapping[str, Function], cancellation: Cancellation
    ) -> None:
        def load(kernel: KernelSpec) -> NumpyKernel:
            if kernel.name not in functions:
                raise IncompatibleModuleError(f"{name}: there is no function for kernel {kernel.name}")
            return NumpyKernel(kernel, functions[kernel.name])

        # A kernel that cannot run does not keep the others from running.
        self._kernels = KernelTable(name, spec.kernels, load, cancellation)

    def kernel(self, name: str) -> NumpyKernel:
        return self._kernels[name]

    def uses_fields(self, name: str) -> bool:
        return False


class NumpyQueue(QueueHal):
    is_hardware = True
    batch_limit = 64

    def __init__(self, request: QueueRequest, changed: threading.Condition) -> None:
        self._notification = request.notification
        self._changed = changed  # held while the attributes below are read or written
        self._batches: deque[Batch] = deque()
        self._completed = 0
        self._armed = 0  # the ticket to notify at; 0: none
        self._failures: list[tuple[int, Error]] = []
        self._loss: str | None = None
        self._intervals: deque[tuple[float, float]] | None = deque() if request.timing else None
        self._is_abandoned = False
        self._is_closing = False
        self._thread = threading.Thread(target=self._run, name="NumPy queue", daemon=True)
        try:
            self._thread.start()
        except RuntimeError as error:
            raise ResourceExhaustedError(f"cannot start a thread for the queue: {error}") from None

    # -- called in the event loop's thread -----------------------------------------------------------

    def submit(self, batch: Batch) -> None:
        with self._changed:
            self._batches.append(batch)
            self._changed.notify_all()

    def completed(self) -> int:
        with self._changed:
            if self._loss is not None:
                raise DeviceLostError(self._loss)
            return self._completed

    def failures(self) -> Sequence[tuple[int, Error]]:
        with self._changed:
            failures, self._failures = self._failures, []
            return failures

    def arm(self, ticket: int) -> bool:
        with self._changed:
            if self._completed >= ticket:
                return True
            self._armed = ticket
            return False

    def interval(self, ticket: int) -> tuple[float, float]:
        if self._intervals is None:
            raise InvalidStateError("the queue was created without timing=True")
        return self._intervals.popleft()

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | None:
        return WaitTicket(other, ticket) if isinstance(other, NumpyQueue) else None

    def abandon(self) -> None:
        with self._changed:
            self._is_abandoned = True
            self._batches.clear()
            self._changed.notify_all()

    # -- blocking: called in a worker thread -----------------------------------------------------------

    def close(self, timeout: float) -> bool:
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        self._thread.join(timeout)
        return not self._thread.is_alive()

    # -- the queue's own thread --------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._serve()
        except BaseException as error:  # noqa: BLE001  # the queue's users are told, by completed()
            with self._changed:
                self._loss = f"the queue's thread has ended: {error!r}"
                self._changed.notify_all()
            self._notify()

    def _serve(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._batches or self._is_abandoned or self._is_closing)
                if not self._batches:
                    return
                batch = self._batches.popleft()
            for command in batch.commands:
                if isinstance(command, WaitTicket):
                    self._await(command)
                else:
                    began = time.monotonic()
                    self._complete(execute(command), began)
            del batch, command  # do not keep the memory of commands until the next batch

    def _await(self, wait: WaitTicket) -> None:
        other = wait.queue
        assert isinstance(other, NumpyQueue)
        with self._changed:
            self._changed.wait_for(lambda: other._completed >= wait.ticket or self._is_abandoned)

    def _complete(self, error: Error | None, began: float) -> None:
        with self._changed:
            if self._is_abandoned:
                return  # the remaining tickets never complete
            if self._intervals is not None:
                self._intervals.append((began, time.monotonic()))
            if error is not None:
                self._failures.append((self._completed + 1, error))  # before the ticket counts as completed
            self._completed += 1
            self._changed.notify_all()
            if self._armed and self._completed >= self._armed:
                self._armed = 0
                self._notify()

    def _notify(self) -> None:
        if self._notification is not None:
            self._notification.notify()


def execute(command: Command) -> Error | None:
    """Run a command. Return its error, or None."""
    match command:
        case Launch():
            return launch(command)
        case Replay(commands=commands):
            return next(filter(None, [execute(each) for each in commands]), None)
        case Upload(memory=memory, offset=offset, source=source):
            bytes_of(memory)[offset : offset + source.nbytes] = np.frombuffer(source, np.uint8)
        case Download(into=into, memory=memory, offset=offset):
            into[:] = bytes_of(memory)[offset : offset + into.nbytes].data
        case Copy(to=to, to_offset=to_offset, source=memory, source_offset=offset, size=size):
            bytes_of(to)[to_offset : to_offset + size] = bytes_of(memory)[offset : offset + size]
        case Fill(memory=memory, offset=offset, size=size, pattern=pattern):
            parts = bytes_of(memory)[offset : offset + size].reshape(-1, len(pattern))
            parts[:] = np.frombuffer(pattern, np.uint8)
        case Mark():
            pass
    return None


def launch(command: Launch) -> Error | None:
    kernel = command.kernel
    assert isinstance(kernel, NumpyKernel)
    try:
        result = kernel.function(*(unpack(each, command.arguments) for each in kernel.spec.parameters))
    except Exception as error:  # noqa: BLE001  # a kernel's own: it fails its ticket, not the queue
        return KernelError(f"kernel {kernel.spec.name}: {error!r}")
    if command.result is not None:
        (value,) = kernel.spec.returns
        assert isinstance(value, ScalarReturn), "this backend returns scalars"
        struct.pack_into("=" + value.dtype.format, command.result, value.offset, result)
    return None


def unpack(parameter: object, arguments: bytes) -> Any:
    """Return one argument of a launch, read from the packed bytes by the kernel's signature."""
    match parameter:
        case ScalarParameter(dtype=dtype, offset=offset):
            (value,) = struct.unpack_from("=" + dtype.format, arguments, offset)
            return value
        case NdArrayParameter(dtype=dtype, element_shape=element_shape):
            extents = (struct.unpack_from("=i", arguments, offset)[0] for offset in parameter.shape_offsets)
            (address,) = struct.unpack_from("=Q", arguments, parameter.data_offset)
            return array_at(address, (*extents, *element_shape), dtype.numpy)
    raise NotImplementedError(f"arguments such as {parameter!r}")


def array_at(address: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """Return the array that lies at an address. The batch holds its memory until the ticket has completed."""
    buffer = (ctypes.c_uint8 * (math.prod(shape) * dtype.itemsize)).from_address(address)
    data: npt.NDArray[np.uint8] = np.ctypeslib.as_array(buffer)
    return data.view(dtype).reshape(shape)
