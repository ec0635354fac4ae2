"""Functions that become kernels when they are first needed."""

from __future__ import annotations

import functools
import inspect
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from ..aot import building
from ..aot.build_process import source_name
from ..aot.export import export_function
from ..errors import InvalidArgumentError, InvalidStateError

__all__ = ["KernelFunction", "kernel"]


class KernelFunction:
    """A function that taichi compiles when :meth:`Runtime.load_kernel` is awaited. Made by :func:`kernel`.

    Attributes
    ----------
    name
        The function's.
    source
        The file that it stands in.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        if not inspect.isfunction(function):
            raise InvalidArgumentError(f"@kernel decorates a function, not {function!r}")
        self.name = function.__name__
        if hasattr(function, "__wrapped__") or hasattr(function, "_primal"):
            raise InvalidArgumentError(
                f"{self.name} is decorated already: @kernel stands alone, instead of @ti.kernel"
            )
        if function.__qualname__ != self.name or self.name == "<lambda>":
            raise InvalidArgumentError(
                f"@kernel decorates functions at the top level of a file, where the compiler finds them: "
                f"not {function.__qualname__}"
            )
        file = function.__code__.co_filename
        if not os.path.isfile(file):
            raise InvalidArgumentError(
                f"{self.name} stands in no file ({file}), and taichi compiles from one: "
                "write it in a module and import that"
            )
        self.source = Path(file).resolve()
        self.module_name = _module_name(function.__module__, self.source)
        functools.update_wrapper(self, function)

    def __call__(self, *arguments: Any) -> NoReturn:
        """Raise: a kernel is launched on a queue."""
        raise InvalidStateError(
            f"{self.name} is a kernel: await rt.load_kernel({self.name}), then queue.launch({self.name}, ...)"
        )

    def __repr__(self) -> str:
        return f"<KernelFunction {self.name} of {self.source}>"


def kernel(function: Callable[..., Any]) -> KernelFunction:
    """Make a kernel of a function with taichi's annotations: decorates it as ``ti.kernel`` does.

    Nothing is compiled, and taichi is not initialised, in this process: :meth:`Runtime.load_kernel` has another one
    import the function's file.

    Raises
    ------
    InvalidArgumentError
        It is no function at the top level of a file.
    """
    if building():
        made: KernelFunction = export_function(function)  # to the source, it is what ti.kernel makes
        return made
    return KernelFunction(function)


def _module_name(name: str, source: Path) -> str:
    """Return what the file is imported as, which the program's own is not."""
    if name != "__main__":
        return name
    spec = getattr(sys.modules["__main__"], "__spec__", None)
    return source_name(source) if spec is None else spec.name
