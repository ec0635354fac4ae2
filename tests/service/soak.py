"""A soak of the example service: clients of all kinds ask, and faults happen. No request may get lost silently.

Each request ends as a right answer, as an error that its client sees, with a status and a reason, or because its
client has left. The counts of the clients and of the server have to agree.
"""

from __future__ import annotations

import itertools
import logging
import random
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import httpx
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from aiotaichi import Watchdog
from aiotaichi.testing import FakeDriver, Heartbeat, heartbeat
from examples.service import app as service
from stress.watch import Report, complaints, remember_tasks, time_limit

from .clients import ENDS
from .fake_device import fake_device
from .faults import FAULTS, Fault, Scene
from .server import serving

__all__ = ["run"]

_CLIENTS = 24
_MOST_SECONDS = 20.0  # of a round
_LEAST_ROUNDS = 12
_LEAST_FAULTS = 3  # in a round: two rounds have all faults of a device
_ROUND_LIMIT = 120.0
_LOOPS: dict[str, dict[str, Any]] = {"asyncio": {}, "uvloop": {"use_uvloop": True}}
_SEEN = {200: "answered", 503: "refused", 504: "timed out", 500: "failed"}


class Counting:
    """Counts the requests of an application, and the status of each response."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.begun = 0
        self.statuses: Counter[int] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.statuses[message["status"]] += 1
            await send(message)

        is_request = scope["type"] == "http"
        self.begun += is_request
        await self.app(scope, receive, counted if is_request else send)


async def _round(
    report: Report,
    name: str,
    seconds: float,
    arch: str,
    fake: FakeDriver | None,
    cache: Path,
    faults: Iterator[Fault],
) -> Heartbeat:
    """Serve for some seconds and some faults, and check the counts. Return how late the event loop was."""
    remember_tasks()
    chance = random.Random(name)
    app = Counting(service.create_app(arch))
    limits = httpx.Limits(max_connections=None)
    async with (
        serving(app) as address,
        httpx.AsyncClient(base_url=address, timeout=60, limits=limits, trust_env=False) as http,
    ):
        scene = Scene(app.app, http, chance, fake, cache)
        end = time.monotonic() + seconds

        left = _LEAST_FAULTS

        async def visit() -> None:
            client = scene.client()
            while left > 0 or time.monotonic() < end:
                await client.ask()

        async with heartbeat() as beats, anyio.create_task_group() as tasks:
            for _ in range(_CLIENTS):
                tasks.start_soon(visit)
            while left > 0 or time.monotonic() < end:
                await next(faults)(scene)
                await anyio.sleep(chance.random() * seconds / 10)
                left -= 1
        await _nothing_is_left(report, scene)
    _check_counts(report, scene, app)
    return beats


class _SlowOperations(logging.Filter):
    """Counts the watchdog's warnings, and drops them: on a busy machine, lavapipe is slow."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self._report = report

    def filter(self, record: logging.LogRecord) -> bool:
        self._report.outcomes["operations that the watchdog called slow"] += 1
        return False


async def _nothing_is_left(report: Report, scene: Scene) -> None:
    """Check that the service still answers, and that the device and the pool are idle at last."""
    client = scene.client()
    for _ in range(20):
        await client.ask()
    if not client.ends["answered"]:
        report.find(f"after the faults nobody is answered: {dict(client.ends)}")
    for queue in scene.app.state.queues:
        await queue.wait()
    statistics = scene.app.state.pool.statistics()
    if statistics.borrowed or statistics.returning or statistics.waiting:
        report.find(f"the pool is not whole: {statistics}")
    if not (health := scene.rt.health()).is_healthy:
        report.find(f"the service is not healthy: {health}")


def _check_counts(report: Report, scene: Scene, app: Counting) -> None:
    ends = sum((client.ends for client in scene.clients), Counter[str]())
    asked = sum(client.asked for client in scene.clients)
    for wrong in (wrong for client in scene.clients for wrong in client.wrong):
        report.find(wrong)
    if sum(ends.values()) != asked or set(ends) - set(ENDS):
        report.find(f"{asked} requests, which ended so: {dict(ends)}")
    if sum(app.statuses.values()) != app.begun:
        report.find(f"the server began {app.begun} requests, and answered {dict(app.statuses)}")
    for status, end in _SEEN.items():
        seen, sent = ends[end], app.statuses[status]
        if not seen <= sent <= seen + ends["left"] + scene.counts["broken uploads"]:
            report.find(f"clients saw {seen} answers with status {status}, and the server sent {sent}")
    report.outcomes["requests"] += asked
    for end in ENDS:
        report.outcomes[f"requests: {end}"] += ends[end]
    report.outcomes.update(scene.counts)


def run(report: Report, seconds: float, cache: Path) -> None:
    """Serve for about ``seconds``, on each device and each loop in turn. ``cache`` is the folder of compiled code."""
    deadline = time.monotonic() + seconds
    share = min(_MOST_SECONDS, seconds / _LEAST_ROUNDS)
    kinds = itertools.cycle(itertools.product(_LOOPS, FAULTS))
    late: list[tuple[float, ...]] = []
    logging.getLogger(Watchdog.__module__).addFilter(_SlowOperations(report))
    # Each fault comes before any comes again.
    order = random.Random(report.seed)
    faults = {arch: itertools.cycle(order.sample(found, len(found))) for arch, found in FAULTS.items()}
    for number in itertools.count():
        loop, arch = next(kinds)
        name = f"{report.seed}/{number}/{arch}/{loop}"
        with complaints(partial(_find, report, name)), time_limit(report, _ROUND_LIMIT, f"round {name}"):
            try:
                late.append(_serve(report, name, share, arch, loop, cache, faults[arch]))
            except Exception as error:  # noqa: BLE001  # the soak looks for errors
                report.find(f"round {name}: {''.join(traceback.format_exception(error))}")
        report.outcomes["rounds"] += 1
        if number >= len(FAULTS):  # every device and both loops have served: permanent objects exist
            report.take_figures()
        if time.monotonic() > deadline:
            break
    report.check_figures()
    if late:
        p50, p99, worst = (max(each) for each in zip(*late, strict=True))
        report.notes.append(f"the loop was late by {p50:.1f} ms (p50), {p99:.1f} ms (p99), {worst:.1f} ms (worst)")


def _serve(
    report: Report, name: str, seconds: float, arch: str, loop: str, cache: Path, faults: Iterator[Fault]
) -> tuple[float, ...]:
    """Run a round. Return how late the event loop was, in ms: the median, p99 and the worst."""
    with ExitStack() as stack:
        fake = stack.enter_context(fake_device()) if arch == "fake" else None
        work = partial(_round, report, name, seconds, arch, fake, cache, faults)
        beats = anyio.run(work, backend_options=_LOOPS[loop])
    return tuple(beats.percentile(percent) * 1000 for percent in (50, 99, 100))


def _find(report: Report, name: str, text: str) -> None:
    report.find(f"{name}: {text}")
