"""Double every f32 of a file. Reading, computing and writing overlap, and use a bounded amount of memory.

Usage: ``python -m examples.pipeline INPUT OUTPUT``.
"""

from __future__ import annotations

import sys
from collections import deque
from pathlib import Path

import anyio
import numpy as np

import aiotaichi as at

MODULE = Path(__file__).parent / "modules" / "demo.tcm"
CHUNK = 1 << 20
DEPTH = 3


async def double(source: Path, target: Path, chunk: int = CHUNK) -> int:
    """Write the doubled numbers of ``source`` to ``target``, and return their count."""
    count = 0
    async with at.Runtime("cpu") as rt:
        saxpy = (await rt.load_aot_module(MODULE)).kernel("saxpy")
        slots = deque((rt.ndarray(chunk, at.f32), rt.ndarray(chunk, at.f32)) for _ in range(DEPTH))
        in_flight: deque[tuple[int, at.Event[np.ndarray]]] = deque()
        async with await anyio.open_file(source, "rb") as reader, await anyio.open_file(target, "wb") as writer:

            async def finish_oldest() -> None:
                size, event = in_flight.popleft()
                await writer.write((await event)[:size].tobytes())

            while data := await reader.read(4 * chunk):
                numbers = np.zeros(chunk, np.float32)
                size = len(data) // 4
                numbers[:size] = np.frombuffer(data, np.float32)
                if len(in_flight) == DEPTH:  # all slots are in use: free the oldest
                    await finish_oldest()
                x, y = slots[0]
                slots.rotate(-1)
                rt.queue.write(x, numbers, borrow=True)
                rt.queue.fill(y, 0)
                rt.queue.launch(saxpy, 2.0, x, y)
                in_flight.append((size, rt.queue.read(y)))
                count += size
            while in_flight:
                await finish_oldest()
    return count


if __name__ == "__main__":
    print(anyio.run(double, Path(sys.argv[1]), Path(sys.argv[2])), "numbers")
