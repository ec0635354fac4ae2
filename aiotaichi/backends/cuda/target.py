"""What code is generated for: a device and its driver."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Target", "target_of"]

# By compute capability: the PTX that knows it, and constant parameters that are pointed to. LLVM 22 knows them all.
_PTX = {70: 77, 75: 77, 80: 77, 86: 77, 87: 77, 89: 78, 90: 78, 100: 86, 103: 88, 120: 87, 121: 88}
_EDGES = 12030  # edges of graphs are of several kinds
# Letting the next one begin at once, too (launch_dependents), gains no more, and takes kernels of thousands of blocks
# 4 us on an H200.
_WAIT = "  call void @llvm.nvvm.griddepcontrol.wait()\n"


class Target(NamedTuple):
    """LLVM's names of a processor and its features, and what every kernel begins with.

    ``prologue`` is empty, or waits for the kernel before: one of a CUDA graph is then brought up while that one ends
    (compute capability 9.0, CUDA 12.3).
    """

    cpu: str
    features: str
    prologue: str


def target_of(capability: int, driver_version: int) -> Target:
    """Return the newest that the driver knows, up to the device's.

    Parameters
    ----------
    capability
        The device's compute capability, times ten. A newer device runs an older one's PTX.
    driver_version
        As cuDriverGetVersion has it: 12040 for CUDA 12.4.
    """
    release, minor = driver_version // 1000, driver_version % 1000 // 10
    known = 78 if release < 12 else 80 + min(minor, 8) if release == 12 else 90
    if release == 12 and minor >= 6:
        known = 84 + minor - 5  # 12.5 and 12.6 know the same PTX, 8.5
    able = max(each for each, version in _PTX.items() if each <= capability and version <= known)
    waits = able >= 90 and driver_version >= _EDGES
    return Target(f"sm_{able}", f"+ptx{_PTX[able]}", _WAIT if waits else "")
