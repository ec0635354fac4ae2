"""What the launches of a kernel read and write."""

from __future__ import annotations

import weakref
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from ..core.failed_data import Step
from ..core.happens_before import Use
from ..core.llvm_access import kernel_with_accesses
from ..core.spans import Span
from ..formats import KernelSpec, NdArrayParameter
from ..formats.spec import Family, TextureParameter
from ..hal import ImageHal, KernelHal, MemoryHal
from ..memory.image import Image, Texture
from ..memory.resource import resource_of, span_of
from ..queue.data_flow import launch_uses, space_of
from ..types import Access
from .loaded_module import LoadedModule

__all__ = ["KernelUses", "data_of"]


class KernelUses:
    """What the launches of a kernel read and write.

    Parameters
    ----------
    module
        The private part of the kernel's module.
    spec
        The kernel's parameters.
    hal
        The backend's kernel. The uses are registered for it.
    uses_fields
        Whether the kernel reads or writes fields of the module.

    Attributes
    ----------
    positions
        The positions of the arrays and images among the arguments.
    """

    def __init__(self, module: LoadedModule, spec: KernelSpec, hal: KernelHal, uses_fields: bool) -> None:
        self.positions = tuple(i for i, _ in _accesses(spec))
        self._set_accesses(spec)
        is_known = (
            not self._accesses
            or module.spec.family is not Family.LLVM
            or module.open_device.checker is not None  # which has had the code read
        )
        self._find_accesses = None if is_known else partial(kernel_with_accesses, spec, module.archive)
        # The fields belong to the backend's module, which holds its kernels: a reference would keep both for ever.
        self._fields = weakref.ref(module.hal) if uses_fields else None
        self._field_uses: list[Use] = []
        if uses_fields:
            self._field_uses.append((module.fields_span, f"the fields of {module!r}", True))
        launch_uses[hal] = self

    @property
    def is_resolved(self) -> bool:
        """Whether it is known which arrays a launch only reads, and which it only writes."""
        return self._find_accesses is None

    def resolve(self) -> None:
        """*Blocking.* Find out how the code of the kernel uses its arrays: some milliseconds."""
        find = self._find_accesses
        if find is not None:
            try:
                self._set_accesses(find())
            finally:
                self._find_accesses = None  # last: queues of other threads look at it

    def data(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """Return the arrays and images among the arguments."""
        return tuple([values[i] for i in self.positions])

    def order(self, values: Sequence[Any]) -> list[Use]:
        """Return the spans that a launch reads and writes, for the check of order."""
        data = [data_of(values[i]) for i in self.positions]
        found: list[Use] = []
        for place, access in self._accesses:
            found.append((span_of(data[place]), values[self.positions[place]], bool(access & Access.WRITE)))
        for place, access in self._gradients:
            grad = data[place].grad
            found.append((span_of(grad), grad, bool(access & Access.WRITE)))
        return found + self._field_uses

    def step(self, data: Sequence[Any]) -> Step:
        """Return the spans that a launch with these arrays and images reads and writes."""
        reads: list[Span] = []
        writes: list[Span] = []
        used = [(data[place], access) for place, access in self._accesses]
        used += [(grad, access) for place, access in self._gradients if (grad := data[place].grad) is not None]
        for value, access in used:
            span = _span_in_data(data_of(value))
            if span is not None:
                if access & Access.READ:
                    reads.append(span)
                if access & Access.WRITE:
                    writes.append(span)
        fields = None if self._fields is None else self._fields()
        return Step(reads, writes, [] if fields is None else [fields])

    def _set_accesses(self, spec: KernelSpec) -> None:
        accesses = tuple(_accesses(spec))
        self._accesses = [(place, access) for place, (_, access) in enumerate(accesses) if access]
        self._gradients = [
            (place, access)
            for place, (i, access) in enumerate(accesses)
            if isinstance(each := spec.parameters[i], NdArrayParameter) and each.grad_offset is not None
        ]


def data_of(value: Any) -> Any:
    """Return the image of a texture; other arguments as they are."""
    return value.image if isinstance(value, Texture) else value


def _span_in_data(value: Any) -> Span | None:
    """Return the array or image as a span of the object that holds its bytes; None if the object is gone."""
    holder: MemoryHal | ImageHal | None = resource_of(value).held
    if holder is None:
        return None
    if isinstance(value, Image):
        whole = span_of(value)
        return Span(space_of(holder), whole.start, whole.stop)
    return Span(space_of(holder), 0, value.nbytes)


def _accesses(spec: KernelSpec) -> Iterator[tuple[int, Access]]:
    """Yield the position of each array and texture among the arguments, and how the kernel accesses it."""
    for i, parameter in enumerate(spec.parameters):
        match parameter:
            case NdArrayParameter():
                yield i, parameter.access
            case TextureParameter(is_storage=is_storage):  # the metadata does not record the access
                yield i, Access.READ_WRITE if is_storage else Access.READ
