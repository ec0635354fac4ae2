"""The contenders of a run."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

__all__ = ["KINDS", "MODULES", "ROOT", "Entry", "entries"]

ROOT = Path(__file__).parent.parent.parent
MODULES = {cores: Path(__file__).parent / "modules" / f"kernels-{cores}.tcm" for cores in (2, 16)}
"""The module, by the cores of the machine that taichi compiled it for."""

KINDS = ("ours", "capi", "taichi", "numpy", "numba", "c")


@dataclass(frozen=True)
class Entry:
    """A contender as the tables name it.

    Attributes
    ----------
    name
        The name in the tables. A number is the cores that its module was compiled for.
    kind
        One of :data:`KINDS`.
    module
        The cores that its module was compiled for, if the contender loads a module.
    tree
        The checkout that aiotaichi is imported from.
    python
        The interpreter of its process. Numba may have one of its own, because it asks for one version of llvmlite.
    """

    name: str
    kind: str
    module: int | None = None
    tree: Path = ROOT
    python: str = sys.executable


def entries(
    kinds: Sequence[str] = KINDS,
    modules: Sequence[int] = tuple(MODULES),
    base: Path | None = None,
    numba: str = sys.executable,
) -> list[Entry]:
    """Return the contenders, in the order of their turns.

    Parameters
    ----------
    kinds
        The kinds of contenders.
    modules
        The modules, by the cores of the machine that taichi compiled them for.
    base
        An older checkout of aiotaichi, to measure in turn with this one.
    numba
        An interpreter that has Numba and NumPy.
    """
    found = []
    for cores in modules:
        found.append(Entry(f"aiotaichi, {cores}", "ours", cores))
        if base is not None:
            found.append(Entry(f"base, {cores}", "ours", cores, base))
        found.append(Entry(f"C-API, {cores}", "capi", cores))
    found += [Entry("taichi", "taichi"), Entry("NumPy", "numpy"), Entry("Numba", "numba", python=numba)]
    found.append(Entry("C", "c"))
    return [entry for entry in found if entry.kind in kinds]
