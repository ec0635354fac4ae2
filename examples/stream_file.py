"""Double every f32 of a file. Reading, computing and writing overlap, with a bounded amount of memory."""

import argparse
from pathlib import Path

import anyio

import aiotaichi as at

MODULE = Path(__file__).parent / "modules" / "streams.tcm"


async def double(source: str, target: str, arch: str | None = None) -> None:
    """Write the doubled numbers of ``source`` to ``target``, and show how far that is."""
    size = (await anyio.Path(source).stat()).st_size

    def show(done: at.StreamStatistics) -> None:
        print(
            f"\r{done.nbytes / size:4.0%}, {done.rate / 1e6:.0f} MB/s, slowest: {done.slowest}", end=" ", flush=True
        )

    async with at.Runtime(arch) as rt:
        scale = (await rt.load_aot_module(MODULE))["scale"]

        def double(queue: at.Queue, block: at.Block) -> None:
            queue.launch(scale, 2.0, block.array)

        async with at.stream(rt, source, double, shape=2**20, dtype=at.f32, on_progress=show) as blocks:
            await blocks.pipe_to(target)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source")
    parser.add_argument("target")
    parser.add_argument("--arch", help="cpu, vulkan or cuda; by default the best device")
    parser.add_argument("--loop", choices=("asyncio", "trio"), default="asyncio")
    given = parser.parse_args()
    anyio.run(double, given.source, given.target, given.arch, backend=given.loop)
