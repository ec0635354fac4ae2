"""``@at.kernel`` and ``Runtime.load_kernel`` compile a kernel once, in another process, and keep the result."""

from __future__ import annotations

import importlib
import importlib.util
import os
import subprocess
import sys
import warnings
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.aot import build_process, builder_process

pytestmark = pytest.mark.slow

KERNELS = '''
"""Kernels of a program's own module."""

from __future__ import annotations

import anyio
import numpy as np
import taichi as ti

import aiotaichi as at

from .values import FACTOR, SIZE

if at.aot.building():
    numbers = ti.field(ti.f32, shape=SIZE)
f64_1d = ti.types.ndarray(ti.f64, 1)


@at.kernel
def fill(value: ti.f32):
    for i in numbers:
        numbers[i] = value * FACTOR


@at.kernel
def total() -> ti.f32:
    """Add up the field."""
    result = 0.0
    for i in numbers:
        result += numbers[i]
    return result


@at.kernel
def axpy(a: ti.f64, x: f64_1d, y: f64_1d):
    for i in x:
        y[i] += a * x[i]


async def main():
    async with at.Runtime("cpu") as rt:
        await rt.load_kernel(fill)
        rt.queue.launch(fill, 1.0)
        print(await rt.queue.launch(total))
'''

PLUGIN = """
import taichi as ti
import aiotaichi as at

@at.kernel
def fill(x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        x[i] = -1
"""


@pytest.fixture(params=["asyncio", "trio"])
def anyio_backend(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.fixture(autouse=True, scope="module")
def taichi() -> None:
    """Import taichi. The programs import it, too, and its import warns."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        importlib.import_module("taichi")


class Starts(list[str]):
    """Return a list that gets an entry for each compiling process."""

    first: anyio.Event


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> Starts:
    started = Starts()
    started.first = anyio.Event()
    run = build_process._run

    async def count(request: Any, process: Any, progress: Any) -> Any:
        started.append(str(request.source))
        started.first.set()
        return await run(request, process, progress)

    monkeypatch.setattr(build_process, "_run", count)
    return started


Write = Callable[..., Awaitable[ModuleType]]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Write a package ``program`` with its ``kernels``, and import them."""
    package = tmp_path / "program"
    package.mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))

    def work(kernels: str, size: int) -> ModuleType:
        (package / "__init__.py").write_text("")
        (package / "values.py").write_text(f"FACTOR = 2.0\nSIZE = {size}\n")
        (package / "kernels.py").write_text(kernels)
        return importlib.import_module("program.kernels")

    async def write(kernels: str = KERNELS, size: int = 8) -> ModuleType:
        return await anyio.to_thread.run_sync(work, kernels, size)

    yield write
    for name in [name for name in sys.modules if name.partition(".")[0] == "program"]:
        del sys.modules[name]


@pytest.mark.anyio
@pytest.mark.parametrize("arch", ["cpu", "vulkan", pytest.param("cuda", marks=pytest.mark.cuda)])
async def test_kernels_of_one_file_are_compiled_once_and_share_its_fields(
    arch: str, write: Write, starts: Starts
) -> None:
    program = await write()
    async with at.Runtime(arch) as rt:
        queue = rt.queue
        fill = await rt.load_kernel(program.fill)
        assert isinstance(fill, at.Kernel)
        queue.launch(program.fill, 1.5)
        assert await queue.launch(program.total) == 24
        total = await rt.load_kernel(program.total)
        await queue.launch(fill, 2.0)
        assert await rt.create_queue().launch(total) == 32
        x, y = (rt.ndarray((100,), at.f64) for _ in range(2))
        queue.write(x, np.arange(100) / 3)
        queue.write(y, np.ones(100))
        queue.launch(program.axpy, 0.1, x, y)
        # not to the last digit: the device may fuse the two operations
        assert np.allclose(await queue.read(y), 1 + 0.1 * (np.arange(100) / 3), rtol=4e-16, atol=0)
    assert len(starts) == 1
    async with at.Runtime(arch) as rt:
        await rt.load_kernel(program.total)
        assert await rt.queue.launch(program.total) == 0, "another runtime has fields of its own"
    assert len(starts) == 1


@pytest.mark.anyio
async def test_another_process_compiles_nothing(write: Write, starts: Starts, tmp_path: Path) -> None:
    program = await write()
    async with at.Runtime("cpu") as rt:
        await rt.load_kernel(program.fill)
    assert len(starts) == 1
    text = (
        "import sys, anyio\n"
        "from aiotaichi.aot import builder_process\n"
        "def refuse(*arguments):\n    raise AssertionError('a process is started')\n"
        "builder_process.BuilderProcess.__init__ = refuse\n"
        "from program import kernels\n"
        "assert 'taichi' in sys.modules\n"
        "assert sys.modules['taichi'].lang.impl.get_runtime().prog is None, 'taichi is initialised'\n"
        "anyio.run(kernels.main)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    command = [sys.executable, "-c", text]
    result = await anyio.run_process(command, env=environment, check=False, stderr=subprocess.STDOUT)
    assert result.returncode == 0, result.stdout.decode()
    assert result.stdout.decode().splitlines()[-1] == "16.0"


@pytest.mark.anyio
async def test_concurrent_loads_compile_once(write: Write, starts: Starts) -> None:
    program = await write()
    loaded: list[at.Kernel] = []

    async def load(rt: at.Runtime, function: at.KernelFunction) -> None:
        loaded.append(await rt.load_kernel(function))

    async with at.Runtime("cpu") as first, at.Runtime("cpu") as second, anyio.create_task_group() as tasks:
        for function in (program.fill, program.total, program.axpy):
            for rt in (first, second):
                tasks.start_soon(load, rt, function)
    assert len(starts) == 1
    assert len({kernel.module for kernel in loaded}) == 2, "one module for each runtime"


@pytest.mark.anyio
async def test_a_second_load_goes_on_if_the_first_is_cancelled(write: Write, starts: Starts) -> None:
    program = await write()
    async with at.Runtime("cpu") as rt, anyio.create_task_group() as tasks:
        first = anyio.CancelScope()

        async def give_up() -> None:
            with first:
                await rt.load_kernel(program.fill)

        async def go_on() -> None:
            await rt.load_kernel(program.total)

        tasks.start_soon(give_up)
        await starts.first.wait()
        tasks.start_soon(go_on)
        await anyio.lowlevel.checkpoint()
        first.cancel()
    assert first.cancelled_caught
    assert len(starts) == 2


@pytest.mark.anyio
async def test_a_change_of_an_imported_file_builds_again(write: Write, starts: Starts) -> None:
    program = await write()

    async def total_of_ones() -> float:
        async with at.Runtime("cpu") as rt:
            await rt.load_kernel(program.fill)
            rt.queue.launch(program.fill, 1.0)
            result: float = await rt.queue.launch(program.total)
            return result

    assert await total_of_ones() == 16
    await write(size=6)  # the same size, within the same second
    assert await total_of_ones() == 12
    assert len(starts) == 2
    await write(size=8)
    assert await total_of_ones() == 16
    assert len(starts) == 2, "it was compiled before"


@pytest.mark.anyio
async def test_before_it_is_loaded(write: Write) -> None:
    program = await write()
    assert program.fill.name == "fill"
    assert program.total.__doc__ == "Add up the field."
    with pytest.raises(errors.InvalidStateError, match=r"await rt\.load_kernel\(fill\)"):
        program.fill(1.0)
    async with at.Runtime("cpu") as rt:
        with pytest.raises(errors.InvalidStateError, match=r"await rt\.load_kernel\(fill\) first"):
            rt.queue.launch(program.fill, 1.0)
        with pytest.raises(errors.InvalidArgumentError, match=r"@aiotaichi\.kernel"):
            await rt.load_kernel(print)  # type: ignore[arg-type]
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await rt.load_kernel(program.fill)


@pytest.mark.anyio
async def test_a_closed_module_is_loaded_again(write: Write, starts: Starts) -> None:
    program = await write()
    async with at.Runtime("cpu") as rt:
        kernel = await rt.load_kernel(program.fill)
        kernel.module.close()
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.launch(program.fill, 1.0)
        await rt.load_kernel(program.fill)
        rt.queue.launch(program.fill, 1.0)
        assert await rt.queue.launch(program.total) == 16
    assert len(starts) == 1


@pytest.mark.anyio
async def test_the_next_kernel_is_compiled_by_a_process_that_is_warm(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a build, the next process starts taichi. A program in another state gets a new process."""
    program = await write()
    processes: list[builder_process.BuilderProcess] = []
    take = builder_process.take

    def noted(state: builder_process.StartState) -> builder_process.BuilderProcess:
        waiting = builder_process._spare
        processes.append(take(state))
        warm.append(processes[-1] is waiting)
        return processes[-1]

    warm: list[bool] = []
    monkeypatch.setattr(build_process, "take", noted)
    await anyio.to_thread.run_sync(builder_process._end_spare)
    async with at.Runtime("cpu") as rt:
        for number in range(3):
            if number == 2:
                monkeypatch.setenv("OTHER", "state")
            await rt.load_kernel(program.fill, constants={"FACTOR": number + 0.5})
            with anyio.fail_after(30):
                while builder_process._spare is None:  # noqa: ASYNC110  # a thread starts it
                    await anyio.sleep(0.01)
    assert warm == [False, True, False]
    await anyio.to_thread.run_sync(builder_process._end_spare)
    assert all(each._process.poll() is not None for each in processes)
    assert not any([await anyio.Path(each.folder).exists() for each in processes])


@pytest.mark.anyio
async def test_a_kernel_that_taichi_refuses(write: Write, starts: Starts) -> None:
    program = await write(KERNELS.replace("value * FACTOR", "value * nowhere"))
    async with at.Runtime("cpu") as rt:
        for _ in range(2):  # the failure is not kept
            with pytest.raises(errors.BuildError, match=r'kernels\.py for x64: kernel fill: (?s:.*)"nowhere"'):
                await rt.load_kernel(program.total)
    assert len(starts) == 2


@pytest.mark.anyio
async def test_a_program_that_an_import_would_run(write: Write, tmp_path: Path) -> None:
    await write()
    program = tmp_path / "script.py"
    text = KERNELS.replace("from .values", "from program.values") + "\n\nanyio.run(main)\n"
    await anyio.Path(program).write_text(text)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    result = await anyio.run_process([sys.executable, str(program)], env=environment, check=False)
    message = result.stderr.decode()
    assert "BuildError" in message
    assert "write 'if __name__ == \"__main__\":' before the lines that run it" in message


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["plugins.made.up", "program.plugin", "source.v2"])
async def test_a_file_that_a_loader_of_plugins_has_named(
    name: str, write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write()  # the package has no such module
    path = tmp_path / "source.v2.py"
    await anyio.Path(path).write_text(PLUGIN)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    plugin = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, plugin)
    await anyio.to_thread.run_sync(spec.loader.exec_module, plugin)
    async with at.Runtime("cpu") as rt:
        x = rt.ndarray((2,), at.i32)
        rt.queue.launch(await rt.load_kernel(plugin.fill), x)
        assert (await rt.queue.read(x)).tolist() == [-1, -1]


@pytest.mark.anyio
async def test_an_edit_that_looks_old_is_not_kept(
    starts: Starts, write: Write, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Replace a file by an older one while the compiler runs, as ``mv`` and ``cp -p`` do."""
    program = await write(size=8)
    values = tmp_path / "program" / "values.py"
    old = values.stat()

    async def edit() -> None:
        await starts.first.wait()
        await anyio.to_thread.run_sync(values.write_text, "FACTOR = 2.0\nSIZE = 5\n")
        await anyio.to_thread.run_sync(lambda: os.utime(values, ns=(old.st_atime_ns, old.st_mtime_ns)))

    async with at.Runtime("cpu") as rt, anyio.create_task_group() as tasks:
        tasks.start_soon(edit)
        await rt.load_kernel(program.fill)
    assert "kernels.py or a file that it imports has changed while it was compiled" in caplog.text
    async with at.Runtime("cpu") as rt:
        await rt.load_kernel(program.fill)
        rt.queue.launch(program.fill, 1.0)
        assert await rt.queue.launch(await rt.load_kernel(program.total)) == 5 * 2.0
