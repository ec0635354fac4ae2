"""Send a camera's latest frame to many viewers. A slow viewer loses frames, and nobody waits for it.

The first line tells the address. A viewer that connects gets one frame after the other: 120 x 160 pixels of 3 bytes.
SIGTERM or Ctrl-C ends the program, also while all viewers wait for a frame.
"""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import anyio
import numpy as np
import numpy.typing as npt
from anyio.abc import SocketAttribute, SocketStream

import aiotaichi as at
from aiotaichi.hal import Driver
from examples.command_line import device_for, parser

MODULE = Path(__file__).parent / "modules" / "streams.tcm"
HEIGHT, WIDTH = 120, 160


async def camera() -> AsyncIterator[npt.NDArray[np.uint8]]:
    """Yield 30 frames a second: a stripe that moves. All pixels of a frame's column are the same."""
    columns = np.arange(WIDTH)
    number = 0
    while True:
        frame = np.empty((HEIGHT, WIDTH, 3), np.uint8)
        frame[:] = ((columns - number) % WIDTH < 20)[:, None] * np.uint8(255)
        yield frame
        await anyio.sleep(1 / 30)
        number += 1


async def serve(device: Driver, port: int) -> None:
    """Send frames to everybody who connects, until a signal comes."""
    async with at.Runtime(device) as rt:
        kernel = (await rt.load_aot_module(MODULE))["soften"]

        def soften(queue: at.Queue, block: at.Block) -> at.NdArray:
            soft = block.ndarray(block.array.shape, at.u8)
            queue.launch(kernel, block.array, soft)
            return soft

        async def view(client: SocketStream) -> None:
            with suppress(anyio.BrokenResourceError):  # the viewer left
                async with client, frames.subscribe() as mine:
                    async for frame in mine:
                        await client.send(frame.data.tobytes())

        async def watch() -> None:
            async for _ in frames:  # raises the camera's error, also while nobody views
                pass

        async with (
            at.stream(rt, camera(), soften, latest=True) as frames,
            await anyio.create_tcp_listener(local_host="127.0.0.1", local_port=port) as listener,
            anyio.create_task_group() as viewers,
        ):
            with anyio.open_signal_receiver(signal.SIGTERM, signal.SIGINT) as signals:
                viewers.start_soon(watch)
                viewers.start_soon(listener.serve, view, viewers)
                print(*listener.extra(SocketAttribute.local_address), flush=True)
                await anext(aiter(signals))
            viewers.cancel_scope.cancel()


if __name__ == "__main__":
    options = parser(__doc__)
    options.add_argument("--port", type=int, default=0)
    given = options.parse_args()
    anyio.run(serve, device_for(MODULE, given.arch), given.port, backend=given.loop)
