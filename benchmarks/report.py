"""Write the results of a benchmark as a table, with a description of the machine."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

__all__ = ["RESULTS", "Row", "device_slug", "machine", "write"]

RESULTS = Path(__file__).parent / "results"
_PACKAGES = (
    "taichi",
    "llvmlite",
    "numpy",
    "uvloop",
    "trio",
    "vulkan",
    "cuda-bindings",
    "cuda-core",
    "cupy-cuda13x",
    "torch",
    "jax",
    "distributed",
)


@dataclass(frozen=True)
class Row:
    """A row of the table.

    Attributes
    ----------
    what
        The measure, and how it was taken.
    ours, peer
        The results of aiotaichi and of the peer, with units. Empty if there is no result.
    ratio
        Our result divided by the peer's, or how they compare.
    target
        The goal for our result or the ratio.
    """

    what: str
    ours: str
    peer: str
    ratio: str
    target: str


def machine() -> list[str]:
    """Describe the processor, and the versions of Python and packages."""
    model = platform.processor() or platform.machine()
    with open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    packages = [f"aiotaichi {version('aiotaichi')}" if _is_installed("aiotaichi") else "aiotaichi from a checkout"]
    packages += [f"{name} {version(name)}" for name in _PACKAGES if _is_installed(name)]
    return [
        f"{model}, {len(os.sched_getaffinity(0))} cores, {platform.system()} {platform.release().partition('-')[0]}",
        f"Python {platform.python_version()}, {', '.join(packages)}",
    ]


def _is_installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True


def device_slug(device: str) -> str:
    """Return a device's name for names of files: ``"h200"`` for NVIDIA H200, ``"lavapipe"`` for Mesa's processor."""
    return "lavapipe" if device.startswith("llvmpipe") else device.removeprefix("NVIDIA ").lower().replace(" ", "-")


def write(name: str, title: str, rows: list[Row], notes: list[str]) -> None:
    """Print the table and write it to ``results/NAME.md``."""
    lines = [
        f"# {title}",
        "",
        *(f"* {line}" for line in (*machine(), *notes, "The last column is the goal.")),
        "",
    ]
    lines += ["| what | aiotaichi | peer | ratio | target |", "|---|---|---|---|---|"]
    lines += [f"| {row.what} | {row.ours} | {row.peer} | {row.ratio} | {row.target} |" for row in rows]
    text = "\n".join(lines) + "\n"
    print(text)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.md").write_text(text)
