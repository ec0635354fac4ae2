"""Fixtures of the tests of backends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aiotaichi.backends.cpu.native import Native, load_native
from aiotaichi.compile import Cache, CompileService, linker


@pytest.fixture(scope="module")
def native() -> Iterator[Native]:
    """The native functions of the CPU backend."""
    service = CompileService(Cache(), linker.llvm_version())
    yield load_native(service)
    service.close()
