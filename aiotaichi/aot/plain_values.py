"""Values as JSON: what one process reads from its variables, for another one to read the same.

:func:`encode` and :class:`Decoder` know data: numbers, text, arrays, containers, enumerations, and taichi's types and
matrices. What else a container has, functions say, is for the caller's ``other`` to encode.
"""

from __future__ import annotations

import argparse
import base64
import enum
import json
from collections import namedtuple
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from types import GenericAlias, SimpleNamespace
from typing import Any

import numpy as np

from .taichi_values import TAGS as TAICHI_TAGS
from .taichi_values import decode_taichi, encode_taichi, is_taichi

__all__ = [
    "Decoder",
    "Tree",
    "UnsendableError",
    "as_text",
    "encode",
    "encode_enumeration",
    "is_data",
    "only_data",
    "show",
]

Tree = Any
"""A value as JSON: None, a bool, an int or a str; else a dict of one tag and what belongs to it."""

Other = Callable[[Any], Tree]

_ITSELF = (type(None), bool, int, str)
_CONTAINERS: dict[type, str] = {tuple: "tuple", list: "list", set: "set", frozenset: "frozenset"}
_ENUMERATIONS = (enum.IntFlag, enum.Flag, enum.IntEnum, enum.StrEnum, enum.Enum)  # the narrower one first


class UnsendableError(Exception):
    """A value that another process cannot be given. Its text says what the value is."""


def as_text(tree: Tree) -> str:
    """Return a tree as text, the same for the same values: unlike ``==``, it tells 1, 1.0 and True apart."""
    return json.dumps(tree, separators=(",", ":"))


def only_data(value: Any) -> Tree:
    """Refuse a value that is no data: the ``other`` of those who send nothing else."""
    if is_taichi(value) and "Field" in type(value).__name__:
        raise UnsendableError("a field that this process has made")
    what, kind = ("the class", value) if isinstance(value, type) else ("an object of", type(value))
    raise UnsendableError(f"{what} {kind.__module__}.{kind.__qualname__}")


def is_data(value: Any) -> bool:
    """Return whether a value is sent as a whole, so that its attributes need not be."""
    return (
        type(value) in (*_ITSELF, float, complex, bytes, range, slice, dict, *_CONTAINERS)
        or isinstance(value, (np.generic, np.ndarray, enum.Enum, tuple))
        or is_taichi(value)
    )


def encode(value: Any, other: Other = only_data) -> Tree:
    """Return a value as JSON.

    Raises
    ------
    UnsendableError
        The value, or something in it, is not data, and ``other`` refuses it, too; or it contains itself.
    """
    try:
        return _encode(value, other)
    except RecursionError:
        raise UnsendableError(f"a {type(value).__name__} that contains itself") from None


def _encode(value: Any, other: Other) -> Tree:

    def several(values: Any) -> list[Tree]:
        return [_encode(each, other) for each in values]

    def named(values: Mapping[str, Any]) -> list[Tree]:
        return [[name, _encode(each, other)] for name, each in values.items()]

    kind = type(value)
    if kind in _ITSELF:
        return value
    if kind is float:
        return {"float": value.hex()}
    if kind is complex:
        return {"complex": [value.real.hex(), value.imag.hex()]}
    if kind is bytes:
        return {"bytes": base64.b64encode(value).decode()}
    if kind in (tuple, list):
        return {_CONTAINERS[kind]: several(value)}
    if kind in (set, frozenset):
        return {_CONTAINERS[kind]: sorted(several(value), key=as_text)}
    if kind is dict:
        return {"dict": [several(item) for item in list(value.items())]}  # another thread may go on with it
    if kind in (range, slice):
        return {kind.__name__: several([value.start, value.stop, value.step])}
    if kind is GenericAlias:  # tuple[ti.f32, ti.i32], of what a kernel returns
        return {"generic alias": several([value.__origin__, *value.__args__])}
    if isinstance(value, enum.Enum):
        return {"enumeration member": [other(kind), value.name, _encode(value.value, other)]}
    if isinstance(value, (np.generic, np.ndarray)):
        return {"array" if isinstance(value, np.ndarray) else "number": _encode_array(np.asarray(value))}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {"named tuple": [kind.__name__, named(dict(zip(value._fields, value, strict=True)))]}
    if kind in (SimpleNamespace, argparse.Namespace):
        return {"namespace": named(vars(value))}
    if is_dataclass(value) and not isinstance(value, type):
        # Its attributes; what its methods read is not among them, and these are missing where it is not the same.
        return {"namespace": named({field.name: getattr(value, field.name) for field in fields(value)})}
    taichi = encode_taichi(value, lambda each: _encode(each, other)) if is_taichi(value) else None
    return other(value) if taichi is None else taichi


def encode_enumeration(kind: type[enum.Enum], module: str | None) -> Tree:
    """Return an enumeration as JSON: its name in a module, None if it has none there, and all its members."""
    base = next(each.__name__ for each in _ENUMERATIONS if issubclass(kind, each))
    members = [[name, encode(member.value)] for name, member in kind.__members__.items()]
    return {"enumeration": [module, kind.__qualname__, base, members]}


class Decoder:
    """Trees as values again.

    Parameters
    ----------
    other
        Called with the tag and the content of what :func:`encode` has left to its own ``other``.

    Attributes
    ----------
    made_enumerations
        The content that each enumeration was made of.
    """

    def __init__(self, other: Callable[[str, Any], Any]) -> None:
        self._other = other
        self._enumerations: dict[str, type[enum.Enum]] = {}
        self.made_enumerations: dict[type[enum.Enum], list[Any]] = {}

    def decode(self, tree: Tree) -> Any:
        """Return the value of a tree."""
        if not isinstance(tree, dict):
            return tree
        [(tag, content)] = tree.items()
        if tag == "float":
            return float.fromhex(content)
        if tag == "complex":
            return complex(*map(float.fromhex, content))
        if tag == "bytes":
            return base64.b64decode(content)
        if tag == "dict":
            return {self.decode(key): self.decode(value) for key, value in content}
        if tag in ("range", "slice"):
            return {"range": range, "slice": slice}[tag](*map(self.decode, content))
        if tag in ("array", "number"):
            array = _decode_array(*content)
            return array if tag == "array" else array[()]
        if tag == "generic alias":
            origin, *arguments = map(self.decode, content)
            return GenericAlias(origin, tuple(arguments))
        if tag == "enumeration member":
            enumeration, name, value = content
            members = self.decode(enumeration)
            return members[name] if name in members.__members__ else members(self.decode(value))
        if tag == "named tuple":
            name, items = content
            return namedtuple(name, [key for key, _ in items])(*(self.decode(value) for _, value in items))
        if tag == "namespace":
            return SimpleNamespace(**{key: self.decode(value) for key, value in content})
        for container, name in _CONTAINERS.items():
            if tag == name:
                return container(map(self.decode, content))
        if tag in TAICHI_TAGS:
            return decode_taichi(tag, content, self.decode)
        return self._other(tag, content)

    def make_enumeration(self, content: list[Any]) -> type[enum.Enum]:
        """Return an enumeration with the members of the one that was encoded: the same one each time."""
        key = as_text(content)
        if key not in self._enumerations:
            _, name, base, members = content
            bases: dict[str, Any] = {each.__name__: each for each in _ENUMERATIONS}
            made = bases[base](name, {key: self.decode(value) for key, value in members})
            self._enumerations[key] = made
            self.made_enumerations[made] = content
        return self._enumerations[key]


def show(tree: Tree) -> str:
    """Return a value for an error's message, close to what a program writes."""
    if isinstance(tree, list):
        return f"[{', '.join(map(show, tree))}]"
    if not isinstance(tree, dict):
        return repr(tree)
    [(tag, content)] = tree.items()
    if tag in ("dtype", "other"):
        return str(content)
    if tag == "tuple":
        return f"({', '.join(map(show, content))})"
    if tag == "list":
        return show(content)
    if tag == "enumeration member":
        return str(content[1] or show(content[2]))
    if tag in ("float", "complex", "bytes", "range", "slice", "array", "number"):
        return repr(Decoder(_refuse).decode(tree))
    return f"{tag} {show(content)}"


def _refuse(tag: str, content: Any) -> Any:
    raise UnsendableError(tag)


def _encode_array(array: np.ndarray[Any, Any]) -> list[Any]:
    if array.dtype.hasobject or array.dtype.names is not None:
        raise UnsendableError(f"an array of dtype {array.dtype}")
    return [array.dtype.str, list(array.shape), base64.b64encode(array.tobytes()).decode()]


def _decode_array(dtype: str, shape: list[int], data: str) -> np.ndarray[Any, Any]:
    return np.frombuffer(base64.b64decode(data), np.dtype(dtype)).reshape(shape).copy()
