"""The live demo and clients without a window: ``python -m benchmarks.live [--clients N] [--size 1920x1080]``.

Each client takes pictures as a page does, and tells that it has drawn each one. One process has all clients, the
server is another. The table says how many pictures a second the slowest and the fastest client got, the longest time
without a picture, how late the server's event loop was (the median of what the page's needle shows), and how much
processor time the server took.
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
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(eq=False)
class Client:
    """A viewer, and what it got."""

    moments: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    nbytes: int = 0

    async def watch(self, address: str, until: float, says: Sequence[str] = ()) -> None:
        """Take pictures until a moment of ``time.perf_counter``."""
        async with connect(address, max_size=None, compression=None) as socket:
            for word in says:
                await socket.send(word)
            while (now := time.perf_counter()) < until:
                message = await socket.recv()
                if isinstance(message, str):
                    self.late.append(json.loads(message)["late"])
                else:
                    self.moments.append(now)
                    self.nbytes += len(message)
                    await socket.send('{"drawn": true}')


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
        await asyncio.sleep(2)  # it opens the device, and loads the kernels
        begin = time.perf_counter() + _WARM_UP
        clients = [Client() for _ in range(options.clients)]
        says = ['{"blocking": true}'] if is_blocking else []
        tasks = [asyncio.create_task(each.watch(address, begin + options.seconds, says)) for each in clients]
        await asyncio.sleep(_WARM_UP)
        before = processor_seconds(server.pid)
        await asyncio.gather(*tasks)
        busy = (processor_seconds(server.pid) - before) / options.seconds
    finally:
        if server.returncode is None:
            server.terminate()
        await server.wait()
    counted = [[moment for moment in each.moments if moment >= begin] for each in clients]
    rates = [len(each) / options.seconds for each in counted]
    gaps = [after - now for each in counted for now, after in pairwise(each)]
    late = statistics.median([value for each in clients for value in each.late[len(each.late) // 4 :]])
    size = sum(each.nbytes for each in clients) / max(1, sum(len(each.moments) for each in clients)) / 1024
    cells = [options.size, options.clients, "blocking" if is_blocking else "awaited", f"{min(rates):.0f}"]
    cells += [f"{max(rates):.0f}", f"{1e3 * max(gaps, default=0):.0f}", f"{late:.1f}", f"{busy:.2f}", f"{size:.0f}"]
    return f"| {' | '.join(map(str, cells))} |"


async def run(options: argparse.Namespace) -> None:
    """Print the table."""
    head = "size", "clients", "calls", "slowest, pictures/s", "fastest", "longest gap, ms", "late, ms", "cores", "KiB"
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
