"""Batches for a VkQueue: as many as the driver has room for are recorded, the others wait."""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from functools import partial

from ...core.native_protocol import FAILED
from ...errors import Error, InvalidStateError
from ...hal import QueueHal
from ...hal.batch_queue import BatchInFlight, BatchQueue, NativeQueue
from ...hal.commands import WaitExternal, WaitTicket
from ...hal.host_pool import host_worker
from ...kept_errors import again, deferred, kept
from .clock import DeviceClock
from .encoder import VulkanEncoder, wait_for
from .external import External, VulkanTimeline
from .initial import InitialWork
from .recorder import Recorder
from .staging import StagingSlots

__all__ = ["VulkanQueue"]

_MOST_AHEAD, _LEAST_AHEAD = 32, 2  # recorded batches: of a VkQueue, and at least of each queue


class VulkanQueue(NativeQueue):
    """A queue on a VkQueue, which other queues may share. ``number`` is the queue's number on the device."""

    batch_limit = 64

    def __init__(
        self, recorder: Recorder, initial: InitialWork, external: External, clock: DeviceClock, number: int
    ) -> None:
        hardware, vk_queue = recorder.hardware, recorder.queue
        self.is_hardware = not vk_queue.users
        self.has_clock = clock.can_stamp(vk_queue)
        self.device = hardware.logical
        self.recorder = recorder
        self.address = recorder.address
        self.semaphore = recorder.semaphore.number
        self._initial = initial
        self._initialised = 0
        self._external = external
        self._clock = clock
        self._vk_queue = vk_queue
        self._descriptor = recorder.descriptor
        self._number = number
        self._lock = threading.Lock()  # guards the attributes below: other threads wait and abandon
        self._recorded: deque[int] = deque()  # the last tickets of batches that the driver has
        self._waiting: deque[BatchInFlight] = deque()  # later batches: for the driver as soon as it has room
        self._has_ordered = False  # whether a thread makes staging
        self._failure: Error | None = None  # why batches that waited were not handed over
        self._is_abandoned = False
        self._is_closed = False
        shares = self.device.features.shared_semaphores
        self.timeline = self._timeline = (
            VulkanTimeline(hardware, self.recorder.semaphore, self.value_with_slots) if shares else None
        )
        self._read_counter = self.recorder.completed
        self.lives = partial(hardware.native.queue_lives, self.address)
        self._arm = partial(hardware.native.queue_arm, self.address)
        vk_queue.users.add(number)

    def submit(self, batch: BatchInFlight) -> None:
        with self._lock:
            if self._is_abandoned or self._is_closed:
                raise InvalidStateError("the queue was closed")
            self._raise_failure()
            if self._waiting or self._is_full or self.recorder.awaits_staging:
                self._waiting.append(batch)
                if self.recorder.awaits_staging and not self._has_ordered:
                    self._has_ordered = True
                    self.recorder.order_staging(self._receive_staging)
            else:
                self._hand_over(batch)

    def revoke(self, batch: BatchInFlight, place: int) -> bool:
        with self._lock:
            if not self._waiting or batch.last_ticket < self._waiting[0].last_ticket:
                return False
            batch.data = VulkanEncoder.revoke(batch.data, place)
            return True

    def initial_wait(self) -> tuple[bytes, object]:  # pyright: ignore[reportIncompatibleVariableOverride]  # not None here
        initialised = self._initial.flush()
        if initialised is None or initialised[1] <= self._initialised:
            return b"", None
        self._initialised = initialised[1]
        return wait_for(*initialised), None

    def read_completed(self) -> int:
        with self._lock:
            if self._is_closed:
                raise InvalidStateError("the queue was closed")
            self._raise_failure()
            ticket = self._read_counter()
            if ticket == FAILED:
                self._release_waiters()
                raise self.recorder.failure()
            recorded = self._recorded
            while recorded and recorded[0] <= ticket:
                self._vk_queue.recorded.discard((self._number, recorded.popleft()))
            if self._waiting:
                self._hand_over_waiting()
            elif not recorded:
                self.recorder.trim()
            if not self._initial.release():
                raise self._initial.failure()
            return ticket

    def count_failures(self) -> int:
        return 0  # a shader cannot fail alone

    def take_failure(self) -> tuple[int, Error]:
        raise NotImplementedError

    def arm(self, ticket: int) -> int:
        if self._waiting:  # the loop comes round in time to hand over more
            with self._lock:
                if self._waiting and self._recorded:
                    ticket = min(ticket, self._recorded[len(self._recorded) // 2])
        return self._arm(ticket)

    def seconds(self, stamp: float) -> float:
        return self._clock.seconds(int(stamp), self._vk_queue.timestamp_bits)

    def lacks_slots_for(self, ticket: int) -> bool:
        """Return whether ``ticket`` waits on the host for the slots that a thread makes. From any thread."""
        if not self._waiting:  # the lock can be held while the driver works
            return False
        with self._lock:
            if not (self._waiting and self.recorder.awaits_staging):
                return False
            first = self._waiting[0]
            return ticket > first.last_ticket - first.tickets

    def value_with_slots(self, ticket: int) -> int | None:
        """As :meth:`.TimelineHal.value_of`. From any thread."""
        return None if self.lacks_slots_for(ticket) else self.value_of(ticket)

    def value_of(self, ticket: int) -> int:
        """Return the semaphore's value when ``ticket`` is done, or 0 if the ticket is done. From any thread."""
        if self._waiting:  # a wait for a value that nothing signals yet could come before the signal on the VkQueue
            with self._lock:
                self._hand_over_waiting(ticket)
        return 0 if self._is_closed else self.recorder.native.queue_signal_of(self.address, ticket)

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | WaitExternal | None:
        if isinstance(other, BatchQueue):
            native = other.native
            if isinstance(native, VulkanQueue) and native.device is self.device:
                # The driver takes milliseconds to make slots: the host waits.
                return None if native.lacks_slots_for(ticket) else WaitTicket(other, ticket)
        return self._external.wait_for(other, ticket)

    def abandon(self) -> None:
        # The device runs the batches that the driver has.
        with self._lock:
            self._is_abandoned = True
            self._waiting.clear()

    def finish(self, timeout: float) -> bool:
        end = time.monotonic() + timeout
        if self.recorder.awaits_staging:
            host_worker.settle()
        is_last = False
        while not is_last:
            with self._lock:
                is_last = not self._waiting
                ticket = self._recorded[-1 if is_last else 0] if self._recorded else 0
            if not self.recorder.wait(ticket, end - time.monotonic()):
                return self._finish_failed()
            if not is_last:
                try:
                    self.read_completed()  # hands over more
                except Error:  # the queue's users get the error
                    return self._finish_failed()
        # If the driver took a part of a batch and then failed, no ticket tells when that part has run.
        return not self.recorder.has_failed or self._finish_failed()

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        self._vk_queue.users.discard(self._number)
        self.recorder.close()
        self._vk_queue.recorded.difference_update((self._number, each) for each in self._recorded)
        self._recorded.clear()
        self._waiting.clear()
        self._initial.release()  # nobody looks at the batches of an abandoned queue

    def _finish_failed(self) -> bool:
        """*Blocking.* Wait for the commands that a failed queue still runs; return False if it has not failed."""
        if not self.recorder.has_failed:
            return False
        self._release_waiters()
        self.recorder.native.queue_idle(self.address)
        return True

    @property
    def _is_full(self) -> bool:
        """Whether the driver has enough to do: each recorded command takes kilobytes of its memory."""
        return len(self._recorded) >= _LEAST_AHEAD and len(self._vk_queue.recorded) >= _MOST_AHEAD

    def _hand_over(self, batch: BatchInFlight) -> None:
        self.recorder.submit(batch.data, batch.last_ticket, batch.tickets, batch.stamps_address)
        self._recorded.append(batch.last_ticket)
        self._vk_queue.recorded.add((self._number, batch.last_ticket))

    def _hand_over_waiting(self, ticket: int = 0) -> None:
        """Hand over waiting batches: as many as the driver has room for, and in any case all up to ``ticket``."""
        waiting = self._waiting
        while waiting:
            batch = waiting[0]
            if batch.last_ticket - batch.tickets >= ticket and (self._is_full or self.recorder.awaits_staging):
                return
            try:
                if self.recorder.awaits_staging:
                    self.recorder.make_staging()
                self._hand_over(waiting.popleft())
            except Error as error:
                self._fail(kept(error))
                raise

    def _receive_staging(self, made: StagingSlots | Error) -> None:
        """Hand over what has waited for staging. In the thread that has made it."""
        with self._lock:
            if self._is_closed or self._is_abandoned:
                return
            try:
                self.recorder.add_staging(made)
                self._hand_over_waiting()
            except Error as error:
                self._fail(deferred(error))

    def _fail(self, error: Error) -> None:
        """Forget the waiting batches: no later one may run without an earlier one. Tell the loop, which may sleep."""
        self._waiting.clear()
        self._failure = error
        if self._descriptor >= 0:
            os.eventfd_write(self._descriptor, 1)

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise again(self._failure)

    def _release_waiters(self) -> None:
        """Release the other APIs' queues: nothing completes from now on."""
        if self._timeline is not None:
            self._timeline.release()
