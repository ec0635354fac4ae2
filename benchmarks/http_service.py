"""The example's service over HTTP beside the same app on NumPy in threads: ``python -m benchmarks.http_service``.

Clients in a process of their own send a PNG, and check each answer. The two servers are processes, too, and take
turns. The table has answers a second, and where the processor time of an answer goes: a trace tells for how long the
kernels ran, the codecs' threads count their own time, and the rest is HTTP and Python. The last line has the ratio of
the rates in each turn.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import numpy as np
import uvicorn
from PIL import Image

import aiotaichi as at
from benchmarks.live import processor_seconds
from examples.interop.services import Picture, blurred
from examples.service import app as service
from examples.service import pictures

KINDS = ("aiotaichi", "NumPy in threads")


class Meter:
    """What a server counts: the seconds of the kernels and of the codecs."""

    def __init__(self) -> None:
        self.codecs = self.kernels = 0.0


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


async def in_threads(meter: Meter, image: Picture, times: int) -> Picture:
    """Blur with NumPy, as a service without a GPU does it."""

    def work() -> Picture:
        began = time.thread_time()
        x = image.reshape(len(image), -1, 3)
        for _ in range(times):
            x = blurred(x)
        meter.kernels += time.thread_time() - began
        return x.reshape(image.shape)

    return await asyncio.to_thread(work)


async def serve(kind: str, arch: str | None) -> None:
    """Serve, and print the address; and for each line of input, what the meter says."""
    meter = Meter()
    metered(meter)
    app = service.create_app(arch)
    if kind != KINDS[0]:

        async def numpy_instead(state: Any, image: Any, times: int) -> Any:
            return await in_threads(meter, image, times)

        service.blurred = numpy_instead
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    task = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110  # uvicorn does not tell
        await asyncio.sleep(0.01)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with at.trace(app.state.rt, max_bytes=2**26) as trace:
        while line := await lines.readline():
            if kind == KINDS[0]:
                spans = (await trace.window(float(line))).operations.values()
                meter.kernels = sum(each.ended - each.began for queue in spans for each in queue)
            print(json.dumps(vars(meter)), flush=True)
            meter.kernels = meter.codecs = 0.0
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
    end = time.perf_counter() + seconds

    async def client(http: httpx.AsyncClient) -> None:
        nonlocal answers
        while time.perf_counter() < end:
            answer = await http.post(f"/blur?times={times}", content=body)
            answer.raise_for_status()
            with Image.open(io.BytesIO(answer.content)) as image:
                assert np.array_equal(np.asarray(image), expected)
            answers += 1

    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http, asyncio.TaskGroup() as tasks:
        for _ in range(clients):
            tasks.create_task(client(http))
    return answers


async def main(options: argparse.Namespace) -> None:
    """Print the tables."""
    image = np.add.outer(np.arange(options.size), np.arange(options.size)).astype(np.uint8)
    picture = np.stack([image, image // 2, 255 - image], -1)
    file = io.BytesIO()
    Image.fromarray(picture).save(file, "PNG")
    expected = picture
    for _ in range(options.times):
        expected = blurred(expected)
    asked = options.clients, options.seconds, file.getvalue(), options.times, expected
    rates: dict[str, list[float]] = {kind: [] for kind in KINDS}
    parts: dict[str, list[tuple[float, ...]]] = {kind: [] for kind in KINDS}
    async with started(KINDS[0], options.arch) as ours, started(KINDS[1], options.arch) as theirs:
        for turn in range(options.rounds + 1):
            for kind, (process, address) in zip(KINDS, (ours, theirs), strict=True):
                assert process.stdin is not None
                assert process.stdout is not None
                before = processor_seconds(process.pid)
                answers = await ask(address, *asked)
                busy = processor_seconds(process.pid) - before
                process.stdin.write(f"{options.seconds}\n".encode())
                meter = json.loads(await process.stdout.readline())
                if turn:  # the first one warms up
                    rates[kind].append(answers / options.seconds)
                    parts[kind].append(
                        tuple(1e3 * each / answers for each in (busy, meter["kernels"], meter["codecs"]))
                    )
    ratios = [mine / other for mine, other in zip(*rates.values(), strict=True)]
    print("| | answers/s | processor ms an answer | kernels ran, ms | codecs, ms |\n|---|---|---|---|---|")
    for kind in KINDS:
        cells = [statistics.median(column) for column in zip(*parts[kind], strict=True)]
        print(f"| {kind} | {statistics.median(rates[kind]):.0f} | {' | '.join(f'{cell:.2f}' for cell in cells)} |")
    print(f"\nratio: {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m benchmarks.http_service", description="The service, paired.")
    parser.add_argument("--serve", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--arch")
    parser.add_argument("--size", type=int, default=512)
    parser.add_argument("--times", type=int, default=16)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    asyncio.run(serve(given.serve, given.arch) if given.serve else main(given))
