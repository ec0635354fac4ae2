"""Host memory for transfers: no byte has two users, limits hold, and a thread prepares and frees."""

from __future__ import annotations

import ctypes
import gc
import os
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable
from itertools import pairwise
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from aiotaichi.core.memory_account import MemoryAccount, MemoryPurpose
from aiotaichi.core.sizes import HUGE_PAGE
from aiotaichi.errors import OutOfMemoryError, ResourceExhaustedError
from aiotaichi.hal import host_pool
from aiotaichi.hal.call_thread import CallThread
from aiotaichi.hal.host_mapping import HostMapping
from aiotaichi.hal.host_pool import HostMemory, HostPool, host_worker
from support.forks import forks

KIB, MIB = 2**10, 2**20


class Preparer:
    """Records what is prepared. It waits for ``gate``, and fails if ``fails``."""

    def __init__(self) -> None:
        self.pins = True
        self.prepared: dict[int, int] = {}
        self.threads: set[int] = set()
        self.most = 0
        self.gate = threading.Event()
        self.gate.set()
        self.fails = False

    def prepare(self, address: int, size: int) -> object:
        assert self.gate.wait(60)
        self.threads.add(threading.get_ident())
        if self.fails:
            raise ResourceExhaustedError("no more memory can be pinned")
        assert address not in self.prepared
        self.prepared[address] = size
        self.most = max(self.most, sum(self.prepared.values()))
        return address

    def release(self, prepared: Any) -> None:
        self.threads.add(threading.get_ident())
        del self.prepared[prepared]


@pytest.fixture
def preparer() -> Preparer:
    return Preparer()


@pytest.fixture
def pool(preparer: Preparer) -> Any:
    pool = HostPool(preparer, 64 * MIB)
    yield pool
    pool.close()


def prepared(pool: HostPool, size: int) -> int:
    """Use memory, so that it is prepared, and return its address."""
    address = pool.take(size).address
    host_worker.settle()
    return address


@pytest.mark.parametrize("size", [1, 4096, 64 * KIB, 64 * KIB + 1, MIB, 3 * MIB, 16 * MIB])
def test_memory_is_prepared_when_it_comes_back(pool: HostPool, size: int) -> None:
    memory = pool.take(size)
    view = np.asarray(memory)
    assert size <= view.size <= max(4096, 1.25 * size)
    view[:] = 7
    address = memory.address
    host_worker.settle()
    assert not memory.is_direct
    del memory, view
    host_worker.settle()
    held = [pool.take(size), pool.take(size)]  # one of them may be a spare
    assert address in {memory.address for memory in held}
    assert held[0].is_direct


def test_memory_may_be_used_again_while_it_is_prepared(pool: HostPool, preparer: Preparer) -> None:
    preparer.gate.clear()
    address = pool.take(16 * MIB).address
    memory = pool.take(16 * MIB)
    assert memory.address == address
    assert not memory.is_direct
    np.asarray(memory)[:] = 7
    preparer.gate.set()
    host_worker.settle()
    assert memory.is_direct
    assert (np.asarray(memory) == 7).all()


def test_an_array_keeps_its_memory(pool: HostPool) -> None:
    first = np.asarray(pool.take(MIB))[:10]
    second = np.asarray(pool.take(MIB))
    first[:], second[:] = 1, 2
    assert (first == 1).all()


def test_one_more_block_is_prepared_when_all_are_used(pool: HostPool) -> None:
    held = [pool.take(2 * MIB)]
    for _ in range(3):
        host_worker.settle()
        held.append(pool.take(2 * MIB))
        assert held[-1].is_direct  # it was prepared before it was needed


def test_small_memory_shares_blocks(pool: HostPool, preparer: Preparer) -> None:
    prepared(pool, 64 * KIB)
    held = [pool.take(64 * KIB) for _ in range(32)]
    host_worker.settle()
    assert len({memory.address for memory in held}) == 32
    assert sorted(memory.offset for memory in held) == [64 * KIB * place for place in range(32)]
    assert len({memory.prepared for memory in held}) == 1
    assert len(preparer.prepared) == 2  # a spare


def test_prepared_memory_of_up_to_twice_the_size_is_better_than_fresh_memory(pool: HostPool) -> None:
    address = prepared(pool, 4 * MIB)
    assert pool.take(2 * MIB).address == address
    assert pool.take(3 * MIB).address == address
    assert pool.take(MIB).address != address


@pytest.mark.parametrize("size", [MIB, 3 * MIB, 4 * MIB])
def test_the_first_transfer_of_a_size_takes_the_reserve(pool: HostPool, size: int) -> None:
    pool.reserve()
    host_worker.settle()
    held = [pool.take(size)]
    assert held[0].is_direct  # and so its pages have memory
    host_worker.settle()
    held.append(pool.take(size))
    assert held[-1].is_direct


def test_the_reserve_is_for_the_first_only(pool: HostPool, preparer: Preparer) -> None:
    pool.reserve()
    host_worker.settle()
    assert sum(preparer.prepared.values()) == 4 * MIB
    for _ in range(5):
        memory = pool.take(MIB)
        address = memory.address
        del memory
        host_worker.settle()
    assert pool.take(MIB).address == address
    assert sum(preparer.prepared.values()) == 4 * MIB + HUGE_PAGE


def test_what_exceeds_the_reserve_gets_memory_of_its_own(pool: HostPool) -> None:
    pool.reserve()
    host_worker.settle()
    assert not pool.take(5 * MIB).is_direct
    assert not pool.take(64 * KIB).is_direct


@pytest.mark.parametrize(("pins", "count"), [(True, 1), (False, 2)])
def test_the_reserve_has_a_second_block_for_results_unless_a_driver_pins_it(
    preparer: Preparer, pins: bool, count: int
) -> None:
    """The page on host data says so. The second block has no pages yet, and counts as staging."""
    preparer.pins = pins
    account = MemoryAccount()
    pool = HostPool(preparer, 64 * MIB, account)
    pool.reserve()
    host_worker.settle()
    assert pool.kept_bytes() == account.used()[MemoryPurpose.STAGING] == count * 4 * MIB
    assert list(preparer.prepared.values()) == [4 * MIB]
    pool.close()
    host_worker.settle()


@pytest.mark.parametrize("most", [0, 1, 4 * MIB])
def test_a_small_limit_reserves_nothing(preparer: Preparer, most: int) -> None:
    pool = HostPool(preparer, most)
    pool.reserve()
    host_worker.settle()
    assert not preparer.prepared
    pool.close()


@pytest.fixture
def mapped(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads that have mapped memory, one entry for each mapping."""
    threads: list[int] = []

    class Recorded(HostMapping):
        def __init__(self, size: int, huge_pages: bool) -> None:
            threads.append(threading.get_ident())
            super().__init__(size, huge_pages)

    monkeypatch.setattr(host_pool, "HostMapping", Recorded)
    return threads


def settle_all(pool: HostPool, size: int) -> int:
    """Have the thread prepare all that is wanted. Return how many blocks of a size are ready."""
    ready = -1
    while ready != (ready := sum(block.is_populated for block in pool._available.get(size, ()))):
        host_worker.settle()
    return ready


def test_the_thread_keeps_more_ready_if_a_transfer_finds_none(preparer: Preparer) -> None:
    pool = HostPool(preparer, 256 * MIB)
    preparer.gate.clear()
    pool.reserve()
    while not host_worker._calls.empty():  # until the thread waits in the middle of the reserve
        time.sleep(0.001)
    held = [pool.take(4 * MIB) for _ in range(3)]  # while the thread is busy
    preparer.gate.set()
    assert settle_all(pool, 4 * MIB) == 4
    held += [pool.take(4 * MIB) for _ in range(4)]
    assert all(memory.is_direct for memory in held[3:])
    assert settle_all(pool, 4 * MIB) == 4
    held += [pool.take(4 * MIB) for _ in range(50)]
    assert settle_all(pool, 4 * MIB) <= 256 * MIB // 8 // (4 * MIB)
    held.clear()
    pool.close()


@pytest.mark.parametrize("take", [HostPool.take, HostPool.take_for_result])
def test_the_caller_maps_only_the_first_memory_of_a_size(
    preparer: Preparer, mapped: list[int], take: Callable[[HostPool, int], HostMemory]
) -> None:
    preparer.pins = False
    pool = HostPool(preparer, 512 * MIB)
    held = []
    for _ in range(20):
        held.append(take(pool, 4 * MIB))
        host_worker.settle()
    assert mapped.count(threading.get_ident()) == 1
    held.clear()
    pool.close()


def test_memory_in_use_does_not_count_unless_it_is_pinned(preparer: Preparer, mapped: list[int]) -> None:
    preparer.pins = False
    account = MemoryAccount()
    pool = HostPool(preparer, 32 * MIB, account)
    held = [pool.take(4 * MIB) for _ in range(12)]
    settle_all(pool, 4 * MIB)
    assert all(memory.entry is None for memory in held)
    for _ in range(5):
        held.clear()
        settle_all(pool, 4 * MIB)
        assert account.used()[MemoryPurpose.STAGING] == 32 * MIB == sum(preparer.prepared.values())
        count = len(mapped)
        held = [pool.take(4 * MIB) for _ in range(8)]
        assert len(mapped) == count  # all of them go round
        assert all(memory.is_direct for memory in held)
    pool.close()
    assert len(preparer.prepared) == 8
    held.clear()
    host_worker.settle()
    assert not preparer.prepared
    assert not account.used()[MemoryPurpose.STAGING]


def test_memory_that_comes_back_makes_older_memory_give_way(preparer: Preparer) -> None:
    preparer.pins = False
    pool = HostPool(preparer, 16 * MIB)
    old = [pool.take(4 * MIB) for _ in range(4)]
    old.clear()
    host_worker.settle()
    large = pool.take(12 * MIB)
    address = large.address
    del large
    host_worker.settle()
    assert preparer.prepared[address] == 12 * MIB
    assert sum(preparer.prepared.values()) == 16 * MIB
    pool.close()


def test_memory_that_the_account_refuses_is_freed(preparer: Preparer) -> None:
    preparer.pins = False
    account = MemoryAccount(10 * MIB)
    pool = HostPool(preparer, 64 * MIB, account)
    held = [pool.take(4 * MIB) for _ in range(5)]
    held.clear()
    host_worker.settle()
    assert account.used()[MemoryPurpose.STAGING] == sum(preparer.prepared.values()) == 8 * MIB
    pool.close()


def test_results_leave_half_of_what_is_ready_to_snapshots(preparer: Preparer) -> None:
    preparer.pins = False
    pool = HostPool(preparer, 256 * MIB)
    held = [pool.take(4 * MIB) for _ in range(12)]
    wanted = pool._wanted[4 * MIB]
    assert settle_all(pool, 4 * MIB) == wanted == 8
    ready = {block.mapping.address for block in pool._available[4 * MIB]}
    preparer.gate.clear()  # the thread makes no more ready
    held += [pool.take_for_result(4 * MIB) for _ in range(20)]
    left = [pool.take(4 * MIB) for _ in range(4)]
    assert ready.issuperset(memory.address for memory in left)
    preparer.gate.set()
    pool.close()


def test_pinned_memory_is_for_results_too(pool: HostPool) -> None:
    address = prepared(pool, 4 * MIB)
    assert pool.take_for_result(4 * MIB).address == address


def test_what_is_kept_ready_grows_less_in_time(preparer: Preparer, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(host_pool, "monotonic", lambda: now[0])
    pool = HostPool(preparer, 512 * MIB)
    held = [pool.take(4 * MIB) for _ in range(20)]
    held.clear()
    for most in (8, 4, 2, 2):
        now[0] += 11
        prepared(pool, 4 * MIB)
        now[0] += 9
        pool.shrink()
        pool.take(4 * MIB)
        now[0] += 2
        pool.shrink()
        assert settle_all(pool, 4 * MIB) <= most
    pool.close()


def test_memory_beyond_the_limit_is_staged_and_freed(pool: HostPool, preparer: Preparer) -> None:
    for _ in range(2):
        held = [pool.take(16 * MIB) for _ in range(6)]
        np.asarray(held[-1])[:] = 1
        held.clear()
        host_worker.settle()
        assert sum(preparer.prepared.values()) == 64 * MIB
    held = [pool.take(16 * MIB) for _ in range(6)]
    assert [memory.is_direct for memory in held] == [True] * 4 + [False] * 2


def test_the_memory_that_is_unused_for_longest_makes_room(pool: HostPool, preparer: Preparer) -> None:
    prepared(pool, 24 * MIB)
    recent = prepared(pool, 20 * MIB)
    large = pool.take(28 * MIB)
    host_worker.settle()
    assert set(preparer.prepared) == {recent}
    address = large.address
    del large
    host_worker.settle()
    assert set(preparer.prepared) == {recent, address}
    assert preparer.most <= 64 * MIB


def test_memory_that_makes_room_is_freed_even_if_no_memory_is_left(
    pool: HostPool, preparer: Preparer, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared(pool, 48 * MIB)

    def refuse(size: int, huge_pages: bool) -> HostMapping:
        raise OutOfMemoryError(f"cannot allocate {size} bytes")

    with monkeypatch.context() as patch, pytest.raises(OutOfMemoryError):
        patch.setattr(host_pool, "HostMapping", refuse)
        pool.take(20 * MIB)
    host_worker.settle()
    assert not preparer.prepared
    assert np.asarray(pool.take(20 * MIB)).size == 20 * MIB


def test_a_limit_of_zero_prepares_nothing(preparer: Preparer) -> None:
    pool = HostPool(preparer, 0)
    for size in (KIB, 16 * MIB):
        view = np.asarray(pool.take(size))
        view[:] = 1
        del view
    pool.close()
    assert not preparer.threads


def test_memory_that_cannot_be_prepared_is_used_all_the_same(pool: HostPool, preparer: Preparer) -> None:
    preparer.fails = True
    address = prepared(pool, MIB)
    memory = pool.take(MIB)
    assert memory.address == address
    assert not memory.is_direct
    assert memory.prepared is None


def test_an_array_of_the_user_is_zeroed_and_not_counted(pool: HostPool, preparer: Preparer) -> None:
    memory = pool.allocate(100 * MIB)
    assert not np.asarray(memory).any()
    host_worker.settle()
    assert memory.is_direct
    prepared(pool, 48 * MIB)
    assert sum(preparer.prepared.values()) == 148 * MIB
    del memory
    host_worker.settle()
    assert sum(preparer.prepared.values()) == 48 * MIB


def test_a_freed_array_is_not_prepared(pool: HostPool, preparer: Preparer) -> None:
    preparer.gate.clear()
    first, second = pool.allocate(MIB), pool.allocate(MIB)
    del second
    preparer.gate.set()
    host_worker.settle()
    assert list(preparer.prepared) == [first.address]


def test_everything_is_released_at_close_or_after_the_last_use(preparer: Preparer) -> None:
    pool = HostPool(preparer, 64 * MIB)
    for size in (64 * KIB, 4 * MIB):
        prepared(pool, size)
    held = [pool.take(64 * KIB), pool.take(4 * MIB), pool.allocate(MIB)]
    pool.close()
    np.asarray(held[0])[:] = 1
    assert len(preparer.prepared) == 3
    held.clear()
    host_worker.settle()
    assert not preparer.prepared


def test_the_caller_prepares_and_frees_nothing(pool: HostPool, preparer: Preparer) -> None:
    for size in (64 * KIB, 8 * MIB, 60 * MIB):
        held = [pool.take(size) for _ in range(3)]
        held.clear()
    host_worker.settle()
    assert len(preparer.threads) == 1
    assert threading.get_ident() not in preparer.threads


def test_memory_in_a_cycle_comes_back(pool: HostPool) -> None:
    class User:
        def __init__(self) -> None:
            self.memory = pool.take(32 * MIB)
            self.friend = self

    address = User().memory.address
    gc.collect()
    assert pool.take(32 * MIB).address == address


def test_a_collection_in_the_middle_of_a_call(pool: HostPool) -> None:
    class User:
        def __init__(self) -> None:
            self.memory = pool.take(MIB)
            self.friend = self

    threshold = gc.get_threshold()
    gc.set_threshold(1)
    try:
        for _ in range(200):
            User()
    finally:
        gc.set_threshold(*threshold)
    gc.collect()
    held = [pool.take(MIB) for _ in range(64)]
    assert len({memory.address for memory in held}) == 64


def test_threads_never_share_memory(pool: HostPool) -> None:
    failures: list[int] = []

    def work(number: int) -> None:
        for turn in range(200):
            held = [np.asarray(pool.take(size)) for size in (64 * KIB, 64 * KIB, MIB, 3 * MIB)]
            for view in held:
                view[:64] = number
            if any((view[:64] != number).any() for view in held):
                failures.append(turn)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


@forks
def test_a_forked_child_frees_nothing_and_has_a_thread_of_its_own(pool: HostPool, preparer: Preparer) -> None:
    prepared(pool, MIB)
    memory = pool.take(MIB)
    np.asarray(memory)[:] = 5
    child = os.fork()
    if not child:
        try:
            is_right = bool((np.asarray(memory) == 5).all())
            del memory
            own = HostPool(Preparer(), 64 * MIB)
            prepared(own, MIB)
            mine = own.take(MIB)
            is_right = is_right and mine.is_direct and len(preparer.prepared) >= 1
            del mine
            own.close()
            os._exit(0 if is_right else 1)
        finally:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert memory.is_direct


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for the thread, whose timer no test can see."""
    stop = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < stop
        time.sleep(0.001)


def kept(preparer: Preparer) -> int:
    return sum(list(preparer.prepared.values()))


def test_a_burst_gives_its_memory_back(pool: HostPool, preparer: Preparer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_pool, "_KEPT_SECONDS", 0.05)
    held = [pool.take(size) for size in (6 * MIB, 20 * MIB, 300 * KIB, 6 * MIB, 6 * MIB)]
    held.clear()
    wait_until(lambda: kept(preparer) > 0)
    wait_until(lambda: kept(preparer) == 0)
    memory = pool.take(6 * MIB)  # and the pool goes on
    np.asarray(memory)[:] = 1
    del memory
    wait_until(lambda: kept(preparer) > 0)
    wait_until(lambda: kept(preparer) == 0)


def test_the_reserve_stays_when_a_burst_gives_its_memory_back(
    preparer: Preparer, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = HostPool(preparer, 256 * MIB)
    pool.reserve()
    held = [pool.take(24 * MIB) for _ in range(4)]
    host_worker.settle()
    held.clear()
    wait_until(lambda: kept(preparer) >= 96 * MIB)
    monkeypatch.setattr(host_pool, "_KEPT_SECONDS", 0.05)
    pool.shrink()  # from now on, the thread's timer does so
    wait_until(lambda: 16 * MIB <= kept(preparer) < 40 * MIB)
    host_worker.settle()
    pool.shrink()
    assert kept(preparer) >= 16 * MIB
    pool.close()


def test_steady_use_keeps_its_memory_after_a_burst(
    pool: HostPool, preparer: Preparer, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(host_pool, "monotonic", lambda: now[0])
    held = [pool.take(8 * MIB) for _ in range(6)]
    held.clear()
    host_worker.settle()
    assert kept(preparer) == 48 * MIB
    address = 0
    for _ in range(30):
        now[0] += 1
        memory = pool.take(8 * MIB)
        assert memory.is_direct
        address = memory.address
        del memory
        pool.shrink()
    assert kept(preparer) == 16 * MIB  # the memory in use, and a spare
    now[0] += 1
    in_use = pool.take(8 * MIB)
    assert in_use.address == address
    now[0] += 100
    pool.shrink()
    assert kept(preparer) == 8 * MIB
    assert in_use.is_direct
    np.asarray(in_use)[:] = 1


def test_memory_that_comes_back_as_the_timer_ends_has_another_timer(
    pool: HostPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Returned(deque[Any]):
        """The timer ends just before something is added, and takes what was added until then."""

        def append(self, item: Any) -> None:
            if not held:
                monkeypatch.setattr(pool, "_will_shrink", False)
                pool._absorb()
            super().append(item)

    prepared(pool, 4 * MIB)
    held = [pool.take(4 * MIB)]
    monkeypatch.setattr(pool, "_returned", Returned())
    held.clear()
    assert pool._will_shrink
    pool.free_unused()
    host_worker.settle()


def test_a_pool_that_is_dropped_is_not_held_by_the_timer(preparer: Preparer) -> None:
    pool = HostPool(preparer, 64 * MIB)
    prepared(pool, MIB)
    pool.close()
    gone = weakref.ref(pool)
    del pool
    host_worker.settle()
    gc.collect()
    wait_until(lambda: gone() is None)


class Machine(RuleBasedStateMachine):
    """Takes and returns memory in any order. Each user's bytes stay as the user left them."""

    held = Bundle("held")

    pins = True

    def __init__(self) -> None:
        super().__init__()
        self.preparer = Preparer()
        self.preparer.pins = self.pins
        self.pool = HostPool(self.preparer, 8 * MIB)
        self.numbers = iter(range(1, 10**6))
        self.users: dict[int, tuple[HostMemory, int]] = {}

    @rule(target=held, size=st.sampled_from([1, 5000, 64 * KIB, 300 * KIB, MIB, 2 * MIB, 3 * MIB, 5 * MIB, 9 * MIB]))
    def take(self, size: int) -> int:
        return self._use(self.pool.take(size), size)

    @rule(target=held, size=st.sampled_from([300 * KIB, 3 * MIB, 9 * MIB]))
    def take_for_result(self, size: int) -> int:
        return self._use(self.pool.take_for_result(size), size)

    @rule(target=held, size=st.sampled_from([1, 64 * KIB, 3 * MIB]))
    def allocate(self, size: int) -> int:
        memory = self.pool.allocate(size)
        assert not np.asarray(memory)[:size].any()
        return self._use(memory, size)

    @rule(user=consumes(held))
    def drop(self, user: int) -> None:
        memory, size = self.users.pop(user)
        view = np.asarray(memory)[:size]
        assert view[0] == view[-1] == user % 256
        del memory, view

    @rule(fails=st.booleans())
    def fail(self, fails: bool) -> None:
        self.preparer.fails = fails

    @rule()
    def settle(self) -> None:
        host_worker.settle()

    @rule(seconds=st.sampled_from([0.0, 100.0]))
    def shrink(self, seconds: float) -> None:
        with patch.object(host_pool, "monotonic", lambda: time.monotonic() + seconds):
            host_worker.submit(self.pool.shrink)  # as the timer does: never while the thread prepares a block
            host_worker.settle()

    @invariant()
    def no_byte_has_two_users(self) -> None:
        spans = sorted((memory.address, memory.address + size) for memory, size in self.users.values())
        assert all(before[1] <= after[0] for before, after in pairwise(spans))

    def teardown(self) -> None:
        allocated = sum(size for _, size in self.users.values())
        assert self.preparer.most <= 8 * MIB + allocated + 10 * 3 * MIB
        self.pool.close()
        self.users.clear()
        host_worker.settle()
        assert not self.preparer.prepared

    def _use(self, memory: HostMemory, size: int) -> int:
        user = next(self.numbers)
        view = np.asarray(memory)
        view[0] = view[size - 1] = user % 256
        self.users[user] = memory, size
        return user


class UnpinnedMachine(Machine):
    """The same with memory that no driver pins."""

    pins = False


TestMachine, TestUnpinnedMachine = Machine.TestCase, UnpinnedMachine.TestCase
TestMachine.settings = TestUnpinnedMachine.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)


# -- the mapping and the thread ---------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 4096, HUGE_PAGE - 1, HUGE_PAGE, HUGE_PAGE + 5000, 33 * MIB])
def test_a_mapping_has_zero_pages_and_is_aligned(size: int) -> None:
    mapping = HostMapping(size)
    assert size <= mapping.size < size + os.sysconf("SC_PAGE_SIZE")
    if size >= HUGE_PAGE:
        assert mapping.address % HUGE_PAGE == 0
    view: Any = np.ctypeslib.as_array((ctypes.c_uint8 * mapping.size).from_address(mapping.address))
    view[-1] = 7
    mapping.populate()
    assert view[-1] == 7
    assert not view[:-1].any()
    del view
    mapping.unmap()


@pytest.mark.parametrize("pins", [False, True])
def test_only_memory_that_is_pinned_asks_for_huge_pages(pool: HostPool, preparer: Preparer, pins: bool) -> None:
    preparer.pins = pins
    for memory in (pool.take(4 * MIB), pool.allocate(4 * MIB)):
        assert _asks_for_huge_pages(memory.address) == pins


def _asks_for_huge_pages(address: int) -> bool:
    """Return what Linux says of the mapping with an address: "hg" among its flags."""
    is_inside = False
    with open("/proc/self/smaps") as file:
        for line in file:
            first = line.split(" ", 1)[0]
            if "-" in first:
                start, _, stop = first.partition("-")
                is_inside = int(start, 16) <= address < int(stop, 16)
            elif is_inside and first == "VmFlags:":
                return "hg" in line.split()
    raise AssertionError(f"nothing is mapped at {address:#x}")


def test_a_worker_runs_calls_in_order_and_survives_their_errors(caplog: pytest.LogCaptureFixture) -> None:
    worker = CallThread("test worker")
    seen: list[object] = []
    for call in range(3):
        worker.submit(lambda call=call: seen.append(call))  # type: ignore[misc]
    worker.submit(lambda: 1 / 0)
    worker.submit(lambda: seen.append(threading.current_thread().name))
    worker.settle()
    assert seen == [0, 1, 2, "test worker"]
    assert "ZeroDivisionError" in caplog.text


def test_a_worker_runs_later_calls_in_the_order_of_their_times() -> None:
    worker = CallThread("test worker")
    seen: list[int] = []
    done = threading.Event()
    worker.submit(lambda: seen.append(1))
    worker.submit_later(0.02, lambda: seen.append(2))
    worker.submit_later(0.04, done.set)
    worker.submit_later(0.01, lambda: 1 / 0)
    worker.submit_later(3600, lambda: seen.append(3))
    worker.settle()
    assert done.wait(60)
    assert seen == [1, 2]
    worker.submit(lambda: seen.append(4))
    worker.settle()
    assert seen == [1, 2, 4]


def test_without_threads_settle_runs_the_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    worker = CallThread("test worker")
    seen: list[int] = []
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        worker.submit(lambda: seen.append(1))
        assert not seen
        worker.settle()
    assert seen == [1]
    worker.submit(lambda: seen.append(2))
    worker.settle()
    assert seen == [1, 2]


def test_pools_of_one_device_share_the_limit(preparer: Preparer) -> None:
    """Each counts what the others keep, until they give it back. Another device's pool does not count."""

    def fill(pool: HostPool) -> list[bool]:
        for _ in range(2):
            held = [pool.take(16 * MIB) for _ in range(6)]
            held.clear()
            host_worker.settle()
        return [memory.is_direct for memory in [pool.take(16 * MIB) for _ in range(6)]]

    first, second = (HostPool(preparer, 64 * MIB, device=("gpu", 0)) for _ in range(2))
    other = HostPool(Preparer(), 64 * MIB, device=("gpu", 1))
    assert fill(first) == [True] * 4 + [False] * 2
    assert fill(second) == [False] * 6
    assert preparer.most == 64 * MIB
    assert fill(other) == [True] * 4 + [False] * 2
    first.close()
    assert fill(second) == [True] * 4 + [False] * 2
    assert preparer.most == 64 * MIB
    for pool in (second, other):
        pool.close()
