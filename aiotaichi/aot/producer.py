"""Make a module in this process with taichi's compiler."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import Any

from ..errors import BuildError, Error, InvalidArgumentError, InvalidStateError, NotSupportedError
from ..formats.archive import Archive, as_path
from ..formats.llvm import trees_used
from ..formats.module import read_module
from ..formats.spec import Family, FieldSpec, ModuleSpec, SourcePlace
from ..formats.spirv import read_shader
from ..formats.supplement import SUPPLEMENT, ArgumentNote, Supplement
from ..types import Arch
from .arguments import (
    argument_examples,
    argument_notes,
    depth_of_packs,
    has_gradient,
    is_array,
    is_for_gfx,
)
from .builder_steps import BuilderSteps
from .capability_names import CapabilitiesLike, capability_names
from .compiler import COMPILER_LOCK, VERSION, Program, noting_places, refusals
from .division_places import noting_divisions
from .export import building
from .fields import add_field, add_tree, field_spec, members_of, tree_of, trees_of_nodes
from .kernel_source import KernelSource
from .kernel_template import KernelTemplate
from .writer import pack, write_file, write_folder

__all__ = ["Module"]

_OF_GRAPHS = re.compile(r"_c\d+_\d+$")
_LONGEST_NAME = 200  # bytes: taichi adds to the name, and a file name has at most 255


class Module:
    """A module to add kernels, graphs and fields to, and to save: a replacement of ``ti.aot.Module``.

    Call ``ti.init`` and declare all fields before you make a module. A process can make several modules. A module
    can be saved repeatedly, with additions in between. Threads can add kernels to modules of their own at the
    same time: taichi compiles one kernel after the other.

    Parameters
    ----------
    arch
        The arch that taichi is initialised for: an :class:`~aiotaichi.Arch`, its name, ``"cpu"``, taichi's own
        object, or None for that arch.
    caps
        Capabilities that the module requires of a device, on gfx archs. A list such as ``["spirv_has_int64",
        "spirv_version=0x10400"]``, or a mapping of capabilities to levels. Without them, kernels can use only i32,
        u32, f32 and u1.

    Attributes
    ----------
    arch
        The arch of the module.

    Raises
    ------
    NotSupportedError
        taichi 1.7.4 is not installed.
    InvalidStateError
        ``ti.init`` was not called.
    InvalidArgumentError, ArgumentOutOfRangeError
        taichi is initialised for another arch, or ``caps`` is invalid.

    Examples
    --------
    ::

        ti.init(arch=ti.x64)
        module = aot.Module()
        module.add_kernel(saxpy)
        module.archive("saxpy.tcm")
    """

    def __init__(self, arch: Any = None, caps: CapabilitiesLike | None = None) -> None:
        self._program = Program()
        if arch is not None:
            self._program.check_arch(arch)
        self.arch = self._program.arch
        self._steps = BuilderSteps(self._program, capability_names(caps))
        self._names: dict[tuple[str, str], None] = {}
        self._fields: dict[str, Any] = {}
        self._content: list[str] = []
        self._arguments: dict[str, tuple[ArgumentNote, ...]] = {}
        self._divisions: dict[str, tuple[SourcePlace, ...]] = {}
        self._other_fields: dict[str, FieldSpec] = {}  # the fields that taichi's builder cannot name

    @property
    def is_llvm(self) -> bool:
        """Whether the module has LLVM IR, for a processor or CUDA. If not, it has SPIR-V."""
        return self.arch in (Arch.X64, Arch.ARM64, Arch.CUDA)

    @property
    def kernels(self) -> list[str]:
        """The names of the module's kernels and compute graphs."""
        return [name for kind, name in self._names if kind != "field"]

    def __repr__(self) -> str:
        named = ", ".join(f"{kind} {name}" for kind, name in self._names)
        return f"<Module for {self.arch}: {named or 'empty'}>"

    def add_field(self, name: str, field: Any) -> None:
        """Add a field by name. LLVM modules do not record the name.

        A module always has the fields that its kernels use, also if they were not added.

        A struct field is added as its members, ``name.member``. If a member cannot be added, no member is added.

        Raises
        ------
        InvalidArgumentError
            ``field`` is not a field, or the module already has a field of this name.
        BuildError
            A gfx module cannot describe this field: it must lie in a dense block at the root of its tree.
        """
        members = dict(members_of(name, field))
        for each in members:
            self._check_name("field", each)
        # taichi's gfx writer describes fields of tree 0 only; the supplement describes the others.
        others = {each: member for each, member in members.items() if not self.is_llvm and tree_of(member) != 0}
        found = {each: field_spec(each, member) for each, member in others.items()}

        def step(builder: Any) -> None:
            for each, member in members.items():
                if each not in others:
                    with refusals(f"field {each}"):
                        add_field(builder, each, member)

        self._steps.add(f"field {name}", step)
        self._other_fields.update(found)
        self._names.update((("field", each), None) for each in members)
        self._fields.update(members)

    def add_kernel(
        self,
        kernel_fn: Any,
        template_args: Mapping[str, Any] | None = None,
        name: str | None = None,
        *,
        autodiff_mode: str | None = None,
    ) -> None:
        """Compile a kernel and add it.

        Parameters
        ----------
        kernel_fn
            A function that ``ti.kernel`` decorates, a method of an object (``solver.step``), or a gradient
            (``kernel.grad``).
        template_args
            Values for ``ti.template()`` arguments, and arrays for array arguments that are annotated without dtype
            or ndim.
        name
            The kernel's name in the module. By default the function's name; a differentiated kernel gets ``_grad``
            or ``_forward`` added.
        autodiff_mode
            ``"reverse"`` to add the kernel that computes gradients, as ``kernel.grad`` does; ``"forward"`` to add
            the kernel that computes duals, as under ``ti.ad.FwdMode``.

        Raises
        ------
        InvalidArgumentError
            ``kernel_fn`` is not a kernel, the name is taken, or ``template_args`` does not fit.
        NotSupportedError
            An argument is a sparse matrix builder, on LLVM archs a texture, or on gfx archs an array with a gradient.
        BuildError
            taichi refuses the kernel.
        """
        source = KernelSource.of(kernel_fn, autodiff_mode)
        called = source.name if name is None else name
        self._check_name("kernel", called)
        compiled = self._compile(called, source, template_args or {})
        self._add("kernel", called, lambda builder: builder.add(called, compiled))
        self._content.append(f"kernel:{called}")

    def add_graph(self, name: str, graph: Any) -> None:
        """Add a compute graph that ``ti.graph.GraphBuilder.compile`` returned.

        If a graph for an LLVM arch has textures, taichi ends the process. This cannot be detected before. Use
        :func:`build`, which compiles in another process, and raises an error if that process ends.

        Raises
        ------
        InvalidArgumentError
            ``graph`` is not a compiled graph, or the module already has a graph of this name.
        BuildError
            taichi refuses one of its kernels.
        """
        self._check_name("graph", name)
        compiled = getattr(graph, "_compiled_graph", None)
        if compiled is None:
            raise InvalidArgumentError(f"graph {name}: {graph!r} is not a graph: ti.graph.GraphBuilder compiles one")
        self._add("graph", name, lambda builder: builder.add_graph(name, compiled))
        self._content.append(f"cgraph:{name}")

    @contextmanager
    def add_kernel_template(self, kernel_fn: Any) -> Iterator[KernelTemplate]:
        """Add instances of a kernel with ``ti.template()`` arguments.

        Raises
        ------
        NotSupportedError
            The module is for an LLVM arch. taichi has kernel templates for gfx archs only.
        InvalidArgumentError
            ``kernel_fn`` is not a kernel.

        Examples
        --------
        ::

            with module.add_kernel_template(fill) as template:
                template.instantiate(a=x, n=5)
        """
        if self.is_llvm:
            raise NotSupportedError(
                f"taichi has no kernel templates for {self.arch}: "
                "add each with add_kernel(kernel, template_args={...}, name=...)"
            )
        source = KernelSource.of(kernel_fn)

        def add(key: str, values: Mapping[str, Any]) -> None:
            name = f"{source.name}|{key}"
            self._check_name("kernel", name)
            compiled = self._compile(name, source, values)
            self._add("kernel", name, lambda builder: builder.add_kernel_template(source.name, key, compiled))

        yield KernelTemplate(source, self._fields, add)

    def save(self, filepath: str | os.PathLike[str]) -> None:
        """Write the module's files to a folder. The folder is made if it does not exist.

        Raises
        ------
        InvalidStateError
            The module has neither a kernel nor a graph.
        InvalidArgumentError, ArgumentNullError
            ``filepath`` is not a path, or cannot be written.
        BuildError
            taichi wrote a module that cannot be read.
        """
        folder, members = as_path(filepath), self._files()
        write_folder(folder, members)
        written = Archive.open(folder)
        if any(written.get(name) != content for name, content in members.items()):
            raise BuildError(f"{folder}: the folder does not hold what was written to it")

    def archive(self, filepath: str | os.PathLike[str]) -> None:
        """Write the module to one ``.tcm`` file. Missing folders are made.

        Equal modules give equal bytes. The file appears only when it is complete.

        Raises
        ------
        InvalidStateError
            The module has neither a kernel nor a graph.
        InvalidArgumentError, ArgumentNullError
            ``filepath`` is not a path, does not end in ``.tcm``, or cannot be written.
        BuildError
            taichi wrote a module that cannot be read.
        """
        path = as_path(filepath)
        if path.suffix != ".tcm":
            raise InvalidArgumentError(f"{path}: an archive's name ends in .tcm; save() writes a folder")
        members = self._files()
        write_file(path, pack(members))
        if dict(Archive.open(path)) != members:
            raise BuildError(f"{path}: the file does not hold what was written to it")

    # -- private -------------------------------------------------------------------------------------

    def _check_name(self, kind: str, name: str) -> None:
        self._program.check_current()
        if (
            not isinstance(name, str)
            or not 0 < len(name.encode(errors="replace")) <= _LONGEST_NAME
            or set(name) & {"/", "\\", "\0", "\n"}
        ):
            raise InvalidArgumentError(f"{name!r} cannot name a {kind}: it becomes part of file names")
        if kind == "kernel" and _OF_GRAPHS.search(name):
            raise InvalidArgumentError(
                f"{name!r} ends like the names that taichi gives to the kernels of graphs: choose another name"
            )
        if (kind, name) in self._names:
            raise InvalidArgumentError(f"the module has a {kind} {name} already")

    def _compile(self, name: str, source: KernelSource, given: Mapping[str, Any]) -> Any:
        arch = self.arch
        if self.is_llvm and any(map(is_for_gfx, source.kernel.arguments)):
            raise NotSupportedError(f"kernel {name}: no runtime takes textures for {arch}")
        if self.is_llvm and any(depth_of_packs(each.annotation) > 2 for each in source.kernel.arguments):
            raise NotSupportedError(
                f"kernel {name}: for {arch}, taichi takes argument packs in packs, but no third level"
            )
        if source.is_forward and any(map(is_array, source.kernel.arguments)):
            raise NotSupportedError(f"kernel {name} takes an array, and taichi has forward mode for fields alone")
        values = argument_examples(name, source.kernel, {**source.owner, **given}, source.is_reverse)
        if not self.is_llvm and any(map(has_gradient, values)):
            raise NotSupportedError(
                f"kernel {name} takes an array with a gradient, for which taichi's shaders take the array itself: "
                "differentiate fields instead, or build for x64 or CUDA"
            )
        with refusals(f"kernel {name}"), COMPILER_LOCK, noting_places(), noting_divisions() as divisions:
            compiled = source.compile(values)
        if divisions and arch in (Arch.X64, Arch.ARM64):
            self._divisions[name] = tuple(divisions)
        self._arguments[name] = argument_notes(source.kernel)
        return compiled

    def _add(self, kind: str, name: str, step: Callable[[Any], object]) -> None:
        # taichi compiles a kernel object once. The objects of a graph are the program's own, which may run them.
        is_ours = kind == "kernel" or building()

        def compile_kernels(builder: Any) -> None:
            with self._program.one_index_bodies() if is_ours else nullcontext():
                step(builder)

        self._steps.add(f"{kind} {name}", compile_kernels)
        self._names[kind, name] = None

    def _files(self) -> dict[str, bytes]:
        if not self.kernels:
            raise InvalidStateError("the module has no kernels: nothing to save")
        if self.is_llvm:
            self._add_trees()
        members = {
            **self._steps.members(),
            "__content__": "\n".join(self._content).encode(),
            "__version__": VERSION.encode(),
            SUPPLEMENT: self._supplement().to_bytes(),
        }
        _check(members, _read(members))
        return members

    def _add_trees(self) -> None:
        """Add the field trees that kernels use, if no field of them was added."""
        members = self._steps.members()
        spec = _read(members)
        used = {tree for name, text in members.items() if name.endswith(".ll") for tree in trees_used(text)}
        nodes = frozenset().union(*(kernel.listed_nodes for kernel in spec.kernels.values()))
        for tree in sorted((used | trees_of_nodes(nodes)) - spec.trees.keys()):
            self._steps.add(f"field tree {tree}", partial(add_tree, tree=tree))

    def _supplement(self) -> Supplement:
        names = {name for kind, name in self._names if kind == "kernel"}
        arguments = {name: notes for name, notes in self._arguments.items() if name in names}
        divisions = {name: places for name, places in self._divisions.items() if name in names}
        sizes = {} if self.is_llvm else self._program.tree_sizes()
        return Supplement(arguments, sizes, tuple(self._other_fields.values()), divisions)


def _read(members: Mapping[str, bytes]) -> ModuleSpec:
    """Read the module that taichi wrote. Raise a BuildError if it cannot be read."""
    try:
        return read_module(Archive("the module", members))
    except Error as error:
        raise BuildError(f"taichi has written a module that cannot be read: {error}") from error


def _check(members: Mapping[str, bytes], spec: ModuleSpec) -> None:
    """Raise a BuildError if a shader of a gfx module cannot be read."""
    if spec.family is Family.GFX:
        for kernel in spec.kernels.values():
            for member in kernel.code:
                try:
                    read_shader(members[member], member)
                except Error as error:
                    raise BuildError(f"kernel {kernel.name}: taichi has written a broken shader: {error}") from error
