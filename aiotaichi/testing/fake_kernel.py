"""Kernels of the fake device: Python functions in place of compiled code."""

from __future__ import annotations

import math
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ..errors import Error, InvalidStateError, KernelError
from ..formats import KernelSpec
from ..formats.spec import (
    ArgPackParameter,
    Family,
    Parameter,
    ReturnSpec,
    ScalarParameter,
    ScalarReturn,
    StructParameter,
    StructReturn,
    TensorParameter,
    TensorReturn,
)
from ..formats.type_tree import stored_dtype
from ..hal import KernelHal
from ..hal.commands import Launch
from ..types import DType

__all__ = ["FakeKernel", "KernelFunction"]

KernelFunction = Callable[..., Any]
"""Takes a launch's arguments, and returns what the kernel returns.

Arrays and images come as NumPy views of the device's memory, in the dtype and the shape of the array. A function that
changes a view changes the device's array. Numbers come as Python numbers that the kernel's dtype can hold: an f32 is
rounded. Vectors and matrices come as NumPy arrays, structs and argument packs as named tuples.
"""


class FakeKernel(KernelHal):
    """A kernel of a module, which runs the function that ``functions`` has for its name at the time of a launch."""

    def __init__(self, spec: KernelSpec, family: Family, functions: Mapping[str, KernelFunction]) -> None:
        self.name = spec.name
        self.spec = spec
        self._family = family
        self._functions = functions

    def run(self, launch: Launch, view: Callable[[Any], Any]) -> None:
        """Run the function once. ``view`` returns the NumPy view of an array or an image."""
        name = self.name
        function = self._functions.get(name)
        if function is None:
            raise InvalidStateError(
                f"the fake device has no function for kernel {name}: give it one, as FakeDriver.kernels[{name!r}] "
                "or by the fixture fake_kernels"
            )
        try:
            value = function(*self._arguments(launch, view))
            if launch.result is not None:
                self._return(value, launch.result)
        except Error:
            raise
        except AssertionError as error:
            raise KernelError(str(error), kernel=name) from error
        except Exception as error:
            raise KernelError(f"the function of kernel {name} raised {error!r}") from error

    def _arguments(self, launch: Launch, view: Callable[[Any], Any]) -> list[Any]:
        return [
            self._read(parameter, launch.arguments, 0) if _is_by_value(parameter) else view(value)
            for parameter, value in zip(self.spec.parameters, launch.values, strict=True)
        ]

    def _read(self, parameter: Parameter, packed: bytes, start: int) -> Any:
        """Return a value that is in the packed arguments, as the kernel would read it."""
        match parameter:
            case ScalarParameter(dtype=dtype, offset=offset):
                return self._number(dtype, packed, start + offset).item()
            case TensorParameter(dtype=dtype, shape=shape, offsets=offsets):
                numbers = [self._number(dtype, packed, start + offset) for offset in offsets]
                return np.array(numbers, dtype.numpy).reshape(shape)
            case StructParameter(members=members):
                return _named(members, [self._read(member, packed, start) for member in members])
            case ArgPackParameter(members=members, offset=offset):  # a nested pack lies apart, too
                return _named(members, [self._read(member, packed, offset) for member in members])
        raise AssertionError(f"{parameter} is no value")

    def _number(self, dtype: DType, packed: bytes, offset: int) -> Any:
        return np.frombuffer(packed, stored_dtype(dtype, self._family).numpy, 1, offset).astype(dtype.numpy)[0]

    def _return(self, value: Any, result: bytearray) -> None:
        returns = self.spec.returns
        values = (value,) if len(returns) == 1 else tuple(value)
        for spec, each in zip(returns, values, strict=True):
            self._write(spec, each, result)

    def _write(self, spec: ReturnSpec, value: Any, result: bytearray) -> None:
        """Write a returned value to the result buffer, as the kernel would."""
        match spec:
            case ScalarReturn(dtype=dtype, offset=offset):
                np.frombuffer(result, stored_dtype(dtype, self._family).numpy, 1, offset)[0] = value
            case TensorReturn(dtype=dtype, shape=shape, offset=offset):
                stored = stored_dtype(dtype, self._family).numpy
                np.frombuffer(result, stored, math.prod(shape), offset).reshape(shape)[...] = value
            case StructReturn(names=names, members=members):
                values = [value[name] for name in names] if isinstance(value, Mapping) else tuple(value)
                for member, each in zip(members, values, strict=True):
                    self._write(member, each, result)


def _is_by_value(parameter: Parameter) -> bool:
    return isinstance(parameter, ScalarParameter | TensorParameter | StructParameter | ArgPackParameter)


def _named(members: Sequence[Parameter], values: Sequence[Any]) -> Any:
    make: Any = namedtuple("Struct", [member.name for member in members], rename=True)  # type: ignore[misc]
    return make(*values)
