"""Which of a source's kernels go into its module."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ..errors import InvalidArgumentError

__all__ = ["REENTERED", "begin_building", "building", "export", "export_as", "export_function", "exported"]

K = TypeVar("K", bound=Callable[..., Any])

_is_building = False

REENTERED = (
    "the compiler imports this file, and the import runs the program: "
    "write 'if __name__ == \"__main__\":' before what does"
)
"""Why a compiler compiles nothing in another one."""


def export(kernel_fn: K) -> K:
    """Record a kernel for :func:`build`, by the name of its function. Stands above ``ti.kernel``.

    Raises
    ------
    InvalidArgumentError
        It is no kernel.
    """
    if not hasattr(kernel_fn, "_primal"):
        raise InvalidArgumentError(f"{kernel_fn!r} is no kernel: write @export above @ti.kernel")
    return export_as(kernel_fn.__name__)(kernel_fn)


def export_as(name: str, *, template_types: Mapping[str, Any] | None = None) -> Callable[[K], K]:
    """Record a kernel for :func:`build`, by a name of its own, which taichi's command ignores.

    Parameters
    ----------
    name
        What the module calls it.
    template_types
        For ``ti.template()`` arguments and for arrays of any kind: a type, as ``ti.types.ndarray(ti.f32, 1)`` or
        ``ti.i32``, or a value, as 5 or a field.

    Raises
    ------
    InvalidArgumentError
        What it decorates is no kernel, or ``name`` no string.
    """
    if template_types is not None and not isinstance(template_types, Mapping):
        raise InvalidArgumentError(f"template_types={template_types!r}: it is a mapping of arguments' names")
    if not isinstance(name, str):
        raise InvalidArgumentError(f"a kernel is exported by a name, not by {name!r}: for its own, write @export")

    def record(kernel_fn: K) -> K:
        if not hasattr(kernel_fn, "_primal"):
            raise InvalidArgumentError(f"{kernel_fn!r} is no kernel: write @export_as({name!r}) above @ti.kernel")
        from taichi.aot import _export

        # taichi's own list, so that all are in the order of their definitions, whoever exported them
        _export._aot_kernels.append(_export.AotExportKernel(kernel_fn, name, dict(template_types or {})))
        return kernel_fn

    return record


def export_function(function: Callable[..., Any]) -> Any:
    """Make a kernel of a plain function, as ``ti.kernel`` does, and export it."""
    import taichi as ti

    # taichi does not know of annotations that are text, as after "from __future__ import annotations".
    function.__annotations__ = inspect.get_annotations(function, eval_str=True)
    return export(ti.kernel(function))


def exported() -> list[Any]:
    """Return taichi's records of what was exported in this process: ``kernel``, ``name`` and ``template_types``."""
    module = sys.modules.get("taichi.aot._export")
    return [] if module is None else list(module._aot_kernels)


def building() -> bool:
    """Return whether this process is one that :func:`build` or :meth:`aiotaichi.Runtime.load_kernel` compiles in.

    A source that is also imported by a program makes its fields only there, where taichi is initialised:
    ``if at.aot.building(): x = ti.field(ti.f32, 8)``.
    """
    return _is_building


def begin_building() -> None:
    """Make :func:`building` true from now on."""
    global _is_building
    _is_building = True
