"""Run every benchmark that this machine has a device for: ``python -m benchmarks [ARGUMENTS]``.

The arguments go to ``benchmarks.service``.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys

from benchmarks.service.child import measure
from benchmarks.service.device import Device, available
from benchmarks.service.plan import PARTS


def commands(arguments: list[str]) -> list[list[str]]:
    """Return the modules to run, each with its arguments."""
    devices = {arch: measure("device", Device(arch)) for arch in asyncio.run(available())}
    found = [[f"benchmarks.{arch}"] for arch in devices]
    if "cpu" in devices:
        found.append(["benchmarks.kernels"])
        emulated = ["vulkan"] if "vulkan" in devices and devices["vulkan"]["is_software"] else []
        found.append(["benchmarks.rivals", "--arch", "cpu", *emulated])
        found.append(["benchmarks.batches"])
        found.append(["benchmarks.divisions"])
    found += [["benchmarks.small_requests", "--arch", arch] for arch in devices]
    found += [["benchmarks.stream", "--arch", arch] for arch in devices]
    if gpus := [arch for arch in ("cuda", "vulkan") if arch in devices and not devices[arch]["is_software"]]:
        found.append(["benchmarks.gpu_kernels", "--archs", *gpus])
    if "cuda" in devices and "vulkan" in devices and not devices["vulkan"]["is_software"]:
        found.append(["benchmarks.sharing"])
    if "cuda" in devices and devices["cuda"]["count"] > 1:
        found.append(["benchmarks.devices"])
    return [*found, ["benchmarks.service", "--parts", *PARTS, *arguments]]


def main(arguments: list[str]) -> int:
    """Return the exit status: 0 if every benchmark ran."""
    statuses = [subprocess.call([sys.executable, "-m", *command]) for command in commands(arguments)]
    return max(map(abs, statuses))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
