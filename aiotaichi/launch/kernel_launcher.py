"""Kernel launchers: what queues know of a kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ..core.packing import Packer
from ..core.unpacking import result_reader
from ..errors import InvalidArgumentError
from ..formats import KernelSpec
from ..formats.spec import GfxTask
from ..hal import KernelHal
from ..hal.commands import Launch
from ..image_types import Format
from ..memory.resource import Resource, resource_of
from .kernel_uses import KernelUses, data_of
from .loaded_module import LoadedModule

__all__ = ["KernelLauncher", "kernel_launcher"]


class KernelLauncher:
    """Makes the launches of one kernel.

    Parameters
    ----------
    module
        The private part of the kernel's module.
    spec
        The kernel's parameters and tasks.
    hal
        The backend's kernel.
    uses_fields
        Whether the kernel reads or writes fields of the module.
    formats
        The formats that the kernel declares for its storage images, by position.

    Attributes
    ----------
    name
        The kernel's name.
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

    def __init__(
        self,
        module: LoadedModule,
        spec: KernelSpec,
        hal: KernelHal,
        uses_fields: bool,
        formats: Mapping[int, Format],
    ) -> None:
        self.module = module
        self.name = spec.name
        self.prints = hal.prints
        packer = Packer(spec, module.spec.family, module.open_device.signatures)
        pack, self.check = packer.pack, packer.check
        apart = _bound_both_ways(spec)
        if apart or formats:
            pack = partial(_pack_images, spec, pack, apart, formats)
        self.prepare = _preparer(hal, pack, spec.rets_size if spec.returns else None)
        self.read = result_reader(spec, module.spec.family)
        uses = KernelUses(module, spec, hal, uses_fields)
        self.uses = uses.order
        self.resource_positions = uses.positions
        self.number_positions = frozenset(range(len(spec.parameters))).difference(uses.positions)

    def resources(self, values: Sequence[Any]) -> list[Resource[Any]]:
        """Return the memories and images among the arguments."""
        return [resource_of(data_of(values[i])) for i in self.resource_positions]


def kernel_launcher(module: LoadedModule, name: str) -> KernelLauncher:
    """Return the launcher of a kernel of a module. Raises as :meth:`AotModule.kernel`."""
    hal, spec = module.hal, module.spec.kernels[name]
    return KernelLauncher(module, spec, hal.kernel(name), hal.uses_fields(name), hal.storage_formats(name))


def _preparer(
    hal: KernelHal, pack: Callable[[Sequence[Any]], bytes], rets_size: int | None
) -> Callable[[Sequence[Any]], Launch]:
    """Return a function that makes a launch of its arguments. A closure, because every launch calls it."""

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
        found = data_of(values[i]).format
        if found is not format:
            raise InvalidArgumentError(
                f"kernel {spec.name}: argument {spec.parameters[i].name} is declared {format.name.lower()}, "
                f"but the image is {found.name.lower()}"
            )
    for i, j in apart:
        if data_of(values[i]) is data_of(values[j]):  # an image has one layout in a task
            first, second = spec.parameters[i].name, spec.parameters[j].name
            raise InvalidArgumentError(
                f"kernel {spec.name}: one task writes {first} and samples {second}: give it two images"
            )
    return packed
