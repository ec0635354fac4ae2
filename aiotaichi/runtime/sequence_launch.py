"""Launches of a recorded sequence, as queues know them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.happens_before import Use
from ..core.spans import Span
from ..errors import ArgumentNotFoundError, InvalidArgumentError, InvalidStateError
from ..hal.commands import Change, Command, Recording, Replay
from .recorded_step import RecordedStep, StepUses
from .resource import Resource

__all__ = ["SequenceLaunch", "SequenceLauncher"]


class SequenceLauncher:
    """Makes the launches of one sequence.

    Parameters
    ----------
    name
        The sequence, in messages.
    steps
        The operations, in order.

    Attributes
    ----------
    name
        As the parameter.
    modules
        The modules of the kernels, without repetitions.
    names
        The names of the arguments.
    steps
        The operations whose uses do not change.
    """

    __slots__ = ("_changing", "_recording", "_same", "modules", "name", "names", "steps")

    def __init__(self, name: str, steps: Sequence[RecordedStep]) -> None:
        self.name = name
        self.modules = tuple({id(step.module): step.module for step in steps if step.module is not None}.values())
        self.names = tuple(dict.fromkeys(each for step in steps for each in step.names))
        self.steps = [step for step in steps if step.uses is not None]
        numbers: dict[object, int] = {}  # of the steps that change, by key
        parts: list[Command | int] = []
        changing: list[RecordedStep] = []
        changes: list[Change] = []
        for step in steps:
            if step.command is not None:
                parts.append(step.command)
                continue
            if step.key not in numbers and step.change is not None:
                numbers[step.key] = len(changing)
                changing.append(step)
                changes.append(step.change)
            parts.append(numbers[step.key])
        self._changing = changing
        self._recording = Recording(parts, changes)
        self._same = SequenceLaunch(self, Replay(self._recording, ()), _resources(_uses(self.steps)), ())

    def launch(self, given: Mapping[str, Any]) -> SequenceLaunch:
        """Return the launch with these arguments.

        Raises
        ------
        ArgumentNotFoundError
            An argument is missing.
        InvalidArgumentError
            The sequence has no argument of a given name.
        Error
            As the queue's methods.
        """
        if given.keys() != set(self.names):
            raise self._wrong_names(given)
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
            resources = _resources(further, resources)
        return SequenceLaunch(self, Replay(self._recording, commands), resources, further)

    def closed(self, resource: Resource[Any]) -> InvalidStateError:
        """Return the error that says which operation uses a closed resource."""
        for step in self.steps:
            if step.uses is not None and resource in step.uses.resources():
                return InvalidStateError(f"{self.name}: {step.name} uses {resource!r}")
        return InvalidStateError(f"{self.name} uses {resource!r}")

    def _wrong_names(self, given: Mapping[str, Any]) -> ArgumentNotFoundError | InvalidArgumentError:
        for name in self.names:
            if name not in given:
                return ArgumentNotFoundError(f"{self.name}: argument {name!r} is missing")
        unknown = next(name for name in given if name not in self.names)
        takes = f"it takes {', '.join(self.names)}" if self.names else "it takes none"
        return InvalidArgumentError(f"{self.name} has no argument {unknown!r}; {takes}")


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
        """Return the command that runs the sequence.

        Raises
        ------
        InvalidStateError
            An array or image that the sequence uses is closed.
        """
        for resource in self.resources:
            if resource.is_closed:
                raise self._launcher.closed(resource)
        return self._command

    def uses(self) -> Sequence[Use]:
        """Return the spans that the operations read and write, for the check of order."""
        found: dict[Span, Use] = {}
        for uses in (*_uses(self._launcher.steps), *self._further):
            for use in uses.spans():
                span, _, writes = use
                if writes or span not in found:
                    found[span] = use
        return [*found.values()]


def _uses(steps: Sequence[RecordedStep]) -> Sequence[StepUses]:
    return [step.uses for step in steps if step.uses is not None]


def _resources(uses: Sequence[StepUses], known: Sequence[Resource[Any]] = ()) -> Sequence[Resource[Any]]:
    """Return the resources, each once, after those that are known."""
    found = {id(resource): resource for resource in known}
    found.update((id(resource), resource) for each in uses for resource in each.resources())
    return tuple(found.values())
