"""Damaged documents of gfx modules: each is refused with its file and field, or written as it was read."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aiotaichi.errors import CorruptedDataError
from aiotaichi.formats import GfxRuntime140
from support.gfx_documents import documents, text, without_garbage

pytestmark = pytest.mark.slow

VULKAN = Path(__file__).parent.parent / "modules" / "vulkan"


def refusal(metadata: Any, graphs: Any) -> str:
    """Return the error of reading. Return "" if the documents are read, and are written as they were read."""
    try:
        runtime = GfxRuntime140(metadata, graphs)
    except CorruptedDataError as error:
        return str(error)
    assert text(runtime.to_metadata_json()) == text(metadata)
    assert text(runtime.to_graphs_json()) == text(without_garbage(graphs))
    return ""


def survive(metadata: Any, graphs: Any) -> bool:
    """Return whether the documents are read. Check that an error names the file."""
    why = refusal(metadata, graphs)
    assert not why or why.startswith(("metadata.json", "graphs.json"))
    return not why


def nodes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from nodes(child, (*path, key))


def at_path(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


RICH = [
    *((name, 0) for name in ("argpacks", "fields", "graphs", "returns", "tensors", "textures")),
    *((name, 1) for name in ("graphs", "textures")),
]


WRONG: list[Any] = [None, True, 0, -1, 1, 2**70, 1.0, "x", [], {}, [[]]]


@pytest.mark.parametrize(("name", "which"), RICH)
def test_missing_and_unknown_keys_are_refused(name: str, which: int) -> None:
    whole = documents(VULKAN / name)
    objects = [path for path in nodes(whole[which]) if isinstance(at_path(whole[which], path), dict)]
    for path in random.Random(name).sample(objects, min(len(objects), 60)):
        for key in at_path(whole[which], path):
            damaged = copy.deepcopy(whole)
            del at_path(damaged[which], path)[key]
            with pytest.raises(CorruptedDataError, match=rf"\.json.*\.{key}: missing$"):
                GfxRuntime140(*damaged)
        damaged = copy.deepcopy(whole)
        at_path(damaged[which], path)["more"] = 0
        with pytest.raises(CorruptedDataError, match=r"\.json.*: taichi 1\.7\.4 does not write 'more'"):
            GfxRuntime140(*damaged)


@pytest.mark.parametrize(("name", "which"), RICH)
def test_every_node_replaced_is_refused_or_kept(name: str, which: int) -> None:
    whole = documents(VULKAN / name)
    every = [path for path in nodes(whole[which]) if path]
    read = 0
    for path in random.Random(name).sample(every, min(len(every), 40)):
        parent = at_path(whole[which], path[:-1])
        right = parent[path[-1]]
        for wrong in WRONG:
            parent[path[-1]] = wrong
            read += survive(*whole)
        parent[path[-1]] = right
    assert survive(*whole)
    assert read


def arguments(graphs: Any) -> Any:
    """Return the arguments of the first dispatch."""
    return graphs[0]["value"]["dispatches"][0]["symbolic_args"]


@pytest.mark.parametrize(
    ("name", "change", "match"),
    [
        (
            "graphs",
            lambda metadata, graphs: graphs[0]["value"]["dispatches"][0].update(kernel_name="none"),
            r"graphs\.json\[0\]\.value\.dispatches\[0\]\.kernel_name: 'none' is not a kernel of metadata\.json",
        ),
        (
            "graphs",
            lambda metadata, graphs: arguments(graphs).pop(),
            r"graphs\.json\[0\]\.value\.dispatches\[0\]: it gives \w+ 1 arguments; the kernel takes 2",
        ),
        (
            "textures",
            lambda metadata, graphs: arguments(graphs)[2].update(element_shape=[3]),
            r"graphs\.json\[0\].*\.symbolic_args\[2\]\.element_shape: a texture's",
        ),
        (
            "fields",
            lambda metadata, graphs: metadata["fields"][0].update(dtype_name="f64"),
            r"metadata\.json\.fields\[0\]\.dtype_name: expected 'f32', found 'f64'",
        ),
        (
            "fields",
            lambda metadata, graphs: metadata["fields"][0].update(is_scalar=1),
            r"metadata\.json\.fields\[0\]\.is_scalar: expected True, found 1",
        ),
        (
            "fields",
            lambda metadata, graphs: metadata["required_caps"].append(metadata["required_caps"][0]),
            r"metadata\.json\.required_caps\[\d\]\.key: 'spirv_\w+' occurs twice",
        ),
        (
            "basics",
            lambda metadata, graphs: metadata["kernels"][0]["tasks_attribs"][0].update(task_type=6),
            r"metadata\.json\.kernels\[0\]\.tasks_attribs\[0\]\.task_type: 6 is not a TaskKind",
        ),
        (
            "tensors",
            lambda metadata, graphs: metadata["kernels"][0]["ctx_attribs"]["args_type_"].update(type_kind=5),
            r"metadata\.json\.kernels\[0\]\.ctx_attribs\.args_type_\.type_kind: 5 is not a kind of type",
        ),
    ],
)
def test_damage_is_named(name: str, change: Callable[[Any, Any], None], match: str) -> None:
    metadata, graphs = documents(VULKAN / name)
    change(metadata, graphs)
    with pytest.raises(CorruptedDataError, match=match):
        GfxRuntime140(metadata, graphs)


def test_types_nested_too_deeply_are_refused() -> None:
    metadata, graphs = documents(VULKAN / "basics")
    nested: Any = None
    for _ in range(100_000):
        nested = {"type_kind": 1, "content": {"pointee_": nested, "addr_space_": 0, "is_bit_pointer_": False}}
    for key in ("args_type_", "args_bytes_"):
        damaged = copy.deepcopy(metadata)
        damaged["kernels"][0]["ctx_attribs"][key] = nested
        with pytest.raises(CorruptedDataError, match=rf"metadata\.json\.kernels\[0\]\.ctx_attribs\.{key}"):
            GfxRuntime140(damaged, graphs)


KEYS = ["kernels", "name", "ctx_attribs", "fields", "required_caps", "root_buffer_size", "key", "value", "dispatches"]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda child: st.lists(child, max_size=3) | st.dictionaries(st.sampled_from(KEYS), child, max_size=6),
    max_leaves=20,
)
METADATA, GRAPHS = documents(VULKAN / "graphs")
PLACES = [(which, path) for which, document in enumerate((METADATA, GRAPHS)) for path in nodes(document) if path]


@settings(max_examples=100, deadline=None)
@given(document=ANYTHING, place=st.sampled_from(PLACES))
def test_random_documents(document: Any, place: tuple[int, tuple[Any, ...]]) -> None:
    survive(document, [])
    survive(METADATA, document)
    which, path = place
    damaged = copy.deepcopy((METADATA, GRAPHS))
    at_path(damaged[which], path[:-1])[path[-1]] = document
    survive(*damaged)
