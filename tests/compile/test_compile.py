"""The compile helper and its cache: bad IR raises an error, and never ends this process."""

from __future__ import annotations

import ctypes
import logging
import os
import shutil
import signal
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.compile import Cache, CompileService, linker
from aiotaichi.compile.helper.steps import compile_object
from aiotaichi.compile.object_file import check_object
from support.helper_processes import GOOD, helpers, is_alive, request, wait_until


@pytest.fixture
def service(tmp_path: Path) -> Iterator[CompileService]:
    with closing(CompileService(Cache(tmp_path), linker.llvm_version())) as made:
        yield made


BAD = {
    "not IR": "this is no IR",
    "empty": "",
    "binary": bytes(range(256)),
    "cut": GOOD[:30],
    "wrong type": GOOD.replace("i32 1", "i32 1.5"),
    "missing export": GOOD.replace("@f", "@g"),
    "only declared": "declare void @f(ptr)",
    "undefined function": "declare void @evil()\ndefine void @f(ptr %x) {\n  call void @evil()\n  ret void\n}\n",
    "undefined global": "@g = external global i32\ndefine ptr @f(ptr %x) {\n  ret ptr @g\n}\n",
    "constructor": GOOD
    + "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]",
    "thread-local": "@t = thread_local global i32 0\n" + GOOD,
    "no such instruction for the target": (
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        "define void @f(ptr %x) {\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        "  store i32 %t, ptr %x\n  ret void\n}\n"
    ),
    "inline assembly": 'define void @f(ptr %x) {\n  call void asm sideeffect "syscall", ""()\n  ret void\n}\n',
    "hidden assembly": 'define i32 @f() {\n  %r = call i32asm sideeffect "nop", "=r"()\n  ret i32 %r\n}\n',
    "assembly of the module": 'module asm "nop"\n' + GOOD,
    "assembly after a comment": '; \rmodule asm "nop"\n' + GOOD,
    "ifunc": GOOD + "@g = ifunc void (), ptr @r\ndefine ptr @r() {\n  ret ptr @f\n}\n",
    "alias": GOOD + "@g = alias void (), ptr @f\n",
    "initialiser": '@g = global ptr @f, section ".init_array"\n' + GOOD,
    "a function of the code generator's": (
        "declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)\n"
        "define void @f(ptr %x, i64 %n) {\n  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64("
        "ptr align 4 %x, ptr align 4 %x, i64 %n, i32 4)\n  ret void\n}\n"
    ),
    "arithmetic of 128 bits": "define fp128 @f(fp128 %x) {\n  %r = fadd fp128 %x, %x\n  ret fp128 %r\n}\n",
    **{
        f"calls {name}": f"declare void @{name}()\ndefine void @f() {{\n  call void @{name}()\n  ret void\n}}\n"
        for name in ("abort", "exit", "free", "malloc", "printf", "pthread_create", "realloc", "system", "write")
    },
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_bad_ir_is_corrupted_data_and_the_next_request_works(service: CompileService, text: str | bytes) -> None:
    with pytest.raises(errors.CorruptedDataError, match=r"module: f\.ll"):
        service.compile(request(text))
    assert service.compile(request(GOOD))


def test_words_in_strings_and_names_are_not_keywords(service: CompileService) -> None:
    assert service.compile(request('@s = constant [12 x i8] c" asm ifunc; "\n' + GOOD.replace("%x", "%asm")))


@pytest.mark.parametrize("name", ["sin", "exp2", "pow", "roundeven", "powi", "ldexp"])
@pytest.mark.parametrize("kind", ["float", "double"])
def test_calls_of_the_math_library_compile(service: CompileService, name: str, kind: str) -> None:
    second = {"pow": f", {kind}", "powi": ", i32", "ldexp": ", i32"}.get(name, "")
    suffix = {"float": "f32", "double": "f64"}[kind] + (".i32" if "i32" in second else "")
    passed = second and f"{second} %y"
    text = (
        f"declare {kind} @llvm.{name}.{suffix}({kind}{second})\n"
        f"define {kind} @f({kind} %x{passed}) {{\n"
        f"  %r = call {kind} @llvm.{name}.{suffix}({kind} %x{passed})\n  ret {kind} %r\n}}\n"
    )
    library = linker.Linker().link(service.compile(request(text)), ("f",), linker.module_imports())
    assert library["f"]


def test_one_long_line_of_remainders_is_refused(service: CompileService) -> None:
    lines = "".join(f"  %v{i} = srem i32 %a, {'b' * 50}" for i in range(20_000))
    with pytest.raises(errors.CorruptedDataError):
        service.compile(request(f"define i32 @f(i32 %a) {{\n{lines}\n  ret i32 0\n}}\n"))


@pytest.fixture(scope="module")
def remainder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[int, int], int]]:
    """A function with ``srem i32``, compiled like a kernel."""
    text = "define i32 @f(i32 %0, i32 %b) {\n  %2 = srem i32 %0, %b\n  ret i32 %2\n}\n"
    cache = Cache(tmp_path_factory.mktemp("remainder"))
    with closing(CompileService(cache, linker.llvm_version())) as service:
        library = linker.Linker().link(service.compile(request(text)), ("f",), linker.module_imports())
    yield ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32, ctypes.c_int32)(library["f"])
    del library  # unloads it


INT32 = st.one_of(st.integers(-3, 3), st.sampled_from([-(2**31), 2**31 - 1]), st.integers(-(2**31), 2**31 - 1))


@given(INT32, INT32.filter(bool))
def test_a_bypassed_remainder_is_a_remainder(remainder: Callable[[int, int], int], a: int, b: int) -> None:
    assume((a, b) != (-(2**31), -1))  # overflows: undefined in LLVM
    assert remainder(a, b) == (abs(a) % abs(b)) * (-1 if a < 0 else 1)


@pytest.mark.slow
def test_compiled_code_comes_from_the_cache(tmp_path: Path) -> None:
    cache, version = Cache(tmp_path), linker.llvm_version()
    with closing(CompileService(cache, version)) as first:
        code = first.compile(request(GOOD))
    wait_until(lambda: not helpers())
    with closing(CompileService(cache, version)) as second:
        assert second.compile(request(GOOD)) == code
        assert not helpers(), "a hit starts no helper"
    with closing(CompileService(cache, "another LLVM")) as third:
        assert third.compile(request(GOOD)) == code
        assert len(helpers()) == 1


ENTRIES: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda code: b"",
    "text": lambda code: b"no object file",
    "cut": lambda code: code[: len(code) // 2],
    "a wrong table of sections": lambda code: code[:40] + b"\xff" * 8 + code[48:],
    "another machine": lambda code: code[:18] + b"\xf3" + code[19:],  # RISC-V
    "a function of another name": lambda code: code.replace(b"\0f\0", b"\0g\0"),
}


@pytest.mark.parametrize("damage", ENTRIES.values(), ids=ENTRIES)
def test_a_wrong_entry_with_a_right_checksum_is_replaced(
    tmp_path: Path, damage: Callable[[bytes], bytes], caplog: pytest.LogCaptureFixture
) -> None:
    cache, version = Cache(tmp_path), linker.llvm_version()
    with closing(CompileService(cache, version)) as service:
        code = service.compile(request(GOOD))
        (key,) = [path.name for path in tmp_path.iterdir() if len(path.name) == 64]
        assert damage(code) != code
        cache.put(key, damage(code))
        with caplog.at_level(logging.WARNING):
            assert service.compile(request(GOOD)) == code
        assert "the cache entry for module: f.ll is removed" in caplog.text
        assert cache.get(key) == code


FAR_PARTS = b"""
@table = private constant [2 x ptr] [ptr @half, ptr @f]
declare double @sin(double)
define internal i128 @half(i128 %x) noinline {
  %y = udiv i128 %x, 77777777777777777777777
  ret i128 %y
}
define double @f(i64 %i, ptr %x) uwtable {
  store <4 x float> <float 1.5, float 2.5, float 4.25, float 9.75>, ptr %x
  %place = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %function = load volatile ptr, ptr %place
  %one = call i128 %function(i128 5)
  %two = call double @sin(double 3.5)
  ret double %two
}
"""


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
@pytest.mark.parametrize("code", ["cpu", "vulkan", "cuda", "far parts"])
def test_the_linker_may_put_the_parts_of_code_anywhere(
    code: str, machine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code of each machine has no relocation that can overflow: LLVM's linker would abort the process over one."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    text = FAR_PARTS
    if code != "far parts":
        text = (files(f"aiotaichi.backends.{code}.native") / f"native-{machine}.ll").read_bytes()
    imports = tuple(linker.native_imports())
    target: dict[str, Any] = {"triple": f"{machine}-unknown-linux-gnu", "cpu": "", "features": "", "exports": []}
    target |= {"optimise": 0, "divisions": False}
    compiled = compile_object({**target, "imports": imports}, text)
    monkeypatch.setattr("platform.machine", lambda: machine)
    check_object(compiled, (), imports)


def test_the_end_of_a_table_of_stack_frames_hides_no_damage(service: CompileService) -> None:
    code = bytearray(service.compile(request(PRINTS)))
    start = code.index(b"\1zR\0") - 8  # the length of the first record, and a 0
    (table,) = struct.unpack_from("<Q", code, 40)
    sizes = [struct.unpack_from("<QQ", code, entry + 24) for entry in range(table, len(code) - 63, 64)]
    (size,) = [size for offset, size in sizes if offset == start]
    code[start : start + size] = struct.pack("<I", size - 8) + b"\xff" * (size - 8) + bytes(4)
    with pytest.raises(errors.CorruptedDataError, match="stack frames"):
        request(PRINTS).check(bytes(code))


@pytest.mark.slow
def test_a_damaged_object_file_is_refused_or_linked(tmp_path: Path) -> None:
    """The test runs in another process, because the linker aborts on unexpected files."""
    with closing(CompileService(Cache(tmp_path), linker.llvm_version())) as service:
        code = service.compile(request(PRINTS))
    (tmp_path / "object").write_bytes(code)
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(["tests", *sys.path]))
    command = [sys.executable, "-c", MUTATE, str(tmp_path / "object")]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    linked, refused = map(int, ended.stdout.split())
    assert linked > 10
    assert refused > 10


PRINTS = (
    '@s = private constant [4 x i8] c"abc\\00"\ndeclare float @sinf(float)\n'
    "define float @f(ptr %x) {\n  store ptr @s, ptr %x\n  %r = call float @sinf(float 1.0)\n  ret float %r\n}\n"
)
MUTATE = """
import random, sys
from pathlib import Path
from aiotaichi.compile import linker
from aiotaichi.errors import CorruptedDataError
from support.helper_processes import request
code, wanted, imports = Path(sys.argv[1]).read_bytes(), request(""), linker.module_imports()
linked = refused = 0
for seed in range(1500):
    chance, changed = random.Random(seed), bytearray(code)
    for _ in range(chance.randrange(1, 4)):
        changed[chance.randrange(len(code))] ^= 1 << chance.randrange(8)
    try:
        wanted.check(bytes(changed))
    except CorruptedDataError:
        refused += 1
        continue
    try:
        linker.Linker().link(bytes(changed), wanted.exports, imports)
    except RuntimeError:
        pass
    linked += 1
print(linked, refused)
"""


def test_a_closed_service_refuses(service: CompileService) -> None:
    service.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        service.compile(request(GOOD))


@pytest.mark.slow
def test_a_helper_that_died_idle_is_replaced(service: CompileService) -> None:
    service.compile(request(GOOD))
    (helper,) = helpers()
    os.kill(helper, signal.SIGKILL)
    wait_until(lambda: not is_alive(helper))
    assert service.compile(request(GOOD.replace("i32 1", "i32 2")))


def test_an_unwritable_cache_only_costs_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    with closing(CompileService(Cache(tmp_path / "file" / "folder"), linker.llvm_version())) as service:
        assert service.compile(request(GOOD))
    assert "not cached" in caplog.text


def test_threads_share_a_helper(service: CompileService) -> None:
    results: list[bytes] = []
    texts = [GOOD.replace("i32 1", f"i32 {i}") for i in range(6)]
    threads = [threading.Thread(target=lambda t=t: results.append(service.compile(request(t)))) for t in texts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(results)) == 6


@pytest.mark.anyio
async def test_a_module_with_broken_code_leaves_the_runtime_usable(cpu_modules: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(cpu_modules / "basics", broken)
    text = (broken / "saxpy.ll").read_text()
    (broken / "saxpy.ll").write_text(text[: len(text) // 2])
    async with at.Runtime("cpu") as rt:
        with pytest.raises(errors.CorruptedDataError, match=r"saxpy\.ll"):
            await rt.load_aot_module(broken)
        assert await rt.load_aot_module(cpu_modules / "basics")
