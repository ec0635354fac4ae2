"""Make a picture on a GPU: one queue paints it, another blurs it, and a thread writes a PNG file.

Only Vulkan has images: taichi has none on the processor and on CUDA.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import anyio
import anyio.to_thread
import numpy as np
import numpy.typing as npt

import aiotaichi as at
from aiotaichi.hal import Driver
from examples.command_line import device_for, parser

MODULE = Path(__file__).parent / "modules" / "picture.tcm"
WIDTH, HEIGHT = 768, 512


async def draw(output: Path, device: Driver) -> str:
    """Write the picture to ``output``, and return the device's name."""
    async with at.Runtime(device) as rt:
        module = await rt.load_aot_module(MODULE)
        light = rt.image((WIDTH, HEIGHT), "rgba16f")
        screen = rt.image((WIDTH, HEIGHT), "rgba8")

        painter, lens = rt.create_queue(name="painter"), rt.create_queue(name="lens")
        painted = painter.launch(module.kernel("paint"), WIDTH, HEIGHT, (0.0, 0.0), 1.8, (-0.77, 0.13), light)
        lens.wait_event(painted)  # the device waits, not this program
        # The second kernel samples the image that the first has written.
        texture = light.texture(at.Sampler(address_mode="clamp_to_edge"))
        lens.launch(module.kernel("defocus"), WIDTH, HEIGHT, 0.4, 14.0, texture, screen)
        pixels = await lens.read(screen)  # (height, width, 4)

        await anyio.to_thread.run_sync(write_png, output, pixels[..., :3])
        return rt.info.name


def write_png(path: Path, pixels: npt.NDArray[np.uint8]) -> None:
    """Write an array of shape (height, width, 3) as a PNG file."""
    height, width, _ = pixels.shape
    rows = np.diff(pixels.reshape(height, -1), axis=0, prepend=np.uint8(0))  # PNG's filter 2 subtracts the row above
    data = np.insert(rows, 0, 2, axis=1).tobytes()

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)  # 8 bits each of red, green and blue
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b"")
    )


def main() -> None:
    arguments = parser(__doc__)
    arguments.add_argument("output", nargs="?", type=Path, default=Path("picture.png"), help="the file to write")
    options = arguments.parse_args()
    output: Path = options.output
    device = anyio.run(draw, output, device_for(MODULE, options.arch), backend=options.loop)
    print(f"{output}: {WIDTH} x {HEIGHT} pixels, by {device}")


if __name__ == "__main__":
    main()
