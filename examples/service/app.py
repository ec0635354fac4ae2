"""A service that blurs pictures: POST /blur?times=4 with a PNG or a JPEG. ``uvicorn --factory ...app:create_app``."""

from asyncio import QueueFull
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import anyio
from fastapi import FastAPI, Query, Request
from fastapi.responses import FileResponse, JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import ClientDisconnect

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.observe.prometheus import StatisticsCollector

from .pictures import body_of, decoded, encoded

MODULE = Path(__file__).parent / "kernels"  # kernels-x64.tcm, kernels-vulkan.tcm
SECONDS, MOST_BYTES, MOST_REQUESTS = 5, 2**23, 512  # for a request, of its body, and at a time
IN_FLIGHT, POOL_BYTES, ICON_BYTES = 256, 2**26, 2**13  # on a queue, of all images, of images that share launches
STATUS = {QueueFull: 429, TimeoutError: 504, errors.QueueFullError: 503, errors.OutOfMemoryError: 503,
          errors.DeviceLostError: 503, errors.Error: 500, ValueError: 400, ClientDisconnect: 499}  # fmt: skip


def queues_of(rt: at.Runtime) -> at.Queues:
    return rt.queues(2, max_in_flight=IN_FLIGHT, overflow="raise")


def create_app(arch: Any = None) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with anyio.create_task_group() as tasks, at.Runtime(arch) as rt, rt.watchdog(slow=SECONDS):
            module = await rt.load_aot_module(MODULE)
            app.state.rt, app.state.module, app.state.blur = rt, module, module.kernel("blur")
            app.state.pool, app.state.queues, app.state.requests = rt.pool(max_bytes=POOL_BYTES), queues_of(rt), 0
            app.state.metrics = StatisticsCollector({"service": rt}, {"images": app.state.pool})
            tasks.start_soon(keep_open, app.state)
            blur_all = partial(blur_icons, module.kernel("blur_all"))
            icons = at.Batcher(rt, blur_all, "(h,k)->(h,k)", dtypes=[at.u8, at.u8], overflow="raise")
            async with icons as app.state.icons:
                yield
                tasks.cancel_scope.deadline = anyio.current_time() + 0.2  # from then on, the end waits for no kernel

    app = FastAPI(title="Blur", lifespan=lifespan)
    app.get("/", include_in_schema=False)(lambda: FileResponse(MODULE.parent / "page.html"))
    app.post("/blur")(blur)
    app.get("/health")(health)
    app.get("/metrics")(metrics)
    return app


async def keep_open(state: Any) -> None:
    while await state.rt.wait_lost():
        with suppress(errors.DeviceLostError):  # lost again: the next turn tries again
            await state.rt.recreate()  # on CUDA it raises, and /health says so: a supervisor restarts the process
            state.queues = queues_of(state.rt)


async def blur(request: Request, times: Annotated[int, Query(ge=1, le=64)] = 4) -> Response:
    response, state = Response(status_code=499), request.app.state  # 499 if the client leaves
    state.requests += 1
    async with anyio.create_task_group() as tasks:
        try:
            if state.requests > MOST_REQUESTS:
                raise QueueFull(f"{MOST_REQUESTS} requests are being answered")
            with anyio.fail_after(SECONDS):
                image, format = await decoded(await body_of(request, MOST_BYTES))
                tasks.start_soon(cancel_if_gone, request, tasks.cancel_scope)
                response = await encoded(await blurred(state, image, times), format)
        except tuple(STATUS) as error:
            status = next(status for kind, status in STATUS.items() if isinstance(error, kind))
            text, again = f"{type(error).__name__}: {error}", {"Retry-After": "1"} if status in (429, 503) else {}
            response = JSONResponse({"detail": text}, status, again)
        finally:
            state.requests -= 1
        tasks.cancel_scope.cancel()
    return response


async def cancel_if_gone(request: Request, scope: anyio.CancelScope) -> None:
    await request.receive()  # after the body, all that comes is that the client has left
    scope.cancel()


def blur_icons(kernel: at.Kernel, queue: at.Queue, batch: at.Batch) -> None:
    (x,), (y,) = batch.inputs, batch.outputs
    for turn in range(batch.key):
        if turn > 0:
            queue.copy(x, y)
        queue.launch(kernel, batch.count, x, y)


async def blurred(state: Any, image: Any, times: int) -> Any:
    if image.nbytes <= ICON_BYTES:
        return await state.icons(image, key=times)
    with state.queues.least_busy() as queue:
        spec = image.shape, at.u8
        async with queue.slot(), state.pool.lease_all(spec, spec) as (x, y), state.rt.revoke_scope():
            queue.write(x, image)
            for _ in range(times):
                queue.launch(state.blur, x, y)
                x, y = y, x
            return await queue.read(x)


async def health(request: Request) -> JSONResponse:
    found = request.app.state.rt.health()
    return JSONResponse(asdict(found), 200 if found.is_healthy else 503)


async def metrics(request: Request) -> Response:
    return Response(generate_latest(request.app.state.metrics), media_type=CONTENT_TYPE_LATEST)
