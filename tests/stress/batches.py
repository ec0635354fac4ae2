"""Requests in batches: each answer is checked, on each event loop, on the CPU and on Vulkan.

Of 200 callers, some give up requests at random moments. The counters of the batcher tell of each request: none is
lost, and none is answered twice.
"""

from __future__ import annotations

import random
import time
import traceback
from typing import Any

import anyio
import numpy as np

import aiotaichi as at

from .model import BACKENDS
from .watch import Report, complaints, remember_tasks, time_limit

__all__ = ["run"]

_LOOPS: dict[str, dict[str, Any]] = {
    "asyncio": {"backend": "asyncio"},
    "uvloop": {"backend": "asyncio", "backend_options": {"use_uvloop": True}},
    "trio": {"backend": "trio"},
}
_CALLERS = 200
_ROUND = 50
"""The requests of a caller in a round."""
_ROUND_SECONDS = 180.0


async def _round(report: Report, rt: at.Runtime, kernel: at.Kernel, seed: int) -> None:
    """Let all callers make requests."""
    made = answers = 0

    async def caller(number: int) -> None:
        nonlocal made, answers
        chance = random.Random(f"{seed} {number}")
        x = np.random.default_rng(number).random(64 + number % 2, np.float32)  # two shapes
        for _ in range(_ROUND):
            a, b, answer = float(number), float(made), None
            made += 1
            with anyio.CancelScope() as scope:
                if chance.random() < 0.1:
                    scope.deadline = anyio.current_time() + chance.random() * 2e-3
                answer = await batcher(x, a, b)
                answers += 1
            if answer is None:
                report.outcomes["requests given up"] += 1
            elif not np.array_equal(answer, np.float32(a) * x + np.float32(b)):
                report.find(f"seed {seed}, caller {number}: a={a}, b={b}: {answer}")

    async with at.Batcher(rt, kernel, "(n),(),()->(n)", max_rows=64) as batcher, anyio.create_task_group() as tasks:
        for number in range(_CALLERS):
            tasks.start_soon(caller, number)
    figures = batcher.statistics()
    outcomes = ("answered", "dropped", "never_sent", "failed", "refused")
    found = {name: getattr(figures, name) for name in outcomes}
    # A caller that is cancelled when its answer is on the way to it does not get it.
    if sum(found.values()) != made or found["answered"] < answers or found["failed"] or found["refused"]:
        report.find(f"seed {seed}: {made} requests, {answers} answers, but {found}")
    report.outcomes["answers"] += answers


async def _requests(report: Report, arch: str, until: float, count: int) -> None:
    remember_tasks()
    backend = BACKENDS[arch]
    async with at.Runtime(arch) as rt:
        kernel = (await rt.load_aot_module(backend.modules / "batches")).kernel("scale")
        for number in range(-(-count // (_CALLERS * _ROUND))):
            with time_limit(report, _ROUND_SECONDS, f"round {number} on {arch}"):
                await _round(report, rt, kernel, report.seed + number)
            if time.monotonic() > until:
                break


def run(report: Report, seconds: float, count: int) -> None:
    """Make ``count`` requests on each loop and each device, or as many as about ``seconds`` allow."""
    share = seconds / (2 * len(_LOOPS))
    for arch in ("cpu", "vulkan"):
        for name, options in _LOOPS.items():
            with complaints(report.find):
                try:
                    anyio.run(_requests, report, arch, time.monotonic() + share, count, **options)
                except Exception as error:  # noqa: BLE001  # an unexpected error
                    report.find(f"{name}, {arch}: " + "".join(traceback.format_exception(error)))
