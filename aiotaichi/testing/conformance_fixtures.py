"""What the tests of a backend share: its driver, an open runtime, and a module."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .. import AotModule, Runtime
from ..hal import Driver

__all__ = ["ConformanceFixtures"]


class ConformanceFixtures:
    """The fixtures of a backend's tests. Override ``driver`` and ``modules``."""

    @pytest.fixture
    def driver(self) -> Driver:
        raise TypeError("override the fixture 'driver'")

    @pytest.fixture
    def modules(self) -> Path:
        raise TypeError("override the fixture 'modules'")

    @pytest.fixture
    async def rt(self, driver: Driver) -> AsyncIterator[Runtime]:
        async with Runtime(driver) as runtime:
            yield runtime

    @pytest.fixture
    async def basics(self, rt: Runtime, modules: Path) -> AotModule:
        return await rt.load_aot_module(modules / "basics")
