"""Show in five seconds what the package is for: queues that overlap, and an event loop that is never late."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from pathlib import Path

import anyio
import anyio.lowlevel

from .. import Event, Queue, Runtime, __version__, i32
from ..hal import Driver
from ..testing import LoopBeat

__all__ = ["MODULES", "demo"]

MODULES = Path(__file__).parent / "kernels"  # kernels-x64.tcm, kernels-vulkan.tcm
FEW_ROUNDS, FEW_THREADS = 30_000, 1024
MOST_ROUNDS = 2**31 - 1  # that an i32 can say
KERNEL = 0.1  # seconds
ON_EACH_QUEUE = 6  # kernels
BEAT = 0.02  # seconds
LATE = 0.005  # seconds, from which a beat is late
PART = 1.2  # seconds of each line of beats
WIDTH = 60  # characters of a bar

Launch = Callable[[Queue], Event[None]]


async def demo(driver: Driver) -> None:
    """Run the demo on a backend's best device.

    Raises
    ------
    IncompatibleModuleError
        The demo has no module for the device.
    Error
        As :class:`~aiotaichi.Runtime`.
    """
    load, cores = os.getloadavg()[0], os.cpu_count() or 1  # before this program counts
    async with Runtime(driver) as rt:
        say(f"aiotaichi {__version__} on {rt.info.name} ({rt.info.arch})")
        launch = await _kernel_of(rt)
        await _overlap(rt, launch)
        say(f"A timer beats every {BEAT * 1e3:.0f} ms on the event loop, while kernels of {KERNEL:.1f} s run:")
        say(f". on time   # more than {LATE * 1e3:.0f} ms late\n")

        async def awaited() -> None:
            await launch(rt.queue)

        async def blocking() -> None:
            """Do as a library whose calls block: the thread of the event loop waits."""
            event = launch(rt.queue)
            await rt.queue.flush()
            while not event.done():
                time.sleep(0.0005)  # noqa: ASYNC251  # this is what it shows
            await anyio.lowlevel.checkpoint()

        await _beats("await queue.launch(...)", awaited)
        await _beats("a call that blocks", blocking)
        if load > cores:
            say(f"Other programs want the processor, too: a load of {load:.0f} on {cores} cores makes beats late.\n")
    say("Next: docs/first-kernel.md, or 'aiotaichi devices' for what else runs here.")


async def _kernel_of(rt: Runtime) -> Launch:
    """Return a function that launches a kernel of about ``KERNEL`` seconds, on a part of the device."""
    spin = (await rt.load_aot_module(MODULES))["spin"]
    size = 1 if rt.info.arch in ("x64", "arm64") else FEW_THREADS  # one core, or a corner of a GPU
    rounds = FEW_ROUNDS
    while True:
        out = rt.ndarray(size, i32)
        ratio = KERNEL / min([await _seconds(rt.queue.launch(spin, rounds, out)) for _ in range(2)])
        growth = min(ratio, 4.0)  # a short time says little
        if rt.info.is_software:  # lavapipe ends a loop after 65,535 rounds
            size = max(1, round(size * growth))
        else:
            rounds = min(MOST_ROUNDS, max(1, round(rounds * growth)))
        if ratio < 4 or rounds == MOST_ROUNDS:
            return lambda queue: queue.launch(spin, rounds, rt.ndarray(size, i32))


async def _seconds(event: Event[None]) -> float:
    begin = time.perf_counter()
    await event
    return time.perf_counter() - begin


async def _overlap(rt: Runtime, launch: Launch) -> None:
    """Run kernels on two queues, and draw when each ran, by the device's clock."""
    queues = [rt.create_queue(name=name, timing=True) for name in ("left", "right")]
    starts = [queue.record_event() for queue in queues]
    ends = [[launch(queue) for _ in range(ON_EACH_QUEUE)] for queue in queues]
    for events in ends:
        await events[-1]
    first = starts[0]
    rows = [
        [each.elapsed_since(first) for each in [start, *events]] for start, events in zip(starts, ends, strict=True)
    ]
    begin, end = min(row[0] for row in rows), max(row[-1] for row in rows)
    busy = sum(row[-1] - row[0] for row in rows)
    say(f"Two queues, {ON_EACH_QUEUE} kernels on each:\n")
    for queue, row in zip(queues, rows, strict=True):
        say(f"  {queue.name:6}{_bar([(moment - begin) / (end - begin) for moment in row])}")
    say(f"\n  {busy:.2f} s of kernels in {end - begin:.2f} s: {busy / (end - begin):.1f} at a time")
    if not all(queue.is_hardware for queue in queues):
        say("  (the device has one hardware queue, which the two share)")
    say("")


def _bar(moments: Sequence[float]) -> str:
    """Draw kernels that end at ``moments``, parts of the whole time; the first begins at the first of them."""
    columns = [round(moment * WIDTH) for moment in moments]
    kernels = ("[" + "=" * (end - begin - 1) for begin, end in pairwise(columns))
    return " " * columns[0] + "".join(kernels) + "]"


async def _beats(what: str, call: Callable[[], Awaitable[None]]) -> None:
    """Call again and again, and print a character for each beat of the event loop."""
    lateness: list[float] = []

    failures: list[OSError] = []

    def on_beat(due: float, late: float) -> None:
        lateness.append(late)
        try:
            say("#" if late > LATE else ".", end="")
        except OSError as error:  # for example, "| head" has ended
            failures.append(error)
            beat.stop()

    say(f"  {what:25}", end="")
    beat = LoopBeat(on_beat, BEAT)
    try:
        end = time.perf_counter() + PART
        while time.perf_counter() < end and not failures:
            await call()
        await anyio.sleep(BEAT)  # for the last beats
    finally:
        beat.stop()
    if failures:
        raise failures[0]
    on_time = sum(late <= LATE for late in lateness)
    say(f"\n  {'':25}{on_time} of {len(lateness)} on time, the latest by {max(lateness) * 1e3:.1f} ms\n")


def say(text: str, end: str = "\n") -> None:
    """Print at once: what the loop does is seen while it does it."""
    print(text, end=end, flush=True, file=sys.stdout)
