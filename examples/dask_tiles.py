"""Paint and smooth a picture that is larger than a worker's memory, in tiles, on two workers of Dask.

It has 24,576 x 24,576 pixels, and the file is a smaller picture. The same in one process without Dask follows, to
compare the time: a picture that fits into one process is faster there. ``--size 3072`` takes some seconds.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt

import aiotaichi as at
from aiotaichi.hal import Driver
from examples.command_line import device_for, need, parser
from examples.picture import write_png

need("distributed", "pip install '.[dask]'")

import dask.array as da  # noqa: E402
from distributed import Client, LocalCluster  # noqa: E402

from aiotaichi.dask import Module, RuntimePlugin, Zeros, map_blocks, submit_module  # noqa: E402

MODULE = Path(__file__).parent / "modules" / "tiles.tcm"
SIZE, TILE, FILE_SIZE = 24576, 2048, 768
STEPS, SWEEPS = 40, 4
MEMORY_LIMIT = "1GiB"  # for each worker: the picture has 2.25 GiB


def on_workers(client: Client, size: int) -> npt.NDArray[Any]:
    """Return the smaller picture. Tiles exist only while they are needed."""
    module = submit_module(client, Module.open(MODULE))
    rows = da.linspace(-1.1, 1.1, size, chunks=TILE, dtype="f4")
    columns = da.linspace(-1.6, 1.6, size, chunks=TILE, dtype="f4")
    image = map_blocks(module, "paint", rows[:, None], columns[None, :], STEPS, Zeros(), dtype="f4")
    for _ in range(SWEEPS):  # a tile is smoothed with a border of its neighbours' pixels
        image = map_blocks(module, "smooth", image, Zeros(), dtype="f4", depth=1, boundary="none")
    small: npt.NDArray[Any] = da.coarsen(np.mean, image, dict.fromkeys((0, 1), size // FILE_SIZE)).compute()
    return small


async def in_one_process(size: int, device: Driver) -> npt.NDArray[Any]:
    """Return the smaller picture. The whole picture is in memory, twice."""
    async with at.Runtime(device) as rt:
        module = await rt.load_aot_module(MODULE)
        rows, columns = rt.ndarray((size, 1), at.f32), rt.ndarray((1, size), at.f32)
        rt.queue.write(rows, np.linspace(-1.1, 1.1, size, dtype=np.float32)[:, None])
        rt.queue.write(columns, np.linspace(-1.6, 1.6, size, dtype=np.float32)[None, :])
        image, smoothed = rt.ndarray((size, size), at.f32), rt.ndarray((size, size), at.f32)
        rt.queue.launch(module.kernel("paint"), rows, columns, STEPS, image)
        for _ in range(SWEEPS):
            rt.queue.launch(module.kernel("smooth"), image, smoothed)
            image, smoothed = smoothed, image
        pixels = await rt.queue.read(image)
    part = size // FILE_SIZE
    small: npt.NDArray[Any] = pixels.reshape(FILE_SIZE, part, FILE_SIZE, part).mean((1, 3))
    return small


def colored(light: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    """Return (height, width, 3) bytes for values from 0 to 1."""
    glow = np.sqrt(np.clip(4 * light * (1 - light), 0, 1))[..., None]  # the border shines
    return (255 * glow ** np.array([0.6, 1.2, 2.4])).astype(np.uint8)


def main(output: Path, size: int, device: Driver) -> None:
    def report(where: str, start: float) -> None:
        seconds = time.perf_counter() - start
        print(f"{where}: {seconds:.1f} s, {size**2 / seconds / 1e6:.0f} million pixels a second")

    print("starting two workers", flush=True)
    threads = max(1, (os.cpu_count() or 2) // 2)
    with (
        LocalCluster(n_workers=2, threads_per_worker=threads, memory_limit=MEMORY_LIMIT, silence_logs=50) as cluster,
        Client(cluster) as client,
    ):
        print(f"dashboard: {client.dashboard_link} (needs bokeh)")
        client.register_plugin(RuntimePlugin(str(device.archs[0])))
        start = time.perf_counter()
        picture = on_workers(client, size)
        report("2 workers", start)
    write_png(output, colored(picture))
    start = time.perf_counter()
    same = anyio.run(in_one_process, size, device)
    report("1 process", start)
    print(f"{output}: {FILE_SIZE} x {FILE_SIZE} pixels; they differ by at most {abs(picture - same).max():.1e}")


if __name__ == "__main__":
    arguments = parser(__doc__)
    arguments.add_argument("output", nargs="?", type=Path, default=Path("tiles.png"), help="the file to write")
    arguments.add_argument("--size", type=int, default=SIZE, help="pixels of a side, a multiple of 768")
    options = arguments.parse_args()
    main(options.output, options.size, device_for(MODULE, options.arch))
