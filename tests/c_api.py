"""What the tests of the C-API's behaviours share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aiotaichi import errors

FOLDERS = {"cpu": "x64", "vulkan": "vulkan", "cuda": "cuda"}
ARCHS = ["cpu", "vulkan", pytest.param("cuda", marks=pytest.mark.cuda)]
GPUS = ARCHS[1:]
BAD: Any = None  # for arguments that the types forbid


def raises(kind: type[errors.Error], *calls: Callable[[], Any]) -> None:
    for call in calls:
        with pytest.raises(kind) as caught:
            call()
        assert type(caught.value) is kind
