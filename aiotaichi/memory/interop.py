"""Memory, images and arrays, shared with other libraries and other runtimes."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import anyio.lowlevel
import numpy as np
import numpy.typing as npt

from ..core.owners import owner_of
from ..core.values import check_unmasked
from ..errors import ArgumentNullError, InvalidArgumentError, InvalidInteropError, NotSupportedError, wrong_argument
from ..hal import (
    DeviceHal,
    ExportsRuntime,
    MemoryHal,
    MemoryInteropInfo,
    MemoryRequest,
    OpensMemory,
    SharesMemory,
    array_interop,
    image_interop,
    memory_interop,
    no_interop,
)
from ..interop import (
    CpuMemoryInteropInfo,
    CudaMemoryInteropInfo,
    VulkanImageInteropInfo,
    VulkanMemoryInteropInfo,
    VulkanRuntimeInteropInfo,
)
from ..queue.engine import QueueEngine
from ..queue.open_device import OpenDevice
from ..queue.worker import in_thread
from ..types import Arch, as_dtype
from .image import Image
from .loan import loan_at, loan_of
from .memory import Memory, NdArray
from .resource import resource_of

__all__ = ["check_info", "export_resource", "export_runtime", "import_array", "import_resource"]


async def export_resource(
    open_device: OpenDevice, resource: Memory | NdArray | Image
) -> CpuMemoryInteropInfo | CudaMemoryInteropInfo | VulkanMemoryInteropInfo | VulkanImageInteropInfo:
    """Return the address or the handles of a memory or an image. As :meth:`Runtime.export`."""
    device = open_device.device
    if not isinstance(resource, (Memory, NdArray, Image)):
        raise wrong_argument(
            resource, f"export takes a Memory, an NdArray or an Image, not {type(resource).__name__}"
        )
    exported = resource_of(resource)
    exported.check_usable(open_device)
    if isinstance(resource, Image):
        return await in_thread(partial(image_interop(device).export_image, exported.hal))
    return await in_thread(partial(memory_interop(device).export_memory, exported.hal))


def export_runtime(open_device: OpenDevice) -> VulkanRuntimeInteropInfo:
    """Return the handles of a Vulkan device. As :meth:`Runtime.export_runtime`."""
    device = open_device.device
    if not isinstance(device, ExportsRuntime):
        raise no_interop(device.info, "runtimes")
    return device.export_runtime()


_CPU = (Arch.X64, Arch.ARM64)
_ARCHS = {
    CpuMemoryInteropInfo: _CPU,
    CudaMemoryInteropInfo: (Arch.CUDA,),
    VulkanMemoryInteropInfo: (Arch.VULKAN,),
    VulkanImageInteropInfo: (Arch.VULKAN,),
}


async def import_resource(
    open_device: OpenDevice, source: object, view_type: int | None, layout: int | None, owner: object
) -> Memory | Image:
    """Return memory or an image over the bytes of another library or runtime. As :meth:`Runtime.import_`."""
    if source is None or isinstance(source, NdArray):
        hint = ": give its allocation" if isinstance(source, NdArray) else ""
        raise wrong_argument(source, f"import_ takes memory, an interop info or a buffer, not {source!r}{hint}")
    _check_parameters(source, view_type, layout, owner)
    if isinstance(source, Memory):
        return await _import_shared(open_device, source)
    await anyio.lowlevel.checkpoint()
    open_device.check_open()
    match source:
        case CpuMemoryInteropInfo() | CudaMemoryInteropInfo() | VulkanMemoryInteropInfo():
            return _import_memory(open_device, source, owner)
        case VulkanImageInteropInfo():
            return _import_image(open_device, source, view_type, layout)
        case _:
            return _import_buffer(open_device, source)


def import_array(open_device: OpenDevice, array: Any, element_ndim: int, engine: QueueEngine) -> NdArray:
    """Return an array over another library's array. As :meth:`Runtime.import_array`."""
    if element_ndim not in (0, 1, 2):
        raise InvalidArgumentError(f"element_ndim={element_ndim!r}: elements have 0, 1 or 2 dimensions")
    if engine.open_device is not open_device:
        raise InvalidArgumentError(f"{engine!r} belongs to another runtime")
    engine.check("rt.import_array")
    if open_device.device.info.arch in _CPU:
        array = _host_array(array)
        if array.ndim < element_ndim:
            raise InvalidArgumentError(f"element_ndim={element_ndim}: the array has shape {array.shape}")
        split = array.ndim - element_ndim
        memory = _import_buffer(open_device, array)
        return memory.ndarray(array.shape[:split], as_dtype(array.dtype), element_shape=array.shape[split:])
    try:
        stream = engine.submit_to_driver(engine.timeline.enqueued).handle
    except NotSupportedError:
        raise InvalidInteropError(
            f"{open_device.runtime!r} takes no such arrays: use a runtime for CUDA or for the processor, or "
            "rt.import_ for memory of the host"
        ) from None
    hal, shape, dtype = array_interop(open_device.device).import_array(array, stream)
    if len(shape) < element_ndim:
        raise InvalidArgumentError(f"element_ndim={element_ndim}: the array has shape {shape}")
    split = len(shape) - element_ndim
    memory = Memory(open_device, MemoryRequest(hal.size), hal)
    return memory.ndarray(shape[:split], dtype, element_shape=shape[split:])


def _host_array(array: Any) -> npt.NDArray[Any]:
    """Return an array of the host as NumPy's, without a copy."""
    if isinstance(array, np.ndarray):
        return array
    if not hasattr(array, "__dlpack__"):
        raise InvalidInteropError(f"{type(array).__name__} is no array: it has no __dlpack__")
    try:
        return np.from_dlpack(array)
    except (BufferError, RuntimeError, TypeError, ValueError) as error:
        raise InvalidInteropError(f"the {type(array).__name__} cannot be imported: {error}") from error


def check_info(info: object, kind: type[object], *handles: str) -> None:
    """Raise an error unless ``info`` is a ``kind`` whose ``handles`` are not null."""
    if info is None:
        raise ArgumentNullError(f"the {kind.__name__} is None")
    if not isinstance(info, kind):
        raise wrong_argument(info, f"expected a {kind.__name__}, not {type(info).__name__}")
    for name in handles:
        if not getattr(info, name):
            raise ArgumentNullError(f"{kind.__name__}: {name} is null")


def _check_parameters(source: object, view_type: object, layout: object, owner: object) -> None:
    """Raise if a parameter of :meth:`Runtime.import_` is not for this kind of source."""
    if owner is not None and not isinstance(source, MemoryInteropInfo):
        raise InvalidArgumentError(f"owner is for memory by address or handle, not for {type(source).__name__}")
    if not (view_type is None and layout is None) and not isinstance(source, VulkanImageInteropInfo):
        raise InvalidArgumentError(f"view_type and layout: each is for an image, not for {type(source).__name__}")


def _import_memory(open_device: OpenDevice, info: MemoryInteropInfo, owner: object) -> Memory:
    """Return memory over another library's bytes."""
    _check_arch(open_device, f"a {type(info).__name__}", _ARCHS[type(info)])
    if not info.size:
        raise InvalidArgumentError("memory of 0 bytes cannot be imported")
    check_info(info, type(info), "buffer" if isinstance(info, VulkanMemoryInteropInfo) else "address")
    loan = loan_at(info.address, info.size) if isinstance(info, CpuMemoryInteropInfo) else None
    hal, request = memory_interop(open_device.device).import_memory(info, owner)
    memory = Memory(open_device, request, hal)
    if loan is not None:
        loan.share_uses(resource_of(memory))
    return memory


def _import_buffer(open_device: OpenDevice, buffer: object) -> Memory:
    """Return memory over a buffer of the host."""
    _check_arch(open_device, "a buffer of the host", _CPU)
    view = _bytes_of(buffer)
    loan_of(view, view.data, owner_of(view))  # raises if the lease of the bytes has ended
    return _import_memory(open_device, CpuMemoryInteropInfo(view.ctypes.data, view.size), (view, buffer))


def _import_image(
    open_device: OpenDevice, info: VulkanImageInteropInfo, view_type: int | None, layout: int | None
) -> Image:
    """Return an image over another library's VkImage."""
    _check_arch(open_device, f"a {type(info).__name__}", _ARCHS[type(info)])
    check_info(info, VulkanImageInteropInfo, "image")
    numbers = _vulkan_number("view_type", view_type), _vulkan_number("layout", layout)
    hal, request = image_interop(open_device.device).import_image(info, *numbers)
    return Image(open_device, request, hal)


async def _import_shared(open_device: OpenDevice, memory: Memory) -> Memory:
    """Return memory over the bytes of another runtime's memory."""
    shared = resource_of(memory)
    if shared.open_device is open_device:
        raise InvalidArgumentError(f"{memory!r} belongs to this runtime already")
    hal = await in_thread(partial(_share, shared.open_device.device, shared.hal, open_device.device))
    open_device.check_open()
    return Memory(open_device, MemoryRequest(hal.size, usage=memory.usage), hal, memory)


def _share(device: DeviceHal, memory: MemoryHal, other: DeviceHal) -> MemoryHal:
    """*Blocking.* Return ``memory`` of ``device`` as memory of the ``other`` device."""
    if not isinstance(device, SharesMemory):
        raise no_interop(device.info, "memory")
    if not isinstance(other, OpensMemory):
        raise no_interop(other.info, "memory")
    shared = device.share_memory(memory)
    try:
        return other.open_memory(shared)
    finally:
        shared.close()


def _check_arch(open_device: OpenDevice, what: str, archs: tuple[Arch, ...]) -> None:
    arch = open_device.device.info.arch
    if arch not in archs:
        names = " or ".join(archs)
        raise InvalidInteropError(f"{what} needs a runtime for {names}: this one is for {arch}")


def _vulkan_number(name: str, value: int | None) -> int:
    if value is None:
        raise ArgumentNullError(f"the {name} is None")
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidArgumentError(f"{name}={value!r}: it is an integer, as Vulkan counts")
    return value


def _bytes_of(buffer: Any) -> npt.NDArray[np.uint8]:
    """Return the bytes as an array, which holds ``buffer``."""
    check_unmasked("import_: the buffer", buffer)
    try:
        if "O" in re.sub(":[^:]*:", "", memoryview(buffer).format):  # names of fields stand between colons
            raise InvalidArgumentError("the buffer holds Python objects")
        view: npt.NDArray[np.uint8] = np.frombuffer(buffer, np.uint8)
    except (BufferError, TypeError, ValueError) as error:
        raise InvalidArgumentError(
            f"the {type(buffer).__name__} is not a C-contiguous buffer ({error}); give np.ascontiguousarray(array), "
            "which copies, or for a bare address CpuMemoryInteropInfo(address, size)"
        ) from None
    if not view.flags.writeable:
        raise InvalidArgumentError(f"the {type(buffer).__name__} is read-only: kernels write to memory")
    return view
