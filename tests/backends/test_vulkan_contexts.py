"""The contexts that batches are recorded with: a thread makes them, and frees those of a busy time that is over."""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable
from typing import Any

import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.vulkan.command_context import CommandContext
from aiotaichi.hal.host_pool import host_worker
from support.forks import forks
from support.vulkan_faults import device_of, replace
from support.waiting import until, until_idle

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]


@pytest.fixture
def made_by(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """A list that gets the thread of each context that is made."""
    threads: list[threading.Thread] = []
    make = CommandContext.__init__

    def note(self: CommandContext, *arguments: Any, **names: Any) -> None:
        threads.append(threading.current_thread())
        make(self, *arguments, **names)

    monkeypatch.setattr(CommandContext, "__init__", note)
    return threads


@pytest.fixture
def may_complete(rt: at.Runtime) -> threading.Event:
    """An event: until it is set, no batch seems to complete, and each needs a context of its own."""
    event = threading.Event()

    def holding(read: Callable[..., Any]) -> Callable[..., Any]:
        def hold(device: Any, semaphore: Any, value: Any) -> Any:
            result = read(device, semaphore, value)
            if not event.is_set():
                value[0] = 0
            return result

        return hold

    replace(rt, "GetSemaphoreCounterValue", holding)
    return event


async def test_a_thread_makes_contexts_and_frees_them(
    rt: at.Runtime, made_by: list[threading.Thread], may_complete: threading.Event
) -> None:
    queue, x = rt.create_queue(), rt.ndarray(16, at.i32)
    await until_idle(host_worker)
    for value in range(20):
        queue.fill(x, value)
        await queue.flush()
        await until_idle(host_worker)
    assert len(made_by) >= 20
    assert threading.current_thread() not in made_by
    natives: list[Any] = [each.native for each in device_of(rt)._queues._queues]
    contexts = max((native.recorder.contexts for native in natives), key=len)
    assert len(contexts) == 20
    freed_by: list[threading.Thread] = []
    for context in contexts.values():
        weakref.finalize(context, lambda: freed_by.append(threading.current_thread()))
    del context
    may_complete.set()
    assert (await queue.read(x) == 19).all()
    await until(lambda: len(freed_by) == 12)
    assert threading.current_thread() not in freed_by
    assert len(contexts) == 8


async def test_the_thread_has_the_driver_allocate_what_a_first_batch_needs(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch, may_complete: threading.Event
) -> None:
    """The caller does not: its context is used at once, and a batch may need less."""
    prepare, prepared = CommandContext.prepare, set[CommandContext]()

    def note(self: CommandContext) -> None:
        assert threading.current_thread() is not threading.main_thread()
        prepare(self)
        prepared.add(self)

    monkeypatch.setattr(CommandContext, "prepare", note)
    queue, x = rt.create_queue(), rt.ndarray(16, at.i32)
    for value in range(8):
        queue.fill(x, value)
        await queue.flush()
        await until_idle(host_worker)
    natives: list[Any] = [each.native for each in device_of(rt)._queues._queues]
    contexts = max((native.recorder.contexts for native in natives), key=len)
    assert len(prepared & set(contexts.values())) >= 6
    may_complete.set()
    assert (await queue.read(x) == 7).all()


async def test_the_caller_makes_a_context_if_none_is_ready(
    rt: at.Runtime, made_by: list[threading.Thread], may_complete: threading.Event
) -> None:
    queue, x = rt.create_queue(), rt.ndarray(16, at.i32)
    await until_idle(host_worker)
    device_of(rt)._stocks.close()
    free = threading.Event()
    host_worker.submit(free.wait)
    try:
        for value in range(3):
            queue.fill(x, value)
            await queue.flush()
        assert threading.current_thread() in made_by
    finally:
        free.set()
        may_complete.set()
    assert (await queue.read(x) == 2).all()


async def test_a_batch_that_needs_more_gets_a_larger_context(rt: at.Runtime, made_by: list[threading.Thread]) -> None:
    queue, data = rt.create_queue(), np.arange(2**13, dtype=np.int32)
    arrays = [rt.ndarray(data.shape, at.i32) for _ in range(8)]
    await until_idle(host_worker)
    for array in arrays:  # in one batch, which carries them
        queue.write(array, data)
    for array in arrays:
        np.testing.assert_array_equal(await queue.read(array), data)
    assert threading.current_thread() in made_by


async def test_a_queue_without_memory_for_a_context_fails_alone(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue, x = rt.create_queue(), rt.ndarray(16, at.i32)
    await rt.queue.fill(x, 0)  # x has been zeroed: only the queue needs a context
    await until_idle(host_worker)
    device_of(rt)._stocks.close()

    def refuse(*_: Any, **__: Any) -> None:
        raise errors.OutOfMemoryError("no context")

    with monkeypatch.context() as patch:
        patch.setattr(CommandContext, "__init__", refuse)
        event = queue.fill(x, 1)
        with pytest.raises(errors.OutOfMemoryError, match="no context"):
            await event
        await until_idle(host_worker)
    with pytest.raises(errors.OutOfMemoryError, match="no context"):
        await queue.aclose()
    other = rt.create_queue()
    other.fill(x, 2)
    assert (await other.read(x) == 2).all()


@forks
async def test_a_forked_child_does_not_destroy_what_a_thread_of_its_parent_will(rt: at.Runtime) -> None:
    hardware, free = device_of(rt).hardware, threading.Event()
    destroyed: list[int] = []
    host_worker.submit(free.wait)
    context = CommandContext(hardware, hardware.logical.families[0], 1, is_recording=False)
    parent, destroy = os.getpid(), context._handle._destroy.pop()

    def note() -> None:
        destroyed.append(os.getpid())
        if os.getpid() == parent:  # in a child, the driver may wait for its own threads
            destroy()

    context._handle._destroy.append(note)
    surplus = [context]
    del context
    host_worker.submit(surplus.clear)
    del surplus
    child = os.fork()
    if not child:  # its thread has no calls of the parent
        os._exit(len(destroyed))
    _, status = await anyio.to_thread.run_sync(os.waitpid, child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    free.set()
    await until(lambda: destroyed)
    assert destroyed == [parent]
