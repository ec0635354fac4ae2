"""Load a module that taichi built, launch a kernel, and await its result."""

from __future__ import annotations

from pathlib import Path

import anyio
import numpy as np

import aiotaichi as at

MODULE = Path(__file__).parent / "modules" / "demo.tcm"


async def main() -> None:
    async with at.Runtime("cpu") as rt:
        module = await rt.load_aot_module(MODULE)
        x, y = rt.ndarray((8,), at.f32), rt.ndarray((8,), at.f32)
        queue = rt.queue
        queue.write(x, np.arange(8, dtype=np.float32))  # these calls only enqueue, and the device keeps their order
        queue.fill(y, 1)
        await queue.launch(module.kernel("saxpy"), 2.0, x, y)
        print(await queue.read(y))


if __name__ == "__main__":
    anyio.run(main)
