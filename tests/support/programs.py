"""Write and run programs that define kernels and load them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HEAD = """
import os, sys, anyio, enum, dataclasses, math
import numpy as np
import taichi as ti
import aiotaichi as at

Array = ti.types.ndarray(ti.f64, 1)

async def values(*kernels, **options):
    '''Print what each kernel puts into an array.'''
    async with at.Runtime("cpu") as rt:
        for kernel in kernels:
            x = rt.ndarray((2,), at.f64)
            rt.queue.launch(await rt.load_kernel(kernel, **options), x)
            print(float((await rt.queue.read(x))[0]))
"""


def run(
    program: Path, *arguments: str, environment: dict[str, str] | None = None, is_refused: bool = False
) -> list[str]:
    """Run a program. Return the lines of its output, or of its error if it is refused."""
    settings = {"ENABLE_TAICHI_HEADER_PRINT": "0", "PYTHONPATH": os.pathsep.join(sys.path), **(environment or {})}
    done = subprocess.run(
        [sys.executable, str(program), *arguments],
        env={**os.environ, **settings}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert bool(done.returncode) == is_refused, done.stdout + done.stderr
    return (done.stderr if is_refused else done.stdout).splitlines()


def write(path: Path, text: str) -> Path:
    path.write_text(HEAD + text)
    return path
