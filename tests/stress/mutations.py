"""Load modules with one damaged file, in an undamaged zip: each loads, or raises one of aiotaichi's errors.

Nothing is launched: a damaged kernel may do anything. Child processes load the modules, so that a crash
is a finding with a number, and the sweep goes on.
"""

from __future__ import annotations

import json
import os
import random
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread

import aiotaichi as at
from aiotaichi.errors import CorruptedDataError, IncompatibleModuleError, NotSupportedError, OutOfMemoryError
from aiotaichi.formats import Archive, read_module
from aiotaichi.formats.supplement import SUPPLEMENT, ArgumentNote, Supplement
from aiotaichi.testing import Heartbeat, heartbeat

from .watch import Report, complaints
from .zips import zipped

__all__ = ["mutate", "run"]

_MODULES = Path(__file__).parent.parent / "modules"
_FIXTURES = (
    *(("cpu", f"x64/{name}") for name in ("arrays", "basics", "fields", "graphs", "sparse", "tensors", "argpacks")),
    *(("vulkan", f"vulkan/{name}") for name in ("arrays", "basics", "fields", "graphs", "particles", "textures")),
)
_REFUSALS = (CorruptedDataError, IncompatibleModuleError, NotSupportedError, OutOfMemoryError)
_LOAD_SECONDS = 30.0
_BEAT = 0.005
_PROCESS_LOADS = 250
"""The number of loads of a child process. Then another starts, so that each child's end is tested, too."""


# -- one case -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A damaged module, and the numbers that identify it."""

    arch: str
    kind: str
    title: str
    data: bytes

    @classmethod
    def make(cls, seed: int, number: int) -> Case:
        """Make the module. The same numbers give the same module."""
        chance = random.Random(f"{seed}/{number}")
        arch, fixture = chance.choice(_FIXTURES)
        members = dict(_members(fixture))
        kinds = sorted({Path(name).suffix or name for name in members} - {"__content__"})
        # By kind: shaders and kernels are many, descriptions are few. A version is five bytes.
        kind = chance.choices(kinds, [1 if kind == "__version__" else 12 for kind in kinds])[0]
        member = chance.choice(sorted(name for name in members if (Path(name).suffix or name) == kind))
        words: list[str] = []
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            word, members[member] = mutate(chance, member, members[member])
            words.append(word)
        return cls(arch, kind, f"{number}: {fixture}/{member}: {', '.join(words)}", zipped(members))


@cache
def _members(fixture: str) -> Mapping[str, bytes]:
    archive = Archive.open(_MODULES / fixture)
    members = dict(archive)
    if SUPPLEMENT not in members and fixture in ("x64/basics", "vulkan/basics"):
        kernels = read_module(archive).kernels.values()
        notes = {each.name: tuple(ArgumentNote(one.name, None) for one in each.parameters) for each in kernels}
        members[SUPPLEMENT] = Supplement(notes).to_bytes()
    return members


# -- damage ---------------------------------------------------------------------------------------------


def mutate(chance: random.Random, member: str, data: bytes) -> tuple[str, bytes]:
    """Damage a file's content at random. Return a word for the damage, and the result."""
    ways: list[Callable[[random.Random, bytes], bytes]] = [_flip, _overwrite, _delete, _duplicate, _swap, _cut]
    if member.endswith(".json"):
        ways += [_change_json] * 8
    elif member.endswith(".ll"):
        ways += [_change_number, _swap_lines, _drop_line, _repeat_line, _change_word] * 3
    elif member.endswith(".spv"):
        ways += [_change_operand, _drop_instruction, _repeat_instruction, _swap_instructions] * 4
    elif member.endswith(".tcb"):
        ways += [_change_length] * 4
    way = chance.choice(ways)
    return way.__name__.strip("_").replace("_", " "), way(chance, data) if data else b"\0"


def _range(chance: random.Random, count: int) -> tuple[int, int]:
    begin = chance.randrange(count)
    return begin, min(count, begin + chance.choice((1, 2, 4, 8, 64, 1024)))


def _flip(chance: random.Random, data: bytes) -> bytes:
    damaged = bytearray(data)
    for _ in range(chance.choice((1, 1, 4, 32))):
        damaged[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(damaged)


def _overwrite(chance: random.Random, data: bytes) -> bytes:
    begin, end = _range(chance, len(data))
    return data[:begin] + chance.randbytes(end - begin) + data[end:]


def _delete(chance: random.Random, data: bytes) -> bytes:
    begin, end = _range(chance, len(data))
    return data[:begin] + data[end:]


def _duplicate(chance: random.Random, data: bytes) -> bytes:
    begin, end = _range(chance, len(data))
    return data[:end] + data[begin:end] * chance.choice((1, 1, 100)) + data[end:]


def _swap(chance: random.Random, data: bytes) -> bytes:
    first, second, third = sorted(chance.randrange(len(data) + 1) for _ in range(3))
    return data[:first] + data[second:third] + data[first:second] + data[third:]


def _cut(chance: random.Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data))]


_NUMBERS = (0, 1, -1, 2, 7, 2**15, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**64 - 1, -(2**31))


def _change_length(chance: random.Random, data: bytes) -> bytes:
    begin = chance.randrange(len(data))
    size, form = chance.choice(((1, "<B"), (4, "<I"), (8, "<Q")))
    return data[:begin] + struct.pack(form, chance.choice(_NUMBERS) % 2 ** (8 * size)) + data[begin + size :]


def _change_json(chance: random.Random, data: bytes) -> bytes:
    try:
        document = json.loads(data)
    except ValueError:  # damaged before
        return _flip(chance, data)
    places: list[tuple[Any, Any]] = []
    waiting = [document]
    while waiting:
        value = waiting.pop()
        items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for key, child in items:
            places.append((value, key))
            waiting.append(child)
    if not places:
        return json.dumps(chance.choice(_NUMBERS)).encode()
    parent, key = chance.choice(places)
    other, other_key = chance.choice(places)
    match chance.randrange(5):
        case 0:
            del parent[key]
        case 1:
            parent[key] = json.loads(json.dumps(other[other_key]))
        case 2:
            parent[key] = chance.choice((None, True, 1.5, 1e308, "", "x" * 1000, [], {}, [[]] * 50))
        case _:
            parent[key] = chance.choice(_NUMBERS)
    return json.dumps(document).encode()


def _change_number(chance: random.Random, data: bytes) -> bytes:
    return _replace_one(chance, data, rb"\b\d+\b", lambda _: str(chance.choice(_NUMBERS)).encode())


def _change_word(chance: random.Random, data: bytes) -> bytes:
    words = re.findall(rb"[@%]?[a-z_][\w.]*", data)
    return _replace_one(chance, data, rb"[@%]?[a-z_][\w.]*", lambda _: chance.choice(words))


def _replace_one(chance: random.Random, data: bytes, pattern: bytes, replacement: Callable[[bytes], bytes]) -> bytes:
    places = list(re.finditer(pattern, data))
    if not places:
        return _flip(chance, data)
    place = chance.choice(places)
    return data[: place.start()] + replacement(place[0]) + data[place.end() :]


def _change_parts(chance: random.Random, parts: list[bytes], way: str) -> list[bytes]:
    first, second = chance.randrange(len(parts)), chance.randrange(len(parts))
    if way == "swap":
        parts[first], parts[second] = parts[second], parts[first]
    elif way == "drop":
        del parts[first]
    else:
        parts.insert(second, parts[first])
    return parts


def _swap_lines(chance: random.Random, data: bytes) -> bytes:
    return b"\n".join(_change_parts(chance, data.split(b"\n"), "swap"))


def _drop_line(chance: random.Random, data: bytes) -> bytes:
    return b"\n".join(_change_parts(chance, data.split(b"\n"), "drop"))


def _repeat_line(chance: random.Random, data: bytes) -> bytes:
    return b"\n".join(_change_parts(chance, data.split(b"\n"), "repeat"))


def _instructions(data: bytes) -> list[bytes]:
    """Cut a shader after its header into instructions, up to the first invalid length."""
    found: list[bytes] = []
    begin = 20
    while begin < len(data):
        end = begin + 4 * max(1, int.from_bytes(data[begin + 2 : begin + 4], "little"))
        found.append(data[begin:end])
        begin = end
    return found or [b""]


def _change_operand(chance: random.Random, data: bytes) -> bytes:
    """Replace a word by one of its neighbours in the numbering, by another of the shader's, or by a number."""
    begin = 4 * chance.randrange(max(1, len(data) // 4))
    before = int.from_bytes(data[begin : begin + 4], "little")
    elsewhere = 4 * chance.randrange(max(1, len(data) // 4))
    other = int.from_bytes(data[elsewhere : elsewhere + 4], "little")
    word = chance.choice((before + 1, before - 1, other, other, chance.choice(_NUMBERS)))
    return data[:begin] + struct.pack("<I", word % 2**32) + data[begin + 4 :]


def _swap_instructions(chance: random.Random, data: bytes) -> bytes:
    return data[:20] + b"".join(_change_parts(chance, _instructions(data), "swap"))


def _drop_instruction(chance: random.Random, data: bytes) -> bytes:
    return data[:20] + b"".join(_change_parts(chance, _instructions(data), "drop"))


def _repeat_instruction(chance: random.Random, data: bytes) -> bytes:
    return data[:20] + b"".join(_change_parts(chance, _instructions(data), "repeat"))


# -- the child process ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """The result of a load: its ``kind``, the finding if it is ``wrong``, the loop's worst delay and the time."""

    kind: str
    wrong: str
    late: float = 0.0
    seconds: float = 0.0


async def _load(rt: at.Runtime, data: bytes) -> tuple[str, str]:
    """Return the outcome's kind and, for a finding, the traceback."""
    try:
        with anyio.fail_after(_LOAD_SECONDS):
            module = await rt.create_aot_module(data)
        try:
            for kernel in module.kernels.values():
                str(kernel.signature)
            for graph in module.compute_graphs.values():
                str(graph.signature)
            str(module.fields)
        finally:
            module.close()
    except _REFUSALS as error:
        return type(error).__name__, ""
    except TimeoutError:
        return "finding", f"no end of the load after {_LOAD_SECONDS} s"
    except Exception as error:  # noqa: BLE001  # what the sweep looks for
        return "finding", "".join(traceback.format_exception(error, limit=-6))
    return "loads", ""


async def _measure(rt: at.Runtime, data: bytes, beats: Heartbeat, found: list[str]) -> Outcome:
    await anyio.sleep(_BEAT)  # earlier delays do not count
    began = time.perf_counter()
    kind, wrong = await _load(rt, data)
    seconds = time.perf_counter() - began
    await anyio.sleep(_BEAT)
    if found:
        kind, wrong = "finding", "\n".join([wrong, *found])
        found.clear()
    return Outcome(kind, wrong, beats.percentile(100, began), seconds)


async def _serve(seed: int) -> None:
    """Load the cases whose numbers standard input has, and print the outcomes."""
    found: list[str] = []
    with complaints(found.append):
        async with at.Runtime("cpu") as cpu, at.Runtime("vulkan") as vulkan, heartbeat(_BEAT) as beats:
            runtimes = {"cpu": cpu, "vulkan": vulkan}
            while line := await anyio.to_thread.run_sync(sys.stdin.readline):
                case = Case.make(seed, int(line))
                outcome = await _measure(runtimes[case.arch], case.data, beats, found)
                print(json.dumps(asdict(outcome)), flush=True)


# -- the parent's side ----------------------------------------------------------------------------------


class _Child:
    """A process that loads."""

    def __init__(self, seed: int, folder: Path) -> None:
        self._messages = (folder / "messages").open("w+b")
        self._process = subprocess.Popen(
            [sys.executable, "-X", "faulthandler", "-m", "tests.stress.mutations", str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._messages,
            env={**os.environ, "AIOTAICHI_CACHE_DIR": str(folder / "cache")},
        )
        self.loads = 0

    def load(self, number: int) -> Outcome | None:
        """Return the outcome of a case; None if the process died."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.loads += 1
        self._process.stdin.write(f"{number}\n".encode())
        self._process.stdin.flush()
        if not select.select([self._process.stdout], [], [], 2 * _LOAD_SECONDS)[0]:
            self._process.send_signal(signal.SIGABRT)  # faulthandler prints the stacks
        line = self._process.stdout.readline()
        return Outcome(**json.loads(line)) if line else None

    def close(self) -> str:
        """End the process. Return a complaint if it ends badly."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            status = self._process.wait(_LOAD_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.send_signal(signal.SIGABRT)
            status = self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        with self._messages as file:
            file.seek(0)
            messages = file.read().decode(errors="replace")
        return f"exit status {status}\n{messages[-4000:]}" if status or messages else ""


def run(report: Report, seconds: float, count: int) -> None:
    """Load damaged modules, at most ``count`` of them and for about ``seconds``."""
    deadline = time.monotonic() + seconds
    slowest = latest = (0.0, "")
    child: _Child | None = None
    with tempfile.TemporaryDirectory() as name:
        for number in range(count):
            if time.monotonic() > deadline:
                break
            child = child or _Child(report.seed, Path(name))
            outcome = child.load(number)
            if outcome is None or child.loads == _PROCESS_LOADS:
                wrong = child.close()
                child = None
                if outcome is None:
                    outcome = Outcome("finding", f"the process died: {wrong}")
                elif wrong:
                    report.find(f"--seed {report.seed}: a process up to number {number} did not end well: {wrong}")
            case = Case.make(report.seed, number)
            report.outcomes[f"{case.kind}: {outcome.kind}"] += 1
            slowest, latest = max(slowest, (outcome.seconds, case.title)), max(latest, (outcome.late, case.title))
            if outcome.wrong:
                report.find(f"--seed {report.seed}, number {case.title}\n{outcome.wrong}")
        if child is not None and (wrong := child.close()):
            report.find(f"--seed {report.seed}: the last process did not end well: {wrong}")
    report.notes.append(f"the loop was late by at most {latest[0] * 1000:.0f} ms: {latest[1]}")
    report.notes.append(f"the slowest load took {slowest[0]:.2f} s: {slowest[1]}")


if __name__ == "__main__":
    anyio.run(_serve, int(sys.argv[1]))
