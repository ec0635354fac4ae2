"""Just-in-time kernels that no import finds: closures, methods, and those of notebooks."""

from __future__ import annotations

from pathlib import Path

from programs import HEAD, run, write

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
