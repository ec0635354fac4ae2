"""The plugin in test sessions of its own: pytest-asyncio, anyio's plugin and plain functions."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from support.fixture_modules import MODULES

pytest_plugins = "pytester"

ROOT = Path(__file__).parent.parent.parent
PLUGIN = "_aiotaichi_pytest"
PYTEST_ASYNCIO = ("-p", "pytest_asyncio.plugin", "-o", "asyncio_default_fixture_loop_scope=function")
ANYIO = ("-p", "anyio")

# A service under test: it opens the runtime itself, by the name of a real backend.
SERVICE = f"""
from contextlib import asynccontextmanager

import aiotaichi as at
import anyio

MODULE = {str(MODULES / "vulkan" / "basics")!r}


class Service:
    def __init__(self, rt, kernel, queue):
        self.rt, self.kernel, self.queue = rt, kernel, queue

    @classmethod
    @asynccontextmanager
    async def open(cls):
        async with at.Runtime("cuda", debug=True) as rt:
            module = await rt.load_aot_module(MODULE)
            queue = rt.create_queue(max_in_flight=4, overflow="raise")
            yield cls(rt, module.kernel("add_one"), queue)

    async def answer(self, numbers, seconds=5):
        x = self.rt.ndarray(len(numbers), at.i32)
        async with self.queue.slot():
            self.queue.write(x, numbers)
            self.queue.launch(self.kernel, x)
            with anyio.fail_after(seconds):
                return list(await self.queue.read(x))
"""

# One test of each thing that users want to test.
TESTS = """
import aiotaichi as at
import anyio
import pytest
from service import Service


@pytest.fixture
def fake_kernels():
    def add_one(x):
        x += 1

    return {"add_one": add_one}


@pytest.fixture
def loop_limit():
    return 10  # a busy machine holds every loop for a while


async def test_an_answer(fake_gpu, loop_watch):
    async with Service.open() as service:
        assert await service.answer([1, 2, 3]) == [2, 3, 4]


async def test_a_kernel_that_takes_too_long(fake_gpu, fake_clock):
    async with Service.open() as service:
        with fake_clock.paused(), pytest.raises(TimeoutError):
            await service.answer([1, 2], seconds=0.01)
        assert await service.answer([1, 2]) == [2, 3]


async def test_a_full_queue(fake_gpu, fake_clock):
    async with Service.open() as service:
        with fake_clock.paused():
            for _ in range(2):
                with pytest.raises(TimeoutError):
                    await service.answer([1], seconds=0.01)
            with pytest.raises(at.errors.QueueFullError):
                await service.answer([1])
        await service.queue.wait()
        assert await service.answer([1]) == [2]


async def test_a_lost_device(fake_gpu, fake_clock):
    with pytest.raises(at.errors.DeviceLostError, match="it fell off the bus"):
        async with Service.open() as service:
            with fake_clock.paused():
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(refused, service)
                    await anyio.sleep(0.01)
                    fake_gpu.lose("it fell off the bus")


async def refused(service):
    with pytest.raises(at.errors.DeviceLostError):
        await service.answer([1])


async def test_a_kernel_that_fails(fake_gpu):
    def check(x):
        assert x[0] > 0, "no positive number"

    fake_gpu.kernels["add_one"] = check
    async with Service.open() as service:
        x = service.rt.ndarray(1, at.i32)
        with pytest.raises(at.errors.KernelError, match="no positive number"):
            await service.queue.launch(service.kernel, x)


async def test_a_race(fake_gpu):
    async with Service.open() as service:
        x = service.rt.ndarray(4, at.i32)
        service.queue.launch(service.kernel, x)
        with pytest.raises(at.errors.InvalidStateError, match="wait_event"):
            service.rt.queue.fill(x, 0)
"""

HELD = """
import time

import pytest

@pytest.fixture
def loop_limit():
    return 0.2

def decode():
    time.sleep(0.7)  # the culprit

async def test_held(loop_watch):
    decode()

class TestClass:
    async def test_method(self, loop_watch, tmp_path):
        assert tmp_path.is_dir()

async def test_skipped(loop_watch):
    pytest.skip("not today")

async def test_failed(loop_watch):
    assert 1 == 2
"""

ASYNCIO_MARK = "\npytestmark = pytest.mark.asyncio\n"
ANYIO_MARK = """
pytestmark = pytest.mark.anyio


@pytest.fixture(params=[("asyncio", {}), ("asyncio", {"use_uvloop": True}), ("trio", {})], ids=str)
def anyio_backend(request):
    return request.param
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project whose sessions have only the plugins that they name, installed or not."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    pytester.makepyfile(service=SERVICE)
    return pytester


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return project.runpytest_subprocess("-p", PLUGIN, "-W", "error", *arguments, timeout=100)


@pytest.mark.parametrize(
    ("mark", "arguments", "count"),
    [
        pytest.param("", (*PYTEST_ASYNCIO, "-o", "asyncio_mode=auto"), 6, id="asyncio, auto"),
        pytest.param(ASYNCIO_MARK, (*PYTEST_ASYNCIO, "-o", "asyncio_mode=strict"), 6, id="asyncio, strict"),
        pytest.param(ANYIO_MARK, ANYIO, 18, id="anyio"),
        pytest.param(ANYIO_MARK, (*ANYIO, *PYTEST_ASYNCIO), 18, id="anyio beside pytest-asyncio"),
    ],
)
@pytest.mark.slow
def test_what_users_test(project: pytest.Pytester, mark: str, arguments: tuple[str, ...], count: int) -> None:
    project.makepyfile(TESTS + mark)
    run(project, *arguments).assert_outcomes(passed=count)


@pytest.mark.slow
def test_plain_functions(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import anyio
        import pytest
        from service import Service

        def add_one(x):
            x += 1

        async def main():
            async with Service.open() as service:
                return await service.answer([1, 2])

        @pytest.mark.parametrize("backend", ["asyncio", "trio"])
        def test_an_answer(fake_gpu, backend):
            fake_gpu.kernels["add_one"] = add_one
            assert anyio.run(main, backend=backend) == [2, 3]

        def test_a_watch(loop_watch):
            pass
        """
    )
    result = run(project)
    result.assert_outcomes(passed=2, errors=1)
    result.stdout.fnmatch_lines(["*loop_watch watches the loop of an async test, and test_a_watch is a plain*"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mark", "arguments", "count"),
    [(ASYNCIO_MARK, PYTEST_ASYNCIO, 1), (ANYIO_MARK, ANYIO, 3)],
    ids=["asyncio", "anyio"],
)
def test_a_held_loop(project: pytest.Pytester, mark: str, arguments: tuple[str, ...], count: int) -> None:
    """The failure names the call. Skips, failures, methods and results of fixtures are as without the watch."""
    project.makepyfile(HELD + mark)
    result = run(project, *arguments)
    result.assert_outcomes(passed=count, failed=2 * count, skipped=count)
    result.stdout.fnmatch_lines(["*LoopHeldError: the event loop was blocked once for * seconds, by*"])
    result.stdout.fnmatch_lines(["*time.sleep(0.7)  # the culprit*"])
    result.stdout.no_fnmatch_line("*ExceptionGroup*")


@pytest.mark.slow
def test_a_runtime_that_is_left_open(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import aiotaichi as at
        import pytest

        @pytest.mark.asyncio
        async def test_leak(fake_gpu):
            rt = await at.Runtime("vulkan").__aenter__()

        @pytest.mark.asyncio
        async def test_no_leak(fake_gpu):
            async with at.Runtime("vulkan"):
                pass
        """
    )
    result = project.runpytest_subprocess("-p", PLUGIN, *PYTEST_ASYNCIO, timeout=100)
    result.assert_outcomes(passed=2, errors=1)
    result.stdout.fnmatch_lines(["*<Runtime x64:0>: still open at the end. Use 'async with'*"])


@pytest.mark.slow
def test_after_the_test_real_backends_are_found(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import aiotaichi as at

        def test_in(fake_gpu):
            assert [name for name, _ in at.drivers()] == ["substitute"]

        def test_after():
            assert [name for name, _ in at.drivers()][:3] == ["cuda", "vulkan", "cpu"]
        """
    )
    run(project).assert_outcomes(passed=2)


@pytest.mark.slow
def test_every_fixture_has_a_text(project: pytest.Pytester) -> None:
    result = run(project, "--fixtures")
    listed = result.stdout.str().partition(f"fixtures defined from {PLUGIN}")[2]
    for name in import_module(PLUGIN).__all__:
        (line,) = [line for line in listed.splitlines() if line.startswith(f"{name} --")]
        assert "no docstring" not in listed[listed.index(line) :][:120]


def test_a_session_without_the_plugin(project: pytest.Pytester) -> None:
    project.makepyfile("def test_nothing(): pass")
    run(project, "-p", f"no:{PLUGIN}").assert_outcomes(passed=1)


@pytest.mark.slow
def test_it_costs_other_projects_nothing(project: pytest.Pytester) -> None:
    """A session that does not use the fixtures imports neither the package nor NumPy.

    From Python 3.14 on, ``pdb`` imports asyncio, and pytest imports ``pdb``.
    """
    project.makepyfile(
        """
        import sys

        def test_nothing():
            assert not {"aiotaichi", "numpy", "anyio"} & set(sys.modules)
        """
    )
    run(project).assert_outcomes(passed=1)
    program = f"import sys, pytest; before = set(sys.modules); import {PLUGIN}; print(*(set(sys.modules) - before))"
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert output.split() == [PLUGIN]


def test_the_entry_point_names_the_plugin() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["entry-points"]["pytest11"] == {"aiotaichi": PLUGIN}
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["only-include"] == ["aiotaichi", f"{PLUGIN}.py"]
    assert "force-include" not in wheel, "an editable install would have a copy of the plugin"
