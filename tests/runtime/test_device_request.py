"""What a runtime asks of the device that it opens."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.errors import InvalidArgumentError
from aiotaichi.hal import DeviceRequest
from aiotaichi.testing import FakeDriver
from aiotaichi.testing.fake import FakeDevice


class _Recorder(FakeDriver):
    request: DeviceRequest

    def open(self, request: DeviceRequest) -> FakeDevice:
        self.request = request
        return super().open(request)


@pytest.mark.anyio
async def test_the_driver_gets_what_the_runtime_was_given() -> None:
    core = min(os.sched_getaffinity(0))
    driver = _Recorder()
    limits = at.LoadLimits(loads=3)
    async with at.Runtime(driver, load_limits=limits, staging_bytes=2**20, threads=3, affinity=[core], nice=7):
        assert driver.request == DeviceRequest(0, limits, 2**20, 3, frozenset([core]), 7)


@pytest.mark.anyio
async def test_numpys_integers_are_integers() -> None:
    driver = _Recorder()
    async with at.Runtime(driver, np.int32(0), staging_bytes=np.uint64(2**20), threads=np.int64(3)) as rt:  # type: ignore[arg-type]
        assert driver.request == DeviceRequest(0, at.LoadLimits(), 2**20, 3, None, driver.request.nice)
        assert rt.create_queue(max_in_flight=np.int64(7), priority=np.int8(1))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("staging_bytes", -1),
        ("staging_bytes", 1.5),
        ("staging_bytes", True),
        ("threads", 0),
        ("threads", "2"),
        ("affinity", []),
        ("affinity", [10**6]),
        ("affinity", 3),
        ("affinity", ["0"]),
        ("affinity", [True]),
        ("nice", -1),
        ("nice", 20),
        ("nice", 1.5),
        ("nice", "5"),
        ("nice", True),
    ],
)
def test_a_wrong_request_is_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(InvalidArgumentError, match=f"{name}="):
        at.Runtime(FakeDriver(), **{name: value})
