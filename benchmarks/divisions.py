"""Measure what the test in front of a division of integers costs: ``python -m benchmarks.divisions``.

Kernels that divide a million elements are compiled with the test and without it, and run in turn on one thread. It
takes half a minute, and writes ``benchmarks/results/divisions-cpu.md``.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import Any

import aiotaichi as at
from benchmarks.measure import fixture, milliseconds
from benchmarks.report import Row, write

COUNT = 1_000_000
TURNS = 41
KERNELS = {
    "divide_all": "x[i] // y[i], i32",
    "remainder_all": "ti.raw_mod(x[i], y[i]), i32",
    "divide_wide": "ti.raw_div(x[i], y[i]), i64",
    "guarded": "x[i] // y[i] if y[i] is not 0, i32",
    "divide_grid": "(100 * i + j) // d, i32",
}


async def measure() -> dict[str, tuple[list[float], list[float]]]:
    """Return the seconds that the process computes for each launch of each kernel: with the test, and without."""
    samples: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name in KERNELS}
    async with at.Runtime("cpu", threads=1) as rt:
        modules = [
            await rt.load_aot_module(
                fixture("cpu", "traps"), compile_options=at.CompileOptions(check_divisions=check)
            )
            for check in (True, False)
        ]
        narrow, wide = [[rt.ndarray(COUNT, dtype) for _ in "xy"] for dtype in (at.i32, at.i64)]
        grid = rt.ndarray((1000, COUNT // 1000), at.i32)
        rt.queue.fill(narrow[1], 7)
        rt.queue.fill(wide[1], 7)
        arguments: dict[str, list[Any]] = dict.fromkeys(KERNELS, narrow)
        arguments |= {"divide_wide": wide, "divide_grid": [grid, 7]}
        for turn in range(TURNS):
            for name, found in samples.items():
                for module, seconds in list(zip(modules, found, strict=True))[:: 1 if turn % 2 else -1]:
                    await rt.queue.fill(arguments[name][0], 1_000_003)
                    start = time.process_time()
                    await rt.queue.launch(module.kernel(name), *arguments[name])
                    seconds.append(time.process_time() - start)
    return samples


def main() -> None:
    rows = []
    for name, values in asyncio.run(measure()).items():
        tested, plain = map(statistics.median, values)
        rows.append(Row(KERNELS[name], milliseconds(tested), milliseconds(plain), f"{tested / plain:.2f}", ""))
    write(
        "divisions-cpu",
        "Divisions of a million integers, with the test of the operands and without it",
        rows,
        [
            f"Medians of {TURNS} launches each, in turn, on one thread: the time that the process computes.",
            "aiotaichi: with the test. The peer: the same kernel, compiled with check_divisions=False.",
        ],
    )


if __name__ == "__main__":
    main()
