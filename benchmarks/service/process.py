"""The memory of this process, as Linux counts it."""

from __future__ import annotations

from pathlib import Path

__all__ = ["forget_peak", "peak_resident_bytes", "pinned_bytes"]


def peak_resident_bytes() -> int:
    """Return the most memory that the process has had resident: ``VmHWM``. On the CPU, that includes the device's."""
    return _sizes()["VmHWM"]


def forget_peak() -> None:
    """Make what is resident now the peak."""
    Path("/proc/self/clear_refs").write_text("5")


def pinned_bytes() -> int:
    """Return the pinned and the locked memory: ``VmPin`` and ``VmLck``.

    Linux counts what drivers pin through its own accounting. What a driver maps by itself is not in these figures.
    """
    sizes = _sizes()
    return sizes["VmPin"] + sizes["VmLck"]


def _sizes() -> dict[str, int]:
    """Return the sizes in ``/proc/self/status``, in bytes."""
    found = {}
    for line in Path("/proc/self/status").read_text().splitlines():
        name, _, value = line.partition(":")
        if value.endswith(" kB"):
            found[name] = int(value.removesuffix(" kB")) * 1024
    return found
