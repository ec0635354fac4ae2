"""The driver's compiled pipelines, kept on disk."""

from __future__ import annotations

import struct

from ...compile import Cache
from .binding import NULL, check, ffi, lib, make
from .logical_device import LogicalDevice

__all__ = ["PipelineCache"]

_VERSION = 1  # VK_PIPELINE_CACHE_HEADER_VERSION_ONE


class PipelineCache:
    """A VkPipelineCache, read from disk when it is made. Data of another device is thrown away.

    The driver checks the rest of the data.
    """

    def __init__(self, device: LogicalDevice) -> None:
        self._device = device.value
        self._disk = Cache()
        properties = device.physical.properties
        identity = ffi.buffer(properties.pipelineCacheUUID)[:]
        header = struct.pack("<IIII", 32, _VERSION, properties.vendorID, properties.deviceID) + identity
        self._key = Cache.key("vulkan", str(properties.driverVersion), header)
        data = self._disk.get(self._key) or b""
        if data and not data.startswith(header):
            self._disk.remove(self._key)
            data = b""
        buffer = ffi.from_buffer(data)
        info = make("VkPipelineCacheCreateInfo", initialDataSize=len(data), pInitialData=buffer)
        self.handle = device.create("PipelineCache", info)
        self._size = len(data)

    def save(self) -> None:
        """Write the cache to disk if the driver has added pipelines."""
        device, cache = self._device, self.handle.value
        size = ffi.new("size_t *")
        check(lib.vkGetPipelineCacheData(device, cache, size, NULL), "vkGetPipelineCacheData")
        if size[0] > self._size:
            data = ffi.new("char[]", size[0])
            check(lib.vkGetPipelineCacheData(device, cache, size, data), "vkGetPipelineCacheData")
            self._disk.put(self._key, ffi.buffer(data, size[0])[:])
