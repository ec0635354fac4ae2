"""Faults that the soak injects into a service while clients use it."""

from __future__ import annotations

import logging
import os
import random
import shutil
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import anyio
import anyio.to_thread
import httpx
from starlette.applications import Starlette

import aiotaichi as at
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeDriver
from examples import service
from support.helper_processes import helpers
from support.vulkan_faults import DEVICE_LOST, replace

from .clients import Client
from .fake_device import standstill

__all__ = ["FAULTS", "Fault", "Scene", "lost_again"]

_MODULES = Path(service.__file__).parent
_RUSH = 50  # clients at once
_LEAVING = 20  # clients that leave while the device works
_STANDSTILLS = 4
_PAUSE = 0.3  # seconds in which the fake device does nothing


@dataclass
class Scene:
    """What a fault acts on.

    Attributes
    ----------
    app
        The service.
    http
        What its clients ask with.
    chance
        What is random follows from it.
    fake
        The driver of the fake device; None on other devices.
    cache
        The folder of compiled code.
    clients
        Every client so far.
    counts
        What the faults have done, counted.
    """

    app: Starlette
    http: httpx.AsyncClient
    chance: random.Random
    fake: FakeDriver | None
    cache: Path
    clients: list[Client] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def rt(self) -> at.Runtime:
        rt: at.Runtime = self.app.state.rt
        return rt

    def client(self) -> Client:
        """Return a new client."""
        self.clients.append(Client(self.http, str(self.chance.random())))
        return self.clients[-1]


Fault = Callable[[Scene], Awaitable[None]]


async def rush(scene: Scene) -> None:
    """Send many clients at once: queues are full, and the pool is exhausted."""
    async with anyio.create_task_group() as tasks:
        for _ in range(_RUSH):
            tasks.start_soon(scene.client().ask)


async def broken_uploads(scene: Scene) -> None:
    """Begin requests on sockets, send a part of the body, and close the connection."""
    url = scene.http.base_url
    head = f"POST /blur?times=2 HTTP/1.1\r\nHost: {url.host}\r\nContent-Length: {64 * 64 * 3}\r\n\r\n"
    for _ in range(8):
        async with await anyio.connect_tcp(url.host, url.port or 80) as stream:
            await stream.send(head.encode() + bytes(scene.chance.randrange(5000)))
    scene.counts["broken uploads"] += 8


async def replaced_module(scene: Scene) -> None:
    """Replace the module while requests run. It is compiled anew, and sometimes the helper process is killed."""
    with anyio.CancelScope(shield=True):
        await anyio.to_thread.run_sync(shutil.rmtree, scene.cache, True)
    service = logging.getLogger("aiotaichi.compile.service")

    def count(record: logging.LogRecord) -> bool:
        """Count what a killed helper is the reason of. Anything else is logged."""
        is_of_a_kill = "because the optimiser failed" in record.getMessage()
        scene.counts["kernels compiled without the optimiser"] += is_of_a_kill
        return not is_of_a_kill

    service.addFilter(count)
    try:
        async with anyio.create_task_group() as tasks:
            if scene.chance.random() < 0.7:
                tasks.start_soon(_kill_a_helper, scene)
            arch = scene.rt.info.arch
            await scene.app.state.module.replace(_MODULES / f"kernels-{arch}.tcm")
            tasks.cancel_scope.cancel()
    except* at.errors.Error as refused:
        scene.counts[f"replacements refused: {type(refused.exceptions[0]).__name__}"] += 1
    else:
        scene.counts["modules replaced"] += 1
    finally:
        service.removeFilter(count)


async def _kill_a_helper(scene: Scene) -> None:
    while not (found := helpers()):  # noqa: ASYNC110  # nothing reports it
        await anyio.sleep(0.005)
    os.kill(scene.chance.choice(found), signal.SIGKILL)
    scene.counts["helpers killed"] += 1


async def lost_fake_device(scene: Scene) -> None:
    """Lose the fake device, and wait until the service has opened it again."""
    assert scene.fake is not None
    loss = scene.rt.loss
    scene.fake.lose()
    await _reopened(scene, loss)


async def lost_vulkan_device(scene: Scene) -> None:
    """Have the driver say that the device is lost, and wait until the service has opened it again."""
    loss = scene.rt.loss
    replace(scene.rt, "QueueSubmit", lambda function: lambda *arguments: DEVICE_LOST)
    await _reopened(scene, loss)


async def lost_again(scene: Scene) -> None:
    """Lose the device, and lose it again while the service opens it: up to three times in a row."""
    kind, call = type(open_device_of(scene.rt).device), scene.chance.choice(("create_queue", "load"))
    function, left = getattr(kind, call), scene.chance.randint(1, 3)

    def losing(*arguments: Any) -> Any:
        nonlocal left
        if left:
            left -= 1
            scene.counts["devices lost again"] += 1
            raise at.errors.DeviceLostError("a simulated loss, while the device is opened again")
        return function(*arguments)

    with patch.object(kind, call, losing):
        await (lost_vulkan_device if scene.fake is None else lost_fake_device)(scene)


async def _reopened(scene: Scene, loss: at.Loss) -> None:
    with anyio.fail_after(30):
        while not loss.done():
            await scene.client().ask()  # somebody has to submit
        while not scene.rt.health().is_healthy:  # noqa: ASYNC110  # nothing reports it
            await anyio.sleep(0.01)
    scene.counts["devices lost"] += 1


async def pause(scene: Scene) -> None:
    """Have the fake device do nothing for a while."""
    assert scene.fake is not None
    assert scene.fake.clock is not None
    with scene.fake.clock.paused():
        await anyio.sleep(_PAUSE)
    scene.counts["pauses of the device"] += 1


async def begun_pause(scene: Scene) -> None:
    """Have the fake device do nothing, in the middle of all that it has: it uses arrays after their clients left."""
    assert scene.fake is not None
    for _ in range(_STANDSTILLS):
        with standstill(scene.fake, scene.chance):
            async with anyio.create_task_group() as tasks:
                for _ in range(_LEAVING):
                    tasks.start_soon(scene.client().ask, _PAUSE)
            await anyio.sleep(_PAUSE)  # others ask
    scene.counts["standstills of the device"] += _STANDSTILLS


FAULTS: dict[str, tuple[Fault, ...]] = {
    "cpu": (rush, broken_uploads, replaced_module),
    "vulkan": (rush, broken_uploads, replaced_module, lost_vulkan_device, lost_again),
    "fake": (rush, broken_uploads, replaced_module, lost_fake_device, lost_again, pause, begun_pause),
}
"""What can go wrong on each backend."""
