"""Describe the JSON that ``captures`` makes in the program, and ``placement`` reads in the process that compiles."""

from __future__ import annotations

from typing import Any, TypedDict

from .plain_values import Tree

__all__ = ["Captured", "CapturedFunction"]


class CapturedFunction(TypedDict):
    """A function, and the values that it reads.

    Attributes
    ----------
    name
        The function's ``__name__``.
    kind
        See :class:`~aiotaichi.aot.functions.Function`.
    instance
        The number of a method's instance. None for a function.
    file, line
        The file, and the function's first line there.
    module
        The module name to import the file by. None if the file cannot be imported.
    path
        The function's qualified name in the module. None if an import does not find the function.
    text
        The function's source, if an import does not find the function. Else None.
    closure
        The names of the closure's variables.
    values
        Pairs of a name and its value: ``[["config", "scale"], {"float": "0x1.0p+1"}]``.
    annotations
        The values of the annotations, by argument name. Those that cannot be sent are left out.
    defaults
        The values of the defaults and of the keyword defaults. None if they cannot be sent.
    """

    name: str
    kind: str
    instance: int | None
    file: str
    line: int
    module: str | None
    path: str | None
    text: str | None
    closure: list[str]
    values: list[list[Any]]
    annotations: dict[str, Tree]
    defaults: Tree


class Captured(TypedDict):
    """The functions of a build.

    Attributes
    ----------
    functions
        The kernels, and the functions that they call. A value refers to a function by its index here.
    kernels
        The indices of the kernels.
    exports
        The ``template_types`` of the exported kernels, by the kernels' names.
    template_args
        The template arguments of the kernel to load, by the kernel's name.
    """

    functions: list[CapturedFunction]
    kernels: list[int]
    exports: dict[str, dict[str, Tree]]
    template_args: dict[str, dict[str, Tree]]
