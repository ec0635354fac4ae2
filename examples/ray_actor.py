"""Serve a kernel from an actor of Ray. The actor holds a runtime in its own event loop, and is restarted if it dies.

The actor's loop is asyncio: Ray has no other.
"""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import aiotaichi as at
from examples.command_line import device_for, need, parser

need("ray", "pip install ray")

import ray  # noqa: E402

MODULE = Path(__file__).parent / "modules" / "demo.tcm"


class Saxpy:
    """Answers requests with 2x + y."""

    def __init__(self, arch: str) -> None:
        self._runtime = at.Runtime(arch)
        self._stack = AsyncExitStack()
        self._opening: asyncio.Task[Any] | None = None

    async def _open(self) -> at.Kernel:
        runtime = await self._stack.enter_async_context(self._runtime)
        return (await runtime.load_aot_module(MODULE)).kernel("saxpy")

    async def answer(self, x: npt.NDArray[np.float32], y: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        if self._opening is None:  # the first request opens the runtime, in the actor's loop
            self._opening = asyncio.ensure_future(self._open())
        saxpy = await asyncio.shield(self._opening)
        queue, device_x = self._runtime.queue, self._runtime.ndarray(x.shape, at.f32)
        device_y = self._runtime.ndarray(y.shape, at.f32)
        queue.write(device_x, x, borrow=True)  # Ray's arrays are read-only
        queue.write(device_y, y, borrow=True)
        queue.launch(saxpy, 2.0, device_x, device_y)
        return await queue.read(device_y)

    def pid(self) -> int:
        return os.getpid()

    async def close(self) -> None:
        """Close the runtime: an actor that ends by itself does not."""
        await self._stack.aclose()


def main(arch: str) -> None:
    with ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error"):
        # 64 requests at a time, on one event loop.
        actor_class: Any = ray.remote(max_restarts=3, max_task_retries=3, max_concurrency=64)(Saxpy)
        actor = actor_class.remote(arch)
        x = np.arange(1024, dtype=np.float32)
        answers = ray.get([actor.answer.remote(x, np.full_like(x, i)) for i in range(64)])
        assert all(np.array_equal(answer, 2 * x + i) for i, answer in enumerate(answers))
        print("64 answers")
        pid = ray.get(actor.pid.remote())
        os.kill(pid, signal.SIGKILL)
        print(ray.get(actor.answer.remote(x, x))[:4], "after the actor was killed")
        ray.get(actor.close.remote())


if __name__ == "__main__":
    options = parser(__doc__).parse_args()
    main(str(device_for(MODULE, options.arch).archs[0]))
