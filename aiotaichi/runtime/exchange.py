"""Memory, images and runtimes that other libraries of the process share, by address and handle."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from ..errors import ArgumentNullError, Error, InvalidArgumentError, InvalidInteropError, wrong_argument
from ..hal import DeviceHal, MemoryHal, MemoryInteropInfo, MemoryRequest
from ..image_types import ImageDimension, ImageLayout
from ..interop import (
    CpuMemoryInteropInfo,
    CudaMemoryInteropInfo,
    VulkanImageInteropInfo,
    VulkanMemoryInteropInfo,
    VulkanRuntimeInteropInfo,
)
from ..last_error import records_errors
from ..types import Arch
from .image import Image
from .memory import Memory, NdArray
from .residency import check_usable
from .resources import Resources
from .worker import in_thread

__all__ = ["Exchange", "check_info"]

T = TypeVar("T")


class Exchange(Resources):
    """The half of :class:`Runtime` that shares what it has with other libraries.

    Nothing orders what they do with it against what queues do: await the queues' events before they begin, and have
    them finish before queues go on.
    """

    @records_errors
    async def import_memory(self, memory: Memory) -> Memory:
        """Return memory of another runtime on the same GPU, of Vulkan on CUDA say, without a copy.

        What the two runtimes do with it is ordered by :meth:`Queue.wait_event`. It lives until both have closed it.
        Waits until memory that has just been allocated is zeroed, which is behind what its device has been given.

        Parameters
        ----------
        memory
            Of a Vulkan runtime, allocated with ``export_sharing=True``.

        Raises
        ------
        InvalidInteropError
            It cannot be shared, or it is on another device, or this runtime's API opens none.
        InvalidArgumentError, InvalidStateError
            It is no memory of another runtime, or closed.
        """
        self.check_open()
        if not isinstance(memory, Memory) or memory.runtime is self._runtime:
            hint = ": give its allocation" if isinstance(memory, NdArray) else ""
            raise wrong_argument(memory, f"{memory!r} is no memory of another runtime{hint}")
        hal = await in_thread(partial(_share, memory.runtime.device, memory.hal, self.device))
        self.check_open()
        return Memory(self._runtime, MemoryRequest(hal.size, usage=memory.usage), hal, memory)

    @records_errors
    def export_cpu_memory(self, memory: Memory | NdArray) -> CpuMemoryInteropInfo:
        """Return where the host finds a CPU runtime's memory: what :meth:`Memory.map` shows.

        The address is valid until the memory is closed or dropped and its last use has completed; with an array, the
        memory that it lies in is meant. What is done there is ordered by waiting: see :meth:`Queue.wait`.

        Raises
        ------
        InvalidInteropError
            The runtime is not the CPU's.
        InvalidArgumentError, InvalidStateError
            It is no memory, or one of another runtime; it is closed.
        """
        self._check_arch("export_cpu_memory", Arch.X64, Arch.ARM64)
        return _expect(CpuMemoryInteropInfo, self.device.export_memory(self._hal_of(memory)))

    @records_errors
    def import_cpu_memory(self, buffer: Any) -> Memory:
        """Return memory that is the bytes of ``buffer``, without a copy: what kernels write, the host sees.

        It holds ``buffer`` until it is closed or dropped and its last use has completed. It can be mapped.

        Parameters
        ----------
        buffer
            What has the buffer protocol, writable and C-contiguous: a NumPy array, a bytearray, a memoryview or, for
            a raw address, ``(ctypes.c_uint8 * size).from_address(address)``.

        Raises
        ------
        InvalidInteropError
            The runtime is not the CPU's.
        ArgumentNullError, InvalidArgumentError
            It is None, no such buffer, or empty.
        """
        self._check_arch("import_cpu_memory", Arch.X64, Arch.ARM64)
        view = _bytes_of(buffer)
        return self._import_memory(CpuMemoryInteropInfo(view.ctypes.data, view.size), (view, buffer))

    @records_errors
    async def export_cuda_memory(self, memory: Memory | NdArray) -> CudaMemoryInteropInfo:
        """Return where CUDA finds a CUDA runtime's memory. As :meth:`export_cpu_memory`.

        Waits until memory that has just been allocated is zeroed. Arrays are better exchanged with their streams:
        see :meth:`NdArray.__dlpack__`.
        """
        self._check_arch("export_cuda_memory", Arch.CUDA)
        hal = self._hal_of(memory)
        return _expect(CudaMemoryInteropInfo, await in_thread(partial(self.device.export_memory, hal)))

    @records_errors
    def import_cuda_memory(self, address: int, size: int, owner: object = None) -> Memory:
        """Return memory over ``size`` bytes at a ``CUdeviceptr`` of this runtime's GPU.

        It holds ``owner`` until it is closed or dropped and its last use has completed; what frees the bytes must not
        do so before.

        Raises
        ------
        InvalidInteropError
            The runtime is not CUDA's, or the bytes are not this GPU's.
        ArgumentNullError, InvalidArgumentError
            The address is 0 or None; it, or the size, is no number, or the size is 0.
        ArgumentOutOfRangeError
            What was allocated there is smaller.
        """
        self._check_arch("import_cuda_memory", Arch.CUDA)
        if address is None:
            raise ArgumentNullError("the address is None")
        info = CudaMemoryInteropInfo(address, size)
        check_info(info, CudaMemoryInteropInfo, "address")
        return self._import_memory(info, owner)

    @records_errors
    def export_vulkan_runtime(self) -> VulkanRuntimeInteropInfo:
        """Return a Vulkan runtime's own objects, for :func:`import_vulkan_runtime` and other libraries.

        They are valid until the runtime is closed: whatever was made of them must be destroyed before. A VkQueue is
        one thread's at a time. This runtime submits to its own in the threads of the event loops that enqueue, and
        waits for all in a thread while it is closed: others must not use them at the same time. The API version is
        that of the physical device.

        Raises
        ------
        InvalidInteropError
            The runtime is not Vulkan's.
        """
        self._check_arch("export_vulkan_runtime", Arch.VULKAN)
        return self.device.export_runtime()

    @records_errors
    async def export_vulkan_memory(self, memory: Memory | NdArray) -> VulkanMemoryInteropInfo:
        """Return a Vulkan runtime's memory as the VkBuffer that it is. As :meth:`export_cpu_memory`.

        Waits until memory that has just been allocated is zeroed, which is behind what the device has been given. The
        buffer may be used in every queue family of the runtime's. It begins somewhere in its VkDeviceMemory, which
        other buffers share.
        """
        self._check_arch("export_vulkan_memory", Arch.VULKAN)
        hal = self._hal_of(memory)
        return _expect(VulkanMemoryInteropInfo, await in_thread(partial(self.device.export_memory, hal)))

    @records_errors
    def import_vulkan_memory(self, info: VulkanMemoryInteropInfo) -> Memory:
        """Return memory over a VkBuffer of this runtime's VkDevice, which must outlive it and its last use.

        What it may be used for follows from ``info.usage``. A buffer for several queue families, of which a
        runtime's own device may have some, is created with ``VK_SHARING_MODE_CONCURRENT``. It cannot be mapped.

        Raises
        ------
        InvalidInteropError
            The runtime is not Vulkan's, or the buffer lacks a usage for copies in both directions
            (``VK_BUFFER_USAGE_TRANSFER_SRC_BIT`` and ``_DST_BIT``).
        ArgumentNullError, InvalidArgumentError
            ``info`` is None or something else, the buffer is null, or the size 0.
        ArgumentOutOfRangeError
            The buffer is smaller.
        """
        self._check_arch("import_vulkan_memory", Arch.VULKAN)
        check_info(info, VulkanMemoryInteropInfo, "buffer")
        return self._import_memory(info, None)

    @records_errors
    async def export_vulkan_image(self, image: Image) -> VulkanImageInteropInfo:
        """Return a Vulkan runtime's image as the VkImage that it is. As :meth:`export_vulkan_memory`.

        Its layout is ``VK_IMAGE_LAYOUT_GENERAL``, or the one of the last :meth:`Queue.transition_image`; in what
        layout others leave it, :meth:`track_image` is told.
        """
        self._check_arch("export_vulkan_image", Arch.VULKAN)
        if not isinstance(image, Image):
            raise _mismatch("an Image", image)
        check_usable(image, self._runtime)
        return await in_thread(partial(self.device.export_image, image.hal))

    @records_errors
    def import_vulkan_image(
        self, info: VulkanImageInteropInfo, view_type: int | ImageDimension, layout: int | ImageLayout
    ) -> Image:
        """Return an image over a VkImage of this runtime's VkDevice, which must outlive it and its last use.

        It has views of its own over all levels and layers.

        Parameters
        ----------
        view_type
            The number of a VkImageViewType, or an :class:`ImageDimension`.
        layout
            What layout the image is in: the number of a VkImageLayout, or an :class:`ImageLayout`. The two count
            differently; taichi 1.7.4 takes one for the other. Undefined: its texels are of no interest.

        Raises
        ------
        InvalidInteropError
            The runtime is not Vulkan's, or the image lacks a usage for copies in both directions
            (``VK_IMAGE_USAGE_TRANSFER_SRC_BIT`` and ``_DST_BIT``).
        NotSupportedError
            Taichi has no such format or view type, or the image has several samples or no optimal tiling.
        ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError
            An argument is None, the image null; a number is none of its enumeration, or does not fit the others.
        """
        self._check_arch("import_vulkan_image", Arch.VULKAN)
        check_info(info, VulkanImageInteropInfo, "image")
        for what, value in (("view_type", view_type), ("layout", layout)):
            if value is None:
                raise ArgumentNullError(f"the {what} is None")
            if not isinstance(value, int) or isinstance(value, bool):
                raise InvalidArgumentError(f"{what}={value!r}: it is the number of one of Vulkan's")
        hal, request = self.device.import_image(info, view_type, layout)
        return Image(self._runtime, request, hal)

    # -- private -------------------------------------------------------------------------------------

    def _check_arch(self, what: str, *archs: Arch) -> None:
        self.check_open()
        arch = self.device.info.arch
        if arch not in archs:
            names = " or ".join(each.name.lower() for each in archs)
            raise InvalidInteropError(f"{what} needs a runtime for {names}: this one is for {arch.name.lower()}")

    def _hal_of(self, memory: Memory | NdArray) -> MemoryHal:
        if isinstance(memory, NdArray):
            memory = memory.allocation
        if not isinstance(memory, Memory):
            raise _mismatch("a Memory or an NdArray", memory)
        check_usable(memory, self._runtime)
        return memory.hal

    def _import_memory(self, info: MemoryInteropInfo, owner: object) -> Memory:
        if not info.size:
            raise InvalidArgumentError("memory of 0 bytes cannot be imported")
        hal: MemoryHal
        hal, request = self.device.import_memory(info, owner)
        return Memory(self._runtime, request, hal)


def _expect(kind: type[T], info: object) -> T:
    assert isinstance(info, kind)
    return info


def _share(device: DeviceHal, memory: MemoryHal, other: DeviceHal) -> MemoryHal:
    """*Blocking.* Return ``memory`` of ``device`` as memory of the other one."""
    shared = device.share_memory(memory)
    try:
        return other.open_memory(shared)
    finally:
        shared.close()


def check_info(info: object, kind: type[object], *handles: str) -> None:
    """Raise unless ``info`` is of the kind, and none of its ``handles`` null."""
    if info is None:
        raise ArgumentNullError(f"the {kind.__name__} is None")
    if not isinstance(info, kind):
        raise _mismatch(f"a {kind.__name__}", info)
    for name in handles:
        if not getattr(info, name):
            raise ArgumentNullError(f"{kind.__name__}: {name} is null")


def _bytes_of(buffer: Any) -> npt.NDArray[np.uint8]:
    """Return the bytes as an array, which holds ``buffer``."""
    if buffer is None:
        raise ArgumentNullError("the buffer is None")
    try:
        if "O" in re.sub(":[^:]*:", "", memoryview(buffer).format):  # names of fields stand between colons
            raise InvalidArgumentError("the buffer holds Python objects")
        view: npt.NDArray[np.uint8] = np.frombuffer(buffer, np.uint8)
    except (BufferError, TypeError, ValueError) as error:
        raise InvalidArgumentError(
            f"the {type(buffer).__name__} is no C-contiguous buffer ({error}); a bare address is one as "
            "(ctypes.c_uint8 * size).from_address(address)"
        ) from None
    if not view.flags.writeable:
        raise InvalidArgumentError(f"the {type(buffer).__name__} is read-only: kernels write to memory")
    return view


def _mismatch(expected: str, value: object) -> Error:
    return wrong_argument(value, f"it takes {expected}, not {type(value).__name__}")
