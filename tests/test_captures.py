"""What a just-in-time kernel reads from the program around it: its numbers are those of the process that loads it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
    """Run a program; return the lines that it prints, or those of its error."""
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


BUILDS = 'import logging; logging.basicConfig(format="built", level=logging.INFO)\n'

GIVEN = """
N = int(os.environ["N"])
M = int(sys.argv[1]) if len(sys.argv) > 1 else 0
if at.aot.building():
    numbers = ti.field(ti.f64, shape=N)

@at.kernel
def put(x: Array):
    numbers[N - 1] = N
    for i in x:
        x[i] = 100 * N + M + numbers[N - 1] / 1000

if __name__ == "__main__":
    anyio.run(values, put)
"""


def test_arguments_and_environment_are_the_programs(tmp_path: Path) -> None:
    program = write(tmp_path / "program.py", GIVEN)
    cache = tmp_path / "cache"

    def result(n: int, m: int, **environment: str) -> tuple[float, int]:
        settings = {"N": str(n), "AIOTAICHI_CACHE_DIR": str(cache), **environment}
        [value] = run(program, str(m), environment=settings)
        return float(value), len(list(cache.iterdir()))

    value, kept = result(3, 7)
    assert value == 307.003
    assert result(3, 7, UNREAD="1") == (value, kept), "it was built before"
    value, more = result(5, 7)
    assert (value, more > kept) == (507.005, True)
    value, most = result(5, 8)
    assert (value, most > more) == (508.005, True)
    assert result(3, 7) == (307.003, most)


VARIABLES = """
import config
from helpers import scaled

class Mode(enum.Enum):
    SLOW = 1
    FAST = 2

@dataclasses.dataclass
class Settings:
    n: int
    @property
    def twice(self):
        return 2 * self.n

class Limits:
    LOW = 1

N = 3
settings = Settings(4)
mode = Mode.SLOW
shift = ti.Vector([1.0, 2.0])
steps = [1, 2]
table = np.array([1.0, 2.0])
vec = ti.types.vector(2, ti.f64)

def area(width):
    return width * N

@at.kernel
def put(x: Array):
    total = vec(0)
    for j in ti.static(range(N)):
        total += shift
    x[0] = total[1]
    x[1] = settings.n + 1000 * settings.twice
    x[2] = 0
    if ti.static(mode == Mode.FAST):
        x[2] = 1
    x[3] = 0
    for step in ti.static(steps):
        x[3] += step
    x[4] = config.size.x
    x[5] = scaled(1.0)
    x[6] = area(2)
    x[7] = 0 + ti.static(table[1])
    x[8] = Limits.LOW
    x[9] = math.floor(math.pi)

def expected():
    return [
        2 * N, settings.n + 1000 * settings.twice, int(mode is Mode.FAST), sum(steps), config.size.x,
        helpers.FACTOR, area(2), table[1], Limits.LOW, 3,
    ]

async def main():
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((10,), at.f64)
        for change in CHANGES:
            exec(change, globals())
            await rt.load_kernel(put)
            rt.queue.launch(put, x)
            found = (await rt.queue.read(x)).tolist()
            assert found == expected(), (change, found, expected())

import helpers
CHANGES = [
    "", "N = 7", "settings.n = 5", "mode = Mode.FAST", "steps.append(3)", "helpers.FACTOR = 9.0",
    "config.size.x = 6", "table[1] = 4", "Limits.LOW = 2", "settings = Settings(8); N = 1",
]
if __name__ == "__main__":
    N = 5
    anyio.run(main)
"""
HELPERS = """
import taichi as ti
FACTOR = 2.0

@ti.func
def scaled(x):
    return x * FACTOR
"""
CONFIG = """
from types import SimpleNamespace
size = SimpleNamespace(x=3)
"""


def test_variables_are_the_programs_at_each_load(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").write_text(HELPERS)
    (tmp_path / "config.py").write_text(CONFIG)
    assert run(write(tmp_path / "program.py", VARIABLES)) == []


MADE_HERE = """
SCALE = 2.0

@ti.func
def scaled(x):
    return x * SCALE

def make(n, way):
    @ti.func
    def inner(x):
        return scaled(x) + n

    @at.kernel
    def put(x: ti.types.ndarray(ti.f64, 1)):
        for i in x:
            x[i] = inner(1.0)
            if ti.static(way == "far"):
                x[i] += 100
    return put

@ti.data_oriented
class Solver:
    def __init__(self, n, dt):
        self.n = n
        self.dt = dt

    @ti.func
    def twice(self, x):
        return 2 * x * self.dt

    @at.kernel
    def step(self, x: Array):
        for i in range(self.n):
            x[i] = self.twice(1.0) + self.n * 10

async def main():
    first, second = Solver(2, 0.5), Solver(2, 4.0)
    near, far = make(3, "near"), make(4, "far")
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((2,), at.f64)
        for kernel in (near, far, first.step, second.step):
            await rt.load_kernel(kernel)
        for kernel in (near, far, first.step, second.step, near):
            rt.queue.launch(kernel, x)
            print((await rt.queue.read(x)).tolist())
        second.dt = 8.0
        await rt.load_kernel(second.step)
        rt.queue.launch(second.step, x)
        print((await rt.queue.read(x)).tolist())

if __name__ == "__main__":
    anyio.run(main)
"""
EXPECTED = [5.0, 106.0, 21.0, 28.0, 5.0, 36.0]


def test_closures_and_methods(tmp_path: Path) -> None:
    lines = run(write(tmp_path / "program.py", MADE_HERE))
    assert lines == [str([value, value]) for value in EXPECTED]


def test_source_that_is_in_no_file(tmp_path: Path) -> None:
    """As in a notebook, whose cells linecache has."""
    cells = [HEAD, *MADE_HERE.partition("async def main")[::2]]
    cells[2] = "async def main" + cells[2]
    text = (
        "import linecache\n"
        "scope = {'__name__': '__main__'}\n"
        f"for i, cell in enumerate({cells!r}):\n"
        "    name = f'<cell {i}>'\n"
        "    linecache.cache[name] = (len(cell), None, cell.splitlines(True), name)\n"
        "    exec(compile(cell, name, 'exec'), scope)\n"
    )
    program = tmp_path / "program.py"
    program.write_text(text)
    lines = run(program)
    assert lines == [str([value, value]) for value in EXPECTED]
