"""The conformance suite, for every backend that is here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from aiotaichi.backends.cpu import CpuDriver
from aiotaichi.backends.cuda import CudaDriver
from aiotaichi.backends.vulkan import VulkanDriver
from aiotaichi.hal import Driver
from aiotaichi.testing import FakeDriver
from aiotaichi.testing.conformance import BackendConformance
from aiotaichi.testing.image_conformance import ImageConformance, ImageTransferConformance
from conftest import MODULES


class TestCpu(BackendConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return CpuDriver()

    @pytest.fixture
    def modules(self, cpu_modules: Path) -> Path:
        return cpu_modules


class TestVulkan(BackendConformance, ImageConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return VulkanDriver()

    @pytest.fixture
    def modules(self) -> Path:
        return MODULES / "vulkan"


@pytest.mark.cuda
class TestCuda(BackendConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return CudaDriver()

    @pytest.fixture
    def modules(self, cuda_modules: Path) -> Path:
        return cuda_modules


def _saxpy(a: float, x: Any, y: Any) -> None:
    y += np.float32(a) * x


def _fill_index(x: Any) -> None:
    x[:] = np.arange(len(x))


def _add_one(x: Any) -> None:
    x += 1


KERNELS: dict[str, Callable[..., Any]] = {
    "saxpy": _saxpy,
    "fill_index": _fill_index,
    "add_one": _add_one,
    "reduce_sum": lambda x: float(x.sum()),
    "nop": lambda: None,
    "add": lambda a: None,
    "shift": lambda n, x: None,
}


class TestFake(BackendConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return FakeDriver(KERNELS)

    @pytest.fixture
    def modules(self, cpu_modules: Path) -> Path:
        return cpu_modules


class TestFakeImages(ImageTransferConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return FakeDriver()
