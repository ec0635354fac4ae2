"""Run independent kernels at the same time on two queues. Then order two queues with an event."""

from __future__ import annotations

import time
from pathlib import Path

import anyio
import numpy as np

import aiotaichi as at
from aiotaichi.hal import Driver
from examples.command_line import device_for, parser

MODULE = Path(__file__).parent / "modules" / "demo.tcm"
LAUNCHES, THOUSANDS = 20, 5_000


async def main(device: Driver) -> None:
    async with at.Runtime(device) as rt:
        print(f"device: {rt.info.name} ({rt.info.arch})")
        module = await rt.load_aot_module(MODULE)
        print("module:", ", ".join(kernel.signature for kernel in module.kernels.values()))
        spin, saxpy = module.kernel("spin"), module.kernel("saxpy")
        queues = [rt.create_queue(name=name, timing=True) for name in ("left", "right")]
        outs = [rt.ndarray(1, at.i32) for _ in queues]
        await rt.queue.launch(spin, 1, outs[0])  # the first launch of a kernel takes longer

        begin = time.perf_counter()
        starts = [queue.record_event() for queue in queues]
        for _ in range(LAUNCHES):
            ends = [queue.launch(spin, THOUSANDS, out) for queue, out in zip(queues, outs, strict=True)]
        for end in ends:
            await end
        wall = time.perf_counter() - begin
        busy = [end.elapsed_since(start) for start, end in zip(starts, ends, strict=True)]
        for queue, seconds in zip(queues, busy, strict=True):
            print(f"queue {queue.name}: {seconds * 1e3:.1f} ms for {LAUNCHES} kernels")
        print(f"both queues: {wall * 1e3:.1f} ms. So {sum(busy) / wall:.1f} of them ran at a time")

        left, right = queues
        x, y = rt.ndarray(1000, at.f32), rt.ndarray(1000, at.f32)
        written = left.write(x, np.ones(1000, np.float32))
        right.wait_event(written)  # the device waits, not this program
        right.launch(saxpy, 3.0, x, y)
        total = float((await right.read(y)).sum())
        print(f"saxpy on {right.name}, after a write on {left.name}: the sum is {total:.0f}, expected 3000")


if __name__ == "__main__":
    options = parser(__doc__).parse_args()
    anyio.run(main, device_for(MODULE, options.arch), backend=options.loop)
