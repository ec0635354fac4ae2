"""Time out while kernels run, and catch a failed assert of a kernel.

A timeout stops the waiting, not the kernels. On Vulkan no assert fails: taichi drops them there.
"""

from __future__ import annotations

from pathlib import Path

import anyio

import aiotaichi as at
from aiotaichi.hal import Driver
from examples.command_line import device_for, parser

MODULE = Path(__file__).parent / "modules" / "demo.tcm"


async def main(device: Driver) -> None:
    async with at.Runtime(device) as rt:
        module = await rt.load_aot_module(MODULE)
        out = rt.ndarray(1, at.i32)
        for _ in range(50):
            slow = rt.queue.launch(module.kernel("spin"), 1000, out)
        with anyio.move_on_after(0.005) as scope:
            await slow
        print("timed out:", scope.cancelled_caught, "- the last kernel is done:", slow.done())
        await slow  # the kernels were not cancelled
        print("later, the last kernel is done:", slow.done())

        numbers = rt.ndarray(4, at.i32)
        rt.queue.write(numbers, [1, 2, -3, 4])
        try:
            await rt.queue.launch(module.kernel("check"), numbers)
        except at.errors.KernelError as error:
            print("the kernel says:", error)
        print("the queue goes on:", await rt.queue.read(numbers))


if __name__ == "__main__":
    options = parser(__doc__).parse_args()
    anyio.run(main, device_for(MODULE, options.arch), backend=options.loop)
