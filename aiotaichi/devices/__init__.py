"""Several GPUs: all devices of an arch, and arrays whose rows are divided among them."""

from .devices import Devices, RuntimeOptions
from .sharded_array import ShardedArray

__all__ = ["Devices", "RuntimeOptions", "ShardedArray"]
