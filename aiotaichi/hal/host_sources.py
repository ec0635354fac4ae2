"""Arrays of the program that a device reaches, because transfers use them again and again."""

from __future__ import annotations

import gc
import logging
import mmap
import os
import sys
import threading
import weakref
from collections.abc import Callable, Hashable
from functools import partial
from itertools import count
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..core.memory_account import MemoryAccount, MemoryEntry, MemoryPurpose
from ..core.sizes import LEAST_LENT
from ..errors import Error
from ..interpreter_end import unless_ending
from .host_pool import HostPreparer, host_worker
from .memory import HostMemoryHal, byte_interface
from .staging_keepers import StagingKeeper

__all__ = ["HostSources", "ReachedMemory"]

_log = logging.getLogger(__name__)

_open: set[HostSources] = set()  # those that watch arrays: held until they are closed
_ONCE: Final = 2  # sys.getrefcount() of an object that one attribute holds: its own argument counts


class Source:
    """An array that a transfer has used.

    Attributes
    ----------
    array
        The array itself, while the memory is prepared.
    first_use, last_use
        When it was used: numbers that grow with each use of an array.
    is_asked
        Whether the thread prepares the memory, has prepared it, or could not.
    prepared
        What ``prepare()`` has returned, and what counts the memory; None if the memory is not prepared.
    handle
        A weak reference to the handle that transfers hold.
    data, pages
        The address and the size of the array's bytes, and of the pages that are prepared.
    """

    __slots__ = ("array", "data", "first_use", "handle", "is_asked", "last_use", "owner", "pages", "prepared")

    def __init__(
        self, owner: weakref.ref[npt.NDArray[Any]], data: tuple[int, int], pages: tuple[int, int], use: int
    ) -> None:
        self.owner = owner
        self.data = data
        self.pages = pages
        self.first_use = self.last_use = use
        self.is_asked = False
        self.prepared: tuple[Any, MemoryEntry] | None = None
        self.array: npt.NDArray[Any] | None = None
        self.handle: Callable[[], ReachedMemory | None] = lambda: None

    @property
    def is_left(self) -> bool:
        """Whether the memory is prepared, and nothing else holds the array: neither the program nor a transfer."""
        return self.array is not None and sys.getrefcount(self.array) == _ONCE


class ReachedMemory(HostMemoryHal):
    """The bytes of an array of the program. It holds the array, and the pages stay prepared."""

    __slots__ = ("_owner", "_size", "address", "offset", "prepared", "prepared_size")

    def __init__(self, source: Source, owner: npt.NDArray[Any], prepared: Any) -> None:
        self.prepared = prepared
        self._owner = owner
        self.address, self._size = source.data
        start, self.prepared_size = source.pages
        self.offset = self.address - start

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return byte_interface(self.address, self._size)


class HostSources(StagingKeeper):
    """Prepares the memory of arrays that transfers use a second time, so that later transfers need no staging.

    Only arrays that own their bytes. The memory must be released before NumPy frees it, and that can take long: on
    CUDA, until the device is idle. So a prepared array is held. Whenever the garbage collector has run, a thread
    releases those that nothing else holds, and then drops them. NumPy resizes no array that has weak references.

    Parameters
    ----------
    preparer
        Makes memory the device's.
    most_bytes
        The most bytes that are prepared, with those of the device's other runtimes. Arrays that are unused for
        longest give way.
    account
        Counts the memory that is prepared. Without room there, the memory stays as it is.
    shares_pages
        Whether the device may reach one page through two arrays. Then all pages that an array touches are prepared.
        Else, and if the driver refuses that, only those that the array has alone: the queue stages the bytes before
        and after.
    device
        The device, which several runtimes may have open.
    """

    def __init__(
        self,
        preparer: HostPreparer,
        most_bytes: int,
        account: MemoryAccount | None = None,
        shares_pages: bool = False,
        device: Hashable | None = None,
    ) -> None:
        super().__init__()
        self._process = os.getpid()
        self._sources: dict[int, Source] = {}  # by the id of the array
        self._pages = _touched_pages if shares_pages else _own_pages
        self._account = account or MemoryAccount()
        self._preparer = preparer
        self._most_bytes = most_bytes
        self._lock = threading.Lock()  # not in finalizers, which may run in the middle of any call
        self._uses = count()
        self.join(device)

    def reach(self, address: int, size: int, owner: object) -> ReachedMemory | None:
        """Return the memory of the array ``owner``, which holds ``size`` bytes at ``address``, if it is prepared.

        If not, the thread prepares it when this is called for ``owner`` a second time. Returns at once.
        """
        if type(owner) is not np.ndarray or owner.nbytes < LEAST_LENT:
            return None
        key = id(owner)
        with self._lock:
            source, use = self._sources.get(key), next(self._uses)
            if source is None or source.data != (address, size):  # else it is all of a known array
                data = owner.__array_interface__["data"][0], owner.nbytes
                is_inside = data[0] <= address <= address + size <= data[0] + data[1]
                if not (owner.flags.owndata and is_inside) or data[1] > self._most_bytes:
                    return None
                if source is None:
                    _watch(self)
                    forget = partial(self._forget, key)
                    self._sources[key] = Source(weakref.ref(owner, forget), data, self._pages(*data), use)
                    return None
                if source.data != data:  # ndarray.__setstate__() gives an array other memory
                    self._forget(key, source.owner)
                    return None
            source.last_use = use
            if not source.is_asked:
                source.is_asked = True
                host_worker.submit(partial(self._prepare, source, owner))
            if source.prepared is None:
                return None
            handle = source.handle()
            if handle is None:
                handle = ReachedMemory(source, owner, source.prepared[0])
                source.handle = weakref.ref(handle)
            return handle

    def close(self) -> None:
        """*Blocking.* Release all memory. No transfer uses it any longer."""
        host_worker.submit(partial(self._release_left, is_last=True))
        host_worker.settle()
        _open.discard(self)

    def drop_left(self) -> None:
        """Have the thread release what only this object holds. From anywhere, the garbage collector included."""
        if self._process == os.getpid() and any(source.is_left for source in self._prepared()):
            host_worker.submit(self._release_left)

    # -- in the thread -------------------------------------------------------------------------------

    def _prepare(self, source: Source, owner: npt.NDArray[Any]) -> None:
        """Prepare the memory of a source. ``owner`` is held, and so the memory stays."""
        _, size = source.pages
        self._release_left()
        with self._lock:
            excess = self.kept_bytes() + self.bytes_of_others() + size - self._most_bytes
            given = self._give_way(excess, source.first_use)
            if given is None:
                source.is_asked = False  # the next use asks again
                source.first_use = source.last_use
                return
        self._release_given(given)
        entry = self._account.try_to_enter(MemoryPurpose.STAGING, size)
        if entry is None:
            return
        prepared = self._prepared_pages(source)
        if prepared is None:
            return
        with self._lock:
            if self._sources.get(id(owner)) is source:
                source.prepared, source.array = (prepared, entry), owner
                return
        self._release((prepared, entry), owner)  # the array got other memory meanwhile

    def _prepared_pages(self, source: Source) -> object | None:
        """Prepare the pages of a source, or those that it has alone. Return None if the driver refuses both."""
        own = _own_pages(*source.data)
        for pages in dict.fromkeys((source.pages, own)):
            try:
                prepared = self._preparer.prepare(*pages)
            except Error as error:  # another array's pages overlap, or no more memory can be pinned
                _log.debug("%d bytes of an array are staged: %s", pages[1], error)
            else:
                source.pages = pages
                return prepared
        return None

    def _give_way(self, excess: int, before: int) -> list[tuple[object, Any]] | None:
        """Give up idle sources that were not used since the use ``before``, until ``excess`` bytes are free.

        So arrays that are used in turn do not replace each other again and again. Return the arrays, and what is to
        be released before they may end; None if that is not enough.
        """
        given: list[Source] = []
        for source in sorted(self._prepared(), key=lambda source: source.last_use):
            if excess <= 0:
                break
            if source.handle() is None and source.last_use < before:
                given.append(source)
                excess -= source.pages[1]
        return None if excess > 0 else self._take_all(given)

    def _release_left(self, is_last: bool = False) -> None:
        """Release the arrays that nothing else holds; all arrays if this is the last time."""
        with self._lock:
            given = self._take_all([source for source in self._prepared() if is_last or source.is_left])
        self._release_given(given)

    def _release_given(self, given: list[tuple[object, Any]]) -> None:
        for array, prepared in given:
            self._release(prepared, array)

    # -- in any thread -------------------------------------------------------------------------------

    def kept_bytes(self) -> int:
        return sum(each.pages[1] for each in self._prepared())

    def _prepared(self) -> list[Source]:
        return [source for source in self._sources.copy().values() if source.prepared is not None]

    def _take_all(self, sources: list[Source]) -> list[tuple[object, Any]]:
        return [(source.array, self._take(source)) for source in sources]

    def _take(self, source: Source) -> Any:
        """Return what is to be released, and note that the source is not prepared."""
        prepared = source.prepared
        source.prepared = source.array = None
        source.is_asked = False
        return prepared

    @unless_ending
    def _forget(self, key: int, owner: weakref.ref[npt.NDArray[Any]]) -> None:
        """Forget an array that ends, or whose bytes are elsewhere now. In that case, its old memory is released."""
        source = self._sources.get(key)
        if source is None or source.owner is not owner or self._process != os.getpid():
            return
        self._sources.pop(key, None)
        if source.prepared is not None:
            array = source.array
            host_worker.submit(partial(self._release, self._take(source), array))

    def _release(self, prepared: Any, array: object) -> None:
        """Release memory of ``array``, which is held until then. It counts until then, too."""
        try:
            self._preparer.release(prepared[0])
        except Error as error:
            _log.debug("after the loss of a device: %s", error)


def _own_pages(address: int, size: int) -> tuple[int, int]:
    """Return the address and the size of the whole pages within some bytes."""
    start = -(-address // mmap.PAGESIZE) * mmap.PAGESIZE
    return start, (address + size) // mmap.PAGESIZE * mmap.PAGESIZE - start


def _touched_pages(address: int, size: int) -> tuple[int, int]:
    """Return the address and the size of the pages that hold some bytes."""
    start = address // mmap.PAGESIZE * mmap.PAGESIZE
    return start, -(-(address + size) // mmap.PAGESIZE) * mmap.PAGESIZE - start


def _watch(sources: HostSources) -> None:
    _open.add(sources)
    if _drop_left not in gc.callbacks:
        gc.callbacks.append(_drop_left)


@unless_ending
def _drop_left(phase: str, _: object) -> None:
    if phase == "stop":
        for sources in _open.copy():
            sources.drop_left()
