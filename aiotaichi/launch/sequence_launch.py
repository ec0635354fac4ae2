"""Launches of a recorded sequence, as queues know them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..core.happens_before import Use
from ..core.spans import Span
from ..errors import ArgumentNotFoundError, Error, InvalidArgumentError
from ..hal.commands import Change, Command, Recording, Replay
from ..memory.resource import Resource
from .loaded_module import LoadedModule
from .recorded_step import RecordedStep, StepUses

__all__ = ["SequenceLaunch", "SequenceLauncher"]


class SequenceLauncher:
    """Makes the launches of one sequence, when all its operations are added.

    Parameters
    ----------
    name
        The sequence, in messages.

    Attributes
    ----------
    name
        As the parameter.
    modules
        The modules of the kernels, without repetitions.
    names
        The names of the arguments.
    """

    __slots__ = (
        "_changing",
        "_numbers",
        "_recording",
        "_resources",
        "_same",
        "_spans",
        "_steps",
        "modules",
        "name",
        "names",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.modules: list[LoadedModule] = []
        self.names: list[str] = []
        self._steps: list[RecordedStep] = []  # whose uses do not change
        self._resources: dict[int, Resource[Any]] = {}  # by id
        self._changing: list[RecordedStep] = []
        self._numbers: dict[object, int] = {}  # of the steps that change, by key
        self._recording = Recording(name, [], [])
        self._same: SequenceLaunch | None = None  # the launch without arguments
        self._spans: Mapping[Span, Use] | None = None

    def add(self, step: RecordedStep) -> None:
        """Add the next operation. Nothing has been launched yet."""
        recording = self._recording
        if step.module is not None and step.module not in self.modules:
            self.modules.append(step.module)
        if step.uses is not None:
            self._steps.append(step)
            self._resources.update((id(resource), resource) for resource in step.uses.resources())
        if not isinstance(step.command, Change):
            recording.steps.append(step.command)
            return
        self.names += [name for name in dict.fromkeys(step.names) if name not in self.names]
        if step.key not in self._numbers:
            self._numbers[step.key] = len(self._changing)
            self._changing.append(step)
            recording.changes.append(step.command)
        recording.steps.append(self._numbers[step.key])

    def launch(self, given: Mapping[str, Any]) -> SequenceLaunch:
        """Return the launch with these arguments.

        Raises
        ------
        ArgumentNotFoundError
            An argument is missing.
        InvalidArgumentError
            The sequence has no argument of a given name.
        InvalidStateError
            An array or image that the sequence uses is closed.
        DeviceLostError
            An array or image was lost with its device.
        Error
            As the queue's methods.
        """
        if len(given) != len(self.names) or not all(name in given for name in self.names):
            raise self._wrong_names(given)
        if self._same is None:
            self._same = SequenceLaunch(self, Replay(self._recording, ()), tuple(self._resources.values()), ())
        for resource in self._same.resources:
            if resource.is_closed:
                raise self._closed(resource)
        if not given:
            return self._same
        commands: list[Command] = []
        further: list[StepUses] = []
        for step in self._changing:
            command, uses = step.filled(given)
            commands.append(command)
            if step.uses is None:
                further.append(uses)
        resources = self._same.resources
        if further:
            known = {id(resource): resource for resource in resources}
            known.update((id(resource), resource) for each in further for resource in each.resources())
            resources = tuple(known.values())
        return SequenceLaunch(self, Replay(self._recording, commands), resources, further)

    def spans(self) -> Mapping[Span, Use]:
        """Return what the operations whose uses do not change read and write, by span."""
        if self._spans is None:
            self._spans = _spans([step.uses for step in self._steps if step.uses is not None], {})
        return self._spans

    def _closed(self, resource: Resource[Any]) -> Error:
        """Return the error that says which operation uses a resource that is closed, or lost."""
        users = (step.name for step in self._steps if step.uses is not None and resource in step.uses.resources())
        return resource.refusal(f"{self.name}: {next(users)} uses {resource!r}, which")

    def _wrong_names(self, given: Mapping[str, Any]) -> ArgumentNotFoundError | InvalidArgumentError:
        unknown = [name for name in given if name not in self.names]
        for name in self.names:
            if name not in given:
                instead = f", and there is no argument {unknown[0]!r}" if unknown else ""
                return ArgumentNotFoundError(f"{self.name}: argument {name!r} is missing{instead}")
        takes = f"it takes {', '.join(self.names)}" if self.names else "it takes none"
        return InvalidArgumentError(f"{self.name} has no argument {unknown[0]!r}; {takes}")


class SequenceLaunch:
    """One launch of a sequence.

    Attributes
    ----------
    name
        The sequence, in messages.
    modules
        The modules of the kernels, without repetitions.
    resources
        The memories and images that the operations use, without repetitions.
    """

    __slots__ = ("_command", "_further", "_launcher", "modules", "name", "resources")

    def __init__(
        self,
        launcher: SequenceLauncher,
        command: Replay,
        resources: Sequence[Resource[Any]],
        further: Sequence[StepUses],
    ) -> None:
        self.name = launcher.name
        self.modules = launcher.modules
        self.resources = resources
        self._launcher = launcher
        self._command = command
        self._further = further

    def prepare(self) -> Replay:
        """Return the command that runs the sequence."""
        return self._command

    def uses(self) -> Sequence[Use]:
        """Return the spans that the operations read and write, for the check of order."""
        return [*_spans(self._further, self._launcher.spans()).values()]


def _spans(uses: Iterable[StepUses], known: Mapping[Span, Use]) -> Mapping[Span, Use]:
    """Return the uses by span, after those that are known. A write counts more than a read."""
    found = dict(known)
    for each in uses:
        for use in each.spans():
            span, _, writes = use
            if writes or span not in found:
                found[span] = use
    return found
