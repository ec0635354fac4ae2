"""Arguments with arbitrary names, resolved from type trees, and damaged supplements."""

from __future__ import annotations

import json
import string
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.errors import CorruptedDataError
from aiotaichi.formats import Archive, read_module
from aiotaichi.formats.parameters import resolve_value
from aiotaichi.formats.spec import Parameter, ScalarParameter, SourcePlace, StructParameter, TensorParameter
from aiotaichi.formats.supplement import ArgumentNote, Supplement, read_supplement
from aiotaichi.formats.type_tree import Member, Primitive, Struct

F32 = Primitive(1)
NAMES = st.from_regex(r"[a-z_]{1,3}(_[0-9]{1,2}){0,3}", fullmatch=True)
SHAPES = st.one_of(st.tuples(st.integers(1, 4)), st.tuples(st.integers(1, 3), st.integers(1, 3)))


def components(name: str, shape: tuple[int, ...]) -> list[str]:
    """Return the names that taichi 1.7.4 gives to components (``MatrixType`` and ``StructType`` in its Python)."""
    if len(shape) == 1:
        return [f"{name}_{i}" for i in range(shape[0])]
    return [f"{name}_{i}_{j}" for i in range(shape[0]) for j in range(shape[1])]


def argument(names: list[str], start: int = 64) -> Member:
    return Member("arg_0", start, Struct(tuple(Member(each, 4 * i, F32) for i, each in enumerate(names))))


def resolve(member: Member, name: str | None = None, note: ArgumentNote | None = None) -> Parameter:
    return resolve_value(member, name, note, "arg0", "here")


@pytest.mark.slow
@given(NAMES, SHAPES)
def test_a_known_name_tells_vectors_from_matrices(name: str, shape: tuple[int, ...]) -> None:
    found = resolve(argument(components(name, shape)), name)
    assert isinstance(found, TensorParameter)
    assert (found.name, found.shape, found.other_shapes) == (name, shape, ())
    assert tuple(found.offsets) == tuple(range(64, 64 + 4 * len(found.offsets), 4))


@pytest.mark.slow
@given(NAMES, SHAPES)
def test_without_a_name_a_row_is_a_vector_that_takes_rows(name: str, shape: tuple[int, ...]) -> None:
    found = resolve(argument(components(name, shape)))
    assert isinstance(found, TensorParameter)
    assert found.name == "arg0"
    if len(shape) == 2 and shape[0] == 1:
        assert (found.shape, found.other_shapes) == (shape[1:], (shape,))
    else:
        assert found.shape == shape
        assert bool(found.other_shapes) == (len(shape) == 1 and name.endswith("_0"))


@pytest.mark.slow
@given(NAMES, SHAPES, st.booleans())
def test_a_note_overrides_the_names(name: str, shape: tuple[int, ...], is_struct: bool) -> None:
    names = components(name, shape)
    if is_struct:
        found = resolve(argument(names), None, ArgumentNote(name, None, tuple(map(ArgumentNote, names))))
        assert isinstance(found, StructParameter)
        assert [member.name for member in found.members] == names
        assert all(isinstance(member, ScalarParameter) for member in found.members)
    else:
        found = resolve(argument(names), None, ArgumentNote(name, shape))
        assert isinstance(found, TensorParameter)
        assert (found.name, found.shape, found.other_shapes) == (name, shape, ())


@given(st.lists(st.text(string.ascii_letters + "_0123456789", min_size=1, max_size=6), min_size=1, unique=True))
def test_other_names_make_a_struct(names: list[str]) -> None:
    found = resolve(argument(names), "x")
    if names in (components("x", (len(names),)), components("x", (1, len(names)))):
        assert isinstance(found, TensorParameter)
    elif isinstance(found, StructParameter):
        assert [member.name for member in found.members] == names
    else:
        assert isinstance(found, TensorParameter)
        assert names == components("x", found.shape)


def test_structs_nest_and_offsets_add_up() -> None:
    inner = Struct((Member("v_0", 0, F32), Member("v_1", 4, F32)))
    outer = Struct(
        (Member("n", 0, Primitive(5)), Member("v", 8, inner), Member("s", 16, Struct((Member("v", 4, inner),))))
    )
    found = resolve(Member("arg_0", 100, outer), "body")
    assert isinstance(found, StructParameter)
    number, vector, struct = found.members
    assert isinstance(number, ScalarParameter)
    assert number.offset == 100
    assert isinstance(vector, TensorParameter)
    assert tuple(vector.offsets) == (108, 112)
    assert isinstance(struct, StructParameter)
    assert struct.members == (TensorParameter("v", vector.dtype, (2,), (120, 124)),)


X64 = Path(__file__).parent.parent / "modules" / "x64" / "basics"


def noted(document: Any) -> Archive:
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    return Archive("m", {**Archive.open(X64), "aiotaichi.json": data})


def notes_of(*arguments: Any) -> dict[str, Any]:
    return {
        "version": 1,
        "arguments": [{"key": "saxpy", "value": list(arguments)}],
        "fields": [],
        "root_sizes": [],
    }


def note(name: str, shape: Any = None, members: Any = ()) -> dict[str, Any]:
    return {"name": name, "shape": shape, "members": list(members)}


def test_notes_name_arguments() -> None:
    spec = read_module(noted(notes_of(note("a"), note("x"), note("y"))))
    assert [parameter.name for parameter in spec.kernels["saxpy"].parameters] == ["a", "x", "y"]


def nested(depth: int) -> dict[str, Any]:
    found = note("deep")
    for _ in range(depth):
        found = note("deep", None, [found])
    return found


@pytest.mark.parametrize(
    ("document", "match"),
    [
        (b"{", "aiotaichi.json: it is not JSON"),
        (b"[]", "expected an object"),
        ({**notes_of(note("a"), note("x"), note("y")), "version": 2}, r"aiotaichi\.json\.version"),
        (
            notes_of(note("a"), note("x")),
            r"kernels\[saxpy\]: it has 3 arguments or members, but aiotaichi\.json notes 2",
        ),
        (
            notes_of(note("a"), note("x"), {"name": 3, "shape": None, "members": []}),
            r"\[2\]\.name: expected a string",
        ),
        (notes_of(note("a"), note("x", [0]), note("y")), r"shape\[0\]: 0 is not from 1"),
        (notes_of(nested(40)), "nested too deeply"),
        (
            {**notes_of(note("a"), note("x"), note("y")), "divisions": [{"key": "other", "value": []}]},
            r"aiotaichi\.json: there is no kernel 'other'",
        ),
        (
            {
                **notes_of(note("a"), note("x"), note("y")),
                "divisions": [{"key": "saxpy", "value": [{"file": "k.py", "line": 0, "source": "a // b"}]}],
            },
            r"divisions\[0\]\.value\[0\]\.line: 0 is not from 1",
        ),
        (b'{"arguments":' + b"[" * 20_000 + b"]" * 20_000 + b"}", "nested too deeply"),
    ],
)
def test_damaged_notes_are_refused_by_name(document: Any, match: str) -> None:
    with pytest.raises(CorruptedDataError, match=match):
        read_module(noted(document))


def test_a_noted_shape_has_as_many_components() -> None:
    with pytest.raises(CorruptedDataError, match=r"2 components, but its noted shape is \(3,\)"):
        resolve(argument(["v_0", "v_1"]), None, ArgumentNote("v", (3,)))
    with pytest.raises(CorruptedDataError, match="notes 1"):
        resolve(argument(["v_0", "v_1"]), None, ArgumentNote("v", None, (ArgumentNote("one"),)))


TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=5)
TREE = st.recursive(
    st.builds(ArgumentNote, TEXTS, st.none() | SHAPES),
    lambda inner: st.builds(ArgumentNote, TEXTS, st.none(), st.lists(inner, max_size=3).map(tuple)),
    max_leaves=8,
)


PLACES = st.builds(SourcePlace, TEXTS, st.integers(1, 2**31 - 1), TEXTS)


@pytest.mark.slow
@given(
    st.dictionaries(TEXTS, st.lists(TREE, max_size=3).map(tuple), max_size=3),
    st.dictionaries(TEXTS, st.lists(PLACES, max_size=3).map(tuple), max_size=3),
)
def test_a_written_supplement_is_read_back(
    arguments: dict[str, tuple[ArgumentNote, ...]], divisions: dict[str, tuple[SourcePlace, ...]]
) -> None:
    supplement = Supplement(arguments, {1: 64}, (), divisions)
    assert read_supplement(Archive("m", {"aiotaichi.json": supplement.to_bytes()})) == supplement
    assert read_supplement(Archive("m", {})) == Supplement()
