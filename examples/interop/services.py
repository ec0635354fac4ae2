"""One small service, four times: what a request does with a picture, and nothing else."""

from __future__ import annotations

import asyncio

import numpy as np
import numpy.typing as npt

import aiotaichi as at

Picture = npt.NDArray[np.uint8]
TIMES = 16

BLUR = r"""
extern "C" __global__ void blur(const unsigned char *x, unsigned char *y, int rows, int columns) {
    int k = blockIdx.x * blockDim.x + threadIdx.x, row = 3 * columns, c = k % 3, j = k / 3 % columns, i = k / row;
    if (i >= rows) return;
    int up = max(i - 1, 0), down = min(i + 1, rows - 1), left = max(j - 1, 0), right = min(j + 1, columns - 1);
    unsigned int around = x[up * row + 3 * j + c] + x[down * row + 3 * j + c]
                        + x[i * row + 3 * left + c] + x[i * row + 3 * right + c];
    y[k] = (4u * x[k] + around) / 8u;
}
"""


def blurred(image: Picture) -> Picture:
    """Return a picture, blurred once, as the kernels do it."""
    wide = np.pad(image.astype(np.uint16), ((1, 1), (1, 1), (0, 0)), mode="edge")
    around = wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:]
    return ((4 * wide[1:-1, 1:-1] + around) // 8).astype(np.uint8)


class NumpyInThreads:
    """NumPy on the processor, in the threads of asyncio."""

    async def answer(self, image: Picture) -> Picture:
        return await asyncio.to_thread(self.work, image, TIMES)

    def work(self, image: Picture, times: int) -> Picture:
        for _ in range(times):
            image = blurred(image)
        return image


class CupyInThreads:
    """CuPy, in the threads of asyncio: each request has a thread that waits for its stream."""

    def __init__(self) -> None:
        import cupy

        self._cupy = cupy
        self._blur = cupy.RawKernel(BLUR, "blur")

    async def answer(self, image: Picture) -> Picture:
        return await asyncio.to_thread(self.work, image, TIMES)

    def work(self, image: Picture, times: int) -> Picture:
        with self._cupy.cuda.Stream(non_blocking=True):
            x = self._cupy.asarray(image)
            y = self._cupy.empty_like(x)
            for _ in range(times):
                arguments = x, y, np.int32(image.shape[0]), np.int32(image.shape[1])
                self._blur((-(-image.size // 256),), (256,), arguments)
                x, y = y, x
            result: Picture = self._cupy.asnumpy(x)  # it waits for the stream
            return result


class CupyAndPolling:
    """CuPy in the loop's thread. A task asks its event again and again: a millisecond is lost, or a core."""

    def __init__(self) -> None:
        import cupy
        import cupyx

        self._cupy, self._empty_pinned = cupy, cupyx.empty_pinned
        self._blur = cupy.RawKernel(BLUR, "blur")

    async def answer(self, image: Picture) -> Picture:
        result = self._empty_pinned(image.shape, np.uint8)  # else the copy back blocks
        with self._cupy.cuda.Stream(non_blocking=True) as stream:
            x = self._cupy.asarray(image)
            y = self._cupy.empty_like(x)
            for _ in range(TIMES):
                arguments = x, y, np.int32(image.shape[0]), np.int32(image.shape[1])
                self._blur((-(-image.size // 256),), (256,), arguments)
                x, y = y, x
            x.get(stream=stream, out=result, blocking=False)
            event = stream.record()
        while not event.done:  # noqa: ASYNC110  # this is what it shows
            await asyncio.sleep(0.001)
        return np.array(result)


class Aiotaichi:
    """The same with aiotaichi."""

    def __init__(self, rt: at.Runtime, blur: at.Kernel) -> None:
        self._pool, self._queues, self._blur = rt.pool(max_bytes=2**30), rt.queues(2), blur

    async def answer(self, image: Picture) -> Picture:
        rows = image.reshape(len(image), -1)
        spec = rows.shape, at.u8
        async with self._pool.lease_all(spec, spec) as (x, y):
            with self._queues.least_busy() as queue:
                queue.write(x, rows)
                for _ in range(TIMES):
                    queue.launch(self._blur, x, y)
                    x, y = y, x
                result: Picture = await queue.read(x)
                return result.reshape(image.shape)
