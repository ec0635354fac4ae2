"""What the compiling process imports: the program's modules anew, and installed ones from their ``.pyc`` files."""

from __future__ import annotations

import json
import os
import py_compile
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec
from pathlib import Path

import pytest

from aiotaichi.aot.pinned_imports import PinnedFinder


def test_a_module_of_the_program_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "edited.py"
    source.write_text("x = 1\n")
    py_compile.compile(str(source))
    before = source.stat()
    source.write_text("x = 2\n")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))  # the .pyc file seems to fit
    monkeypatch.syspath_prepend(str(tmp_path))
    spec = PinnedFinder({}, lambda module, name, value: value).find_spec("edited", None)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.x == 2


def test_an_installed_module_has_pythons_own_loader() -> None:
    spec = PinnedFinder({}, lambda module, name, value: value).find_spec("json.tool", json.__path__)
    assert spec is not None
    assert type(spec.loader) is SourceFileLoader
