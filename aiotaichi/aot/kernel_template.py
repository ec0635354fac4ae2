"""Add instances of a kernel with template arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..errors import InvalidArgumentError
from .kernel_source import KernelSource

__all__ = ["KernelTemplate"]


class KernelTemplate:
    """A kernel with template arguments. Made by :meth:`~aiotaichi.aot.Module.add_kernel_template`."""

    def __init__(
        self, source: KernelSource, fields: Mapping[str, Any], add: Callable[[str, Mapping[str, Any]], None]
    ) -> None:
        self._kernel = source.kernel
        self._owner = source.owner
        self._fields = fields
        self._add = add

    def __repr__(self) -> str:
        return f"<KernelTemplate {self._kernel.func.__name__}>"

    def instantiate(self, **kwargs: Any) -> None:
        """Add the kernel with values for its template arguments: numbers, booleans or fields of the module.

        The instance's name is taichi's: ``template.instantiate(a=x, n=5)`` adds ``fill|a=x,n=5,``. The values stand
        in the order of the arguments, and fields have the names that they were added by.

        Raises
        ------
        InvalidArgumentError
            The names are not exactly the template arguments, a value is neither a number nor a field of the module,
            or the module already has this instance.
        BuildError
            taichi refuses the kernel.
        """
        from taichi.types.annotations import template

        expected = [
            each.name
            for each in self._kernel.arguments
            if isinstance(each.annotation, template) and each.name not in self._owner
        ]
        if sorted(expected) != sorted(kwargs):
            raise InvalidArgumentError(
                f"kernel {self._kernel.func.__name__}: its template arguments are "
                f"({', '.join(expected)}); ({', '.join(kwargs)}) were given"
            )
        self._add("".join(f"{name}={self._text(name, kwargs[name])}," for name in expected), kwargs)

    def _text(self, name: str, value: Any) -> str:
        if isinstance(value, (bool, int, float)):
            return str(value)
        for field_name, field in self._fields.items():
            if field is value:
                return field_name
        raise InvalidArgumentError(
            f"kernel {self._kernel.func.__name__}: template argument {name} is neither a number nor a field that was "
            "added to the module"
        )
