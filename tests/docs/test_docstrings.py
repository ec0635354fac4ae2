"""The examples in the docstrings of public names run, and print what stands below them.

They are lines of a program that has a runtime, a queue, a kernel and arrays: :func:`names` makes these. The examples
of the contract of backends are lines of a program that has a device, its queue and its memory: :func:`backend_names`.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import ctypes
import doctest
import inspect
import io
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import hal
from aiotaichi.testing import FakeDriver

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent
PAGES = [page.read_text() for page in sorted((ROOT / "docs" / "reference").glob("*.md"))]

NAMES = frozenset(
    {"anyio", "at", "ctypes", "image", "module", "np", "queue", "rt", "saxpy", "scale", "x", "y", *vars(builtins)}
)
"""What examples may name without an import. An example that names more is a sketch: its reader has the rest."""

ELSEWHERE = {
    "AotModule.compute_graph": "the modules of the examples have no graph",
    "Batcher": "the first program of its page is one that runs",
    "BoundGraph": "as AotModule.compute_graph",
    "ComputeGraph": "as AotModule.compute_graph",
    "Devices": "needs several GPUs",
    "Devices.create_aot_module": "as Devices",
    "Event.hold_stream": "needs CUDA",
    "EventGroup": "as Devices",
    "Histogram.quantile": "a figure of a busy runtime",
    "Queue.launch_graph": "as AotModule.compute_graph",
    "Runtime.export_runtime": "needs Vulkan: the first program of reference/interop.md is one that runs",
    "Runtime.recreate": "needs the loss of a device: tests/runtime/test_recovery_loop.py runs such a loop",
    "Runtime.statistics": "a figure of a busy runtime",
    "Runtime.wait_lost": "as Runtime.recreate",
    "Trace.save": "test_tracing_page.py saves traces",
    "get_available_archs": "a machine may have a GPU",
    "get_devices": "needs CUDA",
    "stream": "test_stream_examples.py runs such streams",
}
"""The names whose examples a test of this file cannot run, with the reason."""


def members(kind: type) -> Iterator[tuple[str, Any]]:
    """Yield the public methods of a class, with their names."""
    for name, member in vars(kind).items():
        function = member.__func__ if isinstance(member, (classmethod, staticmethod)) else member
        if inspect.isfunction(function) and not name.startswith("_") and inspect.getdoc(function):
            yield name, function


def examples_of(item: Any) -> list[doctest.Example]:
    return doctest.DocTestParser().get_examples(inspect.getdoc(item) or "")


PUBLIC = {name: getattr(at, name) for name in at.__all__ if name != "__version__"}
CLASSES = {name: item for name, item in PUBLIC.items() if inspect.isclass(item)}
DOCUMENTED = PUBLIC | {
    f"{name}.{member}": function for name, kind in CLASSES.items() for member, function in members(kind)
}
EXAMPLES = {name: found for name, item in DOCUMENTED.items() if (found := examples_of(item))}


def needs(name: str) -> set[str]:
    """Return the names that an example uses and does not make."""
    nodes = [node for example in EXAMPLES[name] for node in ast.walk(ast.parse(example.source))]
    made = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    made |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    made |= {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    return {node.id for node in nodes if isinstance(node, ast.Name)} - made


RUN = sorted(name for name in EXAMPLES.keys() - ELSEWHERE.keys() if needs(name) <= NAMES)


def contract() -> Iterator[tuple[str, Any]]:
    """Yield the classes and functions that backends use, with their names: those of the page and of the package."""
    page = (ROOT / "docs" / "reference" / "backends.md").read_text()
    for module in (hal, *map(import_module, re.findall(r"^\.\. automodule:: (\S+)", page, re.MULTILINE))):
        for name in module.__all__:
            item = getattr(module, name)
            if (inspect.isclass(item) or inspect.isfunction(item)) and item not in PUBLIC.values():
                yield f"{item.__module__.removeprefix('aiotaichi.')}.{name}", item


CONTRACT = dict(contract())
OF_BACKENDS = {
    name: found
    for key, kind in CONTRACT.items()
    for name, item in ((key, kind), *((f"{key}.{member}", function) for member, function in members(kind)))
    if (found := examples_of(item))
}
"""The examples of the contract of backends, by name."""


@pytest.mark.parametrize("name", CLASSES)
def test_an_example_shows_each_method(name: str) -> None:
    """It is that of the method, that of its class, or the first program of the page."""
    (page,) = [page for page in PAGES if re.search(rf"^\.\. autoclass:: aiotaichi\.{name}\b", page, re.MULTILINE)]
    program = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    options = re.search(rf"^\.\. autoclass:: aiotaichi\.{name}\b.*\n   :members:(.*)", page, re.MULTILINE)
    assert program is not None
    shared = program[1] + "".join(example.source for example in examples_of(CLASSES[name]))
    for method, function in members(CLASSES[name]):
        if options is not None and method in re.findall(r"\w+", options[1]):
            same = (
                f"Event.{method}" if name == "EventGroup" else f"Queue.{method}" if name == "RecordedSequence" else ""
            )
            code = shared + "".join(example.source for example in (*examples_of(function), *EXAMPLES.get(same, ())))
            assert f"{method}(" in code, f"{name}.{method}"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@contextlib.asynccontextmanager
async def names(draws: bool) -> AsyncIterator[dict[str, Any]]:
    """Make the objects that examples name. The processor has no images: the fake device has."""
    kernels: dict[str, Callable[..., Any]] = {"saxpy": lambda a, x, y: None, "scale": lambda a, x: None}
    async with at.Runtime(FakeDriver(kernels) if draws else "cpu") as rt:
        module = await rt.load_aot_module(ROOT / "examples" / "modules" / "demo.tcm")
        scale = (await rt.load_aot_module(ROOT / "examples" / "modules" / "streams.tcm"))["scale"]
        yield {
            "anyio": anyio,
            "at": at,
            "ctypes": ctypes,
            "np": np,
            "image": rt.image((1920, 1080), "rgba8") if draws else None,
            "module": module,
            "queue": rt.queue,
            "rt": rt,
            "saxpy": module["saxpy"],
            "scale": scale,
            "x": rt.ndarray(4, at.f32),
            "y": rt.ndarray(4, at.f32),
        }


@pytest.mark.slow
@pytest.mark.parametrize("name", RUN)
async def test_an_example_prints_what_stands_below_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A value that nothing stands below is not compared."""
    for file in ("blur-2.tcm", "kernels.tcm", "saxpy.tcm"):
        (tmp_path / file).symlink_to(ROOT / "examples" / "modules" / "demo.tcm")
    monkeypatch.chdir(tmp_path)
    examples = EXAMPLES[name]
    async with names("image" in "".join(example.source for example in examples)) as known:
        await run_examples(name, examples, known)


def backend_names() -> dict[str, Any]:
    """Make the objects that examples of the contract of backends name."""
    device = FakeDriver().open(hal.DeviceRequest())
    return {
        "anyio": anyio,
        "at": at,
        "np": np,
        "device": device,
        "queue": device.create_queue(hal.QueueRequest(None, at.WaitPolicy.BALANCED)),
        "memory": device.allocate(hal.MemoryRequest(16)),
    }


@pytest.mark.parametrize("name", OF_BACKENDS)
async def test_an_example_for_backends_prints_what_stands_below_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "saxpy.tcm").symlink_to(ROOT / "examples" / "modules" / "demo.tcm")
    monkeypatch.chdir(tmp_path)
    await run_examples(name, OF_BACKENDS[name], backend_names())


async def run_examples(name: str, examples: Sequence[doctest.Example], known: dict[str, Any]) -> None:
    for example in examples:
        printed = io.StringIO()
        code = compile(example.source, name, "single", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        with contextlib.redirect_stdout(printed):
            coroutine = eval(code, known)
            if code.co_flags & inspect.CO_COROUTINE:
                await coroutine
        if example.want:
            assert printed.getvalue() == example.want


@pytest.mark.parametrize("name", hal.__all__)
def test_an_example_shows_what_a_backend_calls(name: str) -> None:
    """It calls functions, and makes objects of classes with an ``__init__``: it derives its own from the others."""
    item = getattr(hal, name)
    is_made = inspect.isclass(item) and "__init__" in vars(item) and not getattr(item, "_is_protocol", False)
    if inspect.isfunction(item) or is_made:
        assert examples_of(item), name
