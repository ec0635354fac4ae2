"""Mark the kernels of a source that go into its module."""

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
    "write 'if __name__ == \"__main__\":' before the lines that run it"
)
"""The message of an error for a source that compiles while it is compiled."""


def export(kernel_fn: K) -> K:
    """Export a kernel, a decorator above ``ti.kernel``. :func:`build` adds the kernel by its function's name.

    Raises
    ------
    InvalidArgumentError
        The decorated object is not a kernel.

    Examples
    --------
    ::

        @aot.export
        @ti.kernel
        def saxpy(a: ti.f32, x: f32_1d, y: f32_1d): ...
    """
    if not hasattr(kernel_fn, "_primal"):
        raise InvalidArgumentError(f"{kernel_fn!r} is not a kernel: write @export above @ti.kernel")
    return export_as(kernel_fn.__name__)(kernel_fn)


def export_as(name: str, *, template_types: Mapping[str, Any] | None = None) -> Callable[[K], K]:
    """Export a kernel by another name than its function's, a decorator above ``ti.kernel``.

    Parameters
    ----------
    name
        The kernel's name in the module. (``ti module build`` would ignore it.)
    template_types
        Types or values for ``ti.template()`` arguments and for arrays that are annotated without dtype or ndim:
        ``{"n": 5, "x": ti.types.ndarray(ti.f32, 1)}``.

    Raises
    ------
    InvalidArgumentError
        The decorated object is not a kernel, ``name`` is not a string, or ``template_types`` is not a mapping.
    """
    if template_types is not None and not isinstance(template_types, Mapping):
        raise InvalidArgumentError(f"template_types must be a mapping of arguments' names, not {template_types!r}")
    if not isinstance(name, str):
        raise InvalidArgumentError(f"export_as takes a name, not {name!r}: write @export to use the function's name")

    def record(kernel_fn: K) -> K:
        if not hasattr(kernel_fn, "_primal"):
            raise InvalidArgumentError(f"{kernel_fn!r} is not a kernel: write @export_as({name!r}) above @ti.kernel")
        from taichi.aot import _export

        # taichi's own list also has the kernels that taichi's decorators exported, in the order of definition.
        _export._aot_kernels.append(_export.AotExportKernel(kernel_fn, name, dict(template_types or {})))
        return kernel_fn

    return record


def export_function(function: Callable[..., Any]) -> Any:
    """Make a kernel of a plain function, as ``ti.kernel`` does, and export it."""
    import taichi as ti

    # taichi does not understand annotations that are text, as after "from __future__ import annotations".
    function.__annotations__ = inspect.get_annotations(function, eval_str=True)
    return export(ti.kernel(function))


def exported() -> list[Any]:
    """Return taichi's records of the exported kernels, with ``kernel``, ``name`` and ``template_types``."""
    module = sys.modules.get("taichi.aot._export")
    return [] if module is None else list(module._aot_kernels)


def building() -> bool:
    """Return whether this process was started by :func:`build` or :meth:`aiotaichi.Runtime.load_kernel` to compile.

    Examples
    --------
    ::

        if at.aot.building():
            heat = ti.field(ti.f32, shape=(512, 512))
    """
    return _is_building


def begin_building() -> None:
    """Make :func:`building` return True from now on."""
    global _is_building
    _is_building = True
