"""A page in Chromium without a window, which a test drives through the DevTools protocol."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import anyio
from websockets.asyncio.client import ClientConnection, connect

__all__ = ["CHROMIUM", "Page", "browser"]

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
_FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--disable-background-networking",
    "--remote-debugging-port=0",
)


class Page:
    """A page of the browser. Times out loudly: what is waited for must come."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._numbers = count(1)

    async def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Call a method of the DevTools protocol."""
        number = next(self._numbers)
        await self._connection.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(await self._connection.recv())
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                result: dict[str, Any] = answer["result"]
                return result

    async def evaluate(self, expression: str) -> Any:
        """Return the value of an expression of JavaScript."""
        found = await self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise RuntimeError(f"{expression}: {found['exceptionDetails']}")
        return found["result"].get("value")

    async def wait_for(self, expression: str, seconds: float = 30) -> Any:
        """Return the first value of an expression that is true."""
        with anyio.fail_after(seconds):
            while not (value := await self.evaluate(expression)):  # noqa: ASYNC110  # the page does not tell
                await anyio.sleep(0.05)
        return value

    async def open(self, address: str, width: int = 1280, height: int = 900, is_dark: bool = False) -> None:
        """Open an address in a window of this size."""
        await self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}
        await self.call("Emulation.setEmulatedMedia", features=[scheme])
        await self.call("Page.navigate", url=address)
        await self.wait_for("document.readyState === 'complete'")

    async def move_mouse(self, x: float, y: float) -> None:
        """Move the mouse."""
        await self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    async def click(self, selector: str) -> None:
        """Click the middle of an element."""
        await self.evaluate(f"document.querySelector({selector!r}).scrollIntoView({{block: 'center'}})")
        x, y, width, height = await self.box_of(selector)
        x, y = x + width / 2, y + height / 2
        for kind in ("mousePressed", "mouseReleased"):
            await self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    async def box_of(self, selector: str) -> tuple[float, float, float, float]:
        """Return where an element is: x, y, width and height."""
        box = f"document.querySelector({selector!r}).getBoundingClientRect()"
        x, y, width, height = await self.evaluate(f"(({{x, y, width, height}}) => [x, y, width, height])({box})")
        return x, y, width, height

    async def screenshot(self, is_whole: bool = True) -> bytes:
        """Return what the page looks like, as PNG. ``is_whole``: also below the window."""
        found = await self.call("Page.captureScreenshot", format="png", captureBeyondViewport=is_whole)
        return base64.b64decode(found["data"])


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Page]:
    """Run Chromium with a profile in a folder, and yield its page. On asyncio."""
    assert CHROMIUM is not None
    process = await asyncio.create_subprocess_exec(
        CHROMIUM,
        *_FLAGS,
        f"--user-data-dir={folder}",
        "about:blank",
        stderr=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        port = anyio.Path(folder) / "DevToolsActivePort"
        with anyio.fail_after(30):
            while not (await port.exists() and "\n" in await port.read_text()):  # noqa: ASYNC110  # nothing tells
                await anyio.sleep(0.05)
        number, _ = (await port.read_text()).split()
        targets = await _targets(int(number))
        address = next(each["webSocketDebuggerUrl"] for each in targets if each["type"] == "page")
        async with connect(address, max_size=None) as connection:
            yield Page(connection)
    finally:
        if process.returncode is None:
            process.terminate()
        with anyio.move_on_after(10, shield=True):
            await process.wait()
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _targets(port: int) -> list[dict[str, Any]]:
    """Return the pages of the browser."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /json/list HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(line for line in head.decode().splitlines() if line.lower().startswith("content-length"))
    found: list[dict[str, Any]] = json.loads(await reader.readexactly(int(length.split(":")[1])))
    writer.close()
    return found
