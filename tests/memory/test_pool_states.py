"""A pool in any order of leases, uses, ends, cancellations and completions: no array is in two hands."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import anyio
import anyio.lowlevel
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import aiotaichi as at
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDriver

MAX_BYTES = 100
QUEUES = 2


class Block:
    """A task that leases ``size`` bytes."""

    def __init__(self, pool: at.Pool, size: int, on_host: bool) -> None:
        self.size = size
        self.on_host = on_host
        self.got: Any = None
        self.bytes: Any = None  # the memory itself, as a NumPy array
        self.uses: list[at.Event[Any]] = []
        self.scope = anyio.CancelScope()
        self.end = anyio.Event()
        self.is_over = False
        self._pool = pool

    async def __call__(self) -> None:
        with self.scope:
            leased: Any = self._pool.lease_host if self.on_host else self._pool.lease
            async with leased(self.size, at.u8) as self.got:
                self.bytes = self.got if self.on_host else self.got.allocation._resource.hal.bytes
                await self.end.wait()
        self.is_over = True

    @property
    def is_using(self) -> bool:
        """Whether the block, or an operation that it has enqueued, has the memory."""
        if self.got is None:
            return False
        return not self.is_over or any(not event._is_done() for event in self.uses)


class Pools(RuleBasedStateMachine):
    """Runs a pool on a stepped device in an event loop of its own thread."""

    loop = "asyncio"

    @initialize()
    def open(self) -> None:
        self.stack = ExitStack()
        self.portal: BlockingPortal = self.stack.enter_context(start_blocking_portal(self.loop))
        self.clock = FakeClock()
        self.rt = self.stack.enter_context(
            self.portal.wrap_async_context_manager(at.Runtime(FakeDriver({}, self.clock)))
        )
        self.stack.callback(self.portal.call, self.clock.stop)
        self.portal.call(self._make)
        self.blocks: list[Block] = []
        self.order: list[Block] = []

    async def _make(self) -> None:
        self.pool = self.rt.pool(max_bytes=MAX_BYTES)
        self.queues = [self.rt.queue, *(self.rt.create_queue() for _ in range(QUEUES - 1))]

    @rule(size=st.integers(1, MAX_BYTES), on_host=st.booleans())
    def lease(self, size: int, on_host: bool) -> None:
        async def start() -> Block:
            return Block(self.pool, size, on_host)

        block = self.portal.call(start)
        self.portal.start_task_soon(block)
        self.blocks.append(block)
        self._settle()

    @precondition(lambda self: self._inside())
    @rule(data=st.data(), queue=st.integers(0, QUEUES - 1))
    def use(self, data: st.DataObject, queue: int) -> None:
        block = data.draw(st.sampled_from(self._inside()))

        def enqueue() -> None:
            to = self.queues[queue]
            if block.on_host:
                block.uses.append(to.write(self.rt.ndarray(block.size, at.u8), block.got, borrow=True))
            else:
                block.uses.append(to.fill(block.got, 1))

        self.portal.call(enqueue)
        self._settle()

    @precondition(lambda self: self._open())
    @rule(data=st.data(), is_cancelled=st.booleans())
    def end(self, data: st.DataObject, is_cancelled: bool) -> None:
        block = data.draw(st.sampled_from(self._open()))
        self.portal.call(block.scope.cancel if is_cancelled else block.end.set)
        self._settle()

    @rule(queue=st.integers(0, QUEUES - 1))
    def step(self, queue: int) -> None:
        self.portal.call(self.clock.step, queue)
        self._settle()

    @invariant()
    def no_memory_is_in_two_hands(self) -> None:
        using = [block for block in getattr(self, "blocks", []) if block.is_using]
        hands = [block.bytes.__array_interface__["data"][0] for block in using]
        assert len(hands) == len(set(hands))

    @invariant()
    def the_bytes_never_exceed_the_most(self) -> None:
        if hasattr(self, "pool"):
            found = self.pool.statistics()
            assert found.borrowed_bytes + found.idle_bytes <= MAX_BYTES
            assert found.host_borrowed_bytes + found.host_idle_bytes <= MAX_BYTES
            assert found.borrowed == sum(block.got is not None and not block.is_over for block in self.blocks)
            assert found.waiting == sum(block.got is None and not block.is_over for block in self.blocks)

    @invariant()
    def the_first_who_waits_has_no_room(self) -> None:
        for on_host in (False, True):
            blocks = [block for block in getattr(self, "blocks", []) if block.on_host is on_host]
            waiting = [block for block in blocks if block.got is None and not block.is_over]
            if waiting:
                found = self.pool.statistics()
                taken = found.host_borrowed_bytes if on_host else found.borrowed_bytes
                assert taken + waiting[0].size > MAX_BYTES
                later = blocks[blocks.index(waiting[0]) :]
                assert all(block.got is None for block in later), "a later lease came first"

    def teardown(self) -> None:
        if not hasattr(self, "stack"):
            return

        def end_all() -> None:
            self.clock.stop()
            for block in self.blocks:
                block.end.set()

        self.portal.call(end_all)
        self._settle()
        self._settle()
        assert all(block.is_over for block in self.blocks)
        found = self.pool.statistics()
        assert (found.borrowed, found.returning, found.waiting) == (0, 0, 0)
        self.stack.close()

    def _open(self) -> list[Block]:
        return [block for block in getattr(self, "blocks", []) if not block.is_over]

    def _inside(self) -> list[Block]:
        return [block for block in self._open() if block.got is not None]

    def _settle(self) -> None:
        """Let every task and every queue do what can be done now."""

        async def turns() -> None:
            engines = tuple(open_device_of(self.rt).engines)
            for _ in range(40):
                for engine in engines:
                    engine.poll()
                await anyio.lowlevel.checkpoint()

        self.portal.call(turns)


@pytest.mark.slow
@pytest.mark.parametrize("loop", ["asyncio", "trio"])
def test_a_pool_in_any_order(loop: str) -> None:
    machine = type(loop, (Pools,), {"loop": loop})
    checks = [HealthCheck.too_slow]
    run_state_machine_as_test(
        machine,
        settings=settings(max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=checks),
    )
