"""Kernels on the workers of a Dask cluster: ``pip install '.[dask]'`` in the checkout.

Each worker holds a runtime, in its own event loop. Scheduling, retries and transport are Dask's.
"""

from .blocks import map_blocks
from .device_array import DeviceArray
from .launch import Zeros, launch, launch_graph
from .module import Module, submit_module
from .plugin import RuntimePlugin

__all__ = ["DeviceArray", "Module", "RuntimePlugin", "Zeros", "launch", "launch_graph", "map_blocks", "submit_module"]
