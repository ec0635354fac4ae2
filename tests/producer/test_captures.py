"""Values that a just-in-time kernel reads from its program: it reads the program's, not the compiling process's."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.programs import run, write

pytestmark = pytest.mark.slow

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
        shift[1] * N, settings.n + 1000 * settings.twice, int(mode is Mode.FAST), sum(steps), config.size.x,
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
    "", "N = 7; settings.n = 5; mode = Mode.FAST; shift = ti.Vector([1.0, 3.0])",
    "steps.append(3); helpers.FACTOR = 9.0; config.size.x = 6; table[1] = 4; Limits.LOW = 2",
    "settings = Settings(8); N = 1",
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


def test_the_functions_of_a_file_read_the_programs_values(tmp_path: Path) -> None:
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


def test_constants_and_template_args_make_additional_kernels(tmp_path: Path) -> None:
    assert run(write(tmp_path / "program.py", OTHERS)) == []
