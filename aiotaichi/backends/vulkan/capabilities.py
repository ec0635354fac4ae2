"""The features of a physical device, as Vulkan's structs and as taichi's capabilities."""

from __future__ import annotations

import mmap
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from .binding import NULL, extension_names, ffi, lib, link, make, vk

__all__ = ["DeviceFeatures", "EnabledFeatures", "capabilities_of", "certain_capabilities"]

_ATOMIC_FLOAT = "VK_EXT_shader_atomic_float"
_ATOMIC_FLOAT_2 = "VK_EXT_shader_atomic_float2"
_SHARED_MEMORY = "VK_KHR_external_memory_fd"
_SHARED_SEMAPHORES = "VK_KHR_external_semaphore_fd"
_HOST_MEMORY = "VK_EXT_external_memory_host"
_CALIBRATION = "VK_EXT_calibrated_timestamps"
_EXTENSIONS = (_ATOMIC_FLOAT, _ATOMIC_FLOAT_2, _SHARED_MEMORY, _SHARED_SEMAPHORES, _HOST_MEMORY, _CALIBRATION)

# The features of each struct that are enabled if the device has them.
_WANTED = {
    "core": ("shaderInt16", "shaderInt64", "shaderFloat64", "samplerAnisotropy", "shaderStorageImageExtendedFormats"),
    "vulkan11": (
        "storageBuffer16BitAccess",
        "uniformAndStorageBuffer16BitAccess",
        "variablePointers",
        "variablePointersStorageBuffer",
    ),
    "vulkan12": (
        "bufferDeviceAddress",
        "hostQueryReset",
        "shaderBufferInt64Atomics",
        "shaderFloat16",
        "shaderInt8",
        "shaderSubgroupExtendedTypes",
        "storageBuffer8BitAccess",
        "timelineSemaphore",
        "uniformAndStorageBuffer8BitAccess",
    ),
    "atomics": (
        "shaderBufferFloat32Atomics",
        "shaderBufferFloat32AtomicAdd",
        "shaderBufferFloat64Atomics",
        "shaderBufferFloat64AtomicAdd",
    ),
    "atomics2": (
        "shaderBufferFloat16Atomics",
        "shaderBufferFloat16AtomicAdd",
        "shaderBufferFloat16AtomicMinMax",
        "shaderBufferFloat32AtomicMinMax",
        "shaderBufferFloat64AtomicMinMax",
    ),
}
_SUBGROUPS = {
    "GroupNonUniformShuffle": vk.VK_SUBGROUP_FEATURE_SHUFFLE_BIT,
    "GroupNonUniformShuffleRelative": vk.VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT,
    "GroupNonUniformClustered": vk.VK_SUBGROUP_FEATURE_CLUSTERED_BIT,
    "GroupNonUniformQuad": vk.VK_SUBGROUP_FEATURE_QUAD_BIT,
}
_ODD_SUBGROUPS = "shaderSubgroupExtendedTypes"
_ALWAYS_ENABLED = {"spirv_version", "spirv_has_no_integer_wrap_decoration"}  # and subgroups
_STRUCTS = {
    "vulkan11": "VkPhysicalDeviceVulkan11Features",
    "vulkan12": "VkPhysicalDeviceVulkan12Features",
    "atomics": "VkPhysicalDeviceShaderAtomicFloatFeaturesEXT",
    "atomics2": "VkPhysicalDeviceShaderAtomicFloat2FeaturesEXT",
}


@dataclass(frozen=True, slots=True)
class EnabledFeatures:
    """The features of an open device that this backend uses if they are enabled.

    Attributes
    ----------
    addresses
        Shaders may address buffers themselves.
    query_reset
        The host may reset queries. Timed queues need it.
    shared_memory, shared_semaphores
        Other APIs can open the device's memory and timeline semaphores, and the device can open theirs.
    host_memory
        The device can reach the pages of the host.
    calibration
        The driver can read the device's clock and the host's at once.
    subgroups
        As :func:`~aiotaichi.core.shader_task.check_shader_capabilities` names those that taichi has no names for.
    """

    addresses: bool
    subgroups: frozenset[str]
    anisotropy: bool = False
    query_reset: bool = False
    shared_memory: bool = False
    shared_semaphores: bool = False
    host_memory: bool = False
    calibration: bool = False


class DeviceFeatures:
    """The features of one physical device.

    ``core`` to ``atomics2`` are Vulkan's structs. If the device lacks an extension, its struct is all zero. The UUIDs
    of the device and of its driver are the same in all APIs. ``driver`` is the driver's name and version.
    ``in_compute``: compute shaders have subgroup operations.
    """

    def __init__(self, physical: Any) -> None:
        self.extensions = extension_names(partial(lib.vkEnumerateDeviceExtensionProperties, physical, NULL))
        self._structs = {name: make(struct) for name, struct in _STRUCTS.items()}
        features = make("VkPhysicalDeviceFeatures2", pNext=self._chain(self._structs))
        lib.vkGetPhysicalDeviceFeatures2(physical, features)
        self.core = features.features
        self.vulkan11, self.vulkan12 = self._structs["vulkan11"], self._structs["vulkan12"]
        self.atomics, self.atomics2 = self._structs["atomics"], self._structs["atomics2"]
        self._features = features
        self._physical = physical
        self.subgroup = make("VkPhysicalDeviceSubgroupProperties")
        kind = vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES
        identity = make("VkPhysicalDeviceIDProperties", sType=kind, pNext=self.subgroup)
        driver = make("VkPhysicalDeviceDriverProperties", pNext=identity)
        properties = make("VkPhysicalDeviceProperties2", pNext=driver)
        lib.vkGetPhysicalDeviceProperties2(physical, properties)
        self.in_compute = bool(self.subgroup.supportedStages & vk.VK_SHADER_STAGE_COMPUTE_BIT)
        self.uuid, self.driver_uuid = bytes(identity.deviceUUID), bytes(identity.driverUUID)
        words = (ffi.string(text).decode(errors="replace") for text in (driver.driverName, driver.driverInfo))
        self.driver = " ".join(words)

    def enabled(self) -> Any:
        """Return the chain of structs to create a device with: every wanted feature that the device has."""
        structs = {name: make(struct) for name, struct in _STRUCTS.items()}
        features = make("VkPhysicalDeviceFeatures2", pNext=self._chain(structs))
        for name, wanted in _WANTED.items():
            to = features.features if name == "core" else structs[name]
            for field in wanted:
                setattr(to, field, getattr(getattr(self, name), field))
        return features

    def enabled_features(self) -> EnabledFeatures:
        """Return which optional features :meth:`enabled` enables."""
        vulkan12 = self.vulkan12
        return EnabledFeatures(
            addresses=bool(vulkan12.bufferDeviceAddress),
            anisotropy=bool(self.core.samplerAnisotropy),
            query_reset=bool(vulkan12.hostQueryReset),
            shared_memory=_SHARED_MEMORY in self.extensions,
            shared_semaphores=_SHARED_SEMAPHORES in self.extensions and _shares_semaphores(self._physical),
            host_memory=_HOST_MEMORY in self.extensions and _reaches_pages(self._physical),
            calibration=_CALIBRATION in self.extensions,
            subgroups=self.subgroups() | ({_ODD_SUBGROUPS} if vulkan12.shaderSubgroupExtendedTypes else set()),
        )

    def subgroups(self) -> frozenset[str]:
        """Return SPIR-V's names of the subgroup operations for which taichi has no names. They need no enabling."""
        if not self.in_compute:
            return frozenset()
        return frozenset(name for name, bit in _SUBGROUPS.items() if self.subgroup.supportedOperations & bit)

    def enabled_extensions(self) -> list[str]:
        return [name for name in _EXTENSIONS if name in self.extensions]

    def _chain(self, structs: Mapping[str, Any]) -> Any:
        """Chain the structs that the device knows. Return the first."""
        known = [structs["vulkan11"], structs["vulkan12"]]
        if _ATOMIC_FLOAT in self.extensions:
            known.append(structs["atomics"])
        if _ATOMIC_FLOAT_2 in self.extensions:
            known.append(structs["atomics2"])
        return link(*known)


def capabilities_of(api_version: int, features: DeviceFeatures) -> dict[str, int]:
    """Return taichi's capability levels (``TiCapability``) of a device with Vulkan 1.2 or newer.

    The levels are the device's own. taichi 1.7.4 differs: it never reports 64-bit integer atomics nor physical
    storage buffers, and it reports f16 atomic addition as f32's.
    """
    core, vulkan11, vulkan12 = features.core, features.vulkan11, features.vulkan12
    atomics, atomics2, operations = features.atomics, features.atomics2, features.subgroup.supportedOperations
    in_compute = features.in_compute
    has = {
        "int8": vulkan12.shaderInt8,
        "int16": core.shaderInt16,
        "int64": core.shaderInt64,
        "float16": vulkan12.shaderFloat16,
        "float64": core.shaderFloat64,
        "atomic_int64": vulkan12.shaderBufferInt64Atomics,
        "atomic_float16": atomics2.shaderBufferFloat16Atomics,
        "atomic_float16_add": atomics2.shaderBufferFloat16AtomicAdd,
        "atomic_float16_minmax": atomics2.shaderBufferFloat16AtomicMinMax,
        "atomic_float": atomics.shaderBufferFloat32Atomics,
        "atomic_float_add": atomics.shaderBufferFloat32AtomicAdd,
        "atomic_float_minmax": atomics2.shaderBufferFloat32AtomicMinMax,
        "atomic_float64": atomics.shaderBufferFloat64Atomics,
        "atomic_float64_add": atomics.shaderBufferFloat64AtomicAdd,
        "atomic_float64_minmax": atomics2.shaderBufferFloat64AtomicMinMax,
        "variable_ptr": vulkan11.variablePointers and vulkan11.variablePointersStorageBuffer,
        "physical_storage_buffer": vulkan12.bufferDeviceAddress,
        "subgroup_basic": in_compute and operations & vk.VK_SUBGROUP_FEATURE_BASIC_BIT,
        "subgroup_vote": in_compute and operations & vk.VK_SUBGROUP_FEATURE_VOTE_BIT,
        "subgroup_arithmetic": in_compute and operations & vk.VK_SUBGROUP_FEATURE_ARITHMETIC_BIT,
        "subgroup_ballot": in_compute and operations & vk.VK_SUBGROUP_FEATURE_BALLOT_BIT,
        "non_semantic_info": api_version >= vk.VK_MAKE_VERSION(1, 3, 0)
        or "VK_KHR_shader_non_semantic_info" in features.extensions,
        "no_integer_wrap_decoration": True,  # in SPIR-V 1.4, which Vulkan 1.2 includes
    }
    levels = {f"spirv_has_{name}": 1 for name, value in has.items() if value}
    return {"spirv_version": 0x10500, **levels}


def certain_capabilities(api_version: int, features: DeviceFeatures) -> dict[str, int]:
    """Return the capabilities that need no enabling."""
    levels = capabilities_of(api_version, features)
    return {name: level for name, level in levels.items() if name in _ALWAYS_ENABLED or "subgroup" in name}


def _reaches_pages(physical: Any) -> bool:
    """Return whether the device can reach single pages of the host."""
    limits = make("VkPhysicalDeviceExternalMemoryHostPropertiesEXT")
    lib.vkGetPhysicalDeviceProperties2(physical, make("VkPhysicalDeviceProperties2", pNext=limits))
    return bool(limits.minImportedHostPointerAlignment <= mmap.PAGESIZE)


def _shares_semaphores(physical: Any) -> bool:
    """Return whether the device can open other APIs' timeline semaphores, and they can open the device's."""
    timeline = make("VkSemaphoreTypeCreateInfo", semaphoreType=vk.VK_SEMAPHORE_TYPE_TIMELINE)
    kind = vk.VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT
    wanted = make("VkPhysicalDeviceExternalSemaphoreInfo", pNext=timeline, handleType=kind)
    found = make("VkExternalSemaphoreProperties")
    lib.vkGetPhysicalDeviceExternalSemaphoreProperties(physical, wanted, found)
    both = vk.VK_EXTERNAL_SEMAPHORE_FEATURE_EXPORTABLE_BIT | vk.VK_EXTERNAL_SEMAPHORE_FEATURE_IMPORTABLE_BIT
    return bool(found.externalSemaphoreFeatures & both == both)
