"""What queues know of recorded sequences and compute graphs: their operations, and their launches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from ..core.happens_before import Use
from ..core.spans import Span
from ..errors import ArgumentNotFoundError, Error, InvalidArgumentError
from ..hal.commands import Command, Recording, Replay, Variation
from ..memory.device_commands import Touched
from ..memory.resource import Resource, resource_of, span_of
from ..queue.open_device import OpenDevice
from .argument import Argument, filled, names_in, snapshot
from .loaded_module import LoadedModule

if TYPE_CHECKING:
    from .kernel_launcher import KernelLauncher

__all__ = ["KernelStep", "MakeTransfer", "SequenceLaunch", "SequenceLauncher", "Step", "TransferStep"]

MakeTransfer: TypeAlias = Callable[..., tuple[Command, Touched]]
"""A function of :mod:`aiotaichi.memory.device_commands`."""


class Step(ABC):
    """One operation. Its arguments do not change, except the places in them whose values each launch gives.

    Attributes
    ----------
    module
        The module of the kernel, if the operation is a launch.
    key
        Steps with equal keys are the same operation, as long as both live.
    names
        The names of the places, in order.
    change
        What differs between the launches; None if nothing does.
    command
        The command, if nothing differs.
    used
        What :meth:`resources` and :meth:`spans` take; None if that differs between the launches.
    """

    name: str
    module: LoadedModule | None = None
    key: object
    change: Variation | None = None
    command: Command
    used: Any = None

    def __init__(self, arguments: Sequence[Any]) -> None:
        self.values = values = [snapshot(value) for value in arguments]
        self.names = [name for value in values for name in names_in(value)]
        self.fill: Callable[[Mapping[str, Any]], Sequence[Any]] = partial(_fill, values)
        if len(values) > 1 and all(isinstance(value, Argument) for value in values):
            self.fill = itemgetter(*self.names)  # it runs no Python code, for the compute graphs

    @abstractmethod
    def make(self, given: Mapping[str, Any]) -> tuple[Command, Any]:
        """Return the command of a launch with these values, and what it uses. Raises as the queue's method."""

    @abstractmethod
    def resources(self, used: Any) -> Sequence[Resource[Any]]:
        """Return the memories and images."""

    @abstractmethod
    def spans(self, used: Any) -> Sequence[Use]:
        """Return the spans that the operation reads and writes, for the check of order."""


class KernelStep(Step):
    """The launch of a kernel. Arguments that are known already are checked."""

    def __init__(self, launcher: KernelLauncher, arguments: Sequence[Any]) -> None:
        super().__init__(arguments)
        values = self.values
        places = {i for i, value in enumerate(values) if names_in(value)}
        launcher.check(values, places)
        self.name, self.module, self.launcher = f"kernel {launcher.name}", launcher.module, launcher
        self.key = launcher, tuple([value if isinstance(value, Argument) else id(value) for value in values])
        if not places:
            self.command, self.used = launcher.prepare(values), values
        elif places <= launcher.number_positions:
            self.change, self.used = Variation.NUMBERS, values
        else:
            self.change = Variation.ARGUMENTS

    def filled(self, given: Mapping[str, Any]) -> KernelStep:
        """Return the launch with values in the places. A value may have places again."""
        return KernelStep(self.launcher, self.fill(given))

    def make(self, given: Mapping[str, Any]) -> tuple[Command, Any]:
        values = self.fill(given)
        return self.launcher.prepare(values), values

    def resources(self, used: Any) -> Sequence[Resource[Any]]:
        return self.launcher.resources(used)

    def spans(self, used: Any) -> Sequence[Use]:
        return self.launcher.uses(used)


class TransferStep(Step):
    """A fill, a copy or a transition. ``make`` returns its command, for a device and the arguments."""

    def __init__(self, name: str, open_device: OpenDevice, make: MakeTransfer, *arguments: Any) -> None:
        super().__init__(arguments)
        self.name, self.key = name, object()
        self._open_device = open_device
        self._make = make
        if self.names:
            self.change = Variation.COMMAND
        else:
            self.command, self.used = self.make({})

    def make(self, given: Mapping[str, Any]) -> tuple[Command, Any]:
        command, touched = self._make(self._open_device, *self.fill(given))
        for part, _ in touched:
            if resource_of(part).open_device is not self._open_device:
                raise InvalidArgumentError(f"{self.name}: {resource_of(part)!r} belongs to another runtime")
        return command, touched

    def resources(self, used: Touched) -> Sequence[Resource[Any]]:
        return [resource_of(part) for part, _ in used]

    def spans(self, used: Touched) -> Sequence[Use]:
        return [(span_of(part), resource_of(part), writes) for part, writes in used]


class SequenceLauncher:
    """Makes the launches of one sequence or compute graph, when all its operations are added.

    Attributes
    ----------
    modules
        The modules of the kernels, without repetitions.
    names
        The names of the arguments, as keys.
    steps
        The operations in order. Equal operations with places are one object.
    """

    __slots__ = (
        "_changing",
        "_numbers",
        "_recording",
        "_resources",
        "_same",
        "_spans",
        "modules",
        "name",
        "names",
        "steps",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.modules: list[LoadedModule] = []
        self.names: dict[str, None] = {}
        self.steps: list[Step] = []
        self._changing: list[Step] = []
        self._numbers: dict[object, int] = {}  # of the steps that change, by key
        self._recording = Recording(name, [], [])
        self._resources: dict[int, Resource[Any]] = {}  # by id, of the operations whose uses do not change
        self._same: SequenceLaunch | None = None  # what all launches have in common: the launch without arguments
        self._spans: Mapping[Span, Use] | None = None

    def add(self, step: Step) -> None:
        """Add the next operation. Nothing has been launched yet."""
        recording = self._recording
        if step.module is not None and step.module not in self.modules:
            self.modules.append(step.module)
        if step.change is None:
            recording.steps.append(step.command)
        else:
            self.names.update(dict.fromkeys(step.names))
            number = self._numbers.setdefault(step.key, len(self._changing))
            if number == len(self._changing):
                self._changing.append(step)
                recording.changes.append(step.change)
            recording.steps.append(number)
            step = self._changing[number]
        self.steps.append(step)
        if step.used is not None:  # now: of a thousand operations, it would take a turn of the first launch 2 ms
            self._resources.update([(id(each), each) for each in step.resources(step.used)])

    def launch(self, given: Mapping[str, Any]) -> SequenceLaunch:
        """Return the launch with these arguments. Raises as the queue's methods, and for wrong or missing names."""
        if given.keys() != self.names.keys():
            raise self._wrong_names(given)
        same = self._same
        if same is None:
            same = self._same = SequenceLaunch(self, Replay(self._recording, ()), [*self._resources.values()], ())
        for resource in same.resources:
            if resource.is_closed:
                raise self._closed(resource)
        if not given:
            return same
        commands: list[Command] = []
        further: list[tuple[Step, Any]] = []
        for step in self._changing:
            command, used = step.make(given)
            commands.append(command)
            if step.used is None:
                further.append((step, used))
        resources = same.resources
        if further:
            found = {id(each): each for each in resources}
            found.update([(id(each), each) for step, used in further for each in step.resources(used)])
            resources = [*found.values()]
        return SequenceLaunch(self, Replay(self._recording, commands), resources, further)

    def bound(self, given: Mapping[str, Any]) -> SequenceLaunch:
        """Return a launch to be enqueued again and again. It has a recording of its own, in which nothing changes."""
        launch = self.launch(given)
        recording = Recording(self.name, [*launch.command.commands], [])
        return SequenceLaunch(self, Replay(recording, ()), launch.resources, launch.further)

    def filled(self, given: Mapping[str, Any]) -> list[KernelStep]:
        """Return the launches of a compute graph, with these arguments."""
        if given.keys() != self.names.keys():
            raise self._wrong_names(given)
        made = {step: step.filled(given) for step in dict.fromkeys(self.steps) if isinstance(step, KernelStep)}
        return [made[step] for step in self.steps if isinstance(step, KernelStep)]

    def spans(self) -> Mapping[Span, Use]:
        """Return what the operations whose uses do not change read and write, by span."""
        if self._spans is None:
            self._spans = _spans([(step, step.used) for step in self._fixed()], {})
        return self._spans

    def _fixed(self) -> list[Step]:
        return [step for step in self.steps if step.used is not None]

    def _closed(self, resource: Resource[Any]) -> Error:
        """Return the error that says which operation uses a resource that is closed, or lost."""
        users = (step.name for step in self._fixed() if resource in step.resources(step.used))
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
    """One launch of a sequence or compute graph. ``resources``: the memories and images that it uses, each once."""

    __slots__ = ("_launcher", "command", "further", "modules", "name", "resources")

    def __init__(
        self,
        launcher: SequenceLauncher,
        command: Replay,
        resources: Sequence[Resource[Any]],
        further: Sequence[tuple[Step, Any]],
    ) -> None:
        self.name = launcher.name
        self.modules = launcher.modules
        self.command = command
        self.resources = resources
        self._launcher = launcher
        self.further = further  # the steps whose uses change, and what they use

    def uses(self) -> Sequence[Use]:
        """Return the spans that the operations read and write, for the check of order."""
        return [*_spans(self.further, self._launcher.spans()).values()]


def _fill(values: Sequence[Any], given: Mapping[str, Any]) -> Sequence[Any]:
    return [filled(value, given) for value in values]


def _spans(steps: Iterable[tuple[Step, Any]], known: Mapping[Span, Use]) -> Mapping[Span, Use]:
    """Return the uses by span, after those that are known. A write counts more than a read."""
    found = dict(known)
    for step, used in steps:
        for use in step.spans(used):
            span, _, writes = use
            if writes or span not in found:
                found[span] = use
    return found
