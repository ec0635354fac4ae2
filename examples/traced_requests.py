"""Answer requests on two queues, and record where their time goes.

Open the trace in https://ui.perfetto.dev, or draw it by examples.draw_trace.
"""

from __future__ import annotations

from pathlib import Path

import anyio
import numpy as np
import numpy.typing as npt

import aiotaichi as at
from aiotaichi.hal import Driver
from examples.command_line import device_for, need, parser

MODULE = Path(__file__).parent / "modules" / "demo.tcm"


class Client:
    """Sends requests, one after another. Each writes 4 MiB, computes for some milliseconds and reads 4 MiB."""

    def __init__(self, queue: at.Queue, module: at.AotModule) -> None:
        self.queue = queue
        self.spin, self.saxpy = module["spin"], module["saxpy"]
        self.x, self.y = (queue.runtime.ndarray(2**20, at.f32) for _ in range(2))
        self.out = queue.runtime.ndarray(1, at.i32)
        self.numbers = np.ones(2**20, np.float32)
        self.answers: list[at.Event[npt.NDArray[np.float32]]] = []

    async def run(self, count: int) -> None:
        """Send ``count`` requests."""
        for _ in range(count):
            self.queue.write(self.x, self.numbers)
            self.queue.launch(self.spin, 1000, self.out)  # a million steps on one core
            self.queue.launch(self.saxpy, 2.0, self.x, self.y)
            answer = self.queue.read(self.y)
            await answer
            self.answers.append(answer)


async def main(path: Path, device: Driver) -> None:
    async with at.Runtime(device) as rt:
        module = await rt.load_aot_module(MODULE)
        clients = [Client(rt.create_queue(name=name), module) for name in ("left", "right")]
        for client in clients:
            await client.run(1)  # the first request takes longer: it allocates
            client.answers.clear()
        async with at.trace(rt, path) as trace:
            async with anyio.create_task_group() as tasks:
                for client in clients:
                    tasks.start_soon(client.run, 4, name=f"client of {client.queue.name}")
            for client in clients:
                for answer in client.answers:  # each is the last operation of its request
                    print(trace.explain(answer))
    print(f"wrote {path}: open it in https://ui.perfetto.dev, or python -m examples.draw_trace {path} trace.svg")


if __name__ == "__main__":
    arguments = parser(__doc__)
    arguments.add_argument(
        "trace", nargs="?", type=Path, default=Path("requests.pftrace"), help="the file to write (%(default)s)"
    )
    options = arguments.parse_args()
    need("perfetto", "pip install '.[trace]'")
    anyio.run(main, options.trace, device_for(MODULE, options.arch), backend=options.loop)
