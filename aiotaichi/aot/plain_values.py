"""Encode Python values as JSON in one process, and decode equal values in another.

:func:`encode` and :class:`Decoder` know data: numbers, text, arrays, containers, enumerations, and taichi's types and
matrices. For all other values, functions for example, they call ``other``, which the caller gives.
"""

from __future__ import annotations

import argparse
import base64
import enum
import json
from collections import namedtuple
from collections.abc import Callable, Mapping
from dataclasses import field, fields, is_dataclass, make_dataclass
from types import FunctionType, GenericAlias, SimpleNamespace
from typing import Any

import numpy as np

from .installed import is_installed, is_installed_file
from .taichi_values import TAGS as TAICHI_TAGS
from .taichi_values import decode_taichi, encode_taichi, is_taichi

__all__ = [
    "Decoder",
    "Tree",
    "UnsendableError",
    "as_text",
    "describe_class",
    "encode",
    "encode_dataclass",
    "is_data",
    "only_data",
    "show",
]

Tree = Any
"""A value as JSON: None, a bool, an int or a str; else a dict of one tag and its content: ``{"tuple": [1, 2]}``."""

Other = Callable[[Any], Tree]

_ITSELF = (type(None), bool, int, str)
_CONTAINERS = {each.__name__: each for each in (tuple, list, set, frozenset)}
_ENUMERATIONS = (enum.IntFlag, enum.Flag, enum.IntEnum, enum.StrEnum, enum.Enum)  # subclasses first
_MIXED_IN = {"str": str, "int": int, "float": float}  # class Mode(str, enum.Enum)
_OPTIONS = ("eq", "order", "frozen", "unsafe_hash")  # options of a dataclass
_CONSTRUCTORS = {"__init__", "__new__", "__post_init__"}  # they have run already
_OF_PYTHON = {"_fields", "_field_defaults", "_abc_impl"}
_NAMESPACES = {each.__name__: each for each in (SimpleNamespace, argparse.Namespace)}


class UnsendableError(Exception):
    """A value cannot be sent to another process. The text describes the value: "an object of C"."""


def as_text(tree: Tree) -> str:
    """Return a tree as text. Texts are equal if the values and their types are: 1, 1.0 and True differ."""
    return json.dumps(tree, separators=(",", ":"))


def only_data(value: Any) -> Tree:
    """Raise an UnsendableError. This is the ``other`` of callers that send data only."""
    if is_taichi(value) and "Field" in type(value).__name__:
        raise UnsendableError("a field that this process has made")
    what, kind = ("the class", value) if isinstance(value, type) else ("an object of", type(value))
    raise UnsendableError(f"{what} {_name(kind)}")


def is_data(value: Any) -> bool:
    """Return whether a value is sent as a whole. Of other values, attributes are sent one by one."""
    kind = type(value)
    if issubclass(kind, enum.Enum) and _added_to_member(value) is not None:
        return False
    if issubclass(kind, (enum.Enum, tuple)):
        return _added_to_class(kind) is None
    plain = (*_ITSELF, float, complex, bytes, range, slice, dict, *_CONTAINERS.values())
    return kind in plain or _is_of_numpy(kind) or is_taichi(value)


def encode(value: Any, other: Other = only_data) -> Tree:
    """Return a value as JSON.

    Raise an UnsendableError if ``other`` refuses the value or a part of it, or if the value contains itself.
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
        return {kind.__name__: several(value)}
    if kind in (set, frozenset):
        return {kind.__name__: _encode_set(value, several(value))}
    if kind is dict:
        return {"dict": [several(item) for item in list(value.items())]}  # another thread may change the dict
    if kind in (range, slice):
        return {kind.__name__: several([value.start, value.stop, value.step])}
    if kind is GenericAlias:  # the return annotation tuple[ti.f32, ti.i32]
        return {"generic alias": several([value.__origin__, *value.__args__])}
    if isinstance(value, enum.Enum):
        return {"enumeration member": [other(kind), value.name, _encode(value.value, other)]}
    if _is_of_numpy(kind):
        return {"array" if kind is np.ndarray else "number": _encode_array(np.asarray(value))}
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        _refuse_added(kind)
        return {"named tuple": [kind.__name__, named(dict(zip(value._fields, value, strict=True)))]}
    if kind in _NAMESPACES.values():
        return {"namespace": [kind.__name__, named(vars(value))]}
    taichi = encode_taichi(value, lambda each: _encode(each, other)) if is_taichi(value) else None
    return other(value) if taichi is None else taichi


def describe_class(kind: type, module: str | None) -> list[Any] | None:
    """Return an enumeration's or a dataclass's module, name and members. None if it is another class.

    The ``module`` is None if an import does not find the class. Raise an UnsendableError if the class has methods or
    attributes of its own, which would not be sent.
    """
    if not issubclass(kind, enum.Enum) and not is_dataclass(kind):
        return None
    _refuse_added(kind)
    described = _describe_enumeration(kind) if issubclass(kind, enum.Enum) else _describe_dataclass(kind)
    return [module, kind.__qualname__, *described]


def _describe_enumeration(kind: type[enum.Enum]) -> list[Any]:
    base = next(each for each in _ENUMERATIONS if issubclass(kind, each))
    types = [vars(each)["_member_type_"] for each in (kind, base)]
    mixed_in = None if types[0] is types[1] else types[0].__name__
    if mixed_in is not None and mixed_in not in _MIXED_IN:
        raise UnsendableError(f"of {_name(kind)}, whose members are of type {mixed_in}")
    for member in kind:
        if added := _added_to_member(member):
            raise UnsendableError(f"of {_name(kind)}, whose {member.name}.{added} is not sent with it")
    members = [[name, encode(member.value)] for name, member in kind.__members__.items()]
    return [base.__name__, mixed_in, members]


def _describe_dataclass(kind: Any) -> list[Any]:
    if kind.__new__ is not object.__new__:
        raise UnsendableError(f"of {_name(kind)}, which is more than a dataclass")
    options = [getattr(kind.__dataclass_params__, name) for name in _OPTIONS]
    return [options, [[each.name, each.compare] for each in fields(kind)]]


def encode_dataclass(value: Any, described: list[Any], other: Other) -> Tree:
    """Return an instance of a dataclass as JSON: the described class and the instance's attributes."""
    names = (each.name for each in fields(value))
    attributes = {name: getattr(value, name) for name in names if hasattr(value, name)}
    attributes |= getattr(value, "__dict__", {})
    items = [[name, _encode(each, other)] for name, each in attributes.items()]
    return {"dataclass": [{"dataclass type": described}, items]}


class Decoder:
    """Makes values of trees."""

    def __init__(self, other: Callable[[str, Any], Any]) -> None:
        self._other = other  # called with a tag and its content if encode() got them from its own "other"
        self._classes: dict[str, type] = {}
        self.made: dict[type, list[Any]] = {}  # the content that each enumeration and dataclass was made of

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
            name, items = content
            return _NAMESPACES[name](**{key: self.decode(value) for key, value in items})
        if tag == "dataclass":
            described, items = content
            made = object.__new__(self.decode(described))
            for key, value in items:
                object.__setattr__(made, key, self.decode(value))
            return made
        if tag in _CONTAINERS:
            return _CONTAINERS[tag](map(self.decode, content))
        return decode_taichi(tag, content, self.decode) if tag in TAICHI_TAGS else self._other(tag, content)

    def make_class(self, tag: str, content: list[Any]) -> type:
        """Return an enumeration or dataclass like the encoded one. The same content gives the same class."""
        key = as_text([tag, content])
        if key not in self._classes:
            made = self._make_enumeration(*content) if tag == "enumeration" else _make_dataclass(*content)
            self._classes[key] = made
            self.made[made] = content
        return self._classes[key]

    def _make_enumeration(self, _: str | None, name: str, base: str, mixed_in: str | None, members: list[Any]) -> Any:
        values = {key: self.decode(value) for key, value in members}
        return getattr(enum, base)(name, values, type=_MIXED_IN.get(mixed_in or ""))


def show(tree: Tree) -> str:
    """Return a value as an error message shows it, close to Python's own notation."""
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
    if tag == "dataclass":
        described, items = content
        return f"{described['dataclass type'][1]}({', '.join(f'{name}={show(each)}' for name, each in items)})"
    if tag in ("float", "complex", "bytes", "range", "slice", "array", "number"):
        return repr(Decoder(_refuse).decode(tree))
    return f"{tag} {show(content)}"


def _refuse(tag: str, content: Any) -> Any:
    raise UnsendableError(tag)


def _refuse_added(kind: type) -> None:
    added = _added_to_class(kind)
    if added is not None:
        raise UnsendableError(f"of {_name(kind)}, whose {added} is not sent with it")


def _name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _is_of_numpy(kind: type) -> bool:
    """Return whether a class is NumPy's array or number class itself. A subclass may hold more than the data."""
    return kind is np.ndarray or (issubclass(kind, np.generic) and kind.__module__ == "numpy")


def _encode_set(value: set[Any] | frozenset[Any], trees: list[Tree]) -> list[Tree]:
    """Return a set's elements, numbers in the set's order, others sorted.

    A loop in a kernel sees this order. Text hashes differently in each process: a set of text has no order to keep.
    """
    if not all(isinstance(each, (int, float, complex, np.number, np.bool_)) for each in value):
        return sorted(trees, key=as_text)
    elements = list(value)
    if list(type(value)(elements)) != elements:
        raise UnsendableError("a set with an order that no other set has (use a tuple, or sorted(...))")
    return trees


def _make_dataclass(_: str | None, name: str, options: list[bool], members: list[Any]) -> type:
    made_of = [(key, object, field(compare=compare)) for key, compare in members]
    keywords: dict[str, Any] = dict(zip(_OPTIONS, options, strict=True))
    return make_dataclass(name.rpartition(".")[2], made_of, **keywords)


def _encode_array(array: np.ndarray[Any, Any]) -> list[Any]:
    if array.dtype.hasobject or array.dtype.names is not None:
        raise UnsendableError(f"an array of dtype {array.dtype}")
    return [array.dtype.str, list(array.shape), base64.b64encode(array.tobytes()).decode()]


def _decode_array(dtype: str, shape: list[int], data: str) -> np.ndarray[Any, Any]:
    return np.frombuffer(base64.b64decode(data), np.dtype(dtype)).reshape(shape).copy()


def _added_to_class(kind: type) -> str | None:
    """Return the name of a method or attribute that a program wrote in an enumeration, named tuple or dataclass.

    None if the class has only members, and methods that Python generated.
    """
    data = set(getattr(kind, "__members__", ())) | set(getattr(kind, "_fields", ()))
    if is_dataclass(kind):
        data |= {each.name for each in fields(kind)}
    for base in kind.__mro__:
        if not is_installed(base.__module__):
            for name, value in vars(base).items():
                if name not in data and _is_added(name, value):
                    return name
    return None


def _added_to_member(member: enum.Enum) -> str | None:
    """Return the name of an attribute that a member of an enumeration has beside its name and value, or None."""
    return next((name for name in vars(member) if not _is_hidden(name)), None)


def _is_added(name: str, value: Any) -> bool:
    function = getattr(value, "__func__", value)  # the function of a static or class method
    if not isinstance(function, FunctionType):
        return not _is_hidden(name) and name not in _OF_PYTHON
    file = function.__code__.co_filename
    is_generated = is_installed_file(file) or (file == "<string>" and _is_hidden(name))
    return not is_generated and name not in _CONSTRUCTORS


def _is_hidden(name: str) -> bool:
    return name.startswith("_") and name.endswith("_")
