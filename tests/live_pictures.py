"""Take the pictures of the live demo: ``PYTHONPATH=tests python -m live_pictures [FOLDER]``.

It writes live-WIDTH-SCHEME.png for each size and color scheme, and live.webp, which moves; by default to docs. It
needs Chromium.
"""

from __future__ import annotations

import asyncio
import io
import math
import os
import sys
import tempfile
from pathlib import Path

import anyio
from PIL import Image

from support.browser import Page, browser

SIZES = ((1280, 1000), (400, 1250))
FRAMES = 90
FRAME_MS = 90
MOVING = (1100, 934)  # of the window whose picture moves


async def stir(page: Page, step: int) -> None:
    """Move the mouse along a figure of eight."""
    x, y, width, height = await page.box_of("#picture")
    angle = step / 45 * 2 * math.pi
    await page.move_mouse(x + width * (0.5 + 0.32 * math.cos(angle)), y + height * (0.5 + 0.27 * math.sin(2 * angle)))


async def take(folder: Path) -> None:
    """Serve the demo, and take all pictures."""
    command = [sys.executable, "-m", "aiotaichi", "demo", "--serve", "--port", "0"]
    server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    os.nice(10)  # a viewer's browser is on another computer: it takes no core from the server
    address = (await server.stdout.readline()).decode().split()[0]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        async with browser(Path(profile)) as page:
            for width, height in SIZES:
                for is_dark in (False, True):
                    await page.open(address, width, height, is_dark)
                    await page.wait_for("Number(document.documentElement.dataset.drawn) > 20")
                    for step in range(90):
                        await stir(page, step)
                        await asyncio.sleep(0.03)
                    await asyncio.sleep(0.3)
                    path = folder / f"live-{width}-{'dark' if is_dark else 'light'}.png"
                    await anyio.Path(path).write_bytes(await page.screenshot())
            await page.open(address, *MOVING)
            await page.wait_for("Number(document.documentElement.dataset.drawn) > 20")
            await _record(page, folder / "live.webp")
    server.terminate()
    await server.wait()


async def _record(page: Page, path: Path) -> None:
    """Take a picture that moves: first the loop awaits, then the switch is on."""
    frames = []
    loop = asyncio.get_running_loop()
    begin = loop.time()
    for number in range(FRAMES):
        await stir(page, number)
        if number == FRAMES // 2:
            await page.click("#blocking")
        with Image.open(io.BytesIO(await page.screenshot(is_whole=False))) as image:
            frames.append(
                image.convert("RGB").resize((MOVING[0] * 3 // 5, MOVING[1] * 3 // 5), Image.Resampling.LANCZOS)
            )
        await asyncio.sleep(max(0.0, begin + (number + 1) * FRAME_MS / 1e3 - loop.time()))
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=FRAME_MS, loop=0, quality=60, method=4)


if __name__ == "__main__":
    asyncio.run(take(Path(sys.argv[1] if len(sys.argv) > 1 else "docs")))
