"""The Vulkan backend: SPIR-V modules on timeline semaphores, recorded by native code."""

from .driver import VulkanDriver

__all__ = ["VulkanDriver"]
