"""Clips as frames of NumPy arrays, (height, width, 3): PyAV reads and writes them, in threads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import anyio
import anyio.to_thread
import av
import numpy as np
import numpy.typing as npt

HEIGHT, WIDTH, RATE = 480, 640, 30


def make_clip(path: Path, count: int) -> None:
    """*Blocking.* Write a clip of discs that move over a slope of colours."""
    rows, columns = np.mgrid[:HEIGHT, :WIDTH]
    slope = np.stack(
        [rows * 200 // HEIGHT, columns * 200 // WIDTH, (rows + columns) * 200 // (HEIGHT + WIDTH)], axis=-1
    )
    with _Encoder(path) as encoder:
        for number in range(count):
            frame = slope.astype(np.uint8)
            for disc in range(4):
                angle = 0.05 * number + 1.6 * disc
                row, column = HEIGHT * (0.5 + 0.3 * np.sin(angle)), WIDTH * (0.5 + 0.3 * np.cos(1.3 * angle))
                frame[(rows - row) ** 2 + (columns - column) ** 2 < 45**2] = 255, 60 * disc, 40
            encoder.encode(frame)


def frames_of(path: Path) -> tuple[int, Iterator[npt.NDArray[np.uint8]]]:
    """*Blocking.* Return how many frames a clip has, and what decodes them."""
    with av.open(str(path)) as container:
        count = container.streams.video[0].frames

    def decode() -> Iterator[npt.NDArray[np.uint8]]:
        with av.open(str(path)) as container:
            for frame in container.decode(video=0):
                yield frame.to_ndarray(format="rgb24").astype(np.uint8, copy=False)

    return count, decode()


class Writer:
    """Encodes frames in a thread. The file is complete when the block ends."""

    def __init__(self, path: Path) -> None:
        self._encoder = _Encoder(path)

    async def write(self, frame: npt.NDArray[np.uint8]) -> None:
        """Encode a frame. Afterwards the array may change."""
        await anyio.to_thread.run_sync(self._encoder.encode, frame)

    async def __aenter__(self) -> Self:
        await anyio.to_thread.run_sync(self._encoder.__enter__)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with anyio.CancelScope(shield=True):
            await anyio.to_thread.run_sync(self._encoder.__exit__, kind, error, trace)


class _Encoder:
    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> Self:
        self._container = av.open(str(self._path), "w")
        self._stream: Any = self._container.add_stream("mpeg4", rate=RATE, bit_rate=8_000_000)
        self._stream.width, self._stream.height, self._stream.pix_fmt = WIDTH, HEIGHT, "yuv420p"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self._container.mux(self._stream.encode())  # what the encoder has kept
        self._container.close()

    def encode(self, frame: npt.NDArray[np.uint8]) -> None:
        self._container.mux(self._stream.encode(av.VideoFrame.from_ndarray(frame, format="rgb24")))
