"""The compile helper and its cache: bad IR is an error, never the end of the process."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
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


def test_damaged_entries_count_as_absent(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    key = cache.key("a", b"b")
    assert cache.get(key) is None
    cache.put(key, b"code")
    assert cache.get(key) == b"code"
    path = tmp_path / key
    for damaged in (b"", path.read_bytes()[:-1], path.read_bytes().replace(b"code", b"edoc")):
        path.write_bytes(damaged)
        assert cache.get(key) is None
        assert not path.exists()


def test_the_cache_is_bounded_and_keeps_what_is_used(tmp_path: Path) -> None:
    cache = Cache(tmp_path, limit=10_000)
    for i in range(20):
        cache.put(cache.key(str(i)), bytes(1000))
        cache.get(cache.key("0"))
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 10_000
    assert cache.get(cache.key("0")) is not None
    assert cache.get(cache.key("19")) is not None
    assert cache.get(cache.key("1")) is None


def test_the_cache_removes_nothing_that_is_not_its_own(tmp_path: Path) -> None:
    mine = tmp_path / "precious.db"
    mine.write_bytes(bytes(4096))
    (tmp_path / "folder").mkdir()
    cache = Cache(tmp_path, limit=1000)
    for number in range(5):
        cache.put(Cache.key(str(number)), bytes(400))
    assert mine.exists()
    assert (tmp_path / "folder").exists()
    assert cache.get(Cache.key("0")) is None
    assert cache.get(Cache.key("4")) == bytes(400)


def test_a_helper_that_died_idle_is_replaced(service: CompileService) -> None:
    service.compile(request(GOOD))
    assert service._process is not None
    service._process.kill()
    service._process.wait()
    assert service.compile(request(GOOD.replace("i32 1", "i32 2")))


def test_keys_do_not_run_together() -> None:
    assert Cache.key("ab", "c") != Cache.key("a", "bc")


def test_an_unwritable_cache_only_costs_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    with closing(CompileService(Cache(tmp_path / "file" / "folder"), linker.llvm_version())) as service:
        assert service.compile(request(GOOD))
    assert "not cached" in caplog.text


def test_two_processes_fill_one_cache(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from aiotaichi.compile import Cache\n"
        "cache = Cache(Path(sys.argv[1]), limit=20_000)\n"
        "for i in range(300):\n"
        "    key = cache.key(str(i % 30)); found = cache.get(key)\n"
        "    assert found in (None, bytes([i % 30]) * 1000), i\n"
        "    cache.put(key, bytes([i % 30]) * 1000)\n"
    )
    processes = [subprocess.Popen([sys.executable, "-c", program, str(tmp_path)]) for _ in range(2)]
    assert [process.wait(60) for process in processes] == [0, 0]
    assert not list(tmp_path.glob(".new-*"))


def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    for name in ("AIOTAICHI_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    cache = Cache()
    cache.put("key", b"code")
    assert cache.get("key") is None


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
