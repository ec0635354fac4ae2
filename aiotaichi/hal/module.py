"""Loaded modules in the contract, and their kernels."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from ..core.cancellation import Cancellation
from ..errors import IncompatibleModuleError
from ..image_types import Format

if TYPE_CHECKING:
    from ..formats import KernelSpec

__all__ = ["KernelHal", "KernelTable", "ModuleHal"]


class KernelHal:
    """A kernel of a loaded module.

    Attributes
    ----------
    name
        The kernel's name, for messages.
    prints
        Whether the kernel may print.

    Examples
    --------
    A backend's kernel has more attributes, which its queue reads from a launch:

    >>> from aiotaichi.hal import KernelHal
    >>> class FunctionKernel(KernelHal):
    ...     def __init__(self, name, function):
    ...         self.name, self.function = name, function
    >>> FunctionKernel("double", lambda number: 2 * number).function(21)
    42
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
        """Return the kernel. ``name`` is in the module's spec. Called when the kernel is first looked up.

        Raises
        ------
        IncompatibleModuleError
            The device cannot run this kernel, though it can run others of the module.
        """

    @abstractmethod
    def uses_fields(self, name: str) -> bool:
        """Return whether the kernel ``name`` can touch the module's fields. Called after :meth:`kernel`."""

    def storage_formats(self, name: str) -> Mapping[int, Format]:
        """Return the formats in which the kernel ``name`` writes its images, by the positions of its arguments.

        Called after :meth:`kernel`.
        """
        return {}


T = TypeVar("T")


class KernelTable(Mapping[str, T], Generic[T]):
    """The kernels of a module that the device can run, by name, as the backend's own objects.

    A kernel that cannot run does not keep the others from running. Looking it up raises the reason.

    Parameters
    ----------
    module
        The module, as errors name it.
    kernels
        The module's kernels.
    load
        *Blocking.* Return the backend's object for a kernel, or raise an IncompatibleModuleError.
    cancellation
        The cancellation of the load. It is checked before each kernel.

    Raises
    ------
    IncompatibleModuleError
        The device cannot run any kernel of the module.

    Examples
    --------
    >>> from aiotaichi.core.cancellation import Cancellation
    >>> from aiotaichi.hal import KernelTable
    >>> archive = await anyio.to_thread.run_sync(at.formats.Archive.open, "saxpy.tcm")
    >>> spec = at.formats.read_module(archive.of_arch(at.Arch.X64))
    >>> table = KernelTable(archive.name, spec.kernels, lambda kernel: kernel.name.upper(), Cancellation())
    >>> table["saxpy"]
    'SAXPY'
    """

    def __init__(
        self,
        module: str,
        kernels: Mapping[str, KernelSpec],
        load: Callable[[KernelSpec], T],
        cancellation: Cancellation,
    ) -> None:
        self._parts: dict[str, T] = {}
        self._refusals: dict[str, str] = {}
        for name, spec in kernels.items():
            cancellation.check()
            try:
                if spec.obstacle is not None:
                    raise IncompatibleModuleError(f"{module}: kernel {name}: {spec.obstacle}")
                self._parts[name] = load(spec)
            except IncompatibleModuleError as error:
                self._refusals[name] = str(error)
        if self._refusals and not self._parts:
            raise IncompatibleModuleError(next(iter(self._refusals.values())))

    def __getitem__(self, name: str) -> T:
        """Return the object of a kernel. Raise an IncompatibleModuleError if the device cannot run the kernel."""
        if name in self._refusals:
            raise IncompatibleModuleError(self._refusals[name])
        return self._parts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)
