"""What a just-in-time kernel reads from the program around it: its numbers are those of the process that loads it."""

from __future__ import annotations

import os
import re
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


IMPORTED = """
class Counter:
    def __init__(self, n):
        self.n = n

    @at.kernel
    def count(self, x: Array, step: ti.template()):
        calls[None] += step
        x[0] = calls[None] * self.n

if at.aot.building():
    calls = ti.field(ti.f64, shape=())

def make(n):
    @at.kernel
    def wrong(x: Array):
        x[0] = nowhere + n
    return wrong
"""


def test_methods_and_closures_of_a_module_that_is_imported(tmp_path: Path) -> None:
    write(tmp_path / "made.py", IMPORTED)
    text = """
from made import Counter, make

async def main():
    three, four = Counter(3), Counter(4)
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((2,), at.f64)
        one = await rt.load_kernel(three.count, template_args={"step": 1})
        two = await rt.load_kernel(four.count, template_args={"step": 2})
        for kernel in (one, two, one):
            rt.queue.launch(kernel, x)
            print((await rt.queue.read(x)).tolist()[0])
        try:
            await rt.load_kernel(make(3))
        except at.errors.BuildError as error:
            print(error)

if __name__ == "__main__":
    anyio.run(main)
"""
    one, two, again, *error = run(write(tmp_path / "program.py", text))
    assert (one, two, again) == ("3.0", "8.0", "6.0")
    made = tmp_path / "made.py"
    line = 1 + made.read_text().splitlines().index("        x[0] = nowhere + n")
    assert error[0] == f'{made} for x64: kernel wrong: TaichiNameError: File "{made}", line {line}, in wrong:'


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


FILE = """
@ti.data_oriented
class Solver:
    def __init__(self, n):
        self.n = n
        self.weights = {"a": 2.0}

    def area(self):
        return self.n * self.weights["a"]

    @ti.func
    def scale(self, x):
        return x * self.n

    @at.kernel
    def step(self, x: Array):
        for i in x:
            x[i] = self.scale(1.0)

def cached(function):
    count = 2
    def call(*arguments):
        return function(*arguments) * count
    return call

def make(k):
    @ti.func
    def add(x):
        return x + k
    return add

@cached
def twice(x):
    return x * N

N = 3
OPS = [make(1), make(10)]
solver = Solver(4)
near = make(5)

if at.aot.building():
    total = ti.field(ti.f64, shape=())

@at.kernel
def put(x: Array):
    total[None] += 1
    x[0] = solver.scale(1.0) + solver.area() * 100
    x[1] = twice(1.0)
    for k in ti.static(range(2)):
        x[2 + k] = OPS[k](near(0.0))
    x[4] = total[None]

@at.kernel
def other(x: Array):
    x[0] = total[None]

async def main():
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((5,), at.f64)
        async def value(kernel):
            await rt.load_kernel(kernel)
            rt.queue.launch(kernel, x)
            return (await rt.queue.read(x)).tolist()
        assert await value(put) == [804, 6, 6, 15, 1]
        assert await value(put) == [804, 6, 6, 15, 2], "it is the same module"
        assert await value(solver.step) == [4, 4, 4, 4, 4]
        assert (await value(other))[0] == 2
        global near, N
        solver.n, N, near = 5, 4, make(6)
        solver.weights["a"] = 3.0
        OPS.reverse()
        try:
            await value(put)
        except at.errors.BuildError as error:
            assert "n: 5 in the program, but 4 where" in str(error), error
        solver.n = 4
        solver.weights = {"a": 2.0}
        assert await value(put) == [804, 8, 16, 7, 1], "another module has fields of its own"
        assert (await value(other))[0] == 1
        rt.queue.launch(put, x)
        N, near = 3, make(5)
        OPS.reverse()
        assert await value(put) == [804, 6, 6, 15, 3], "it is the first module again"

if __name__ == "__main__":
    anyio.run(main, backend="trio")
"""


def test_functions_of_a_file_and_what_they_read(tmp_path: Path) -> None:
    assert run(write(tmp_path / "program.py", FILE)) == []


OTHERS = """
class Config:
    def __init__(self):
        self.n = 3

N = 3
config = Config()

@at.kernel
def put(x: Array):
    for i in x:
        x[i] = N + 10 * config.n

@at.kernel
def power(n: ti.template(), x: Array, y: ti.types.ndarray()):
    for i in x:
        x[i] = 1
        for j in ti.static(range(n)):
            x[i] *= N
        y[i] = x[i]

async def main():
    async with at.Runtime("cpu") as rt:
        x, y = rt.ndarray((2,), at.f64), rt.ndarray((2,), at.i32)
        async def value(kernel, *arguments):
            rt.queue.launch(kernel, *arguments)
            return (await rt.queue.read(arguments[0])).tolist()
        await rt.load_kernel(put)
        four = await rt.load_kernel(put, constants={"N": 4})
        both = await rt.load_kernel(put, constants={"N": np.int64(5), "config.n": 1})
        assert await value(four, x) == [34, 34]
        assert await value(both, x) == [15, 15]
        assert await value(put, x) == [33, 33], "it is the one without constants"
        assert await rt.load_kernel(put, constants={"N": 4}) is four
        array = ti.types.ndarray(ti.i32, 1)
        square, cube = [await rt.load_kernel(power, template_args={"n": n, "y": array}) for n in (2, 3)]
        large = await rt.load_kernel(power, template_args={"n": 2, "y": array}, constants={"N": 10})
        assert await value(square, x, y) == [9, 9]
        assert await value(cube, x, y) == [27, 27]
        assert await value(large, x, y) == [100, 100]
        assert (await rt.queue.read(y)).tolist() == [100, 100]
        for kernel, options, text in WRONG:
            try:
                await rt.load_kernel(kernel, **options)
            except at.errors.InvalidArgumentError as error:
                assert text in str(error), (text, error)
            else:
                raise AssertionError(text)
        try:
            rt.queue.launch(power, x, y)
        except at.errors.InvalidStateError as error:
            assert "is not loaded" in str(error)

WRONG = [
    (put, {"constants": {"M": 4}}, "constants has 'M'"),
    (put, {"constants": {"N": object()}}, "constants['N'] is an object of builtins.object"),
    (put, {"template_args": {"n": 4}}, "put has no argument 'n'; it takes x"),
    (power, {}, "n of power is a template: give its value"),
    (power, {"template_args": {"n": 2}}, "y of power is an array of any kind"),
    (power, {"template_args": {"n": config, "y": ti.types.ndarray(ti.i32, 1)}}, "template_args['n'] is an object of"),
]
if __name__ == "__main__":
    anyio.run(main)
"""


def test_constants_and_template_args_make_kernels_beside_the_functions_own(tmp_path: Path) -> None:
    assert run(write(tmp_path / "program.py", OTHERS)) == []


REFUSED = {
    "an object": ("c = Thing()", "c", "line 24, in put: c is an object of __main__.Thing"),
    "in a container": ("c = [Thing()]", "c[0].n", "c is an object of __main__.Thing"),
    "a field": ("if __name__ == '__main__': c = ti.field(ti.f64, 2)", "c[0]", "c is a field that this process has"),
    "a class": ("c = Thing", "c", "c is the class __main__.Thing"),
    "in a function": ("def c(): return len([thing])\nthing = Thing()", "c()", "line 20, in c: thing is an object"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_sent_is_named(what: str, tmp_path: Path) -> None:
    statement, expression, message = REFUSED[what]
    text = f"""
if __name__ == "__main__":
    ti.init(ti.cpu, log_level=ti.ERROR)
class Thing: pass
{statement}
@at.kernel
def put(x: Array):
    for i in x:
        x[i] = {expression}
if __name__ == "__main__":
    anyio.run(values, put)
"""
    error = run(write(tmp_path / "program.py", text), is_refused=True)[-1]
    assert message in error
    assert "constants={...}" in error


PUT = """
@at.kernel
def put(x: Array):
    for i in x:
        x[i] = 1"""
DIFFERENT = {
    "an annotation": (
        f"N = 2{PUT} + N\n@at.kernel\ndef add(v: ti.types.vector(N, ti.f64)): pass", "globals().update(N=3)",
        r"add: the type of v: matrix type \[2, .* in the program, but matrix type \[3, ",
    ),
    "a default": (
        "N = 2\nif __name__ == '__main__':\n    N = 5\n@ti.func\ndef f(x, k=N): return x + k" + PUT + " + f(1)", "",
        r"f: its defaults: \[\(5\), None\] in the program, but \[\(2\), None\]",
    ),
    "what fields are made with": (
        "N = 1\nN = 2\nif at.aot.building(): ti.field(ti.f64, N)" + PUT + " + N", "N = 3",
        r"line 19, in put: N: 3 in the program, but 2 where the file is imported",
    ),
    "what nobody can set": (
        "@dataclasses.dataclass(frozen=True)\nclass S:\n    n: int = 2\ns = S()" + PUT + " + s.n",
        "object.__setattr__(s, 'n', 3)",
        r"put: s.n: 3 in the program, but 2 where the file is imported",
    ),
    "what is exported with": (
        "N = 2\nif __name__ == '__main__':\n    N = 5\n@at.aot.export_as('g', template_types={'n': N})\n@ti.kernel\n"
        "def g(n: ti.template()): pass" + PUT, "", r"kernel g: n of its template_types: 5 in the program, but 2",
    ),
    "what only the program makes": (
        f"if __name__ == '__main__':{PUT}".replace("\n", "\n    "), "", "put is not there when the file is imported",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", DIFFERENT)
def test_where_the_compiler_has_another_value_both_are_named(what: str, tmp_path: Path) -> None:
    text, change, pattern = DIFFERENT[what]
    main = f"\nif __name__ == '__main__':\n    {change or 'pass'}\n    anyio.run(values, put)\n"
    error = run(write(tmp_path / "program.py", text + main), is_refused=True)
    line = next(each for each in error if "errors.BuildError" in each)
    assert re.search(pattern, line), error
