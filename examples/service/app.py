"""A service that blurs images: POST /blur?width=640&height=480&times=4 with the pixels, RGB, as the body.

Start it with ``python -m examples.service``, or ``uvicorn --factory examples.service.app:create_app``.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import aiotaichi as at

SECONDS = 5  # from the first byte of a request to its answer
MOST_BYTES, MOST_TIMES = 2**22, 64
IN_FLIGHT, POOL_BYTES = 256, 2**26  # operations of a queue; bytes of all requests' images
ERRORS = at.errors
STATUS = {
    TimeoutError: 504, ERRORS.QueueFullError: 503, ERRORS.OutOfMemoryError: 503, ERRORS.DeviceLostError: 503,
    ERRORS.Error: 500, ValueError: 400, ClientDisconnect: 499,
}  # fmt: skip


def create_app(arch: str | at.Arch | None = None) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        state = app.state
        async with at.Runtime(arch) as state.rt:
            module = f"kernels-{state.rt.info.arch.name.lower()}.tcm"
            state.blur = (await state.rt.load_aot_module(Path(__file__).parent / module)).kernel("blur")
            state.queues = state.rt.queues(2, max_in_flight=IN_FLIGHT, overflow="raise")
            state.pool = state.rt.pool(max_bytes=POOL_BYTES)
            yield

    return Starlette(routes=[Route("/blur", answer, methods=["POST"]), Route("/health", health)], lifespan=lifespan)


async def answer(request: Request) -> Response:
    response = Response(status_code=499)  # the client left
    async with anyio.create_task_group() as tasks:
        try:
            with anyio.fail_after(SECONDS):
                image, times = await read(request)
                tasks.start_soon(cancel_if_gone, request, tasks.cancel_scope)
                response = Response((await blurred(request.app.state, image, times)).tobytes())
        except tuple(STATUS) as error:
            status = next(status for kind, status in STATUS.items() if isinstance(error, kind))
            response = PlainTextResponse(f"{type(error).__name__}: {error}", status)
        tasks.cancel_scope.cancel()
    return response


async def read(request: Request) -> tuple[npt.NDArray[np.uint8], int]:
    width, height, times = (int(request.query_params.get(name, 1)) for name in ("width", "height", "times"))
    if not (0 < width * height * 3 <= MOST_BYTES and width > 0 and 0 < times <= MOST_TIMES):
        raise ValueError(f"an image has 1 to {MOST_BYTES} bytes, and is blurred 1 to {MOST_TIMES} times")
    image, end = np.empty((height, width, 3), np.uint8), 0
    async for part in request.stream():
        image.reshape(-1).data[end : end + len(part)] = part
        end += len(part)
    if end != image.nbytes:
        raise ValueError(f"the body has {end} bytes, and the image {image.nbytes}")
    return image, times


async def cancel_if_gone(request: Request, scope: anyio.CancelScope) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
    scope.cancel()


async def blurred(state: Any, image: npt.NDArray[np.uint8], times: int) -> npt.NDArray[Any]:
    spec = image.shape, at.u8
    with state.queues.least_busy() as queue:
        async with queue.slot(), state.pool.lease_all(spec, spec) as (x, y), state.rt.revoke_scope():
            queue.write(x, image, borrow=True)
            for _ in range(times):
                queue.launch(state.blur, x, y)
                x, y = y, x
            return await queue.read(x)  # type: ignore[no-any-return]


async def health(request: Request) -> Response:
    return PlainTextResponse("ok")
