"""Watch a runtime's device, to test when its objects are made and freed."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

import pytest

import aiotaichi as at
from aiotaichi.hal import DeviceHal
from aiotaichi.runtime.runtime import open_device_of

__all__ = ["device_of", "made_by"]


def device_of(rt: at.Runtime) -> DeviceHal:
    """Return the device that a runtime has opened."""
    return open_device_of(rt).device


def made_by(monkeypatch: pytest.MonkeyPatch, owner: at.Runtime | type, method: str) -> list[Callable[[], Any]]:
    """Watch a method of a class, or of a runtime's device.

    Returns
    -------
    list
        Gains a weak reference to each object that the method returns from now on: call it for the object, or None.
    """
    kind = type(device_of(owner)) if isinstance(owner, at.Runtime) else owner
    original = getattr(kind, method)
    made: list[Callable[[], Any]] = []

    def watched(*arguments: Any, **options: Any) -> Any:
        result = original(*arguments, **options)
        made.append(weakref.ref(result))
        return result

    monkeypatch.setattr(kind, method, watched)
    return made
