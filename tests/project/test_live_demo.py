"""The live demo of docs/gallery.md: pages get pictures, stir, and are dropped if they stop; a signal ends it."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aiotaichi.cli import main
from aiotaichi.demo import live
from aiotaichi.testing import FakeClock, FakeDriver, FakeQueue
from service.server import serving
from support.browser import CHROMIUM, Page, browser
from support.waiting import until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.parametrize("anyio_backend", ["asyncio"]),  # what uvicorn runs on
]


@asynccontextmanager
async def served(*options: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """Run the program, and yield its address. It must end by SIGTERM."""
    command = [sys.executable, "-m", "aiotaichi", "demo", "--serve", "--arch", "cpu", "--port", "0", *options]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        with anyio.fail_after(60):
            address = (await process.stdout.readline()).decode().split()[0]
        yield address, process
        if process.returncode is None:
            process.terminate()
        with anyio.fail_after(30):
            _, errors = await process.communicate()
        assert b"Traceback" not in errors, errors.decode()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def pictures(socket: ClientConnection, count: int) -> tuple[list[bytes], dict[str, Any]]:
    """Take pictures as a page does. Return them, and the newest status."""
    found: list[bytes] = []
    status: dict[str, Any] = {}
    with anyio.fail_after(60):
        while len(found) < count or not status:
            message = await socket.recv()
            if isinstance(message, bytes):
                found.append(message)
                await socket.send('{"drawn": true}')
            else:
                status = json.loads(message)
    return found, status


def pixels(picture: bytes) -> npt.NDArray[np.int64]:
    with Image.open(io.BytesIO(picture)) as image:
        return np.asarray(image).astype(np.int64)


def view(address: str) -> connect:
    return connect(address.replace("http", "ws") + "/view", max_size=None)


async def test_all_viewers_share_pictures_and_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    encodings = []

    def counted(pixels: npt.NDArray[np.uint8]) -> bytes:
        encodings.append(pixels.shape)
        return encode(pixels)

    encode = live._jpeg
    monkeypatch.setattr(live, "_jpeg", counted)
    async with serving(live.create_app("cpu", 96, 128)) as address, view(address) as one, view(address) as other:
        (mine, status), (theirs, _) = await asyncio.gather(pictures(one, 30), pictures(other, 30))
        assert len(encodings) < 30 + 30, "each picture is encoded once, for both"
        assert set(mine) & set(theirs)
        assert pixels(mine[0]).shape == (96, 128, 3)
        assert len(set(mine)) > 20, "pictures change"
        assert status["viewers"] == 2
        assert {"flow", "dye"} <= {queue["name"] for queue in status["queues"]}
        await one.send('{"set": "swirl", "to": 0.4}')
        await one.send('{"set": "fade", "to": 99}')
        _, status = await pictures(other, 60)
        assert status["settings"]["swirl"] == 0.4
        assert status["settings"]["fade"] == live._LIMITS["fade"][1], "no page can set more than a slider"


async def test_a_stroke_is_where_the_pointer_is() -> None:
    """The picture gets bright near the stroke, and nowhere else."""
    async with serving(live.create_app("cpu", 128, 128)) as address, view(address) as socket:
        await socket.send('{"set": "fade", "to": 4}')
        for _ in range(40):
            await socket.send('{"stroke": [0.75, 0.25, 0.0, 0.0]}')
            newest, _ = await pictures(socket, 1)
        image = pixels(newest[-1]).sum(2)
        row, column = np.unravel_index(np.argmax(image), image.shape)
        assert abs(row - 0.25 * 128) < 16
        assert abs(column - 0.75 * 128) < 16
        assert image[64:].max() < 0.3 * image.max()


async def test_a_stalled_viewer_is_dropped_and_slows_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "_PATIENCE", 0.5)
    async with serving(live.create_app("cpu", 96, 128)) as address, view(address) as stalled, view(address) as other:
        await pictures(other, 90)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await stalled.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        _, status = await pictures(other, 60)
        assert status["viewers"] == 1


@pytest.mark.parametrize(
    "message",
    [
        "no JSON",
        "[]",
        '{"set": "colour", "to": 1}',
        '{"stroke": [1, 2, 3]}',
        '{"stroke": [1, 2, 3, NaN]}',
        "[" * 4000,
    ],
)
async def test_a_message_of_no_page_closes_its_connection_only(message: str) -> None:
    async with serving(live.create_app("cpu", 96, 128)) as address, view(address) as wrong, view(address) as other:
        await wrong.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await wrong.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert (await pictures(other, 10))[0]


async def test_the_end_waits_for_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """The device stands still, one viewer watches and one has stalled: the demo ends, and no command runs."""
    clock = FakeClock()
    clock.stop()
    kernels = ["advect", "stir", "curl", "swirl", "divergence", "relax", "project", "carry", "ink", "paint"]
    driver = FakeDriver({name: lambda *arguments: None for name in kernels}, clock)
    app = live.create_app(driver, 64, 64)
    async with serving(app, seconds=0) as address, view(address), view(address) as watching:
        await pictures(watching, 5)
        clock.is_stopped = False
        monkeypatch.setattr(FakeQueue, "revoke", lambda queue, ticket: False)  # as a GPU that has begun everything
        await until(lambda: not app.state.show.fluid.painted.done())
        log = len(clock.log)
    assert len(clock.log) == log
    clock.stop()


async def test_a_signal_ends_it_while_viewers_watch_and_stall() -> None:
    async with served() as (address, process), view(address) as stalled:
        await stalled.send('{"blocking": true}')
        async with view(address) as watching:
            await pictures(watching, 5)
            process.send_signal(signal.SIGTERM)
            await process.wait()
        assert process.returncode == -signal.SIGTERM


def test_what_it_cannot_do(capsys: pytest.CaptureFixture[str], anyio_backend: str) -> None:
    assert main(["demo", "--serve", "--loop", "trio"]) == 1
    assert "give --loop asyncio or --loop uvloop" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["demo", "--serve", "--size", "12"])
    assert "from 64 to 4096 each: 512x512" in capsys.readouterr().err


# -- in a browser ---------------------------------------------------------------------------------------------------


async def needle(page: Page, seconds: float) -> float:
    """Return the median of what the needle shows for some seconds."""
    found = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found.append(float(await page.evaluate("document.querySelector('#late').textContent")))
        await anyio.sleep(0.1)
    return float(np.median(found))


DRAWN = "Number(document.documentElement.dataset.drawn || 0)"
BRIGHTNESS = """(() => {
    const {width, height} = document.querySelector('#picture');
    const data = document.querySelector('#picture').getContext('2d').getImageData(0, 0, width, height / 2).data;
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += data[i] + data[i + 1] + data[i + 2];
    return sum;
})()"""


@pytest.mark.skipif(
    CHROMIUM is None and "AIOTAICHI_REQUIRE_BROWSER" not in os.environ, reason="needs Debian's package chromium"
)
async def test_the_page(tmp_path: Path) -> None:
    """Pictures arrive and change, the mouse stirs, sliders work, and the switch makes the needle rise."""
    async with served() as (address, process), browser(tmp_path / "profile") as page:
        await page.open(address)
        await page.wait_for(f"{DRAWN} > 10 && document.querySelectorAll('.lane').length == 2")
        assert "512 \u00d7 512" in await page.evaluate("document.querySelector('#device').textContent")

        before = await page.evaluate(BRIGHTNESS)
        for step in range(30):
            await page.move_mouse(250 + 8 * step, 200 + 40 * (step % 2))
        await page.wait_for(f"{BRIGHTNESS} > 1.2 * {before} + 1000")
        assert await page.evaluate("document.querySelector('#hint').className") == "gone"

        await page.evaluate("(s => { s.value = s.max; s.oninput(); })(document.querySelector('#swirl'))")
        await anyio.sleep(1.2)  # the page shows the server's value again
        assert await page.evaluate("document.querySelector('#swirl').value") == "0.5"

        awaited = await needle(page, 3)
        await page.click("#blocking")
        await page.wait_for("document.querySelector('#mode').textContent.includes('waits')")
        await anyio.sleep(1)  # the needle shows the last second
        assert await needle(page, 3) > awaited
        process.send_signal(signal.SIGTERM)
        await page.wait_for("!document.querySelector('#dropped').hidden")
