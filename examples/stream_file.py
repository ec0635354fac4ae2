"""Double every f32 of a file. Reading, computing and writing overlap, with a bounded amount of memory.

The file is read into memory that the device reaches, and the results are written from such memory.

Usage: ``python -m examples.stream_file INPUT OUTPUT``.
"""

from __future__ import annotations

import sys
from pathlib import Path

import anyio

import aiotaichi as at

MODULE = Path(__file__).parent / "modules" / "demo.tcm"
CHUNK = 1 << 20  # numbers
DEPTH = 3  # chunks in flight


async def double(source: Path, target: Path, chunk: int = CHUNK) -> int:
    """Write the doubled numbers of ``source`` to ``target``, and return their count."""
    nbytes = (await anyio.Path(source).stat()).st_size
    if nbytes % 4:
        raise ValueError(f"{source} has {nbytes} bytes: numbers of f32 have 4 each")
    count = nbytes // 4
    starts = iter(range(0, count, chunk))  # the workers share them: each takes the next chunk

    async def work(rt: at.Runtime, saxpy: at.Kernel) -> None:
        numbers, doubled = rt.host_array(chunk, at.f32), rt.host_array(chunk, at.f32)
        x, y = rt.ndarray(chunk, at.f32), rt.ndarray(chunk, at.f32)
        async with await anyio.open_file(source, "rb") as reader, await anyio.open_file(target, "r+b") as writer:
            for start in starts:
                size = min(chunk, count - start)
                await reader.seek(4 * start)
                if await reader.readinto(numbers[:size].data) < 4 * size:
                    raise EOFError(f"{source} became shorter")
                rt.queue.write(x[:size], numbers[:size], borrow=True)
                rt.queue.fill(y, 0)
                rt.queue.launch(saxpy, 2.0, x, y)
                await rt.queue.read(y[:size], out=doubled[:size])
                await writer.seek(4 * start)
                await writer.write(doubled[:size].data)

    if await anyio.Path(target).exists() and await anyio.Path(target).samefile(source):
        raise ValueError(f"{target} is the file that is read")
    await anyio.Path(target).write_bytes(b"")
    async with at.Runtime("cpu") as rt:
        saxpy = (await rt.load_aot_module(MODULE)).kernel("saxpy")
        async with anyio.create_task_group() as tasks:
            for _ in range(DEPTH):
                tasks.start_soon(work, rt, saxpy)
    return count


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python -m examples.stream_file SOURCE TARGET")
    print(anyio.run(double, Path(sys.argv[1]), Path(sys.argv[2])), "numbers")
