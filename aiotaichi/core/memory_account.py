"""How much memory a runtime has, what it is for, and the most that it may have."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Mapping
from enum import Enum
from typing import Final, Protocol, Self

from ..errors import OutOfMemoryError
from ..interpreter_end import unless_ending

__all__ = ["MemoryAccount", "MemoryEntry", "MemoryPurpose", "MemoryReserve"]


class MemoryPurpose(Enum):
    """What memory is for. The value is the word in messages."""

    ARRAYS = "arrays"
    """Memories and arrays on the device."""
    MAPPABLE_ARRAYS = "mappable arrays"
    """Memories and arrays that the host may map. On CUDA, they are pinned host memory."""
    IMAGES = "images"
    """The texels of images."""
    HOST_ARRAYS = "host arrays"
    """Arrays of ``Runtime.host_array``."""
    MODULES = "modules"
    """Field trees, cells of sparse fields and code, of loaded modules and of loads under way."""
    QUEUES = "queues"
    """What queues need for themselves, such as temporaries. It is never refused, because a queue without it fails."""
    STAGING = "staging"
    """Host memory that is ready for transfers."""
    COPIES = "copies of data to write"
    """What ``write`` has copied to other memory than staging, until the device has it."""
    PRINTED_TEXT = "printed text"
    """What kernels print into."""

    __hash__ = object.__hash__  # Enum's is a Python function, and a write hashes four times


class MemoryEntry:
    """Bytes that are counted, until this object is dropped. Whatever frees the memory holds it.

    Allocate in a ``with`` block of the entry: if that fails, the bytes count no longer, although the error's
    traceback holds the entry.

    Examples
    --------
    >>> from aiotaichi.core.memory_account import MemoryAccount, MemoryPurpose
    >>> account = MemoryAccount()
    >>> with account.enter(MemoryPurpose.QUEUES, 64) as entry:
    ...     allocated = bytearray(64)
    >>> account.used()[MemoryPurpose.QUEUES]
    64
    >>> entry.close()
    >>> account.used()[MemoryPurpose.QUEUES]
    0
    """

    __slots__ = ("_account", "_nbytes", "_purpose")

    def __init__(self, account: MemoryAccount, purpose: MemoryPurpose, nbytes: int) -> None:
        self._account = account
        self._purpose = purpose
        self._nbytes = nbytes

    def close(self) -> None:
        """Count the bytes no longer. Idempotent."""
        nbytes, self._nbytes = self._nbytes, 0
        if nbytes:
            self._account.returned.append((self._purpose, nbytes))

    def __enter__(self) -> Self:
        if self._purpose is MemoryPurpose.QUEUES:
            self._account.allocating_for_queues.depth += 1
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._purpose is MemoryPurpose.QUEUES:
            self._account.allocating_for_queues.depth -= 1
        if kind is not None:
            self.close()

    __del__ = unless_ending(close)


class _Depth(threading.local):
    """How many ``with`` blocks of queues' entries a thread is in."""

    depth = 0


class MemoryReserve(Protocol):
    """Memory that a device holds, and that nothing uses. Any thread calls the methods."""

    @property
    def unused(self) -> int:
        """The bytes that the driver has given, and that no entry counts."""
        ...

    def free_unused(self) -> object:
        """Free what is not in use, unless another thread works on it now."""
        ...


_ON_HOST: Final = {
    MemoryPurpose.HOST_ARRAYS,
    MemoryPurpose.STAGING,
    MemoryPurpose.COPIES,
    MemoryPurpose.PRINTED_TEXT,
}
"""Nothing of this memory comes from what a device holds unused."""
_ADVICE: Final = (
    "close arrays and modules that are not needed, give Runtime a smaller staging_bytes, or a larger memory_limit"
)


class MemoryAccount:
    """Counts the memory of one runtime. Any thread calls the methods, finalizers too.

    Parameters
    ----------
    limit
        The most bytes, used and unused; None for no limit.

    Attributes
    ----------
    limit
        As the parameter.
    refused
        How often the limit had no room for an allocation, also if a second attempt finds room.
    allocating_for_queues
        Entries of queues count here, for each thread, that their memory is being allocated.
    returned
        Entries append here what counts no longer.

    Examples
    --------
    >>> from aiotaichi.core.memory_account import MemoryAccount, MemoryPurpose
    >>> account = MemoryAccount(limit=1000)
    >>> entry = account.enter(MemoryPurpose.MODULES, 600)
    >>> account.has_room(600), account.try_to_enter(MemoryPurpose.MODULES, 600)
    (False, None)
    """

    def __init__(self, limit: int | None = None) -> None:
        self.limit = limit
        self.refused = 0
        self.allocating_for_queues = _Depth()
        self._lock = threading.Lock()
        self._used = dict.fromkeys(MemoryPurpose, 0)
        # Of entries that have ended. A finalizer may run in the middle of any call, so it takes no lock.
        self.returned: deque[tuple[MemoryPurpose, int]] = deque()
        self._reserves: tuple[MemoryReserve, ...] = ()  # replaced, not changed: other threads go through it

    def add_reserve(self, reserve: MemoryReserve) -> None:
        """Count a device's unused memory as well, until the reserve is removed."""
        with self._lock:
            self._reserves = (*self._reserves, reserve)

    def remove_reserve(self, reserve: MemoryReserve) -> None:
        """Forget the reserve of a device that is closed. The account goes on with the device that comes next."""
        with self._lock:
            self._reserves = tuple(each for each in self._reserves if each is not reserve)

    def enter(self, purpose: MemoryPurpose, nbytes: int) -> MemoryEntry:
        """Count memory that is about to be allocated. If the limit would be passed, unused memory is freed first.

        Raises
        ------
        OutOfMemoryError
            The limit would be passed. Nothing is counted.
        """
        entry = self.try_to_enter(purpose, nbytes)
        if entry is None:
            self.free_unused()
            entry = self.try_to_enter(purpose, nbytes)
        if entry is None:
            raise self._error(f"cannot allocate {nbytes} bytes for {purpose.value}")
        return entry

    def try_to_enter(self, purpose: MemoryPurpose, nbytes: int) -> MemoryEntry | None:
        """Count memory that is about to be allocated; return None if the limit would be passed.

        Memory on a device may come from what is unused there: :meth:`check` says whether it did.
        """
        is_limited = self.limit is not None and purpose is not MemoryPurpose.QUEUES
        unused = self.unused if is_limited else 0
        with self._lock:
            if self.returned:
                self._absorb()
            if is_limited and not self._fits(nbytes + unused if purpose in _ON_HOST else max(nbytes, unused)):
                return None
            self._used[purpose] += nbytes
        entry = MemoryEntry(self, purpose, nbytes)
        # The device may have grown for another thread meanwhile. Both threads look again after they have counted: at
        # least one of them sees that the limit is passed.
        if is_limited and purpose in _ON_HOST and not self.has_room(0):
            entry.close()
            return None
        return entry

    def has_room(self, nbytes: int) -> bool:
        """Return whether the driver may be asked for ``nbytes`` beyond what is counted."""
        if self.limit is None:
            return True
        unused = self.unused
        with self._lock:
            self._absorb()
            return self._fits(unused + nbytes)

    def check(self) -> None:
        """Raise an OutOfMemoryError if the driver has given more than was asked for, and the limit is passed by that.

        Memory that this thread allocates for a queue is not refused.
        """
        if not self.allocating_for_queues.depth and not self.has_room(0):
            raise self._error("the device's memory would grow past the limit")

    @property
    def unused(self) -> int:
        """The bytes that the device holds, and that nothing uses."""
        return sum(reserve.unused for reserve in self._reserves)

    def used(self) -> Mapping[MemoryPurpose, int]:
        """Return the bytes in use, by purpose."""
        with self._lock:
            self._absorb()
            return dict(self._used)

    def free_unused(self) -> None:
        """Have the device free what it holds unused."""
        for reserve in self._reserves:
            reserve.free_unused()

    def _absorb(self) -> None:
        while self.returned:
            purpose, nbytes = self.returned.popleft()
            self._used[purpose] -= nbytes

    def _fits(self, nbytes: int) -> bool:
        """Return whether so many bytes and what is in use keep within the limit. With the lock."""
        return self.limit is None or sum(self._used.values()) + nbytes <= self.limit

    def _error(self, what: str) -> OutOfMemoryError:
        with self._lock:
            self.refused += 1
        used = [f"{nbytes} for {purpose.value}" for purpose, nbytes in self.used().items() if nbytes]
        if unused := self.unused:
            used.append(f"{unused} that the device holds unused")
        return OutOfMemoryError(
            f"{what}: the runtime's memory_limit is {self.limit} bytes, and in use are {', '.join(used) or 'none'}. "
            f"To go on, {_ADVICE}"
        )
