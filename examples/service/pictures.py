"""PNG and JPEG, by Pillow. Their threads come after those of kernels: the scheduler's nice values say so."""

from __future__ import annotations

import asyncio
import io
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image, UnidentifiedImageError
from starlette.requests import Request
from starlette.responses import Response

MOST_PIXELS = 2**22
CODECS = ThreadPoolExecutor(os.cpu_count(), "codec", initializer=os.nice, initargs=(15,))


async def body_of(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise ValueError(f"the picture has more than {most} bytes")
    return bytes(body)


async def decoded(body: bytes) -> tuple[npt.NDArray[np.uint8], str]:
    """Return the pixels, as rows of bytes: red, green and blue of each; and the format: PNG or JPEG."""
    return await asyncio.get_running_loop().run_in_executor(CODECS, _decode, body)


async def encoded(pixels: npt.NDArray[np.uint8], format: str) -> Response:
    body = await asyncio.get_running_loop().run_in_executor(CODECS, _encode, pixels, format)
    return Response(body, media_type=f"image/{format.lower()}")


def _decode(body: bytes) -> tuple[npt.NDArray[np.uint8], str]:
    try:
        with Image.open(io.BytesIO(body), formats=("PNG", "JPEG")) as image:
            if image.width * image.height > MOST_PIXELS:
                raise ValueError(
                    f"the picture has {image.width} x {image.height} pixels: at most {MOST_PIXELS} in all"
                )
            return np.asarray(image.convert("RGB")).reshape(image.height, -1), str(image.format)
    except UnidentifiedImageError:
        raise ValueError("send a PNG or a JPEG as the body") from None
    except (OSError, SyntaxError, Image.DecompressionBombError) as error:
        raise ValueError(f"the picture is damaged: {error}") from error


def _encode(pixels: npt.NDArray[np.uint8], format: str) -> bytes:
    options: dict[str, Any] = {"quality": 90} if format == "JPEG" else {"compress_level": 1}
    with open(os.memfd_create("picture"), "w+b") as file:  # Pillow lets other threads run if it writes to a real file
        Image.fromarray(pixels.reshape(len(pixels), -1, 3)).save(file, format, **options)
        file.seek(0)
        return file.read()
