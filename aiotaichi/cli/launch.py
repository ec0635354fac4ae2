"""Launch one kernel, and print its results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import NdArray, Runtime
from ..core.values import array_of
from ..counted import counted
from ..errors import InvalidArgumentError
from ..formats.spec import NdArrayParameter
from ..hal import Driver
from .progress import loaded

__all__ = ["launch"]


async def launch(path: str, name: str, given: Sequence[Any], driver: Driver, as_json: bool) -> None:
    """Launch a kernel of the module at ``path``. Print what it returns, then the arrays that it was given.

    Raises
    ------
    InvalidArgumentError
        The kernel takes another number of arguments.
    Error
        As :meth:`Runtime.load_aot_module` and :meth:`Queue.launch`.
    """
    async with Runtime(driver) as rt:
        kernel = (await loaded(rt, path)).kernel(name)
        parameters = kernel.spec.parameters
        if len(given) != len(parameters):
            takes = f"{kernel.signature} takes {counted(len(parameters), 'argument')}"
            raise InvalidArgumentError(f"{takes}, not {len(given)}")
        values = [_argument(rt, parameter, value) for parameter, value in zip(parameters, given, strict=True)]
        returned: Any = await rt.queue.launch(kernel, *values)
        arrays = {
            parameter.name: await rt.queue.read(value)
            for parameter, value in zip(parameters, values, strict=True)
            if isinstance(value, NdArray)
        }
    if as_json:
        print(json.dumps({"returned": returned, "arrays": arrays}, default=lambda value: value.tolist(), indent=2))
        return
    if returned is not None:
        print(returned)
    for parameter, array in arrays.items():
        print(f"{parameter} = {array}")


def _argument(rt: Runtime, parameter: object, value: Any) -> Any:
    """Return what the kernel takes: for an array, one on the device."""
    if not isinstance(parameter, NdArrayParameter) or not isinstance(value, np.ndarray):
        return value
    data = array_of(f"argument {parameter.name}", parameter.dtype, value)
    ndim, has_grad = parameter.ndim, parameter.grad_offset is not None
    array = rt.ndarray(data.shape[:ndim], parameter.dtype, element_shape=data.shape[ndim:], needs_grad=has_grad)
    rt.queue.write(array, data)
    return array
