"""Draw the outlines of a video: decode, two kernels, encode. All four work at the same time on different frames.

The program makes the clip that it reads.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import anyio

import aiotaichi as at
from aiotaichi.hal import Driver
from examples.command_line import device_for, need, parser

need("av", "pip install av")
from examples.video.clip import Writer, frames_of, make_clip  # noqa: E402

MODULE = Path(__file__).parent.parent / "modules" / "streams.tcm"


async def draw(device: Driver, source: Path, target: Path, trace: Path | None = None) -> at.StreamStatistics:
    """Write the outlines of the clip ``source`` to ``target``."""
    count = 0

    def show(done: at.StreamStatistics) -> None:
        bar = "#" * (40 * done.blocks // count)
        print(f"\r[{bar:40}] {done.blocks / done.seconds:.0f} frames/s, slowest: {done.slowest}", end=" ", flush=True)

    async with at.Runtime(device) as rt, AsyncExitStack() as opened:
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


async def main(device: Driver, target: Path, frames: int, trace: Path | None) -> None:
    with TemporaryDirectory() as folder:
        clip = Path(folder) / "clip.mp4"
        await anyio.to_thread.run_sync(make_clip, clip, frames)
        done = await draw(device, clip, target, trace)
    print(
        f"\n{target}: {done.blocks} frames in {done.seconds:.1f} s. {done.slowest} worked for {done.busy:.0%} of it"
    )


if __name__ == "__main__":
    options = parser(__doc__)
    options.add_argument("target", type=Path, nargs="?", default="outlines.mp4")
    options.add_argument("--frames", type=int, default=300)
    options.add_argument("--trace", type=Path, help="write a timeline, for python -m examples.draw_trace")
    given = options.parse_args()
    anyio.run(main, device_for(MODULE, given.arch), given.target, given.frames, given.trace, backend=given.loop)
