"""Kernels of a loaded module."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from ..aot import KernelSpec, NdArrayParameter, signature_of
from ..aot.spec import GfxTask, TextureParameter
from ..core.happens_before import Use
from ..core.packing import Packer
from ..core.unpacking import result_reader
from ..errors import InvalidArgumentError
from ..hal import KernelHal
from ..hal.commands import Launch
from ..image_types import Format
from ..last_error import records_errors
from ..types import Access

if TYPE_CHECKING:
    from .module import AotModule

__all__ = ["BoundKernel", "Kernel"]


class Kernel:
    """A kernel, launched by :meth:`Queue.launch`. Made by :meth:`AotModule.kernel`.

    Attributes
    ----------
    module
        The :class:`AotModule` that it is of.
    """

    def __init__(
        self,
        module: AotModule,
        spec: KernelSpec,
        hal: KernelHal,
        uses_fields: bool,
        formats: Mapping[int, Format],
    ) -> None:
        self.module = module
        self.spec = spec
        self._hal = hal
        self._pack = Packer(spec, module.spec.family, module.runtime.signatures).pack
        apart = _bound_both_ways(spec)
        if apart or formats:
            self._pack = partial(_pack_images, spec, self._pack, apart, formats)
        self._returns = bool(spec.returns)
        self.read = result_reader(spec, module.spec.family)
        accesses = tuple(_accesses(spec))
        self.resource_positions = tuple(i for i, _ in accesses)
        self._uses = [(i, bool(access & Access.WRITE)) for i, access in accesses if access]
        self._gradients = [
            (i, bool(each.access & Access.WRITE))
            for i, each in enumerate(spec.parameters)
            if isinstance(each, NdArrayParameter) and each.grad_offset is not None
        ]
        self._field_uses: list[Use] = []
        if uses_fields:
            self._field_uses.append((module.fields_span, f"the fields of {module!r}", True))

    @property
    def name(self) -> str:
        return self.spec.name

    @property
    def signature(self) -> str:
        """The kernel's typed signature, as text."""
        return signature_of(self.spec)

    @records_errors
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

    def uses(self, values: Sequence[Any]) -> list[Use]:
        """Return what a launch uses, for the check of order."""
        found: list[Use] = [(values[i].span, values[i], writes) for i, writes in self._uses]
        found += [(values[i].grad.span, values[i].grad, writes) for i, writes in self._gradients]
        return found + self._field_uses

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
            One of its arrays or images was closed since.
        """
        values = self.values
        for i in self.kernel.resource_positions:
            if values[i].signature is None:
                return self.kernel.prepare(values)  # says which
        launch = self._launch
        if launch.result is None:
            return launch
        return Launch(launch.kernel, launch.arguments, values, bytearray(len(launch.result)))

    def __repr__(self) -> str:
        return f"<BoundKernel {self.kernel.name}>"


def _accesses(spec: KernelSpec) -> Iterator[tuple[int, Access]]:
    """Yield the positions of the arrays and textures among the arguments, and how the kernel uses each."""
    for i, parameter in enumerate(spec.parameters):
        match parameter:
            case NdArrayParameter():
                yield i, parameter.access
            case TextureParameter(is_storage=is_storage):  # metadata does not record how it is used
                yield i, Access.READ_WRITE if is_storage else Access.READ


def _bound_both_ways(spec: KernelSpec) -> list[tuple[int, int]]:
    """Return the positions of arguments that one task binds, the first as storage, the second as sampled."""
    pairs = set()
    for task in spec.tasks:
        if isinstance(task, GfxTask):
            stored = {bind.path[0] for bind in task.textures if bind.is_storage}
            sampled = {bind.path[0] for bind in task.textures if not bind.is_storage}
            pairs |= {(i, j) for i in stored for j in sampled}
    return sorted(pairs)


def _pack_images(
    spec: KernelSpec,
    pack: Callable[[Sequence[Any]], bytes],
    apart: list[tuple[int, int]],
    formats: Mapping[int, Format],
    values: Sequence[Any],
) -> bytes:
    """As ``pack``, and refuse what a shader would silently get wrong."""
    packed = pack(values)
    for i, format in formats.items():
        found = values[i].allocation.format
        if found is not format:
            raise InvalidArgumentError(
                f"kernel {spec.name}: argument {spec.parameters[i].name} is declared {format.name.lower()}, "
                f"the image is {found.name.lower()}"
            )
    for i, j in apart:
        if values[i].allocation is values[j].allocation:  # a task finds an image in one layout
            first, second = spec.parameters[i].name, spec.parameters[j].name
            raise InvalidArgumentError(
                f"kernel {spec.name}: one task writes {first} and samples {second}: give it two images"
            )
    return packed
