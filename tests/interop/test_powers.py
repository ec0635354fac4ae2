"""The optional powers: which backend has which, by its methods alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aiotaichi import errors
from aiotaichi.backends.cpu.driver import CpuDevice
from aiotaichi.backends.vulkan.device import VulkanDevice
from aiotaichi.backends.vulkan.driver import VulkanDriver
from aiotaichi.hal import (
    ArrayInterop,
    DeviceRequest,
    Driver,
    ExportsRuntime,
    ImageDevice,
    ImageInterop,
    MemoryInterop,
    OpensMemory,
    RuntimeInterop,
    SharesMemory,
    image_device,
    no_interop,
)
from aiotaichi.testing import FakeDriver

if TYPE_CHECKING:
    from aiotaichi.backends.cuda.device import CudaDevice

    # The type checker compares signatures, isinstance only names.
    def _cpu(device: CpuDevice) -> MemoryInterop:
        return device

    def _cuda(device: CudaDevice) -> tuple[MemoryInterop, OpensMemory, ArrayInterop]:
        return device, device, device

    def _vulkan(
        device: VulkanDevice,
    ) -> tuple[MemoryInterop, SharesMemory, OpensMemory, ImageInterop, ExportsRuntime, ImageDevice]:
        return device, device, device, device, device, device

    def _vulkan_driver(driver: VulkanDriver) -> RuntimeInterop:
        return driver


POWERS = {ArrayInterop, ExportsRuntime, ImageDevice, ImageInterop, MemoryInterop, OpensMemory, SharesMemory}


@pytest.mark.parametrize(
    ("device", "powers"),
    [
        (CpuDevice, {MemoryInterop}),
        (VulkanDevice, POWERS - {ArrayInterop}),
        (type(FakeDriver().open(DeviceRequest())), {ImageDevice}),
    ],
)
def test_a_device_has_the_powers_that_it_implements(device: type, powers: set[type]) -> None:
    assert {power for power in POWERS if isinstance(object.__new__(device), power)} == powers


def test_only_vulkan_opens_other_runtimes() -> None:
    assert isinstance(VulkanDriver(), RuntimeInterop)
    other: Driver = FakeDriver()
    assert not isinstance(other, RuntimeInterop)


def test_a_device_without_a_power_is_named() -> None:
    device = FakeDriver().open(DeviceRequest())
    assert str(no_interop(device.info, "arrays")) == "the x64 backend shares no arrays"
    assert image_device(device) is device
    plain = object.__new__(CpuDevice)
    plain.info = device.info
    with pytest.raises(errors.NotSupportedError, match="the x64 backend has no images"):
        image_device(plain)
