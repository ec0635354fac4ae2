"""CompileOptions: bad values, the cache's key, and code that the pass cannot take."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import anyio
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.compile import Cache, CompileService, linker
from aiotaichi.core.llvm_runtime import ROOTS
from aiotaichi.formats.spec import NdArrayParameter, TreeSpec
from aiotaichi.types import Access
from support.helper_processes import GOOD, request


@pytest.mark.parametrize("value", [-1, 4, True, 1.0, "3", None])
def test_a_level_that_does_not_exist_is_refused(value: Any) -> None:
    with pytest.raises(errors.InvalidArgumentError, match=r"optimise=.*: give 0, 1, 2 or 3"):
        at.CompileOptions(optimise=value)


@pytest.mark.parametrize("value", ["", "pentium", "x86-64-v5", 3, None])
def test_a_processor_that_is_not_known_is_refused(value: Any) -> None:
    with pytest.raises(errors.InvalidArgumentError, match=r"cpu=.*: give one of 'native', 'generic'"):
        at.CompileOptions(cpu=value)


@pytest.mark.parametrize("value", [0, 1, "yes", None])
def test_a_check_is_made_or_not(value: Any) -> None:
    with pytest.raises(errors.InvalidArgumentError, match=r"check_divisions=.*: give True or False"):
        at.CompileOptions(check_divisions=value)


def test_what_is_not_options_is_refused_at_the_call(cpu_modules: Path) -> None:
    wrong: Any = {"optimise": 1}
    with pytest.raises(errors.InvalidArgumentError, match=r"compile_options=.*: give CompileOptions"):
        at.Runtime("cpu", compile_options=wrong)

    async def main() -> None:
        async with at.Runtime("cpu") as rt:
            with pytest.raises(errors.InvalidArgumentError, match=r"compile_options=.*: give CompileOptions"):
                await rt.load_aot_module(cpu_modules / "basics", compile_options=wrong)
            with pytest.raises(errors.InvalidArgumentError, match=r"compile_options=.*: give CompileOptions"):
                await rt.create_aot_module(b"", compile_options=wrong)

    anyio.run(main)


def test_a_processor_that_this_machine_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linker, "target", lambda: ("x86_64-linux", "old", "+sse2,+cx16,-avx2"))
    with pytest.raises(errors.NotSupportedError, match="cpu='x86-64-v2': this processor lacks popcnt"):
        linker.kernel_request("f.ll", b"", [], [], [], [], at.CompileOptions(cpu="x86-64-v2"))
    assert linker.kernel_request("f.ll", b"", [], [], [], [], at.CompileOptions(cpu="x86-64")).cpu == "x86-64"


def test_the_cache_has_an_entry_for_each_option() -> None:
    options = [at.CompileOptions(optimise=level) for level in range(4)] + [at.CompileOptions(cpu="generic")]
    options.append(at.CompileOptions(check_divisions=False))
    imports = [linker.DIVISION_FAILED]
    keys = {linker.kernel_request("f.ll", b"text", ["f"], [], [], imports, each).key("LLVM") for each in options}
    assert len(keys) == len(options)


@pytest.mark.slow
@pytest.mark.parametrize("cpu", ["native", "generic"])
def test_a_runtime_and_a_load_have_options(cpu: str, cpu_modules: Path) -> None:
    async def main() -> None:
        async with at.Runtime("cpu", compile_options=at.CompileOptions(optimise=1, cpu=cpu)) as rt:
            modules = [
                await rt.load_aot_module(cpu_modules / "basics"),
                await rt.load_aot_module(cpu_modules / "basics", compile_options=at.CompileOptions(optimise=0)),
            ]
            x = rt.ndarray((100,), at.i32)
            for module in modules:
                rt.queue.launch(module.kernel("fill_index"), x)
                assert list(await rt.queue.read(x)) == list(range(100))

    anyio.run(main)


@pytest.mark.parametrize("kind", [errors.CorruptedDataError, errors.CompileLimitError, errors.OutOfMemoryError])
def test_code_that_the_pass_cannot_take_is_compiled_without_it(
    kind: type[errors.Error], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    service = CompileService(Cache(tmp_path), linker.llvm_version())
    taken = []
    pool = service._pool
    compile_plainly = pool.compile

    def refuse(wanted: Any, cancellation: Any) -> bytes:
        taken.append(wanted.optimise)
        if wanted.optimise:
            raise kind("module: f.ll: LLVM crashed on it")
        return compile_plainly(wanted, cancellation)

    monkeypatch.setattr(pool, "compile", refuse)
    wanted = replace(request(GOOD), optimise=3)
    code = service.compile(wanted)
    assert service.compile(wanted) == code
    is_of_the_system = kind is errors.OutOfMemoryError  # another time, there may be more memory
    assert taken == ([3, 0, 3, 0] if is_of_the_system else [3, 0])
    assert "compiled with optimise=0, because the optimiser failed: module: f.ll: LLVM crashed on it" in caplog.text
    service.close()


def test_a_request_says_where_small_arrays_and_trees_are() -> None:
    """The code of a loop asks at the launch whether an array is small."""
    array = NdArrayParameter("x", at.f32, (3, 2), 2, Access.READ_WRITE, (16, 20), 24, 32)
    tree = TreeSpec(id=2, root_id=9, size=388, snodes=())
    made = linker.kernel_request("f.ll", b"", ["f"], [array], [tree], [], at.CompileOptions())
    assert made.arrays == ((24, (16, 20), 24), (32, (16, 20), 24))
    assert made.trees == ((ROOTS + 16, 388),)
    others = [
        linker.kernel_request("f.ll", b"", ["f"], [], [tree], [], at.CompileOptions()),
        linker.kernel_request("f.ll", b"", ["f"], [array], [], [], at.CompileOptions()),
    ]
    assert len({each.key("LLVM") for each in (made, *others)}) == 3
