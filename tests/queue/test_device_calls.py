"""Calls that open and close devices, at the end of the process."""

from __future__ import annotations

import threading

import pytest

from aiotaichi import errors
from aiotaichi.hal import DeviceHal, DeviceRequest
from aiotaichi.queue.device_calls import DeviceCalls
from aiotaichi.testing import FakeDriver
from support.helper_processes import wait_until


def test_the_end_waits_for_a_call_that_runs_and_refuses_others() -> None:
    calls, begins, ends, ended = DeviceCalls(), threading.Event(), threading.Event(), []

    def call() -> None:
        with calls.entered() as may_begin:
            assert may_begin
            begins.set()
            ends.wait(30)

    caller, waiter = threading.Thread(target=call), threading.Thread(target=lambda: ended.append(calls.end(30)))
    caller.start()
    begins.wait(30)
    waiter.start()

    def is_refused() -> bool:
        with calls.entered() as may_begin:
            return not may_begin

    wait_until(is_refused)
    assert not ended
    ends.set()
    waiter.join(30)
    caller.join(30)
    assert ended == [True]


def test_the_end_does_not_wait_for_ever() -> None:
    calls = DeviceCalls()
    with calls.entered():
        assert not calls.end(0.01)
    assert calls.end(0)
    calls.reset()  # as a forked child does
    with calls.entered() as may_begin:
        assert may_begin


def an_open_device(waits: bool) -> DeviceHal:
    device = FakeDriver().open(DeviceRequest())
    device.waits_at_exit = waits
    return device


@pytest.mark.parametrize("waits", [False, True])
def test_a_device_that_waits_at_exit_may_keep_the_process_while_it_is_open(waits: bool) -> None:
    calls, device = DeviceCalls(), an_open_device(waits)
    assert calls.open(lambda: device) is device
    assert calls.may_keep_the_process is waits
    assert calls.close(device)
    assert not calls.may_keep_the_process


def test_a_call_that_runs_may_keep_the_process() -> None:
    calls = DeviceCalls()
    with calls.entered():
        assert calls.may_keep_the_process
    assert not calls.may_keep_the_process


def test_no_device_opens_or_closes_after_the_end() -> None:
    calls, device = DeviceCalls(), an_open_device(waits=True)
    calls.open(lambda: device)
    assert calls.end(0)
    with pytest.raises(errors.InvalidStateError, match="the process ends"):
        calls.open(lambda: device)
    assert not calls.close(device)
    assert calls.may_keep_the_process
