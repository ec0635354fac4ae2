"""Calls that open and close devices, at the end of the process."""

from __future__ import annotations

import threading

from aiotaichi.queue.device_calls import DeviceCalls
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
