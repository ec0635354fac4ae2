"""Compute graphs of a loaded module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from ..aot import GraphSpec, signature_of
from ..core.happens_before import Use
from ..errors import ArgumentNotFoundError, InvalidArgumentError
from ..hal.commands import LaunchSequence
from ..last_error import records_errors

if TYPE_CHECKING:
    from .module import AotModule

__all__ = ["BoundGraph", "ComputeGraph"]


class ComputeGraph:
    """Kernels run in order with named arguments, by :meth:`Queue.launch_graph`.

    Made by :meth:`AotModule.compute_graph`.
    """

    def __init__(self, module: AotModule, spec: GraphSpec) -> None:
        self.module = module
        self.spec = spec
        self._arguments = tuple(spec.arguments)
        self.kept: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()  # the backend's, by queue
        self.dispatches = [
            (module.kernel(dispatch.kernel), tuple(argument.name for argument in dispatch.arguments))
            for dispatch in spec.dispatches
        ]

    @property
    def name(self) -> str:
        """As the module has it."""
        return self.spec.name

    @property
    def signature(self) -> str:
        """The graph's typed arguments, as text."""
        return signature_of(self.spec)

    @records_errors
    def bind(self, arguments: Mapping[str, Any] | None = None, /, **named: Any) -> BoundGraph:
        """Check and pack the arguments once, for many launches; backends that can record the graph once.

        Raises
        ------
        ArgumentNotFoundError, InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError
            As :meth:`Queue.launch_graph`.
        """
        return BoundGraph(self, arguments, named, WeakKeyDictionary())

    def check(self, arguments: Mapping[str, Any]) -> None:
        """Raise unless these are the names of the graph's arguments."""
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
    """A compute graph with its arguments, packed once. Made by :meth:`ComputeGraph.bind`.

    Attributes
    ----------
    resources
        The arrays and images among its arguments, each once.
    """

    def __init__(
        self,
        graph: ComputeGraph,
        arguments: Mapping[str, Any] | None,
        named: Mapping[str, Any],
        kept: WeakKeyDictionary[Any, Any] | None = None,
    ) -> None:
        if arguments is not None and not isinstance(arguments, Mapping):
            raise InvalidArgumentError(
                f"arguments by position are a mapping of names, not {type(arguments).__name__}"
            )
        self.graph = graph
        given = {**(arguments or {}), **named}
        graph.check(given)
        used = {
            (kernel, names): tuple(given[name] for name in names) for kernel, names in dict.fromkeys(graph.dispatches)
        }
        self._used = [(kernel, values) for (kernel, _), values in used.items()]
        # A dispatch that is there several times is packed once.
        launches = {each: each[0].prepare(values) for each, values in used.items()}
        self._command = LaunchSequence([launches[each] for each in graph.dispatches], graph.kept, kept)
        found = {id(values[i]): values[i] for kernel, values in self._used for i in kernel.resource_positions}
        self.resources = tuple(found.values())

    def prepare(self) -> LaunchSequence:
        """Return the command that runs the graph once more.

        Raises
        ------
        InvalidStateError
            One of its arrays or images was closed since.
        """
        if any(resource.signature is None for resource in self.resources):
            for kernel, values in self._used:
                kernel.prepare(values)  # says which
        return self._command

    def uses(self) -> list[Use]:
        """Return what a launch uses, for the check of order."""
        return [use for kernel, values in self._used for use in kernel.uses(values)]

    def __repr__(self) -> str:
        return f"<BoundGraph {self.graph.name}>"
