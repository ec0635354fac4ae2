"""An open Vulkan device."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ...core.cancellation import Cancellation
from ...core.compile_options import CompileOptions
from ...core.sizes import MOST_CARRIED
from ...errors import InvalidInteropError, NotSupportedError, OutOfMemoryError
from ...formats import Archive, ModuleSpec
from ...hal import (
    ClockReading,
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
    ThreadSpanRing,
    ThreadSpans,
)
from ...hal.batch_queue import BatchQueue, QueueSet
from ...hal.device import helping_copiers
from ...hal.host_mapping import page_worker
from ...hal.host_pool import HostMemory, HostPool
from ...hal.host_sources import HostSources
from ...image_types import Filter, ImageDimension, ImageLayout
from ...interop import VulkanImageInteropInfo, VulkanMemoryInteropInfo, VulkanRuntimeInteropInfo
from .binding import ffi, lib, vk
from .buffer import ExportedBuffer, HostBuffers, OpenedBuffer, bits_of, flags_of, page_type_of
from .clock import DeviceClock
from .encoder import VulkanEncoder, VulkanQueueMemory
from .external import External
from .hardware import Hardware
from .image import Sampler, VulkanImage, VulkanTexture
from .initial import InitialWork
from .interop import export_image, export_memory, export_runtime, import_image, import_memory
from .logical_device import LogicalDevice, able_queues, choose_queue
from .memory import VulkanMemory
from .module import VulkanModule
from .pipeline import PipelineCache
from .queue import VulkanQueue
from .recorder import Recorder
from .stock import Stocks

__all__ = ["VulkanDevice"]


class VulkanDevice(DeviceHal):
    """An open device."""

    waits_at_exit = True  # seen with NVIDIA's driver 580 on an H200

    def __init__(self, info: DeviceInfo, logical: LogicalDevice, request: DeviceRequest) -> None:
        self.info = info
        self.logical = logical
        hardware = self.hardware = Hardware(info, logical, request)
        self.calls = hardware.calls
        self._pipelines = PipelineCache(logical)
        page_type = page_type_of(hardware)
        if logical.physical.is_software:  # a GPU would first have to pin the pages of each transfer
            logical.page_type = page_type
        buffers = HostBuffers(hardware, page_type)
        self._host = HostPool(buffers, request.staging_bytes, request.account, (info.arch, info.index))
        self._sources = HostSources(
            buffers, request.staging_bytes, request.account, shares_pages=True, device=(info.arch, info.index)
        )
        self._stocks = Stocks(hardware)
        self._external = External(hardware)
        self._clock = DeviceClock(hardware, self._stocks)
        self._lock = threading.Lock()
        native = hardware.native
        self._spans = ThreadSpanRing(partial(native.device_record, logical.address), native.spans_take)
        if not native.device_open(logical.address, helping_copiers(), not logical.physical.is_software):
            raise OutOfMemoryError("there is no memory for a device")
        self._queues = QueueSet()
        self._samplers: dict[SamplerRequest, Sampler] = {}
        # The most capable queue: clearing a depth image needs graphics.
        able = able_queues(logical.hardware_queues, transfer=False)
        self.initial = InitialWork(hardware, self._stocks, max(able, key=lambda queue: queue.powers))
        self._host.reserve()  # last: only a device that is open closes its pool

    def create_queue(self, request: QueueRequest) -> BatchQueue:
        if request.stream is not None:
            raise NotSupportedError("stream: Vulkan's queues cannot be shared with other libraries")

        def create(number: int) -> BatchQueue:
            hardware, initial, stocks = self.hardware, self.initial, self._stocks
            vk_queue = choose_queue(self.logical.hardware_queues, request.transfer)
            if request.timing and not self._clock.can_stamp(vk_queue):
                raise NotSupportedError("timing=True: this queue of the device has no clock")
            # The policy is the loop's: the native thread sleeps at once.
            recorder = Recorder(hardware, stocks, vk_queue, request.descriptor)
            queue = VulkanQueue(recorder, initial, self._external, self._clock, number)
            encoder = VulkanEncoder(recorder, VulkanQueueMemory(recorder, initial, number))
            if not self.logical.uses_pages:
                stocks.staging.prepare()
            return BatchQueue(queue, encoder, request.timing)

        with self.calls:
            return self._queues.create(create)

    def load(
        self, spec: ModuleSpec, archive: Archive, options: CompileOptions, cancellation: Cancellation
    ) -> VulkanModule:
        with self.calls:
            return VulkanModule(self.hardware, self.initial, self._pipelines, spec, archive, cancellation)

    def unload(self, module: ModuleHal) -> None:
        self._queues.forget(module)

    def allocate(self, request: MemoryRequest) -> VulkanMemory:
        return self.initial.allocate(request)

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
            buffer = OpenedBuffer(self.hardware, shared, flags_of(self.hardware, shared.usage))
            return VulkanMemory(buffer, shared.size)

    def zeroing(self, memory: MemoryHal) -> Callable[[], object] | None:
        assert isinstance(memory, VulkanMemory)
        return None if self.initial.is_zeroed(memory) else self._settle

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
        return self._host.take_for_result(size) if size > MOST_CARRIED else None

    def allocate_host_copy(self, size: int) -> HostMemory | None:
        return self._host.take(size) if size > MOST_CARRIED else None

    def copy_bytes(self, to: int, source: int, size: int) -> None:
        self.hardware.native.device_copy(self.logical.address, to, source, size)

    def allocate_host_array(self, size: int) -> HostMemory | None:
        return self._host.allocate(size) if size > MOST_CARRIED else None

    def reach_host(self, address: int, size: int, owner: object) -> HostMemoryHal | None:
        # A device that uses pages in place has nothing to prepare.
        is_prepared = self.logical.features.host_memory and not self.logical.uses_pages
        return self._sources.reach(address, size, owner) if is_prepared else None

    def owns_host(self, host: HostMemoryHal) -> bool:
        return isinstance(host, HostMemory) and host.pool is self._host

    def create_image(self, request: ImageRequest) -> VulkanImage:
        if request.export_sharing:
            raise NotSupportedError("export_sharing: images are not shared; share a memory, and copy")
        return self.initial.create_image(request)

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

    def clock(self) -> ClockReading:
        with self.calls:
            return self._clock.read()

    def record_threads(self, is_recorded: bool) -> None:
        self._spans.record(is_recorded)

    def take_thread_spans(self) -> ThreadSpans:
        return self._spans.take()

    def take_output(self) -> str:
        return ""

    def close(self) -> None:
        self.calls.close()
        self.initial.close()
        self._clock.close()
        self.hardware.native.device_close(self.logical.address)
        self._pipelines.save()
        self._sources.close()
        self._host.close()
        self._stocks.close()
        self._samplers.clear()
        self._external.close()
        self.hardware.memories.close()
        page_worker.settle()  # memory that was dropped is freed: another library may destroy an imported device next
        self.logical.close()
        self._spans.close()
