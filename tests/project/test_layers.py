"""Each layer imports only the layers before it. The imports are read from the source."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import aiotaichi

PACKAGE = Path(aiotaichi.__file__).parent

# A layer may import itself and the layers before it. A backend may also import its own binding.
LAYERS = [
    "names_on_use",
    "interpreter_end",
    "forked_child",
    "last_error",
    "kept_errors",
    "errors",
    "counted",
    "system_errors",
    "log_level",
    "types",
    "image_types",
    "interop",
    "python_process",
    "formats",
    "core",
    "compile",
    "aot",
    "hal",
    "backends",
    "queue",
    "memory",
    "launch",
    "runtime",
    "devices",
    "streams",
    "observe",
    "dask",
    "testing",
    "demo",
    "cli",
    "__main__",
]
# What stands on top of the runtime imports public names from the package itself, and these modules.
ON_TOP: dict[str, set[tuple[str, ...]]] = {
    "devices": {
        ("core", "no_copies"),
        ("core", "values"),
        ("hal",),
        ("kept_errors",),
        ("memory", "requests"),
        ("queue", "event_group"),
        ("queue", "queues"),
        ("types",),
    },
    "streams": {
        ("counted",),
        ("core", "histogram"),
        ("core", "no_copies"),
        ("core", "values"),
        ("formats", "spec"),
        ("image_types",),
        ("kept_errors",),
        ("memory", "memory"),  # blocks lie in memory that the host and the device use
        ("memory", "requests"),
        ("queue", "loop_tracer"),  # a stage's queue passes calls on: a trace knows the line of the stage
        ("queue", "ports"),
        ("queue", "step_tracer"),
        ("runtime", "queue"),  # a whole batch is submitted at once, and a trace knows the launch of each request
        ("runtime", "runtime"),
        ("types",),
    },
    "observe": {
        ("counted",),
        ("core", "clock_map"),
        ("core", "explanation"),
        ("core", "install_hint"),
        ("core", "no_copies"),
        ("core", "stamps"),
        ("core", "trace_ring"),
        ("core", "values"),
        ("hal", "thread_spans"),
        ("hal",),
        ("python_process",),
        ("queue", "descriptions"),
        ("queue", "event"),
        ("queue", "loop_tracer"),
        ("queue", "operation_scope"),
        ("queue", "queue_tracer"),
        ("queue", "tracer"),
        ("queue", "worker"),
        ("runtime", "queue"),
        ("runtime", "runtime"),
        ("runtime", "statistics"),
    },
    "dask": {("core", "values"), ("devices",), ("hal",), ("kept_errors",), ("memory", "requests"), ("types",)},
    "testing": set(),  # checks backends, and so the parts that programs do not see
    "demo": {("hal",), ("testing",)},  # a program, as users write them
    "cli": set(),  # prints what the parts find
}
# Types that a file imports from a layer above its own, for type checkers only.
TYPES_ABOVE = {
    ("queue.event", "runtime.queue"): "the type of the public property Event.queue",
    ("queue.engine", "runtime.queue"): "an engine keeps the public queue for Event.queue and on_error",
    ("queue.open_device", "runtime.queue"): "the type of the user's on_error, which takes the public queue",
    (
        "queue.open_device",
        "runtime.runtime",
    ): "the open device keeps the runtime for the public properties of that type",
    ("queue.queues", "runtime.queue"): "the public type of the members of Queues",
    ("memory.image", "runtime.runtime"): "the type of the public property Image.runtime",
    ("memory.memory", "runtime.runtime"): "the type of the public property Memory.runtime",
    ("memory.pool", "runtime.runtime"): "the type of the public property Pool.runtime",
    ("launch.module", "runtime.runtime"): "the type of the public property AotModule.runtime",
}
BINDINGS: dict[str, set[str]] = {"cpu": set(), "vulkan": {"vulkan"}, "cuda": {"cuda"}}
ASYNC = {"anyio", "asyncio", "trio"}
ASYNC_LAYERS = {
    "aot",
    "queue",
    "memory",
    "launch",
    "runtime",
    "devices",
    "observe",
    "streams",
    "dask",
    "testing",
    "demo",
    "cli",
}
FOREIGN = {"llvmlite", "vulkan", "cuda", "trio", "pytest", "taichi", "prometheus_client", "opentelemetry"}


Module = tuple[str, ...]


def imports(path: Path) -> set[Module]:
    """Return the modules that a file imports, as parts of absolute names."""
    return imports_in(path, ast.parse(path.read_text()))


def type_imports(path: Path) -> set[Module]:
    """Return the modules that a file imports for its types only: ``if TYPE_CHECKING``."""
    blocks = [
        ast.Module(body=node.body, type_ignores=[])
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    ]
    return {parts for block in blocks for parts in imports_in(path, block)}


def imports_in(path: Path, tree: ast.AST) -> set[Module]:
    here = ("aiotaichi", *path.relative_to(PACKAGE).with_suffix("").parts)
    package = here[:-1]
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {tuple(alias.name.split(".")) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            parts = (*base, *(node.module.split(".") if node.module else ()))
            if len(parts) > 1 or not node.level:
                found.add(parts)
            else:
                found |= {(*parts, alias.name) for alias in node.names}
    return found


def layer_of(parts: tuple[str, ...]) -> str:
    return parts[1] if len(parts) > 1 else "__init__"


NO_FILES = {PACKAGE / "__init__.py", *(PACKAGE / "demo").glob("*kernels.py")}  # taichi reads the others
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path not in NO_FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_file_imports_only_what_its_layer_may(path: Path) -> None:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    layer = parts[0]
    for imported in imports(path):
        if imported[0] == "aiotaichi":
            other = layer_of(imported)
            if other in aiotaichi.__all__ and other not in LAYERS:
                assert layer in ON_TOP, f"{layer} imports {other} from the package"
                continue
            assert other in LAYERS, f"{imported} is in no layer"
            if (".".join(parts), ".".join(imported[1:])) in TYPES_ABOVE:
                continue
            assert LAYERS.index(other) <= LAYERS.index(layer), f"{layer} imports {'.'.join(imported)}"
            if layer == "backends" and other == "backends" and len(parts) > 2:
                assert imported[2] == parts[1], "a backend imports another"
            if layer in {"queue", "memory", "launch", "runtime"}:
                assert other != "backends", "the async layers know no backend"
        elif imported[0] in ASYNC:
            assert layer in ASYNC_LAYERS, f"{layer} knows event loops"
        elif imported[0] in FOREIGN:
            allowed = BINDINGS.get(parts[1], set()) if layer == "backends" and len(parts) > 2 else set()
            if parts[:2] in (("compile", "helper"), ("compile", "linker")):
                allowed = {"llvmlite"}
            if layer == "aot":
                allowed = {"taichi"}  # inside functions: imported only to build
            if parts[0] == "testing" and "conformance" in parts[-1]:
                allowed = {"pytest"}
            if parts == ("queue", "ports"):
                allowed = {"trio"}  # inside functions: see the test below
            if parts == ("observe", "prometheus"):
                allowed = {"prometheus_client"}
            if parts == ("observe", "opentelemetry"):
                allowed = {"opentelemetry"}  # its API: the program chooses the SDK
            assert imported[0] in allowed, f"{path} imports {imported[0]}"


HELPER = PACKAGE / "compile" / "helper"


@pytest.mark.parametrize("path", sorted(HELPER.rglob("*.py")), ids=lambda path: str(path.relative_to(HELPER)))
def test_the_helper_imports_llvmlite_and_the_standard_library(path: Path) -> None:
    """The helper is started as a package of its own, so that it starts fast."""
    for imported in imports(path):
        if imported[0] == "aiotaichi":
            assert imported[:3] == ("aiotaichi", "compile", "helper"), f"{path} imports {'.'.join(imported)}"
        else:
            assert imported[0] in {"llvmlite", *sys.stdlib_module_names}, f"{path} imports {imported[0]}"


def test_no_module_is_hidden_by_a_file_beside_the_helper() -> None:
    assert not {path.stem for path in HELPER.parent.glob("*.py")} - {"__init__"} & set(sys.stdlib_module_names)


@pytest.mark.parametrize("layer", ["devices", "streams", "observe", "dask"])
def test_what_stands_on_top_stands_on_the_public_surface(layer: str) -> None:
    for path in PACKAGE.glob(f"{layer}/*.py"):
        found = {parts[1:] for parts in imports(path) if parts[0] == "aiotaichi" and layer_of(parts) != layer}
        assert {names for names in found if names[0] not in aiotaichi.__all__} <= ON_TOP[layer], path


@pytest.mark.slow
def test_each_type_that_is_imported_from_above_has_a_reason() -> None:
    found = {
        (".".join(path.relative_to(PACKAGE).with_suffix("").parts), ".".join(parts[1:]))
        for path in FILES
        for parts in type_imports(path)
        if parts[0] == "aiotaichi"
        and LAYERS.index(layer_of(parts)) > LAYERS.index(path.relative_to(PACKAGE).parts[0])
    }
    assert found == set(TYPES_ABOVE)


# Imports in both directions, and why.
BOTH_WAYS = {
    "queue": {
        ("completion", "engine"): "an engine asks for completion, which looks after engines",
        ("completion", "operation_scope"): "a scope follows its program to the completion of a device opened again",
        ("engine", "failures"): "an engine has failures, which look at all engines",
        ("engine", "event"): "an engine resolves its events, and an event asks its engine to submit",
        ("engine", "open_device"): "an engine uses the device, which knows its open engines",
        ("engine", "queue_tracer"): "an engine tells its tracer of operations, which knows the engine's backend",
        ("loop_tracer", "tracer"): "a tracer makes those of loops, which record into its ring",
        ("queue_tracer", "tracer"): "a tracer makes those of queues, which record into its ring",
        ("engine", "revoke_scope"): "an engine tells a scope of its operations, which the scope takes back",
    },
    "memory": {},
    "launch": {
        ("compute_graph", "module"): "the type of the public attribute ComputeGraph.module",
        ("kernel", "module"): "the type of the public attribute Kernel.module",
    },
    "runtime": {
        ("opening", "queue"): "an opening makes queues, which close themselves through it",
        ("queue", "runtime"): "the type of the public property Queue.runtime",
    },
}


def neighbours(path: Path) -> set[str]:
    """Return the files of the same folder that a file imports."""
    folder = ("aiotaichi", *path.relative_to(PACKAGE).parent.parts)
    here = {other.stem for other in path.parent.glob("*.py")} - {"__init__"}
    size = len(folder)
    return {parts[size] for parts in imports(path) if parts[:size] == folder and len(parts) > size} & here


def cycles(folder: Path) -> set[tuple[str, str]]:
    """Return the pairs of files of a folder that reach each other by imports."""
    graph = {path.stem: neighbours(path) for path in folder.glob("*.py") if path.stem != "__init__"}
    reached = {name: set(found) for name, found in graph.items()}
    for _ in graph:
        for found in reached.values():
            found.update(*(reached[name] for name in tuple(found)))
    return {
        (first, second)
        for first in graph
        for second in graph
        if first < second and first in reached[second] and second in reached[first]
    }


@pytest.mark.parametrize(
    "folder", ["hal", "core", "formats", "backends/cpu", "backends/vulkan", "backends/cuda", "devices", "streams"]
)
def test_no_import_goes_both_ways(folder: str) -> None:
    assert not cycles(PACKAGE / folder)


@pytest.mark.parametrize("folder", ["queue", "memory", "launch", "runtime"])
def test_an_import_that_goes_both_ways_has_a_reason(folder: str) -> None:
    files = PACKAGE / folder
    graph = {path.stem: neighbours(path) for path in files.glob("*.py")}
    pairs = {(a, b) for a, found in graph.items() for b in found if a < b and a in graph[b]}
    assert pairs == set(BOTH_WAYS[files.name])


# Private names of Python and of taichi that files read, because no public name does the same.
PRIVATE_NAMES = {
    "__pyinstaller/rthooks/pyi_rth_aiotaichi.py": {"_MEIPASS"},
    "aot/arguments.py": {"_primal", "_set_grad"},
    "aot/builder.py": {"_exit", "_primal"},
    "aot/captures.py": {"_primal"},
    "aot/compiler.py": {"_finalize_root_fb_for_aot", "_finalized_roots", "_root_fb"},
    "aot/division_places.py": {"_binary_operation"},
    "aot/export.py": {"_aot_kernels"},
    "aot/fields.py": {"_finalized_roots"},
    "aot/functions.py": {"_is_real_function", "_lru_cache_wrapper", "_primal"},
    "aot/kernel_source.py": {"_BoundedDifferentiableMethod", "_adjoint", "_is_staticmethod", "_kernel_owner"},
    "aot/plain_values.py": {"_fields"},
    "aot/recorded_reads.py": {"_Environ"},
    "cli/event_loop.py": {"_exit"},
    "last_error.py": {"_getframe"},
    "queue/ports.py": {"_current_tasks", "_get_running_loop"},
    "testing/loop_watch.py": {"_current_frames"},
    "types.py": {"_value_"},
}


def private_names(path: Path) -> set[str]:
    """Return the private attributes that a file reads and does not define."""
    defined: set[Any] = set()
    read = set()
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                defined.add(name)
            case ast.Assign(targets=[ast.Name(id="__slots__")]):
                defined |= {each.value for each in ast.walk(node.value) if isinstance(each, ast.Constant)}
            case ast.Name(id=name, ctx=ast.Store()):
                defined.add(name)
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                defined.add(name)
            case ast.Attribute(attr=name) if name.startswith("_") and not name.startswith("__"):
                read.add(name)
    return read - defined


@pytest.mark.slow
def test_no_file_reads_a_private_attribute_of_another_file() -> None:
    found = {path.relative_to(PACKAGE).as_posix(): private_names(path) for path in FILES}
    assert {name: names for name, names in found.items() if names} == PRIVATE_NAMES


IMPORTED_ON_USE = {
    "aiotaichi.aot",  # builds
    "aiotaichi.backends",
    "aiotaichi.cli",
    "aiotaichi.compile",
    "aiotaichi.dask",
    "aiotaichi.devices",  # shards
    "aiotaichi.formats",  # inspects
    "aiotaichi.launch",
    "aiotaichi.memory",
    "aiotaichi.observe",
    "aiotaichi.queue.engine",
    "aiotaichi.streams",
    "aiotaichi.testing",
    "argparse",
    "asyncio",
    "cuda",
    "importlib.metadata",
    "json",
    "llvmlite",
    "opentelemetry",
    "prometheus_client",
    "pytest",
    "subprocess",
    "taichi",
    "tempfile",
    "trio",
    "vulkan",
    "zipfile",
}


def test_importing_the_package_imports_little() -> None:
    program = (
        "import sys, anyio, numpy\n"
        "before = set(sys.modules)\n"
        "import aiotaichi\n"
        f"found = {IMPORTED_ON_USE!r} & (set(sys.modules) - before)\n"
        "assert not found, found\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


NAMES_ON_USE = """
import aiotaichi

assert set(aiotaichi.__all__) <= set(dir(aiotaichi))
namespace = {}
exec("from aiotaichi import *", namespace)
assert set(aiotaichi.__all__) <= set(namespace)
assert namespace["Event"] is aiotaichi.Event is aiotaichi.queue.event.Event
assert not hasattr(aiotaichi, "Evnt")
try:
    aiotaichi.Evnt
except AttributeError as error:
    assert str(error) == "module 'aiotaichi' has no attribute 'Evnt'", error
"""


@pytest.mark.slow
def test_a_name_that_is_imported_on_use_is_like_any_other() -> None:
    subprocess.run([sys.executable, "-c", NAMES_ON_USE], check=True)


IMPORTS_IN_THE_LOOP = """
import asyncio, sys, threading
import aiotaichi as at

found = []

class Finder:
    def find_spec(self, name, path=None, target=None):
        if threading.current_thread() is threading.main_thread() and name.startswith("aiotaichi"):
            found.append(name)

async def main():
    sys.meta_path.insert(0, Finder())
    async with at.Runtime("cpu") as rt:
        module = await rt.load_aot_module(sys.argv[1])
        x = rt.ndarray(4, at.i32)
        await rt.queue.launch(module.kernel("add_one"), x)
        assert (await rt.queue.read(x)).tolist() == [1, 1, 1, 1]

asyncio.run(main())
assert not found, found
"""


@pytest.mark.slow
def test_no_event_loop_waits_for_an_import_of_the_package(cpu_modules: Path) -> None:
    subprocess.run([sys.executable, "-c", IMPORTS_IN_THE_LOOP, str(cpu_modules / "basics")], check=True)
