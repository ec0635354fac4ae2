"""A backend without a device: a test decides when commands run, and kernels are Python functions.

With :class:`FakeClock`, order, overlap, loss, cancellation and lost wake-ups are deterministic: only a call of the
test completes a command or writes a wake-up.
"""

from __future__ import annotations

import itertools
import math
import threading
import time
from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import itemgetter
from typing import Any
from weakref import WeakSet

import numpy as np
import numpy.typing as npt

from .. import NdArray
from ..core.cancellation import Cancellation
from ..core.compile_options import CompileOptions
from ..core.signatures import TextureArgument
from ..core.spans import Span
from ..counted import counted
from ..errors import (
    DeviceLostError,
    Error,
    InvalidArgumentError,
    InvalidStateError,
    NotSupportedError,
    OutOfMemoryError,
)
from ..formats import Archive, ModuleSpec
from ..hal import (
    ClockReading,
    DeviceHal,
    DeviceInfo,
    DeviceRequest,
    Driver,
    ImageHal,
    ImageRegion,
    ImageRequest,
    MemoryHal,
    MemoryRequest,
    ModuleHal,
    Notification,
    QueueHal,
    QueueRequest,
    SamplerRequest,
    TextureHal,
)
from ..hal.commands import (
    Batch,
    Command,
    Copy,
    CopyImage,
    Download,
    DownloadImage,
    Fill,
    Launch,
    Mark,
    Replay,
    TransitionImage,
    Upload,
    UploadImage,
    WaitTicket,
    revoke,
)
from ..image_types import ImageDimension, ImageLayout
from ..kept_errors import again, deferred, kept
from ..types import Arch
from .fake_kernel import FakeKernel, KernelFunction

__all__ = ["FakeClock", "FakeDevice", "FakeDriver", "FakeQueue", "FakeTexture", "image_of"]

_CAPACITY = 2**32


class FakeClock:
    """The time of fake queues: commands wait until a test calls :meth:`step` or :meth:`run`.

    After :meth:`stop`, commands do not wait: each runs when it is submitted.

    The device's time is the host's, unless the clock has ``seconds`` of its own. Then only the test moves it: by
    :meth:`advance`, and by the durations of commands.

    Parameters
    ----------
    seconds
        The device's time at first. None: the host's.

    Attributes
    ----------
    log
        Every command that ran, in order: the number of its queue, and its name. A launch has the kernel's name.
    is_stopped
        Whether the clock is stopped.
    seconds
        The device's time. None: the host's.
    durations
        How many seconds of the device's time a command takes, by its name in the log. Other commands take none.
    host_offset
        What the host's clock shows when the device's clock shows 0, in seconds: for the tests of a trace, whose host
        clock then shows ``clock.seconds + clock.host_offset``.
    uncertainty
        How uncertain the comparison of both clocks is, in seconds.

    Examples
    --------
    >>> clock = FakeClock()
    >>> async with at.Runtime(FakeDriver({"blur": blur}, clock)) as rt:
    ...     clock.stop()
    ...     await rt.queue.launch(kernel, x)
    ...     with clock.paused():
    ...         event = rt.queue.launch(kernel, x)
    ...         await rt.queue.flush()
    ...         assert not event.done()
    ...     await event

    A kernel that takes 50 ms, and that the driver begins 20 ms late:

    >>> clock = FakeClock(seconds=0.0)
    >>> clock.durations["blur"] = 0.05
    >>> async with at.Runtime(FakeDriver({"blur": blur}, clock)) as rt:
    ...     event = rt.queue.launch(kernel, x)
    ...     await rt.queue.flush()
    ...     clock.advance(0.02)
    ...     clock.step(0)
    ...     await event
    >>> clock.seconds
    0.07
    """

    def __init__(self, seconds: float | None = None) -> None:
        self.queues: list[FakeQueue] = []
        self.log: list[tuple[int, str]] = []
        self.is_stopped = False
        self.seconds = seconds
        self.durations: dict[str, float] = {}
        self.host_offset = 0.0
        self.uncertainty = 0.0

    def advance(self, seconds: float) -> None:
        """Let the device's time pass.

        Raises
        ------
        InvalidStateError
            The clock has no ``seconds``: its time is the host's.
        """
        if self.seconds is None:
            raise InvalidStateError("the device's time is the host's: make FakeClock(seconds=0.0)")
        self.seconds += seconds

    def read(self) -> ClockReading:
        """Return what the device's clock and the host's show now."""
        if self.seconds is None:
            return _host_reading()
        return ClockReading(self.seconds, self.seconds + self.host_offset, self.uncertainty)

    def step(self, queue: int) -> bool:
        """Run the next command of a queue. Return False if no command of the queue can run.

        Parameters
        ----------
        queue
            The queue's number, from 0, in the order in which the queues were made. 0 is the default queue.

        Raises
        ------
        InvalidArgumentError
            There is no such queue.
        """
        return self._queue(queue).step()

    def next(self, queue: int) -> str | None:
        """Return the name of the command that :meth:`step` would run, as the log has it; None if it would run none.

        A test that lets several queues work at the same time begins a command when it is next, and steps when the
        command's time is over.

        Raises
        ------
        InvalidArgumentError
            There is no such queue.
        """
        return self._queue(queue).next

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Have commands wait inside the block. At its end everything runs, and the clock is stopped."""
        self.is_stopped = False
        try:
            yield
        finally:
            self.stop()

    def stop(self) -> None:
        """Run everything now, and every later batch when it is submitted. For the end of a test."""
        self.is_stopped = True
        self.run()

    def run(self) -> None:
        """Run everything that can run."""
        progress = True
        while progress:
            progress = False
            for queue in self.queues:
                progress |= queue.step()

    def __repr__(self) -> str:
        time = "" if self.seconds is None else f", at {self.seconds:g} s"
        state = ", stopped" if self.is_stopped else ""
        ran = counted(len(self.log), "command")
        return f"<FakeClock of {counted(len(self.queues), 'queue')}, {ran} ran{time}{state}>"

    def _queue(self, number: int) -> FakeQueue:
        if not 0 <= number < len(self.queues):
            raise InvalidArgumentError(f"queue={number}: the clock has {len(self.queues)} queues, numbered from 0")
        return self.queues[number]


class FakeDriver(Driver):
    """A driver of one device.

    Parameters
    ----------
    kernels
        Kernels by name: a function takes a launch's arguments, and returns what the kernel returns. Arrays and images
        are NumPy views of the device's memory; numbers are Python numbers; vectors and matrices are NumPy arrays;
        structs and argument packs are named tuples. A failed ``assert`` of the function is the kernel's.
    clock
        The clock that runs commands. None: each batch runs when it is submitted.
    arrive
        Called by ``arm`` after it publishes the request and before it reads the counter again: a wake-up can be lost
        here.
    arch
        The device's arch, which programs read, by default x64. Modules of any arch load.
    unified_memory
        What :attr:`.Runtime.info` says: whether programs should map arrays instead of copying them.

    Attributes
    ----------
    kernels
        The functions by name, a dictionary. A test may change it at any time: it is read at each launch.
    opened
        The devices that runtimes have opened, in their order.

    Examples
    --------
    >>> def saxpy(a, x, y):
    ...     y += a * x
    >>> async with at.Runtime(FakeDriver({"saxpy": saxpy})) as rt:
    ...     module = await rt.load_aot_module("saxpy.tcm")
    """

    archs: Sequence[Arch] = (Arch.X64, *(arch for arch in Arch if arch is not Arch.X64))  # it runs no code of theirs

    def __init__(
        self,
        kernels: Mapping[str, KernelFunction] | None = None,
        clock: FakeClock | None = None,
        arrive: Callable[[FakeQueue], None] | None = None,
        arch: Arch | None = None,
        unified_memory: bool = False,
    ) -> None:
        if arch is not None:
            self.archs = (arch,)
        self.kernels = dict(kernels or {})
        self.clock = clock
        self.arrive = arrive
        self.unified_memory = unified_memory
        self.opened: list[FakeDevice] = []

    def probe(self) -> str | None:
        return None

    def devices(self) -> Sequence[DeviceInfo]:
        return [DeviceInfo(self.archs[0], 0, "fake", unified_memory=self.unified_memory)]

    def open(self, request: DeviceRequest) -> FakeDevice:
        if request.index != 0:
            raise NotSupportedError(f"device_index {request.index}: there is one fake device, 0")
        self.opened.append(FakeDevice(self))
        return self.opened[-1]

    def lose(self, message: str = "the fake device is lost") -> None:
        """Lose every open device. A device that is opened later works."""
        for device in self.opened:
            if not device.is_closed:
                device.lose(message)

    def __repr__(self) -> str:
        kernels = ", ".join(self.kernels) or "none"
        return f"<FakeDriver of {self.archs[0]}, kernels: {kernels}; {counted(len(self.opened), 'device')} opened>"


class FakeMemory(MemoryHal):
    def __init__(self, device: FakeDevice, size: int, address: int) -> None:
        self.size = size
        self.address = address
        self.bytes = np.zeros(size, np.uint8)
        self._space = "fake", id(device)

    @property
    def span(self) -> Span:
        return Span(self._space, self.address, self.address + self.size)


class FakeImage(ImageHal):
    """An image in host memory: an array of (layers, depth, height, width, channels) for each mip level."""

    def __init__(self, request: ImageRequest) -> None:
        self.request = request
        self.layout = ImageLayout.UNDEFINED  # what a command or track_image has set last
        self.levels = [np.zeros(self._shape(mip), request.format.numpy) for mip in range(request.mips)]

    def pixels(self, region: ImageRegion) -> npt.NDArray[Any]:
        """Return the texels of ``region``, as a view."""
        (x, y, z), (width, height, depth) = region.offset, region.extent
        layers: npt.NDArray[Any] = self.levels[region.mip][region.layer : region.layer + region.layers]
        return layers[:, z : z + depth, y : y + height, x : x + width]

    def _shape(self, mip: int) -> tuple[int, ...]:
        width, height, depth = (max(1, size >> mip) for size in self.request.extent)
        return self.request.layers, depth, height, width, self.request.format.channels


class FakeTexture(TextureHal):
    """An image with a sampler. ``address`` is a number of its own."""

    def __init__(self, image: FakeImage, sampler: SamplerRequest, address: int) -> None:
        self.image = image
        self.sampler = sampler
        self.address = address

    @property
    def view(self) -> npt.NDArray[Any]:
        """Return level 0 for a kernel's function: ``([depth,] height, width[, channels])``."""
        pixels: npt.NDArray[Any] = self.image.levels[0][0]
        dimension = self.image.request.dimension
        if dimension is not ImageDimension.D3:
            pixels = pixels[0]
        if dimension is ImageDimension.D1:
            pixels = pixels[0]
        return pixels if pixels.shape[-1] > 1 else pixels[..., 0]


def image_of(image: ImageHal) -> FakeImage:
    assert isinstance(image, FakeImage)
    return image


class _FakeModule(ModuleHal):
    def __init__(self, spec: ModuleSpec, kernels: Mapping[str, KernelFunction]) -> None:
        self._spec = spec
        self._kernels = {name: FakeKernel(each, spec.family, kernels) for name, each in spec.kernels.items()}

    def kernel(self, name: str) -> FakeKernel:
        return self._kernels[name]

    def uses_fields(self, name: str) -> bool:
        return bool(self._spec.fields or self._spec.trees)


class FakeDevice(DeviceHal):
    """A device that a test loses: see :meth:`lose`.

    Attributes
    ----------
    is_closed
        Whether the device is closed.
    """

    def __init__(self, driver: FakeDriver) -> None:
        self.info = driver.devices()[0]
        self._loss: Error | None = None
        self.is_closed = False
        self._driver = driver
        self._addresses = itertools.count(4096, 2**33)
        self._queues: list[FakeQueue] = []
        self._memories: WeakSet[FakeMemory] = WeakSet()

    @property
    def allocated_bytes(self) -> int:
        """The bytes of the arrays and memories that are not freed."""
        return sum(memory.size for memory in self._memories)

    def lose(self, message: str = "the fake device is lost") -> None:
        """Lose the device: nothing completes any longer, its loops are notified, and calls of it raise."""
        self._loss = deferred(DeviceLostError(message))
        for queue in self._queues:
            queue.lose(message)

    def create_queue(self, request: QueueRequest) -> FakeQueue:
        self._check()
        queue = FakeQueue(self._driver, request.notification, len(self._queues), request.timing)
        self._queues.append(queue)
        if self._driver.clock is not None:
            self._driver.clock.queues.append(queue)
        return queue

    def load(
        self, spec: ModuleSpec, archive: Archive, options: CompileOptions, cancellation: Cancellation
    ) -> ModuleHal:
        cancellation.check()
        self._check()
        return _FakeModule(spec, self._driver.kernels)

    def unload(self, module: ModuleHal) -> None:
        """Do nothing: no queue keeps state of a module."""

    def allocate(self, request: MemoryRequest) -> MemoryHal:
        self._check()
        if request.size > _CAPACITY:
            raise OutOfMemoryError(f"cannot allocate {request.size} bytes: the device has {_CAPACITY}")
        memory = FakeMemory(self, request.size, next(self._addresses))
        self._memories.add(memory)
        return memory

    def map(self, memory: MemoryHal) -> memoryview:
        view: memoryview = _bytes(memory).data
        return view

    def unmap(self, memory: MemoryHal) -> None:
        """Do nothing: the host and the device see the same bytes."""

    def create_image(self, request: ImageRequest) -> ImageHal:
        self._check()
        size = math.prod(request.extent) * request.layers * request.format.channels * request.format.numpy.itemsize
        if size > _CAPACITY:
            raise OutOfMemoryError(f"cannot allocate {size} bytes: the device has {_CAPACITY}")
        return FakeImage(request)

    def create_texture(self, image: ImageHal, sampler: SamplerRequest) -> TextureHal:
        return FakeTexture(image_of(image), sampler, next(self._addresses))

    def track_image(self, image: ImageHal, layout: ImageLayout) -> None:
        image_of(image).layout = layout

    def clock(self) -> ClockReading:
        self._check()
        if self.is_closed:
            raise InvalidStateError("the device is closed")
        return _reading(self._driver)

    def take_output(self) -> str:
        return ""

    def close(self) -> None:
        self.is_closed = True

    def __repr__(self) -> str:
        state = "lost" if self._loss is not None else "closed" if self.is_closed else "open"
        queues = counted(len(self._queues), "queue")
        return f"<FakeDevice {self.info.label} of {queues}, {self.allocated_bytes} bytes, {state}>"

    def _check(self) -> None:
        """Raise a DeviceLostError if the device is lost."""
        if self._loss is not None:
            raise again(self._loss)


class FakeQueue(QueueHal):
    """A queue that a test drives: :meth:`step` runs one command, :meth:`lose` and :meth:`fail` end the queue."""

    is_hardware = True
    batch_limit = 32

    def __init__(
        self, driver: FakeDriver, notification: Notification | None, number: int, timing: bool = False
    ) -> None:
        self.batches: list[Batch] = []
        self.number = number
        self._driver = driver
        self._notification = notification
        self._notifying = threading.Lock()  # a device may be lost in one thread and closed in another
        self._remaining: deque[Command] = deque()
        self._completed = 0
        self._submitted = 0
        self._timing = timing
        self._is_recorded = False
        # Time stamps are nanoseconds, from 1 on: a begin of 0 is no time.
        self._recorded: deque[tuple[int, array[int]]] = deque()  # per batch: the last ticket, and the stamps
        self._intervals: deque[tuple[int, int, int]] = deque()  # tickets, begins and ends, for interval()
        self._notify_at = 0
        self._failures: list[tuple[int, Error]] = []
        self._loss: Error | None = None
        self._is_abandoned = False
        self._is_alive = True

    def submit(self, batch: Batch) -> None:
        self._remaining.extend(batch.commands)
        if self._is_recorded:
            self._recorded.append((batch.last_ticket, array("Q", (0, 0)) * (batch.last_ticket - self._submitted)))
        self._submitted = batch.last_ticket
        clock = self._driver.clock
        if clock is not None:
            self.batches.append(batch)  # for the test, which has the clock: the record holds memory
        if clock is None:
            while self.step():
                pass
        elif clock.is_stopped:
            clock.run()

    def revoke(self, ticket: int) -> bool:
        place = ticket - self._completed - 1
        if place < 0 or self._is_abandoned:
            return False
        revoke(self._remaining, place)
        return True

    def completed(self) -> int:
        if self._loss is not None:
            raise again(self._loss)
        return self._completed

    def failures(self) -> Sequence[tuple[int, Error]]:
        failures, self._failures = self._failures, []
        return failures

    def arm(self, ticket: int) -> bool:
        self._notify_at = ticket
        if self._driver.arrive is not None:
            self._driver.arrive(self)
        if self._notify_at and self._completed >= ticket:
            self._notify_at = 0
            return True
        return False

    def interval(self, ticket: int) -> tuple[float, float]:
        if not self._timing:
            raise InvalidStateError("the queue was created without timing=True")
        asked, begin, end = self._intervals.popleft()
        assert asked == ticket
        return self.seconds(begin), self.seconds(end)

    def record_times(self, is_recorded: bool) -> None:
        self._is_recorded = is_recorded

    def take_times(self) -> list[tuple[int, array[int] | array[float]]]:
        taken: list[tuple[int, array[int] | array[float]]] = []
        while self._recorded and self._recorded[0][0] <= self._completed:
            taken.append(self._recorded.popleft())
        return taken

    def times_of(self, ticket: int) -> tuple[float, float] | None:
        for last, stamps in self._recorded.copy():
            if last - len(stamps) // 2 < ticket <= min(last, self._completed):
                place = len(stamps) - 2 * (last - ticket + 1)
                return stamps[place], stamps[place + 1]
        return None

    def seconds(self, stamp: float) -> float:
        return (stamp - 1) / 1e9

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | None:
        is_mine = isinstance(other, FakeQueue) and other._driver is self._driver
        return WaitTicket(other, ticket) if is_mine else None

    def abandon(self) -> None:
        self._is_abandoned = True
        self._remaining.clear()

    def close(self, timeout: float) -> bool:
        with self._notifying:
            self._notification = None
        return True

    @property
    def next(self) -> str | None:
        """The name of the command that :meth:`step` would run; None if it would run none."""
        if not self._remaining or self._loss is not None:
            return None
        command = self._remaining[0]
        if isinstance(command, WaitTicket):
            other = command.queue
            assert isinstance(other, FakeQueue)
            if other._completed < command.ticket:
                return None
        return _name(command)

    def step(self) -> bool:
        """Run the next command. Return False if no command can run."""
        if self.next is None:
            return False
        command = self._remaining.popleft()
        if isinstance(command, WaitTicket):
            return True
        clock, ticket = self._driver.clock, self._completed + 1
        begin = _stamp(self._driver)
        if clock is not None:
            clock.log.append((self.number, _name(command)))
        try:
            _execute(command)
        except Error as error:
            self._failures.append((ticket, kept(error)))
        if clock is not None and clock.seconds is not None:
            clock.seconds += clock.durations.get(_name(command), 0.0)
        self._keep_times(ticket, begin, _stamp(self._driver))
        self._completed = ticket
        if self._notify_at and self._completed >= self._notify_at:
            self._notify_at = 0
            self._notify()
        return True

    def is_alive(self) -> bool:
        return self._is_alive

    def end_thread(self) -> None:
        """Let the queue's thread end, as a crash would."""
        self._is_alive = False

    def lose(self, message: str = "the fake device is lost") -> None:
        """Have this queue find that the device is lost: nothing completes any longer, and the loop is notified."""
        self.fail(DeviceLostError(message))

    def fail(self, error: Error) -> None:
        """End the queue by another error than a loss. The device's other queues go on."""
        self._loss = deferred(error)
        self._notify()

    def __repr__(self) -> str:
        waiting = sum(not isinstance(command, WaitTicket) for command in self._remaining)
        state = f", failed: {self._loss}" if self._loss is not None else ""
        return f"<FakeQueue {self.number}, {self._completed} completed, {waiting} waiting, next: {self.next}{state}>"

    def _keep_times(self, ticket: int, begin: int, end: int) -> None:
        if self._timing:
            self._intervals.append((ticket, begin, end))
        index = bisect_left(self._recorded, ticket, key=itemgetter(0))
        if index < len(self._recorded):
            last_ticket, stamps = self._recorded[index]
            place = len(stamps) - 2 * (last_ticket - ticket + 1)
            if place >= 0:  # else the ticket's batch is not recorded
                stamps[place], stamps[place + 1] = begin, end

    def _notify(self) -> None:
        with self._notifying:
            if self._notification is not None:
                self._notification.notify()


def _host_reading() -> ClockReading:
    seconds = time.perf_counter()
    return ClockReading(seconds, seconds, 0.0)


def _reading(driver: FakeDriver) -> ClockReading:
    return _host_reading() if driver.clock is None else driver.clock.read()


def _stamp(driver: FakeDriver) -> int:
    return round(_reading(driver).device * 1e9) + 1


def _bytes(memory: object) -> Any:
    assert isinstance(memory, FakeMemory)
    return memory.bytes


def _name(command: Command) -> str:
    if isinstance(command, Launch):
        return _kernel_of(command).spec.name
    return type(command).__name__.lower()


def _execute(command: Command) -> None:
    match command:
        case Launch():
            _launch(command)
        case Replay(commands=commands):
            _execute_all(commands)
        case Upload(memory=memory, offset=offset, source=source):
            _bytes(memory)[offset : offset + source.nbytes] = np.frombuffer(source, np.uint8)
        case Download(into=into, memory=memory, offset=offset):
            into[:] = _bytes(memory)[offset : offset + into.nbytes].data
        case Copy(to=to, to_offset=to_offset, source=source, source_offset=source_offset, size=size):
            data = _bytes(source)[source_offset : source_offset + size].copy()
            _bytes(to)[to_offset : to_offset + size] = data
        case Fill(memory=memory, offset=offset, size=size, pattern=pattern):
            repeated = np.tile(np.frombuffer(pattern, np.uint8), size // len(pattern))
            _bytes(memory)[offset : offset + size] = repeated
        case Mark():
            pass
        case _:
            _execute_image(command)


def _execute_image(command: Command) -> None:
    """Run ``command`` if it is an image command."""
    match command:
        case UploadImage(image=image, region=region, source=source):
            pixels = image_of(image).pixels(region)
            pixels[...] = np.frombuffer(source, pixels.dtype).reshape(pixels.shape)
            image_of(image).layout = ImageLayout.TRANSFER_DST
        case DownloadImage(into=into, image=image, region=region):
            into[:] = image_of(image).pixels(region).tobytes()
            image_of(image).layout = ImageLayout.TRANSFER_SRC
        case CopyImage(to=to, to_region=to_region, source=source, source_region=source_region):
            pixels = image_of(to).pixels(to_region)
            # Texels are copied as bytes: their formats may differ, but not their size.
            texels = image_of(source).pixels(source_region).tobytes()
            pixels[...] = np.frombuffer(texels, pixels.dtype).reshape(pixels.shape)
            image_of(source).layout, image_of(to).layout = ImageLayout.TRANSFER_SRC, ImageLayout.TRANSFER_DST
        case TransitionImage(image=image, layout=layout):
            image_of(image).layout = layout


def _execute_all(commands: Sequence[Command]) -> None:
    """Run all commands, and raise the first error: the others run nevertheless."""
    failure: Error | None = None
    for command in commands:
        try:
            _execute(command)
        except Error as error:
            failure = failure or kept(error)
    if failure is not None:
        raise again(failure)


def _launch(launch: Launch) -> None:
    _kernel_of(launch).run(launch, _view)


def _kernel_of(launch: Launch) -> FakeKernel:
    assert isinstance(launch.kernel, FakeKernel)
    return launch.kernel


def _view(value: Any) -> Any:
    if isinstance(value, TextureArgument):
        assert isinstance(value.handle, FakeTexture)
        return value.handle.view
    if not isinstance(value, NdArray):
        return value
    view = _bytes(value.handle)[: value.nbytes].view(value.dtype.numpy)
    return view.reshape(value.shape + value.element_shape)
