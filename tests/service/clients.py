"""Clients of the service. Some leave, some are slow; every answer is checked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from functools import cache
from io import BytesIO

import anyio
import httpx
import numpy as np
import numpy.typing as npt
from PIL import Image

__all__ = ["ENDS", "Client", "as_png", "blurred", "pixels_of"]

ENDS = ("answered", "refused", "timed out", "failed", "left")
"""How a request ends: with an answer, with status 429 or 503, 504, or 500, or because its client has left."""

_STATUS = {429: "refused", 503: "refused", 504: "timed out", 500: "failed"}
_SIZES = ((1, 1), (7, 5), (64, 64), (33, 200), (160, 120), (320, 240))
_IMAGES = 4  # of each size
_LEAVING = 0.1  # of the requests


def blurred(image: npt.NDArray[np.uint8], times: int) -> npt.NDArray[np.uint8]:
    """Return what the kernel ``blur`` makes of an image in ``times`` turns."""
    for _ in range(times):
        wide = np.pad(image.astype(np.uint32), ((1, 1), (1, 1), (0, 0)), mode="edge")
        around = wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:]
        image = ((4 * wide[1:-1, 1:-1] + around) // 8).astype(np.uint8)
    return image


def as_png(image: npt.NDArray[np.uint8]) -> bytes:
    """Return a picture as PNG."""
    file = BytesIO()
    Image.fromarray(image).save(file, "PNG")
    return file.getvalue()


def pixels_of(picture: bytes) -> npt.NDArray[np.uint8]:
    """Return the pixels of a PNG or a JPEG."""
    with Image.open(BytesIO(picture)) as image:
        return np.asarray(image.convert("RGB"))


@cache
def _pair(width: int, height: int, seed: int, times: int) -> tuple[bytes, npt.NDArray[np.uint8]]:
    """Return a picture, and the pixels of the right answer."""
    image = np.random.default_rng((width, height, seed)).integers(0, 256, (height, width, 3), np.uint8)
    return as_png(image), blurred(image, times)


class Client:
    """One client: it asks again and again, and leaves at times.

    Attributes
    ----------
    ends
        How its requests ended, counted. Their sum is ``asked``.
    asked
        The number of requests that it began.
    wrong
        What must not happen: wrong answers, other statuses, errors without a reason.
    """

    def __init__(self, http: httpx.AsyncClient, seed: str) -> None:
        self.ends: Counter[str] = Counter()
        self.asked = 0
        self.wrong: list[str] = []
        self._http = http
        self._chance = random.Random(seed)

    async def ask(self, patience: float | None = None) -> None:
        """Ask once, and leave after ``patience`` seconds. None: as a patient client, or as one that leaves early.

        Some clients send slowly.
        """
        chance = self._chance
        width, height = chance.choice(_SIZES)
        times = chance.choice((1, 2, 3, 16))
        body, expected = _pair(width, height, chance.randrange(_IMAGES), times)
        if patience is None:
            patience = chance.expovariate(1 / 0.02) if chance.random() < _LEAVING else 60.0
        content = self._slowly(body) if chance.random() < 0.1 else body
        self.asked += 1
        end = "left"
        with anyio.move_on_after(patience):
            try:
                size = {"Content-Length": f"{len(body)}"}
                response = await self._http.post("/blur", params={"times": times}, content=content, headers=size)
            except httpx.TransportError as error:
                self.wrong.append(f"no answer: {error!r}")
                end = "lost"
            else:
                end = self._judge(response, expected)
        self.ends[end] += 1

    def _judge(self, response: httpx.Response, expected: npt.NDArray[np.uint8]) -> str:
        if response.status_code == 200:
            if not np.array_equal(pixels_of(response.content), expected):
                self.wrong.append("an answer is wrong")
            return "answered"
        end = _STATUS.get(response.status_code)
        if end is None or not response.text or (end == "refused") != ("Retry-After" in response.headers):
            self.wrong.append(f"status {response.status_code}: {response.text!r}")
        return end or "lost"

    async def _slowly(self, body: bytes) -> AsyncIterator[bytes]:
        size = len(body) // 3 + 1
        for start in range(0, len(body), size):
            await anyio.sleep(self._chance.random() * 0.05)
            yield body[start : start + size]
