"""Loaded modules in the contract, and their kernels."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from ..image_types import Format

__all__ = ["KernelHal", "ModuleHal"]


class KernelHal:
    """A kernel of a loaded module.

    Attributes
    ----------
    name
        The kernel's name, for messages.
    prints
        Whether the kernel may print.
    """

    name: str = "without a name"
    prints: bool = False


class ModuleHal(ABC):
    """A loaded module, made by :meth:`.DeviceHal.load`.

    Its methods return at once. They are called in the threads of event loops, perhaps several at a time, and before
    :meth:`.DeviceHal.unload`. The module lives until its last reference is dropped: kernels that a queue still runs
    hold it.

    Attributes
    ----------
    prints
        Whether a kernel of the module may print.
    """

    prints: bool = False

    @abstractmethod
    def kernel(self, name: str) -> KernelHal:
        """Return the kernel. ``name`` is in the module's spec.

        Raises
        ------
        IncompatibleModuleError
            The device cannot run this kernel, though it can run others of the module.
        """

    @abstractmethod
    def uses_fields(self, name: str) -> bool:
        """Return whether the kernel ``name`` can touch the module's fields."""

    def storage_formats(self, name: str) -> Mapping[int, Format]:
        """Return the formats in which the kernel ``name`` writes its images, by the positions of its arguments."""
        return {}
