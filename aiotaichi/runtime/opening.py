"""One opening of a runtime's device."""

from __future__ import annotations

from ..queue.limit import MAX_IN_FLIGHT, QueueLimit
from ..queue.open_device import OpenDevice
from .open_queues import OpenQueues
from .queue import Queue

__all__ = ["Opening"]


class Opening:
    """What a runtime has of its device, from the opening of the device to its loss or its closing.

    Attributes
    ----------
    open_device
        The device.
    queues
        The queues of the device.
    default
        The default queue, once :meth:`create_default` has made it.
    """

    __slots__ = ("default", "open_device", "queues")

    default: Queue

    def __init__(self, open_device: OpenDevice, queues: OpenQueues) -> None:
        self.open_device = open_device
        self.queues = queues

    def create_default(self) -> None:
        """Create the default queue, of the running event loop."""
        limit = QueueLimit(MAX_IN_FLIGHT, None, False)
        self.default = self.queues.create("default", False, False, 0, None, limit)
