"""Other code for a module whose kernels and graphs a program has fetched."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ..errors import IncompatibleModuleError
from ..formats import GraphSpec, KernelSpec, ModuleSpec, signature_of
from .compute_graph import ComputeGraph, graph_launcher, take_graph_code
from .kernel import Kernel, take_code
from .kernel_launcher import kernel_launcher
from .loaded_module import LoadedModule

__all__ = ["Replacement", "check_replaceable"]

_MOST_NAMED = 8  # kernels and graphs in a message


class Replacement:
    """The launchers of other code, for the kernels and graphs that a program has fetched of a module.

    To make one changes nothing, and raises if the device cannot run a kernel of the new code.

    Parameters
    ----------
    loaded
        The other code.
    kernels, graphs
        The fetched kernels and graphs, by name. They may become more before :meth:`take` is called.
    """

    def __init__(
        self, loaded: LoadedModule, kernels: Mapping[str, Kernel], graphs: Mapping[str, ComputeGraph]
    ) -> None:
        self.loaded = loaded
        self._kernels = kernels
        self._graphs = graphs
        self._launcher = cache(lambda name: kernel_launcher(loaded, name))
        self._graph_launcher = cache(lambda name: graph_launcher(loaded, loaded.spec.graphs[name], self._launcher))
        for name in tuple(kernels):
            self._launcher(name)
        for name in tuple(graphs):
            self._graph_launcher(name)

    def take(self) -> None:
        """Have the kernels and graphs run the code from now on."""
        spec = self.loaded.spec
        for name, kernel in tuple(self._kernels.items()):
            take_code(kernel, spec.kernels[name], self._launcher(name))
        for name, graph in tuple(self._graphs.items()):
            take_graph_code(graph, spec.graphs[name], self._graph_launcher(name))


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
