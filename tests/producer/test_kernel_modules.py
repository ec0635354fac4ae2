"""The modules of just-in-time kernels: kernels that share a module and its fields, and changes that rebuild it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from support.programs import run, write

pytestmark = pytest.mark.slow

FIELD = """
N = 3
everything = dict(os.environ)
if at.aot.building():
    number = ti.field(ti.f64, shape=2)

@at.kernel
def add(value: ti.f64):
    number[0] += value * N

@at.kernel
def get(x: Array):
    x[0] = number[0]

def make():
    @at.kernel
    def peek(x: Array):
        x[0] = number[0]
    return peek

class Meter:
    @at.kernel
    def show(self, x: Array):
        x[0] = number[0]
"""
OWNERS = """
import first, second

async def main():
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((2,), at.f64)
        plain = await rt.load_kernel(first.add)
        other = await rt.load_kernel(second.add)
        again = await rt.load_kernel(first.add, constants={"N": 3})
        rt.queue.launch(plain, 1.0)
        rt.queue.launch(other, 10.0)
        rt.queue.launch(again, 100.0)
        os.environ["OTHER"] = "1"
        first.N = 4
        await rt.load_kernel(first.add)
        rt.queue.launch(first.add, 1.0)
        first.N = 3
        for get in (
            await rt.load_kernel(first.get), await rt.load_kernel(second.get),
            await rt.load_kernel(first.get, constants={"N": 3}), await rt.load_kernel(first.get, constants={"N": 4}),
        ):
            rt.queue.launch(get, x)
            print((await rt.queue.read(x))[0])

if __name__ == "__main__":
    anyio.run(main)
"""


def test_fields_belong_to_a_file_and_its_constants(tmp_path: Path) -> None:
    """Two files, or two sets of constants, may give the same code, and a variable may change in between."""
    for name in ("first.py", "second.py"):
        write(tmp_path / name, FIELD)
    assert run(write(tmp_path / "program.py", OWNERS)) == ["3.0", "30.0", "300.0", "0.0"]


REFUSED = """
import first

async def main():
    async with at.Runtime(sys.argv[1]) as rt:
        for kernel in (first.make(), first.Meter().show):
            try:
                await rt.load_kernel(kernel)
            except at.errors.BuildError as error:
                print(error)

if __name__ == "__main__":
    anyio.run(main)
"""


@pytest.mark.parametrize("arch", ["cpu", "vulkan", pytest.param("cuda", marks=pytest.mark.cuda)])
def test_closures_and_methods_have_no_fields(arch: str, tmp_path: Path) -> None:
    """They would have other fields than the file's kernels."""
    write(tmp_path / "first.py", FIELD.replace("f64", "f32").replace("Array", "ti.types.ndarray(ti.f32, 1)"))
    peek, show = run(write(tmp_path / "program.py", REFUSED), arch)
    for line, name in ((peek, "peek"), (show, "show")):
        assert f": kernel {name} uses a field. " in line
        assert line.endswith("pass an array instead, or write the kernel at the top level of a file")


RELOADED = """
import importlib
from pathlib import Path
import kernels, helpers

async def main():
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((2,), at.f64)
        async def value(kernel):
            await rt.load_kernel(kernel)
            rt.queue.launch(kernel, x)
            return (await rt.queue.read(x))[0]
        assert (await value(kernels.put), await value(kernels.make())) == (11, 1)
        for module, old, new in ((helpers, "+ 1", "+ 2"), (kernels, "10", "20")):
            path = Path(module.__file__)
            path.write_text(path.read_text().replace(old, new))
        for module in (helpers, kernels):
            importlib.reload(module)
        assert (await value(kernels.put), await value(kernels.make())) == (22, 2)

if __name__ == "__main__":
    anyio.run(main)
"""


def test_a_file_that_is_edited_and_reloaded_is_built_again(tmp_path: Path) -> None:
    write(tmp_path / "helpers.py", "\n@ti.func\ndef plus(x):\n    return x + 1\n")
    text = """
from helpers import plus

@at.kernel
def put(x: Array):
    x[0] = plus(10.0)

def make():
    @at.kernel
    def put(x: Array):
        x[0] = plus(0.0)
    return put
"""
    write(tmp_path / "kernels.py", text)
    # Python would take the .pyc file for the edited one if the edit falls in the same second.
    assert run(write(tmp_path / "program.py", RELOADED), environment={"PYTHONDONTWRITEBYTECODE": "1"}) == []


def test_an_installed_package_that_is_upgraded(tmp_path: Path) -> None:
    packages = tmp_path / "site-packages"
    packages.mkdir()
    program = write(
        tmp_path / "program.py",
        """
import library

@at.kernel
def put(x: Array):
    x[0] = library.plus(1.0)

if __name__ == "__main__":
    anyio.run(values, put)
""",
    )
    environment = {"PYTHONPATH": os.pathsep.join([str(packages), *sys.path]), "PYTHONDONTWRITEBYTECODE": "1"}
    for step, expected in ((1, "2.0"), (2, "3.0")):
        write(packages / "library.py", f"\n@ti.func\ndef plus(x):\n    return x + {step}\n")
        assert run(program, environment=environment) == [expected]


INSTANCES = """
import gc, weakref

class Solver:
    def __init__(self, n):
        self.n = n

    @at.kernel
    def step(self, x: Array):
        x[0] = self.n

async def main():
    counts = set()
    async with at.Runtime("cpu") as rt:
        kept = Solver(3)
        await rt.load_kernel(kept.step)
        for _ in range(5):
            await rt.load_kernel(Solver(3).step)
            gc.collect()
            counts.add((len(weakref.finalize._registry), weakref.getweakrefcount(Solver.step.__wrapped__)))
        assert len(counts) == 1, counts
        assert len(rt._kernel_files._functions._kernels) == 1
        x = rt.ndarray((2,), at.f64)
        rt.queue.launch(kept.step, x)
        assert (await rt.queue.read(x))[0] == 3
        del Solver.step
        gc.collect()
        assert not rt._kernel_files._functions._kernels, "the function is gone"

if __name__ == "__main__":
    anyio.run(main)
"""


def test_deleted_instances_and_functions_leave_nothing(tmp_path: Path) -> None:
    assert run(write(tmp_path / "program.py", INSTANCES)) == []


WRONG_MODULES = """
import logging
from aiotaichi.compile import Cache

@at.kernel
def put(x: Array):
    x[0] = 7.0

async def main():
    logging.basicConfig(format="%(message)s", stream=sys.stdout)
    await values(put)
    cache = Cache()
    for wrong in (b"no archive", open(sys.argv[1], "rb").read()):
        (key,) = (path.name for path in cache.folder.iterdir() if (cache.get(path.name) or b"").startswith(b"PK"))
        cache.put(key, wrong)
        await values(put)
        assert (cache.get(key) or b"").startswith(b"PK") and cache.get(key) != wrong

if __name__ == "__main__":
    anyio.run(main)
"""


def test_a_wrong_module_with_a_right_checksum_is_built_again(tmp_path: Path) -> None:
    program = write(tmp_path / "program.py", WRONG_MODULES)
    cuda = next(Path(__file__).parent.parent.glob("modules/cuda/*.tcm"))
    lines = run(program, str(cuda), environment={"AIOTAICHI_CACHE_DIR": str(tmp_path / "cache")})
    assert [line for line in lines if line[0].isdigit()] == ["7.0"] * 3
    assert sum(f"the cached module of {program} is built again" in line for line in lines) == 2


CHECKED = """
if at.aot.building():
    ti.init(check_out_of_bound=True)

@at.kernel
def put(x: Array, index: ti.i32):
    for i in range(1):
        x[index + i] = 7.0

async def main():
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((1000,), at.f64)
        await rt.load_kernel(put)
        for index in (1000, -1, 6000, 2**30):
            try:
                await rt.queue.launch(put, x, index)
            except at.errors.KernelError as error:
                print(error)
        await rt.queue.launch(put, x, 999)
        print((await rt.queue.read(x)).sum())

if __name__ == "__main__":
    anyio.run(main)
"""


@pytest.mark.sweep  # other tests launch such modules, and initialise fields in this way
def test_a_file_that_initialises_taichi_with_checks_finds_each_index(tmp_path: Path) -> None:
    program = write(tmp_path / "program.py", CHECKED)
    line = next(number for number, text in enumerate(program.read_text().splitlines(), 1) if "= 7.0" in text)
    *errors, total = run(program)
    assert total == "7.0"
    for index, error in zip((1000, -1, 6000, 2**30), errors, strict=True):
        assert f"Out of bound access to ndarray at arg 0 with indices [{index}]" in error, error
        assert f"program.py, line {line}: x[index + i] = 7.0)" in error, error
