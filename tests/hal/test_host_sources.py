"""Arrays of the program that transfers use again: they are prepared, and released before their memory is freed."""

from __future__ import annotations

import ctypes
import gc
import mmap
import os
import sys
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from aiotaichi.errors import InvalidStateError
from aiotaichi.hal.host_pool import host_worker
from aiotaichi.hal.host_sources import HostSources, ReachedMemory
from support.forks import forks

MIB = 2**20
_libc = ctypes.CDLL(None)
Array = npt.NDArray[Any]


def is_mapped(address: int) -> bool:
    """Return whether the process has memory at an address, at the start of a page."""
    is_resident = ctypes.c_ubyte()
    return bool(_libc.mincore(ctypes.c_void_p(address), mmap.PAGESIZE, ctypes.byref(is_resident)) == 0)


class Preparer:
    """Refuses what overlaps, as drivers do. What is prepared and released must be mapped."""

    def __init__(self) -> None:
        self.pins = True
        self.spans: dict[int, int] = {}
        self.most = 0
        self.gate = threading.Event()
        self.gate.set()

    def prepare(self, address: int, size: int) -> object:
        assert self.gate.wait(60)
        if any(address < start + length and start < address + size for start, length in self.spans.items()):
            raise InvalidStateError("the memory is registered already")
        assert is_mapped(address)
        self.spans[address] = size
        self.most = max(self.most, sum(self.spans.values()))
        return address

    def release(self, prepared: Any) -> None:
        assert is_mapped(prepared)
        del self.spans[prepared]


@pytest.fixture
def preparer() -> Preparer:
    return Preparer()


@pytest.fixture
def sources(preparer: Preparer) -> Iterator[HostSources]:
    sources = HostSources(preparer, 16 * MIB)
    yield sources
    sources.close()


def use(sources: HostSources, array: Array, owner: object = None) -> ReachedMemory | None:
    """Use an array in a transfer, and let the thread finish."""
    found = sources.reach(array.__array_interface__["data"][0], array.nbytes, array if owner is None else owner)
    host_worker.settle()
    return found


def collect() -> None:
    """Run the garbage collector, and let the thread finish."""
    gc.collect()
    host_worker.settle()


def test_the_third_use_is_direct(sources: HostSources) -> None:
    array = np.arange(MIB, dtype=np.int32)
    assert use(sources, array) is None
    assert use(sources, array) is None
    memory = use(sources, array[1000:2000], array)
    assert memory is not None
    view = np.asarray(memory)
    assert memory.address == array.ctypes.data
    assert (view.view(np.int32) == array).all()
    page = os.sysconf("SC_PAGE_SIZE")
    assert -page < memory.offset <= 0
    assert array.nbytes - 2 * page < memory.prepared_size <= array.nbytes + memory.offset
    assert use(sources, array) is memory


def test_pages_that_arrays_share_are_prepared_if_the_device_allows_it(preparer: Preparer) -> None:
    sources = HostSources(preparer, 16 * MIB, shares_pages=True)
    array = np.zeros(MIB, np.uint8)
    for _ in range(2):
        assert use(sources, array) is None
    memory = use(sources, array)
    assert memory is not None
    assert memory.prepared == memory.address - memory.offset == array.ctypes.data // mmap.PAGESIZE * mmap.PAGESIZE
    assert memory.prepared_size % mmap.PAGESIZE == 0
    assert memory.offset + MIB <= memory.prepared_size < memory.offset + MIB + mmap.PAGESIZE
    del memory
    sources.close()
    assert not preparer.spans


def test_the_memory_is_released_before_it_is_freed(preparer: Preparer) -> None:
    sources = HostSources(preparer, 64 * MIB)
    array = np.zeros(48 * MIB, np.uint8)  # memory of its own: the C library unmaps it
    for _ in range(3):
        use(sources, array)
    assert preparer.spans
    reference = weakref.ref(array)
    del array
    collect()
    assert not preparer.spans  # release() has seen the memory
    assert reference() is None
    sources.close()


def test_memory_in_a_cycle_is_released_before_it_is_freed(sources: HostSources, preparer: Preparer) -> None:
    array = np.zeros(12 * MIB, np.uint8)
    cycle: list[Any] = [array]
    cycle.append(cycle)
    for _ in range(3):
        use(sources, array)
    del array, cycle
    collect()
    assert not preparer.spans


def test_a_transfer_holds_the_array(sources: HostSources, preparer: Preparer) -> None:
    array = np.ones(MIB, np.uint8)
    use(sources, array)
    use(sources, array)
    memory = use(sources, array)
    del array
    collect()
    assert preparer.spans
    assert (np.asarray(memory)[-4096:] != 2).all()
    del memory
    collect()
    assert not preparer.spans


def test_a_view_holds_the_array(sources: HostSources, preparer: Preparer) -> None:
    array = np.ones(MIB, np.uint8)
    for _ in range(3):
        use(sources, array)
    view = array[1000:1001]
    del array
    collect()
    assert preparer.spans
    assert view.tolist() == [1]
    del view
    collect()
    assert not preparer.spans


def test_no_finalizer_waits_for_the_device(sources: HostSources, preparer: Preparer) -> None:
    array = np.ones(MIB, np.uint8)
    for _ in range(3):
        use(sources, array)
    threads = []
    release = preparer.release

    def released(prepared: Any) -> None:
        threads.append(threading.current_thread().name)
        release(prepared)

    preparer.release = released  # type: ignore[method-assign]
    del array
    collect()
    assert threads == ["aiotaichi host memory"]


def test_numpy_does_not_resize_a_watched_array(sources: HostSources) -> None:
    array = np.zeros(MIB, np.uint8)
    use(sources, array)
    with pytest.raises(ValueError, match="cannot resize"):
        array.resize(2 * MIB)
    with pytest.raises(ValueError, match="cannot resize"):
        array.resize(2 * MIB, refcheck=False)


def test_an_array_that_gets_other_memory_begins_anew(sources: HostSources, preparer: Preparer) -> None:
    array = np.zeros(2 * MIB, np.uint8)
    for _ in range(3):
        use(sources, array)
    state: Any = (1, (MIB // 4,), np.dtype(">u4"), False, bytes(MIB))  # NumPy swaps the bytes in new memory
    array.__setstate__(state)
    for _ in range(3):
        assert use(sources, array) is None
    assert use(sources, array) is not None
    assert list(preparer.spans) == [-(-array.ctypes.data // mmap.PAGESIZE) * mmap.PAGESIZE]


def test_an_array_that_gets_other_memory_while_it_is_prepared(
    sources: HostSources, preparer: Preparer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "is_mapped", lambda _: True)  # NumPy has freed it
    array = np.zeros(2 * MIB, np.uint8)
    use(sources, array)
    preparer.gate.clear()
    assert sources.reach(array.ctypes.data, array.nbytes, array) is None
    state: Any = (1, (MIB // 4,), np.dtype(">u4"), False, bytes(MIB))  # NumPy swaps the bytes in new memory
    array.__setstate__(state)
    assert sources.reach(array.ctypes.data, array.nbytes, array) is None
    preparer.gate.set()
    host_worker.settle()
    assert not preparer.spans


def test_memory_that_cannot_be_watched_is_staged(sources: HostSources, preparer: Preparer) -> None:
    class Owner:
        __array_interface__ = np.zeros(2 * MIB, np.uint8).__array_interface__

    class Subclass(np.ndarray[Any, Any]):
        """It may free its memory in its own way."""

    data = bytes(2 * MIB)
    plain = np.zeros(2 * MIB, np.uint8)
    cases: list[tuple[Array, object]] = [
        (np.frombuffer(data, np.uint8), data),
        (np.frombuffer(bytearray(data), np.uint8), None),
        (plain[:MIB], None),  # a view
        (np.zeros(1000, np.uint8), None),
        (np.zeros(17 * MIB, np.uint8), None),
        (plain, Owner()),
        (plain, np.zeros(2 * MIB, np.uint8)),  # another array
        (Subclass((2 * MIB,), np.uint8), None),
    ]
    for array, owner in cases:
        for _ in range(3):
            assert use(sources, array, owner) is None
    assert not preparer.spans


def test_pages_of_another_registration_are_staged(sources: HostSources, preparer: Preparer) -> None:
    array = np.zeros(2 * MIB, np.uint8)
    preparer.spans[array.ctypes.data + MIB] = 4096
    for _ in range(5):
        assert use(sources, array) is None
    preparer.spans.clear()


def test_the_arrays_that_are_unused_for_longest_give_way(sources: HostSources, preparer: Preparer) -> None:
    old, recent, new = (np.zeros(7 * MIB, np.uint8) for _ in range(3))
    for array in (old, recent):
        for _ in range(3):
            use(sources, array)
    use(sources, new)
    use(sources, recent)
    use(sources, new)
    assert use(sources, new) is not None
    assert use(sources, recent) is not None
    assert use(sources, old) is None
    assert preparer.most <= 16 * MIB


def test_arrays_that_are_used_in_turn_do_not_replace_each_other(sources: HostSources, preparer: Preparer) -> None:
    arrays = [np.zeros(5 * MIB, np.uint8) for _ in range(5)]
    for array in arrays * 3:
        use(sources, array)
    kept = set(preparer.spans)
    assert len(kept) == 3
    for array in arrays * 3:
        use(sources, array)
        assert set(preparer.spans) == kept


def test_an_array_in_use_does_not_give_way(sources: HostSources) -> None:
    old, new = np.zeros(9 * MIB, np.uint8), np.zeros(9 * MIB, np.uint8)
    use(sources, old)
    use(sources, old)
    memory = use(sources, old)
    for _ in range(4):
        assert use(sources, new) is None
    del memory
    for _ in range(2):
        use(sources, new)
    assert use(sources, new) is not None


def test_an_array_that_ends_while_it_is_prepared(sources: HostSources, preparer: Preparer) -> None:
    array = np.zeros(12 * MIB, np.uint8)
    use(sources, array)
    preparer.gate.clear()
    assert sources.reach(array.ctypes.data, array.nbytes, array) is None
    del array
    preparer.gate.set()
    host_worker.settle()
    collect()
    assert not preparer.spans


def test_close_releases_everything(preparer: Preparer) -> None:
    sources = HostSources(preparer, 16 * MIB)
    array = np.zeros(2 * MIB, np.uint8)
    for _ in range(3):
        use(sources, array)
    sources.close()
    assert not preparer.spans
    del array


def test_arrays_are_watched_until_close(preparer: Preparer) -> None:
    array = np.zeros(2 * MIB, np.uint8)
    for _ in range(2):
        use(_forgotten(preparer), array)
    del array
    collect()
    assert not preparer.spans


def _forgotten(preparer: Preparer) -> HostSources:
    """Return an object that nobody closes, and that has prepared an array that nobody else uses."""
    sources = HostSources(preparer, 16 * MIB)
    array = np.zeros(2 * MIB, np.uint8)
    for _ in range(3):
        use(sources, array)
    assert preparer.spans
    return sources


@forks
def test_a_forked_child_releases_nothing(sources: HostSources, preparer: Preparer) -> None:
    array = np.zeros(2 * MIB, np.uint8)
    for _ in range(3):
        use(sources, array)
    child = os.fork()
    if not child:
        del array
        os._exit(len(preparer.spans))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 1


class Machine(RuleBasedStateMachine):
    """Uses arrays in any order, holds some of their handles, and drops both."""

    arrays = Bundle("arrays")
    handles = Bundle("handles")

    def __init__(self) -> None:
        super().__init__()
        self.preparer = Preparer()
        self.sources = HostSources(self.preparer, 8 * MIB)
        self.live: dict[int, Array] = {}
        self.held: dict[int, ReachedMemory | None] = {}
        self.numbers = iter(range(10**6))

    @rule(target=arrays, size=st.integers(1, 9))
    def make(self, size: int) -> int:
        number = next(self.numbers)
        self.live[number] = np.full(size * MIB, number % 256, np.uint8)
        return number

    @rule(target=handles, array=arrays, does_settle=st.booleans())
    def use(self, array: int, does_settle: bool) -> int:
        data = self.live[array]
        memory = self.sources.reach(data.ctypes.data, data.nbytes, data)
        if memory is not None:
            assert (np.asarray(memory) == array % 256).all()
        if does_settle:
            host_worker.settle()
        number = next(self.numbers)
        self.held[number] = memory
        return number

    @rule(array=consumes(arrays))
    def drop_array(self, array: int) -> None:
        del self.live[array]

    @rule(handle=consumes(handles))
    def drop_handle(self, handle: int) -> None:
        del self.held[handle]

    @invariant()
    def held_memory_stays_prepared(self) -> None:
        held = {memory.address - memory.offset for memory in self.held.values() if memory is not None}
        assert held <= set(self.preparer.spans)
        assert self.preparer.most <= 8 * MIB

    def teardown(self) -> None:
        self.held.clear()
        self.sources.close()
        assert not self.preparer.spans
        self.live.clear()


TestMachine = Machine.TestCase
TestMachine.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)


def test_sources_of_one_device_share_the_limit(preparer: Preparer) -> None:
    first, second, other = (HostSources(preparer, 16 * MIB, device=device) for device in "aab")
    arrays = [np.zeros(9 * MIB, np.uint8) for _ in range(3)]
    for _ in range(3):
        found = [use(sources, array) for sources, array in zip((first, second, other), arrays, strict=True)]
    assert [each is not None for each in found] == [True, False, True]
    found.clear()
    first.close()
    for _ in range(3):
        reached = use(second, arrays[1])
    assert reached is not None
    del reached
    for sources in (second, other):
        sources.close()
