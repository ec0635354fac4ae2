"""Host memory for transfers, which is ready before it is needed."""

from __future__ import annotations

import logging
import mmap
import os
import threading
import weakref
from collections import deque
from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from itertools import count
from time import monotonic
from typing import Any, Final, Protocol

from ..core.memory_account import MemoryAccount, MemoryEntry, MemoryPurpose
from ..core.sizes import HUGE_PAGE, LEAST_LARGER, MOST_READY, MOST_RESERVED
from ..errors import Error, OutOfMemoryError
from ..interpreter_end import unless_ending
from .call_thread import CallThread
from .host_mapping import HostMapping
from .memory import HostMemoryHal, byte_interface
from .staging_keepers import StagingKeeper

__all__ = ["HostMemory", "HostPool", "HostPreparer", "host_worker"]

_log = logging.getLogger(__name__)

host_worker: Final = CallThread("aiotaichi host memory")
"""The thread that prepares and frees host memory, of all devices."""

_KEPT_SECONDS = 10.0  # after which memory is given back that no transfer has used; a timer of the thread sees to it
_SPARES = 2  # blocks that a size in use keeps: one is used next, and the thread would prepare the other one again
_LARGEST_SPARE = 1 / 16  # of the limit: a spare of more would keep too much memory that may never be used
_MOST_STOCKED = 1 / 8  # of the limit: what the thread keeps ready of a size that was often in want, up to MOST_READY


class HostPreparer(Protocol):
    """Makes host memory a device's. A thread calls the methods.

    Attributes
    ----------
    pins
        Whether a driver pins the memory, which takes less time for huge pages.
    """

    @property
    def pins(self) -> bool: ...

    def prepare(self, address: int, size: int) -> object:
        """*Blocking.* Let the device reach ``size`` bytes, which another thread may use meanwhile.

        Return what :meth:`release` takes. Raise an Error if the device cannot: the bytes stay ordinary memory.
        """

    def release(self, prepared: Any) -> None:
        """*Blocking.* End what :meth:`prepare` began. No transfer uses the bytes any longer."""


class HostBlock:
    """A mapping that is divided into places of equal size.

    Attributes
    ----------
    free
        The offsets of the places that are not in use.
    is_kept
        Whether the limit counts the block, and the pool keeps it when it is idle.
    is_lent
        Whether the limit counts the block while it is idle only: see :class:`HostPool`.
    is_asked
        Whether the thread prepares the block, has prepared it, or could not.
    is_populated
        Whether the thread has given the pages memory.
    is_direct, prepared
        Whether the block is prepared, and what the backend's ``prepare()`` has returned.
    is_dropped
        Whether the block is to be freed.
    last_use, last_time
        A number that grows with each use of the pool, and when that was, in seconds.
    """

    __slots__ = (
        "entry",
        "free",
        "is_asked",
        "is_direct",
        "is_dropped",
        "is_kept",
        "is_lent",
        "is_populated",
        "last_time",
        "last_use",
        "mapping",
        "place_size",
        "places",
        "prepared",
    )

    def __init__(self, place_size: int, places: int, is_kept: bool, huge_pages: bool) -> None:
        self.mapping = HostMapping(_block_size(place_size, places), huge_pages)
        self.place_size = place_size
        self.places = places
        self.free = [place_size * place for place in reversed(range(places))]
        self.is_kept = is_kept
        self.is_lent = False
        self.is_asked = self.is_populated = self.is_direct = self.is_dropped = False
        self.prepared: Any = None
        self.last_use = 0
        self.last_time = monotonic()
        self.entry: MemoryEntry | None = None

    @property
    def is_idle(self) -> bool:
        return len(self.free) == self.places


class HostMemory(HostMemoryHal):
    """Host memory of a pool. NumPy arrays over it hold it. It goes back to the pool when it is dropped."""

    __slots__ = ("_block", "address", "offset", "pool", "prepared_size")

    def __init__(self, pool: HostPool, block: HostBlock) -> None:
        self.pool = pool
        self._block = block
        self.offset = block.free.pop()
        self.prepared_size = block.mapping.size
        self.address = block.mapping.address + self.offset

    @property
    def entry(self) -> MemoryEntry | None:
        return self._block.entry

    @entry.setter
    def entry(self, entry: MemoryEntry | None) -> None:  # pyright: ignore[reportIncompatibleVariableOverride]
        self._block.entry = entry

    @property
    def is_direct(self) -> bool:
        return self._block.is_direct

    @property
    def prepared(self) -> Any:
        """What the backend's ``prepare()`` has returned for the memory around; None before it is direct."""
        return self._block.prepared

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return byte_interface(self.address, self._block.place_size)

    @unless_ending
    def __del__(self) -> None:
        if hasattr(self, "address"):
            self.pool.give_back(self._block, self.offset)


class HostPool(StagingKeeper):
    """Keeps host memory for transfers, so that an event loop neither waits for a driver nor for fresh pages.

    :meth:`take` returns prepared memory if there is some, else fresh memory, and the queue stages the transfer. A
    thread prepares memory that comes back: it is kept for the next transfer. The thread also prepares one more block
    as soon as all memory of a size is in use. It prepares twice as many each time that a transfer found none ready,
    up to an eighth of the limit, and up to 64 MiB. The first transfer of a size takes the reserve, if there is one.

    The limit counts all memory that a driver pins. Of other memory, it counts blocks of one transfer only while they
    are idle: what transfers use then is theirs. So the memory of many results goes round, too.

    What no transfer has used for 10 seconds is given back, except as many bytes as the reserve has, and some blocks
    of each size that is in use: two, or half of what was kept ready. Steady transfers take the memory that was used
    last, so the rest of a burst grows old.

    Parameters
    ----------
    preparer
        Makes memory the device's.
    most_bytes
        The most bytes that are pinned or kept, with those of the device's other pools. Pinned memory beyond is
        staged, and freed after its use.
    account
        Counts the memory that is prepared or kept, and the memory of users. Other memory has no entry. Its user may
        set one.
    device
        The device, which several runtimes may have open: see :class:`~aiotaichi.hal.staging_keepers.StagingKeeper`.
    """

    def __init__(
        self,
        preparer: HostPreparer,
        most_bytes: int,
        account: MemoryAccount | None = None,
        device: Hashable | None = None,
    ) -> None:
        super().__init__()
        self._kept_bytes = 0
        self._process = os.getpid()
        self.preparer = preparer
        self._most_bytes = most_bytes
        self._account = account or MemoryAccount()
        host_worker.start()  # now: the caller is a thread that opens a device, later callers are event loops
        self._lock = threading.Lock()
        # Memory comes back from any thread, even in the middle of take(): give_back() only appends here.
        self._returned: deque[tuple[HostBlock, int]] = deque()
        self._dropped: deque[HostBlock] = deque()  # idle blocks that the thread is to free
        self._available: dict[int, list[HostBlock]] = {}  # blocks with free places, by the size of a place
        self._reserved = 0  # the size of the reserve's places
        self._stocking: set[int] = set()  # the sizes that the thread prepares spare blocks of
        self._wanted: dict[int, int] = {}  # how many blocks of a size the thread keeps ready, if it is not one
        self._uses = count(1)
        self._used: dict[int, float] = {}  # when each size of places was used last, in seconds
        self._will_shrink = False  # whether the thread will look for memory that is old
        self.join(device)
        self._is_open = True
        self._account.add_reserve(self)

    def reserve(self) -> None:
        """Have the thread prepare memory for the first transfer of any size up to 16 MiB. Returns at once."""
        most = min(MOST_RESERVED, int(_LARGEST_SPARE * self._most_bytes))
        if most > LEAST_LARGER:
            with self._lock:
                self._reserved = 1 << most.bit_length() - 1
                self._ask_for_spares(self._reserved)

    def take(self, size: int) -> HostMemory:
        """Return at least ``size`` bytes for one transfer, as their last user left them. Returns at once.

        Raise an OutOfMemoryError if the process has no address space left.
        """
        return self._take(_place_size(size), self._ready_block)

    def take_for_result(self, size: int) -> HostMemory:
        """As :meth:`take`, for bytes that a transfer fills, and not the caller.

        Memory whose pages another thread is to get costs the caller nothing. So half of what is kept ready is left to
        callers of :meth:`take`, unless a driver pins it.
        """
        return self._take(_place_size(size), self._ready_block if self.preparer.pins else self._left_block)

    def _take(self, place: int, choose: Callable[[int], HostBlock | None]) -> HostMemory:
        try:
            with self._lock:
                if self._returned:
                    self._absorb()
                block = choose(place) or self._add_block(place)
                memory = HostMemory(self, block)
                block.last_use = next(self._uses)
                block.last_time = self._used[block.place_size] = monotonic()
                if not block.free:
                    self._all_used(block)
        finally:
            if self._dropped:  # even if no memory was left for the new block
                host_worker.submit(self._free_dropped)
        return memory

    def allocate(self, size: int) -> HostMemory:
        """Return at least ``size`` bytes for a user who keeps them: zeroed, and not counted by the limit.

        Returns at once. The thread prepares the memory, and frees it after its use. Raise an OutOfMemoryError if the
        process has no address space left, or the account has no room.
        """
        with self._account.enter(MemoryPurpose.HOST_ARRAYS, size) as entry:
            block = HostBlock(size, 1, is_kept=False, huge_pages=self.preparer.pins)
        block.entry = entry
        self._ask_to_prepare(block)
        return HostMemory(self, block)

    def give_back(self, block: HostBlock, offset: int) -> None:
        """Keep a place for later use, or have the thread free it. From any thread, finalizers included."""
        if not block.is_kept and self._process == os.getpid():
            block.entry = None
        self._returned.append((block, offset))
        if block.is_kept and block.is_asked and self._is_open and self._will_shrink:
            return  # nearly always
        if self._process != os.getpid():
            return  # a forked child: the block is the parent's
        if not (block.is_kept and self._is_open):
            host_worker.submit(self._tidy)
        if self._is_open and (block.is_kept or block.is_lent):
            if not block.is_asked:
                self._ask_to_prepare(block)
            if not self._will_shrink:
                self._shrink_later()

    def close(self) -> None:
        """*Blocking.* Free all idle memory now, and memory in use when it comes back."""
        self._is_open = False
        self._account.remove_reserve(self)
        host_worker.submit(self._tidy)
        host_worker.settle()

    @property
    def unused(self) -> int:
        """0: the account has entries for all memory that is kept."""
        return 0

    def free_unused(self) -> None:
        """Free the idle memory, unless another call works on the pool now. From any thread."""
        if not self._lock.acquire(blocking=False):
            return
        try:
            self._absorb()
            self._drop_idle()
        finally:
            self._lock.release()
        host_worker.submit(self._free_dropped)

    def _shrink_later(self) -> None:
        self._will_shrink = True
        host_worker.submit_later(_KEPT_SECONDS, partial(_shrink, weakref.ref(self)))

    def _ask_to_prepare(self, block: HostBlock) -> None:
        block.is_asked = True
        host_worker.submit(partial(self._prepare, block))

    # -- with the lock -----------------------------------------------------------------------------

    def _absorb(self) -> None:
        """Note which places have come back."""
        while self._returned:
            block, offset = self._returned.popleft()
            block.free.append(offset)
            if block.is_lent:
                self._keep(block)
            elif not block.is_kept:
                self._drop(block)
            elif len(block.free) == 1:
                self._available.setdefault(block.place_size, []).append(block)

    def _available_block(self, place: int) -> HostBlock | None:
        """Return a block with a free place of this size: one that is prepared, if there is one, or has its pages."""
        blocks = self._available.get(place)
        if not blocks:
            return None
        direct = next((block for block in reversed(blocks) if block.is_direct), None)
        return direct or next((block for block in reversed(blocks) if block.is_populated), blocks[-1])

    def _ready_block(self, place: int) -> HostBlock | None:
        """Return a block with a place of this size, or a larger one. If none is ready, the thread is to keep more."""
        blocks = self._available.get(place)
        if blocks and blocks[-1].is_direct:  # nearly always
            return blocks[-1]
        block = self._available_block(place) or self._larger_block(place)
        if block is None or (not block.is_populated and block.is_idle):
            self._want_more(place)
        return block

    def _left_block(self, place: int) -> HostBlock | None:
        """Return a ready block if enough are left, else one that has no pages yet. Else as _ready_block()."""
        blocks = self._available.get(place, ())
        block = None
        if len(blocks) <= self._most_spares(place):
            block = next((block for block in blocks if not block.is_populated), None)
        if block is None and len(blocks) > self._wanted.get(place, 1) // 2:
            block = self._available_block(place)
        if block is None:
            self._want_more(place)
        return block

    def _larger_block(self, place: int) -> HostBlock | None:
        """Return a prepared block with a free place of up to twice the size; for the first of a size, the reserve."""
        if place <= LEAST_LARGER:
            return None
        most = 2 * place if place in self._available else max(2 * place, self._reserved)
        for larger in sorted(self._available):
            if place < larger <= most:
                block = self._available_block(larger)
                if block is not None and block.is_direct:
                    if larger > 2 * place:
                        self._ask_for_spares(place)
                    return block
        return None

    def _add_block(self, place: int) -> HostBlock:
        """Return a new block. It is kept after its use, if the limit allows."""
        places = _places(place)
        self._available.setdefault(place, [])
        if self._lends(places):
            return self._new_block(place, 1, is_kept=False)
        size = _block_size(place, places)
        entry = self._account.try_to_enter(MemoryPurpose.STAGING, size) if self._make_room(size) else None
        if entry is None:
            return HostBlock(place, 1, is_kept=False, huge_pages=self.preparer.pins)
        block = self._new_block(place, places, is_kept=True)
        block.entry = entry
        self._kept_bytes += size
        self._available[place].append(block)
        return block

    def _lends(self, places: int) -> bool:
        """Return whether blocks of this size count towards the limit only while they are idle."""
        return places == 1 and not self.preparer.pins

    def _new_block(self, place: int, places: int, is_kept: bool) -> HostBlock:
        """Return a block for transfers. The system call may wait for other threads that map."""
        block = HostBlock(place, places, is_kept, huge_pages=self.preparer.pins)
        block.is_lent = self._lends(places)
        return block

    def _keep(self, block: HostBlock) -> None:
        """Keep a block that has come back and was lent, if the limit allows, else drop it."""
        size = block.mapping.size
        entry = None
        if self._is_open and self._make_room(size):
            entry = self._account.try_to_enter(MemoryPurpose.STAGING, size)
        if entry is None:
            self._drop(block)
            return
        block.is_kept, block.entry = True, entry
        self._kept_bytes += size
        self._available.setdefault(block.place_size, []).append(block)

    def _all_used(self, block: HostBlock) -> None:
        """Have the thread prepare spares if they are needed, now that all places of the block are in use."""
        if block.is_kept:
            self._unlist(block)
            if block.is_lent:
                block.is_kept, block.entry = False, None
                self._kept_bytes -= block.mapping.size
        self._ask_for_spares(block.place_size)

    def _make_room(self, size: int) -> bool:
        """Drop the idle blocks whose last use was longest ago, until there is room for ``size`` bytes.

        Return False, and drop nothing, if that is not enough.
        """
        excess = self._all_kept_bytes + size - self._most_bytes
        if excess <= 0:
            return True
        idle = self._idle()
        if sum(block.mapping.size for block in idle) < excess:
            return False
        for block in idle:
            if excess <= 0:
                break
            excess -= block.mapping.size
            self._drop(block)
        return True

    @property
    def _all_kept_bytes(self) -> int:
        """The bytes that this pool and the device's other pools keep."""
        return self._kept_bytes + self.bytes_of_others()

    def kept_bytes(self) -> int:
        return self._kept_bytes

    def _idle(self) -> list[HostBlock]:
        """Return the idle blocks. Those whose last use was longest ago come first."""
        idle = (block for blocks in self._available.values() for block in blocks if block.is_idle)
        return sorted(idle, key=lambda block: block.last_use)

    def _drop_idle(self) -> None:
        for block in self._idle():
            self._drop(block)

    def _drop(self, block: HostBlock) -> None:
        """Have the thread free an idle block."""
        block.is_dropped = True
        block.entry = None
        if block.is_kept:
            self._kept_bytes -= block.mapping.size
            self._unlist(block)
        self._dropped.append(block)

    def _unlist(self, block: HostBlock) -> None:
        """Have nobody take a place of the block. It is nearly always the last one, which transfers take first."""
        blocks = self._available[block.place_size]
        if blocks[-1] is block:
            blocks.pop()
        else:
            blocks.remove(block)

    def _want_more(self, place: int) -> None:
        """Have the thread keep twice as many blocks of a size ready: there was none. The first time, it keeps one."""
        most = int(min(_MOST_STOCKED * self._most_bytes, MOST_READY)) // _block_size(place, _places(place))
        self._wanted[place] = max(1, min(2 * self._wanted[place], most)) if place in self._wanted else 1

    def _is_short(self, place: int) -> bool:
        """Return whether too few blocks have a free place of this size."""
        return len(self._available.get(place, ())) < self._most_spares(place)

    def _most_spares(self, place: int) -> int:
        """Return how many blocks with free places the thread adds: those that it keeps ready, and as many again.

        The others are for results: unless a driver pins them, they need no pages.
        """
        return (1 if self.preparer.pins else 2) * self._wanted.get(place, 1)

    def _ask_for_spares(self, place: int) -> None:
        """Have the thread prepare more blocks, if too few have a free place of this size."""
        if self._is_short(place) and place <= _LARGEST_SPARE * self._most_bytes:
            self._ask_to_stock(place)

    def _ask_to_stock(self, place: int) -> None:
        if place not in self._stocking:
            self._stocking.add(place)
            host_worker.submit(partial(self._stock, place))

    # -- in the thread -----------------------------------------------------------------------------

    def _stock(self, place: int) -> None:
        """Add as many blocks as are wanted, and prepare one of those that nobody has taken meanwhile.

        A block may be taken before it is prepared: then at least no event loop waits to map it. Other calls come
        before the next block.
        """
        with self._lock:
            self._stocking.discard(place)
        while self._add_spare(place):
            pass
        if (block := self._unprepared(place)) is not None:
            block.is_asked = True
            self._prepare(block)
        with self._lock:
            if self._unprepared(place) is not None:
                self._ask_to_stock(place)

    def _unprepared(self, place: int) -> HostBlock | None:
        """Return a block that nobody uses and nobody has asked to prepare, if more are to be ready."""
        blocks = tuple(self._available.get(place, ()))
        if sum(block.is_asked for block in blocks) >= self._wanted.get(place, 1):
            return None
        return next((block for block in blocks if block.is_idle and not block.is_asked), None)

    def _add_spare(self, place: int) -> bool:
        """Add a block. Return False if there are enough, or there is no room."""
        places = _places(place)
        size = _block_size(place, places)
        with self._lock:
            self._absorb()
            if not (self._is_open and self._is_short(place)) or self._all_kept_bytes + size > self._most_bytes:
                return False
            entry = self._account.try_to_enter(MemoryPurpose.STAGING, size)
            if entry is None:
                return False
            self._kept_bytes += size
        try:
            with entry:
                block = self._new_block(place, places, is_kept=True)
        except OutOfMemoryError:
            with self._lock:
                self._kept_bytes -= size
            raise
        block.entry = entry
        with self._lock:
            self._available.setdefault(place, []).append(block)
        return True

    def _prepare(self, block: HostBlock) -> None:
        if block.is_dropped:
            return
        mapping = block.mapping
        mapping.populate()
        block.is_populated = True
        try:
            block.prepared = self.preparer.prepare(mapping.address, mapping.size)
        except Error as error:  # the memory is of use without: transfers are staged
            _log.debug("%d bytes of host memory are staged: %s", mapping.size, error)
            return
        block.is_direct = True

    def shrink(self) -> None:
        """Free what no transfer has used for long, and look again later if something is left."""
        oldest = monotonic() - _KEPT_SECONDS
        with self._lock:
            self._will_shrink = False  # now: what comes back from now on may be the first that is left
            self._absorb()
            idle = self._idle()
            used = {size for size, time in self._used.items() if time > oldest}
            self._wanted = {size: count // 2 for size, count in self._wanted.items() if size in used and count > 1}
            for block in idle:
                spares = max(_SPARES, self._wanted.get(block.place_size, 1))
                is_spare = block.place_size in used and len(self._available[block.place_size]) <= spares
                is_reserve = self._kept_bytes - block.mapping.size < self._reserved
                if block.last_time <= oldest and not is_spare and not is_reserve:
                    self._drop(block)
            has_more = self._kept_bytes > self._reserved and not all(block.is_dropped for block in idle)
        self._free_dropped()
        if has_more and self._is_open and not self._will_shrink:
            self._shrink_later()

    def _tidy(self) -> None:
        """Free what came back and is not kept."""
        with self._lock:
            self._absorb()
            if not self._is_open:
                self._drop_idle()
        self._free_dropped()

    def _free_dropped(self) -> None:
        while self._dropped:
            block = self._dropped.popleft()
            try:
                if block.is_direct:
                    self.preparer.release(block.prepared)
            except Error as error:
                _log.debug("after the loss of a device: %s", error)
            block.mapping.unmap()


def _shrink(pool: weakref.ref[HostPool]) -> None:
    """Shrink a pool, unless nothing holds it any longer."""
    found = pool()
    if found is not None:
        found.shrink()


def _places(place: int) -> int:
    """Return how many places of a size share a block: what fits in a huge page, so that the driver is called once."""
    return max(1, HUGE_PAGE // place)


def _block_size(place: int, places: int) -> int:
    return place if places == 1 else HUGE_PAGE


@lru_cache(maxsize=256)
def _place_size(size: int) -> int:
    """Return the size of the places for ``size`` bytes: at most a fourth is wasted, so that few sizes exist."""
    step = max(mmap.PAGESIZE, 1 << max(0, size.bit_length() - 3))
    return max(1, -(-size // step)) * step
