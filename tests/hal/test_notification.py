"""A notification: an eventfd on Linux, a pipe elsewhere. Linux tests both."""

from __future__ import annotations

import os
import select
import threading

import pytest

import aiotaichi as at
from aiotaichi.hal import Notification

pytestmark = pytest.mark.skipif(not hasattr(os, "eventfd"), reason="the eventfd is Linux's")


@pytest.fixture(params=["eventfd", "pipe"])
def notification(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Notification:
    if request.param == "pipe":
        monkeypatch.delattr(os, "eventfd")
    made = Notification()
    assert (made.fileno() == made.descriptor) is (request.param == "eventfd")
    return made


def is_readable(notification: Notification) -> bool:
    return bool(select.select([notification], [], [], 0)[0])


def test_it_is_readable_while_it_is_set(notification: Notification) -> None:
    assert not is_readable(notification)
    assert not notification.clear()
    notification.notify()
    notification.notify()
    assert is_readable(notification)
    assert notification.clear()
    assert not is_readable(notification)
    assert not notification.clear()
    notification.close()


def test_native_code_sets_it_by_8_bytes(notification: Notification) -> None:
    os.write(notification.descriptor, (1).to_bytes(8, "little"))
    assert notification.clear()
    notification.close()


def test_it_wakes_another_thread(notification: Notification) -> None:
    thread = threading.Thread(target=notification.notify)
    thread.start()
    assert select.select([notification], [], [], 10)[0]
    thread.join()
    notification.close()


def test_setting_it_never_blocks(notification: Notification) -> None:
    if notification.fileno() == notification.descriptor:
        os.write(notification.descriptor, (2**64 - 2).to_bytes(8, "little"))
    else:
        with pytest.raises(BlockingIOError):
            while True:
                os.write(notification.descriptor, bytes(4096))
    notification.notify()
    assert notification.clear()
    assert not notification.clear()
    notification.close()


def test_its_descriptors_are_closed_and_not_inherited(notification: Notification) -> None:
    descriptors = {notification.fileno(), notification.descriptor}
    assert not any(os.get_inheritable(each) for each in descriptors)
    assert not any(os.get_blocking(each) for each in descriptors)
    notification.close()
    for each in descriptors:
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(each)


@pytest.mark.anyio
@pytest.mark.loops
@pytest.mark.parametrize("backend", ["cpu", "vulkan"])
async def test_queues_wake_a_loop_by_a_pipe(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "eventfd")
    async with at.Runtime(backend, wait="efficiency") as rt:
        x = rt.ndarray(4, at.i32)
        for value in range(20):
            rt.queue.fill(x, value)
            assert (await rt.queue.read(x)).tolist() == [value] * 4
