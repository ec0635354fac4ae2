"""The live demo and clients without a window: ``python -m benchmarks.live [--clients N] [--size 1920x1080]``.

Each client takes pictures as a page does, and tells that it has drawn each one. One process has all clients, the
server is another. The measurement begins two seconds after the first picture. The table says how many pictures a
second the slowest and the fastest client got, the longest time without a picture, and how late the server's event
loop was (the median of what the page's needle shows). Then come the cores that the server and the clients kept busy,
and the server's processor time for one picture: 60 pictures a second on 2 cores leave 33 ms for that and the clients.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from websockets.asyncio.client import connect

_WARM_UP = 2.0  # seconds that are not counted
_PATIENCE = 60.0  # seconds until the first picture
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(eq=False)
class Client:
    """A viewer, and what it got."""

    moments: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    nbytes: int = 0
    came: asyncio.Event = field(default_factory=asyncio.Event)  # the first picture

    async def watch(self, address: str, says: Sequence[str] = ()) -> None:
        """Take pictures until it is cancelled."""
        async with connect(address, max_size=None, compression=None) as socket:
            for word in says:
                await socket.send(word)
            async for message in socket:
                if isinstance(message, str):
                    self.late.append(json.loads(message)["late"])
                else:
                    self.moments.append(time.perf_counter())
                    self.nbytes += len(message)
                    self.came.set()
                    await socket.send('{"drawn": true}')

    def forget(self) -> None:
        """Forget what came while everything warmed up."""
        self.moments.clear()
        self.late.clear()
        self.nbytes = 0


def processor_seconds(process: int) -> float:
    """Return the processor time that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


async def measure(options: argparse.Namespace, is_blocking: bool) -> str:
    """Run the server and the clients, and return a row of the table."""
    command = [sys.executable, "-m", "aiotaichi", "demo", "--serve", "--port", "0", "--size", options.size]
    if options.arch:
        command += ["--arch", options.arch]
    server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert server.stdout is not None
        first = (await server.stdout.readline()).decode()
        if not first.startswith("http"):
            raise RuntimeError(f"the server has not started: {first}")
        address = first.split()[0].replace("http", "ws") + "/view"
        clients = [Client() for _ in range(options.clients)]
        says = ['{"blocking": true}'] if is_blocking else []
        async with asyncio.TaskGroup() as tasks:
            watching = [tasks.create_task(each.watch(address, says)) for each in clients]
            async with asyncio.timeout(_PATIENCE):
                for each in clients:
                    await each.came.wait()  # the server opens its device, and loads its kernels
            await asyncio.sleep(_WARM_UP)
            for each in clients:
                each.forget()
            began, before, own = time.perf_counter(), processor_seconds(server.pid), time.process_time()
            await asyncio.sleep(options.seconds)
            seconds = time.perf_counter() - began
            busy = (processor_seconds(server.pid) - before) / seconds
            own = (time.process_time() - own) / seconds
            for task in watching:
                task.cancel()
    finally:
        if server.returncode is None:
            server.terminate()
        await server.wait()
    rates = [len(each.moments) / seconds for each in clients]
    gaps = [after - now for each in clients for now, after in pairwise(each.moments)]
    late = statistics.median([value for each in clients for value in each.late])
    size = sum(each.nbytes for each in clients) / sum(len(each.moments) for each in clients) / 1024
    cells = [options.size, options.clients, "blocking" if is_blocking else "awaited", f"{min(rates):.0f}"]
    cells += [f"{max(rates):.0f}", f"{1e3 * max(gaps):.0f}", f"{late:.1f}", f"{busy:.2f}", f"{own:.2f}"]
    cells += [f"{1e3 * busy / max(rates):.1f}", f"{size:.0f}"]
    return f"| {' | '.join(map(str, cells))} |"


async def run(options: argparse.Namespace) -> None:
    """Print the table."""
    head = ["size", "clients", "calls", "slowest, pictures/s", "fastest", "longest gap, ms", "late, ms"]
    head += ["server's cores", "clients' cores", "ms a picture", "KiB"]
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}", flush=True)
    for is_blocking in (False, True):
        print(await measure(options, is_blocking), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m benchmarks.live", description="The live demo with clients.")
    parser.add_argument("--arch")
    parser.add_argument("--size", default="512x512")
    parser.add_argument("--clients", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=5.0)
    asyncio.run(run(parser.parse_args()))
