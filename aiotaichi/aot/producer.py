"""Making a module in this process, with taichi's compiler."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

from ..errors import BuildError, Error, InvalidArgumentError, InvalidStateError, NotSupportedError
from ..types import Arch
from .archive import Archive, as_path
from .argument_notes import argument_notes
from .capability_names import CapabilitiesLike, capability_names
from .compiler import VERSION, Program, refusals
from .examples import argument_examples, depth_of_packs, has_gradient, is_array, is_for_gfx
from .fields import add_field, add_tree, field_spec, members_of, tree_of, trees_of_nodes
from .kernel_source import KernelSource
from .kernel_template import KernelTemplate
from .llvm import trees_used
from .module import read_module
from .recording import Recording
from .spec import Family, FieldSpec, ModuleSpec
from .spirv import read_shader
from .supplement import SUPPLEMENT, ArgumentNote, Supplement
from .writer import pack, write_file, write_folder

__all__ = ["Module"]

_OF_GRAPHS = re.compile(r"_c\d+_\d+$")
_LONGEST_NAME = 200  # bytes: what is added to it, and a file system takes 255


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
        self._arguments: dict[str, tuple[ArgumentNote, ...]] = {}
        self._others: dict[str, FieldSpec] = {}  # fields that taichi's builder takes no names of

    @property
    def is_llvm(self) -> bool:
        """Whether it is of LLVM IR, for a processor or CUDA, and not of SPIR-V."""
        return self.arch in (Arch.X64, Arch.ARM64, Arch.CUDA)

    @property
    def kernels(self) -> list[str]:
        """Names of its kernels and compute graphs."""
        return [name for kind, name in self._names if kind != "field"]

    def add_field(self, name: str, field: Any) -> None:
        """Add a field by name. An LLVM module has no names for fields: it has the trees that its kernels use.

        A struct's members are added as ``name.member``: all, or none.

        Raises
        ------
        InvalidArgumentError
            ``field`` is not a field, or the module has one of this name.
        BuildError
            taichi's modules have no such fields: for gfx archs, dense ones at the root, in one tree.
        """
        members = dict(members_of(name, field))
        for each in members:
            self._check_name("field", each)
        # taichi's gfx writer knows the fields of tree 0; the supplement has the others.
        others = {each: member for each, member in members.items() if not self.is_llvm and tree_of(member) != 0}
        found = {each: field_spec(each, member) for each, member in others.items()}

        def step(builder: Any) -> None:
            for each, member in members.items():
                if each not in others:
                    with refusals(f"field {each}"):
                        add_field(builder, each, member)

        self._recording.add(f"field {name}", step)
        self._others.update(found)
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
            What ``ti.kernel`` decorated, also as a method of an object (``solver.step``), or its gradient,
            ``kernel.grad``.
        template_args
            Values for ``ti.template()`` arguments, and for arrays whose annotation does not say dtype and ndim.
        name
            What the module calls it; by default as its function, with ``_grad`` or ``_forward`` behind the name of
            a kernel that taichi has differentiated.
        autodiff_mode
            ``"forward"`` for the kernel that computes duals, which taichi itself makes under ``ti.ad.FwdMode``;
            ``"reverse"`` for the one that computes gradients, as ``kernel.grad``.

        Raises
        ------
        InvalidArgumentError
            ``kernel_fn`` is no kernel, there is one of this name, or ``template_args`` does not fit.
        NotSupportedError
            It takes a sparse matrix builder. It takes a texture, and the module is for an LLVM arch. It takes an
            array with a gradient, and the module is for a gfx arch: taichi's shaders take the array for its gradient.
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
        """Add a compute graph: what ``ti.graph.GraphBuilder.compile`` returned.

        taichi ends the process over textures in a graph of an LLVM module. This cannot be detected before:
        :func:`build` compiles in another process, which may end without harm.

        Raises
        ------
        InvalidArgumentError
            ``graph`` is not a compiled graph, or the module has one of this name.
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
        source = KernelSource.of(kernel_fn)

        def add(key: str, values: Mapping[str, Any]) -> None:
            name = f"{source.name}|{key}"
            self._check_name("kernel", name)
            compiled = self._compile(name, source, values)
            self._add("kernel", name, lambda builder: builder.add_kernel_template(source.name, key, compiled))

        yield KernelTemplate(source, self._fields, add)

    def save(self, filepath: str | os.PathLike[str]) -> None:
        """Write the module's files to a folder, which is made where it is missing.

        Raises
        ------
        InvalidStateError
            Nothing that can be launched was added.
        InvalidArgumentError, ArgumentNullError
            It is no path, or cannot be written.
        """
        folder, members = as_path(filepath), self._files()
        write_folder(folder, members)
        written = Archive.open(folder)
        if any(written.get(name) != content for name, content in members.items()):
            raise BuildError(f"{folder}: the folder does not hold what was written to it")

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
            raise InvalidArgumentError(f"{name!r} is a name as taichi gives the kernels of graphs: choose another")
        if (kind, name) in self._names:
            raise InvalidArgumentError(f"the module has a {kind} {name} already")

    def _compile(self, name: str, source: KernelSource, given: Mapping[str, Any]) -> Any:
        arch = self.arch.name.lower()
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
                "keep what is differentiated in fields, or build for x64 or CUDA"
            )
        with refusals(f"kernel {name}"):
            compiled = source.compile(values)
        self._arguments[name] = argument_notes(source.kernel)
        return compiled

    def _add(self, kind: str, name: str, step: Callable[[Any], object]) -> None:
        self._recording.add(f"{kind} {name}", step)
        self._names[kind, name] = None

    def _files(self) -> dict[str, bytes]:
        if not self.kernels:
            raise InvalidStateError("the module has no kernels: nothing to save")
        if self.is_llvm:
            self._add_trees()
        members = {
            **self._recording.members(),
            "__content__": "\n".join(self._content).encode(),
            "__version__": VERSION.encode(),
            SUPPLEMENT: self._supplement().to_bytes(),
        }
        _check(members, _read(members))
        return members

    def _add_trees(self) -> None:
        """Add the trees of fields that kernels use, and of which no field was added."""
        members = self._recording.members()
        spec = _read(members)
        used = {tree for name, text in members.items() if name.endswith(".ll") for tree in trees_used(text)}
        nodes = frozenset().union(*(kernel.listed_nodes for kernel in spec.kernels.values()))
        for tree in sorted((used | trees_of_nodes(nodes)) - spec.trees.keys()):
            self._recording.add(f"field tree {tree}", partial(add_tree, tree=tree))

    def _supplement(self) -> Supplement:
        names = {name for kind, name in self._names if kind == "kernel"}
        arguments = {name: notes for name, notes in self._arguments.items() if name in names}
        sizes = {} if self.is_llvm else self._program.tree_sizes()
        return Supplement(arguments, sizes, tuple(self._others.values()))


def _read(members: Mapping[str, bytes]) -> ModuleSpec:
    """Read what was written. Raises a BuildError if that is no module."""
    try:
        return read_module(Archive("the module", members))
    except Error as error:
        raise BuildError(f"taichi has written a module that cannot be read: {error}") from error


def _check(members: Mapping[str, bytes], spec: ModuleSpec) -> None:
    """Raise a BuildError unless the shaders of a gfx module can be read."""
    if spec.family is Family.GFX:
        for kernel in spec.kernels.values():
            for member in kernel.code:
                try:
                    read_shader(members[member], member)
                except Error as error:
                    raise BuildError(f"kernel {kernel.name}: taichi has written a broken shader: {error}") from error
