"""The example's service over HTTP beside the same app in threads: ``python -m benchmarks.http_service``.

The peers run the same app, but blur in the threads of asyncio: with NumPy, and on CUDA with CuPy, too. Clients in
processes of their own send a PNG, and check each answer. The servers are processes, too, and take turns. The table
has answers a second, and where the processor time of an answer goes: a trace tells for how long the kernels ran, the
threads of NumPy and of the codecs count their own time, and the rest is HTTP and Python. The last lines have the
ratio of the rates in each turn.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import os
import statistics
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

import httpx
import numpy as np
import uvicorn
from PIL import Image

import aiotaichi as at
from benchmarks.live import processor_seconds
from examples.interop.services import CupyInThreads, NumpyInThreads, Picture, blurred
from examples.service import app as service
from examples.service import pictures

OURS = "aiotaichi"
PEERS: dict[str, type[NumpyInThreads] | type[CupyInThreads]] = {
    "NumPy in threads": NumpyInThreads,
    "CuPy in threads": CupyInThreads,
}
Row = tuple[float | None, ...]


class Meter:
    """What a server counts: the seconds of the codecs, and of the kernels unless nobody knows them."""

    def __init__(self) -> None:
        self.codecs = 0.0
        self.kernels: float | None = None


def metered(meter: Meter) -> None:
    """Have the codecs' threads count their processor time."""
    for name in ("_decode", "_encode"):
        plain = getattr(pictures, name)

        def counted(*arguments: Any, plain: Any = plain) -> Any:
            began = time.thread_time()
            try:
                return plain(*arguments)
            finally:
                meter.codecs += time.thread_time() - began

        setattr(pictures, name, counted)


async def in_threads(peer: NumpyInThreads | CupyInThreads, meter: Meter, image: Picture, times: int) -> Picture:
    """Blur as a service without aiotaichi does it. A thread of CuPy waits for the GPU, and does not know how long."""

    def work() -> Picture:
        began = time.thread_time()
        x = peer.work(image.reshape(len(image), -1, 3), times)
        if isinstance(peer, NumpyInThreads):
            meter.kernels = (meter.kernels or 0.0) + time.thread_time() - began
        return x.reshape(image.shape)

    return await asyncio.to_thread(work)


async def serve(kind: str, arch: str | None) -> None:
    """Serve, and print the address; and for each line of input, what the meter says."""
    meter = Meter()
    metered(meter)
    app = service.create_app(arch)
    if kind != OURS:
        peer = PEERS[kind]()

        async def in_threads_instead(state: Any, image: Any, times: int) -> Any:
            return await in_threads(peer, meter, image, times)

        service.blurred = in_threads_instead
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    task = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110  # uvicorn does not tell
        await asyncio.sleep(0.01)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with at.trace(app.state.rt, max_bytes=2**26) as trace:
        while line := await lines.readline():
            if kind == OURS:
                spans = (await trace.window(float(line))).operations.values()
                meter.kernels = sum(each.ended - each.began for queue in spans for each in queue)
            print(json.dumps(vars(meter)), flush=True)
            meter.codecs, meter.kernels = 0.0, None
    server.should_exit = True
    await task


@asynccontextmanager
async def started(kind: str, arch: str | None) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Run a server, and yield its address."""
    command = [sys.executable, "-m", "benchmarks.http_service", "--serve", kind]
    command += ["--arch", arch] if arch else []
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        yield process, f"http://127.0.0.1:{int(await process.stdout.readline())}"
    finally:
        process.stdin.close()
        await process.wait()


async def ask(address: str, clients: int, seconds: float, body: bytes, times: int, expected: Picture) -> int:
    """Ask for some seconds, and return how many answers came. Each is checked."""
    answers = 0
    right: set[bytes] = set()  # files whose pixels were compared
    end = time.perf_counter() + seconds

    async def client(http: httpx.AsyncClient) -> None:
        nonlocal answers
        while time.perf_counter() < end:
            answer = await http.post(f"/blur?times={times}", content=body)
            answer.raise_for_status()
            if answer.content not in right:
                with Image.open(io.BytesIO(answer.content)) as image:
                    if not np.array_equal(np.asarray(image), expected):
                        raise RuntimeError(f"a wrong answer of {address}")
                right.add(answer.content)
            answers += 1

    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http, asyncio.TaskGroup() as tasks:
        for _ in range(clients):
            tasks.create_task(client(http))
    return answers


def ask_in_process(*asked: Any) -> int:
    """*Blocking.* Be one of the processes that have clients."""
    return asyncio.run(ask(*asked))


async def turn(
    server: tuple[asyncio.subprocess.Process, str],
    processes: ProcessPoolExecutor,
    options: argparse.Namespace,
    *asked: Any,
) -> tuple[float, Row]:
    """Ask one server, and return the answers a second, and the rest of its row."""
    process, address = server
    assert process.stdin is not None
    assert process.stdout is not None
    before, loop = processor_seconds(process.pid), asyncio.get_running_loop()
    share = max(1, options.clients // options.processes), options.seconds, *asked
    jobs = [loop.run_in_executor(processes, ask_in_process, address, *share) for _ in range(options.processes)]
    answers = sum(await asyncio.gather(*jobs))
    busy = processor_seconds(process.pid) - before
    process.stdin.write(f"{options.seconds}\n".encode())
    meter = json.loads(await process.stdout.readline())
    seconds = busy, meter["kernels"], meter["codecs"]
    return answers / options.seconds, tuple(None if each is None else 1e3 * each / answers for each in seconds)


async def main(options: argparse.Namespace) -> None:
    """Print the tables."""
    image = np.add.outer(np.arange(options.size), np.arange(options.size)).astype(np.uint8)
    picture = np.stack([image, image // 2, 255 - image], -1)
    file = io.BytesIO()
    Image.fromarray(picture).save(file, "PNG")
    expected = picture
    for _ in range(options.times):
        expected = blurred(expected)
    asked = file.getvalue(), options.times, expected
    kinds = [
        OURS,
        *(kind for kind in PEERS if kind != "CuPy in threads" or (options.arch == "cuda" and find_spec("cupy"))),
    ]
    rates: dict[str, list[float]] = {kind: [] for kind in kinds}
    parts: dict[str, list[Row]] = {kind: [] for kind in kinds}
    async with AsyncExitStack() as stack:
        processes = stack.enter_context(ProcessPoolExecutor(options.processes, get_context("spawn")))
        servers = {kind: await stack.enter_async_context(started(kind, options.arch)) for kind in kinds}
        for number in range(options.rounds + 1):
            for kind, server in servers.items():
                rate, row = await turn(server, processes, options, *asked)
                if number:  # the first one warms up
                    rates[kind].append(rate)
                    parts[kind].append(row)
    print("| | answers/s | processor ms an answer | kernels ran, ms | codecs, ms |\n|---|---|---|---|---|")
    for kind in kinds:
        columns = zip(*parts[kind], strict=True)
        cells = ["-" if None in column else f"{statistics.median(column):.2f}" for column in columns]
        print(f"| {kind} | {statistics.median(rates[kind]):.0f} | {' | '.join(cells)} |")
    for kind in kinds[1:]:
        ratios = [mine / other for mine, other in zip(rates[OURS], rates[kind], strict=True)]
        print(f"\nratio to {kind}: {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m benchmarks.http_service", description="The service, paired.")
    parser.add_argument("--serve", choices=(OURS, *PEERS), help=argparse.SUPPRESS)
    parser.add_argument("--arch")
    parser.add_argument("--size", type=int, default=512)
    parser.add_argument("--times", type=int, default=16)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 1) // 4), help="of the clients")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    asyncio.run(serve(given.serve, given.arch) if given.serve else main(given))
