"""A loaded AOT module."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Generic, TypeVar

from ..aot import Archive, FieldSpec, ModuleSpec
from ..aot.archive import as_path
from ..core.cancellation import Cancellation
from ..core.capabilities import check_capabilities
from ..core.spans import Span
from ..errors import ArgumentNullError, InvalidArgumentError, InvalidStateError, NameNotFoundError, wrong_argument
from ..hal import DeviceHal, ModuleHal
from ..last_error import records_errors
from ..system_errors import named_limits
from ..types import Capability
from .compute_graph import ComputeGraph
from .kernel import Kernel
from .worker import in_background

if TYPE_CHECKING:
    from .runtime import Runtime

__all__ = ["AotModule", "archive_at", "archive_of", "load_module"]

T = TypeVar("T")

_MOST_LISTED = 50  # names in a message


class _Lazy(Mapping[str, T], Generic[T]):
    """Names to objects, each made when it is first asked for."""

    def __init__(self, what: str, names: Mapping[str, object], make: Callable[[str], T]) -> None:
        self._what = what
        self._names = names
        self._make = make
        self._made: dict[str, T] = {}

    @records_errors
    def __getitem__(self, name: str) -> T:
        if not isinstance(name, str):
            raise wrong_argument(name, f"a {self._what} is named by a string, not by {name!r}")
        if name not in self._names:
            known = ", ".join(islice(self._names, _MOST_LISTED)) or "none"
            more = len(self._names) - _MOST_LISTED
            others = f" and {more} others" if more > 0 else ""
            raise NameNotFoundError(f"no {self._what} {name!r}; the module has {known}{others}")
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def clear(self) -> None:
        """Forget what was made: it refers back to the module, whose memory should not wait for the collector."""
        self._made.clear()

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names


class AotModule:
    """A module's kernels, compute graphs and fields. Made by :meth:`Runtime.load_aot_module`.

    Each loaded module has fields of its own: loading the same one twice gives two sets.

    Attributes
    ----------
    kernels, compute_graphs
        Mappings by name.
    """

    def __init__(self, runtime: Runtime, name: str, spec: ModuleSpec, hal: ModuleHal) -> None:
        self.runtime = runtime
        self.name = name
        self.spec = spec
        self._hal: ModuleHal | None = hal
        self.usable_in: Runtime | None = runtime  # what a launch compares with; None once it is closed
        self.fields_span = Span(object(), 0, 1)
        self._kernels = _Lazy("kernel", spec.kernels, self._make_kernel)
        self._graphs = _Lazy("compute graph", spec.graphs, self._make_graph)
        self.kernels: Mapping[str, Kernel] = self._kernels
        self.compute_graphs: Mapping[str, ComputeGraph] = self._graphs

    @property
    def closed(self) -> bool:
        """Whether it cannot be used any longer."""
        return self.usable_in is None

    @property
    def fields(self) -> Mapping[str, FieldSpec]:
        """The fields that metadata names (gfx modules; LLVM modules record trees without names)."""
        return self.spec.fields

    @records_errors
    def kernel(self, name: str) -> Kernel:
        """Return a kernel.

        Raises
        ------
        NameNotFoundError
            The module has none of this name.
        IncompatibleModuleError
            The kernel cannot run on the device.
        InvalidStateError
            The module is closed.
        """
        return self.kernels[name]

    @records_errors
    def compute_graph(self, name: str) -> ComputeGraph:
        """Return a compute graph. Raises as :meth:`kernel`."""
        return self.compute_graphs[name]

    def close(self) -> None:
        """Refuse further launches now, and unload when what is pending now has completed. Idempotent."""
        if not self.closed:
            self.usable_in = None
            self.runtime.residency.call_after(self.runtime.last_tickets(), self._unload)

    def release(self) -> list[ModuleHal]:
        """Let go of the device's part and hand it over: to drop it takes long, and is for a thread to do."""
        self.usable_in = None
        self._kernels.clear()
        self._graphs.clear()
        hal, self._hal = self._hal, None
        if hal is None:
            return []
        self.runtime.device.unload(hal)
        return [hal]

    def _unload(self) -> None:
        in_background(self.release().clear)

    def check_usable(self, runtime: Runtime) -> None:
        """Raise unless ``runtime`` can launch what is in it."""
        if self.closed:
            raise InvalidStateError(f"{self!r} is closed")
        if self.runtime is not runtime:
            raise InvalidArgumentError(f"{self!r} belongs to another runtime")

    def _make_kernel(self, name: str) -> Kernel:
        if self._hal is None or self.closed:
            raise InvalidStateError(f"{self!r} is closed")
        hal = self._hal
        spec = self.spec.kernels[name]
        return Kernel(self, spec, hal.kernel(name), hal.uses_fields(name), hal.storage_formats(name))

    def _make_graph(self, name: str) -> ComputeGraph:
        return ComputeGraph(self, self.spec.graphs[name])

    def __repr__(self) -> str:
        return f"<AotModule {self.name}{', closed' if self.closed else ''}>"


def archive_at(path: str | os.PathLike[str]) -> partial[Archive]:
    """Return how to open the module at ``path``.

    Raises
    ------
    ArgumentNullError, InvalidArgumentError
        It is not a path.
    """
    as_path(path)
    return partial(Archive.open, path)


def archive_of(data: bytes | bytearray | memoryview) -> partial[Archive]:
    """As :func:`archive_at`, of a module's bytes. They must not change before it is opened."""
    if data is None:
        raise ArgumentNullError("the module's bytes are None")
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise InvalidArgumentError(f"a module's bytes are bytes, not {type(data).__name__}")
    return partial(Archive.from_bytes, data)


@contextmanager
def _freeing_frames() -> Iterator[None]:
    """Free here, and not on the event loop, what a failed load has read so far: it may be large."""
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
    cancellation: Cancellation,
) -> tuple[str, ModuleSpec, ModuleHal]:
    """*Blocking.* Open, ``read`` and load a module; return its name, what is known of it, and the device's part."""
    archive = open_archive()
    cancellation.check()
    spec = read(archive)
    cancellation.check()
    if device.info.capabilities:  # a device without any runs no such modules, and says so itself
        check_capabilities(archive.name, spec, capabilities)
    return archive.name, spec, device.load(spec, archive, cancellation)
