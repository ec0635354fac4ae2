"""Compute graphs of a loaded module: recorded sequences whose arguments are named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from ..core.no_copies import refuse_copies
from ..errors import wrong_argument
from .argument import Argument, by_name
from .sequence_launcher import KernelStep, SequenceLaunch, SequenceLauncher

if TYPE_CHECKING:
    from ..formats import GraphSpec
    from ..queue.open_device import OpenDevice
    from .kernel_launcher import KernelLauncher
    from .loaded_module import LoadedModule
    from .module import AotModule  # the type of a public attribute

__all__ = ["BoundGraph", "ComputeGraph", "graph_launch", "graph_launcher", "graph_steps", "take_graph_code"]

_LAUNCHED = (
    "launch_graph takes a graph and its arguments by name, or a bound graph alone, not {}; launch takes kernels"
)


class ComputeGraph:
    """Kernels that :meth:`Queue.launch_graph` runs in order, with named arguments.

    Made by :meth:`AotModule.compute_graph`.

    Attributes
    ----------
    module
        The :class:`AotModule` that the graph belongs to.
    spec
        The graph's arguments and dispatches, as :func:`~aiotaichi.formats.read_module` reads them.

    Examples
    --------
    >>> step = module.compute_graph("step")
    >>> await rt.queue.launch_graph(step, x=x, dt=0.01)
    """

    __slots__ = ("__weakref__", "_launcher", "module", "spec")

    __reduce_ex__ = refuse_copies("load its module again, with rt.load_aot_module, and fetch the graph by its name")

    def __init__(self, module: AotModule, spec: GraphSpec, launcher: SequenceLauncher) -> None:
        self.module = module
        self.spec = spec
        self._launcher = launcher

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
        InvalidStateError
            The module, an array or an image is closed.
        """
        return BoundGraph(self, by_name(arguments, named))

    if not TYPE_CHECKING:  # type checkers say themselves that it cannot be called

        def __call__(self, *_: object, **__: object) -> NoReturn:
            raise TypeError(f"{self!r} is not called: 'await queue.launch_graph(graph, ...)' runs it")

    def __repr__(self) -> str:
        return f"<ComputeGraph {self.signature}{', closed' if self.module.closed else ''}>"


class BoundGraph:
    """A compute graph with arguments that are packed once. Made by :meth:`ComputeGraph.bind`.

    Attributes
    ----------
    graph
        The graph.

    Examples
    --------
    >>> bound = module.compute_graph("step").bind(x=x, dt=0.01)
    >>> for _ in range(1000):
    ...     rt.queue.launch_graph(bound)
    """

    __slots__ = ("__weakref__", "_arguments", "_launch", "graph")

    __reduce_ex__ = refuse_copies("graph.bind makes another one")

    def __init__(self, graph: ComputeGraph, arguments: Mapping[str, Any]) -> None:
        self.graph = graph
        self._arguments = arguments
        self._launch = graph._launcher.bound(arguments)

    if not TYPE_CHECKING:  # type checkers say themselves that it cannot be called

        def __call__(self, *_: object, **__: object) -> NoReturn:
            raise TypeError(f"{self!r} is not called: 'await queue.launch_graph(bound)' runs it")

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self._arguments.items())
        return f"<BoundGraph {self.graph.name}({given}){', closed' if self.graph.module.closed else ''}>"


def graph_launcher(
    loaded: LoadedModule, spec: GraphSpec, launcher_of: Callable[[str], KernelLauncher]
) -> SequenceLauncher:
    """Return what launches a graph of a module. ``launcher_of`` returns the launcher of a kernel, by its name."""
    launcher = SequenceLauncher(f"graph {spec.name}")
    launcher.modules.append(loaded)
    for dispatch in spec.dispatches:
        launcher.add(KernelStep(launcher_of(dispatch.kernel), [Argument(each.name) for each in dispatch.arguments]))
    return launcher


def graph_launch(
    graph: ComputeGraph | BoundGraph, arguments: Mapping[str, Any] | None, named: Mapping[str, Any]
) -> SequenceLaunch:
    """Return one launch of a graph, for queues. Raises as :meth:`Queue.launch_graph`."""
    if isinstance(graph, ComputeGraph):
        return graph._launcher.launch(by_name(arguments, named))
    if not isinstance(graph, BoundGraph) or arguments is not None or named:
        raise wrong_argument(graph, _LAUNCHED.format(type(graph).__name__))
    if graph._launch.modules[0].is_replaced:
        graph._launch = graph.graph._launcher.bound(graph._arguments)
    launch = graph._launch
    for resource in launch.resources:
        if resource.is_closed:
            graph.graph._launcher.launch(graph._arguments)  # raises, and names the argument
    return launch


def graph_steps(graph: ComputeGraph, given: Mapping[str, Any], open_device: OpenDevice) -> list[KernelStep]:
    """Return the launches of a graph's newest code, for sequences of ``open_device``."""
    for module in graph._launcher.modules:
        module.check_usable(open_device)
    return graph._launcher.filled(given)


def take_graph_code(graph: ComputeGraph, spec: GraphSpec, launcher: SequenceLauncher) -> None:
    """Have later launches of a graph run other code. A launch sees the old code or the new code."""
    graph.spec = spec
    graph._launcher = launcher
