"""The source files of just-in-time kernels: the files that work, and their entries in the cache."""

from __future__ import annotations

import functools
import linecache
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.aot.build_process import BuildRequest, Built
from aiotaichi.aot.recorded_reads import Reads
from aiotaichi.compile import Cache
from aiotaichi.launch.module_cache import ModuleCache


def test_a_function_that_the_compiler_could_not_find() -> None:
    def inner() -> None:
        """Do nothing."""

    with pytest.raises(errors.InvalidArgumentError, match="a function with a name"):
        at.kernel(eval("lambda: 1", {}))
    with pytest.raises(errors.InvalidArgumentError, match="decorates a function, not"):
        at.kernel(print)
    with pytest.raises(errors.InvalidArgumentError, match="decorates a function, not"):
        at.kernel(staticmethod(inner))
    with pytest.raises(errors.InvalidArgumentError, match="decorated already"):
        at.kernel(functools.wraps(inner)(lambda: None))
    scope = {"at": at, "__name__": "__main__"}
    with pytest.raises(errors.InvalidArgumentError, match=r"f has no source \(<stdin>\).*write it in a file"):
        exec(compile("@at.kernel\ndef f(): pass\n", "<stdin>", "exec"), scope)


@pytest.mark.anyio
async def test_source_that_is_deleted_or_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n\n@at.kernel\ndef f(): pass\n"
    scope = {"at": at, "__name__": "another"}
    for name in ("<cell>", str(tmp_path / "cell.py")):
        monkeypatch.setitem(linecache.cache, name, (len(text), None, text.splitlines(True), name))
        exec(compile(text, name, "exec"), scope)
        f: Any = scope["f"]
        async with at.Runtime("cpu") as rt:
            lines = text.replace("f()", "g()").splitlines(True)
            monkeypatch.setitem(linecache.cache, name, (len(text), None, lines, name))
            with pytest.raises(errors.BuildError, match=r"line 3: f is not there: the source has changed"):
                await rt.load_kernel(f)
            monkeypatch.delitem(linecache.cache, name)
            with pytest.raises(errors.BuildError, match=r"f has no source \(.*cell.*\): write it in a file"):
                await rt.load_kernel(f)


def test_the_cache_keeps_nothing_that_changed_meanwhile(tmp_path: Path) -> None:
    source, imported = tmp_path / "source.py", tmp_path / "imported.py"
    source.write_text("import imported\n")
    imported.write_text("x = 1\n")
    folder = tmp_path / "cache"

    def find(request: BuildRequest, device: str) -> bytes | None:
        """Load the kernel as another process does."""
        cache = ModuleCache({}, Cache(folder))
        key = cache.key(request, device)
        return None if key is None else cache.get(key)

    cache = ModuleCache({}, Cache(folder))
    request = BuildRequest(source, "source", at.Arch.X64, (), ())
    newest = max(path.stat().st_mtime_ns for path in (source, imported))
    assert cache.store(request, "", Built(b"module", (imported,), Reads(), newest - 1)) is None
    assert find(request, "") is None
    assert cache.store(request, "", Built(b"module", (imported,), Reads(), newest)) is not None
    assert find(request, "") == b"module"
    assert find(request, "another device") is None
    assert find(BuildRequest(source, "source", at.Arch.VULKAN, (), ()), "") is None
    assert find(BuildRequest(source, "source", at.Arch.X64, (), (), capabilities=("spirv_has_int8=1",)), "") is None
    imported.write_text("x = 2\n")
    assert find(request, "") is None
    imported.unlink()
    assert find(request, "") is None
    source.unlink()
    assert find(request, "") is None


@pytest.mark.parametrize("folder", ["cache", "file/cache"])
def test_a_process_remembers_its_builds(folder: str, tmp_path: Path) -> None:
    """This holds even if other processes replace its entries, or the cache cannot be written."""
    (tmp_path / "file").write_text("no folder")
    source, first, second = (tmp_path / name for name in ("source.py", "first.py", "second.py"))
    for path in (source, first, second):
        path.write_text("x = 1\n")
    request = BuildRequest(source, "source", at.Arch.X64, (), ())
    started = max(path.stat().st_ctime_ns for path in (source, first, second))
    ours, others = ({}, {})  # type: tuple[dict[str, bytes], dict[str, bytes]]
    cache = Cache(tmp_path / folder)
    key = ModuleCache(ours, cache).store(request, "", Built(b"ours", (first,), Reads(), started))
    other_key = ModuleCache(others, cache).store(request, "", Built(b"theirs", (second,), Reads(), started))
    assert key != other_key
    assert ModuleCache(ours, cache).key(request, "") == key
    assert ModuleCache(others, cache).key(request, "") == other_key
    first.write_text("x = 2\n")
    assert ModuleCache(ours, cache).key(request, "") not in (None, key)


WRONG_DEPENDS = {
    "no JSON": b"\xff",
    "deep": b"[" * 100_000,
    "a number": b"1",
    "null": b"null",
    "an object": b'{"files": []}',
    "too short": b"[[], []]",
    "files of numbers": b"[[1], [], false]",
    "a file with a null byte": b'[["a\\u0000b"], [], false]',
    "a file that has no name": b'[["\\ud800"], [], false]',
    "variables of lists": b"[[], [[]], false]",
    "arguments that are not a flag": b"[[], [], 2]",
}


@pytest.mark.parametrize("wrong", WRONG_DEPENDS.values(), ids=WRONG_DEPENDS.keys())
def test_wrong_dependencies_with_a_right_checksum_are_a_miss(wrong: bytes, tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text("x = 1\n")
    request = BuildRequest(source, "source", at.Arch.X64, (), ())
    built = Built(b"module", (), Reads(), source.stat().st_ctime_ns)
    cache = Cache(tmp_path / "cache")
    key = ModuleCache({}, cache).store(request, "", built)
    (depends,) = (path.name for path in cache.folder.iterdir() if path.name != key)
    cache.put(depends, wrong)
    again = ModuleCache({}, cache)
    assert again.key(request, "") is None
    assert cache.get(depends) is None
    assert again.store(request, "", built) == key
    assert ModuleCache({}, cache).key(request, "") == key


def test_depends_on_a_fifo_are_a_miss(tmp_path: Path) -> None:
    source, fifo = tmp_path / "source.py", tmp_path / "fifo.py"
    source.write_text("x = 1\n")
    fifo.write_text("x = 1\n")
    request = BuildRequest(source, "source", at.Arch.X64, (), ())
    depends: dict[str, bytes] = {}
    cache = ModuleCache(depends, Cache(tmp_path / "cache"))
    assert cache.store(request, "", Built(b"module", (fifo,), Reads(), fifo.stat().st_ctime_ns))
    fifo.unlink()
    os.mkfifo(fifo)
    assert cache.key(request, "") is None


PACKAGE = {
    "__init__.py": "from .kernels import fill\n",  # a package that imports its own kernels
    "values.py": "VALUE = 3\n",
    "other.py": """
import taichi as ti
import aiotaichi as at

@at.kernel
def fill(x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        x[i] = -1
""",
    "kernels.py": """
import taichi as ti
import aiotaichi as at
from .values import VALUE
from . import other

def build(width, height):
    return width * height

@at.kernel
def fill(x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        x[i] = VALUE
""",
    "__main__.py": """
import anyio
import taichi as ti
import aiotaichi as at
from .kernels import fill
from .values import VALUE

@at.kernel
def twice(x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        x[i] = 2 * VALUE

async def main():
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((2,), at.i32)
        for kernel in (fill, twice):
            await rt.load_kernel(kernel)
            rt.queue.launch(kernel, x)
            print((await rt.queue.read(x)).tolist())

if __name__ == "__main__":
    anyio.run(main)
""",
}


@pytest.mark.slow
def test_a_package_that_imports_its_kernels_and_is_run(tmp_path: Path) -> None:
    package = tmp_path / "a:folder" / "program"
    package.mkdir(parents=True)
    for name, text in PACKAGE.items():
        (package / name).write_text(text)
    command = [sys.executable, "-m", "program"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "ENABLE_TAICHI_HEADER_PRINT": "0"}
    done = subprocess.run(command, cwd=package.parent, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-2:] == ["[3, 3]", "[6, 6]"], done.stdout + done.stderr


class Solver:
    @at.kernel
    def step(self, x: float) -> None: ...


@pytest.mark.anyio
async def test_methods_are_loaded_from_an_instance(rt: at.Runtime) -> None:
    with pytest.raises(
        errors.InvalidArgumentError, match=r"step is a method: await rt\.load_kernel\(instance\.step\)"
    ):
        await rt.load_kernel(Solver.step)
    for taken in (Solver.step, Solver().step):
        with pytest.raises(errors.InvalidStateError, match=r"await rt\.load_kernel\(instance\.step\) first"):
            rt.queue.launch(taken, 1.0)
        with pytest.raises(errors.InvalidStateError, match=r"load_kernel\(instance\.step\), then queue\.launch"):
            taken(1.0)
