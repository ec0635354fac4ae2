"""What stands on runtimes and queues: it uses public names only."""

from .devices import Devices, RuntimeOptions
from .event_group import EventGroup
from .sharded_array import ShardedArray

__all__ = ["Devices", "EventGroup", "RuntimeOptions", "ShardedArray"]
