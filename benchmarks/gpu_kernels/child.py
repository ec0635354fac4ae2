"""Measure the kernels of one contender in this process: ``python -m benchmarks.gpu_kernels.child ARCH CONTENDER``.

It prints a line of JSON for each kernel, with the seconds of a launch.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time

import numpy as np

from benchmarks.gpu_kernels.catalogue import CASES, Case
from benchmarks.gpu_kernels.contenders import CONTENDERS, Prepared

ROWS = 7
MOST_OTHERS = 0.01  # of a picture's pixels: near the edge of the set, a rounding decides


def is_right(case: Case, found: np.ndarray, expected: np.ndarray) -> bool:
    """Return whether a result is as expected, within the case's tolerance."""
    if case.kernel == "mandelbrot":
        return bool(np.mean(found != expected) <= MOST_OTHERS)
    return bool(np.abs(found - expected).max() <= case.tolerance * max(1e-30, np.abs(expected).max()))


async def seconds_of(prepared: Prepared, budget: float) -> float:
    """Return the seconds of a launch: the median of rows of launches that take ``budget`` seconds each."""
    await prepared.run(1)
    started = time.perf_counter()
    await prepared.run(1)
    count = max(1, int(budget / max(1e-6, time.perf_counter() - started)))
    times = []
    for _ in range(ROWS):
        started = time.perf_counter()
        await prepared.run(count)
        times.append((time.perf_counter() - started) / count)
    return statistics.median(times)


async def measure(arch: str, contender: str, kernels: list[str], is_small: bool, budget: float) -> None:
    has_images = arch == "vulkan" and contender == "aiotaichi"  # the C-API has textures, but no copies to them
    async with CONTENDERS[contender](arch) as prepare:
        for case in CASES:
            if (kernels and case.kernel not in kernels) or (case.has_images and not has_images):
                continue
            small = case.make(np.random.default_rng(1), case.small)
            checked = await prepare(case, small)
            await checked.run(1)
            row: dict[str, object] = {"kernel": case.kernel}
            row["right"] = is_right(case, await checked.result(), case.expected(small))
            values = small if is_small else case.make(np.random.default_rng(1), case.size)
            row["seconds"] = await seconds_of(await prepare(case, values), budget)
            print(json.dumps(row), flush=True)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu_kernels.child")
    parser.add_argument("arch", choices=("cuda", "vulkan"))
    parser.add_argument("contender", choices=CONTENDERS)
    parser.add_argument("--kernels", nargs="*", default=[])
    parser.add_argument("--small", action="store_true", help="measure the sizes that are checked")
    parser.add_argument("--budget", type=float, default=0.02, help="seconds of a row of launches")
    parser.add_argument("--taichi", help="a folder with the package taichi")
    options = parser.parse_args(arguments)
    if options.taichi:
        sys.path.append(options.taichi)
    asyncio.run(measure(options.arch, options.contender, options.kernels, options.small, options.budget))


if __name__ == "__main__":
    main(sys.argv[1:])
