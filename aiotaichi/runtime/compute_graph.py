"""Compute graphs of a loaded module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from ..errors import ArgumentNotFoundError, InvalidArgumentError
from ..formats import GraphSpec, signature_of
from ..hal.commands import LaunchSequence
from .graph_launcher import GraphLauncher
from .kernel import launcher_of
from .kernel_launcher import KernelLauncher
from .loaded_module import LoadedModule

if TYPE_CHECKING:
    from .module import AotModule  # the type of a public attribute

__all__ = ["BoundGraph", "ComputeGraph", "bound_launcher", "dispatches_of", "graph_launcher"]


class ComputeGraph:
    """Kernels that :meth:`Queue.launch_graph` runs in order, with named arguments.

    Made by :meth:`AotModule.compute_graph`.

    Attributes
    ----------
    module
        The :class:`AotModule` that the graph belongs to.
    spec
        The graph's arguments and dispatches, as :func:`~aiotaichi.formats.read_module` reads them.
    """

    __slots__ = ("__weakref__", "_arguments", "_dispatches", "_kept", "_loaded", "module", "spec")

    def __init__(self, module: AotModule, spec: GraphSpec, loaded: LoadedModule) -> None:
        self.module = module
        self.spec = spec
        self._loaded = loaded
        self._arguments = tuple(spec.arguments)
        self._kept: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()  # data of the backend, by queue
        self._dispatches = [
            (launcher_of(module.kernel(dispatch.kernel)), tuple(argument.name for argument in dispatch.arguments))
            for dispatch in spec.dispatches
        ]

    @property
    def name(self) -> str:
        """The graph's name in the module."""
        return self.spec.name

    @property
    def signature(self) -> str:
        """The graph's typed arguments, as text."""
        return signature_of(self.spec)

    def bind(self, arguments: Mapping[str, Any] | None = None, /, **named: Any) -> BoundGraph:
        """Check and pack the arguments once, for many launches. Some backends record the graph once.

        Raises
        ------
        ArgumentNotFoundError, InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError
            As for :meth:`Queue.launch_graph`.
        """
        return BoundGraph(self, graph_launcher(self, arguments, named, WeakKeyDictionary()))

    def _check(self, arguments: Mapping[str, Any]) -> None:
        """Raise unless ``arguments`` has exactly the names of the graph's arguments."""
        for name in self._arguments:
            if name not in arguments:
                raise ArgumentNotFoundError(f"graph {self.name}: argument {name!r} is missing")
        for name in arguments:
            if name not in self._arguments:
                raise InvalidArgumentError(
                    f"graph {self.name} has no argument {name!r}; it takes {', '.join(self._arguments)}"
                )

    def __repr__(self) -> str:
        return f"<ComputeGraph {self.signature}>"


class BoundGraph:
    """A compute graph with arguments that are packed once. Made by :meth:`ComputeGraph.bind`.

    Attributes
    ----------
    graph
        The graph.
    """

    __slots__ = ("__weakref__", "_launcher", "graph")

    def __init__(self, graph: ComputeGraph, launcher: GraphLauncher) -> None:
        self.graph = graph
        self._launcher = launcher

    def __repr__(self) -> str:
        return f"<BoundGraph {self.graph.name}>"


def bound_launcher(bound: BoundGraph) -> GraphLauncher:
    """Return the launcher of a bound graph, for queues."""
    return bound._launcher


def graph_launcher(
    graph: ComputeGraph,
    arguments: Mapping[str, Any] | None,
    named: Mapping[str, Any],
    kept: WeakKeyDictionary[Any, Any] | None = None,
) -> GraphLauncher:
    """Return a launcher of a graph with arguments, for queues.

    Parameters
    ----------
    graph
        The graph.
    arguments, named
        The arguments, in a mapping and by name.
    kept
        Where the backend keeps objects that depend on the arguments. None if the arguments are used once.
    """
    given = _given(graph, arguments, named)
    used = {
        (kernel, names): tuple(given[name] for name in names) for kernel, names in dict.fromkeys(graph._dispatches)
    }
    # Equal dispatches are packed once.
    launches = {each: each[0].prepare(values) for each, values in used.items()}
    command = LaunchSequence([launches[each] for each in graph._dispatches], graph._kept, kept, f"graph {graph.name}")
    return GraphLauncher(
        graph._loaded, graph.name, command, [(kernel, values) for (kernel, _), values in used.items()]
    )


def dispatches_of(
    graph: ComputeGraph, arguments: Mapping[str, Any] | None, named: Mapping[str, Any]
) -> list[tuple[KernelLauncher, tuple[Any, ...]]]:
    """Return the kernels of a graph in order, each with its arguments. The arguments are not checked."""
    given = _given(graph, arguments, named)
    return [(kernel, tuple(given[name] for name in names)) for kernel, names in graph._dispatches]


def _given(graph: ComputeGraph, arguments: Mapping[str, Any] | None, named: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the arguments by name. Check the names."""
    if arguments is not None and not isinstance(arguments, Mapping):
        raise InvalidArgumentError(
            f"give the arguments by name, or as one mapping of names, not as {type(arguments).__name__}"
        )
    given = {**(arguments or {}), **named}
    graph._check(given)
    return given
