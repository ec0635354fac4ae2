"""Make the recorded launches in aiotaichi, and compare: ``python -m corpus.replay FOLDER...``.

Each folder gets ``replayed.json``. taichi is never imported here.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import signal
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import aiotaichi as at
from aiotaichi.errors import Error
from aiotaichi.types import BY_NAME

from .comparison import array_difference, largest, value_difference
from .recording import (
    MODULE,
    ArrayArgument,
    ArrayLayout,
    HostArrayArgument,
    ImageArgument,
    Launch,
    Recording,
    State,
    active_key,
    fields_key,
)

_MOST_DIFFERENCES = 20


class Replay:
    """A recording's launches, in one runtime.

    Parameters
    ----------
    rt, module
        The open runtime, and the recording's module in it.
    recording
        The recording.
    has_lists
        Whether the program appends to lists in any order.
    noise, undecided
        How much floats may differ at least, and the share of values that may differ by any amount.

    Attributes
    ----------
    differences
        What differs from taichi's results.
    seconds
        The time of each launch that taichi's time is known for, and that is not its kernel's first.
    """

    def __init__(
        self,
        rt: at.Runtime,
        module: at.AotModule,
        recording: Recording,
        has_lists: bool,
        noise: float,
        undecided: float,
    ) -> None:
        self.differences: list[str] = []
        self.seconds: list[tuple[float, float]] = []
        self.compared = 0
        self._rt = rt
        self._queue = rt.queue
        self._module = module
        self._recording = recording
        self._has_lists = has_lists
        self._noise = noise
        self._undecided = undecided
        self._arrays: dict[str, at.NdArray] = {}
        self._images: dict[str, at.Image] = {}
        self._wanted: dict[str, npt.NDArray[Any]] = {}
        self._launched: set[str] = set()
        self._scales = _largest(recording)

    async def run(self) -> None:
        """Make all launches, and compare what each leaves."""
        for position, launch in enumerate(self._recording.launches):
            await self._repeat(f"launch {position}, {launch.kernel}", launch)
            if len(self.differences) >= _MOST_DIFFERENCES:
                return

    async def _repeat(self, where: str, launch: Launch) -> None:
        await self._restore(launch.before)
        self._wanted.update(launch.before)
        hosts: list[tuple[at.NdArray, HostArrayArgument]] = []
        call = await self._prepare(launch, hosts)
        with redirect_stdout(io.StringIO()) as printed:
            start = time.perf_counter()
            returned = await call()
            seconds = time.perf_counter() - start
        if launch.kernel in self._launched:
            self.seconds.append((launch.seconds, seconds))
        self._launched.add(launch.kernel)
        self._wanted.update(launch.after)
        if launch.draws:
            await self._restore(launch.after)
            return
        self.compared += 1
        self._note(f"{where}: the returned value", value_difference(returned, launch.returned))
        if sorted(printed.getvalue().splitlines()) != sorted(launch.printed.splitlines()):
            self._note(f"{where}: the text", f"it is {printed.getvalue()!r}, not {launch.printed!r}")
        for array, host in hosts:
            found = await self._queue.read(array)
            self._note(f"{where}: a host array", array_difference(found, host.after.reshape(found.shape)))
        await self._compare(where)

    async def _prepare(
        self, launch: Launch, hosts: list[tuple[at.NdArray, HostArrayArgument]]
    ) -> Callable[[], at.Event[Any]]:
        """Return a function that enqueues the launch, with its arguments on the device."""
        if isinstance(launch.arguments, Mapping):
            named = {key: await self._argument(value, hosts) for key, value in launch.arguments.items()}
            return partial(self._queue.launch_graph, self._module.compute_graph(launch.kernel), named)
        values = [await self._argument(value, hosts) for value in launch.arguments]
        return partial(self._queue.launch, self._module.kernel(launch.kernel), *values)

    async def _compare(self, where: str) -> None:
        """Compare everything, and go on with taichi's results: differences do not add up."""
        wrong: dict[str, npt.NDArray[Any]] = {}
        for key, wanted in self._wanted.items():
            found = await self._read(key)
            self._note(f"{where}: {key}", self._difference(key, found, wanted))
            if not np.array_equal(found.reshape(-1).view(np.uint8), wanted.reshape(-1).view(np.uint8)):
                wrong[key] = wanted
        await self._restore(wrong)

    def _difference(self, key: str, found: npt.NDArray[Any], wanted: npt.NDArray[Any]) -> str | None:
        shaped = wanted.reshape(found.shape)
        return array_difference(
            found,
            shaped,
            self._scales[key],
            noise=self._noise,
            undecided=self._undecided,
            is_list=self._has_lists,
        )

    def _note(self, what: str, difference: str | None) -> None:
        if difference is not None:
            self.differences.append(f"{what}: {difference}")

    # -- contents ------------------------------------------------------------------------------------

    async def _restore(self, state: State) -> None:
        for key, value in state.items():
            if key in self._recording.arrays or key.endswith(".grad"):
                array = self._array(key)
                await self._queue.write(array, value.reshape(_whole(array)))
        for name, group in self._recording.groups.items():
            fields, active = fields_key(name), active_key(name)
            if fields not in state and active not in state:
                continue
            values = self._scratch(fields, group.layout)
            await self._queue.write(values, state.get(fields, self._wanted.get(fields)))
            given = [values]
            if group.lister is not None:
                cells = self._scratch(active, _cells(group.layout))
                await self._queue.write(cells, state.get(active, self._wanted.get(active)))
                given.append(cells)
            await self._queue.launch(self._module.kernel(group.writer), *given)

    async def _read(self, key: str) -> npt.NDArray[Any]:
        if key in self._recording.arrays or key.endswith(".grad"):
            return await self._queue.read(self._array(key))
        name = key.rpartition(" ")[2]
        group = self._recording.groups[name]
        if key == fields_key(name):
            array = self._scratch(key, group.layout)
            await self._queue.launch(self._module.kernel(group.reader), array)
        else:
            array = self._scratch(key, _cells(group.layout))
            assert group.lister is not None
            await self._queue.fill(array, 0)
            await self._queue.launch(self._module.kernel(group.lister), array)
        return await self._queue.read(array)

    # -- arguments -----------------------------------------------------------------------------------

    async def _argument(self, value: Any, hosts: list[tuple[at.NdArray, HostArrayArgument]]) -> Any:
        if isinstance(value, ArrayArgument):
            return self._array(value.key)
        if isinstance(value, ImageArgument):
            return self._image(value.key)
        if isinstance(value, HostArrayArgument):
            array = self._allocate(value.layout)
            await self._queue.write(array, value.before.reshape(_whole(array)))
            hosts.append((array, value))
            return array
        return value

    def _array(self, key: str) -> at.NdArray:
        own, _, grad = key.partition(".")
        array = self._scratch(own, self._recording.arrays[own])
        if not grad:
            return array
        assert array.grad is not None
        return array.grad

    def _scratch(self, key: str, layout: ArrayLayout) -> at.NdArray:
        if key not in self._arrays:
            self._arrays[key] = self._allocate(layout)
        return self._arrays[key]

    def _allocate(self, layout: ArrayLayout) -> at.NdArray:
        dtype = BY_NAME[layout.dtype]
        return self._rt.ndarray(layout.shape, dtype, element_shape=layout.element_shape, needs_grad=layout.needs_grad)

    def _image(self, key: str) -> at.Image:
        if key not in self._images:
            layout = self._recording.images[key]
            self._images[key] = self._rt.image(layout.shape, layout.format)
        return self._images[key]


def _largest(recording: Recording) -> dict[str, float]:
    """Return the largest value that each array and each group of fields has in the recording."""
    found: dict[str, float] = {}
    for launch in recording.launches:
        for key, value in (*launch.before.items(), *launch.after.items()):
            found[key] = max(found.get(key, 0.0), largest(value))
    return found


def _cells(layout: ArrayLayout) -> ArrayLayout:
    return ArrayLayout(layout.shape[1:], "i32")


def _whole(array: at.NdArray) -> tuple[int, ...]:
    return (*array.shape, *array.element_shape)


async def replay(folder: Path, is_serial: bool, has_lists: bool, noise: float, undecided: float) -> dict[str, Any]:
    """Replay the recording of a folder. Return what was compared, and what differs."""
    recording = Recording.load(folder)
    options: dict[str, Any] = {"threads": 1} if is_serial and recording.arch == "x64" else {}
    async with at.Runtime(recording.arch, **options) as rt:
        module = await rt.load_aot_module(folder / MODULE)
        run = Replay(rt, module, recording, has_lists, noise, undecided)
        failure = None
        try:
            await run.run()
        except Error as error:
            traceback.print_exc()
            failure = f"{type(error).__name__}: {error}"
        theirs, ours = (sum(pair[i] for pair in run.seconds) for i in (0, 1))
        return {
            "failure": failure,
            "compared": run.compared,
            "differences": run.differences,
            "times": [len(run.seconds), theirs, ours],
        }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m corpus.replay")
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    parser.add_argument("--serial", action="store_true")
    parser.add_argument("--lists", action="store_true")
    parser.add_argument("--noise", type=float, default=0.0)
    parser.add_argument("--undecided", type=float, default=0.0)
    parser.add_argument("--seconds", type=int, default=0, help="a signal ends a replay that takes longer")
    given = parser.parse_args()
    for folder in given.folders:
        signal.alarm(given.seconds)
        try:
            outcome = asyncio.run(replay(folder, given.serial, given.lists, given.noise, given.undecided))
        except Error as error:
            traceback.print_exc()
            outcome = {"failure": f"{type(error).__name__}: {error}"}
        (folder / "replayed.json").write_text(json.dumps(outcome))
    assert not any(name.partition(".")[0] == "taichi" for name in sys.modules)


if __name__ == "__main__":
    main()
