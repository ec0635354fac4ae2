"""Double the numbers that the clients of a socket send. Each client gets its answer as soon as its numbers come."""

import argparse
from contextlib import suppress
from pathlib import Path

import anyio
import numpy as np
from anyio.abc import Listener, SocketAttribute, SocketStream

import aiotaichi as at

MODULE = Path(__file__).parent / "modules" / "streams.tcm"


async def serve(listener: Listener[SocketStream], arch: str | None = None) -> None:
    """Answer every client of ``listener``, until the call is cancelled."""
    async with at.Runtime(arch) as rt:
        scale = (await rt.load_aot_module(MODULE))["scale"]

        def double(queue: at.Queue, block: at.Block) -> None:
            queue.launch(scale, 2.0, block.array)

        async def answer(client: SocketStream) -> None:
            with suppress(EOFError, anyio.BrokenResourceError):  # it broke off: the other clients go on
                async with client, at.stream(rt, client, double, shape=2**16, dtype=at.f32) as blocks:
                    await blocks.pipe_to(client)

        await listener.serve(answer)


async def main(arch: str | None) -> None:
    """Serve, and be a client."""
    listener = await anyio.create_tcp_listener(local_host="127.0.0.1")
    async with listener, anyio.create_task_group() as tasks:
        tasks.start_soon(serve, listener, arch)
        async with await anyio.connect_tcp(*listener.extra(SocketAttribute.local_address)) as client:
            await client.send(np.arange(8, dtype=np.float32).tobytes())
            print(np.frombuffer(await client.receive(), np.float32))
        tasks.cancel_scope.cancel()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arch", help="cpu, vulkan or cuda; by default the best device")
    parser.add_argument("--loop", choices=("asyncio", "trio"), default="asyncio")
    given = parser.parse_args()
    anyio.run(main, given.arch, backend=given.loop)
