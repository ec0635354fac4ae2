"""Values are encoded and decoded without a change."""

from __future__ import annotations

import ast
import enum
import importlib
import json
import math
import os
import subprocess
import sys
import warnings
from argparse import Namespace
from collections import namedtuple
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, NoReturn

import numpy as np
import pytest

from aiotaichi.aot import plain_values, read_names
from aiotaichi.aot.functions import Function
from aiotaichi.aot.plain_values import Decoder, UnsendableError, as_text, encode

Pair = namedtuple("Pair", ["first", "second"])


class Color(enum.Enum):
    RED = 1


class Total(namedtuple("Total", ["first"])):
    def __add__(self, other: Any) -> Any:
        return self.first + other.first


@dataclass
class Point:
    x: float
    y: float


@dataclass
class Place:
    x: float
    y: float


def refuse(tag: str, content: Any) -> NoReturn:
    raise AssertionError(tag)


def through(value: Any) -> Any:
    return Decoder(refuse).decode(json.loads(as_text(encode(value))))


@pytest.mark.parametrize(
    "value",
    [
        None, True, 0, -(2**70),
        "text \ud800 é", 0.1, -0.0, math.inf, 1e-320, 2 + 3j, b"\x00\xff", (), (1, 2.0), [1, [True]],
        {1: "a", (2, 3): [4]}, {1, 2}, frozenset({"a"}), range(1, 9, 2), slice(None, 3), Pair(1, (2,)),
    ],
    ids=repr,
)  # fmt: skip
def test_values_come_out_as_they_went_in(value: Any) -> None:
    found = through(value)
    assert repr(found) == repr(value)
    assert type(found).__name__ == type(value).__name__


def test_nan_is_the_same_each_time() -> None:
    assert math.isnan(through(math.nan))
    assert as_text(encode(math.nan)) == as_text(encode(float("nan")))


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "i1", "u8", "?", "c8", ">i4", "U3"])
def test_arrays(dtype: str) -> None:
    array = np.arange(6).reshape(2, 3).astype(dtype)
    found = through(array[:, ::2])
    assert np.array_equal(found, array[:, ::2])
    assert found.dtype == array.dtype
    assert found.flags.writeable
    number = through(array[1, 1])
    assert number == array[1, 1]
    assert type(number) is type(array[1, 1])


def test_objects_with_attributes() -> None:
    for value in (SimpleNamespace(x=1, y=2.0), Namespace(x=1, y=2.0)):
        assert through(value) == value
        assert type(through(value)) is type(value)


def test_dataclasses_stay_equal_or_different() -> None:
    def other(value: Any) -> Any:
        described = plain_values.describe_class(type(value), None)
        assert described is not None
        return plain_values.encode_dataclass(value, described, other)

    decoder = Decoder(lambda tag, content: decoder.make_class(tag, content))
    one, same, place = [decoder.decode(encode(each, other)) for each in (Point(1, 2.0), Point(1, 2.0), Place(1, 2.0))]
    assert (one.x, one.y, type(one).__name__) == (1, 2.0, "Point")
    assert one == same
    assert one != place


def test_values_that_python_calls_equal_are_not_the_same() -> None:
    texts = [as_text(encode(value)) for value in (1, 1.0, True, np.int32(1), np.int64(1), "1", 0.0, -0.0)]
    assert len(set(texts)) == len(texts)


def test_the_order_counts_in_mappings_and_not_in_sets_of_text() -> None:
    assert as_text(encode({"a", "b", "c"})) == as_text(encode({"c", "b", "a"}))
    assert as_text(encode({1: 2, 3: 4})) != as_text(encode({3: 4, 1: 2}))


def test_the_order_of_numbers_in_sets_is_kept_or_refused() -> None:
    for value in ({0, 8}, {8, 0}, {16, 8, 0.0}):
        assert list(through(value)) == list(value)
    large = set(range(100))
    for number in set(large) - {0, 3, 8}:
        large.discard(number)
    assert list(large) == [0, 3, 8]
    assert list({0, 3, 8}) != [0, 3, 8]
    with pytest.raises(UnsendableError, match="a set with an order that no other set has"):
        encode(large)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (object(), "an object of builtins.object"),
        ([1, {"k": (object(),)}], "an object of builtins.object"),
        (Point, r"the class .*\.Point"),
        (np.array([None]), "an array of dtype object"),
        (np.ma.array([1]), r"an object of numpy\.ma\..*MaskedArray"),
        (np.zeros(1).view(np.recarray), r"an object of numpy\.(\w+\.)?recarray"),
        (Total((1,)), r"of .*\.Total, whose __add__ is not sent with it"),
        (print, "an object of builtins.builtin_function_or_method"),
    ],
)
def test_a_value_that_is_not_data_is_refused(value: Any, message: str) -> None:
    with pytest.raises(UnsendableError, match=message):
        encode(value)


def test_a_list_that_contains_itself_is_refused() -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(UnsendableError, match="a list that contains itself"):
        encode(endless)


TAICHI = [
    "ti.f16", "ti.u1", "ti.Format.rgba8", "ti.template()", "ti.Vector([1, 2])", "ti.Matrix([[1.5, 2], [3, 4]])",
    "ti.math.vec3", "ti.types.matrix(2, 3, ti.i32)", "ti.types.struct(a=ti.f32, b=ti.math.vec2)",
    "ti.types.ndarray()", "ti.types.ndarray(ti.math.vec3, 2, boundary='clamp')", "ti.types.texture(2)",
    "ti.types.rw_texture(2, fmt=ti.Format.r32f, lod=1)", "ti.types.argpack(a=ti.f32, b=ti.types.ndarray(ti.i32, 1))",
    "ti.types.vector(3, ti.f32)(1, 2, 3)", "(ti.f32, [ti.i32])",
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("expression", TAICHI)
def test_taichis_objects(expression: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its import warns
        ti = importlib.import_module("taichi")
    value = eval(expression, {"ti": ti})
    found = through(value)
    assert type(found) is type(value)
    assert as_text(encode(found)) == as_text(encode(value))


def test_an_enumeration_that_is_made_has_the_same_members() -> None:
    def other(kind: Any) -> Any:
        return {"enumeration": plain_values.describe_class(kind, None)}

    decoder = Decoder(lambda tag, content: decoder.make_class(tag, content))
    found = decoder.decode(encode(Color.RED, other))
    assert (found.name, found.value) == ("RED", 1)
    assert decoder.decode(encode(Color.RED, other)) is found


NAMES = {
    "x[0] = N + config.size.x": {("N",), ("config", "size", "x")},
    "a = N\na.b = M": {("N",), ("M",)},
    "i = 0\nwhile i < N:\n    j = i\n    i += 1\nx[0] = j": {("N",), ("j",)},
    "for i in range(N):\n    k = i\nelse:\n    k = 2": {("range",), ("N",)},
    "v: T = 0\nv += 1\nw += 1": {("T",), ("w",)},
    "x[0] = f(N)[M].attribute": {("f",), ("N",), ("M",)},
    "y = [i + j + k for i in N for j in range(i) if i]": {("N",), ("range",), ("k",)},
    "g = lambda a, *b: a + b + c": {("c",)},
    "if (n := N) > 2:\n    m = n\ny = n": {("N",)},
    "y = y + 1": {("y",)},
    "g = lambda a=N, *, b=M: a + b": {("N",), ("M",)},
    "def g(a=N, *, b=M, c): return a + b + c": {("N",), ("M",)},
    "class C(B):\n    N = 7\n    def m(self): return M\nx[0] = N + C.N": {("B",), ("M",), ("N",)},
    "x[0] = ti.static(1 if N else M)": {("ti", "static"), ("N",), ("M",)},
}


@pytest.mark.parametrize("body", NAMES)
def test_names_that_a_kernel_reads(body: str) -> None:
    text = "def f(x):\n" + "".join(f"    {line}\n" for line in body.splitlines())
    scope: dict[str, Any] = {}
    exec(compile(text, "<names>", "exec"), scope)
    [node] = ast.parse(text).body
    assert isinstance(node, ast.FunctionDef)
    definition = read_names.Definition("<names>", 1, text, node)
    assert set(read_names.names_of_body(definition, Function(scope["f"], "kernel"))) == NAMES[body]


def test_a_name_of_a_function_may_be_one_of_its_comprehensions_too() -> None:
    text = "def f(x):\n    return sum([n for n in x]) + n\n"
    scope: dict[str, Any] = {}
    exec(compile(text, "<names>", "exec"), scope)
    [node] = ast.parse(text).body
    assert isinstance(node, ast.FunctionDef)
    definition = read_names.Definition("<names>", 1, text, node)
    assert set(read_names.names_of_body(definition, Function(scope["f"], "function"))) == {("sum",), ("n",)}


READS = {
    "": ([], False),
    "os.environ.get('A')": (["A"], False),
    "os.getenv('A'); 'B' in os.environ": (["A", "B"], False),
    "environ['A']": (["A"], False),
    "os.environb.get(b'A')": (["A"], False),
    "os.environ['NEW'] = '1'; os.environ.pop('NEW')": (["NEW"], False),
    "dict(os.environ)": (None, False),
    "os.environ.copy()": (None, False),
    "sys.argv[1]": ([], True),
    "_, *rest = sys.argv": ([], True),
    "list(sys.argv)": ([], True),
    "argparse.ArgumentParser().parse_args()": (["COLUMNS"], True),
}


@pytest.mark.slow
def test_reads_of_environment_and_arguments_are_recorded() -> None:
    program = (
        "import argparse, json, os, sys\nfrom os import environ\n"
        "from aiotaichi.aot.recorded_reads import ReadRecorder\n"
        f"for statement in {list(READS)!r}:\n"
        "    os.environ.__class__ = plain = getattr(os, '_Environ')\n"
        "    os.environ['A'] = '1'\n"
        "    recorder = ReadRecorder(['program'])\n"
        "    try:\n        exec(statement)\n    except IndexError:\n        pass\n"
        "    reads = recorder.reads()\n"
        "    print(json.dumps([reads.variables, reads.arguments]))\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True
    )
    found = dict(zip(READS, map(json.loads, done.stdout.splitlines()), strict=True))
    for statement, (variables, arguments) in READS.items():
        if "argparse" not in statement:
            assert found[statement] == [variables, arguments], statement
        else:
            assert found[statement][1] is True
