"""Each public class has exactly the public names that the reference documents."""

from __future__ import annotations

import inspect
import re
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import aot, dask, interop, testing

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]

REFERENCE = Path(__file__).parent.parent.parent / "docs" / "reference"
CLASSES = [name for name in at.__all__ if inspect.isclass(getattr(at, name))]
DIRECTIVE = re.compile(r"^\.\. autoclass:: aiotaichi\.(\w+)(?:\(\))?\n((?: {3}:.*\n)*)", re.MULTILINE)
PAGES = [page.read_text() for page in sorted(REFERENCE.glob("*.md"))]
OPTIONS = {name: text for page in PAGES for name, text in DIRECTIVE.findall(page)}
"""The options of each class's directive: ``:members:`` and others."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@at.kernel
def nothing() -> None:
    """Do nothing."""


async def objects(rt: at.Runtime, modules: Path) -> list[object]:
    """Return an object of every public class that a program can have an object of."""
    basics, graphs = [await rt.load_aot_module(modules / name) for name in ("basics", "graphs")]
    array, image, graph = rt.ndarray(4, at.i32), rt.image((4, 4)), graphs.compute_graph("thrice")
    kernel = basics.kernel("add_one")
    async with rt.record() as sequence:
        sequence.launch(kernel, at.Argument("x"))
    blocks: list[at.Block] = []
    async with at.stream(rt, [np.zeros(4, np.int32)], lambda queue, block: blocks.append(block)) as stream:
        await anext(stream)
    return [
        rt,
        rt.info,
        rt.queue,
        rt.queue.statistics(),
        rt.statistics(),
        rt.statistics().memory,
        rt.statistics().compile,
        rt.statistics().timeouts,
        rt.statistics().slot_waits,
        at.OperationTimes(at.Histogram(), at.Histogram()),
        rt.queue.record_event(),
        sequence,
        at.Argument("x"),
        rt.allocate_memory(16),
        array,
        array[1:3],
        image,
        image.region(),
        image.texture(),
        at.Sampler(),
        at.CompileOptions(),
        at.LoadLimits(),
        basics,
        kernel,
        kernel.bind(array),
        rt.bind_write(array, np.zeros(4, np.int32)),
        rt.bind_read(array, np.zeros(4, np.int32)),
        graph,
        graph.bind(n=1, x=rt.ndarray(4, at.f32)),
        nothing,
        at.i32,
        at.Devices(),
        at.EventGroup([], tuple),
        at.ShardedArray([rt], 4, at.i32, (), 0),
        rt.pool(max_bytes=16),
        rt.pool(max_bytes=16).statistics(),
        rt.queues(1),
        rt.revoke_scope(),
        rt.loss,
        rt.watchdog(slow=1),
        at.SlowOperation(rt.queue, 1, "kernel blur", 1.0),
        rt.health(),
        rt.health().queues[0],
        batcher := at.Batcher(rt, lambda queue, batch: None, "(n)->(n)", dtypes=[at.f32, at.f32]),
        at.Batch(1, [array], [array], None),
        batcher.statistics(),
        at.trace(rt),
        at.TraceWindow(0.0, 1.0, {}, np.empty((0, 2))),
        at.OperationSpan("kernel blur", 0.0, 1.0),
        times := at.EventTimes(*range(10)),
        at.Explanation("kernel blur", 1, "left", times, 0, None, True),
        at.stream(rt, []),
        at.stream(rt, []).statistics(),
        *blocks,
    ]


def documented(kind: type) -> set[str]:
    """Return the names that the reference shows: ``:members:``, the attributes, and those of documented bases."""
    names = set[str]().union(*(attributes(base) for base in kind.__mro__[1:] if in_reference(base)))
    for members in re.findall(r":members:(.*)", OPTIONS[kind.__name__]):
        names |= set(re.findall(r"\w+", members)) or {name for name in dir(kind) if _has_text(kind, name)}
    return names | attributes(kind)


def in_reference(kind: type) -> bool:
    """Return whether the reference shows a class of a private module."""
    return any(f".. autoclass:: {kind.__module__}.{kind.__qualname__}()\n" in page for page in PAGES)


def attributes(kind: type) -> set[str]:
    """Return the attributes in the docstring of a class."""
    names: set[str] = set()
    sections = ("Attributes", "Parameters") if is_dataclass(kind) else ("Attributes",)
    for section in sections:
        for text in re.findall(rf"^{section}\n-+\n(.*?)(?=\n\n\w+\n---|\Z)", inspect.getdoc(kind) or "", re.M | re.S):
            names |= {name for line in re.findall(r"^\w.*", text, re.M) for name in re.findall(r"\w+", line)}
    return names


def _has_text(kind: type, name: str) -> bool:
    member = inspect.getattr_static(kind, name)
    return isinstance(member, property) or inspect.isfunction(member)


PUBLIC = [
    (module, name)
    for module in (at, aot, dask, interop, testing)
    for name in module.__all__
    if not inspect.ismodule(getattr(module, name)) and name != "__version__"
]
"""The public names, but errors, whose programs are those that raise them."""


@pytest.mark.parametrize(("module", "name"), PUBLIC, ids=[name for _, name in PUBLIC])
def test_every_public_name_is_in_the_reference_with_an_example(module: ModuleType, name: str) -> None:
    """The docstring has one, or the first program of the name's page uses the name."""
    entries = [page for page in PAGES if re.search(rf"(::|,|^) +{module.__name__}\.{name}\b", page, re.M)]
    assert len(entries) == 1, "the pages of the reference that have an entry for it"
    text = inspect.getdoc(getattr(module, name)) or ""
    program = re.search(r"```python\n(.*?)```", entries[0], re.S)
    assert program is not None
    assert re.search(r"^Examples\n-+\n|::\n\n +", text, re.M) or re.search(rf"\b{name}\b", program[1])


@pytest.mark.parametrize("name", CLASSES)
def test_every_public_class_is_in_the_reference(name: str) -> None:
    assert name in OPTIONS


@pytest.mark.parametrize("name", [name for name in CLASSES if not issubclass(getattr(at, name), Enum)])
async def test_public_names_are_those_of_the_reference(rt: at.Runtime, modules: Path, name: str) -> None:
    kind: Any = getattr(at, name)
    (found, *_) = [each for each in await objects(rt, modules) if type(each) is kind]
    names, expected = set(dir(found)), documented(kind)
    public = {each for each in names if not each.startswith("_")}
    assert sorted(public - expected) == [], "these names need an underscore, or a place in the reference"
    assert sorted(expected - names) == [], "these names are in the reference, and the object lacks them"


@pytest.mark.parametrize("name", CLASSES)
def test_the_pages_show_the_text_of_properties_as_it_is(name: str) -> None:
    """The extension that reads docstrings takes the words before a colon in the first line for a type."""
    for each, value in inspect.getmembers_static(getattr(at, name)):
        if isinstance(value, property) and value.__doc__ and not each.startswith("_"):
            first = value.__doc__.strip().splitlines()[0]
            assert ":" not in re.sub(r"``.*?``|:\w+:`.*?`", "", first), each
