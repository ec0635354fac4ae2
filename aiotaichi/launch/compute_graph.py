"""Compute graphs of a loaded module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn
from weakref import WeakKeyDictionary

from ..core.no_copies import refuse_copies
from ..errors import InvalidArgumentError

if TYPE_CHECKING:
    from ..formats import GraphSpec
    from .graph_code import GraphCode
    from .graph_launcher import GraphLauncher
    from .kernel_launcher import KernelLauncher
    from .module import AotModule  # the type of a public attribute

__all__ = [
    "BoundGraph",
    "ComputeGraph",
    "bind_graph_again",
    "bound_launcher",
    "dispatches_of",
    "graph_launcher",
    "named_arguments",
    "take_graph_code",
]


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

    __slots__ = ("__weakref__", "_code", "module", "spec")

    __reduce_ex__ = refuse_copies("load its module again, with rt.load_aot_module, and fetch the graph by its name")

    def __init__(self, module: AotModule, spec: GraphSpec, code: GraphCode) -> None:
        self.module = module
        self.spec = spec
        self._code = code

    @property
    def name(self) -> str:
        """The graph's name in the module."""
        return self.spec.name

    @property
    def signature(self) -> str:
        """The graph's typed arguments, as text."""
        from ..formats import signature_of  # a loaded module has imported it

        return signature_of(self.spec)

    def bind(self, arguments: Mapping[str, Any] | None = None, /, **named: Any) -> BoundGraph:
        """Check and pack the arguments once, for many launches. Some backends record the graph once.

        Raises
        ------
        ArgumentNotFoundError, InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError
            As for :meth:`Queue.launch_graph`.
        """
        return BoundGraph(self, named_arguments(arguments, named))

    if not TYPE_CHECKING:  # type checkers say themselves that it cannot be called

        def __call__(self, *_: object, **__: object) -> NoReturn:
            raise TypeError(f"{self!r} is not called: 'await queue.launch_graph(graph, ...)' runs it")

    def __repr__(self) -> str:
        return f"<ComputeGraph {self.signature}>"


class BoundGraph:
    """A compute graph with arguments that are packed once. Made by :meth:`ComputeGraph.bind`.

    Attributes
    ----------
    graph
        The graph.
    """

    __slots__ = ("__weakref__", "_arguments", "_launcher", "graph")

    __reduce_ex__ = refuse_copies("graph.bind makes another one")

    def __init__(self, graph: ComputeGraph, arguments: Mapping[str, Any]) -> None:
        self.graph = graph
        self._arguments = arguments
        self._launcher = graph._code.launcher(arguments, WeakKeyDictionary())

    if not TYPE_CHECKING:  # type checkers say themselves that it cannot be called

        def __call__(self, *_: object, **__: object) -> NoReturn:
            raise TypeError(f"{self!r} is not called: 'await queue.launch_graph(bound)' runs it")

    def __repr__(self) -> str:
        return f"<BoundGraph {self.graph.name}>"


def bound_launcher(bound: BoundGraph) -> GraphLauncher:
    """Return the launcher of a bound graph, for queues."""
    return bound._launcher


def bind_graph_again(bound: BoundGraph) -> None:
    """Pack the arguments again, for the code that has taken the place of the code that they were packed for."""
    bound._launcher = bound.graph._code.launcher(bound._arguments, WeakKeyDictionary())


def take_graph_code(graph: ComputeGraph, spec: GraphSpec, code: GraphCode) -> None:
    """Have later launches of a graph run other code. A launch sees the old code or the new code."""
    graph.spec = spec
    graph._code = code


def graph_launcher(
    graph: ComputeGraph, arguments: Mapping[str, Any] | None, named: Mapping[str, Any]
) -> GraphLauncher:
    """Return a launcher of a graph with arguments in a mapping and by name, for queues."""
    return graph._code.launcher(named_arguments(arguments, named))


def dispatches_of(graph: ComputeGraph, arguments: Mapping[str, Any]) -> list[tuple[KernelLauncher, tuple[Any, ...]]]:
    """Return the kernels of a graph in order, each with its arguments. The arguments are not checked."""
    return graph._code.dispatches(arguments)


def named_arguments(arguments: Mapping[str, Any] | None, named: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the arguments of a graph by name, given in a mapping and by name."""
    if arguments is not None and not isinstance(arguments, Mapping):
        raise InvalidArgumentError(
            f"give the arguments by name, or as one mapping of names, not as {type(arguments).__name__}"
        )
    return {**(arguments or {}), **named}
