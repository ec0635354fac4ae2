"""Measure a stencil beside other work, and write benchmarks/results/rivals-ARCH.md.

Usage: ``python -m benchmarks.rivals [--arch cpu vulkan] [--rounds N] [--seconds S] [--nice N ...]``. ``--against
PATH`` measures another checkout's aiotaichi in the same turns.

Slowdown is the time of the stencil beside rivals, divided by its time alone, for aiotaichi and for NumPy in the same
turns. Rivals are other processes that compute all the time, or two threads of the same program that compress pixels
or copy files. The table also says how late aiotaichi's event loop is meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import numpy as np

from aiotaichi.testing import heartbeat
from benchmarks.measure import fixture
from benchmarks.report import RESULTS, machine
from benchmarks.service.lateness import lateness
from benchmarks.service.stencil import SWEEPS, NumpyStencil

ROOT = Path(__file__).parent.parent
SIZE = 2048
PROCESSES = (0, 1, 2, 4)
WORK = ("compress", "copy")
THREADS = 2
_CODE = """
import sys
import benchmarks
sys.path.insert(0, sys.argv[1])
from benchmarks import rivals
rivals.child(sys.argv[2], sys.argv[3])
"""
"""The benchmark comes from this checkout, which is the working directory, and aiotaichi from the given one."""


# -- rivals ---------------------------------------------------------------------------------------------


@contextmanager
def processes(count: int) -> Iterator[None]:
    """Run processes that compute all the time."""
    with ExitStack() as stack:
        for _ in range(count):
            process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            stack.callback(process.wait)
            stack.callback(process.kill)
        yield


@contextmanager
def threads(work: str) -> Iterator[None]:
    """Have threads of this process compress pixels or copy files. Both do so without the interpreter lock."""
    ended = threading.Event()
    pixels = np.random.default_rng(0).integers(0, 64, 4 * 2**20, np.uint8).tobytes()

    def run() -> None:
        while not ended.is_set():
            if work == "compress":
                zlib.compress(pixels)
                continue
            with tempfile.TemporaryFile() as file:
                for _ in range(16):
                    file.write(pixels)

    started = [threading.Thread(target=run) for _ in range(THREADS)]
    for thread in started:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        for thread in started:
            thread.join()


# -- contenders -----------------------------------------------------------------------------------------


async def _measure(image: Callable[[], Awaitable[object]]) -> None:
    """Measure as each line of stdin says. Print the seconds of an image, and how late the loop was, in seconds."""
    await image()
    while line := await asyncio.to_thread(sys.stdin.readline):
        work, seconds = json.loads(line)
        with threads(work) if work else nullcontext():
            async with heartbeat() as beats:
                begin, count = time.perf_counter(), 0
                while (now := time.perf_counter()) < begin + seconds or not count:
                    await image()
                    count += 1
                now = time.perf_counter()
        late = lateness(beats, begin, now)
        print(json.dumps([(now - begin) / count, late["late_p99"], late["late_worst"]]), flush=True)


async def _ours(arch: str, nice: str) -> None:
    import aiotaichi as at

    options: dict[str, Any] = {"nice": int(nice)} if nice else {}
    async with at.Runtime(arch, **options) as rt:
        sweep = (await rt.load_aot_module(fixture(arch, "stencil"))).kernel("sweep")
        x, y = rt.ndarray((SIZE, SIZE), at.f32), rt.ndarray((SIZE, SIZE), at.f32)

        async def image() -> None:
            for source, target in ((x, y), (y, x)) * (SWEEPS // 2):
                rt.queue.launch(sweep, source, target)
            await rt.queue.wait()

        await _measure(image)


async def _numpy() -> None:
    stencil, image = NumpyStencil(SIZE), np.ones((SIZE, SIZE), np.float32)
    result = np.empty_like(image)

    async def run() -> None:
        stencil.run(image, result)

    await _measure(run)


def child(name: str, nice: str) -> None:
    """Be a contender: NumPy, or aiotaichi on an arch."""
    asyncio.run(_numpy() if name == "NumPy" else _ours(name, nice))


class Contender:
    """A contender in a process of its own."""

    def __init__(self, name: str, nice: str, tree: Path) -> None:
        command = [sys.executable, "-c", _CODE, str(tree), name, nice]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, work: str | None, seconds: float) -> list[float | None]:
        """Measure one turn. Return the seconds of an image, and the loop's lateness: p99 and worst, in seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([work, seconds]) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"a contender has ended with status {self._process.wait()}: its error is above")
        found: list[float | None] = json.loads(line)
        return found

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


# -- the table ------------------------------------------------------------------------------------------


def measure(contenders: dict[str, Contender], rounds: int, seconds: float) -> dict[str, dict[str, list[Any]]]:
    """Measure all turns. Return them by the rivals and the contender."""
    turns: dict[str, dict[str, list[Any]]] = {}
    cases: list[tuple[str, int, str | None]] = [(_named(count), count, None) for count in PROCESSES]
    cases += [(f"{THREADS} threads that {work}", 0, work) for work in WORK]
    for number in range(rounds):
        for name, count, work in cases:
            order = list(contenders)[:: 1 if number % 2 else -1]  # who is first changes by round
            with processes(count):
                for each in order:
                    found = contenders[each].measure(work, seconds)
                    turns.setdefault(name, {}).setdefault(each, []).append(found)
    return turns


def _named(count: int) -> str:
    return "1 process" if count == 1 else f"{count} processes" if count else "none"


def table(turns: dict[str, dict[str, list[Any]]]) -> list[str]:
    """Return the table: medians of the rounds. Each slowdown is that of one round."""
    alone = next(iter(turns.values()))
    names = sorted(alone)
    head = ["rivals", *(f"{name}, ms" for name in names), *(f"{name}, slowdown" for name in names)]
    ours = [name for name in names if name != "NumPy"]
    head += [f"{name}, loop late p99 / worst, ms" for name in ours]
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for rivals, by_name in turns.items():
        cells = [f"{statistics.median(turn[0] for turn in by_name[name]) * 1e3:.1f}" for name in names]
        for name in names:
            pairs = zip(by_name[name], alone[name], strict=True)
            cells.append(f"{statistics.median(turn[0] / base[0] for turn, base in pairs):.2f}")
        for name in ours:
            p99, worst = ([turn[i] or 0.0 for turn in by_name[name]] for i in (1, 2))
            cells.append(f"{statistics.median(p99) * 1e3:.1f} / {max(worst) * 1e3:.0f}")
        lines.append(f"| {rivals} | {' | '.join(cells)} |")
    return lines


def run(arch: str, options: argparse.Namespace) -> None:
    """Measure an arch, and write the results."""
    wanted = {"aiotaichi": (arch, "", ROOT)}
    wanted |= {f"aiotaichi, nice={nice}": (arch, str(nice), ROOT) for nice in options.nice}
    if options.against is not None:
        wanted[f"aiotaichi of {options.against.resolve().name}"] = (arch, "", options.against.resolve())
    wanted["NumPy"] = ("NumPy", "", ROOT)
    with ExitStack() as stack:
        contenders = {}
        for name, each in wanted.items():
            contenders[name] = Contender(*each)
            stack.callback(contenders[name].close)
        turns = measure(contenders, options.rounds, options.seconds)
    lines = [
        f"# A stencil of {SIZE} x {SIZE} beside rivals, on {arch}",
        "",
        *(f"* {line}" for line in machine()),
        f"* Medians of {options.rounds} rounds of {options.seconds:g} s; load of the machine at the end: "
        f"{os.getloadavg()[0]:.1f}",
        "",
        *table(turns),
    ]
    text = "\n".join(lines) + "\n"
    print(text)
    options.output.mkdir(exist_ok=True)
    (options.output / f"rivals-{arch}.md").write_text(text)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rivals", description="Measure beside other work.")
    add = parser.add_argument
    add("--arch", nargs="+", choices=("cpu", "vulkan"), default=["cpu", "vulkan"], help="default: both")
    add("--rounds", type=int, default=7)
    add("--seconds", type=float, default=1.0, help="of each turn")
    add("--nice", nargs="+", type=int, default=[], help="also measure runtimes with these values of nice=")
    add("--against", type=Path, metavar="PATH", help="a checkout whose aiotaichi is measured in the same turns")
    add("--output", type=Path, default=RESULTS, help="the folder for the results")
    options = parser.parse_args(arguments)
    for arch in options.arch:
        run(arch, options)


if __name__ == "__main__":
    main(sys.argv[1:])
