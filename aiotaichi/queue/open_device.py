"""The open device, which queues, memories, images and modules share."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
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
from .loss import Loss, record_end
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

    """

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
        self.runtime = runtime  # only the public ``runtime`` properties need it
        self.device = device
        self.account = account
        self.tallies = tallies
        # Held while a queue leaves engines, abandoned or closing, and the tallies get its figures. A finalizer may
        # read the statistics in the middle of a call.
        self.leaving = threading.RLock()
        self.checker = checker  # None without debug=True
        self.on_error = on_error  # the user's function for errors that nobody retrieves
        self.signatures = SignatureTable(device.info.max_array_size)  # of this device's arrays and images
        self.capabilities: Mapping[Any, int] = as_capabilities(device.info.capabilities)  # that modules may require
        self.residency = Residency()
        self.engines: set[QueueEngine] = set()  # of the queues that are not closed
        self.loss = Loss(self.look)
        self.printed = PrintedText(device)
        self.abandoned: set[QueueEngine] = set()  # a watchdog has failed them, and the device still uses them
        self.closing: set[QueueEngine] = set()  # others that a thread closes, while nobody waits for that
        self.can_reopen = can_reopen  # in this process, after a loss
        self.is_reopened = False  # the device was lost, and the runtime has opened it again as another OpenDevice
        self.lenders: WeakValueDictionary[int, PausesAtLoss] = WeakValueDictionary()  # by id
        self.refusal: Error | None = None  # what every call raises once the device is being closed
        self.disowned: Error | None = None  # in a fork's child: the error that says so

    def allocate(self, request: MemoryRequest) -> MemoryHal:
        """Allocate memory, which is counted. As :meth:`.DeviceHal.allocate`."""
        is_mapped = request.host_read or request.host_write
        purpose = MemoryPurpose.MAPPABLE_ARRAYS if is_mapped else MemoryPurpose.ARRAYS
        try:
            with self.account.enter(purpose, request.size) as entry:
                memory = self.device.allocate(request)
        except DeviceLostError as error:
            self.lose(error)
            raise
        memory.entry = entry
        return memory

    def create_image(self, request: ImageRequest) -> ImageHal:
        """Allocate an image, which is counted. As :meth:`.ImageDevice.create_image`."""
        device = image_device(self.device)
        try:
            with self.account.enter(MemoryPurpose.IMAGES, request.nbytes) as entry:
                image = device.create_image(request)
        except DeviceLostError as error:
            self.lose(error)
            raise
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
        if record_end(self.loss, error) and self.can_reopen:
            for lender in self.living_lenders():
                lender.pause()

    def living_lenders(self) -> Sequence[PausesAtLoss]:
        """Return what lends the device's memory. From any thread."""
        living = (reference() for reference in self.lenders.valuerefs())  # a copy: other threads add some
        return [lender for lender in living if lender is not None]

    def disown(self, error: Error) -> None:
        """Refuse everything: this process is a fork's child, and the handles are its parent's."""
        if self.refusal is None:
            self.refusal = error
        self.disowned = error
        record_end(self.loss, None)
        for engine in self.engines:
            engine.disown(error)
        self.residency.release_all()

    def last_tickets(self) -> Mapping[QueueEngine, int]:
        """Return the last ticket that each queue has given out."""
        return {engine: engine.timeline.enqueued for engine in self.engines.copy()}

    def look(self) -> DeviceLostError | None:
        """Have each queue look whether the device is lost, although nothing may be pending. From any thread.

        Return the error that says why, if that is known now.
        """
        for engine in self.engines.copy():
            if engine.port.is_current():
                engine.look()
            else:
                engine.port.call_threadsafe(engine.look)
        return self.loss.error
