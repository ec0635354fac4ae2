"""Values that a just-in-time kernel reads through Python functions, objects and installed packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.programs import run, write

pytestmark = pytest.mark.slow

OBJECTS = """
import builtins, functools
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "site-packages"))
import library
from decorators import thrice
from library import plus

builtins.everywhere = 3
N = 3

def area(width):
    return width * area.scale
area.scale = 3

def by_default(width):
    inner = lambda n=N: n
    def more(*, n=N): return n
    return (inner() + more()) * width

def hidden(width):
    class Inner:
        N = 7
    return width * N

def decorated(function):
    @functools.wraps(function)
    def wrapper(*arguments):
        return N * function(*arguments)
    return wrapper

@decorated
def near(width): return width

@thrice
def far(width): return width

def make(n):
    def times(width): return width * n
    return times
seven = make(7)

class Settings:
    def __init__(self):
        self.z = 1
    @property
    def total(self):
        return self.z * 2
settings = Settings()

class Lookup:
    def __getattr__(self, name):
        return {"n": N}[name]
lookup = Lookup()

@ti.data_oriented
class Solver:
    def __init__(self, n):
        self.n = n
    @ti.func
    def get(self):
        return self.n
one, two = Solver(2), Solver(7)

@dataclasses.dataclass
class A:
    n: int
@dataclasses.dataclass
class B:
    n: int
item = A(1)
def kind(value): return type(value).__name__

class Way(str, enum.Enum):
    NEAR = "near"
    FAR = "far"
class Parts(enum.Flag):
    A = enum.auto()
    B = enum.auto()
way, parts = Way.FAR, Parts.A
def is_near(): return int(way == "near" and way is Way.NEAR)

numbers = {0, 8}

@at.kernel
def put(x: Array):
    x[0] = 0 + ti.static(area(2))
    x[1] = 0 + ti.static(by_default(2))
    x[2] = 0 + ti.static(hidden(2))
    x[3] = 0 + ti.static(near(2))
    x[4] = 0 + ti.static(far(2))
    x[5] = 0 + ti.static(seven(2))
    x[6] = settings.total + settings.z
    x[7] = lookup.n
    x[8] = one.get() * 10 + two.get()
    x[9] = 1
    if ti.static(kind(item) == "B"):
        x[9] = 2
    x[10] = 0 + ti.static(list(numbers)[0])
    x[11] = everywhere
    x[12] = plus(2.0)
    x[13] = library.scaled(2.0)

class Registry:
    @property
    def twice(self):
        def times(x): return x * 2
        return times
    @property
    def seven(self):
        def times(x): return x * 7
        return times
registry = Registry()
first, second = A(1), B(1)

def make_kernel():
    @at.kernel
    def closure(x: Array):
        x[0] = 0 + ti.static(registry.twice(1)) * 10 + ti.static(registry.seven(1))
        x[1] = 0
        if ti.static(first == second):
            x[1] = 1
        x[2] = 0 + ti.static(near(2))
        x[3] = 0 + ti.static(area(2))
        x[4] = 0 + ti.static(is_near())
        x[5] = 0 + ti.static(parts.value)
    return closure

async def main():
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((14,), at.f64)
        for kernel in (put, make_kernel()):
            rt.queue.launch(await rt.load_kernel(kernel), x)
            print((await rt.queue.read(x)).tolist())

if __name__ == "__main__":
    N = area.scale = settings.z = library.FACTOR = builtins.everywhere = 5
    one.n = 3
    item = B(1)
    way, parts = Way.NEAR, Parts.A | Parts.B
    numbers = {8, 0, 16}
    print(next(iter(numbers)))
    anyio.run(main)
"""
LIBRARY = """
import taichi as ti
FACTOR = 3

@ti.func
def plus(x):
    return x + 1

@ti.func
def scaled(x):
    return x * FACTOR
"""
DECORATORS = """
import functools
K = 3
def thrice(function):
    @functools.wraps(function)
    def wrapper(*arguments): return K * function(*arguments)
    return wrapper
"""


def test_functions_and_objects_have_the_programs_numbers(tmp_path: Path) -> None:
    (tmp_path / "site-packages").mkdir()
    (tmp_path / "site-packages" / "library.py").write_text(LIBRARY)
    (tmp_path / "decorators.py").write_text(DECORATORS)
    # The program prints its set's first number: a set in a cached module can have another order than a new one.
    first, top, closure = map(eval, run(write(tmp_path / "program.py", OBJECTS)))
    assert top == [10, 20, 10, 10, 6, 14, 15, 5, 37, 2, first, 5, 3, 10]
    assert closure[:6] == [27, 0, 10, 10, 1, 3]


OPTIMIZED = """
def checked():
    return 1 if __debug__ else 5

@at.kernel
def put(x: Array):
    x[0] = 0 + ti.static(checked())

if __name__ == "__main__":
    anyio.run(values, put)
    if __debug__:
        sys.stdout.flush()
        os.execv(sys.executable, [sys.executable, "-O", __file__])
"""


def test_optimized_python_compiles_in_optimized_python(tmp_path: Path) -> None:
    assert run(write(tmp_path / "program.py", OPTIMIZED)) == ["1.0", "5.0"]
