"""Values that a just-in-time kernel reads but that cannot be sent: an error names each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.programs import run, write

pytestmark = pytest.mark.slow

REFUSED = {
    "an object": ("c = Thing()", "c", "line 24, in put: c is an object of __main__.Thing"),
    "in a container": ("c = [Thing()]", "c[0].n", "c is an object of __main__.Thing"),
    "a field": ("if __name__ == '__main__': c = ti.field(ti.f64, 2)", "c[0]", "c is a field that this process has"),
    "a class": ("c = Thing", "c", "c is the class __main__.Thing"),
    "in a function": ("def c(): return len([thing])\nthing = Thing()", "c()", "line 20, in c: thing is an object"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_value_that_cannot_be_sent_is_named(what: str, tmp_path: Path) -> None:
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


READS = """
import builtins
from typing import NamedTuple

class Memo:
    def __init__(self, function):
        self.__wrapped__ = function
        self.scale = 3
    def __call__(self, x):
        return self.__wrapped__(x) * self.scale

@dataclasses.dataclass
class Size:
    n: int
    def twice(self):
        return self.n * N

@dataclasses.dataclass
class Late:
    n: int

class Mode(enum.Enum):
    A = 2
    @property
    def cost(self):
        return self.value * N

class Level(enum.Enum):
    LOW = 1

class Total(NamedTuple):
    n: int
    def __add__(self, other):
        return N

class Broken:
    def __getattr__(self, name):
        raise KeyError(name)

N = 3
Level.LOW.cost = 4
Late.twice = property(lambda self: N)
sizes, lates, modes, levels, totals = [Size(2)], [Late(1)], [Mode.A], [Level.LOW], [Total(1)]
tables, broken = [np.ma.array([1.0, 9.0], mask=[False, True])], Broken()

@Memo
def area(x): return x

def size(): return sizes[0].twice()
def late(): return lates[0].twice
def mode(): return modes[0].cost
def level(): return levels[0].cost
def total(): return totals[0] + totals[0]
def table(): return tables[0].sum()
def memo(): return area(2)
def all_names(): return globals()["N"]
def code(): return eval("N")
def local():
    import config
    return config.n
def raising(): return broken.n
def given(solver): return solver.n

def make(read):
    @at.kernel
    def put(x: Array):
        x[0] = ti.static(read())
    return put

@ti.data_oriented
@dataclasses.dataclass
class Solver:
    n: int
    @at.kernel
    def put(self, x: Array):
        x[0] = ti.static(given(self))

CASES = [
    (make(size), "in size: sizes is of __main__.Size, whose twice is not sent with it"),
    (make(late), "in late: lates is of __main__.Late, whose twice is not sent with it"),
    (make(mode), "in mode: modes is of __main__.Mode, whose cost is not sent with it"),
    (make(level), "in level: levels is of __main__.Level, whose LOW.cost is not sent with it"),
    (make(total), "in total: totals is of __main__.Total, whose __add__ is not sent with it"),
    (make(table), "in table: tables is an object of numpy.ma."),
    (make(memo), "in memo: area is an object of __main__.Memo"),
    (make(all_names), "in all_names: globals may read any variable"),
    (make(code), "in code: eval may read any variable"),
    (make(local), "in local: it imports config when it is called"),
    (make(raising), "in raising: broken.n raises KeyError: 'n'"),
    (Solver(5).put, "in put: self is the instance as a whole"),
]

async def main():
    async with at.Runtime("cpu") as rt:
        for kernel, message in CASES:
            try:
                await rt.load_kernel(kernel)
            except at.errors.BuildError as error:
                assert f"{__file__}, line " in str(error) and message in str(error), error
            else:
                raise AssertionError(message)

if __name__ == "__main__":
    anyio.run(main)
"""


def test_an_object_that_may_read_more_than_is_sent_is_named(tmp_path: Path) -> None:
    assert run(write(tmp_path / "program.py", READS)) == []


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
    "the shape of a field": (
        "N = 1\nN = 2\nif at.aot.building(): ti.field(ti.f64, N)" + PUT + " + N", "N = 3",
        r"line 19, in put: N: 3 in the program, but 2 where the file is imported",
    ),
    "two names of one object": (
        "class C: n = 1\na = b = C()" + PUT + " + a.n + b.n", "a = C(); a.n = 2; b.n = 3; globals().update(a=a)",
        r"put: a.n: 2 in the program, but 3 where the file is imported",
    ),
    "an attribute that cannot be set": (
        "@dataclasses.dataclass(frozen=True)\nclass S:\n    n: int = 2\ns = S()" + PUT + " + s.n",
        "object.__setattr__(s, 'n', 3)",
        r"put: s.n: 3 in the program, but 2 where the file is imported",
    ),
    "a template type of an export": (
        "N = 2\nif __name__ == '__main__':\n    N = 5\n@at.aot.export_as('g', template_types={'n': N})\n@ti.kernel\n"
        "def g(n: ti.template()): pass" + PUT, "", r"kernel g: n of its template_types: 5 in the program, but 2",
    ),
    "another function": (
        f"if __name__ == '__main__':{PUT}\nelse:{PUT}".replace("\n@", "\n    @").replace("\ndef", "\n    def")
        .replace("\n    for", "\n        for").replace("\n        x[", "\n            x["), "",
        "line 17: put is the function of line 22 when the file is imported",
    ),
    "a function that only the program makes": (
        f"if __name__ == '__main__':{PUT}".replace("\n", "\n    "), "", "put is not there when the file is imported",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", DIFFERENT)
def test_a_different_value_in_the_compiler_is_named_with_both_values(what: str, tmp_path: Path) -> None:
    text, change, pattern = DIFFERENT[what]
    main = f"\nif __name__ == '__main__':\n    {change or 'pass'}\n    anyio.run(values, put)\n"
    error = run(write(tmp_path / "program.py", text + main), is_refused=True)
    line = next(each for each in error if "errors.BuildError" in each)
    assert re.search(pattern, line), error
