"""Native code: the shipped IR is made from the C code, and Python and the compiled code agree."""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from struct import Struct
from types import ModuleType
from typing import Any

import pytest

import aiotaichi
from aiotaichi.compile import linker
from aiotaichi.core import native_protocol
from aiotaichi.queue.native import Notes

PACKAGE = Path(aiotaichi.__file__).parent
TOOL = PACKAGE.parent / "tools" / "protocol.py"
INCLUDE = PACKAGE / "compile" / "include"
NOTES = PACKAGE / "queue" / "native"
BACKENDS = ["cpu", "vulkan", "cuda"]
MACHINES = ["x86_64", "aarch64"]

# LLVM's name for the result or parameter of each type of ctypes.
KINDS = {
    None: "void",
    ctypes.c_void_p: "ptr",
    ctypes.py_object: "ptr",
    ctypes.c_int32: "i32",
    ctypes.c_uint32: "i32",
    ctypes.c_int64: "i64",
    ctypes.c_uint64: "i64",
}
SIZES = {"ptr": 8, "double": 8, "i64": 8, "i32": 4, "i16": 2, "i8": 1}


def stamp(*paths: Path) -> str:
    contents = [path.read_bytes() for path in sorted(paths, key=lambda path: path.name)]
    return hashlib.sha256(b"".join(contents)).hexdigest()


def folder_of(backend: str) -> Path:
    return PACKAGE / "backends" / backend / "native"


def sources_of(backend: str) -> list[Path]:
    return [*folder_of(backend).glob("*.[ch]"), *INCLUDE.glob("*.h")]


def protocol_of(backend: str) -> ModuleType:
    return importlib.import_module(f"aiotaichi.backends.{backend}.native.protocol")


def native_code(backend: str, machine: str = "x86_64") -> str:
    return ir_of(folder_of(backend), machine)


def ir_of(folder: Path, machine: str) -> str:
    return (folder / f"native-{machine}.ll").read_text()


class Recorder:
    """Stands in for NativeCode, and keeps the signatures."""

    def __init__(self) -> None:
        self.quick_ones: dict[str, tuple[Any, ...]] = {}
        self.blocking_ones: dict[str, tuple[Any, ...]] = {}

    def quick(self, name: str, *signature: Any) -> None:
        self.quick_ones[name] = signature

    def blocking(self, name: str, *signature: Any) -> None:
        self.blocking_ones[name] = signature

    def address(self, name: str) -> int:
        return 0


def kernels_call(backend: str) -> set[str]:
    """Return the functions that a header marks as the host's."""
    header = re.sub(r"/\*.*?\*/", "", (folder_of(backend) / "protocol.h").read_text(), flags=re.DOTALL)
    statements = re.findall(r"^(?:QUICK )?HOST [^;]*;", header, re.MULTILINE)
    return {name for statement in statements for name in re.findall(r"(\w+)\(", statement)}


def recorded(backend: str) -> Recorder:
    recorder = Recorder()
    protocol_of(backend).Native(recorder)
    return recorder


def defined(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Return each exported function of a module, with its result and its parameters."""
    for line in text.splitlines():
        if found := re.match(r"define (?!internal)(.*?)@(\w+)\((.*)\) ", line):
            result, name, parameters = found.groups()
            kinds = [each.split()[0] for each in parameters.split(", ") if each]
            yield name, (result.split()[-1], *kinds)


def layout(text: str, kind: str) -> tuple[int, int]:
    """Return the size and alignment of a type of a module."""
    if array := re.fullmatch(r"\[(\d+) x (.*)\]", kind):
        size, alignment = layout(text, array[2])
        return int(array[1]) * size, alignment
    if not kind.startswith("%"):
        return SIZES[kind], SIZES[kind]
    members = re.search(rf"^{re.escape(kind)} = type {{ (.*) }}$", text, re.MULTILINE)
    assert members is not None
    end, most = 0, 1
    for member in re.findall(r"\[.*?\](?:\])?|[^,\s]+", members[1]):
        size, alignment = layout(text, member)
        end, most = -(-end // alignment) * alignment + size, max(most, alignment)
    return -(-end // most) * most, most


@pytest.mark.parametrize("folder", [*map(folder_of, BACKENDS), NOTES], ids=[*BACKENDS, "notes"])
def test_native_code_is_made_of_its_source(folder: Path) -> None:
    wanted = stamp(*folder.glob("*.[ch]"), *INCLUDE.glob("*.h"))
    found = list(folder.glob("*.ll"))
    assert len(found) == len(MACHINES) + (folder == folder_of("cuda"))
    for path in found:
        assert wanted in path.read_text().splitlines()[0], f"{path.name} is stale: run `nox -s native`"


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_protocol_is_made_of_its_header(backend: str) -> None:
    assert stamp(*sources_of(backend), TOOL) in (protocol_of(backend).__doc__ or "")


def test_the_shared_protocol_is_made_of_its_header() -> None:
    assert stamp(*INCLUDE.glob("*.h"), TOOL) in (native_protocol.__doc__ or "")


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("backend", BACKENDS)
def test_the_functions_are_those_of_the_compiled_code(backend: str, machine: str) -> None:
    functions = dict(defined(native_code(backend, machine)))
    recorder = recorded(backend)
    assert recorder.quick_ones.keys().isdisjoint(recorder.blocking_ones)
    called = recorder.quick_ones | recorder.blocking_ones
    assert called.keys() | kernels_call(backend) == functions.keys()
    for name, signature in called.items():
        assert functions[name] == tuple(KINDS[each] for each in signature), name


@pytest.mark.parametrize("machine", MACHINES)
def test_the_functions_of_notes_are_those_of_the_compiled_code(machine: str) -> None:
    recorder = Recorder()
    Notes(recorder)  # type: ignore[arg-type]
    assert not recorder.blocking_ones
    functions = dict(defined(ir_of(NOTES, machine)))
    assert functions == {name: tuple(KINDS[each] for each in kinds) for name, kinds in recorder.quick_ones.items()}


@pytest.mark.parametrize("machine", MACHINES)
def test_notes_call_only_what_the_linker_knows(machine: str) -> None:
    called = set(re.findall(r"^declare .*?@(\w+)\(", ir_of(NOTES, machine), re.MULTILINE))
    assert "PyFrame_GetLasti" in called
    assert called <= linker.native_imports().keys()


@pytest.mark.parametrize("backend", BACKENDS)
def test_functions_that_block_give_up_the_interpreter(backend: str) -> None:
    blocking = recorded(backend).blocking_ones
    assert {"queue_wait"} <= blocking.keys()
    if backend == "cuda":  # a thread that holds a lock of the driver may wait for the GIL
        assert {"queue_submit", "queue_completed", "queue_spin", "queue_close", "graph_create"} <= blocking.keys()


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_structures_have_the_sizes_of_the_compiled_code(backend: str) -> None:
    text = native_code(backend)
    structures = {name.lower(): each for name, each in vars(protocol_of(backend)).items() if isinstance(each, Struct)}
    compared = set()
    for name, structure in structures.items():
        if f"%struct.{name} = type" in text:
            assert layout(text, f"%struct.{name}")[0] == structure.size, name
            compared.add(name)
    assert {"launch", "wait", "fill"} <= compared
    if backend != "vulkan":
        assert layout(text, "%struct.failure")[0] == ctypes.sizeof(native_protocol.Failure)


@pytest.mark.parametrize("backend", BACKENDS)
def test_arguments_after_a_launch_are_aligned(backend: str) -> None:
    protocol = protocol_of(backend)
    assert protocol.LAUNCH.size % 16 == 0
    if backend != "vulkan":
        commands = [getattr(protocol, name[3:], None) for name in vars(protocol) if name.startswith("OP_")]
        assert all(each.size % 16 == 0 for each in commands if each is not None)
