"""Double the numbers that the clients of a socket send. Each client gets its answer as soon as its numbers come.

Usage: ``python -m examples.stream_socket [--loop asyncio|uvloop|trio]``.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

import anyio
import numpy as np
from anyio.abc import Listener, SocketAttribute, SocketStream

import aiotaichi as at

MODULE = Path(__file__).parent / "modules" / "streams.tcm"


async def serve(listener: Listener[SocketStream]) -> None:
    """Answer every client of ``listener``, until the call is cancelled."""
    async with at.Runtime("cpu") as rt:
        scale = (await rt.load_aot_module(MODULE)).kernel("scale")

        def double(queue: at.Queue, block: at.Block) -> None:
            queue.launch(scale, 2.0, block.array)

        async def answer(client: SocketStream) -> None:
            with suppress(EOFError, anyio.BrokenResourceError):  # it broke off: the other clients go on
                async with client, at.stream(rt, client, double, shape=2**16, dtype=at.f32) as blocks:
                    await blocks.pipe_to(client)

        await listener.serve(answer)


async def main() -> None:
    async with (
        await anyio.create_tcp_listener(local_host="127.0.0.1") as listener,
        anyio.create_task_group() as tasks,
    ):
        tasks.start_soon(serve, listener)
        async with await anyio.connect_tcp(*listener.extra(SocketAttribute.local_address)) as client:
            await client.send(np.arange(8, dtype=np.float32).tobytes())
            await client.send_eof()
            print(np.frombuffer(b"".join([data async for data in client]), np.float32))
        tasks.cancel_scope.cancel()


if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m examples.stream_socket", description="Double numbers of clients.")
    parser.add_argument("--loop", choices=("asyncio", "uvloop", "trio"), default="asyncio")
    loop = parser.parse_args().loop
    backend = "trio" if loop == "trio" else "asyncio"
    anyio.run(main, backend=backend, backend_options={"use_uvloop": True} if loop == "uvloop" else {})
