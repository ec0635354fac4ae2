"""What queues know of a kernel: how it is launched, and what its launches read and write."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from ..core.failed_data import Step
from ..core.happens_before import Use
from ..core.llvm_access import kernel_with_accesses
from ..core.packing import Packer, result_reader
from ..core.spans import Span
from ..errors import InvalidArgumentError
from ..formats import KernelSpec, NdArrayParameter
from ..formats.spec import Family, GfxTask, TextureParameter
from ..hal import ImageHal, KernelHal, MemoryHal
from ..hal.commands import Launch
from ..image_types import Format
from ..memory.device_data import resource_of, span_of
from ..memory.image import Image, Texture
from ..memory.resource import Resource
from ..queue.data_flow import launch_uses, space_of
from ..types import Access
from .loaded_module import LoadedModule

__all__ = ["KernelLauncher"]


class _KernelUses:
    """What the launches of a kernel read and write. They are registered for ``hal``, the backend's kernel.

    ``positions`` are those of the arrays and images among the arguments.
    """

    def __init__(self, module: LoadedModule, spec: KernelSpec, hal: KernelHal, uses_fields: bool) -> None:
        self.positions = tuple(i for i, _ in _accesses(spec))
        self._set_accesses(spec)
        is_known = (
            not self._accesses
            or module.spec.family is not Family.LLVM
            or module.open_device.checker is not None  # then loading the module has read its code
        )
        self._find_accesses = None if is_known else partial(kernel_with_accesses, spec, module.archive)
        # Weak: the module holds its kernels, and as long as a kernel lives, its uses live.
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
                self._find_accesses = None  # last: other threads that see None use the accesses

    def data(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """Return the arrays and images among the arguments."""
        return tuple([values[i] for i in self.positions])

    def order(self, values: Sequence[Any]) -> list[Use]:
        """Return the spans that a launch reads and writes, for the check of order."""
        data = [_data_of(values[i]) for i in self.positions]
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
            span = _span_in_data(_data_of(value))
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


def _data_of(value: Any) -> Any:
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


class KernelLauncher:
    """Makes the launches of one kernel of a module, by the kernel's name. Raises as :meth:`AotModule.kernel`.

    Attributes
    ----------
    prepare
        A function that takes the arguments and returns the command that runs the kernel once.
    read
        A function that takes the bytes of a launch's result and returns the value.
    uses
        A function that takes the arguments and returns the spans that a launch reads and writes, for the check of
        order.
    prints
        Whether the kernel may print.
    resource_positions
        The positions of the arrays and images among the arguments.
    number_positions
        The positions of the other arguments: numbers, vectors, matrices, structs and argument packs.
    check
        A function that takes arguments and positions, and checks the arguments at all other positions.
    """

    __slots__ = (
        "check",
        "module",
        "name",
        "number_positions",
        "prepare",
        "prints",
        "read",
        "resource_positions",
        "uses",
    )

    def __init__(self, module: LoadedModule, name: str) -> None:
        hal, spec = module.hal.kernel(name), module.spec.kernels[name]
        self.module = module
        self.name = name
        self.prints = hal.prints
        packer = Packer(spec, module.spec.family, module.open_device.signatures)
        pack, self.check = packer.pack, packer.check
        apart, formats = _bound_both_ways(spec), module.hal.storage_formats(name)
        if apart or formats:
            pack = partial(_pack_images, spec, pack, apart, formats)
        self.prepare = _preparer(hal, pack, spec.rets_size if spec.returns else None)
        self.read = result_reader(spec, module.spec.family)
        uses = _KernelUses(module, spec, hal, module.hal.uses_fields(name))
        self.uses = uses.order
        self.resource_positions = uses.positions
        self.number_positions = frozenset(range(len(spec.parameters))).difference(uses.positions)

    def resources(self, values: Sequence[Any]) -> list[Resource[Any]]:
        """Return the memories and images among the arguments."""
        return [resource_of(_data_of(values[i])) for i in self.resource_positions]


def _preparer(
    hal: KernelHal, pack: Callable[[Sequence[Any]], bytes], rets_size: int | None
) -> Callable[[Sequence[Any]], Launch]:
    """Return a function that takes arguments and makes a launch. It is a closure because every launch calls it."""

    def prepare(values: Sequence[Any]) -> Launch:
        return Launch(hal, pack(values), values)

    if rets_size is None:
        return prepare
    size = rets_size

    def prepare_with_result(values: Sequence[Any]) -> Launch:
        return Launch(hal, pack(values), values, bytearray(size))

    return prepare_with_result


def _bound_both_ways(spec: KernelSpec) -> list[tuple[int, int]]:
    """Return pairs of arguments that one task binds: the first as storage, the second as sampled."""
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
    """Pack the arguments. Refuse images with which a shader would compute wrong results."""
    packed = pack(values)
    for i, format in formats.items():
        found = _data_of(values[i]).format
        if found is not format:
            raise InvalidArgumentError(
                f"kernel {spec.name}: argument {spec.parameters[i].name} is declared {format.name.lower()}, "
                f"but the image is {found.name.lower()}"
            )
    for i, j in apart:
        if _data_of(values[i]) is _data_of(values[j]):  # an image has one layout in a task
            first, second = spec.parameters[i].name, spec.parameters[j].name
            raise InvalidArgumentError(
                f"kernel {spec.name}: one task writes {first} and samples {second}: give it two images"
            )
    return packed
