"""Making a module in this process, with taichi's compiler."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..errors import InvalidArgumentError, InvalidStateError, NotSupportedError
from ..types import Arch
from .archive import as_path
from .capability_names import CapabilitiesLike, capability_names
from .compiler import VERSION, Program, refusals
from .examples import argument_examples, is_for_gfx
from .kernel_template import KernelTemplate
from .recording import Recording
from .writer import pack, write_file, write_folder

__all__ = ["Module"]

_LONGEST_NAME = 200  # what is added to it, and a file system takes 255


class Module:
    """A module in the making: what ``ti.aot.Module`` is, mended. Call ``ti.init`` and declare the fields first.

    It may be saved any number of times, and added to in between; there may be several. taichi's own is empty after
    the first save (x64, CUDA), and the only one of a process.

    Parameters
    ----------
    arch
        What taichi is initialised for: an :class:`~aiotaichi.Arch`, its name or ``"cpu"``, taichi's own, or None.
    caps
        Capabilities that the module requires of a device (gfx archs; the others have none): a mapping to levels, or
        names, ``name=level`` and capabilities. Without ``spirv_has_int64`` and its like, kernels have i32, u32, f32
        and u1 only.

    Attributes
    ----------
    arch
        What the module is for.

    Raises
    ------
    NotSupportedError
        taichi 1.7.4 is not installed.
    InvalidStateError
        ``ti.init`` was not called.
    InvalidArgumentError, ArgumentOutOfRangeError
        ``arch`` is not what taichi is initialised for; ``caps`` has what is no capability.
    """

    def __init__(self, arch: Any = None, caps: CapabilitiesLike | None = None) -> None:
        self._program = Program()
        if arch is not None:
            self._program.check_arch(arch)
        self.arch = self._program.arch
        self._recording = Recording(self._program, capability_names(caps))
        self._names: dict[tuple[str, str], None] = {}
        self._fields: dict[str, Any] = {}
        self._content: list[str] = []

    @property
    def is_llvm(self) -> bool:
        """Whether it is of LLVM IR, for a processor or CUDA, and not of SPIR-V."""
        return self.arch in (Arch.X64, Arch.ARM64, Arch.CUDA)

    @property
    def kernels(self) -> list[str]:
        """Names of its kernels and compute graphs."""
        return [name for kind, name in self._names if kind != "field"]

    def add_field(self, name: str, field: Any) -> None:
        """Add a field by name. An LLVM module records a tree of fields only where one of them is added.

        A struct's members are added as ``name.member``: all, or none.

        Raises
        ------
        InvalidArgumentError
            ``field`` is none, or there is one of this name.
        BuildError
            taichi's modules have no such fields: for gfx archs, dense ones at the root, in one tree.
        """
        members = dict(_members(name, field))
        for each in members:
            self._check_name("field", each)

        def step(builder: Any) -> None:
            for each, member in members.items():
                with refusals(f"field {each}"):
                    _add_field(builder, each, member)

        self._recording.add(f"field {name}", step)
        self._names.update((("field", each), None) for each in members)
        self._fields.update(members)

    def add_kernel(
        self, kernel_fn: Any, template_args: Mapping[str, Any] | None = None, name: str | None = None
    ) -> None:
        """Compile a kernel and add it.

        Parameters
        ----------
        kernel_fn
            What ``ti.kernel`` decorated.
        template_args
            Values for ``ti.template()`` arguments, and for arrays whose annotation does not say dtype and ndim.
        name
            What the module calls it; by default as its function.

        Raises
        ------
        InvalidArgumentError
            ``kernel_fn`` is no kernel, there is one of this name, or ``template_args`` does not fit.
        NotSupportedError
            It takes an argument pack or a texture, and the module is for an LLVM arch.
        BuildError
            taichi refuses the kernel.
        """
        kernel = _primal(kernel_fn)
        called: str = kernel.func.__name__ if name is None else name
        self._check_name("kernel", called)
        if self.is_llvm and any(map(is_for_gfx, kernel.arguments)):
            raise NotSupportedError(
                f"kernel {called}: no runtime takes argument packs and textures for {self.arch.name.lower()}"
            )
        values = argument_examples(called, kernel, template_args or {})
        compiled = self._compile(called, kernel, values)
        self._add("kernel", called, lambda builder: builder.add(called, compiled))
        self._content.append(f"kernel:{called}")

    def add_graph(self, name: str, graph: Any) -> None:
        """Add a compute graph: what ``ti.graph.GraphBuilder.compile`` returned.

        taichi ends the process over textures in a graph of an LLVM module, before which a graph does not tell what
        it is of. :func:`build` has a process for it.

        Raises
        ------
        InvalidArgumentError
            It is none, or there is one of this name.
        BuildError
            taichi refuses one of its kernels.
        """
        self._check_name("graph", name)
        compiled = getattr(graph, "_compiled_graph", None)
        if compiled is None:
            raise InvalidArgumentError(f"graph {name}: {graph!r} is no graph that ti.graph.GraphBuilder compiled")
        self._add("graph", name, lambda builder: builder.add_graph(name, compiled))
        self._content.append(f"cgraph:{name}")

    @contextmanager
    def add_kernel_template(self, kernel_fn: Any) -> Iterator[KernelTemplate]:
        """Add instances of a kernel with ``ti.template()`` arguments: ``with ... as kt: kt.instantiate(a=x)``.

        Raises
        ------
        NotSupportedError
            The module is for an LLVM arch: taichi has these for gfx only.
        InvalidArgumentError
            ``kernel_fn`` is no kernel.
        """
        if self.is_llvm:
            raise NotSupportedError(
                f"taichi has no kernel templates for {self.arch.name.lower()}: "
                "add each with add_kernel(kernel, template_args={...}, name=...)"
            )
        kernel = _primal(kernel_fn)

        def add(key: str, values: Mapping[str, Any]) -> None:
            function = kernel.func.__name__
            name = f"{function}|{key}"
            self._check_name("kernel", name)
            compiled = self._compile(name, kernel, argument_examples(function, kernel, values))
            self._add("kernel", name, lambda builder: builder.add_kernel_template(function, key, compiled))

        yield KernelTemplate(kernel, self._fields, add)

    def save(self, filepath: str | os.PathLike[str]) -> None:
        """Write the module's files to a folder, which is made where it is missing.

        Raises
        ------
        InvalidStateError
            Nothing that can be launched was added.
        InvalidArgumentError, ArgumentNullError
            It is no path, or cannot be written.
        """
        write_folder(as_path(filepath), self._files())

    def archive(self, filepath: str | os.PathLike[str]) -> None:
        """Write the module to one file, in folders that are made where they are missing.

        The same module gives the same bytes. The file appears when it is whole.

        Raises
        ------
        InvalidArgumentError
            The file's name does not end in ``.tcm``; or as :meth:`save`.
        ArgumentNullError, InvalidStateError
            As :meth:`save`.
        """
        path = as_path(filepath)
        if path.suffix != ".tcm":
            raise InvalidArgumentError(f"{path}: an archive's name ends in .tcm; save() writes a folder")
        write_file(path, pack(self._files()))

    # -- private -------------------------------------------------------------------------------------

    def _check_name(self, kind: str, name: str) -> None:
        self._program.check_current()
        if not isinstance(name, str) or not 0 < len(name) <= _LONGEST_NAME or set(name) & {"/", "\\", "\0", "\n"}:
            raise InvalidArgumentError(f"{name!r} cannot name a {kind}: it becomes part of file names")
        if (kind, name) in self._names:
            raise InvalidArgumentError(f"the module has a {kind} {name} already")

    def _compile(self, name: str, kernel: Any, values: list[Any]) -> Any:
        # Apart from what was launched or added before: taichi compiles an instance once, for the capabilities and
        # the globals of that time; and it names the shaders by this number, which must not be two kernels'.
        kind = type(kernel)
        kept = kernel.compiled_kernels, kernel.kernel_counter, kernel.kernel_cpp
        kernel.compiled_kernels, kernel.kernel_counter = {}, kind.counter
        kind.counter += 1
        try:
            with refusals(f"kernel {name}"):
                kernel.ensure_compiled(*values)
                return kernel.kernel_cpp
        finally:
            kernel.compiled_kernels, kernel.kernel_counter, kernel.kernel_cpp = kept

    def _add(self, kind: str, name: str, step: Callable[[Any], object]) -> None:
        self._recording.add(f"{kind} {name}", step)
        self._names[kind, name] = None

    def _files(self) -> dict[str, bytes]:
        if not self.kernels:
            raise InvalidStateError("the module has no kernels: nothing to save")
        content = "\n".join(self._content).encode()
        return {**self._recording.members(), "__content__": content, "__version__": VERSION.encode()}


def _members(name: str, field: Any) -> Iterator[tuple[str, Any]]:
    """Yield a field by its name, of a struct its members."""
    from taichi.lang.field import ScalarField
    from taichi.lang.matrix import MatrixField
    from taichi.lang.struct import StructField

    if isinstance(field, StructField):
        for key, member in field.field_dict.items():
            yield from _members(f"{name}.{key}", member)
    elif isinstance(field, (ScalarField, MatrixField)):
        yield name, field
    else:
        raise InvalidArgumentError(f"field {name}: {field!r} is no field of taichi's")


def _add_field(builder: Any, name: str, field: Any) -> None:
    from taichi.lang.matrix import MatrixField

    is_matrix = isinstance(field, MatrixField)
    rows, columns = (field.m, field.n) if is_matrix else (1, 1)
    snode = field.snode
    builder.add_field(name, snode.ptr, not is_matrix, field.dtype, snode.shape, rows, columns)


def _primal(kernel_fn: Any) -> Any:
    kernel = getattr(kernel_fn, "_primal", None)
    if kernel is None or not hasattr(kernel, "ensure_compiled"):
        raise InvalidArgumentError(f"{kernel_fn!r} is no kernel: ti.kernel makes one of a function")
    return kernel
