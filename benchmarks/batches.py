"""Measure many callers with small requests, batched and not, and write ``benchmarks/results/batches-ARCH.md``.

Usage: ``python -m benchmarks.batches --arch cpu|vulkan|cuda [--quick]``.

Each of 200 callers asks for ``a * x + b`` again and again: 1,000 floats of its own, and an a and a b of its own. The
contenders take turns on asyncio, uvloop and trio. Each answer of a first run is checked. A second run is measured
without checks: the processor time of the whole process, and the calls a second. A third one reads the clock around
each call. What a contender opens is open before the first run.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import numpy.typing as npt

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
    """What a run measures."""

    arch: str
    callers: int = 200
    size: int = 1000
    requests: int = 100
    rounds: int = 5


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
    return module.kernel("scale" if plan.arch == "cpu" else "scale_elements")


CONTENDERS: dict[str, Callable[[Plan], AbstractAsyncContextManager[Call]]] = {
    "at.Batcher": batcher,
    "single calls": single_calls,
    "a batcher by hand": by_hand,
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


async def _all(plan: Plan, caller: Callable[[int], Coroutine[Any, Any, None]]) -> None:
    async with anyio.create_task_group() as tasks:
        for number in range(plan.callers):
            tasks.start_soon(caller, number)


def median(figures: Sequence[Figures]) -> Figures:
    """Return the median of each figure."""
    return Figures(*(statistics.median(getattr(each, name) for each in figures) for name in Figures.__annotations__))


def table(plan: Plan) -> list[str]:
    """Measure all contenders in turn on all loops. Return the table."""
    found: dict[tuple[str, str], list[Figures]] = {}
    for number in range(plan.rounds):
        for loop, options in LOOPS.items():
            names = list(contenders(plan.arch))
            for name in names if number % 2 else reversed(names):  # who is first changes by round
                figures = anyio.run(partial(measure, plan, name), **options)
                found.setdefault((loop, name), []).append(figures)
    head = "| loop | contender | processor time a call, us | calls a second | p50, ms | p99, ms |"
    lines = [head, "|---" * 6 + "|"]
    for loop in LOOPS:
        for name in contenders(plan.arch):
            each = median(found[loop, name])
            lines.append(
                f"| {loop} | {name} | {each.processor * 1e6:.1f} | {each.calls:,.0f} | {each.p50 * 1e3:.2f} "
                f"| {each.p99 * 1e3:.2f} |"
            )
    return lines


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batches", description="Measure batches of requests.")
    add = parser.add_argument
    add("--arch", choices=("cpu", "vulkan", "cuda"), default="cpu")
    add("--rounds", type=int, default=Plan.rounds)
    add("--quick", action="store_true", help="few callers and requests: to see that it works")
    add("--output", type=Path, default=RESULTS, help="the folder for the results")
    options = parser.parse_args(arguments)
    plan = Plan(options.arch, rounds=options.rounds)
    if options.quick:
        plan = Plan(options.arch, callers=20, size=100, requests=10, rounds=1)
    measured = table(plan)
    lines = [
        f"# {plan.callers} callers with requests of {plan.size:,} floats, on {plan.arch}",
        "",
        *(f"* {line}" for line in machine()),
        f"* Medians of {plan.rounds} rounds, in each of which a caller makes {plan.requests} requests. Load of the "
        f"machine at the end: {os.getloadavg()[0]:.1f}",
        "* The time of the answers' checks does not count.",
        "",
        *measured,
    ]
    text = "\n".join(lines) + "\n"
    print(text)
    options.output.mkdir(exist_ok=True)
    (options.output / f"batches-{plan.arch}.md").write_text(text)


if __name__ == "__main__":
    main(sys.argv[1:])
