"""Which backend a runtime gets: by a backend's name, by an arch, and the best."""

from __future__ import annotations

from pathlib import Path

import pytest

import aiotaichi as at
from aiotaichi.backends.vulkan import VulkanDriver
from aiotaichi.errors import InvalidArgumentError, NotSupportedError
from aiotaichi.hal import DeviceInfo, available_archs, drivers, find_driver, registry
from aiotaichi.testing import FakeDriver

PACKAGE = """
from aiotaichi import Arch
from aiotaichi.testing import FakeDriver


class MetalDriver(FakeDriver):
    archs = (Arch.METAL,)
    reason = None

    def probe(self):
        return self.reason


class OtherDriver(FakeDriver):
    archs = (Arch.METAL,)
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package that registers two backends for Metal, one of them called so."""
    name = f"backends_{tmp_path.name}".replace("-", "_")
    (tmp_path / f"{name}.py").write_text(PACKAGE)
    info = tmp_path / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    entries = f"[aiotaichi.backends]\nother = {name}:OtherDriver\nmetal = {name}:MetalDriver\n"
    (info / "entry_points.txt").write_text(entries)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


@pytest.mark.parametrize("arch", ["metal", "Metal", at.Arch.METAL])
def test_a_backend_that_is_called_by_the_arch_comes_first(package: str, arch: at.Arch | str) -> None:
    assert type(find_driver(arch)).__name__ == "MetalDriver"


@pytest.mark.anyio
async def test_a_runtime_opens_it(package: str) -> None:
    async with at.Runtime("metal") as rt:
        assert rt.info.name == "fake"


def test_others_that_run_the_arch_follow(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = find_driver("metal")
    monkeypatch.setattr(type(driver), "reason", "there is no Metal here")
    expected = VulkanDriver if VulkanDriver().probe() is None else type(find_driver("other"))
    assert type(find_driver("metal")) is expected


def test_a_backend_is_found_by_its_own_name(package: str) -> None:
    assert type(find_driver("other")).__name__ == "OtherDriver"
    assert [name for name, _ in drivers()] == ["cuda", "vulkan", "cpu", "other", "metal"]
    assert at.Arch.METAL in available_archs()


def test_a_package_does_not_replace_a_built_in_backend(
    package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = tmp_path / f"{package}-1.0.dist-info" / "entry_points.txt"
    entries.write_text(f"[aiotaichi.backends]\ncpu = {package}:MetalDriver\n")
    assert [name for name, _ in drivers()] == ["cuda", "vulkan", "cpu"]


def test_an_unknown_backend_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(NotSupportedError, match=r"no backend for 'dx12'.*known: cuda, vulkan, cpu"):
        find_driver("dx12")
    with pytest.raises(InvalidArgumentError, match="3 is neither an Arch"):
        find_driver(3)  # type: ignore[arg-type]


class Gpu(FakeDriver):
    """A driver of one device. ``software`` is whether it is the processor."""

    def __init__(self, arch: at.Arch, name: str, software: bool = False) -> None:
        super().__init__(arch=arch)
        self._info = DeviceInfo(arch, 0, name, is_software=software)

    def devices(self) -> list[DeviceInfo]:
        return [self._info]


def install(monkeypatch: pytest.MonkeyPatch, *found: Gpu) -> None:
    monkeypatch.setattr(registry, "drivers", lambda: iter([(driver._info.name, driver) for driver in found]))


CPU, CUDA = Gpu(at.Arch.X64, "cpu"), Gpu(at.Arch.CUDA, "cuda")
VULKAN, LAVAPIPE = Gpu(at.Arch.VULKAN, "vulkan"), Gpu(at.Arch.VULKAN, "lavapipe", software=True)


@pytest.mark.parametrize(
    ("found", "gpu", "best"),
    [
        ((CUDA, VULKAN, CPU), CUDA, CUDA),
        ((LAVAPIPE, CPU, VULKAN), VULKAN, CPU),
        ((VULKAN, CPU), VULKAN, VULKAN),
    ],
)
def test_gpu_is_the_best_gpu(found: tuple[Gpu, ...], gpu: Gpu, best: Gpu, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, *found)
    assert find_driver("gpu") is find_driver("GPU") is gpu
    assert find_driver(None) is best


def test_the_environment_names_the_arch_of_programs_that_name_none(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, CUDA, LAVAPIPE, CPU)
    monkeypatch.setattr(registry, "_registered", lambda: iter([("cuda", lambda: CUDA), ("cpu", lambda: CPU)]))
    monkeypatch.setenv("AIOTAICHI_ARCH", "cpu")
    assert find_driver(None) is CPU
    assert find_driver("cuda") is CUDA
    monkeypatch.setenv("AIOTAICHI_ARCH", "abacus")
    with pytest.raises(NotSupportedError, match=r"AIOTAICHI_ARCH=abacus: no backend for 'abacus'"):
        find_driver(None)
    monkeypatch.setenv("AIOTAICHI_ARCH", "")
    assert find_driver(None) is CUDA


def test_without_a_gpu_the_error_says_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, LAVAPIPE, CPU)
    with pytest.raises(NotSupportedError, match=r"no backend for 'gpu' on .*lavapipe: lavapipe is the processor"):
        find_driver("gpu")
    assert find_driver(None) is CPU
