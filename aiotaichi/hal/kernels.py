"""The kernels of a module on one device: those that can run, and why the others cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

from ..aot import KernelSpec
from ..core.cancellation import Cancellation
from ..errors import IncompatibleModuleError

__all__ = ["KernelTable"]

T = TypeVar("T")


class KernelTable(Mapping[str, T], Generic[T]):
    """What a backend makes of each kernel, by name.

    A kernel that cannot run does not keep the others from running: asking for the kernel raises the reason.

    Parameters
    ----------
    module
        What errors call the module.
    kernels
        The module's kernels.
    load
        *Blocking.* Makes a kernel's part, or raises an IncompatibleModuleError about the kernel.
    cancellation
        Of the load. It is checked in front of each kernel.

    Raises
    ------
    IncompatibleModuleError
        Not one kernel of the module can run.
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
        """Return a kernel's part. Raises an IncompatibleModuleError if the kernel cannot run."""
        if name in self._refusals:
            raise IncompatibleModuleError(self._refusals[name])
        return self._parts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)
