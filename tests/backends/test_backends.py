"""Run the conformance suite on every backend."""

from __future__ import annotations

from pathlib import Path

import pytest

import aiotaichi as at
from aiotaichi.backends.cpu import CpuDriver
from aiotaichi.backends.cuda import CudaDriver
from aiotaichi.backends.vulkan import VulkanDriver
from aiotaichi.hal import Driver
from aiotaichi.testing import FakeDriver
from aiotaichi.testing.clock_conformance import ClockConformance
from aiotaichi.testing.conformance import BackendConformance
from aiotaichi.testing.image_conformance import ImageConformance, ImageTransferConformance
from support.fake_kernels import KERNELS
from support.fixture_modules import MODULES


class TestCpu(BackendConformance, ClockConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return CpuDriver()

    @pytest.fixture
    def modules(self, cpu_modules: Path) -> Path:
        return cpu_modules


class TestVulkan(BackendConformance, ClockConformance, ImageConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return VulkanDriver()

    @pytest.fixture
    def modules(self) -> Path:
        return MODULES / "vulkan"


@pytest.mark.cuda
class TestCuda(BackendConformance, ClockConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return CudaDriver()

    @pytest.fixture
    def modules(self, cuda_modules: Path) -> Path:
        return cuda_modules


class TestFake(BackendConformance, ClockConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return FakeDriver(KERNELS)

    @pytest.fixture
    def modules(self, cpu_modules: Path) -> Path:
        return cpu_modules

    async def test_modules_of_every_arch_load(self, rt: at.Runtime, modules: Path, cuda_modules: Path) -> None:
        for folder in (modules, cuda_modules, MODULES / "vulkan"):
            assert "saxpy" in (await rt.load_aot_module(folder / "basics")).kernels


class TestFakeImages(ImageTransferConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return FakeDriver()
