"""A loaded AOT module."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Generic, TypeVar

from ..core.cancellation import Cancellation
from ..core.capabilities import check_capabilities
from ..core.compile_options import CompileOptions
from ..errors import ArgumentNullError, InvalidArgumentError, NameNotFoundError, wrong_argument
from ..formats import Archive, FieldSpec, ModuleSpec
from ..formats.archive import as_path
from ..hal import DeviceHal, ModuleHal
from ..system_errors import named_limits
from ..types import Capability
from .compute_graph import ComputeGraph
from .kernel import Kernel
from .kernel_launcher import KernelLauncher
from .loaded_module import LoadedModule
from .open_device import OpenDevice
from .worker import in_background

if TYPE_CHECKING:
    from .runtime import Runtime  # the type of a public property

__all__ = ["AotModule", "archive_at", "archive_of", "load_module", "release"]

T = TypeVar("T")

_MOST_LISTED = 50  # names in a message


class _Lazy(Mapping[str, T], Generic[T]):
    """A mapping of names to objects. Each object is made on its first lookup."""

    def __init__(self, what: str, names: Mapping[str, object], make: Callable[[str], T]) -> None:
        self._what = what
        self._names = names
        self._make = make
        self._made: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if not isinstance(name, str):
            raise wrong_argument(name, f"the name of a {self._what} is a string, not {name!r}")
        if name not in self._names:
            known = ", ".join(islice(self._names, _MOST_LISTED)) or f"no {self._what}"
            more = len(self._names) - _MOST_LISTED
            others = f" and {more} others" if more > 0 else ""
            raise NameNotFoundError(f"no {self._what} {name!r}; the module has {known}{others}")
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def clear(self) -> None:
        """Drop the objects: they refer to the module, and would keep its memory until the garbage collector runs."""
        self._made.clear()

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names


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
        The kernels and the compute graphs, as mappings by name.

    Examples
    --------
    >>> module = await rt.load_aot_module("saxpy.tcm")
    >>> await rt.queue.launch(module.kernel("saxpy"), 2.0, x, y)
    """

    def __init__(self, open_device: OpenDevice, name: str, spec: ModuleSpec, hal: ModuleHal) -> None:
        self.name = name
        self.spec = spec
        self._loaded = LoadedModule(open_device, name, spec, hal)
        self._kernels = _Lazy("kernel", spec.kernels, self._make_kernel)
        self._graphs = _Lazy("compute graph", spec.graphs, self._make_graph)
        self.kernels: Mapping[str, Kernel] = self._kernels
        self.compute_graphs: Mapping[str, ComputeGraph] = self._graphs

    @property
    def runtime(self) -> Runtime:
        """The runtime that loaded the module."""
        return self._loaded.open_device.runtime

    @property
    def closed(self) -> bool:
        """Whether the module is closed."""
        return self._loaded.is_closed

    @property
    def fields(self) -> Mapping[str, FieldSpec]:
        """The fields that the module names. LLVM modules record trees without names."""
        return self.spec.fields

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
        """
        return self.kernels[name]

    def compute_graph(self, name: str) -> ComputeGraph:
        """Return a compute graph. Raises as for :meth:`kernel`."""
        return self.compute_graphs[name]

    def close(self) -> None:
        """Refuse further launches now, and unload after the pending operations have completed. Idempotent."""
        if not self.closed:
            self._loaded.refuse()
            open_device = self._loaded.open_device
            open_device.residency.call_after(open_device.last_tickets(), self._unload)

    def _unload(self) -> None:
        in_background(release(self).clear)

    def _make_kernel(self, name: str) -> Kernel:
        loaded, spec = self._loaded, self.spec.kernels[name]
        hal = loaded.hal
        formats = hal.storage_formats(name)
        return Kernel(self, spec, KernelLauncher(loaded, spec, hal.kernel(name), hal.uses_fields(name), formats))

    def _make_graph(self, name: str) -> ComputeGraph:
        return ComputeGraph(self, self.spec.graphs[name], self._loaded)

    def __repr__(self) -> str:
        return repr(self._loaded)


def release(module: AotModule) -> list[ModuleHal]:
    """Close a module at once, and return the backend's module. Drop the result in a thread: that takes long."""
    module._kernels.clear()
    module._graphs.clear()
    return module._loaded.release()


def archive_at(path: str | os.PathLike[str]) -> partial[Archive]:
    """Return a function that opens the module at ``path``.

    Raises
    ------
    ArgumentNullError, InvalidArgumentError
        ``path`` is not a path.
    """
    as_path(path)
    return partial(Archive.open, path)


def archive_of(data: bytes | bytearray | memoryview) -> partial[Archive]:
    """Return a function that opens a module's bytes, which must not change until then."""
    if data is None:
        raise ArgumentNullError("the module's bytes are None")
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise InvalidArgumentError(f"create_aot_module takes bytes, not {type(data).__name__}")
    return partial(Archive.from_bytes, data)


@contextmanager
def _freeing_frames() -> Iterator[None]:
    """Free the data of a failed load in this thread: it may be large, and would hold up the event loop."""
    try:
        yield
    except BaseException as error:
        failure: BaseException | None = error
        while failure is not None:
            traceback.clear_frames(failure.__traceback__)
            failure = failure.__context__
        raise


@_freeing_frames()
@named_limits("cannot load the module")
def load_module(
    device: DeviceHal,
    capabilities: Mapping[Capability, int],
    open_archive: Callable[[], Archive],
    read: Callable[[Archive], ModuleSpec],
    options: CompileOptions,
    cancellation: Cancellation,
) -> tuple[str, ModuleSpec, ModuleHal]:
    """*Blocking.* Open, ``read`` and load a module. Return its name, its spec and the device's part."""
    archive = open_archive()
    cancellation.check()
    spec = read(archive)
    cancellation.check()
    if device.info.capabilities:  # a device without capabilities refuses such modules itself
        check_capabilities(archive.name, spec, capabilities)
    return archive.name, spec, device.load(spec, archive, options, cancellation)
