"""What every test shares: the event loops, the fixture modules, and a watch on blocking calls."""

from __future__ import annotations

import asyncio
import platform
import sys
import zipfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from blockbuster import BlockBuster, blockbuster_ctx

import aiotaichi as at
from aiotaichi.hal import find_driver
from aiotaichi.testing import FakeClock

MODULES = Path(__file__).parent / "modules"

collect_ignore = ["oracle", "modules", "producer"]


def _eager_loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    loop.set_task_factory(asyncio.eager_task_factory)  # type: ignore[attr-defined, unused-ignore]
    return loop


LOOPS: list[Any] = [
    pytest.param(("asyncio", {}), id="asyncio"),
    pytest.param(("asyncio", {"use_uvloop": True}), id="uvloop"),
    pytest.param(("trio", {}), id="trio"),
]
if sys.version_info >= (3, 12):  # asyncio has eager tasks since then
    LOOPS.append(pytest.param(("asyncio", {"loop_factory": _eager_loop}), id="eager"))


@pytest.fixture(params=LOOPS)
def anyio_backend(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.fixture
def clock() -> FakeClock:
    """The time of a fake device."""
    return FakeClock()


@pytest.fixture
async def rt() -> AsyncIterator[at.Runtime]:
    """An open runtime on the CPU; tests of the fake backend have their own."""
    async with at.Runtime("cpu") as runtime:
        yield runtime


@pytest.fixture(scope="session")
def cpu_modules() -> Path:
    """The modules for this machine's processor."""
    if platform.machine() != "x86_64":
        pytest.fail("the committed modules are for x86-64: build others with `nox -s modules`")
    return MODULES / "x64"


@pytest.fixture(scope="session")
def cuda_modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The modules for CUDA, unpacked."""
    folder = tmp_path_factory.mktemp("cuda")
    for path in (MODULES / "cuda").glob("*.tcm"):
        with zipfile.ZipFile(path) as archive:
            archive.extractall(folder / path.stem)
    return folder


@pytest.fixture(params=[0, 1], ids=["gpu0", "gpu1"])
def gpu(request: pytest.FixtureRequest) -> int:
    """The index of the GPU that a test uses, and that is current in the libraries."""
    index: int = request.param
    if index:
        request.getfixturevalue("two_gpus")
    return index


@pytest.fixture(scope="session")
def two_gpus() -> None:
    """For tests that need a second GPU."""
    if len(find_driver("cuda").devices()) < 2:
        pytest.skip("there is one GPU")


@pytest.fixture
async def second(rt: at.Runtime) -> AsyncIterator[at.Runtime]:
    """A Vulkan runtime on the objects of the first."""
    async with at.import_vulkan_runtime(rt.export_vulkan_runtime(), capabilities=rt.capabilities) as runtime:
        yield runtime


def module_at(arch: str, name: str) -> Path:
    """Return a fixture module: those for CUDA are files, the others folders."""
    return MODULES / arch / (f"{name}.tcm" if arch == "cuda" else name)


@pytest.fixture(autouse=True, scope="session")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Compile into a cache of the session's own, not the user's."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AIOTAICHI_CACHE_DIR", str(folder))
        yield folder


@pytest.fixture(autouse=True)
def no_blocking_calls() -> Iterator[BlockBuster]:
    """A blocking call of ours on an asyncio loop raises where it is made."""
    with blockbuster_ctx("aiotaichi") as watch:
        yield watch
