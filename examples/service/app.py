"""A service that blurs images: POST /blur?width=640&height=480&times=4 with the pixels, RGB, as the body.

Start it with ``python -m examples.service``, or ``uvicorn --factory examples.service.app:create_app``.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.observe.prometheus import StatisticsCollector

SECONDS, MOST_BYTES, MOST_TIMES = 5, 2**22, 64  # for a request
IN_FLIGHT, POOL_BYTES = 256, 2**26  # operations on a queue, and bytes of the images of all requests
ICON_BYTES = 2**13  # up to here, images of one size share a launch: the launch costs more than the work
STATUS = {TimeoutError: 504, errors.QueueFullError: 503, errors.OutOfMemoryError: 503, errors.DeviceLostError: 503,
          errors.Error: 500, ValueError: 400, ClientDisconnect: 499}  # fmt: skip


def create_app(arch: str | None = None) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with at.Runtime(arch) as rt, rt.watchdog(slow=SECONDS), anyio.create_task_group() as tasks:
            module = await rt.load_aot_module(Path(__file__).parent / "kernels")
            app.state.rt, app.state.module, app.state.blur = rt, module, module.kernel("blur")
            blur_all = partial(blur_icons, module.kernel("blur_all"))
            app.state.pool, app.state.queues = rt.pool(max_bytes=POOL_BYTES), queues_of(rt)
            app.state.metrics = StatisticsCollector({"service": rt}, {"images": app.state.pool})
            tasks.start_soon(keep_open, app.state)
            icons = at.Batcher(rt, blur_all, "(h,w,3)->(h,w,3)", dtypes=[at.u8, at.u8], overflow="raise")
            async with icons as app.state.icons:
                yield
            tasks.cancel_scope.cancel()

    routes = [Route("/blur", answer, methods=["POST"]), Route("/health", health), Route("/metrics", metrics)]
    return Starlette(routes=routes, lifespan=lifespan)


def queues_of(rt: at.Runtime) -> at.Queues:
    return rt.queues(2, max_in_flight=IN_FLIGHT, overflow="raise")


async def keep_open(state: Any) -> None:
    while await state.rt.wait_lost():
        with suppress(errors.DeviceLostError):  # lost again: the next turn tries again
            await state.rt.recreate()  # on CUDA it raises, and /health says so: a supervisor restarts the process
            state.queues = queues_of(state.rt)


async def answer(request: Request) -> Response:
    response = Response(status_code=499)  # if the client leaves
    async with anyio.create_task_group() as tasks:
        try:
            with anyio.fail_after(SECONDS):
                image, times = await read(request)
                tasks.start_soon(cancel_if_gone, request, tasks.cancel_scope)
                response = Response(await blurred(request.app.state, image, times))
        except tuple(STATUS) as error:
            status = next(status for kind, status in STATUS.items() if isinstance(error, kind))
            response = PlainTextResponse(f"{type(error).__name__}: {error}", status)
        tasks.cancel_scope.cancel()
    return response


async def read(request: Request) -> tuple[npt.NDArray[np.uint8], int]:
    width, height, times = (int(request.query_params.get(name, 1)) for name in ("width", "height", "times"))
    size = int(request.headers.get("content-length", 0))
    if min(width, height, times) < 1 or times > MOST_TIMES or not size == width * height * 3 <= MOST_BYTES:
        raise ValueError(f"send width * height * 3 bytes, at most {MOST_BYTES}, and times from 1 to {MOST_TIMES}")
    return np.frombuffer(await request.body(), np.uint8).reshape(height, width, 3), times


async def cancel_if_gone(request: Request, scope: anyio.CancelScope) -> None:
    await request.receive()  # after the body, all that comes is that the client has left
    scope.cancel()


def blur_icons(kernel: at.Kernel, queue: at.Queue, batch: at.Batch) -> None:
    (x,), (y,) = batch.inputs, batch.outputs
    for turn in range(batch.key):
        if turn > 0:
            queue.copy(x, y)
        queue.launch(kernel, batch.count, x, y)


async def blurred(state: Any, image: npt.NDArray[np.uint8], times: int) -> bytes:
    if image.nbytes <= ICON_BYTES:
        return bytes((await state.icons(image, key=times)).data)
    with state.queues.least_busy() as queue:
        spec = image.shape, at.u8
        async with queue.slot(), state.pool.lease_all(spec, spec) as (x, y), state.rt.revoke_scope():
            queue.write(x, image)
            for _ in range(times):
                queue.launch(state.blur, x, y)
                x, y = y, x
            return bytes((await queue.read(x)).data)


async def health(request: Request) -> Response:
    found = request.app.state.rt.health()
    return PlainTextResponse(f"{found}", 200 if found.is_healthy else 503)


async def metrics(request: Request) -> Response:
    return Response(generate_latest(request.app.state.metrics), media_type=CONTENT_TYPE_LATEST)
