"""One operation of a recorded sequence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from ..core.happens_before import Use
from ..errors import InvalidArgumentError
from ..hal.commands import Change, Command
from ..memory.device_commands import Touched
from ..memory.resource import Resource, resource_of, span_of
from ..queue.open_device import OpenDevice
from .argument import Argument, filled, names_in, snapshot
from .loaded_module import LoadedModule

if TYPE_CHECKING:
    from .kernel_launcher import KernelLauncher

__all__ = ["MakeTransfer", "RecordedStep", "StepUses", "kernel_step", "transfer_step"]


class StepUses(Protocol):
    """What an operation uses."""

    def resources(self) -> Sequence[Resource[Any]]:
        """Return the memories and images."""
        ...

    def spans(self) -> Sequence[Use]:
        """Return the spans that the operation reads and writes, for the check of order."""
        ...


Make: TypeAlias = Callable[[Sequence[Any]], tuple[Command, StepUses]]
MakeTransfer: TypeAlias = Callable[..., tuple[Command, Touched]]
"""A function of :mod:`.device_commands`."""


@dataclass(frozen=True, slots=True, eq=False)
class RecordedStep:
    """One operation of a recorded sequence, and the places in it whose values each replay gives.

    Attributes
    ----------
    name
        The operation, in messages.
    module
        The module of the operation's kernel, if the operation is a launch.
    key
        Steps with equal keys are the same operation, as long as both live.
    values
        The arguments of the operation. They do not change.
    make
        A function that checks the arguments, with all places filled, and returns the command and what it uses.
    command
        The command; or, if it changes, what differs between the replays.
    uses
        What the operation uses, unless that changes.
    """

    name: str
    module: LoadedModule | None
    key: object
    values: Sequence[Any]
    make: Make
    command: Command | Change
    uses: StepUses | None

    @property
    def names(self) -> Sequence[str]:
        """The names of the places, in order."""
        return [name for value in self.values for name in names_in(value)]

    def filled(self, given: Mapping[str, Any]) -> tuple[Command, StepUses]:
        """Return the command and what it uses, with the given values in the places.

        Raises
        ------
        Error
            As the queue's method.
        """
        return self.make([filled(value, given) for value in self.values])


def kernel_step(launcher: KernelLauncher, arguments: Sequence[Any]) -> RecordedStep:
    """Return the launch of a kernel. Check the arguments that are known already."""
    values = [snapshot(value) for value in arguments]
    places = {i for i, value in enumerate(values) if names_in(value)}
    launcher.check(values, places)
    name, make = f"kernel {launcher.name}", partial(_launch, launcher)
    key = launcher, tuple([value if isinstance(value, Argument) else id(value) for value in values])
    if not places:
        return RecordedStep(name, launcher.module, key, values, make, *make(values))
    if places <= launcher.number_positions:
        uses = _LaunchUses(launcher, values)
        return RecordedStep(name, launcher.module, key, values, make, Change.NUMBERS, uses)
    return RecordedStep(name, launcher.module, key, values, make, Change.ARGUMENTS, None)


def transfer_step(name: str, open_device: OpenDevice, make: MakeTransfer, *arguments: Any) -> RecordedStep:
    """Return a fill, a copy or a transition. ``make`` returns its command, for a device and the arguments."""
    values = [snapshot(value) for value in arguments]
    make_transfer, key = partial(_transfer, name, open_device, make), object()
    if any(names_in(value) for value in values):
        return RecordedStep(name, None, key, values, make_transfer, Change.COMMAND, None)
    return RecordedStep(name, None, key, values, make_transfer, *make_transfer(values))


@dataclass(slots=True, eq=False)
class _LaunchUses:
    launcher: KernelLauncher
    values: Sequence[Any]

    def resources(self) -> Sequence[Resource[Any]]:
        return self.launcher.resources(self.values)

    def spans(self) -> Sequence[Use]:
        return self.launcher.uses(self.values)


@dataclass(slots=True, eq=False)
class _TransferUses:
    touched: Touched

    def resources(self) -> Sequence[Resource[Any]]:
        return [resource_of(part) for part, _ in self.touched]

    def spans(self) -> Sequence[Use]:
        return [(span_of(part), resource_of(part), writes) for part, writes in self.touched]


def _launch(launcher: KernelLauncher, values: Sequence[Any]) -> tuple[Command, StepUses]:
    return launcher.prepare(values), _LaunchUses(launcher, values)


def _transfer(
    name: str, open_device: OpenDevice, make: MakeTransfer, values: Sequence[Any]
) -> tuple[Command, StepUses]:
    command, touched = make(open_device, *values)
    for part, _ in touched:
        if resource_of(part).open_device is not open_device:
            raise InvalidArgumentError(f"{name}: {resource_of(part)!r} belongs to another runtime")
    return command, _TransferUses(touched)
