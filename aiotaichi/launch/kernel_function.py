"""Functions that taichi compiles to kernels, just in time."""

from __future__ import annotations

import functools
import linecache
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

from ..errors import InvalidArgumentError, InvalidStateError

if TYPE_CHECKING:
    from ..queue.open_device import OpenDevice
    from .kernel import Kernel

__all__ = ["KernelFunction", "LoadedFunctions", "called", "is_unbound", "kernel", "key_of", "module_name"]


class KernelFunction:
    """A function that taichi compiles when :meth:`Runtime.load_kernel` is awaited. Made by :func:`kernel`.

    In a class it is a method: ``solver.step`` is the kernel function of that instance.

    Attributes
    ----------
    name
        The function's name.
    source
        The file that defines the function. A notebook's cell has a name like a file's.
    instance
        The object of a bound method, else None.
    """

    __taichi_kind__ = "kernel"  # marks the class for the modules that make AOT modules, which cannot import it

    def __init__(self, function: FunctionType, instance: Any = None) -> None:
        self.name = function.__name__
        self.source = Path(function.__code__.co_filename)
        self.instance = instance
        self._key = id(function), id(instance)
        self.__wrapped__: FunctionType
        functools.update_wrapper(self, function)

    def __get__(self, instance: Any, owner: type | None = None) -> KernelFunction:
        """Return the kernel function of an instance."""
        return self if instance is None else KernelFunction(self.__wrapped__, instance)

    def __call__(self, *arguments: Any) -> NoReturn:
        """Raise: a kernel is launched on a queue."""
        raise InvalidStateError(
            f"{self.name} is a kernel: await rt.load_kernel({called(self)}), then queue.launch({called(self)}, ...)"
        )

    def __reduce__(self) -> str | tuple[Any, ...]:
        # Copied and pickled as Python's functions and methods: a function by its name, a method by its object.
        if self.instance is not None:
            return getattr, (self.instance, self.name)
        return self.__wrapped__.__qualname__

    def __repr__(self) -> str:
        return f"<KernelFunction {self.name} of {self.source}>"


class LoadedFunctions:
    """The kernels of a runtime's kernel functions."""

    def __init__(self, open_device: OpenDevice) -> None:
        self._open_device = open_device
        self._kernels: dict[tuple[int, int], tuple[Kernel, tuple[weakref.ref[Any], ...]]] = {}

    def kernel(self, function: KernelFunction) -> Kernel:
        """Return the kernel of a function.

        Raises
        ------
        InvalidStateError
            The function is not loaded.
        """
        found = self._kernels.get(key_of(function))
        if found is None:
            raise InvalidStateError(
                f"{function!r} is not loaded on {self._open_device.runtime!r}: "
                f"await rt.load_kernel({called(function)}) first"
            )
        return found[0]

    def add(self, function: KernelFunction, kernel: Kernel) -> None:
        """Keep the kernel of a function until the function, or the instance of a method, is freed."""
        kernels, key = self._kernels, key_of(function)

        def forget(_: object) -> None:
            kernels.pop(key, None)  # another object may get the same id

        plain, instance = function.__wrapped__, function.instance
        owners = (plain,) if instance is None else (plain, instance)
        kernels[key] = kernel, tuple(weakref.ref(owner, forget) for owner in owners)

    def move(self, open_device: OpenDevice) -> None:
        """Go on with another device. The kernels stay, and run their modules' code there."""
        self._open_device = open_device

    def clear(self) -> None:
        """Forget the kernels: their modules are released."""
        self._kernels.clear()


def key_of(function: KernelFunction) -> tuple[int, int]:
    """Return the identities of the function and of its instance. A method is a new object at every access."""
    return function._key


def called(function: KernelFunction) -> str:
    """Return the function as messages write it; a method is ``instance.name``."""
    is_method = function.instance is not None or is_unbound(function)
    return f"instance.{function.name}" if is_method else function.name


def is_unbound(function: KernelFunction) -> bool:
    """Return whether the function is a method without its instance. Its first argument then has no type."""
    plain = function.__wrapped__
    first = plain.__code__.co_varnames[: min(1, plain.__code__.co_argcount)]
    is_in_class = plain.__qualname__.rpartition(".")[0].rpartition(".")[2] not in ("", "<locals>")
    return function.instance is None and is_in_class and any(each not in plain.__annotations__ for each in first)


def module_name(function: KernelFunction) -> str | None:
    """*Blocking.* Return the name under which the function's file is imported.

    Return None if importing the file does not define the function.
    """
    plain, source = function.__wrapped__, function.source.resolve()
    file = plain.__globals__.get("__file__")
    if plain.__qualname__ != function.name or file is None or Path(file).resolve() != source:
        return None
    if plain.__module__ != "__main__":
        return plain.__module__
    from ..aot.build_process import source_name  # what builds is imported by what builds

    # The program's main file is imported under another name.
    spec = getattr(sys.modules["__main__"], "__spec__", None)
    return source_name(source) if spec is None else spec.name


def kernel(function: Callable[..., Any]) -> KernelFunction:
    """Make a kernel of a function with taichi's annotations. Use it as a decorator, like ``ti.kernel``.

    This process does not compile anything and does not initialise taichi: :meth:`Runtime.load_kernel` starts another
    process, which imports the function's file. Closures, methods and functions of a notebook cannot be imported:
    they are compiled from their own source.

    Raises
    ------
    InvalidArgumentError
        The object is not a function, or the function's source is missing.

    Examples
    --------
    >>> @at.kernel
    ... def add_one(x: ti.types.ndarray(ti.f32, ndim=1)):
    ...     for i in x:
    ...         x[i] += 1
    >>> await rt.load_kernel(add_one)
    >>> await rt.queue.launch(add_one, x)
    """
    if not isinstance(function, FunctionType):
        raise InvalidArgumentError(f"@kernel decorates a function, not {function!r}")
    if hasattr(function, "__wrapped__") or hasattr(function, "_primal"):
        raise InvalidArgumentError(
            f"{function.__name__} is decorated already: use @kernel alone, instead of @ti.kernel"
        )
    from ..aot.export import building, export_function  # only programs with such functions build

    if building() and function.__qualname__ == function.__name__:
        made: KernelFunction = export_function(function)  # the source gets an object like ti.kernel's
        return made
    file = function.__code__.co_filename
    if function.__name__ == "<lambda>":
        raise InvalidArgumentError(
            "@kernel decorates a function with a name, not a lambda: taichi finds the function by its name"
        )
    if file.startswith("<") and file not in linecache.cache:
        raise InvalidArgumentError(
            f"{function.__qualname__} has no source ({file}), which taichi needs: write it in a file and import the "
            "file, or write it in a notebook; python -i keeps the source from 3.13 on"
        )
    return KernelFunction(function)
