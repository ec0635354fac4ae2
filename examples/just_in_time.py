"""Write a kernel and its program in one file. taichi compiles the kernel in another process, when it is first loaded.

This needs taichi: ``pip install '.[build]'``.
"""

from __future__ import annotations

import anyio
import numpy as np

import aiotaichi as at
from examples.command_line import need, parser

need("taichi", "pip install '.[build]'")

import taichi as ti  # noqa: E402

f32_1d = ti.types.ndarray(ti.f32, 1)
SCALE = 1.0  # compiled into the kernel, with the value that it has when the kernel is loaded


@at.kernel
def saxpy(a: ti.f32, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += SCALE * a * x[i]


async def main(arch: str | None) -> None:
    async with at.Runtime(arch) as rt:
        await rt.load_kernel(saxpy)  # compiles in another process, and keeps the result on disk
        x, y = rt.ndarray((8,), at.f32), rt.ndarray((8,), at.f32)
        queue = rt.queue
        queue.write(x, np.arange(8, dtype=np.float32))
        queue.fill(y, 1)
        queue.launch(saxpy, 2.0, x, y)
        print("y + 2 x:", await queue.read(y))
        tenfold = await rt.load_kernel(saxpy, constants={"SCALE": 10.0})  # another kernel
        queue.launch(tenfold, 2.0, x, y)
        print("and 20 x more:", await queue.read(y))


if __name__ == "__main__":
    options = parser(__doc__).parse_args()
    anyio.run(main, options.arch, backend=options.loop)
