"""Measure many callers with small requests, batched and not, and write ``benchmarks/results/batches-ARCH.md``.

Usage: ``python -m benchmarks.batches --arch cpu|vulkan|cuda [--size N] [--loop NAME] [--table NAME]
[--decay SECONDS] [--quick]``. Rows go to standard error, and to the file, as they come.

Each of 200 callers asks for ``a * x + b`` again and again: 1,000 floats of its own, and an a and a b of its own. The
contenders take turns on asyncio, uvloop and trio. Each answer of a first run is checked. A second run is measured
without checks: the processor time of the whole process, and the calls a second. A third one reads the clock around
each call. What a contender opens is open before the first run.

Two further tables: a lone caller, who has nobody to share a batch with; and callers that a pacer lets go, at 90 % of
the calls a second that the pacer reaches without a limit. ``--decay`` measures instead whether the throughput decays
while 10 % of the calls are cancelled.

For CUDA, build the module of the kernels on a machine with a GPU: ``python tests/modules/build.py cuda batches``.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import numpy.typing as npt
import sniffio
import trio

import aiotaichi as at
from benchmarks.measure import fixture
from benchmarks.report import RESULTS, machine

LOOPS: dict[str, dict[str, Any]] = {
    "asyncio": {"backend": "asyncio"},
    "uvloop": {"backend": "asyncio", "backend_options": {"use_uvloop": True}},
    "trio": {"backend": "trio"},
}
Floats: TypeAlias = npt.NDArray[np.float32]
Call: TypeAlias = Callable[[int, Floats, float, float], Awaitable[Any]]
"""A call of the caller with this number."""


@dataclass(frozen=True)
class Plan:
    """What a run measures.

    ``lone_requests``: the calls of a lone caller. ``paced_seconds``: the time of one run of paced callers.
    """

    arch: str
    loops: tuple[str, ...] = tuple(LOOPS)
    callers: int = 200
    size: int = 1000
    requests: int = 100
    rounds: int = 5
    lone_requests: int = 1000
    paced_seconds: float = 1.0


# -- contenders -----------------------------------------------------------------------------------------


@asynccontextmanager
async def batcher(plan: Plan) -> AsyncIterator[Call]:
    """Yield calls of ``at.Batcher``."""
    async with at.Runtime(plan.arch) as rt, at.Batcher(rt, await _kernel(rt, plan), "(n),(),()->(n)") as made:

        async def call(caller: int, x: Floats, a: float, b: float) -> Any:
            return await made(x, a, b)

        yield call


@asynccontextmanager
async def single_calls(plan: Plan) -> AsyncIterator[Call]:
    """Yield calls that are launches of their own: a write, a launch and a read, on the arrays of the caller."""
    async with at.Runtime(plan.arch) as rt:
        kernel = (await rt.load_aot_module(fixture(plan.arch, "batches"))).kernel("single")
        arrays = [(rt.ndarray(plan.size, at.f32), rt.ndarray(plan.size, at.f32)) for _ in range(plan.callers)]

        async def call(caller: int, x: Floats, a: float, b: float) -> Any:
            source, target = arrays[caller]
            rt.queue.write(source, x)
            rt.queue.launch(kernel, a, b, source, target)
            return await rt.queue.read(target)

        yield call


@asynccontextmanager
async def by_hand(plan: Plan) -> AsyncIterator[Call]:
    """Yield calls of a batcher as a program may have one: a task stacks the requests that came, and launches."""
    async with at.Runtime(plan.arch) as rt, anyio.create_task_group() as tasks:
        kernel, rows = await _kernel(rt, plan), plan.callers
        x, y = rt.ndarray((rows, plan.size), at.f32), rt.ndarray((rows, plan.size), at.f32)
        a, b = rt.ndarray(rows, at.f32), rt.ndarray(rows, at.f32)
        waiting: list[tuple[Floats, float, float, anyio.Event, list[Any]]] = []
        came = anyio.Event()

        async def run() -> None:
            nonlocal waiting, came
            while True:
                await came.wait()
                came, batch, waiting = anyio.Event(), waiting, []
                count = len(batch)
                rt.queue.write(x[:count], np.stack([request[0] for request in batch]))
                rt.queue.write(a[:count], np.array([request[1] for request in batch], np.float32))
                rt.queue.write(b[:count], np.array([request[2] for request in batch], np.float32))
                rt.queue.launch(kernel, count, x, a, b, y)
                results = await rt.queue.read(y[:count])
                for (*_, done, answer), result in zip(batch, results, strict=True):
                    answer.append(result.copy())
                    done.set()

        async def call(caller: int, values: Floats, factor: float, term: float) -> Any:
            done, answer = anyio.Event(), list[Any]()
            waiting.append((values, factor, term, done, answer))
            came.set()
            await done.wait()
            return answer[0]

        tasks.start_soon(run)
        yield call
        tasks.cancel_scope.cancel()


@asynccontextmanager
async def numpy_batches(plan: Plan) -> AsyncIterator[Call]:
    """Yield calls of a plain batcher without a device: it shows what batching costs if no device takes part.

    A call copies its row in and out, and waits for a future. Once a turn, NumPy computes all rows.
    """
    x, y = np.zeros((2, plan.callers, plan.size), np.float32)
    a, b = np.zeros((2, plan.callers, 1), np.float32)
    waiting: list[Callable[[], object]] = []

    def compute() -> None:
        np.multiply(a, x, out=y)
        np.add(y, b, out=y)
        woken, waiting[:] = waiting[:], []
        for wake in woken:
            wake()

    if sniffio.current_async_library() == "trio":
        soon: Callable[[Callable[[], None]], object] = trio.lowlevel.current_trio_token().run_sync_soon

        async def computed() -> None:
            waiting.append(partial(trio.lowlevel.reschedule, trio.lowlevel.current_task()))
            await trio.lowlevel.wait_task_rescheduled(lambda _: trio.lowlevel.Abort.FAILED)

    else:
        loop = asyncio.get_running_loop()
        soon = loop.call_soon

        async def computed() -> None:
            future = loop.create_future()
            waiting.append(partial(future.set_result, None))
            await future

    async def call(caller: int, values: Floats, factor: float, term: float) -> Any:
        x[caller], a[caller], b[caller] = values, factor, term
        if not waiting:
            soon(compute)
        await computed()
        return y[caller].copy()

    yield call


@asynccontextmanager
async def numpy_inline(plan: Plan) -> AsyncIterator[Call]:
    """Yield calls that compute in the event loop, and give up one turn each."""

    async def call(caller: int, x: Floats, a: float, b: float) -> Any:
        await anyio.lowlevel.checkpoint()
        return np.float32(a) * x + np.float32(b)

    yield call


@asynccontextmanager
async def numpy_threads(plan: Plan) -> AsyncIterator[Call]:
    """Yield calls that compute in threads."""

    async def call(caller: int, x: Floats, a: float, b: float) -> Any:
        return await anyio.to_thread.run_sync(lambda: np.float32(a) * x + np.float32(b))

    yield call


@asynccontextmanager
async def cupy_threads(plan: Plan) -> AsyncIterator[Call]:
    """Yield calls of CuPy in threads, on the stream of each thread."""
    import cupy

    def compute(x: Floats, a: float, b: float) -> Any:
        with cupy.cuda.Stream.ptds:
            return cupy.asnumpy(np.float32(a) * cupy.asarray(x) + np.float32(b))

    async def call(caller: int, x: Floats, a: float, b: float) -> Any:
        return await anyio.to_thread.run_sync(compute, x, a, b)

    yield call


async def _kernel(rt: at.Runtime, plan: Plan) -> at.Kernel:
    module = await rt.load_aot_module(fixture(plan.arch, "batches"))
    return module.kernel("scale" if rt.info.is_software else "scale_elements")


CONTENDERS: dict[str, Callable[[Plan], AbstractAsyncContextManager[Call]]] = {
    "at.Batcher": batcher,
    "single calls": single_calls,
    "a batcher by hand": by_hand,
    "NumPy on whole batches": numpy_batches,
    "NumPy, one turn a call": numpy_inline,
    "NumPy in threads": numpy_threads,
}


def contenders(arch: str) -> dict[str, Callable[[Plan], AbstractAsyncContextManager[Call]]]:
    """Return the contenders of an arch."""
    return CONTENDERS | ({"CuPy in threads": cupy_threads} if arch == "cuda" else {})


# -- measuring ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figures:
    """The seconds of the process's processors for a call, the calls a second, and the seconds that calls took."""

    processor: float
    calls: float
    p50: float
    p99: float


async def measure(plan: Plan, name: str) -> Figures:
    """Measure a contender in this event loop."""
    inputs = np.random.default_rng(0).random((plan.callers, plan.size), np.float32)
    async with contenders(plan.arch)[name](plan) as call:

        async def check(caller: int) -> None:
            a, x = float(caller), inputs[caller]
            for request in range(max(1, plan.requests // 10)):
                answer = await call(caller, x, a, float(request))
                np.testing.assert_allclose(answer, np.float32(a) * x + np.float32(request), rtol=1e-6)

        async def ask(caller: int) -> None:
            a, x = float(caller), inputs[caller]
            for request in range(plan.requests):
                await call(caller, x, a, float(request))

        seconds: list[float] = []

        async def ask_by_the_clock(caller: int) -> None:
            a, x = float(caller), inputs[caller]
            for request in range(plan.requests):
                begin = time.perf_counter()
                await call(caller, x, a, float(request))
                seconds.append(time.perf_counter() - begin)

        await _all(plan, check)
        begin, processor = time.perf_counter(), time.process_time()
        await _all(plan, ask)
        wall, processor = time.perf_counter() - begin, time.process_time() - processor
        await _all(plan, ask_by_the_clock)
    count = plan.callers * plan.requests
    p50, p99 = np.quantile(seconds, [0.5, 0.99])
    return Figures(processor / count, count / wall, float(p50), float(p99))


async def lone(plan: Plan) -> tuple[float, float]:
    """Return the median seconds of a call of at.Batcher, and of a single call. A lone caller makes them in turn."""
    x = np.random.default_rng(0).random(plan.size, np.float32)
    async with batcher(plan) as batched, single_calls(plan) as single:
        seconds: tuple[list[float], list[float]] = ([], [])
        for request in range(plan.lone_requests):
            for call, found in zip((batched, single), seconds, strict=True):
                begin = time.perf_counter()
                await call(0, x, 2.0, float(request))
                found.append(time.perf_counter() - begin)
                await anyio.lowlevel.checkpoint()
    batched_median, single_median = (statistics.median(found[len(found) // 10 :]) for found in seconds)
    return batched_median, single_median


@dataclass(frozen=True)
class PacedFigures:
    """The calls a second that a pacer reaches without a limit; and those at 90 % of them, with their seconds.

    ``late_p99``: of the seconds that count from the moment at which a call was due. A pause of the loop delays the
    calls after it, too, and their callers do not see that.
    """

    reached: float
    calls: float
    p50: float
    p99: float
    late_p99: float


_PACED = tuple(PacedFigures.__annotations__)


async def paced(plan: Plan) -> PacedFigures:
    """Measure ``at.Batcher`` at 90 % of the throughput that is reached.

    The pacer looks in each turn of the loop which calls are due. The program that is loaded before does not take part
    in garbage collections, as in a service that is tuned: each takes 30 ms.
    """
    inputs = np.random.default_rng(0).random((plan.callers, plan.size), np.float32)
    async with batcher(plan) as call:

        async def run(rate: float) -> tuple[float, list[tuple[float, float]]]:
            """Return the calls a second, and the seconds of each call, from its begin and from when it was due."""
            seconds, due, idle, is_over = list[tuple[float, float]](), deque[float](), plan.callers, False
            may_go = anyio.Semaphore(0, fast_acquire=True)

            async def ask(caller: int) -> None:
                nonlocal idle
                while True:
                    await may_go.acquire()
                    if is_over:
                        return
                    moment, begin = due.popleft(), time.perf_counter()
                    await call(caller, inputs[caller], 2.0, 1.0)
                    end = time.perf_counter()
                    seconds.append((end - begin, end - moment))
                    idle += 1

            async with anyio.create_task_group() as tasks:
                for number in range(plan.callers):
                    tasks.start_soon(ask, number)
                began, started = time.perf_counter(), 0
                while (now := time.perf_counter()) - began < plan.paced_seconds:
                    while idle and (moment := began + started / rate) <= now:
                        due.append(moment)
                        may_go.release()
                        idle, started = idle - 1, started + 1
                    await anyio.lowlevel.checkpoint()
                is_over = True
                for _ in range(plan.callers):
                    may_go.release()
            return len(seconds) / (now - began), seconds

        await run(np.inf)
        gc.collect()
        gc.freeze()
        reached, _ = await run(np.inf)
        calls, seconds = await run(0.9 * reached)
        gc.unfreeze()
    (p50, _), (p99, late_p99) = np.quantile(seconds, [0.5, 0.99], axis=0).tolist()
    return PacedFigures(reached, calls, p50, p99, late_p99)


async def decay(plan: Plan, seconds: float) -> list[tuple[float, float, int]]:
    """Return the answers a second, those a second of processor time, and Python's objects, in each tenth of the time.

    Of the callers' calls, 10 % are cancelled. Objects that a collection frees do not count. Their number grows at
    first: a batcher keeps the operations of each number of rows that a batch has had, in each of its few memories.
    """
    inputs, answers = np.random.default_rng(0).random((plan.callers, plan.size), np.float32), [0] * 10
    marks: list[tuple[float, int]] = []  # processor time and objects as each tenth begins, then at the end
    async with batcher(plan) as call:
        began = time.perf_counter()

        async def ask(caller: int) -> None:
            random = np.random.default_rng(caller)
            while True:
                for cancelled, patience in zip(random.random(100) < 0.1, random.random(100) * 2e-3, strict=True):
                    if cancelled:
                        with anyio.move_on_after(float(patience)):
                            await call(caller, inputs[caller], 2.0, 1.0)
                        continue
                    await call(caller, inputs[caller], 2.0, 1.0)
                    tenth = int((time.perf_counter() - began) / seconds * 10)
                    while len(marks) <= min(tenth, 10):
                        gc.collect()
                        marks.append((time.process_time(), len(gc.get_objects())))
                    if tenth >= 10:
                        return
                    answers[tenth] += 1

        await _all(plan, ask)
    return [
        (count * 10 / seconds, count / (end - begin), objects)
        for count, ((begin, _), (end, objects)) in zip(answers, pairwise(marks), strict=True)
    ]


async def _all(plan: Plan, caller: Callable[[int], Coroutine[Any, Any, None]]) -> None:
    async with anyio.create_task_group() as tasks:
        for number in range(plan.callers):
            tasks.start_soon(caller, number)


def median(figures: Sequence[Figures]) -> Figures:
    """Return the median of each figure."""
    return Figures(*(statistics.median(getattr(each, name) for each in figures) for name in Figures.__annotations__))


def table(plan: Plan) -> Iterator[str]:
    """Measure all contenders in turn, on one loop after the other. Yield the lines of the table."""
    yield "| loop | contender | processor time a call, us | calls a second | p50, ms | p99, ms |"
    yield "|---" * 6 + "|"
    names = list(contenders(plan.arch))
    for loop in plan.loops:
        found: dict[str, list[Figures]] = {name: [] for name in names}
        for number in range(plan.rounds):
            for name in names if number % 2 else reversed(names):  # who is first changes by round
                found[name].append(anyio.run(partial(measure, plan, name), **LOOPS[loop]))
        for name in names:
            each = median(found[name])
            yield (
                f"| {loop} | {name} | {each.processor * 1e6:.1f} | {each.calls:,.0f} | {each.p50 * 1e3:.2f} "
                f"| {each.p99 * 1e3:.2f} |"
            )


def lone_table(plan: Plan) -> Iterator[str]:
    """Measure a lone caller. Yield the lines of the table."""
    yield "| loop | a lone caller of at.Batcher, us | a single call, us | the difference, us |"
    yield "|---" * 4 + "|"
    for loop in plan.loops:
        found = [anyio.run(lone, plan, **LOOPS[loop]) for _ in range(plan.rounds)]
        batched, single = (statistics.median(times) * 1e6 for times in zip(*found, strict=True))
        difference = statistics.median((a - b) * 1e6 for a, b in found)
        yield f"| {loop} | {batched:.0f} | {single:.0f} | {difference:.0f} |"


def paced_table(plan: Plan) -> Iterator[str]:
    """Measure callers that are paced. Yield the lines of the table."""
    yield "| loop | calls a second, reached | paced | p50, ms | p99, ms | p99 / p50 | p99 since due, ms |"
    yield "|---" * 7 + "|"
    for loop in plan.loops:
        found = [anyio.run(paced, plan, **LOOPS[loop]) for _ in range(plan.rounds)]
        ratio = statistics.median(each.p99 / each.p50 for each in found)
        each = PacedFigures(*(statistics.median(getattr(one, name) for one in found) for name in _PACED))
        yield (
            f"| {loop} | {each.reached:,.0f} | {each.calls:,.0f} | {each.p50 * 1e3:.2f} | {each.p99 * 1e3:.2f} "
            f"| {ratio:.1f} | {each.late_p99 * 1e3:.2f} |"
        )


_DECAYS = ("answers a second", "answers a second of processor time", "objects of Python")


def decay_table(plan: Plan, seconds: float) -> Iterator[str]:
    """Measure whether the throughput decays. Yield the lines of the table."""
    yield "| loop | | in each tenth of the time | the last tenth / the first |"
    yield "|---" * 4 + "|"
    for loop in plan.loops:
        found = zip(*anyio.run(decay, plan, seconds, **LOOPS[loop]), strict=True)
        for what, rates in zip(_DECAYS, found, strict=True):
            tenths = ", ".join(f"{each:,.0f}" for each in rates)
            ratio = f"{rates[-1] / rates[0]:.2f}" if rates[0] else "no answer at first"
            yield f"| {loop} | {what} | {tenths} | {ratio} |"


TABLES: dict[str, tuple[str, Callable[[Plan], Iterator[str]]]] = {
    "contenders": ("", table),
    "lone": ("A lone caller:", lone_table),
    "paced": ("At 90 % of the throughput that the pacer reaches:", paced_table),
}
"""By name, what stands before a table, and the function that measures it."""


def tables(plan: Plan, names: Sequence[str]) -> Iterator[str]:
    """Measure tables, one after the other. Yield the lines of the page."""
    for name in names:
        title, measured = TABLES[name]
        yield from [title, ""] if title else []
        yield from measured(plan)
        yield ""


def page(plan: Plan, how: str, lines: Sequence[str], is_complete: bool) -> str:
    """Return the page that has these lines."""
    head = [
        f"# {plan.callers} callers with requests of {plan.size:,} floats, on {plan.arch}",
        "",
        *(f"* {line}" for line in machine()),
        f"* {how}",
        f"* Load of the machine at the end: {os.getloadavg()[0]:.1f}",
        *([] if is_complete else ["* The run has not ended: rows are missing."]),
        "",
    ]
    return "\n".join([*head, *lines]).rstrip() + "\n"


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batches", description="Measure batches of requests.")
    add = parser.add_argument
    add("--arch", choices=("cpu", "vulkan", "cuda"), default="cpu")
    add("--rounds", type=int, default=Plan.rounds)
    add("--requests", type=int, default=Plan.requests, help="the requests of each caller")
    add("--size", type=int, default=Plan.size, help="the floats of a request")
    add("--loop", choices=LOOPS, action="append", help="an event loop (default: each)")
    add(
        "--table", choices=TABLES, action="append", help="a table (default: each). A part is printed, and not written"
    )
    add("--decay", type=float, metavar="SECONDS", help="measure only whether the throughput decays in this time")
    add("--quick", action="store_true", help="few callers and requests: to see that it works")
    add("--output", type=Path, default=RESULTS, help="the folder for the results")
    options = parser.parse_args(arguments)
    loops, names = tuple(options.loop or LOOPS), options.table or list(TABLES)
    plan = Plan(options.arch, loops, rounds=options.rounds, requests=options.requests, size=options.size)
    if options.quick:
        plan = Plan(options.arch, loops, 20, 100, requests=10, rounds=1, lone_requests=20, paced_seconds=0.05)
    if options.decay is not None:
        name, how = "batches-decay", f"{options.decay:g} seconds on each loop; 10 % of the calls are cancelled."
        measured = decay_table(plan, options.decay)
    else:
        name = "batches" if options.size == Plan.size else f"batches-{options.size}"
        how = f"Medians of {plan.rounds} rounds, in each of which a caller makes {plan.requests} requests. "
        how += "The time of the answers' checks does not count."
        measured = tables(plan, names)
    is_whole = set(loops) == set(LOOPS) and set(names) == set(TABLES)
    path = options.output / f"{name}-{plan.arch}.md"
    lines: list[str] = []
    for line in measured:  # rows go to standard error and to the file as they come
        lines.append(line)
        print(line, file=sys.stderr, flush=True)
        if is_whole:
            options.output.mkdir(exist_ok=True)
            path.write_text(page(plan, how, lines, is_complete=False))
    text = page(plan, how, lines, is_complete=True)
    print(text)
    if is_whole:
        path.write_text(text)


if __name__ == "__main__":
    main(sys.argv[1:])
