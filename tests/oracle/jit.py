"""Run launches through taichi's Python front end, in a process of its own: ``jit.py ARCH MODULE``.

It reads pickled cases from stdin. For each case, it pickles the arrays and the returned value to stdout.
The kernels come from the fixture sources. So the program shows return values and scalars of 64 bits, which the
C-API does not have.
"""

from __future__ import annotations

import importlib.util
import os
import pickle
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from support.catalog import Array, Case

SOURCES = Path(__file__).parent.parent / "modules" / "src"


class Recorder:
    """Stands in for ti.aot.Module: keeps the kernels that the source's build() adds."""

    def __init__(self) -> None:
        self.kernels: dict[str, Any] = {}

    def add_kernel(self, kernel: Any, name: str | None = None) -> None:
        self.kernels[name or kernel.__name__] = kernel

    def add_field(self, name: str, field: Any) -> None:
        """Do nothing: the front end knows its fields."""

    def add_graph(self, name: str, graph: Any) -> None:
        """Do nothing: only kernels are run here."""


def _source(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, SOURCES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _array(ti: Any, given: Array) -> Any:
    dtype = {"f": "f", "i": "i", "u": "u"}[given.before.dtype.kind] + str(8 * given.before.dtype.itemsize)
    element: Any = getattr(ti, dtype)
    if len(given.element_shape) == 1:
        element = ti.types.vector(given.element_shape[0], element)
    elif given.element_shape:
        element = ti.types.matrix(*given.element_shape, element)
    array = ti.ndarray(element, given.shape)
    array.from_numpy(given.before)
    return array


def _pack(annotation: Any, members: Sequence[Any]) -> Any:
    """Return an argument pack, and the packs in it, from values in their order."""
    given = zip(annotation.members.items(), members, strict=True)
    return annotation(**{name: _pack(kind, value) if _is_pack(kind) else value for (name, kind), value in given})


def _is_pack(annotation: Any) -> bool:
    from taichi.lang.argpack import ArgPackType

    return isinstance(annotation, ArgPackType)


def _plain(value: Any) -> Any:
    """Return a return value in NumPy's and Python's types."""
    if isinstance(value, (list, tuple)):
        return tuple(map(_plain, value))
    if isinstance(value, dict):
        return tuple(map(_plain, value.values()))
    if hasattr(value, "to_dict"):
        return _plain(value.to_dict())
    return value.to_numpy() if hasattr(value, "to_numpy") else value


def run(arch: str, name: str, cases: Sequence[Case]) -> list[tuple[list[Any], Any]]:
    import taichi as ti

    ti.init(arch=getattr(ti, arch), offline_cache=False, cpu_max_num_threads=2)
    recorder = Recorder()
    _source(name).build(recorder, arch)
    results = []
    for case in cases:
        kernel = recorder.kernels[case.kernel]
        arrays, values = [], []
        for argument, parameter in zip(case.arguments, kernel._primal.arguments, strict=True):
            if isinstance(argument, Array):
                arrays.append(_array(ti, argument))
                values.append(arrays[-1])
            elif _is_pack(parameter.annotation):
                values.append(_pack(parameter.annotation, argument))
            elif isinstance(argument, (list, np.ndarray)):
                values.append(parameter.annotation(np.array(argument).tolist()))
            else:
                values.append(argument)
        returned = _plain(kernel(*values))
        results.append(([array.to_numpy() for array in arrays], returned))
    return results


def main() -> None:
    arch, name = sys.argv[1:]
    # taichi greets on stdout: results go to the real one, everything else to stderr.
    out = os.dup(1)
    os.dup2(2, 1)
    results = run(arch, name, pickle.load(sys.stdin.buffer))
    with os.fdopen(out, "wb") as stream:
        pickle.dump(results, stream)


if __name__ == "__main__":
    main()
