"""What programs would build on runtimes and queues."""

from .devices import Devices, RuntimeOptions
from .event_group import EventGroup
from .pool import Pool, PoolStatistics
from .queues import Queues
from .sharded_array import ShardedArray

__all__ = ["Devices", "EventGroup", "Pool", "PoolStatistics", "Queues", "RuntimeOptions", "ShardedArray"]
