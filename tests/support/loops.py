"""The event loops that asynchronous tests run on: asyncio, uvloop, trio, and asyncio with eager tasks."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

__all__ = ["LOOPS"]


def _eager_loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    loop.set_task_factory(asyncio.eager_task_factory)  # type: ignore[attr-defined, unused-ignore]
    return loop


LOOPS: list[Any] = [
    pytest.param(("asyncio", {}), id="asyncio"),
    pytest.param(("asyncio", {"use_uvloop": True}), id="uvloop"),
    pytest.param(("trio", {}), id="trio"),
]
if sys.version_info >= (3, 12):  # asyncio has eager tasks since then
    LOOPS.append(pytest.param(("asyncio", {"loop_factory": _eager_loop}), id="eager"))
