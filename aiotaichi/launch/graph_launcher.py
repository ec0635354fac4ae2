"""Graph launchers: a compute graph with arguments, as queues know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.happens_before import Use
from ..hal.commands import LaunchSequence

if TYPE_CHECKING:
    from .kernel_launcher import KernelLauncher
    from .loaded_module import LoadedModule

__all__ = ["GraphLauncher"]


class GraphLauncher:
    """Makes the launches of one compute graph with one set of arguments.

    Attributes
    ----------
    modules
        The private part of the graph's module.
    name
        The graph, in messages.
    resources
        The arrays and images among the arguments, without repetitions.
    """

    __slots__ = ("_command", "_used", "modules", "name", "resources")

    def __init__(
        self,
        module: LoadedModule,
        name: str,
        command: LaunchSequence,
        used: Sequence[tuple[KernelLauncher, tuple[Any, ...]]],
    ) -> None:
        self.modules = (module,)
        self.name = f"graph {name}"
        self._command = command
        self._used = used
        found = {id(values[i]): values[i] for kernel, values in used for i in kernel.resource_positions}
        self.resources = tuple(found.values())

    def prepare(self) -> LaunchSequence:
        """Return the command that runs the graph once more.

        Raises
        ------
        InvalidStateError
            An array or image among the arguments is closed.
        """
        for resource in self.resources:
            if resource.signature is None:
                for kernel, values in self._used:
                    kernel.prepare(values)  # raises, and names the argument
        return self._command

    def uses(self) -> list[Use]:
        """Return the spans that a launch reads and writes, for the check of order."""
        return [use for kernel, values in self._used for use in kernel.uses(values)]
