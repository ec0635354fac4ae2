"""Where a kernel divides integers. Its module keeps the places, for the errors of divisions without a result."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from ..formats.spec import SourcePlace

__all__ = ["noting_divisions"]

_DIVISIONS = {"expr_floordiv", "expr_div", "expr_mod", "expr_python_mod"}  # the names of taichi's functions
_PLACE = re.compile(
    r'File "(?:[^"\n]*/)?(?P<file>[^"/\n]*)", line (?P<line>\d+), in [^\n]*:\n(?P<text>.*)', re.DOTALL
)


@contextmanager
def noting_divisions() -> Iterator[list[SourcePlace]]:
    """Yield a list, which gets the places of the divisions of integers that taichi compiles in the block.

    It stays empty if not all of them can be known. taichi compiles a ``ti.real_func`` with the first kernel that
    calls it, and never again. A division by a number that stands in the source, other than 0 and -1, has no place.
    """
    from taichi._lib import core
    from taichi.lang import impl, kernel_impl, ops

    divide, call = ops._binary_operation, kernel_impl.Func.func_call_rvalue
    places: dict[SourcePlace, None] = {}
    is_whole = True

    def noted(operation: Any, of_python: Any, a: Any, b: Any) -> Any:
        nonlocal is_whole
        result: Any = divide(operation, of_python, a, b)
        is_number = isinstance(b, (int, np.integer)) and b not in (0, -1)
        if is_number or operation.__name__ not in _DIVISIONS or not hasattr(result, "ptr"):
            return result
        dtype = result.ptr.get_rvalue_type()
        if core.is_integral(dtype.element_type() if result.is_tensor() else dtype):
            found = _PLACE.match(impl.get_runtime().get_current_src_info())
            if found is None:
                is_whole = False
            elif (source := _marked(found["text"])) is not None:
                places[SourcePlace(found["file"], int(found["line"]), source)] = None
        return result

    def called(*arguments: Any, **options: Any) -> Any:
        nonlocal is_whole
        is_whole = False
        return call(*arguments, **options)

    ops._binary_operation, kernel_impl.Func.func_call_rvalue = noted, called
    found: list[SourcePlace] = []
    try:
        yield found
    finally:
        ops._binary_operation, kernel_impl.Func.func_call_rvalue = divide, call
    if is_whole:
        found += places


def _marked(text: str) -> str | None:
    """Return what taichi marks with ``^`` in a source text, or None if that is the head of a loop.

    The head of a loop over ``ti.ndrange`` divides by lengths, which are not zero while the loop runs.
    """
    lines = text.rstrip().splitlines()
    parts = []
    for line, marks in zip(lines[::2], lines[1::2], strict=False):
        if not set(marks) <= {" ", "^"}:
            return " ".join(text.split())
        parts.append(line[marks.find("^") : len(marks)].strip())
    source = " ".join(parts)
    return None if source.startswith("for ") else source
