"""The kernels of a module on one device: the kernels that can run, and the reasons why others cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from ..core.cancellation import Cancellation
from ..errors import IncompatibleModuleError

if TYPE_CHECKING:
    from ..formats import KernelSpec

__all__ = ["KernelTable"]

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
