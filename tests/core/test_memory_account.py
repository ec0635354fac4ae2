"""The account of a runtime's memory, against a model."""

from __future__ import annotations

import gc
import threading

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from aiotaichi.core.memory_account import MemoryAccount, MemoryEntry, MemoryPurpose
from aiotaichi.errors import OutOfMemoryError

PURPOSES = st.sampled_from(MemoryPurpose)
LIMIT = 100
ON_HOST = {
    MemoryPurpose.HOST_ARRAYS,
    MemoryPurpose.STAGING,
    MemoryPurpose.COPIES,
    MemoryPurpose.PRINTED_TEXT,
}
"""Memory that no device holds, used or unused."""


class Reserve:
    """A device that holds some bytes unused. It frees them if asked, unless it is busy."""

    def __init__(self) -> None:
        self.unused = 0
        self.is_busy = False

    def free_unused(self) -> None:
        if not self.is_busy:
            self.unused = 0


class Machine(RuleBasedStateMachine):
    """Enters and drops memory at random. The model is a list of what lives."""

    entries = Bundle("entries")

    def __init__(self) -> None:
        super().__init__()
        self.account = MemoryAccount(LIMIT)
        self.reserve = Reserve()
        self.account.add_reserve(self.reserve)
        self.live: dict[int, tuple[MemoryEntry, MemoryPurpose, int]] = {}
        self.number = 0

    @property
    def used(self) -> int:
        return sum(nbytes for _, _, nbytes in self.live.values())

    @rule(target=entries, purpose=PURPOSES, nbytes=st.integers(0, 60), fails=st.booleans())
    def allocate(self, purpose: MemoryPurpose, nbytes: int, fails: bool) -> int:
        self.number += 1
        unused = self.reserve.unused if self.reserve.is_busy else 0
        on_host = purpose in ON_HOST
        needed = self.used + (nbytes + unused if on_host else max(nbytes, unused))
        if purpose is MemoryPurpose.QUEUES:
            needed = 0  # never refused
        try:
            with self.account.enter(purpose, nbytes) as entry:
                if fails:
                    raise RuntimeError("the driver refuses")
        except OutOfMemoryError:
            assert needed > LIMIT
        except RuntimeError:
            assert needed <= LIMIT
        else:
            assert needed <= LIMIT
            self.live[self.number] = entry, purpose, nbytes
        return self.number

    @rule(number=consumes(entries))
    def drop(self, number: int) -> None:
        self.live.pop(number, None)

    @rule(number=consumes(entries))
    def close_twice(self, number: int) -> None:
        if number in self.live:
            entry, _, _ = self.live.pop(number)
            entry.close()
            entry.close()

    @rule(unused=st.integers(0, 50), is_busy=st.booleans())
    def hold_back(self, unused: int, is_busy: bool) -> None:
        self.reserve.unused, self.reserve.is_busy = unused, is_busy

    @rule(nbytes=st.integers(0, 120))
    def ask_for_room(self, nbytes: int) -> None:
        assert self.account.has_room(nbytes) == (self.used + self.reserve.unused + nbytes <= LIMIT)

    @invariant()
    def figures_are_the_models(self) -> None:
        found = self.account.used()
        for purpose in MemoryPurpose:
            assert found[purpose] == sum(nbytes for _, of, nbytes in self.live.values() if of is purpose)
        assert self.account.unused == self.reserve.unused


TestMachine = Machine.TestCase


def test_without_a_limit_everything_has_room() -> None:
    account = MemoryAccount()
    entry = account.enter(MemoryPurpose.ARRAYS, 2**60)
    assert account.has_room(2**62)
    account.check()
    del entry
    assert not any(account.used().values())


def test_the_error_says_what_has_how_much_and_what_to_do() -> None:
    account, reserve = MemoryAccount(100), Reserve()
    account.add_reserve(reserve)
    kept = account.enter(MemoryPurpose.ARRAYS, 60), account.enter(MemoryPurpose.HOST_ARRAYS, 30)
    reserve.unused, reserve.is_busy = 7, True
    with pytest.raises(OutOfMemoryError) as caught:
        account.enter(MemoryPurpose.MODULES, 11)
    message = str(caught.value)
    assert "cannot allocate 11 bytes for modules" in message
    assert "memory_limit is 100 bytes" in message
    assert "60 for arrays, 30 for host arrays, 7 that the device holds unused" in message
    assert "smaller staging_bytes, or a larger memory_limit" in message
    assert account.try_to_enter(MemoryPurpose.MODULES, 11) is None
    del kept


def test_a_device_that_is_closed_counts_no_longer() -> None:
    account, closed, following = MemoryAccount(100), Reserve(), Reserve()
    account.add_reserve(closed)
    closed.unused, closed.is_busy = 70, True
    account.remove_reserve(closed)
    account.add_reserve(following)
    following.unused = 5
    assert account.unused == 5
    account.free_unused()
    assert (closed.unused, following.unused) == (70, 0)
    account.remove_reserve(following)
    account.remove_reserve(following)  # idempotent
    assert account.has_room(100)


def test_memory_that_grows_by_too_much_is_told() -> None:
    account, reserve = MemoryAccount(100), Reserve()
    account.add_reserve(reserve)
    kept = account.enter(MemoryPurpose.ARRAYS, 60)
    reserve.unused = 40
    account.check()
    reserve.unused = 41
    with pytest.raises(OutOfMemoryError, match="41 that the device holds unused"):
        account.check()
    del kept


def test_the_device_grows_past_the_limit_for_queues_only() -> None:
    account, reserve = MemoryAccount(100), Reserve()
    account.add_reserve(reserve)
    kept = [account.enter(MemoryPurpose.QUEUES, 30), account.enter(MemoryPurpose.ARRAYS, 60)]
    reserve.unused, reserve.is_busy = 20, True
    with account.enter(MemoryPurpose.QUEUES, 10) as entry:
        account.check()
    kept.append(entry)
    with pytest.raises(OutOfMemoryError, match="past the limit"):
        account.check()  # for arrays
    kept.clear()
    account.check()


class GrowingReserve(Reserve):
    """A device that takes 60 bytes of the driver as soon as somebody has looked."""

    def __init__(self) -> None:
        self.looks = 0
        self.is_busy = True

    @property
    def unused(self) -> int:
        self.looks += 1
        return 60 if self.looks > 1 else 0

    @unused.setter
    def unused(self, nbytes: int) -> None:
        raise AssertionError("it is busy")


def test_memory_that_grows_while_other_memory_is_counted_is_told() -> None:
    """Another thread allocates on the device after the look at what is unused there."""
    account = MemoryAccount(100)
    account.add_reserve(GrowingReserve())
    assert account.try_to_enter(MemoryPurpose.STAGING, 50) is None
    assert account.used()[MemoryPurpose.STAGING] == 0
    entry = account.try_to_enter(MemoryPurpose.STAGING, 40)
    assert entry is not None
    assert account.used()[MemoryPurpose.STAGING] == 40


def test_threads_and_finalizers_count_right() -> None:
    account = MemoryAccount(10**9)

    def work() -> None:
        for _ in range(500):
            entry = account.enter(MemoryPurpose.ARRAYS, 3)
            circle: list[object] = [entry]
            circle.append(circle)  # the garbage collector drops it, perhaps in the middle of a call

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    gc.collect()
    assert not any(account.used().values())
