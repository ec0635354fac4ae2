"""Kernels and compute graphs of a loaded module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..aot import GraphSpec, KernelSpec, NdArrayParameter, signature_of
from ..core.packing import Packer
from ..core.unpacking import result_reader
from ..errors import ArgumentNotFoundError, InvalidArgumentError
from ..hal import KernelHal
from ..hal.commands import Launch, LaunchSequence
from ..types import Access

if TYPE_CHECKING:
    from .module import AotModule

__all__ = ["BoundKernel", "ComputeGraph", "Kernel"]


class Kernel:
    """A kernel, launched by :meth:`Queue.launch`. Made by :meth:`AotModule.kernel`."""

    def __init__(self, module: AotModule, spec: KernelSpec, hal: KernelHal, uses_fields: bool) -> None:
        self.module = module
        self.spec = spec
        self._hal = hal
        self._pack = Packer(spec, module.spec.family, module.runtime.signatures).pack
        self._returns = bool(spec.returns)
        self.read = result_reader(spec, module.spec.family)
        self._arrays = [
            (i, parameter.access)
            for i, parameter in enumerate(spec.parameters)
            if isinstance(parameter, NdArrayParameter)
        ]
        self.array_positions = tuple(i for i, _ in self._arrays)
        self._uses_fields = uses_fields

    @property
    def name(self) -> str:
        return self.spec.name

    @property
    def signature(self) -> str:
        """The kernel's typed signature, as text."""
        return signature_of(self.spec)

    def bind(self, *values: Any) -> BoundKernel:
        """Check and pack the arguments once, for many launches.

        Raises
        ------
        InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError
            As :meth:`Queue.launch`.
        """
        return BoundKernel(self, values)

    def prepare(self, values: Sequence[Any]) -> Launch:
        """Return the command that runs the kernel once."""
        result = bytearray(self.spec.rets_size) if self._returns else None
        return Launch(self._hal, self._pack(values), values, result)

    def accesses(self, values: Sequence[Any]) -> list[tuple[Any, str, Access]]:
        """Return what a launch touches, for the check of order."""
        touched: list[tuple[Any, str, Access]] = [
            (values[i].allocation, f"{values[i]!r}", access) for i, access in self._arrays
        ]
        if self._uses_fields:
            touched.append((self.module, f"the fields of {self.module!r}", Access.READ_WRITE))
        return touched

    def __repr__(self) -> str:
        return f"<Kernel {self.signature}>"


class BoundKernel:
    """A kernel with its arguments, packed once. Made by :meth:`Kernel.bind`."""

    def __init__(self, kernel: Kernel, values: tuple[Any, ...]) -> None:
        self.kernel = kernel
        self.values = values
        self._launch = kernel.prepare(values)

    def prepare(self) -> Launch:
        """Return the command that runs the kernel once more.

        Raises
        ------
        InvalidStateError
            One of its arrays was closed since.
        """
        values = self.values
        for i in self.kernel.array_positions:
            if values[i].signature is None:
                return self.kernel.prepare(values)  # says which
        launch = self._launch
        if launch.result is None:
            return launch
        return Launch(launch.kernel, launch.arguments, values, bytearray(len(launch.result)))

    def __repr__(self) -> str:
        return f"<BoundKernel {self.kernel.name}>"


class ComputeGraph:
    """Kernels run in order with named arguments, by :meth:`Queue.launch_graph`.

    Made by :meth:`AotModule.compute_graph`.
    """

    def __init__(self, module: AotModule, spec: GraphSpec) -> None:
        self.module = module
        self.spec = spec
        self._arguments = tuple(spec.arguments)
        self._dispatches = [
            (module.kernel(dispatch.kernel), tuple(argument.name for argument in dispatch.arguments))
            for dispatch in spec.dispatches
        ]

    @property
    def name(self) -> str:
        return self.spec.name

    @property
    def signature(self) -> str:
        """The graph's typed arguments, as text."""
        return signature_of(self.spec)

    def prepare(self, arguments: Mapping[str, Any]) -> tuple[LaunchSequence, list[tuple[Kernel, Sequence[Any]]]]:
        """Return the command that runs the graph once, and what it launches with what.

        Raises
        ------
        ArgumentNotFoundError
            A named argument is missing.
        InvalidArgumentError
            A name is not an argument of the graph, or a value does not fit.
        """
        for name in self._arguments:
            if name not in arguments:
                raise ArgumentNotFoundError(f"graph {self.name}: argument {name!r} is missing")
        for name in arguments:
            if name not in self._arguments:
                raise InvalidArgumentError(
                    f"graph {self.name} has no argument {name!r}; it takes {', '.join(self._arguments)}"
                )
        used: list[tuple[Kernel, Sequence[Any]]] = [
            (kernel, tuple(arguments[name] for name in names)) for kernel, names in self._dispatches
        ]
        return LaunchSequence([kernel.prepare(values) for kernel, values in used]), used

    def __repr__(self) -> str:
        return f"<ComputeGraph {self.signature}>"
