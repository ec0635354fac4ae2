"""Give arrays of other libraries to a kernel, and arrays of ours to them, without a copy.

On CUDA: CuPy and PyTorch. On the processor: NumPy and PyTorch. A library that is not installed is left out.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import anyio

import aiotaichi as at
from aiotaichi.hal import Driver
from examples.command_line import device_for, parser

MODULE = Path(__file__).parent.parent / "modules" / "demo.tcm"
COUNT = 2**20


@dataclass(frozen=True)
class Library:
    """Another library: how it makes an array of ones, takes one of ours, and tells the address of its own."""

    name: str
    ones: Callable[[int], Any]
    take: Callable[[at.NdArray], Any]
    address: Callable[[Any], int]


def numpy() -> Library:
    import numpy as np

    return Library("NumPy", lambda n: np.ones(n, np.float32), np.from_dlpack, lambda array: int(array.ctypes.data))


def cupy() -> Library:
    import cupy as cp

    return Library("CuPy", lambda n: cp.ones(n, cp.float32), cp.from_dlpack, lambda array: int(array.data.ptr))


def torch(device: str) -> Library:
    import torch as th

    return Library(
        "PyTorch", lambda n: th.ones(n, device=device), th.from_dlpack, lambda tensor: int(tensor.data_ptr())
    )


def libraries(arch: at.Arch) -> list[Library]:
    """Return the libraries that are here and have arrays on a device of this arch."""
    is_cuda = arch is at.Arch.CUDA
    makers = {"cupy" if is_cuda else "numpy": cupy if is_cuda else numpy}
    makers["torch"] = lambda: torch("cuda" if is_cuda else "cpu")
    return [make() for name, make in makers.items() if importlib.util.find_spec(name)]


async def main(driver: Driver) -> None:
    async with at.Runtime(driver) as rt:
        saxpy = (await rt.load_aot_module(MODULE)).kernel("saxpy")
        print(f"on {rt.info.name} ({rt.info.arch})")
        for library in libraries(rt.info.arch):
            theirs, result = library.ones(COUNT), library.ones(COUNT)
            # Their arrays, as they are: the queue waits on the device for what their library has enqueued.
            x, y = rt.import_array(theirs), rt.import_array(result)
            await rt.queue.launch(saxpy, 2.0, x, y)
            print(f"{library.name}: the kernel wrote 1 + 2 * 1 = {float(result[-1]):g} into its array")
            # An array of ours, as theirs: their library waits on the device for the kernel.
            own = rt.ndarray(COUNT, at.f32)
            rt.queue.fill(own, 1.0)
            rt.queue.launch(saxpy, 3.0, x, own)
            if rt.info.arch is not at.Arch.CUDA:
                await rt.queue.wait()  # the processor has no streams: await the kernel first
            taken = library.take(own)
            info = await rt.export(own)
            assert not isinstance(info, at.interop.VulkanMemoryInteropInfo)
            print(f"{library.name}: it reads 1 + 3 * 1 = {float(taken[-1]):g} from ours")
            print(f"{library.name}: at the same address: {library.address(taken) == info.address}")


if __name__ == "__main__":
    given = parser(__doc__).parse_args()
    anyio.run(main, device_for(MODULE, given.arch), backend=given.loop)
