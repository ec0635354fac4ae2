"""What a GPU's bus and the host's memory can do for requests on CUDA: ``floor.c``, without Python and kernels."""

from __future__ import annotations

import asyncio
import json
import platform
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

__all__ = ["Floor", "measure", "run"]

_SOURCE = Path(__file__).with_name("floor.c")
_NO_DRIVER = 3
_MOST_SECONDS = 300
_PIECE = 16 * 64  # bytes: the program divides an image into 16 pieces of whole cache lines


@dataclass(frozen=True)
class Floor:
    """A run of the C program.

    Attributes
    ----------
    size
        The rows, and the columns, of an image of f32.
    threads
        The number of threads that send requests, each with a stream.
    helpers
        The number of threads that help one caller to copy.
    seconds
        How long each of its ways runs.
    """

    size: int
    threads: int
    helpers: int
    seconds: float


async def measure(floor: Floor) -> dict[str, Any]:
    """As :func:`run`, in a thread."""
    return await asyncio.to_thread(run, floor)


def run(floor: Floor) -> dict[str, Any]:
    """Compile the program, and run it. Return the requests a second of each way that the file of the program lists.

    Raises
    ------
    subprocess.CalledProcessError, subprocess.TimeoutExpired
        The program does not compile, has failed, or has not ended.
    """
    nbytes = 4 * floor.size * floor.size
    if nbytes % _PIECE:
        return {"missing": f"the floor needs images of a multiple of {_PIECE} bytes"}
    compiler = shutil.which("gcc") or shutil.which("clang")
    if platform.machine() != "x86_64" or compiler is None:
        return {"missing": "the floor needs an x86-64 processor, and gcc or clang"}
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/floor"
        flags = ["-std=gnu17", "-O2", "-Wall", "-Wextra", "-Werror", "-pthread"]
        subprocess.run([compiler, *flags, str(_SOURCE), "-o", program, "-ldl"], check=True)
        numbers = (nbytes, floor.threads, floor.helpers, floor.seconds)
        command = [program, *map(str, numbers)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, timeout=_MOST_SECONDS)
    if done.returncode == _NO_DRIVER:
        return {"missing": "libcuda.so.1 is not installed"}
    done.check_returncode()
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
