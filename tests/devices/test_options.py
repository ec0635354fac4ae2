"""The options of what makes several runtimes or queues: they are those of one."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any

import pytest

import aiotaichi as at
from aiotaichi.devices import RuntimeOptions
from aiotaichi.runtime.runtime import QueueOptions


@pytest.mark.parametrize(
    ("options", "function", "others"),
    [(RuntimeOptions, at.Runtime, set()), (QueueOptions, at.Runtime.create_queue, {"name", "stream"})],
)
def test_the_options_are_complete(options: type, function: Callable[..., Any], others: set[str]) -> None:
    parameters = signature(function).parameters.values()
    keywords = {each.name for each in parameters if each.kind is Parameter.KEYWORD_ONLY}
    assert set(options.__annotations__) == keywords - others
