"""Random damage: it raises CorruptedDataError or IncompatibleModuleError or is harmless, and needs little memory."""

from __future__ import annotations

import copy
import json
import random
import struct
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aiotaichi.core.packing import Packer, result_reader
from aiotaichi.core.signatures import SignatureTable
from aiotaichi.errors import CorruptedDataError, IncompatibleModuleError, NotSupportedError
from aiotaichi.formats import Archive, read_module

MODULES = Path(__file__).parent.parent / "modules"
FOLDERS = sorted(path.parent for path in MODULES.glob("*/*/metadata.*") if path.parent.name != "empty")


def survive(members: dict[str, bytes]) -> None:
    """Read a module and make its packers, as loading does."""
    try:
        spec = read_module(Archive("m", members))
        for kernel in spec.kernels.values():
            Packer(kernel, spec.family, SignatureTable(2**40))
            if kernel.returns:
                result_reader(kernel, spec.family)
    except (CorruptedDataError, IncompatibleModuleError, NotSupportedError):
        return


def mutations(data: bytes, seed: str, count: int) -> Iterator[bytes]:
    chance = random.Random(seed)
    for _ in range(count):
        i = chance.randrange(len(data))
        yield data[:i] + bytes([data[i] ^ (1 << chance.randrange(8))]) + data[i + 1 :]
        yield data[:i] + bytes([chance.randrange(256)]) + data[i:]
        yield data[:i] + data[i + chance.randrange(1, 9) :]
        yield data[:i] + struct.pack("<Q", chance.choice([0, 2**31, 2**32 - 1, 2**63, 2**64 - 1])) + data[i + 8 :]


@pytest.mark.slow
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: f"{path.parent.name}-{path.name}")
@pytest.mark.parametrize("many", [4, pytest.param(100, marks=pytest.mark.sweep)])
def test_mutated_metadata(folder: Path, many: int) -> None:
    whole = dict(Archive.open(folder))
    for name in [name for name in whole if name.startswith(("metadata", "graphs"))]:
        for damaged in mutations(whole[name], f"{folder.name}{name}", many):
            survive({**whole, name: damaged})


@pytest.mark.slow
def test_metadata_cut_at_every_byte() -> None:
    whole = dict(Archive.open(MODULES / "x64" / "basics"))
    data = whole["metadata.tcb"]
    for i in range(0, len(data), 3):
        with pytest.raises(CorruptedDataError, match=r"metadata\.tcb"):
            read_module(Archive("m", {**whole, "metadata.tcb": data[:i]}))
        # again, with a matching length
        survive({**whole, "metadata.tcb": struct.pack("<Q", i) + data[8:i]})


def nodes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from nodes(child, (*path, key))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["returns", "graphs", "fields", "tensors"])
@pytest.mark.parametrize("many", [10, pytest.param(500, marks=pytest.mark.sweep)])
def test_json_nodes_replaced(name: str, many: int) -> None:
    whole = dict(Archive.open(MODULES / "vulkan" / name))
    chance = random.Random(name)
    for file in ("metadata.json", "graphs.json"):
        document = json.loads(whole[file])
        every = list(nodes(document))
        for path in chance.sample(every, min(len(every), many)):
            wrong: Any
            for wrong in (None, True, -1, 2**70, 1.5, "x", [], {}, [[]]):
                damaged = copy.deepcopy(document)
                if not path:
                    damaged = wrong
                else:
                    parent = damaged
                    for key in path[:-1]:
                        parent = parent[key]
                    parent[path[-1]] = wrong
                survive({**whole, file: json.dumps(damaged).encode()})


@settings(max_examples=150, deadline=None)
@given(data=st.binary(max_size=400))
def test_random_bytes(data: bytes) -> None:
    survive({"metadata.tcb": data, "graphs.tcb": data})
    survive({"metadata.tcb": struct.pack("<QHHH", len(data) + 14, 1, 7, 4) + data, "graphs.tcb": b""})
    survive({"metadata.json": data, "graphs.json": data})
    with pytest.raises(CorruptedDataError):
        Archive.from_bytes(b"PK" + data)


KEYS = [
    "kernels",
    "name",
    "ctx_attribs",
    "fields",
    "required_caps",
    "root_buffer_size",
    "tasks_attribs",
    "key",
    "value",
]


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(
    document=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda child: st.lists(child, max_size=3) | st.dictionaries(st.sampled_from(KEYS), child, max_size=6),
        max_leaves=20,
    )
)
def test_random_documents(document: Any) -> None:
    data = json.dumps(document).encode()
    survive({"metadata.json": data, "graphs.json": b"[]"})
    survive({**dict(Archive.open(MODULES / "vulkan" / "basics")), "graphs.json": data})


@pytest.mark.slow
def test_huge_counts_cost_no_memory() -> None:
    whole = dict(Archive.open(MODULES / "x64" / "basics"))
    data = whole["metadata.tcb"]
    tracemalloc.start()
    for i in range(8, len(data) - 8, 97):
        for count in (2**31 - 1, 2**63, len(data)):
            survive({**whole, "metadata.tcb": data[:i] + struct.pack("<Q", count) + data[i + 8 :]})
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 * 2**20


@pytest.mark.parametrize("member", ["metadata.json", "graphs.json", "metadata.tcb", "graphs.tcb"])
def test_a_description_that_would_fill_the_memory_is_refused(member: str) -> None:
    family = "x64" if member.endswith("tcb") else "vulkan"
    whole = dict(Archive.open(MODULES / family / "basics"))
    whole[member] = b"[" + b"[]," * (6 * 2**20) + b"[]]"
    tracemalloc.start()
    with pytest.raises(CorruptedDataError, match=f"{member}: it has .* bytes"):
        read_module(Archive("m", whole))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 2**20
