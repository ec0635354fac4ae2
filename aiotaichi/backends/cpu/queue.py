"""A native thread that runs commands in order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...errors import Error, OutOfMemoryError
from ...hal import QueueHal, WaitPolicy, with_threads
from ...hal.batch_queue import BatchInFlight, BatchQueue, NativeQueue, taken_failure
from ...hal.commands import WaitTicket
from ...interpreter_end import unless_ending
from .native.protocol import ABANDON, FINISH, Native

__all__ = ["CpuQueue"]

_NEVER = 2**63  # a ticket that no queue reaches: a wait for it lasts until the thread ends

_SPIN_NANOSECONDS = {
    WaitPolicy.LATENCY: 1_000_000,
    WaitPolicy.BALANCED: 200_000,
    WaitPolicy.EFFICIENCY: 0,
}


class CpuQueue(NativeQueue):
    """A native thread. Parallel loops run on ``pool`` as well; ``descriptor`` is the eventfd to write to."""

    is_hardware = True
    batch_limit = 32

    def __init__(
        self, native: Native, pool: int, loss: Callable[[], Error], descriptor: int, policy: WaitPolicy
    ) -> None:
        self._native = native
        self._is_joined = False
        address = native.queue_create(pool, descriptor, _SPIN_NANOSECONDS[policy])
        self.address = with_threads(address, "the queue")
        self.read_completed = partial(native.queue_completed, self.address)
        self.loss = loss
        self.lives = partial(native.queue_lives, self.address)
        self.count_failures = partial(native.queue_failed, self.address)
        self.arm = partial(native.queue_arm, self.address)

    def submit(self, batch: BatchInFlight) -> None:
        native, data = self._native, batch.data
        is_taken = (
            native.queue_submit_timed(self.address, data, len(data), batch.stamps_address)
            if batch.stamps is not None
            else native.queue_submit(self.address, data, len(data))
        )
        if not is_taken:
            raise OutOfMemoryError("no memory for a batch of commands")

    def revoke(self, batch: BatchInFlight, place: int) -> bool:
        return bool(self._native.queue_revoke(batch.data, place))

    def take_failure(self) -> tuple[int, Error]:
        return taken_failure(self._native.queue_take_failure, self.address)

    def spin(self, ticket: int, microseconds: int) -> bool:
        return bool(self._native.queue_spin(self.address, ticket, 1000 * microseconds))

    def seconds(self, stamp: float) -> float:
        return stamp / 1e9

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | None:
        is_cpu = isinstance(other, BatchQueue) and isinstance(other.native, CpuQueue)
        return WaitTicket(other, ticket) if is_cpu else None

    def abandon(self) -> None:
        self._native.queue_close(self.address, ABANDON)

    def finish(self, timeout: float) -> bool:
        self._native.queue_close(self.address, FINISH)
        return self._native.queue_wait(self.address, _NEVER, int(timeout * 1e9)) != 0

    def close(self) -> None:
        self._native.queue_join(self.address)
        self._is_joined = True

    @unless_ending
    def __del__(self) -> None:
        # Not in close(): another queue's batch may hold a WaitTicket for this queue, and with it this object.
        if getattr(self, "_is_joined", False):
            self._native.queue_free(self.address)
