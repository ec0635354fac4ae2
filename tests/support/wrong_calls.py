"""Calls with bad arguments, and the errors that they raise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import aiotaichi as at
from aiotaichi import errors

__all__ = ["AMBIGUOUS", "CALLS", "NULL", "RANGE", "VALUE", "Call", "Odd", "array"]

Call = Callable[[at.Runtime], Any]
NULL, VALUE, RANGE = errors.ArgumentNullError, errors.InvalidArgumentError, errors.ArgumentOutOfRangeError
INDEX = errors.IndexOutOfRangeError


def array(rt: at.Runtime, dtype: Any = "f32") -> at.NdArray:
    return rt.ndarray(4, dtype)


AMBIGUOUS = ("f16", "i8", "u1", "u8")
"""Strings that name one dtype in taichi and another in NumPy."""


class Odd:
    """A number whose ``__index__`` raises."""

    def __index__(self) -> int:
        raise ValueError("which?")


CALLS: dict[str, tuple[type[errors.Error], Call]] = {
    "dtype none": (NULL, lambda rt: rt.ndarray(4, None)),  # type: ignore[call-overload]
    "dtype nonsense": (VALUE, lambda rt: rt.ndarray(4, "i4,,")),
    **{f"dtype {name}": (VALUE, lambda rt, name=name: rt.ndarray(4, name)) for name in AMBIGUOUS},  # type: ignore[misc]
    "dtype complex": (VALUE, lambda rt: rt.ndarray(4, np.complex64)),
    **{
        f"shape {shape!r}": (NULL if shape is None else VALUE, lambda rt, shape=shape: rt.ndarray(shape, "f32"))  # type: ignore[misc]
        for shape in (None, 3.5, "ab", ("a",), (float("nan"),), ((1, 2),), (None,), (-1,), (2**31,), (1,) * 17)
    },
    **{
        f"element shape {shape!r}": (VALUE, lambda rt, shape=shape: rt.ndarray(4, "f32", element_shape=shape))  # type: ignore[misc]
        for shape in (None, "x", (0,), (1, 2, 3), (1.5,))
    },
    "size zero": (VALUE, lambda rt: rt.allocate_memory(0)),
    "size float": (VALUE, lambda rt: rt.allocate_memory(1.5)),  # type: ignore[arg-type]
    "usage text": (VALUE, lambda rt: rt.allocate_memory(4, usage="x")),  # type: ignore[arg-type]
    "more than there is": (errors.OutOfMemoryError, lambda rt: rt.allocate_memory(2**62)),
    "in flight text": (VALUE, lambda rt: rt.create_queue(max_in_flight="a")),  # type: ignore[arg-type]
    "in flight fraction": (VALUE, lambda rt: rt.create_queue(max_in_flight=2.5)),  # type: ignore[arg-type]
    **{
        f"{what} {name!r}": (VALUE, lambda rt, call=call, name=name: call(rt, name))  # type: ignore[misc]
        for what, call in (
            ("a queue's name", lambda rt, name: rt.create_queue(name=name)),
            ("the name of queues", lambda rt, name: rt.queues(2, name=name)),
            ("a sequence's name", lambda rt, name: rt.record(name=name)),
            ("an argument's name", lambda rt, name: at.Argument(name)),
        )
        for name in ("a\ud800", "\udcff", "a\0b", 5, b"x")
    },
    "write none": (NULL, lambda rt: rt.queue.write(array(rt), None)),
    "write to a list": (VALUE, lambda rt: rt.queue.write([1], [1])),  # type: ignore[call-overload]
    "write floats to integers": (VALUE, lambda rt: rt.queue.write(array(rt, "i32"), [1.9, 2, 3, 4])),
    "write texts": (VALUE, lambda rt: rt.queue.write(array(rt, "i32"), ["1", "2", "3", "4"])),
    "write ragged": (VALUE, lambda rt: rt.queue.write(array(rt), [[1], [2, 3]])),
    "write too large": (RANGE, lambda rt: rt.queue.write(array(rt), [1e300] * 4)),
    "write too long": (RANGE, lambda rt: rt.queue.write(array(rt, "i32"), [2**31] * 4)),
    "write huge": (RANGE, lambda rt: rt.queue.write(array(rt, "i32"), [10**30] * 4)),
    "write another dtype": (VALUE, lambda rt: rt.queue.write(array(rt), np.zeros(4))),
    "write another shape": (VALUE, lambda rt: rt.queue.write(array(rt), [1, 2, 3])),
    "borrow a strided array": (VALUE, lambda rt: rt.queue.write(array(rt), np.zeros(8, "f4")[::2], borrow=True)),
    "write what is on the device": (VALUE, lambda rt: rt.queue.write(array(rt), array(rt))),
    "fill none": (NULL, lambda rt: rt.queue.fill(array(rt), None)),
    "fill ragged": (VALUE, lambda rt: rt.queue.fill(array(rt), [[1], [2, 3]])),
    "fill with a float": (VALUE, lambda rt: rt.queue.fill(array(rt, "i32"), 1.5)),
    "fill a half": (RANGE, lambda rt: rt.queue.fill(array(rt, at.f16), 1e10)),
    "fill a single": (RANGE, lambda rt: rt.queue.fill(array(rt), 1e300)),
    "fill a byte": (RANGE, lambda rt: rt.queue.fill(array(rt, at.u8), -1)),
    "fill a truth": (RANGE, lambda rt: rt.queue.fill(array(rt, at.u1), 7)),
    "fill a vector": (VALUE, lambda rt: rt.queue.fill(rt.ndarray(4, "f32", element_shape=(3,)), [1, 2])),
    "slice by floats": (VALUE, lambda rt: rt.allocate_memory(16)[0.0:4.0]),
    "slice by texts": (VALUE, lambda rt: rt.allocate_memory(16)["a":"b"]),
    "slice by a float": (VALUE, lambda rt: array(rt)[1.0]),  # type: ignore[index]
    "slice by two axes": (VALUE, lambda rt: array(rt)[0, 1]),  # type: ignore[index]
    "slice by a truth": (VALUE, lambda rt: array(rt)[True]),
    "slice of no axis": (VALUE, lambda rt: rt.ndarray((), "f32")[0]),
    "slice of a row of no axis": (VALUE, lambda rt: array(rt)[0][0]),
    "index too far": (INDEX, lambda rt: array(rt)[4]),
    "index too far back": (INDEX, lambda rt: array(rt)[-5]),
    "index of nothing": (INDEX, lambda rt: rt.ndarray(0, "f32")[0]),
    "index too far in a memory": (INDEX, lambda rt: rt.allocate_memory(16)[16]),
    "slice with a step": (VALUE, lambda rt: array(rt)[::2]),
    "slice too far": (INDEX, lambda rt: array(rt)[0:5]),
    "slice too far back": (INDEX, lambda rt: array(rt)[-5:]),
    "slice backwards": (INDEX, lambda rt: array(rt)[3:1]),
    "a slice of one's own": (RANGE, lambda rt: at.Slice(rt.allocate_memory(16), 10, 8, None, (8,))),
    "copy of another size": (VALUE, lambda rt: rt.queue.copy(array(rt)[:2], array(rt))),
    "copy of another dtype": (VALUE, lambda rt: rt.queue.copy(array(rt, "i32"), array(rt))),
    "copy of another width": (VALUE, lambda rt: rt.queue.copy(array(rt, "f64"), array(rt))),
    "launch nothing": (NULL, lambda rt: rt.queue.launch(None)),  # type: ignore[call-overload]
    "wait for nothing": (NULL, lambda rt: rt.queue.wait_event(None)),  # type: ignore[arg-type]
    "call nothing back": (NULL, lambda rt: rt.queue.record_event().add_done_callback(None)),  # type: ignore[arg-type]
    "call back in a mapping": (VALUE, lambda rt: rt.queue.record_event().add_done_callback(print, context={})),  # type: ignore[arg-type]
    "call a number back": (VALUE, lambda rt: rt.queue.record_event().add_done_callback(1)),  # type: ignore[arg-type]
    "since nothing": (NULL, lambda rt: rt.queue.record_event().elapsed_since(None)),  # type: ignore[arg-type]
}
