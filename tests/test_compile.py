"""The compile helper and its cache: bad IR is an error, never the end of the process."""

from __future__ import annotations

import ctypes
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.compile import Cache, CompileRequest, CompileService, linker

GOOD = "define void @f(ptr %x) {\n  store i32 1, ptr %x\n  ret void\n}\n"


def request(text: str | bytes, *exports: str) -> CompileRequest:
    triple, cpu, features = linker.target()
    data = text.encode() if isinstance(text, str) else text
    return CompileRequest("module: f.ll", data, triple, cpu, features, exports or ("f",), ("sinf",))


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
    "inline assembly": 'define void @f(ptr %x) {\n  call void asm sideeffect "no such", ""()\n  ret void\n}\n',
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_bad_ir_is_corrupted_data_and_the_next_request_works(service: CompileService, text: str | bytes) -> None:
    with pytest.raises(errors.CorruptedDataError, match=r"module: f\.ll"):
        service.compile(request(text))
    assert service.compile(request(GOOD))


@pytest.fixture(scope="module")
def remainder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[int, int], int]]:
    """``srem i32``, compiled as kernels are."""
    text = "define i32 @f(i32 %0, i32 %b) {\n  %2 = srem i32 %0, %b\n  ret i32 %2\n}\n"
    cache = Cache(tmp_path_factory.mktemp("remainder"))
    with closing(CompileService(cache, linker.llvm_version())) as service:
        library = linker.Linker().link(service.compile(request(text)), ("f",))
        yield ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32, ctypes.c_int32)(library["f"])


INT32 = st.one_of(st.integers(-3, 3), st.sampled_from([-(2**31), 2**31 - 1]), st.integers(-(2**31), 2**31 - 1))


@given(INT32, INT32.filter(bool))
def test_a_bypassed_remainder_is_a_remainder(remainder: Callable[[int, int], int], a: int, b: int) -> None:
    assume((a, b) != (-(2**31), -1))  # overflows: undefined in LLVM
    assert remainder(a, b) == (abs(a) % abs(b)) * (-1 if a < 0 else 1)


def test_compiled_code_comes_from_the_cache(tmp_path: Path) -> None:
    cache, version = Cache(tmp_path), linker.llvm_version()
    with closing(CompileService(cache, version)) as first:
        code = first.compile(request(GOOD))
    with closing(CompileService(cache, version)) as second:
        assert second.compile(request(GOOD)) == code
        assert second._process is None, "a hit starts no helper"
    with closing(CompileService(cache, "another LLVM")) as third:
        assert third.compile(request(GOOD)) == code
        assert third._process is not None


def test_a_closed_service_refuses(service: CompileService) -> None:
    service.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        service.compile(request(GOOD))


def test_a_helper_that_died_idle_is_replaced(service: CompileService) -> None:
    service.compile(request(GOOD))
    assert service._process is not None
    service._process.kill()
    service._process.wait()
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
