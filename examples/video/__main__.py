"""Draw the outlines of a video: decode, two kernels, encode. All four work at the same time on different frames.

Usage: ``python -m examples.video [TARGET] [--frames N] [--trace FILE] [--loop asyncio|uvloop|trio]``, by default
outlines.mp4. The program makes the clip that it reads. It needs PyAV: ``pip install av``.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import anyio

import aiotaichi as at

try:
    from .clip import Writer, frames_of, make_clip
except ImportError as missing:
    sys.exit(f"examples.video needs PyAV: pip install av ({missing})")

MODULE = Path(__file__).parent.parent / "modules" / "streams.tcm"


async def draw(source: Path, target: Path, trace: Path | None = None) -> at.StreamStatistics:
    """Write the outlines of the clip ``source`` to ``target``."""
    count = 0

    def show(done: at.StreamStatistics) -> None:
        bar = "#" * (40 * done.blocks // count)
        print(f"\r[{bar:40}] {done.blocks / done.seconds:.0f} frames/s, slowest: {done.slowest}", end=" ", flush=True)

    async with at.Runtime("cpu") as rt, AsyncExitStack() as opened:
        module = await rt.load_aot_module(MODULE)

        def soften(queue: at.Queue, block: at.Block) -> at.NdArray:
            soft = block.ndarray(block.array.shape, at.u8)
            queue.launch(module["soften"], block.array, soft)
            return soft

        def outline(queue: at.Queue, block: at.Block) -> at.NdArray:
            drawn = block.ndarray(block.array.shape, at.u8)
            queue.launch(module["outline"], block.array, drawn)
            return drawn

        if trace is not None:
            await opened.enter_async_context(at.trace(rt, trace))
        count, frames = await anyio.to_thread.run_sync(frames_of, source)
        async with Writer(target) as writer, at.stream(rt, frames, soften, outline, on_progress=show) as blocks:
            async for block in blocks:
                await writer.write(block.data)
        return blocks.statistics()


async def main(target: Path, frames: int, trace: Path | None) -> None:
    with TemporaryDirectory() as folder:
        clip = Path(folder) / "clip.mp4"
        await anyio.to_thread.run_sync(make_clip, clip, frames)
        done = await draw(clip, target, trace)
    print(
        f"\n{target}: {done.blocks} frames in {done.seconds:.1f} s. {done.slowest} worked for {done.busy:.0%} of it"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser("python -m examples.video", description="Draw the outlines of a video.")
    parser.add_argument("target", type=Path, nargs="?", default="outlines.mp4")
    parser.add_argument("--frames", type=int, default=300)
    parser.add_argument("--trace", type=Path, help="write a timeline, for python -m examples.draw_trace")
    parser.add_argument("--loop", choices=("asyncio", "uvloop", "trio"), default="asyncio")
    given = parser.parse_args()
    backend = "trio" if given.loop == "trio" else "asyncio"
    options = {"use_uvloop": True} if given.loop == "uvloop" else {}
    anyio.run(main, given.target, given.frames, given.trace, backend=backend, backend_options=options)
