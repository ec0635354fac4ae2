"""The live demo: a fluid under the mouse, streamed to a page. ``python -m aiotaichi demo --serve``."""

from __future__ import annotations

import colorsys
import json
import math
import os
import socket
import time
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, fields
from itertools import count
from pathlib import Path
from typing import Any, Final, Literal

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import numpy.typing as npt
import uvicorn
from PIL import Image
from starlette.applications import Starlette
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import Runtime, Stream, Trace, TraceWindow, stream, trace
from ..errors import InvalidArgumentError
from ..hal import Driver
from .fluid import STROKE, Fluid, Settings

__all__ = ["MODULES", "create_app", "serve"]

MODULES: Final = Path(__file__).parent / "fluid_kernels"  # fluid_kernels-x64.tcm, fluid_kernels-vulkan.tcm
_PAGE: Final = Path(__file__).parent / "page"
_CREDITS: Final = 3  # pictures that are on their way to a page, and that the page has not drawn
_PATIENCE: Final = 4.0  # seconds without a picture drawn, after which a viewer is dropped
_STATUS_SECONDS: Final = 0.125
_CLOSE_SECONDS: Final = 0.2  # after which the end waits for no kernel
_MOST_STROKES: Final = 24  # of one step
_IDLE_SECONDS: Final = 3.0  # without a stroke, after which the fluid is stirred by itself
_QUALITY: Final = 82  # of JPEG
_GAP: Final = 3e-4  # seconds between operations of one name that are drawn as one
_LIMITS: Final[Mapping[str, tuple[float, float]]] = {
    "swirl": (0.0, 0.5),
    "drag": (0.0, 4.0),
    "fade": (0.0, 4.0),
    "glow": (0.2, 3.0),
    "brush": (0.01, 0.1),
}


def serve(driver: Driver, host: str, port: int, rows: int, columns: int, loop: Literal["asyncio", "uvloop"]) -> None:
    """Serve the demo until SIGTERM or Ctrl-C. Print the address first.

    Raises
    ------
    InvalidArgumentError
        The system does not let the program listen at this address and port.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        server = socket.create_server((host, port), family=family)
    except OSError as error:
        raise InvalidArgumentError(f"cannot listen at {host}, port {port}: {error.strerror}") from error
    with server as listener:
        name = f"[{host}]" if ":" in host else host
        print(f"http://{name}:{listener.getsockname()[1]}  (Ctrl-C ends it)", flush=True)
        app = create_app(driver, rows, columns)
        config = uvicorn.Config(app, log_level="warning", loop=loop, ws="websockets-sansio", ws_max_size=4096)
        config.timeout_graceful_shutdown = 0.5  # type: ignore[assignment]  # seconds, for pages that do not read
        uvicorn.Server(config).run([listener])


def create_app(driver: Driver | str | None = None, rows: int = 512, columns: int = 512) -> Starlette:
    """Return the demo as an ASGI app, for uvicorn or another server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with anyio.CancelScope() as end:
            async with Runtime(driver) as rt:
                fluid = Fluid(rt, await rt.load_aot_module(MODULES), rows, columns)
                async with trace(rt, max_bytes=2**22) as recorded:
                    app.state.show = show = _Show(fluid, recorded, rows, columns, f"{rt.info.name} ({rt.info.arch})")
                    pictures = stream(rt, show.strokes(), fluid.flow, fluid.dye, latest=True)
                    async with pictures, anyio.create_task_group() as tasks:
                        tasks.start_soon(show.encode, pictures)
                        tasks.start_soon(show.watch_trace)
                        yield
                        tasks.cancel_scope.cancel()
                        end.deadline = anyio.current_time() + _CLOSE_SECONDS

    routes = [WebSocketRoute("/view", _view), Mount("/", StaticFiles(directory=_PAGE, html=True, check_dir=False))]
    return Starlette(routes=routes, lifespan=lifespan)


class _Show:
    """What all viewers share: the fluid, the newest picture, and the newest status."""

    def __init__(self, fluid: Fluid, recorded: Trace, rows: int, columns: int, device: str) -> None:
        self.fluid = fluid
        self.viewers: set[_Viewer] = set()
        self.numbers = count(1)
        self.is_blocking = False
        self.stroked = -math.inf  # when a viewer has last stirred
        self.waiting: deque[tuple[float, ...]] = deque(maxlen=_MOST_STROKES)
        self.picture, self.number = b"", 0
        self.status = ""
        self.came = anyio.Event()  # a picture
        self._watched = anyio.Event()
        self._recorded = recorded
        self._aspect = columns / rows
        self._fixed = {"device": device, "rows": rows, "columns": columns, "limits": _LIMITS}

    # -- the fluid ----------------------------------------------------------------------------------------------

    async def strokes(self) -> AsyncIterator[npt.NDArray[np.float32]]:
        """Yield the strokes of each step, 60 times a second, while somebody watches. It is the stream's source."""
        due = before = time.monotonic()
        while True:
            if not self.viewers:
                self._watched = anyio.Event()
                await self._watched.wait()
            if self.is_blocking and self.fluid.painted is not None:
                await anyio.lowlevel.checkpoint()  # the kernels are submitted when the turn ends
                while not self.fluid.painted.done():  # this is what a blocking library does with the loop's thread
                    os.sched_yield()
            now = time.monotonic()
            due = max(due + 1 / 60, now - 1 / 60)
            await anyio.sleep(max(0.0, due - now))
            now = time.monotonic()
            self.fluid.seconds, before = min(now - before, 1 / 30), now
            if now - self.stroked > _IDLE_SECONDS:
                self._stir_alone(now)
            strokes = [*self.waiting] or [(0.0,) * STROKE]
            self.waiting.clear()
            yield np.array(strokes, np.float32)

    def _stir_alone(self, now: float) -> None:
        """Let two pointers that nobody holds go round."""
        for hand, turn in enumerate((0.7, -0.7)):
            angle = turn * now + math.pi * hand
            x = self._aspect / 2 + 0.28 * math.cos(angle)
            y = 0.5 + 0.28 * math.sin(angle)
            push = 0.05 * turn
            color = _color(0.05 * now + 0.4 * hand, 0.2)
            self.waiting.append((x, y, -push * math.sin(angle), push * math.cos(angle), 0.03, *color))

    def stroke(self, viewer: _Viewer, x: float, y: float, dx: float, dy: float) -> None:
        """Let the pointer of a viewer move by (dx, dy) to (x, y), all in heights of the picture."""
        self.stroked = time.monotonic()
        radius, length = self.fluid.settings.brush, math.hypot(dx, dy)
        parts = min(6, 1 + int(length / radius))
        color = _color(viewer.hue + 0.03 * self.stroked, 0.9 / parts)
        for part in range(parts):
            behind = part / parts
            push = 3.0 / parts
            self.waiting.append((x - dx * behind, y - dy * behind, dx * push, dy * push, radius, *color))

    # -- pictures -----------------------------------------------------------------------------------------------

    async def encode(self, pictures: Stream) -> None:
        """Encode each picture once, for all viewers."""
        async with pictures.subscribe() as mine:
            async for picture in mine:
                self.picture = await anyio.to_thread.run_sync(_jpeg, picture.data)
                self.number = picture.number
                self.came.set()
                self.came = anyio.Event()

    # -- what the trace says ------------------------------------------------------------------------------------

    async def watch_trace(self) -> None:
        """Read the last second from the trace, again and again, for all viewers."""
        before, last = 0, time.monotonic()
        while True:
            await anyio.sleep(_STATUS_SECONDS)
            if not self.viewers:
                continue
            window = await self._recorded.window(1.0)
            now = time.monotonic()
            rate = (self.number - before) / (now - last)
            before, last = self.number, now
            self.status = json.dumps(
                {
                    **_timeline(window),
                    **self._fixed,
                    "rate": round(rate, 1),
                    "viewers": len(self.viewers),
                    "blocking": self.is_blocking,
                    "settings": asdict(self.fluid.settings),
                }
            )

    # -- viewers ------------------------------------------------------------------------------------------------

    def add(self, viewer: _Viewer) -> None:
        """Let a viewer watch."""
        self.viewers.add(viewer)
        self._watched.set()


def _color(hue: float, amount: float) -> tuple[float, float, float]:
    red, green, blue = colorsys.hsv_to_rgb(hue % 1, 0.85, amount)
    return red, green, blue


def _jpeg(pixels: npt.NDArray[np.uint8]) -> bytes:
    """*Blocking.* Encode a picture. Pillow lets other threads run while it writes to a file of the system."""
    image = Image.frombuffer("RGB", (pixels.shape[1], pixels.shape[0]), pixels, "raw", "RGB", 0, 1)
    with open(os.memfd_create("picture"), "w+b") as file:
        image.save(file, "JPEG", quality=_QUALITY)
        file.seek(0)
        return file.read()


def _timeline(window: TraceWindow) -> dict[str, Any]:
    """Return the queues' operations, in tenths of milliseconds since the window began, and the lateness in ms."""
    queues = []
    for name, spans in window.operations.items():
        drawn: list[list[Any]] = []
        ended = 0.0
        for span in spans:
            if span.name == "marker" or span.ended < window.began:
                continue
            if drawn and drawn[-1][2] == span.name and span.began - ended < _GAP:
                drawn[-1][1] = round((span.ended - window.began) * 1e4)
            else:
                drawn.append(
                    [round((span.began - window.began) * 1e4), round((span.ended - window.began) * 1e4), span.name]
                )
            ended = span.ended
        queues.append({"name": name.removeprefix("stream "), "spans": drawn})
    late = window.lateness[:, 1] if len(window.lateness) else np.zeros(1)
    return {
        "queues": queues,
        "late": round(float(np.quantile(late, 0.95)) * 1e3, 2),
        "latest": round(float(late.max()) * 1e3, 2),
    }


@dataclass(eq=False)
class _Viewer:
    """A page that watches. It says when it has drawn a picture, and so it gets no more than it can draw."""

    socket: WebSocket
    show: _Show
    hue: float
    credits: int = _CREDITS

    def __post_init__(self) -> None:
        self.drew = anyio.Event()

    async def send(self) -> None:
        """Send the newest picture whenever the page has drawn one. Drop a page that draws none for some seconds."""
        number, status = 0, ""
        try:
            while True:
                while number == self.show.number:
                    await self.show.came.wait()
                with anyio.fail_after(_PATIENCE):
                    while not self.credits:
                        self.drew = anyio.Event()
                        await self.drew.wait()
                    self.credits -= 1
                    number = self.show.number
                    if status is not self.show.status:
                        status = self.show.status
                        await self.socket.send_text(status)
                    await self.socket.send_bytes(self.show.picture)
        except TimeoutError:
            with anyio.move_on_after(0.5):
                await self.socket.close(1013, "this page has drawn nothing for some seconds")

    async def receive(self) -> None:
        """Do what the page says, until it leaves."""
        async for text in self.socket.iter_text():
            self._obey(text)

    def _obey(self, text: str) -> None:
        """Do what one message says.

        Raises
        ------
        InvalidArgumentError
            No page of this demo sends such a message.
        """
        try:
            match json.loads(text):
                case {"drawn": True}:
                    self.credits = min(_CREDITS, self.credits + 1)
                    self.drew.set()
                case {"stroke": [x, y, dx, dy]}:
                    self.show.stroke(self, *(_within(each, -8, 8) for each in (x, y, dx, dy)))
                case {"set": str(name), "to": value} if name in _LIMITS:
                    setattr(self.show.fluid.settings, name, _within(value, *_LIMITS[name]))
                case {"blocking": bool(is_blocking)}:
                    self.show.is_blocking = is_blocking
                case _:
                    raise ValueError("no such message")
        except (TypeError, ValueError, RecursionError) as error:
            raise InvalidArgumentError(f"{text[:80]!r}: {error}") from error


def _within(value: Any, least: float, most: float) -> float:
    if not math.isfinite(value):
        raise ValueError(f"{value} is not finite")
    return float(min(max(value, least), most))


async def _view(socket: WebSocket) -> None:
    """Serve one page."""
    show: _Show = socket.app.state.show
    await socket.accept()
    viewer = _Viewer(socket, show, 0.37 * next(show.numbers))
    show.add(viewer)
    try:
        async with anyio.create_task_group() as tasks:

            async def until_the_end(do: Any) -> None:
                with suppress(WebSocketDisconnect):
                    await do()
                tasks.cancel_scope.cancel()

            tasks.start_soon(until_the_end, viewer.send)
            tasks.start_soon(until_the_end, viewer.receive)
    except* InvalidArgumentError as group:
        with anyio.move_on_after(0.5):
            await socket.close(1008, str(group.exceptions[0])[:100])
    finally:
        show.viewers.discard(viewer)


assert set(_LIMITS) == {each.name for each in fields(Settings)}
