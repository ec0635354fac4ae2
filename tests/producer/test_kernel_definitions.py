"""Just-in-time kernels that an import cannot find: closures, methods, and kernels of notebooks."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.programs import HEAD, run, write

pytestmark = pytest.mark.slow

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
        x[0] = step * self.n * SCALE

if at.aot.building():
    SCALE = 10

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
        for kernel in (one, two):
            rt.queue.launch(kernel, x)
            print((await rt.queue.read(x)).tolist()[0])
        try:
            await rt.load_kernel(make(3))
        except at.errors.BuildError as error:
            print(error)

if __name__ == "__main__":
    anyio.run(main)
"""
    one, two, *error = run(write(tmp_path / "program.py", text))
    assert (one, two) == ("30.0", "80.0")
    made = tmp_path / "made.py"
    line = 1 + made.read_text().splitlines().index("        x[0] = nowhere + n")
    assert error[0] == f'{made} for x64: kernel wrong: TaichiNameError: File "{made}", line {line}, in wrong:'


def test_source_that_is_not_in_a_file(tmp_path: Path) -> None:
    """Define a kernel in a notebook: linecache has its cells."""
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


TAICHI = """
import functools, gc

@ti.dataclass
class Ray:
    origin: ti.math.vec3
    t: ti.f32

    @ti.func
    def end(self):
        return self.origin * K + self.t

K = 2.0
M = ti.Matrix([[1.0, 2.0], [3.0, 4.0]])
Pair = ti.types.struct(a=ti.f32, b=ti.math.vec2)

@ti.pyfunc
def add(x):
    return x + K

@functools.cache
def twice(n):
    return n * 2

def make(n, dtype):
    @at.kernel
    def put(x: ti.types.ndarray(ti.f32, 1), y: ti.types.vector(n, ti.f32)) -> ti.f32:
        x[0] = Ray(ti.math.vec3(1, 2, 3), 1.0).end()[2]
        x[1] = M[1, 0] + add(1.0)
        x[2] = Pair(a=n).a + twice(4) + y[n - 1]
        number: dtype = 3.7
        x[3] = number
        return x[0]
    return put

async def main():
    async with at.Runtime(sys.argv[1]) as rt:
        x = rt.ndarray((4,), at.f32)
        put = make(3, ti.i32)
        await rt.load_kernel(put)
        assert await rt.queue.launch(put, x, [1, 2, 3]) == 7
        assert (await rt.queue.read(x)).tolist() == [7, 6, 14, 3]
        assert len(rt._kernel_files._functions._kernels) == 1
        del put
        gc.collect()
        assert not rt._kernel_files._functions._kernels, "the function is gone"

if __name__ == "__main__":
    anyio.run(main)
"""


@pytest.mark.parametrize("arch", ["cpu", "vulkan", pytest.param("cuda", marks=pytest.mark.cuda)])
def test_a_closure_reads_all_kinds_of_taichis_objects(arch: str, tmp_path: Path) -> None:
    assert run(write(tmp_path / "program.py", TAICHI), arch) == []


def test_an_instance_without_weak_references_is_refused(tmp_path: Path) -> None:
    text = """
class Solver:
    __slots__ = ("n",)

    @at.kernel
    def step(self, x: Array):
        x[0] = self.n

if __name__ == "__main__":
    anyio.run(values, Solver().step)
"""
    error = run(write(tmp_path / "program.py", text), is_refused=True)[-1]
    assert error.endswith("InvalidArgumentError: step: add '__weakref__' to the __slots__ of Solver")
