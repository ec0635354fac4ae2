"""Checks that calls are refused with the very error that the documentation names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aiotaichi import errors

BAD: Any = None
"""An argument that the types forbid, for a call that must refuse it."""


def raises(kind: type[errors.Error], *calls: Callable[[], Any]) -> None:
    """Check that each call raises ``kind`` itself, not a class derived from it."""
    for call in calls:
        with pytest.raises(kind) as caught:
            call()
        assert type(caught.value) is kind
