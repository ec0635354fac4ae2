"""Functions that become kernels when they are first needed."""

from __future__ import annotations

import functools
import linecache
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, NoReturn

from ..aot import building
from ..aot.build_process import source_name
from ..aot.export import export_function
from ..errors import InvalidArgumentError, InvalidStateError

__all__ = ["KernelFunction", "kernel"]


class KernelFunction:
    """A function that taichi compiles when :meth:`Runtime.load_kernel` is awaited. Made by :func:`kernel`.

    In a class it is a method: ``solver.step`` is the kernel function of that instance.

    Attributes
    ----------
    name
        The function's.
    source
        The file that it stands in; a notebook's cell has a name like one.
    instance
        What it is a method of; None if it is not taken from an instance.
    """

    taichi_kind = "kernel"

    def __init__(self, function: FunctionType, instance: Any = None) -> None:
        self.name = function.__name__
        self.source = Path(function.__code__.co_filename)
        self.instance = instance
        self.key = id(function), id(instance)
        self.function = function
        functools.update_wrapper(self, function)

    @property
    def called(self) -> str:
        """What messages call it: a method by ``instance``, as a program may call the object anything."""
        return f"instance.{self.name}" if self.instance is not None or self.is_unbound else self.name

    @property
    def is_unbound(self) -> bool:
        """Whether it is a method that was taken from a class: its first argument has no type."""
        code = self.function.__code__
        first = code.co_varnames[: min(1, code.co_argcount)]
        is_in_class = self.function.__qualname__.rpartition(".")[0].rpartition(".")[2] not in ("", "<locals>")
        return (
            self.instance is None and is_in_class and any(each not in self.function.__annotations__ for each in first)
        )

    def module_name(self) -> str | None:
        """Return what the function's file is imported as. None if an import of it does not make this function.

        Blocking.
        """
        function = self.function
        file = function.__globals__.get("__file__")
        if function.__qualname__ != self.name or file is None or Path(file).resolve() != self.source.resolve():
            return None
        if function.__module__ != "__main__":
            return function.__module__
        # The program's own file is imported under another name.
        spec = getattr(sys.modules["__main__"], "__spec__", None)
        return source_name(self.source.resolve()) if spec is None else spec.name

    def __get__(self, instance: Any, owner: type | None = None) -> KernelFunction:
        """Return the kernel function of an instance."""
        return self if instance is None else KernelFunction(self.function, instance)

    def __call__(self, *arguments: Any) -> NoReturn:
        """Raise: a kernel is launched on a queue."""
        raise InvalidStateError(
            f"{self.name} is a kernel: await rt.load_kernel({self.called}), then queue.launch({self.called}, ...)"
        )

    def __repr__(self) -> str:
        return f"<KernelFunction {self.name} of {self.source}>"


def kernel(function: Callable[..., Any]) -> KernelFunction:
    """Make a kernel of a function with taichi's annotations: decorates it as ``ti.kernel`` does.

    Nothing is compiled, and taichi is not initialised, in this process: :meth:`Runtime.load_kernel` has another one
    import the function's file. A function that no import would find is compiled from its own source: a closure, a
    method, or what a notebook defines.

    Raises
    ------
    InvalidArgumentError
        It is not a function, or it has no source.
    """
    if not isinstance(function, FunctionType):
        raise InvalidArgumentError(f"@kernel decorates a function, not {function!r}")
    if hasattr(function, "__wrapped__") or hasattr(function, "_primal"):
        raise InvalidArgumentError(
            f"{function.__name__} is decorated already: @kernel stands alone, instead of @ti.kernel"
        )
    if building() and function.__qualname__ == function.__name__:
        made: KernelFunction = export_function(function)  # to the source, it is what ti.kernel makes
        return made
    file = function.__code__.co_filename
    if function.__name__ == "<lambda>":
        raise InvalidArgumentError("@kernel decorates a function with a name, which taichi can find: not a lambda")
    if file.startswith("<") and file not in linecache.cache:
        raise InvalidArgumentError(
            f"{function.__qualname__} has no source ({file}), which taichi compiles from: "
            "write it in a file, and import that, or in a notebook; python -i keeps the source from 3.13 on"
        )
    return KernelFunction(function)
