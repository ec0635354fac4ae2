"""What LLVM generates CUDA's code for."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Target", "target_of"]

# By compute capability: the first PTX version that has it, and pointers to constant parameters. LLVM 22 has them all.
_PTX = {70: 77, 75: 77, 80: 77, 86: 77, 87: 77, 89: 78, 90: 78, 100: 86, 103: 88, 120: 87, 121: 88}
_EDGES = 12030  # from this version on, edges of graphs have kinds
# If each kernel also let the next one begin early (launch_dependents), nothing would be gained, and kernels of
# thousands of blocks would take 4 us longer (measured on an H200).
_WAIT = "  call void @llvm.nvvm.griddepcontrol.wait()\n"


class Target(NamedTuple):
    """What LLVM generates code for: its names of the processor and its features.

    ``prologue`` is IR that every kernel begins with. Empty, or a wait for the kernel before. With the wait, a CUDA
    graph starts each kernel while the kernel before ends (compute capability 9.0, CUDA 12.3).
    """

    cpu: str
    features: str
    prologue: str


def target_of(capability: int, driver_version: int) -> Target:
    """Return the newest target that the driver supports, up to the device's own.

    A newer device runs an older one's PTX. ``capability`` is times ten, ``driver_version`` 12040 for CUDA 12.4.
    """
    release, minor = driver_version // 1000, driver_version % 1000 // 10
    known = 78 if release < 12 else 80 + min(minor, 8) if release == 12 else 90
    if release == 12 and minor >= 6:
        known = 84 + minor - 5  # 12.5 and 12.6 know the same PTX, 8.5
    able = max(each for each, version in _PTX.items() if each <= capability and version <= known)
    waits = able >= 90 and driver_version >= _EDGES
    return Target(f"sm_{able}", f"+ptx{_PTX[able]}", _WAIT if waits else "")
