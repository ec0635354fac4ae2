"""A loaded AOT module."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import anyio.lowlevel

from ..core.compile_options import CompileOptions
from ..core.no_copies import refuse_copies
from ..errors import IncompatibleModuleError, InvalidArgumentError, NameNotFoundError, wrong_argument
from ..formats import FieldSpec, GraphSpec, KernelSpec, ModuleSpec, signature_of
from ..hal import ModuleHal
from ..queue.worker import in_background
from .compute_graph import ComputeGraph, graph_launcher, take_graph_code
from .kernel import Kernel, launcher_of, take_code
from .kernel_launcher import KernelLauncher
from .loaded_module import LoadedModule

if TYPE_CHECKING:
    from ..runtime.runtime import Runtime  # the type of a public property

__all__ = ["AotModule", "Replacement", "check_replaceable", "loaded_part", "release"]

T = TypeVar("T")

_MOST_LISTED = 50  # names in a message
_MOST_NAMED = 8  # kernels and graphs in a message


class _Lazy(Mapping[str, T], Generic[T]):
    """A mapping of names to objects. Each object is made on its first lookup."""

    def __init__(self, what: str, names: Mapping[str, object], make: Callable[[str], T]) -> None:
        self._what = what
        self.names = names
        self.made: dict[str, T] = {}
        self._make = make

    def __getitem__(self, name: str) -> T:
        if not isinstance(name, str):
            raise wrong_argument(name, f"the name of a {self._what} is a string, not {name!r}")
        if name not in self.names:
            raise NameNotFoundError(f"no {self._what} {name!r}; the module has {self._listed()}")
        if name not in self.made:
            self.made[name] = self._make(name)
        return self.made[name]

    def clear(self) -> None:
        """Drop the objects: they refer to the module, and would keep its memory until the garbage collector runs."""
        self.made.clear()

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def get(self, name: str, default: Any = None) -> Any:
        """Return an object, or ``default`` if the module has none of this name."""
        return self[name] if name in self.names else default

    def __repr__(self) -> str:
        return f"<{self._what}s: {self._listed()}>"

    def _listed(self) -> str:
        known = ", ".join(islice(self.names, _MOST_LISTED)) or f"no {self._what}"
        more = len(self.names) - _MOST_LISTED
        return f"{known} and {more} others" if more > 0 else known


class AotModule:
    """A module's kernels, compute graphs and fields. Made by :meth:`Runtime.load_aot_module`.

    Each loaded module has its own fields: load a file twice to get two sets of fields.

    Attributes
    ----------
    name
        The name of the module's folder or file.
    spec
        The contents of the module, as :func:`~aiotaichi.formats.read_module` reads them.
    kernels, compute_graphs
        The kernels and the compute graphs, as mappings by name, which show their names.

    Examples
    --------
    >>> module = await rt.load_aot_module("saxpy.tcm")
    >>> await rt.queue.launch(module["saxpy"], 2.0, x, y)
    """

    __reduce_ex__ = refuse_copies("load its file again, with rt.load_aot_module")

    def __init__(self, loaded: LoadedModule) -> None:
        self.name = loaded.name
        self.spec = loaded.spec
        self._loaded = loaded
        self._kernels = _Lazy("kernel", self.spec.kernels, self._make_kernel)
        self._graphs = _Lazy("compute graph", self.spec.graphs, self._make_graph)
        self.kernels: Mapping[str, Kernel] = self._kernels
        self.compute_graphs: Mapping[str, ComputeGraph] = self._graphs

    @property
    def runtime(self) -> Runtime:
        """The runtime that loaded the module."""
        return self._loaded.open_device.runtime

    @property
    def closed(self) -> bool:
        """Whether the module is closed. A module whose device is lost is not closed."""
        return self._loaded.is_closed

    @property
    def fields(self) -> Mapping[str, FieldSpec]:
        """The fields of the module, by name. Empty for LLVM modules, which record trees without names."""
        return _Lazy("field", self.spec.fields, self.spec.fields.__getitem__)

    def kernel(self, name: str) -> Kernel:
        """Return a kernel.

        Raises
        ------
        NameNotFoundError
            The module does not have this kernel.
        IncompatibleModuleError
            The kernel cannot run on the device.
        InvalidStateError
            The module is closed.

        Examples
        --------
        >>> module.kernel("saxpy")
        <Kernel saxpy(a: f32, x: ndarray<f32, 1>, y: ndarray<f32, 1>)>
        """
        return self.kernels[name]

    def __getitem__(self, name: str) -> Kernel:
        """Return a kernel: ``module["saxpy"]`` is ``module.kernel("saxpy")``. Raises as :meth:`kernel`."""
        if name in self.spec.graphs and name not in self.spec.kernels:
            raise NameNotFoundError(f"no kernel {name!r}; module.compute_graph({name!r}) is a compute graph")
        return self.kernels[name]

    def __contains__(self, name: object) -> bool:
        """Return whether the module has a kernel of this name."""
        return name in self.kernels

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names of the kernels."""
        return iter(self.kernels)

    def compute_graph(self, name: str) -> ComputeGraph:
        """Return a compute graph. Raises as :meth:`kernel`.

        Examples
        --------
        >>> step = module.compute_graph("step")
        >>> await queue.launch_graph(step, x=x, dt=0.01)
        """
        return self.compute_graphs[name]

    async def replace(
        self,
        new: str | os.PathLike[str] | bytes | bytearray | memoryview | AotModule,
        *,
        compile_options: CompileOptions | None = None,
    ) -> None:
        """Have this module's kernels and graphs run other code from now on: a hot reload.

        Operations that are enqueued run the old code, which is unloaded after the last of them. Later launches run
        the new code, also of kernels and graphs that the program has fetched or bound before. A launch, also of a
        graph, runs either the old code or the new code. If the call fails or is cancelled, the old code stays. Of two
        calls at once, the one that ends last counts.

        The fields are the new code's own: they have the values that loading gives them. To prepare them, load a
        module, launch its kernels, and give this module ``new``, the loaded module.

        Parameters
        ----------
        new
            A module's path or bytes, as for :meth:`Runtime.load_aot_module` and :meth:`Runtime.create_aot_module`; or
            a loaded module of this runtime. This module takes over the code and the fields of the loaded module,
            which is then closed.
        compile_options
            How a path or bytes are compiled for the processor; by default as this module was.

        Raises
        ------
        IncompatibleModuleError
            A kernel or a graph of this module is missing in the new one, or has another signature there.
        InvalidArgumentError
            ``new`` is this module, or belongs to another runtime; or ``compile_options`` are given for a loaded
            module.
        InvalidStateError
            This module or ``new`` is closed.
        Error
            As for :meth:`Runtime.load_aot_module`.

        Examples
        --------
        >>> await module.replace("blur-2.tcm")
        """
        self._loaded.check_usable(self._loaded.open_device)
        successor = await self._load_successor(new, compile_options)
        try:
            self._take_over(successor)
        except BaseException:
            if successor is not new:
                successor.close()
            raise

    def close(self) -> None:
        """Refuse further launches now, and unload after the pending operations have completed. Idempotent.

        Examples
        --------
        >>> module.close()
        >>> module.closed
        True
        """
        if not self.closed:
            self._loaded.refuse()
            _call_after_uses(self._loaded, lambda: in_background(release(self).clear))

    async def _load_successor(self, new: Any, options: CompileOptions | None) -> AotModule:
        """Return the loaded module of :meth:`replace`."""
        if isinstance(new, AotModule):
            if new is self:
                raise InvalidArgumentError(f"replace: {new!r} is this module: give another one")
            if options is not None:
                raise InvalidArgumentError("replace: compile_options are for a path or bytes")
            new._loaded.check_usable(self._loaded.open_device)
            await anyio.lowlevel.checkpoint()
            return new
        is_data = isinstance(new, (bytes, bytearray, memoryview))
        load = self.runtime.create_aot_module if is_data else self.runtime.load_aot_module
        return await load(new, compile_options=options or self._loaded.options)

    def _take_over(self, new: AotModule) -> None:
        """Take over the code of another module, which is then closed. In one step, without an await."""
        old = self._loaded
        old.check_usable(new._loaded.open_device)
        check_replaceable(old.name, self.spec, new.spec)
        replacement = Replacement(self, new._loaded.twin())
        new._loaded.forget()
        replacement.take()
        old.refuse()
        _call_after_uses(old, lambda: in_background(old.release().clear))

    def _make_kernel(self, name: str) -> Kernel:
        return Kernel(self, self.spec.kernels[name], KernelLauncher(self._loaded, name))

    def _make_graph(self, name: str) -> ComputeGraph:
        spec = self.spec.graphs[name]
        launcher = graph_launcher(self._loaded, spec, lambda name: launcher_of(self.kernels[name]))
        return ComputeGraph(self, spec, launcher)

    def __repr__(self) -> str:
        return repr(self._loaded)


def loaded_part(module: AotModule) -> LoadedModule:
    """Return the private part of a module."""
    return module._loaded


class Replacement:
    """Other code for a module whose kernels and graphs a program has fetched.

    To make one changes nothing, and raises if the device cannot run a kernel of the new code.
    """

    def __init__(self, module: AotModule, loaded: LoadedModule) -> None:
        self.module = module
        self.loaded = loaded
        self._launcher = cache(partial(KernelLauncher, loaded))
        self._graph_launcher = cache(lambda name: graph_launcher(loaded, loaded.spec.graphs[name], self._launcher))
        for name in tuple(module._kernels.made):  # they may become more before take() is called
            self._launcher(name)
        for name in tuple(module._graphs.made):
            self._graph_launcher(name)

    def take(self) -> None:
        """Have the module, and its kernels and graphs that the program has fetched, run the code from now on."""
        module, loaded = self.module, self.loaded
        spec, old = loaded.spec, module._loaded
        module._loaded = loaded
        module.name, module.spec = loaded.name, spec
        module._kernels.names, module._graphs.names = spec.kernels, spec.graphs
        for name, kernel in tuple(module._kernels.made.items()):
            take_code(kernel, spec.kernels[name], self._launcher(name))
        for name, graph in tuple(module._graphs.made.items()):
            take_graph_code(graph, spec.graphs[name], self._graph_launcher(name))
        old.is_replaced = True  # last: another thread that sees it finds the new code


def check_replaceable(name: str, old: ModuleSpec, new: ModuleSpec) -> None:
    """Raise an IncompatibleModuleError if ``new`` lacks a kernel or a graph of ``old``, or has another signature."""
    found = [*_differences("kernel", old.kernels, new.kernels), *_differences("graph", old.graphs, new.graphs)]
    if found:
        more = f"; and {len(found) - _MOST_NAMED} more" if len(found) > _MOST_NAMED else ""
        raise IncompatibleModuleError(
            f"cannot replace module {name}: {'; '.join(found[:_MOST_NAMED])}{more}. Load the new one beside it"
        )


def _differences(
    what: str, old: Mapping[str, KernelSpec] | Mapping[str, GraphSpec], new: Mapping[str, KernelSpec | GraphSpec]
) -> list[str]:
    found = []
    for name, spec in old.items():
        if name not in new:
            found.append(f"{what} {name} is missing in the new one")
        elif signature_of(spec) != signature_of(new[name]):
            found.append(f"{what} {signature_of(spec)} is {signature_of(new[name])} in the new one")
    return found


def release(module: AotModule) -> list[ModuleHal]:
    """Close a module at once, and return the backend's module. Drop the result in a thread: that takes long."""
    module._kernels.clear()
    module._graphs.clear()
    return module._loaded.release()


def _call_after_uses(loaded: LoadedModule, unload: Callable[[], object]) -> None:
    """Call ``unload`` when all operations that are enqueued now have completed."""
    open_device = loaded.open_device
    open_device.residency.free_after(open_device.last_tickets(), unload)
