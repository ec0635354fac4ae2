"""The code of a compute graph: the launchers of its kernels, and what the backend keeps of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from weakref import WeakKeyDictionary

from ..errors import ArgumentNotFoundError, InvalidArgumentError
from ..formats import GraphSpec
from ..hal.commands import LaunchSequence
from .graph_launcher import GraphLauncher
from .kernel_launcher import KernelLauncher
from .loaded_module import LoadedModule

__all__ = ["GraphCode"]


class GraphCode:
    """What one launch of a graph runs. It never changes: a module that is replaced gives its graphs other code.

    Parameters
    ----------
    loaded
        The private part of the graph's module.
    spec
        The graph's arguments and dispatches.
    launcher_of
        Returns the launcher of a kernel of the module, by its name.
    """

    __slots__ = ("_arguments", "_dispatches", "_kept", "_loaded", "_name")

    def __init__(self, loaded: LoadedModule, spec: GraphSpec, launcher_of: Callable[[str], KernelLauncher]) -> None:
        self._loaded = loaded
        self._name = spec.name
        self._arguments = tuple(spec.arguments)
        self._kept: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()  # data of the backend, by queue
        self._dispatches = [
            (launcher_of(dispatch.kernel), tuple(argument.name for argument in dispatch.arguments))
            for dispatch in spec.dispatches
        ]

    def launcher(
        self, arguments: Mapping[str, Any], kept: WeakKeyDictionary[Any, Any] | None = None
    ) -> GraphLauncher:
        """Return a launcher of the graph with arguments, for queues.

        Parameters
        ----------
        arguments
            The arguments by name.
        kept
            Where the backend keeps objects that depend on the arguments. None if the arguments are used once.
        """
        self._check(arguments)
        used = {
            (kernel, names): tuple(arguments[name] for name in names)
            for kernel, names in dict.fromkeys(self._dispatches)
        }
        # Equal dispatches are packed once.
        launches = {each: each[0].prepare(values) for each, values in used.items()}
        command = LaunchSequence(
            [launches[each] for each in self._dispatches], self._kept, kept, f"graph {self._name}"
        )
        return GraphLauncher(
            self._loaded, self._name, command, [(kernel, values) for (kernel, _), values in used.items()]
        )

    def dispatches(self, arguments: Mapping[str, Any]) -> list[tuple[KernelLauncher, tuple[Any, ...]]]:
        """Return the kernels in order, each with its arguments, which are not checked."""
        self._check(arguments)
        return [(kernel, tuple(arguments[name] for name in names)) for kernel, names in self._dispatches]

    def _check(self, arguments: Mapping[str, Any]) -> None:
        """Raise unless ``arguments`` has exactly the names of the graph's arguments."""
        for name in self._arguments:
            if name not in arguments:
                raise ArgumentNotFoundError(f"graph {self._name}: argument {name!r} is missing")
        for name in arguments:
            if name not in self._arguments:
                raise InvalidArgumentError(
                    f"graph {self._name} has no argument {name!r}; it takes {', '.join(self._arguments)}"
                )
