"""Double every f32 of a file. Reading, computing and writing overlap, with a bounded amount of memory.

Usage: ``python -m examples.stream_file SOURCE TARGET [--loop asyncio|uvloop|trio]``.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import anyio

import aiotaichi as at

MODULE = Path(__file__).parent / "modules" / "streams.tcm"


async def double(source: Path, target: Path) -> None:
    """Write the doubled numbers of ``source`` to ``target``, and show how far that is."""
    size = (await anyio.Path(source).stat()).st_size

    def show(done: at.StreamStatistics) -> None:
        print(
            f"\r{done.nbytes / size:4.0%}, {done.rate / 1e6:.0f} MB/s, slowest: {done.slowest}", end=" ", flush=True
        )

    async with at.Runtime("cpu") as rt:
        scale = (await rt.load_aot_module(MODULE)).kernel("scale")

        def double(queue: at.Queue, block: at.Block) -> None:
            queue.launch(scale, 2.0, block.array)

        async with at.stream(rt, source, double, shape=2**20, dtype=at.f32, on_progress=show) as blocks:
            await blocks.pipe_to(target)


if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m examples.stream_file", description="Double every f32 of a file.")
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--loop", choices=("asyncio", "uvloop", "trio"), default="asyncio")
    given = parser.parse_args()
    backend = "trio" if given.loop == "trio" else "asyncio"
    options = {"use_uvloop": True} if given.loop == "uvloop" else {}
    anyio.run(double, given.source, given.target, backend=backend, backend_options=options)
