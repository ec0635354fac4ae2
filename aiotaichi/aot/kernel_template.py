"""Instances of kernels with template arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..errors import InvalidArgumentError
from .kernel_source import KernelSource

__all__ = ["KernelTemplate"]


class KernelTemplate:
    """Made by :meth:`~aiotaichi.aot.Module.add_kernel_template`."""

    def __init__(
        self, source: KernelSource, fields: Mapping[str, Any], add: Callable[[str, Mapping[str, Any]], None]
    ) -> None:
        self._kernel = source.kernel
        self._owner = source.owner
        self._fields = fields
        self._add = add

    def instantiate(self, **kwargs: Any) -> None:
        """Add the kernel with numbers, booleans or fields of the module for its template arguments.

        Its name in the module is taichi's, as ``fill|a=x,n=5,``: the values in the order of the arguments, a field
        by the name that it was added with.

        Raises
        ------
        InvalidArgumentError
            Not exactly the template arguments are given, one is neither a number nor a field of the module, or
            there is such an instance already.
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
                f"kernel {self._kernel.func.__name__}: its template arguments are {', '.join(expected) or 'none'}, "
                f"given are {', '.join(kwargs) or 'none'}"
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
