"""Code for arm64, compiled on any machine. ``nox -s arm64`` runs it, too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

from aiotaichi.compile import linker
from aiotaichi.compile.helper.steps import compile_object
from aiotaichi.compile.object_file import check_object
from aiotaichi.formats import Archive, read_module
from aiotaichi.types import Arch
from support.fixture_modules import MODULES
from support.retarget import retarget, retarget_module

pytestmark = pytest.mark.slow

NAMES = sorted(path.name for path in (MODULES / "x64").iterdir() if path.is_dir() and path.name != "empty")
LARGE = ("batches", "c_api", "checked_fields", "particles", "sparse", "twenty")
"""Modules that take seconds, and whose kernels are like those of others."""


@pytest.fixture(autouse=True)
def targets() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.sweep) if name in LARGE else name for name in NAMES]
)
def test_kernels_for_arm64_compile(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    retarget_module(MODULES / "x64" / name, tmp_path / name)
    archive = Archive.open(tmp_path / name)
    spec = read_module(archive)
    assert spec.arch is Arch.ARM64
    monkeypatch.setattr("platform.machine", lambda: "aarch64")
    imports = [*linker.module_imports(), linker.DIVISION_FAILED]
    target: dict[str, Any] = {"triple": "aarch64-unknown-linux-gnu", "cpu": "", "features": "", "imports": imports}
    target |= {"optimise": 3, "divisions": True, "arrays": [], "trees": []}
    for kernel in spec.kernels.values():
        exports = [task.name for task in kernel.tasks]
        if exports:
            code = compile_object({**target, "exports": exports}, archive[kernel.code[0]])
            check_object(code, exports, imports)


@pytest.mark.parametrize("line", ["  %x = alloca x86_fp80", '  call void asm "nop", ""()'])
def test_code_that_depends_on_x86_64_is_not_retargeted(line: str) -> None:
    layout, triple = 'target datalayout = "e-S128"', 'target triple = "x86_64-pc-linux-gnu"'
    with pytest.raises(ValueError, match="depends on x86-64"):
        retarget(f"{layout}\n{triple}\ndefine void @f() {{\n{line}\n  ret void\n}}\n")
    with pytest.raises(ValueError, match="not IR for x86-64"):
        retarget("define void @f() {\n  ret void\n}\n")
