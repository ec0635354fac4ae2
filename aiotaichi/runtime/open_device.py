"""The open device, which queues, memories, images and modules share."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ..core.capabilities import as_capabilities
from ..core.happens_before import OrderChecker
from ..core.memory_account import MemoryAccount, MemoryPurpose
from ..core.signatures import SignatureTable
from ..core.tallies import Tallies
from ..errors import Error
from ..hal import DeviceHal, ImageHal, ImageRequest, MemoryHal, MemoryRequest, image_device
from ..last_error import again, deferred
from .loop_watch import LoopWatch
from .residency import Residency

if TYPE_CHECKING:
    from .queue import Queue  # the type of the user's on_error
    from .queue_engine import QueueEngine  # the engines that are open are kept here, below them
    from .runtime import Runtime  # the type of the public `runtime` properties

__all__ = ["OpenDevice"]


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
        Held while a queue leaves ``engines`` or ``abandoned``, and the tallies get its figures.
    loop_watch
        Logs what holds the event loop. None without ``debug=True``.
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
    abandoned
        The engines of queues that a watchdog has failed, and that the device still uses.
    refusal
        The error that every call raises, once the device is being closed. None until then.
    disowned
        The error that says that this process is a fork of the device's process. None otherwise.
    """

    __slots__ = (
        "__weakref__",
        "abandoned",
        "account",
        "capabilities",
        "checker",
        "device",
        "disowned",
        "engines",
        "leaving",
        "loop_watch",
        "on_error",
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
    ) -> None:
        self.runtime = runtime
        self.device = device
        self.account = account
        self.tallies = tallies
        self.leaving = threading.Lock()
        self.checker = checker
        self.loop_watch = None if checker is None else LoopWatch()
        self.on_error = on_error
        self.signatures = SignatureTable(device.info.max_array_size)
        self.capabilities: Mapping[Any, int] = as_capabilities(device.info.capabilities)
        self.residency = Residency()
        self.engines: set[QueueEngine] = set()
        self.abandoned: set[QueueEngine] = set()
        self.refusal: Error | None = None
        self.disowned: Error | None = None

    def allocate(self, request: MemoryRequest) -> MemoryHal:
        """Allocate memory, which is counted. As :meth:`.DeviceHal.allocate`."""
        is_mapped = request.host_read or request.host_write
        purpose = MemoryPurpose.MAPPABLE_ARRAYS if is_mapped else MemoryPurpose.ARRAYS
        with self.account.enter(purpose, request.size) as entry:
            memory = self.device.allocate(request)
        memory.entry = entry
        return memory

    def create_image(self, request: ImageRequest) -> ImageHal:
        """Allocate an image, which is counted. As :meth:`.ImageDevice.create_image`."""
        device = image_device(self.device)
        with self.account.enter(MemoryPurpose.IMAGES, request.nbytes) as entry:
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

    def disown(self, error: Error) -> None:
        """Refuse everything: this process is a fork's child, and the handles are its parent's."""
        if self.refusal is None:
            self.refusal = error
        self.disowned = error
        for engine in self.engines:
            engine.disown(error)
        self.residency.release_all()

    def last_tickets(self) -> Mapping[QueueEngine, int]:
        """Return the last ticket that each queue has given out."""
        return {engine: engine.timeline.enqueued for engine in tuple(self.engines)}
