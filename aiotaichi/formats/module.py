"""Read a module of either family, and check that its files fit together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..errors import CorruptedDataError, IncompatibleModuleError
from .archive import Archive
from .gfx import read_gfx
from .limits import MAX_COMPONENTS, MAX_SHADER, MAX_SIZE, MAX_TEXT, check_limit
from .llvm import read_llvm
from .spec import (
    ArgPackParameter,
    Family,
    GraphSpec,
    KernelSpec,
    ModuleSpec,
    Parameter,
    StructParameter,
    TensorParameter,
)
from .type_tree import return_end
from .version import check_version

__all__ = ["read_module"]


def read_module(archive: Archive) -> ModuleSpec:
    """Read the description of a module, and check it against the archive's files.

    Raises
    ------
    CorruptedDataError
        The module is damaged or incomplete, or an LLVM module has no kernels.
    IncompatibleModuleError
        The version of taichi that wrote the module is too old or too new, or the arch is unknown; or the archive is a
        bundle: read the archive of one arch.
    """
    if archive.archs:
        raise IncompatibleModuleError(
            f"{archive.name}: it has modules for {' and '.join(archive.archs)}: read one, by archive.of_arch(...)"
        )
    version = check_version(archive)
    # LLVM modules have a metadata.json too: a debug print
    if "metadata.tcb" in archive:
        spec = read_llvm(archive)
    elif "metadata.json" in archive:
        spec = replace(read_gfx(archive), version=version)
    else:
        raise CorruptedDataError(f"{archive.name}: it is not a module: it has neither metadata.json nor metadata.tcb")
    if spec.family is Family.LLVM and not spec.kernels:
        raise CorruptedDataError(
            f"{archive.name}: the module has no kernels: taichi's LLVM builder is empty after its first save or "
            "archive; aiotaichi.aot.Module is not"
        )
    size = 0
    for kernel in spec.kernels.values():
        size += _check_kernel(archive, spec.family, kernel)
        check_limit(f"{archive.name}: the code of all kernels", size, MAX_SIZE, "bytes")
    for graph in spec.graphs.values():
        _check_graph(archive, spec, graph)
    return replace(spec, kernels={**spec.kernels, **_kernels_of_graphs(spec)})


def _check_kernel(archive: Archive, family: Family, kernel: KernelSpec) -> int:
    """Check a kernel, and return the size of its code in bytes."""
    where = f"{archive.name}: kernel {kernel.name}"
    size = 0
    for member in kernel.code if family is Family.GFX or kernel.tasks else ():
        length = len(archive[member])
        if not length:
            raise CorruptedDataError(f"{archive.name}: {member} is empty")
        most = MAX_SHADER if family is Family.GFX else MAX_TEXT
        check_limit(f"{archive.name}: {member}", length, most, "bytes")
        size += length
    check_limit(where, _components(kernel.parameters), MAX_COMPONENTS, "numbers and arrays as arguments")
    for spec in kernel.returns:
        if return_end(spec, family) > kernel.rets_size:
            raise CorruptedDataError(f"{where}: its return values do not fit in {kernel.rets_size} bytes")
    return size


def _components(parameters: Sequence[Parameter]) -> int:
    count = 0
    for parameter in parameters:
        match parameter:
            case TensorParameter(offsets=offsets):
                count += len(offsets)
            case StructParameter(members=members) | ArgPackParameter(members=members):
                count += _components(members)
            case _:
                count += 1
    return count


def _kernels_of_graphs(spec: ModuleSpec) -> dict[str, KernelSpec]:
    """Return the kernels that graphs dispatch. Their matrices may be flat, and their vectors columns."""
    names = {dispatch.kernel for graph in spec.graphs.values() for dispatch in graph.dispatches}
    return {
        name: replace(spec.kernels[name], parameters=tuple(map(_as_in_graphs, spec.kernels[name].parameters)))
        for name in names
    }


def _as_in_graphs(parameter: Parameter) -> Parameter:
    if not isinstance(parameter, TensorParameter):
        return parameter
    count = len(parameter.offsets)
    other = (count,) if len(parameter.shape) > 1 else (count, 1)
    return replace(parameter, other_shapes=(*parameter.other_shapes, other))


def _check_graph(archive: Archive, spec: ModuleSpec, graph: GraphSpec) -> None:
    where = f"{archive.name}: graph {graph.name}"
    if not graph.dispatches:
        raise CorruptedDataError(f"{where}: it dispatches nothing")
    for dispatch in graph.dispatches:
        kernel = spec.kernels.get(dispatch.kernel)
        if kernel is None:
            raise CorruptedDataError(f"{where}: it dispatches {dispatch.kernel}, which is not in the module")
        if len(dispatch.arguments) != len(kernel.parameters):
            raise CorruptedDataError(
                f"{where}: it gives {dispatch.kernel} {len(dispatch.arguments)} arguments; "
                f"the kernel takes {len(kernel.parameters)}"
            )
