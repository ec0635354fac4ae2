"""An open Vulkan device."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

from ...core.cancellation import Cancellation
from ...core.compile_options import CompileOptions
from ...errors import InvalidInteropError, NotSupportedError
from ...formats import Archive, ModuleSpec
from ...hal import (
    DeviceHal,
    DeviceInfo,
    DeviceRequest,
    HostMemoryHal,
    ImageHal,
    ImageRequest,
    MemoryHal,
    MemoryInteropInfo,
    MemoryRequest,
    ModuleHal,
    QueueRequest,
    SamplerRequest,
    SharedMemory,
)
from ...hal.batch_queue import BatchQueue, QueueSet
from ...hal.encoder import SMALL
from ...hal.host_mapping import page_worker
from ...hal.host_pool import HostMemory, HostPool
from ...image_types import Filter, ImageDimension, ImageLayout
from ...interop import VulkanImageInteropInfo, VulkanMemoryInteropInfo, VulkanRuntimeInteropInfo
from .allocator import Allocator
from .binding import ffi, lib, vk
from .calls import Calls
from .encoder import VulkanEncoder, clear_image, fill_zero
from .external import External
from .host_buffer import HostBuffers, PageBuffer, page_type_of
from .image import Sampler, VulkanImage, VulkanTexture, create_image
from .initial import InitialWork
from .interop import export_image, export_memory, export_runtime, import_image, import_memory
from .logical_device import LogicalDevice, able_queues, choose_queue
from .memory import VulkanMemory, bits_of, flags_of, whole_words
from .module import VulkanModule
from .native import load_native
from .pipeline_cache import PipelineCache
from .queue import VulkanQueue
from .shared_memory import ExportedBuffer, OpenedBuffer, can_share_memory
from .staging import SlotStock
from .state import QueueState
from .validator import Validator

__all__ = ["VulkanDevice"]

_MOST_ZEROED = 64 * 1024  # bytes of host-visible memory that the caller zeroes; the device zeroes more
_LEAST_PAGES = 64 * 1024  # bytes of memory that gets pages of its own, if the device uses the host's in place


class VulkanDevice(DeviceHal):
    """An open device."""

    def __init__(self, info: DeviceInfo, logical: LogicalDevice, request: DeviceRequest) -> None:
        self.info = info
        self.logical = logical
        self.native = load_native()
        self.account, self.tallies = request.account, request.tallies
        self.memories = Allocator(logical, self.account)
        self.pipelines = PipelineCache(logical)
        self.validator = Validator.load(logical.physical.properties.apiVersion)
        self.calls = Calls()
        logical.page_type = page_type_of(logical, self.memories)
        self.host = HostPool(HostBuffers(logical, self.memories, self.calls), request.staging_bytes, self.account)
        self.slots = SlotStock(logical, self.memories, self.calls)
        self.external = External(logical, self.calls)
        self._lock = threading.Lock()
        self._queues = QueueSet()
        self._samplers: dict[SamplerRequest, Sampler] = {}
        # The most capable queue: clearing a depth image needs graphics.
        able = able_queues(logical.hardware_queues, transfer=False)
        self.initial = InitialWork(self, max(able, key=lambda queue: queue.powers))
        self.host.reserve()  # last: only a device that is open closes its pool

    def create_queue(self, request: QueueRequest) -> BatchQueue:
        if request.stream is not None:
            raise NotSupportedError("stream: Vulkan's queues cannot be shared with other libraries")

        def create(number: int) -> BatchQueue:
            hardware = choose_queue(self.logical.hardware_queues, request.transfer)
            queue = VulkanQueue(self, hardware, request, number)
            state = QueueState(self, queue.recorder, number)
            if not self.logical.uses_pages:
                self.slots.prepare()
            return BatchQueue(queue, VulkanEncoder(self, queue.recorder, state), request.timing)

        with self.calls:
            return self._queues.create(create)

    def load(
        self, spec: ModuleSpec, archive: Archive, options: CompileOptions, cancellation: Cancellation
    ) -> VulkanModule:
        with self.calls:
            return VulkanModule(self, spec, archive, cancellation)

    def unload(self, module: ModuleHal) -> None:
        assert isinstance(module, VulkanModule)
        self._queues.forget(module)

    def allocate(self, request: MemoryRequest) -> VulkanMemory:
        with self.calls:
            if self.logical.uses_pages and request.size >= _LEAST_PAGES and not request.export_sharing:
                return self._allocate_pages(request)
            memory = self._allocate(request)
            if (request.host_read or request.host_write) and request.size <= _MOST_ZEROED:
                memory.zero()
            else:
                self.initial.add(fill_zero(memory), memory)
            return memory

    def _allocate_pages(self, request: MemoryRequest) -> VulkanMemory:
        size, flags = whole_words(request.size), flags_of(self.logical, request.usage)
        return VulkanMemory(PageBuffer(self.logical, self.memories, size, flags), request.size)

    def _allocate(self, request: MemoryRequest) -> VulkanMemory:
        if not request.export_sharing:
            return VulkanMemory.allocate(self.logical, self.memories, request)
        if not can_share_memory(self.logical, flags_of(self.logical, request.usage)):
            raise NotSupportedError("export_sharing: the device cannot share the memory (VK_KHR_external_memory_fd)")
        return VulkanMemory.allocate(self.logical, self.memories, request, ExportedBuffer)

    def share_memory(self, memory: MemoryHal) -> SharedMemory:
        assert isinstance(memory, VulkanMemory)
        if not isinstance(memory.buffer, ExportedBuffer):
            raise InvalidInteropError(
                "the memory was not allocated for sharing: allocate it with export_sharing=True (imported memory is "
                "shared by the runtime that it is from)"
            )
        with self.calls:
            self.initial.settle()  # other libraries do not wait for the semaphore
            return memory.buffer.share(memory.size, bits_of(memory.buffer.usage))

    def open_memory(self, shared: SharedMemory) -> VulkanMemory:
        with self.calls:
            buffer = OpenedBuffer(self.logical, self.memories, shared, flags_of(self.logical, shared.usage))
            return VulkanMemory(buffer, shared.size)

    def zeroing(self, memory: MemoryHal) -> Callable[[], object] | None:
        assert isinstance(memory, VulkanMemory)
        is_zeroed = memory.size <= _MOST_ZEROED or isinstance(memory.buffer, PageBuffer) or self.initial.is_settled
        return None if is_zeroed else self._settle

    def _settle(self) -> None:
        with self.calls:
            self.initial.settle()

    def map(self, memory: MemoryHal) -> memoryview:
        assert isinstance(memory, VulkanMemory)
        memory.invalidate()
        return memory.map()

    def unmap(self, memory: MemoryHal) -> None:
        assert isinstance(memory, VulkanMemory)
        memory.flush()

    def allocate_host(self, size: int) -> HostMemory | None:
        return self.host.take(size) if size > SMALL else None

    def allocate_host_array(self, size: int) -> HostMemory | None:
        return self.host.allocate(size) if size > SMALL else None

    def owns_host(self, host: HostMemoryHal) -> bool:
        return isinstance(host, HostMemory) and host.pool is self.host

    def create_image(self, request: ImageRequest) -> VulkanImage:
        if request.export_sharing:
            raise NotSupportedError("export_sharing: images are not shared; share a memory, and copy")
        with self.calls:
            image = create_image(self.logical, self.memories, request)
            self.initial.add(clear_image(image), image)
            return image

    def create_texture(self, image: ImageHal, sampler: SamplerRequest) -> VulkanTexture:
        assert isinstance(image, VulkanImage)
        properties = ffi.new("VkFormatProperties *")
        lib.vkGetPhysicalDeviceFormatProperties(self.logical.physical.handle, image.format, properties)
        can_filter = properties.optimalTilingFeatures & vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT
        if not can_filter:  # for example integers: shaders fetch them without a filter
            sampler = replace(sampler, mag_filter=Filter.NEAREST, min_filter=Filter.NEAREST)
        with self.calls, self._lock:
            if sampler not in self._samplers:
                self._samplers[sampler] = Sampler(self.logical, sampler)
            return VulkanTexture(image, self._samplers[sampler])

    def track_image(self, image: ImageHal, layout: ImageLayout) -> None:
        assert isinstance(image, VulkanImage)
        image.set_layout(layout)

    def export_memory(self, memory: MemoryHal) -> VulkanMemoryInteropInfo:
        assert isinstance(memory, VulkanMemory)
        with self.calls:
            self.initial.settle()  # other libraries do not wait for the semaphore
            return export_memory(memory)

    def import_memory(self, info: MemoryInteropInfo, owner: object) -> tuple[VulkanMemory, MemoryRequest]:
        assert isinstance(info, VulkanMemoryInteropInfo)
        with self.calls:
            return import_memory(self.logical, info)

    def export_image(self, image: ImageHal) -> VulkanImageInteropInfo:
        assert isinstance(image, VulkanImage)
        with self.calls:
            self.initial.settle()
            return export_image(image)

    def import_image(
        self, info: VulkanImageInteropInfo, view_type: ImageDimension | int, layout: ImageLayout | int
    ) -> tuple[VulkanImage, ImageRequest]:
        with self.calls:
            return import_image(self.logical, info, view_type, layout)

    def export_runtime(self) -> VulkanRuntimeInteropInfo:
        return export_runtime(self.logical)

    def take_output(self) -> str:
        return ""

    def close(self) -> None:
        self.calls.close()
        self.initial.close()
        self.pipelines.save()
        self.host.close()
        self.slots.close()
        self._samplers.clear()
        self.external.close()
        self.memories.close()
        page_worker.settle()  # memory that was dropped is freed: another library may destroy an imported device next
        self.logical.close()
