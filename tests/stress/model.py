"""Do the same operations on a device's arrays and on NumPy's: the device must hold the same values."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import numpy.typing as npt

import aiotaichi as at
from aiotaichi.testing import FakeClock, FakeDriver

__all__ = ["BACKENDS", "Backend", "Kernels", "Model", "Promise"]

_MODULES = Path(__file__).parent.parent / "modules"
_SIZES = (1, 7, 64, 1000, 20_000)


@dataclass(frozen=True)
class Backend:
    """A backend to run on, and the folder of its modules."""

    name: str
    modules: Path

    def runtime(self, clock: FakeClock, **options: Any) -> at.Runtime:
        """Return a runtime that is not open yet. ``clock`` is the time of the fake backend."""
        return at.Runtime(FakeDriver(_FAKE_KERNELS, clock) if self.name == "fake" else self.name, **options)


def _fill_index(x: Any) -> None:
    x[:] = np.arange(len(x))


def _add_one(x: Any) -> None:
    x += 1


def _iota(begin: int, end: int, x: Any) -> None:
    x[begin:end] = np.arange(begin, end) + 1


def _count_up(n: int, x: Any) -> None:
    x[:n] += np.arange(n)


def _shift(n: int, x: Any) -> None:
    x += n


_FAKE_KERNELS: dict[str, Callable[..., Any]] = {
    "fill_index": _fill_index,
    "add_one": _add_one,
    "iota": _iota,
    "count_up": _count_up,
    "shift_c82_0": _shift,  # as the graph names it
}

BACKENDS = {
    "cpu": Backend("cpu", _MODULES / "x64"),
    "vulkan": Backend("vulkan", _MODULES / "vulkan"),
    "fake": Backend("fake", _MODULES / "x64"),
}


@dataclass(frozen=True)
class Kernels:
    """The kernels that a model launches."""

    module: at.AotModule
    thrice: at.ComputeGraph

    @classmethod
    async def load(cls, rt: at.Runtime, modules: Path) -> Kernels:
        graphs = await rt.load_aot_module(modules / "graphs")
        return cls(await rt.load_aot_module(modules / "basics"), graphs.compute_graph("thrice"))

    def __getitem__(self, name: str) -> at.Kernel:
        return self.module.kernel(name)


@dataclass(frozen=True)
class Promise:
    """A read that is pending, and its expected value.

    Attributes
    ----------
    may_fail
        Whether the queue, or its runtime, is closed in the middle: the read may then raise an InvalidStateError.
    """

    event: at.Event[npt.NDArray[Any]]
    expected: npt.NDArray[Any]
    owner: str
    may_fail: bool

    def check(self, value: npt.NDArray[Any]) -> None:
        if not np.array_equal(value, self.expected):
            wrong = np.flatnonzero(value != self.expected)
            raise AssertionError(
                f"{self.owner}: {self.event!r} yields {len(wrong)} wrong elements, the first at {wrong[0]}: "
                f"{value[wrong[0]]} instead of {self.expected[wrong[0]]}"
            )


class Model:
    """Three arrays of one task, used by one queue at a time, and the arrays that they must be equal to.

    Parameters
    ----------
    owner
        The name of the model in reports.
    may_fail
        See :class:`Promise`.
    """

    def __init__(
        self,
        rt: at.Runtime,
        kernels: Kernels,
        queue: at.Queue,
        chance: random.Random,
        owner: str,
        may_fail: bool = False,
    ) -> None:
        self.queue = queue
        self.promises: list[Promise] = []
        self._chance = chance
        self._kernels = kernels
        self._owner = owner
        self._may_fail = may_fail
        self._size = size = chance.choice(_SIZES)
        self.x, self.y = (rt.ndarray(size, at.i32, host_read=True, host_write=True) for _ in range(2))
        self.z = rt.ndarray(size, at.f32)
        self._x, self._y = (np.zeros(size, np.int32) for _ in range(2))
        self._z = np.zeros(size, np.float32)
        self.last: at.Event[Any] = queue.fill(self.x, 0)
        self._steps: tuple[Callable[[], at.Event[Any]], ...] = (
            self._add_one,
            self._fill_index,
            self._iota,
            self._count_up,
            self._write,
            self._borrow,
            self._fill,
            self._copy,
            self._shift,
            self.read,
            self._read_into,
        )

    def step(self) -> None:
        """Enqueue a random operation."""
        self.last = self._chance.choice(self._steps)()

    def move(self, queue: at.Queue) -> None:
        """Go on in another queue, which waits for this one."""
        queue.wait_event(self.last)
        self.queue = queue

    def read(self) -> at.Event[npt.NDArray[Any]]:
        """Enqueue a read of one of the arrays, and promise its value."""
        array, mirror = self._chance.choice(((self.x, self._x), (self.y, self._y), (self.z, self._z)))
        begin, end = self._part()
        event = self.queue.read(array[begin:end])
        self.promises.append(Promise(event, mirror[begin:end].copy(), self._owner, self._may_fail))
        return event

    def _read_into(self) -> at.Event[npt.NDArray[Any]]:
        """Enqueue a read into an array that only the read and the promise hold."""
        array, mirror = self._chance.choice(((self.x, self._x), (self.y, self._y), (self.z, self._z)))
        begin, end = self._part()
        event = self.queue.read(array[begin:end], out=np.empty_like(mirror[begin:end]))
        self.promises.append(Promise(event, mirror[begin:end].copy(), self._owner, self._may_fail))
        return event

    def read_all(self) -> None:
        """Enqueue reads of all arrays."""
        for array, mirror in ((self.x, self._x), (self.y, self._y), (self.z, self._z)):
            promise = Promise(self.queue.read(array), mirror.copy(), self._owner, self._may_fail)
            self.promises.append(promise)
            self.last = promise.event

    def close(self) -> None:
        """Close the arrays. Commands in the queue still run."""
        for array in (self.x, self.y, self.z):
            array.close()

    async def wait(self) -> None:
        """Wait, in a random way."""
        way = self._chance.choice(
            (
                self._await_last,
                self.last.wait,
                self.queue.wait,
                self.queue.flush,
                self.queue.drain,
                self._map,
                self._await_often,
                self._synchronize,
            )
        )
        await way()

    # -- eager ------------------------------------------------------------------------------------------

    def _part(self) -> tuple[int, int]:
        if self._chance.random() < 0.5:
            return 0, self._size
        begin = self._chance.randrange(self._size)
        return begin, self._chance.randrange(begin, self._size) + 1

    def _add_one(self) -> at.Event[None]:
        event = self.queue.launch(self._kernels["add_one"], self.x)
        self._x += 1
        return event

    def _fill_index(self) -> at.Event[None]:
        event = self.queue.launch(self._kernels["fill_index"], self.x)
        _fill_index(self._x)
        return event

    def _iota(self) -> at.Event[None]:
        begin, end = self._part()
        event = self.queue.launch(self._kernels["iota"], begin, end, self.y)
        _iota(begin, end, self._y)
        return event

    def _count_up(self) -> at.Event[None]:
        _, end = self._part()
        event = self.queue.launch(self._kernels["count_up"], end, self.x)
        _count_up(end, self._x)
        return event

    def _write(self) -> at.Event[None]:
        begin, end = self._part()
        data = np.full(end - begin, self._chance.randrange(1000), np.int32)
        event = self.queue.write(self.y[begin:end], data)
        self._y[begin:end] = data
        data[:] = -1  # it was copied
        return event

    def _borrow(self) -> at.Event[None]:
        data = np.full(self._size, self._chance.randrange(1000), np.int32)
        event = self.queue.write(self.y, data, borrow=True)
        self._y[:] = data
        return event

    def _fill(self) -> at.Event[None]:
        begin, end = self._part()
        value = self._chance.randrange(1000)
        event = self.queue.fill(self.x[begin:end], value)
        self._x[begin:end] = value
        return event

    def _copy(self) -> at.Event[None]:
        begin, end = self._part()
        event = self.queue.copy(self.y[begin:end], self.x[begin:end])
        self._y[begin:end] = self._x[begin:end]
        return event

    def _shift(self) -> at.Event[None]:
        event = self.queue.launch_graph(self._kernels.thrice, n=2, x=self.z)
        self._z += 6
        return event

    # -- waiting ----------------------------------------------------------------------------------------

    async def _await_last(self) -> None:
        event = self.last
        promise = next((each for each in self.promises[-3:] if each.event is event), None)
        value = await event
        if promise is not None:
            promise.check(value)

    async def _await_often(self) -> None:
        async with anyio.create_task_group() as tasks:
            for _ in range(4):
                tasks.start_soon(self.last.wait)

    async def _map(self) -> None:
        array, mirror = self._chance.choice(((self.x, self._x), (self.y, self._y)))
        value = self._chance.randrange(1000)
        async with array.map() as view:
            if self._may_fail and not np.array_equal(view, mirror):
                await self.queue.flush()  # raises if the queue was closed before all operations had run
            assert np.array_equal(view, mirror), f"{self._owner}: the mapped array differs"
            view[:] = mirror[:] = value
            await anyio.lowlevel.checkpoint()

    async def _synchronize(self) -> None:
        # If it is cancelled, the thread goes on, and ends with the event.
        work = partial(_synchronize, self.last)
        await anyio.to_thread.run_sync(work, abandon_on_cancel=self._chance.random() < 0.5)


def _synchronize(event: at.Event[Any]) -> None:
    """Wait in a thread. An event of a closed queue raises, and other tasks look at that error."""
    try:
        event.synchronize(60)
    except at.errors.InvalidStateError as error:
        if "closed" not in str(error):
            raise
