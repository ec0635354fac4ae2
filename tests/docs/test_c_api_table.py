"""The table of the C-API is complete and true, and the committed page shows it."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

import aiotaichi as at
from docs import c_api

HEADERS = ("core", "cpu", "cuda", "vulkan", "opengl")

ENTRIES = [entry for kinds in c_api.table().values() for entries in kinds.values() for entry in entries]
COUNTERPARTS = sorted({name for entry in ENTRIES for name in entry.counterparts})


def headers() -> Path:
    """Return the folder of the headers of the installed taichi, which is not imported."""
    spec = importlib.util.find_spec("taichi")
    if spec is None:
        pytest.skip("the headers are taichi's: pip install taichi==1.7.4", allow_module_level=True)
    assert spec.origin is not None
    return Path(spec.origin).parent / "_lib/c_api/include/taichi"


def header(name: str) -> str:
    return (headers() / f"taichi_{name}.h").read_text()


@pytest.mark.parametrize("name", HEADERS)
def test_every_name_of_a_header_is_there_once(name: str) -> None:
    entries = [entry.name for kind in c_api.table()[name].values() for entry in kind]
    assert sorted(entries) == sorted(declared for declared, _ in c_api.declared(header(name)))
    assert len(set(entries)) == len(entries)


@pytest.mark.parametrize("name", HEADERS)
def test_every_word_of_taichis_in_a_header_is_declared(name: str) -> None:
    """Check that the reader of headers knows the form of each declaration."""
    code = re.sub(r"//[^\n]*", "", header(name))
    words = set(re.findall(r"\b(?:ti_\w+|Ti[A-Z]\w*|TI_\w+)\b", code))
    words -= {"TI_DLL_EXPORT", "TI_API_CALL", *(word for word in words if word.endswith("_t"))}
    assert words <= {entry.name for entry in ENTRIES}


def test_the_headers_are_those_that_there_are() -> None:
    assert tuple(c_api.table()) == HEADERS
    there = {path.stem.removeprefix("taichi_") for path in headers().glob("taichi_*.h")}
    assert there - {"platform", "unity"} == set(HEADERS)  # compilers' keywords, and a plugin for Unity


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_an_entry_has_a_counterpart_or_a_reason(entry: c_api.Entry) -> None:
    assert entry.counterparts or len(entry.note.split()) > 1
    assert "|" not in entry.cell


@pytest.mark.parametrize("counterpart", COUNTERPARTS)
def test_a_counterpart_is_there(counterpart: str) -> None:
    c_api.resolve(counterpart)


@pytest.mark.parametrize("wrong", ["at.nothing", "at.Queue.nothing", "at.Queue.launch(nothing=)", "at.Slice.nothing"])
def test_missing_names_are_found(wrong: str) -> None:
    with pytest.raises(AttributeError):
        c_api.resolve(wrong)


def number(counterpart: str) -> int:
    match c_api.resolve(counterpart):
        case at.DType() as dtype:
            return dtype.id
        case at.Arch() as arch:
            return arch.number
        case type() as kind if issubclass(kind, at.errors.Error):
            return kind.code
        case int() as member:
            return int(member)
        case at.get_version:
            return at.get_version()
        case found:
            raise AssertionError(f"{counterpart} is not a number: {found!r}")


CONSTANTS = {
    name: value
    for header_name in HEADERS
    for name, value in c_api.declared(header(header_name))
    if value is not None and not name.startswith("TI_ARGUMENT_TYPE_")  # the counterparts of these are types
}


@pytest.mark.parametrize(
    "entry", [entry for entry in ENTRIES if entry.name in CONSTANTS], ids=lambda entry: entry.name
)
def test_numbers_are_equal(entry: c_api.Entry) -> None:
    for counterpart in entry.counterparts:
        assert number(counterpart) == CONSTANTS[entry.name]


@pytest.mark.parametrize(
    ("kind", "prefix"),
    [
        (at.Arch, "TI_ARCH_"),
        (at.Capability, "TI_CAPABILITY_"),
        (at.Format, "TI_FORMAT_"),
        (at.ImageDimension, "TI_IMAGE_DIMENSION_"),
        (at.ImageLayout, "TI_IMAGE_LAYOUT_"),
        (at.ImageUsage, "TI_IMAGE_USAGE_"),
        (at.MemoryUsage, "TI_MEMORY_USAGE_"),
        (at.Filter, "TI_FILTER_"),
        (at.AddressMode, "TI_ADDRESS_MODE_"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_member_is_some_constants_counterpart(kind: type[at.Arch], prefix: str) -> None:
    named = {name for entry in ENTRIES if entry.name.startswith(prefix) for name in entry.counterparts}
    assert named == {f"at.{kind.__name__}.{member.name}" for member in kind}


def test_the_page_is_the_tables() -> None:
    assert c_api.PAGE.read_text() == c_api.page(), "run python docs/c_api.py"
