"""The driver: NVIDIA's GPUs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.install_hint import install_hint
from ...counted import counted
from ...errors import Error, NotSupportedError
from ...hal import DeviceInfo, DeviceRequest, Driver, system_obstacle
from ...types import Arch

if TYPE_CHECKING:
    from .device import CudaDevice

__all__ = ["CudaDriver"]

_LEAST_CAPABILITY = 7, 0  # taichi's locks need threads of a warp that advance independently


class CudaDriver(Driver):
    """Runs CUDA modules on GPUs of compute capability 7.0 and newer."""

    archs = (Arch.CUDA,)

    def probe(self) -> str | None:
        try:
            _devices()
        except Error as error:
            return str(error)
        return None

    def devices(self) -> Sequence[DeviceInfo]:
        try:
            return _devices()
        except Error:
            return []

    def reopening_obstacle(self) -> str:
        return (
            "CUDA opens a lost GPU only in a new process: end this one, and have a supervisor start another. "
            "Read 'Supervisors' in the docs, in recovery.md"
        )

    def open(self, request: DeviceRequest) -> CudaDevice:
        devices = _devices()
        if not 0 <= request.index < len(devices):
            raise NotSupportedError(
                f"device_index {request.index}: CUDA has {counted(len(devices), 'device')} here, from 0"
            )
        from .device import CudaDevice

        return CudaDevice(devices[request.index], request)


def _devices() -> list[DeviceInfo]:
    """Return the devices in the driver's order. Raises a NotSupportedError that says what to install."""
    if reason := system_obstacle():
        raise NotSupportedError(reason)
    try:
        from .binding import check, driver, in_child
    except ModuleNotFoundError as error:
        raise NotSupportedError(f"{error}: {install_hint('cuda')}") from None
    if in_child():
        raise NotSupportedError(
            "this process was forked from one that has opened CUDA, and CUDA works only there: start it by spawn "
            "(multiprocessing.get_context('spawn'))"
        )
    try:
        status = driver.cuInit(0)
    except RuntimeError as error:  # the package raises it if the library is missing
        raise NotSupportedError(f"there is no CUDA driver: install NVIDIA's ({error})") from None
    check(status, "the CUDA driver does not start")
    count = check(driver.cuDeviceGetCount(), "cuDeviceGetCount")
    found = [_info(driver, check, index) for index in range(count)]
    if any(capability < _LEAST_CAPABILITY for _, capability in found):  # indices are the driver's
        have = ", ".join(f"{info.name} has compute capability {major}.{minor}" for info, (major, minor) in found)
        raise NotSupportedError(f"compute capability 7.0 is needed: {have} (see CUDA_VISIBLE_DEVICES)")
    if not found:
        raise NotSupportedError("the CUDA driver knows no device (see CUDA_VISIBLE_DEVICES)")
    return [info for info, _ in found]


def _info(driver: Any, check: Any, index: int) -> tuple[DeviceInfo, tuple[int, int]]:
    """Return a device's DeviceInfo and its compute capability."""
    device = check(driver.cuDeviceGet(index), "cuDeviceGet")
    name = check(driver.cuDeviceGetName(128, device), "cuDeviceGetName").split(b"\0")[0].decode(errors="replace")
    uuid = bytes(check(driver.cuDeviceGetUuid(device), "cuDeviceGetUuid").bytes)
    kinds = driver.CUdevice_attribute
    major_kind = kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR
    minor_kind = kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR
    what = "the compute capability"
    major, minor = (check(driver.cuDeviceGetAttribute(kind, device), what) for kind in (major_kind, minor_kind))
    memory = check(driver.cuDeviceTotalMem(device), "cuDeviceTotalMem")
    version = check(driver.cuDriverGetVersion(), "cuDriverGetVersion")  # 12080 is 12.8
    words = f"CUDA {version // 1000}.{version % 1000 // 10}"
    return DeviceInfo(Arch.CUDA, index, name, uuid=uuid, memory=int(memory), driver=words), (major, minor)
