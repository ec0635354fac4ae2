"""Fixtures for every test: the event loop, a runtime on the backend that a test names, and the fixture modules.

A test that takes ``rt`` runs on the CPU, unless a mark on the test or its file names another backend::

    pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]
    pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "vulkan", "cuda")]  # each test on each
    pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped", debug=True)]  # with an option of at.Runtime

Some names are devices without hardware. "fake" runs commands when they are submitted. "stepped" runs them when the
test steps its ``clock``. "mapped" and "stepped mapped" use the host's memory as their own.

The tests have parts: ``pytest`` runs the first, and ``pytest --part second`` the second. In the first part, a
test runs on one event loop, which its name chooses. Three marks say what the other parts have::

    @pytest.mark.slow  # the test runs programs, or takes seconds: only the second part runs it, or one of four cases
    @pytest.mark.loops  # the test touches event loops: the second part runs it on the others, on a backend each
    @pytest.mark.sweep  # the test takes long, or looks at many more cases of another: nox -s sweeps runs it

nox -s sweeps also runs the other cases of slow tests, and the tests of several backends on the remaining pairs of a
backend and a loop.

The mark ``taichi`` is for tests that need taichi itself. All tests in ``producer`` do.

``pytest --part all`` runs each test on every event loop.
"""

from __future__ import annotations

import functools
import gc
import importlib.util
import inspect
import os
import platform
import signal
import subprocess
import sys
import zipfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import anyio
import anyio.abc
import anyio.lowlevel
import pytest
from blockbuster import BlockBuster, blockbuster_ctx

import aiotaichi as at
from aiotaichi.backends.cpu.native import Native, load_native
from aiotaichi.compile import Cache, CompileService, linker
from aiotaichi.hal import find_driver
from aiotaichi.testing import FakeClock, FakeDriver
from support.fake_kernels import KERNELS
from support.fixture_modules import CPU_MODULES, MODULES
from support.parts import PARTS, chosen_tests, loops_of
from support.waiting import until, until_freed

_EARLIER = 10.0
"""Seconds before a test's timeout at which its event loop ends it."""

collect_ignore = ["oracle", "modules", "producer/sources"]


def pytest_configure() -> None:
    """Interrupts reach the tests and their programs, also in a shell's background job, which ignores them."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the command line choose a part of the tests."""
    parser.addoption("--part", choices=PARTS, default="first", help="run this part of the tests (default: first)")


@pytest.hookimpl(optionalhook=True)  # tests.arm64 has no xdist
def pytest_xdist_auto_num_workers() -> int:
    """Let ``-n auto`` start three processes on two cores: much of a test's time, it waits for others."""
    return len(os.sched_getaffinity(0)) * 3 // 2


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on its event loops, and on each of the backends that its mark names."""
    if "chosen_loop" in metafunc.fixturenames:
        metafunc.parametrize("chosen_loop", loops_of(metafunc.definition, metafunc.config.getoption("part")))
    mark = metafunc.definition.get_closest_marker("runtime")
    if mark is not None and len(mark.args) > 1 and "arch" in metafunc.fixturenames:
        archs = [pytest.param(arch, marks=pytest.mark.cuda) if arch == "cuda" else arch for arch in mark.args]
        metafunc.parametrize("arch", archs)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests of one part. Skip those that need taichi if it is not there."""
    if importlib.util.find_spec("taichi") is None:
        reason = "taichi is not installed: it has wheels for x86-64 and Python up to 3.13"
        for item in items:
            if item.get_closest_marker("taichi") is not None or item.path.parent.name == "producer":
                item.add_marker(pytest.mark.skip(reason=reason))
    part = config.getoption("part")
    chosen = chosen_tests(part, items)
    config.hook.pytest_deselected(items=list(set(items).difference(chosen)))
    items[:] = chosen


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> None:
    """Give an asynchronous test a limit in its loop: on trio and uvloop, pytest-timeout's signal ends no test."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return
    mark = pyfuncitem.get_closest_marker("timeout")
    limit = float(mark.args[0] if mark else pyfuncitem.config.getini("timeout")) - _EARLIER

    @functools.wraps(test)
    async def limited(**arguments: Any) -> None:
        with anyio.fail_after(limit):
            await test(**arguments)

    pyfuncitem.obj = limited


@pytest.fixture
def anyio_backend(chosen_loop: Any) -> Any:
    """The event loop of an asynchronous test. A file with a fixture of its own chooses its loops itself."""
    return chosen_loop


# -- runtimes -------------------------------------------------------------------------------------------


@pytest.fixture
def clock() -> FakeClock:
    """The time of a stepped device."""
    return FakeClock()


@pytest.fixture
def fake_kernels() -> Mapping[str, Callable[..., Any]]:
    """The kernels of a fake or stepped device; a test file may have its own."""
    return KERNELS


@pytest.fixture
def arch(request: pytest.FixtureRequest) -> str:
    """The name of the backend that a test runs on."""
    mark = request.node.get_closest_marker("runtime")
    return "cpu" if mark is None else str(mark.args[0])


@pytest.fixture
def device_index() -> int:
    """The index of the device of ``rt``; the files that test every GPU have their own."""
    return 0


@pytest.fixture
async def rt(
    request: pytest.FixtureRequest,
    arch: str,
    device_index: int,
    clock: FakeClock,
    fake_kernels: Mapping[str, Callable[..., Any]],
) -> AsyncIterator[at.Runtime]:
    """An open runtime on ``arch``. A stepped device runs the remaining commands when the test ends."""
    mark = request.node.get_closest_marker("runtime")
    fakes = {
        "fake": FakeDriver(fake_kernels),
        "stepped": FakeDriver(fake_kernels, clock),
        "mapped": FakeDriver(fake_kernels, unified_memory=True),
        "stepped mapped": FakeDriver(fake_kernels, clock, unified_memory=True),
    }
    options = {} if mark is None else mark.kwargs
    async with at.Runtime(fakes.get(arch, arch), device_index, **options) as runtime:
        yield runtime
        clock.stop()


@pytest.fixture
async def nothing_left(rt: at.Runtime, basics: at.AotModule) -> AsyncIterator[Callable[[], Any]]:
    """Check that a stream leaves nothing: the function is called after a stream, and at the end of the test."""
    await rt.queue.record_event()  # what a loop opens for its first queue stays open, and so does a helper process
    await _connect_once()
    tasks, descriptors = len(anyio.get_running_tasks()), own_descriptors()

    def array_bytes() -> int:
        memory = rt.statistics().memory
        return memory.arrays + memory.mappable_arrays + memory.host_arrays

    async def check() -> None:
        await until(lambda: {each.name for each in rt.statistics().queues} <= {"default"})
        await until_freed(lambda: not array_bytes())  # a raised error holds frames, and their arrays
        await until_freed(lambda: own_descriptors() <= descriptors)
        assert rt.statistics().in_flight == 0
        assert len(anyio.get_running_tasks()) == tasks

    yield check
    await check()


def own_descriptors() -> int:
    """Count the process's descriptors, without those that NVIDIA's driver has for memory that the runtime keeps."""
    count = 0
    for entry in os.scandir("/proc/self/fd"):
        with suppress(FileNotFoundError):  # the scan's own
            count += not os.readlink(entry.path).startswith("/dev/nvidia")
    return count


async def _connect_once() -> None:
    """Make a connection: uvloop keeps a descriptor after its first one."""
    async with await anyio.create_tcp_listener(local_host="127.0.0.1") as listener:
        port = listener.extra(anyio.abc.SocketAttribute.local_port)
        async with await anyio.connect_tcp("127.0.0.1", port):
            pass


@pytest.fixture
async def second(rt: at.Runtime) -> AsyncIterator[at.Runtime]:
    """Another Vulkan runtime, on the Vulkan objects of ``rt``."""
    async with at.import_vulkan_runtime(await rt.export_runtime(), capabilities=rt.capabilities) as runtime:
        yield runtime


@pytest.fixture(params=[0, 1], ids=["gpu0", "gpu1"])
def gpu(request: pytest.FixtureRequest) -> int:
    """The index of the GPU that a test uses, and that is current in the libraries."""
    index: int = request.param
    if index:
        request.getfixturevalue("two_gpus")
    return index


@pytest.fixture(scope="session")
def two_gpus() -> None:
    """Skip a test on a machine with one GPU."""
    if len(find_driver("cuda").devices()) < 2:
        pytest.skip("there is one GPU")


# -- modules --------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def cpu_modules() -> Path:
    """The folder of the modules for this machine's processor."""
    if not CPU_MODULES.is_dir():
        pytest.fail(f"make modules for {platform.machine()}: python tests/support/retarget.py {CPU_MODULES}")
    return CPU_MODULES


@pytest.fixture(scope="session")
def cuda_modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the modules for CUDA, unpacked."""
    folder = tmp_path_factory.mktemp("cuda")
    for path in (MODULES / "cuda").glob("*.tcm"):
        with zipfile.ZipFile(path) as archive:
            archive.extractall(folder / path.stem)
    return folder


@pytest.fixture(scope="module")
def service() -> Iterator[CompileService]:
    """Compiles in a process of its own."""
    made = CompileService(Cache(), linker.llvm_version())
    yield made
    made.close()


@pytest.fixture(scope="module")
def native(service: CompileService) -> Native:
    """The native functions of the CPU backend."""
    return load_native(service)


@pytest.fixture
def modules(arch: str, cpu_modules: Path, request: pytest.FixtureRequest) -> Path:
    """The folder of the modules for ``arch``. Fake and stepped devices take the CPU's modules."""
    if arch == "cuda":
        return Path(request.getfixturevalue("cuda_modules"))
    return MODULES / "vulkan" if arch == "vulkan" else cpu_modules


@pytest.fixture
async def basics(rt: at.Runtime, modules: Path) -> at.AotModule:
    """The fixture module "basics", loaded in ``rt``."""
    return await rt.load_aot_module(modules / "basics")


@pytest.fixture
def add_one(basics: at.AotModule) -> at.Kernel:
    """A kernel that adds 1 to each element of an i32 array."""
    return basics.kernel("add_one")


@pytest.fixture
async def textures(rt: at.Runtime) -> at.AotModule:
    """The fixture module "textures", loaded in ``rt``: on Vulkan, or on a fake device."""
    return await rt.load_aot_module(MODULES / "vulkan" / "textures")


@pytest.fixture
async def spin(rt: at.Runtime, modules: Path) -> at.Kernel:
    """A kernel that runs for as many thousand steps as its first argument says."""
    return (await rt.load_aot_module(modules / "timing")).kernel("spin_serial")


# -- programs -------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def known_fonts() -> None:
    """Have Matplotlib list the machine's fonts. On a busy machine, the first program that does so says that."""
    command = [sys.executable, "-c", "import matplotlib.font_manager"]
    subprocess.run(command, capture_output=True, timeout=100, check=True)


# -- every test -----------------------------------------------------------------------------------------


@pytest.fixture(autouse=True, scope="session")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Compile into a cache for this session, not into the user's."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AIOTAICHI_CACHE_DIR", str(folder))
        yield folder


@pytest.fixture(autouse=True, scope="session")
def frozen_tests() -> Iterator[None]:
    """Make the garbage collector ignore the tests themselves: there are thousands, and many tests collect."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()  # pytest's plugins look for objects when they finish


@pytest.fixture(autouse=True, scope="session")
def no_blocking_calls() -> Iterator[BlockBuster]:
    """Make every blocking call of aiotaichi on an asyncio loop raise."""
    with blockbuster_ctx("aiotaichi") as watch:
        # At a memory limit, an allocation waits until the driver has freed what was closed before, or it would fail.
        watch.functions["threading.Lock.acquire"].can_block_in("aiotaichi/backends/cuda/memory.py", "finish")
        yield watch
