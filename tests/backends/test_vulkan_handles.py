"""Who destroys Vulkan's objects, in which thread, and that it happens once."""

from __future__ import annotations

import threading

import pytest

from aiotaichi.backends.vulkan.handle import Handle, SlowHandle
from aiotaichi.hal.host_mapping import page_worker


class Destroyed:
    """Records each call of a destroy function by its thread."""

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []

    def __call__(self) -> None:
        self.threads.append(threading.current_thread())


def test_a_slow_handle_that_is_dropped_is_destroyed_by_a_thread() -> None:
    destroyed = Destroyed()
    handle = SlowHandle(1, destroyed, None)
    del handle
    page_worker.settle()
    assert len(destroyed.threads) == 1
    assert destroyed.threads[0] is not threading.current_thread()


def test_a_slow_handle_that_is_closed_is_destroyed_at_once() -> None:
    destroyed = Destroyed()
    handle = SlowHandle(1, destroyed, None)
    handle.close()
    assert destroyed.threads == [threading.current_thread()]
    del handle
    page_worker.settle()
    assert len(destroyed.threads) == 1


def test_a_parent_waits_for_the_thread_that_destroys_its_child() -> None:
    parent_destroyed, begun, go_on = Destroyed(), threading.Event(), threading.Event()

    def destroy() -> None:
        begun.set()
        assert go_on.wait(30)
        assert not parent_destroyed.threads

    parent = Handle(1, parent_destroyed, None)
    child = SlowHandle(2, destroy, parent)
    del child
    assert begun.wait(30)
    parent.close()
    assert not parent_destroyed.threads
    go_on.set()
    page_worker.settle()
    assert len(parent_destroyed.threads) == 1


@pytest.mark.parametrize("make", [Handle, SlowHandle])
def test_threads_that_close_a_handle_together_destroy_it_once(make: type[Handle]) -> None:
    for _ in range(100):
        destroyed, barrier = Destroyed(), threading.Barrier(4)
        handle = make(1, destroyed, None)

        def close(handle: Handle = handle, barrier: threading.Barrier = barrier) -> None:
            barrier.wait()
            handle.close()

        threads = [threading.Thread(target=close) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(destroyed.threads) == 1
