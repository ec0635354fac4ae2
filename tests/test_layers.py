"""The layers: who may import whom, read from the source."""

from __future__ import annotations

import ast
import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

import aiotaichi

PACKAGE = Path(aiotaichi.__file__).parent

# A layer imports itself and what stands before it; a backend, besides, only its own binding.
LAYERS = [
    "errors",
    "last_error",
    "system_errors",
    "types",
    "image_types",
    "interop",
    "python_process",
    "aot",
    "core",
    "compile",
    "hal",
    "backends",
    "runtime",
    "testing",
    "cli",
    "__main__",
]
BINDINGS: dict[str, set[str]] = {"cpu": set(), "vulkan": {"vulkan"}, "cuda": {"cuda"}}
ASYNC = {"anyio", "asyncio", "trio"}
ASYNC_LAYERS = {"runtime", "testing", "cli"}
BUILDING = {("aot", "build"), ("aot", "build_process")}  # they wait for the processes that compile
# Inside functions: taichi is imported where it builds, and nowhere else.
COMPILER = {
    "argument_notes",
    "builder",
    "compiler",
    "examples",
    "export",
    "fields",
    "kernel_source",
    "kernel_template",
    "placement",
    "producer",
    "taichi_values",
}  # in functions: taichi is imported where it builds
FOREIGN = {"llvmlite", "vulkan", "cuda", "trio", "pytest", "taichi"}


def imports(path: Path) -> set[tuple[str, ...]]:
    """Return every module that a file imports, as parts; those of the package absolute."""
    here = ("aiotaichi", *path.relative_to(PACKAGE).with_suffix("").parts)
    package = here[:-1]
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
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


FILES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_file_imports_only_what_its_layer_may(path: Path) -> None:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    layer = parts[0]
    for imported in imports(path):
        if imported[0] == "aiotaichi":
            other = layer_of(imported)
            assert other in LAYERS, f"{imported} is in no layer"
            assert LAYERS.index(other) <= LAYERS.index(layer), f"{layer} imports {'.'.join(imported)}"
            if layer == "backends" and other == "backends" and len(parts) > 2:
                assert imported[2] == parts[1], "a backend imports another"
            if layer == "runtime":
                assert other != "backends", "the async layer knows no backend"
        elif imported[0] in ASYNC:
            assert layer in ASYNC_LAYERS or parts in BUILDING, f"{layer} knows event loops"
        elif imported[0] in FOREIGN:
            allowed = BINDINGS.get(parts[1], set()) if layer == "backends" and len(parts) > 2 else set()
            if parts in (("compile", "helper"), ("compile", "linker")):
                allowed = {"llvmlite"}
            if layer == "aot" and parts[1] in COMPILER:
                allowed = {"taichi"}
            if parts in (("testing", "conformance"), ("testing", "image_conformance")):
                allowed = {"pytest"}
            if parts == ("runtime", "ports"):
                allowed = {"trio"}  # inside functions: see the test below
            assert imported[0] in allowed, f"{path} imports {imported[0]}"


def test_importing_the_package_imports_no_backend() -> None:
    program = (
        "import sys, aiotaichi\n"
        "loaded = {'llvmlite', 'vulkan', 'cuda', 'trio', 'pytest', 'taichi'} & set(sys.modules)\n"
        "assert not loaded, loaded\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_files_stay_short() -> None:
    long = {path.name: len(path.read_text().splitlines()) for path in FILES}
    assert {name: lines for name, lines in long.items() if lines > 450} == {}


@pytest.mark.parametrize("backend", ["cpu", "vulkan", "cuda"])
def test_the_native_code_is_made_from_its_source(backend: str) -> None:
    folder = PACKAGE / "backends" / backend / "native"
    include = PACKAGE / "compile" / "include"
    sources = sorted([*folder.glob("*.[ch]"), *include.glob("*.h")], key=lambda path: path.name)
    stamp = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    for path in folder.glob("*.ll"):
        assert stamp in path.read_text().splitlines()[0], f"{path.name} is stale: run `nox -s native`"
    assert len(list(folder.glob("native-*.ll"))) == 2
