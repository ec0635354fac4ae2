"""The open device, which queues, memories, images and modules share."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakValueDictionary

from ..core.capabilities import as_capabilities
from ..core.happens_before import OrderChecker
from ..core.memory_account import MemoryAccount, MemoryPurpose
from ..core.signatures import SignatureTable
from ..core.tallies import Tallies
from ..errors import DeviceLostError, Error
from ..hal import DeviceHal, ImageHal, ImageRequest, MemoryHal, MemoryRequest, image_device
from ..kept_errors import again, deferred
from .loss import Loss, end_of_device, notice_loss
from .printed_text import PrintedText
from .residency import Residency

if TYPE_CHECKING:
    from ..runtime.queue import Queue  # the type of the user's on_error
    from ..runtime.runtime import Runtime  # the type of the public `runtime` properties
    from .engine import QueueEngine  # the engines that are open are kept here, below them

__all__ = ["OpenDevice"]


class PausesAtLoss(Protocol):
    """What lends the device's memory, and is told of the loss."""

    def pause(self) -> None:
        """Lend nothing: the device is lost. From any thread."""

    def resume(self) -> None:
        """Lend again: the device is open again. Or the runtime is closed. From any thread."""


class OpenDevice:
    """A device, the queues that are open on it, and the uses of its memory that are pending.

    A runtime makes one when it is entered. Queues, memories, images and modules know this object, not the runtime.

    Attributes
    ----------
    runtime
        The runtime that users see. Only the public ``runtime`` properties need it.
    device
        The backend's device.
    checker
        The check of order between queues. None without ``debug=True``.
    account
        Counts the memory.
    tallies
        Counts what happens seldom.
    leaving
        Held while a queue leaves ``engines``, ``abandoned`` or ``closing``, and the tallies get its figures.
    on_error
        The user's function for unseen errors, or None.
    signatures
        The signatures of this device's arrays and images.
    capabilities
        The levels that loaded modules may require.
    residency
        The memories and images, and what is freed when their last use has completed.
    engines
        The engines of the queues that are not closed.
    loss
        The loss of the device, which has happened or not.
    printed
        The text that kernels print.
    abandoned
        The engines of queues that a watchdog has failed, and that the device still uses.
    closing
        The engines of other queues that a thread closes, while nobody waits for that.
    lenders
        What lends the device's memory, by its id.
    can_reopen
        Whether the device can be opened again in this process after its loss.
    is_reopened
        Whether the device was lost, and the runtime has opened it again as another OpenDevice.
    refusal
        The error that every call raises, once the device is being closed. None until then.
    disowned
        The error that says that this process is a fork of the device's process. None otherwise.
    """

    __slots__ = (
        "__weakref__",
        "abandoned",
        "account",
        "can_reopen",
        "capabilities",
        "checker",
        "closing",
        "device",
        "disowned",
        "engines",
        "is_reopened",
        "leaving",
        "lenders",
        "loss",
        "on_error",
        "printed",
        "refusal",
        "residency",
        "runtime",
        "signatures",
        "tallies",
    )

    def __init__(
        self,
        runtime: Runtime,
        device: DeviceHal,
        account: MemoryAccount,
        tallies: Tallies,
        checker: OrderChecker | None,
        on_error: Callable[[Error, Queue], object] | None,
        can_reopen: bool = True,
    ) -> None:
        self.runtime = runtime
        self.device = device
        self.account = account
        self.tallies = tallies
        self.leaving = threading.RLock()  # a finalizer may read the statistics in the middle of a call
        self.checker = checker
        self.on_error = on_error
        self.signatures = SignatureTable(device.info.max_array_size)
        self.capabilities: Mapping[Any, int] = as_capabilities(device.info.capabilities)
        self.residency = Residency()
        self.engines: set[QueueEngine] = set()
        self.loss = Loss(self._look)
        self.printed = PrintedText(device)
        self.abandoned: set[QueueEngine] = set()
        self.closing: set[QueueEngine] = set()
        self.can_reopen = can_reopen
        self.is_reopened = False
        self.lenders: WeakValueDictionary[int, PausesAtLoss] = WeakValueDictionary()
        self.refusal: Error | None = None
        self.disowned: Error | None = None

    def allocate(self, request: MemoryRequest) -> MemoryHal:
        """Allocate memory, which is counted. As :meth:`.DeviceHal.allocate`."""
        is_mapped = request.host_read or request.host_write
        purpose = MemoryPurpose.MAPPABLE_ARRAYS if is_mapped else MemoryPurpose.ARRAYS
        with self._noticing_loss(), self.account.enter(purpose, request.size) as entry:
            memory = self.device.allocate(request)
        memory.entry = entry
        return memory

    def create_image(self, request: ImageRequest) -> ImageHal:
        """Allocate an image, which is counted. As :meth:`.ImageDevice.create_image`."""
        device = image_device(self.device)
        with self._noticing_loss(), self.account.enter(MemoryPurpose.IMAGES, request.nbytes) as entry:
            image = device.create_image(request)
        image.entry = entry
        return image

    def check_open(self) -> None:
        """Raise an InvalidStateError if the device is being closed."""
        if self.refusal is not None:
            raise again(self.refusal)

    def refuse(self, error: Error) -> None:
        """Have every further call raise ``error``."""
        self.refusal = deferred(error)

    def lose(self, error: DeviceLostError) -> None:
        """Record that the device is lost. From any thread."""
        if notice_loss(self.loss, error) and self.can_reopen:
            for lender in self.living_lenders():
                lender.pause()

    def living_lenders(self) -> Sequence[PausesAtLoss]:
        """Return what lends the device's memory. From any thread."""
        living = (reference() for reference in self.lenders.valuerefs())  # a copy: other threads add some
        return [lender for lender in living if lender is not None]

    @contextmanager
    def _noticing_loss(self) -> Iterator[None]:
        try:
            yield
        except DeviceLostError as error:
            self.lose(error)
            raise

    def disown(self, error: Error) -> None:
        """Refuse everything: this process is a fork's child, and the handles are its parent's."""
        if self.refusal is None:
            self.refusal = error
        self.disowned = error
        end_of_device(self.loss)
        for engine in self.engines:
            engine.disown(error)
        self.residency.release_all()

    def last_tickets(self) -> Mapping[QueueEngine, int]:
        """Return the last ticket that each queue has given out."""
        return {engine: engine.timeline.enqueued for engine in tuple(self.engines)}

    def _look(self) -> None:
        """Have each queue look whether the device is lost, although nothing may be pending. From any thread."""
        for engine in tuple(self.engines):
            if engine.port.is_current():
                engine.look()
            else:
                engine.port.call_threadsafe(engine.look)
