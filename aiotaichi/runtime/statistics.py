"""What a queue and a runtime have done, and what they have: figures at one moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

from ..core.histogram import Histogram
from ..core.memory_account import MemoryAccount, MemoryPurpose
from ..core.operation_times import OperationTimes
from ..core.tallies import Tally
from ..queue.engine import QueueEngine
from ..queue.open_device import OpenDevice
from ..queue.slots import Slots

__all__ = [
    "BatcherStatistics",
    "CompileStatistics",
    "HasStatistics",
    "MemoryStatistics",
    "QueueHealth",
    "QueueStatistics",
    "RuntimeHealth",
    "RuntimeStatistics",
    "TimeoutStatistics",
    "count_closed",
    "health_of",
    "memory_statistics",
    "queue_statistics",
    "runtime_statistics",
]


@dataclass(frozen=True, slots=True)
class QueueStatistics:
    """What a queue has at one moment. Made by :meth:`Queue.statistics`.

    ``enqueued`` is the sum of ``in_flight``, ``completed``, ``failed`` and ``revoked``.

    Attributes
    ----------
    name
        The queue's name.
    in_flight
        The number of operations that are enqueued and not done.
    slots_taken, slots_waiting
        The number of slots that are taken, and of tasks that wait for one: see :meth:`Queue.slot`.
    slot_bytes
        The bytes that the taken slots stand for.
    oldest_operation
        The oldest operation in flight: ``"kernel blur"``, ``"graph step"``, or the name of the queue's method. None
        if the queue is idle.
    oldest_seconds
        The seconds since the end of the turn of the event loop that enqueued that operation.
    running_seconds
        The seconds for which the device has been seen to work on that operation. 0 if the operation is held for
        another queue's event.
    enqueued, completed, failed, revoked
        How many operations were enqueued, have completed, have failed, and were revoked: see :meth:`Event.revoke`.
        The numbers never fall. A revoked operation is in flight until all operations before it are done.
    busy_seconds
        The seconds during which the device had at least one operation of the queue: handed over by the queue, and
        not seen to complete. The number never falls.
    slot_waits
        How many seconds tasks have waited for their slots: a :class:`Histogram`. A task that did not have to wait
        counts with 0 s, and a cancelled one with the time until its cancellation.
    refused
        How many calls raised a :class:`~aiotaichi.errors.QueueFullError`. The number never falls.
    """

    name: str
    in_flight: int
    slots_taken: int
    slots_waiting: int
    slot_bytes: int
    oldest_operation: str | None
    oldest_seconds: float
    running_seconds: float
    enqueued: int
    completed: int
    failed: int
    revoked: int
    busy_seconds: float
    slot_waits: Histogram
    refused: int


@dataclass(frozen=True, slots=True)
class MemoryStatistics:
    """The bytes that a runtime has at one moment, by purpose.

    Attributes
    ----------
    arrays
        Memories and arrays.
    mappable_arrays
        Memories and arrays that the host may map. On CUDA, they are pinned host memory.
    images
        Images: the bytes of their texels.
    modules
        Field trees, cells of sparse fields, and CUDA code: of loaded modules, and of loads under way.
    queues
        What queues need for themselves: temporaries and random numbers of kernels; on Vulkan, also their arguments,
        and slots that transfers pass through. The limit does not refuse these bytes.
    printed_text
        What kernels print into, on CUDA.
    unused
        What the driver has given, and nothing uses now. The next allocations use it.
    host_arrays
        Host arrays: see :meth:`Runtime.host_array`.
    staging
        Host memory that is ready for transfers, and NumPy arrays that are pinned for them.
    copies
        What ``write`` has copied to other memory than staging, until the device has it.
    limit
        The runtime's ``memory_limit``, or None.
    """

    arrays: int
    mappable_arrays: int
    images: int
    modules: int
    queues: int
    printed_text: int
    unused: int
    host_arrays: int
    staging: int
    copies: int
    limit: int | None

    @property
    def device_bytes(self) -> int:
        """All but ``mappable_arrays``, ``printed_text``, ``host_arrays``, ``staging`` and ``copies``."""
        return self.arrays + self.images + self.modules + self.queues + self.unused

    @property
    def host_bytes(self) -> int:
        """The bytes of all other purposes. Drivers pin them, except for ``copies``."""
        return self.mappable_arrays + self.printed_text + self.host_arrays + self.staging + self.copies

    @property
    def total_bytes(self) -> int:
        """All bytes."""
        return self.device_bytes + self.host_bytes


@dataclass(frozen=True, slots=True)
class CompileStatistics:
    """What a runtime has compiled since it was opened. The figures never fall.

    Attributes
    ----------
    compiled
        The pieces of code that were compiled: kernels for the processor and for CUDA, shaders for Vulkan.
    seconds
        The seconds that threads have spent on compiling. Several threads may compile at a time.
    cache_hits, cache_misses
        How often the cache on disk had a kernel's code, and lacked it. Vulkan's drivers have caches of their own, and
        tell nothing.
    built
        The modules of kernel functions that taichi has compiled: see :meth:`Runtime.load_kernel`.
    build_seconds
        The seconds that taichi took for these modules.
    refused
        The pieces of code that needed more time or memory than ``LoadLimits`` allows.
    """

    compiled: int
    seconds: float
    cache_hits: int
    cache_misses: int
    built: int
    build_seconds: float
    refused: int


@dataclass(frozen=True, slots=True)
class TimeoutStatistics:
    """What took too long for a runtime since it was opened. The figures never fall.

    Attributes
    ----------
    closes
        The calls of ``aclose(timeout)`` that raised a TimeoutError, and the lost devices whose driver did not close
        them in 10 seconds.
    kernels
        The operations that a watchdog's ``timeout`` has ended: see :meth:`Runtime.watchdog`.
    waits
        The calls of :meth:`Event.synchronize` that raised a TimeoutError.
    """

    closes: int
    kernels: int
    waits: int


@dataclass(frozen=True, slots=True)
class BatcherStatistics:
    """The requests and batches of a batcher, now and since its start. Made by :meth:`Batcher.statistics`.

    ``sent`` is the sum of ``running``, ``answered``, ``failed`` and ``dropped``.

    Attributes
    ----------
    name
        The batcher's name.
    waiting, running
        The requests that are in no batch yet, and those in batches that the device has.
    batches
        The batches that were sent to the device.
    sent
        The requests in these batches.
    answered, failed, dropped
        The sent requests that got a result, those that got the error of their batch, and those whose caller had left.
    never_sent
        The requests whose caller left, or whose deadline passed, before they were sent: they cost the device nothing.
        The requests that waited in line when the device was lost, or when the batcher was cancelled, count here, too.
    refused
        The calls that raised at once: a bad item, no room, or a deadline that could not be met.
    copied_in, copied_out
        The rows that the host has copied to the memory of batches, and from it. A row that takes the place of one
        whose caller left counts once more, and a leased row is not copied out.
    fill
        The number of batches, by the number of their requests.
    wait
        The seconds that requests have waited until they were sent: a :class:`Histogram`.
    run
        The seconds that batches took on the device, with their transfers: a :class:`Histogram`. They are measured by
        the device's clock; on lavapipe, and on a device without a clock, by the event loop's.
    """

    name: str
    waiting: int
    running: int
    batches: int
    sent: int
    answered: int
    failed: int
    dropped: int
    never_sent: int
    refused: int
    copied_in: int
    copied_out: int
    fill: Mapping[int, int]
    wait: Histogram
    run: Histogram


@dataclass(frozen=True, slots=True)
class RuntimeStatistics:
    """What a runtime has at one moment. Made by :meth:`Runtime.statistics`.

    Attributes
    ----------
    queues
        The figures of each open queue, in the order of the names. A queue that a watchdog has failed is among them
        until the device has ended its kernel.
    enqueued, completed, failed, revoked, slot_waits, refused
        The sums over all queues, closed ones too.
    in_flight
        The number of operations in flight on all queues.
    memory
        The bytes that the runtime has.
    compile
        What the runtime has compiled.
    loads
        The number of modules that are being loaded, or wait for their turn.
    loop_held
        How often a ``write`` copied 16 MiB or more, which blocks the event loop: see "Host data" in the docs.
    batchers
        The figures of each open batcher, in the order of the names.
    memory_refused
        How often ``memory_limit`` had no room for an allocation. An allocation that finds room at its second attempt
        counts, too: a pool, for example, frees its idle arrays in between.
    timeouts
        What took too long for the runtime.
    kernels
        How long operations waited and ran, by their names: ``"kernel blur"``, ``"graph step"``, or the name of the
        queue's method. Only operations whose begin and end on the device were recorded count. Names after the first
        64 count as ``"other"``.
    """

    queues: Sequence[QueueStatistics]
    enqueued: int
    completed: int
    failed: int
    revoked: int
    in_flight: int
    memory: MemoryStatistics
    compile: CompileStatistics
    loads: int
    loop_held: int
    batchers: Sequence[BatcherStatistics]
    slot_waits: Histogram
    refused: int
    memory_refused: int
    timeouts: TimeoutStatistics
    kernels: Mapping[str, OperationTimes]


def queue_statistics(engine: QueueEngine, slots: Slots) -> QueueStatistics:
    """Return the figures of a queue. From any thread."""
    oldest = engine.oldest()
    completed, failed, revoked = engine.progress.outcomes
    enqueued = engine.timeline.enqueued  # read last: it counts all that the others count
    return QueueStatistics(
        name=engine.name,
        in_flight=enqueued - completed - failed - revoked,
        slots_taken=slots.taken,
        slots_waiting=slots.waiting,
        slot_bytes=slots.taken_bytes,
        oldest_operation=None if oldest is None else oldest.name,
        oldest_seconds=0.0 if oldest is None else oldest.age,
        running_seconds=0.0 if oldest is None or oldest.waits else oldest.running,
        enqueued=enqueued,
        completed=completed,
        failed=failed,
        revoked=revoked,
        busy_seconds=engine.progress.busy_seconds(perf_counter()),
        slot_waits=slots.waits,
        refused=slots.refused,
    )


class HasStatistics(Protocol):
    """A batcher."""

    def statistics(self) -> BatcherStatistics:
        """Return the batcher's figures. From any thread."""
        ...


def runtime_statistics(open_device: OpenDevice, loads: int, batchers: Iterable[HasStatistics]) -> RuntimeStatistics:
    """Return the figures of a runtime, which loads so many modules, and of its batchers. From any thread."""
    with open_device.leaving:
        counts, closed_waits = open_device.tallies.counts(), open_device.tallies.slot_waits.read()
        queues = [engine.queue.statistics() for engine in (*open_device.engines, *open_device.abandoned)]
        every = [*queues, *(engine.queue.statistics() for engine in open_device.closing)]
    return RuntimeStatistics(
        queues=sorted(queues, key=lambda queue: queue.name),
        enqueued=int(counts[Tally.ENQUEUED]) + sum(queue.enqueued for queue in every),
        completed=int(counts[Tally.COMPLETED]) + sum(queue.completed for queue in every),
        failed=int(counts[Tally.FAILED]) + sum(queue.failed for queue in every),
        revoked=int(counts[Tally.REVOKED]) + sum(queue.revoked for queue in every),
        in_flight=sum(queue.in_flight for queue in every),
        memory=memory_statistics(open_device.account),
        compile=_compile_statistics(counts),
        loads=loads,
        loop_held=int(counts[Tally.LOOP_HELD]),
        batchers=sorted((batcher.statistics() for batcher in batchers), key=lambda batcher: batcher.name),
        slot_waits=sum((queue.slot_waits for queue in every), closed_waits),
        refused=int(counts[Tally.REFUSED]) + sum(queue.refused for queue in every),
        memory_refused=open_device.account.refused,
        timeouts=TimeoutStatistics(
            closes=int(counts[Tally.CLOSE_TIMEOUTS]),
            kernels=int(counts[Tally.KERNEL_TIMEOUTS]),
            waits=int(counts[Tally.WAIT_TIMEOUTS]),
        ),
        kernels=open_device.tallies.operations.read(),
    )


def count_closed(engine: QueueEngine) -> None:
    """Add the operations of a queue that is closed to its runtime's."""
    tallies, enqueued = engine.open_device.tallies, engine.timeline.enqueued
    completed, _, revoked = engine.progress.outcomes
    tallies.add(Tally.ENQUEUED, enqueued)
    tallies.add(Tally.COMPLETED, completed)
    tallies.add(Tally.FAILED, enqueued - completed - revoked)  # all others, also those whose loop has not failed them
    tallies.add(Tally.REVOKED, revoked)
    figures = engine.queue.statistics()
    tallies.add(Tally.REFUSED, figures.refused)
    tallies.slot_waits.merge(figures.slot_waits)


def memory_statistics(account: MemoryAccount) -> MemoryStatistics:
    """Return what a runtime's memory is used for. From any thread."""
    used = account.used()
    by_name = {purpose.name.lower(): used[purpose] for purpose in MemoryPurpose}
    return MemoryStatistics(**by_name, unused=account.unused, limit=account.limit)


def _compile_statistics(counts: Mapping[Tally, float]) -> CompileStatistics:
    return CompileStatistics(
        compiled=int(counts[Tally.COMPILED]),
        seconds=float(counts[Tally.COMPILE_SECONDS]),
        cache_hits=int(counts[Tally.CACHE_HITS]),
        cache_misses=int(counts[Tally.CACHE_MISSES]),
        built=int(counts[Tally.BUILT]),
        build_seconds=float(counts[Tally.BUILD_SECONDS]),
        refused=int(counts[Tally.COMPILE_REFUSED]),
    )


@dataclass(frozen=True, slots=True)
class QueueHealth:
    """Whether a queue works. A part of a :class:`RuntimeHealth`.

    Attributes
    ----------
    name
        The queue's name.
    is_healthy
        Whether the queue has not failed, its threads run, and it is not stalled.
    failure
        The message of the error that failed the queue for good, such as the loss of its device. None if the queue has
        not failed.
    is_alive
        Whether the queue's native threads run.
    is_stalled
        Whether one operation has run for the ``stalled_after`` seconds of :meth:`Runtime.health`, or longer. A queue
        that waits for another queue's event is not stalled.
    in_flight
        The number of operations that are enqueued and not done.
    oldest_operation
        The oldest of these operations: ``"kernel blur"``, for example. None if the queue is idle.
    running_seconds
        The seconds for which the device has been seen to run that operation. 0 if the operation is held for another
        queue's event.
    """

    name: str
    is_healthy: bool
    failure: str | None
    is_alive: bool
    is_stalled: bool
    in_flight: int
    oldest_operation: str | None
    running_seconds: float


@dataclass(frozen=True, slots=True)
class RuntimeHealth:
    """Whether a runtime works. Made by :meth:`Runtime.health`.

    Attributes
    ----------
    is_healthy
        Whether the runtime is open, and all its queues are healthy.
    is_open
        Whether the runtime takes calls.
    queues
        The queues that are not closed, in the order of their names. A queue that a watchdog has failed is among them
        until the device has ended its kernel.
    """

    is_healthy: bool
    is_open: bool
    queues: tuple[QueueHealth, ...]


def health_of(open_device: OpenDevice | None, stalled_after: float) -> RuntimeHealth:
    """Return the health of a device's queues. From any thread. ``None``: the runtime was never opened."""
    if open_device is None:
        return RuntimeHealth(is_healthy=False, is_open=False, queues=())
    engines: list[QueueEngine] = [*open_device.engines.copy(), *open_device.abandoned.copy()]
    engines.sort(key=lambda engine: engine.name)
    queues = tuple(_queue_health(engine, stalled_after) for engine in engines)
    is_open = open_device.refusal is None
    return RuntimeHealth(is_open and all(each.is_healthy for each in queues), is_open, queues)


def _queue_health(engine: QueueEngine, stalled_after: float) -> QueueHealth:
    oldest = engine.oldest()
    timeline = engine.timeline
    failure, is_alive = timeline.failure, engine.hal.is_alive()
    running = 0.0 if oldest is None or oldest.waits else oldest.running
    is_stalled = running >= stalled_after
    return QueueHealth(
        name=engine.name,
        is_healthy=failure is None and is_alive and not is_stalled,
        failure=None if failure is None else str(failure),
        is_alive=is_alive,
        is_stalled=is_stalled,
        in_flight=timeline.in_flight,
        oldest_operation=None if oldest is None else oldest.name,
        running_seconds=running,
    )
