"""Recorded sequences: operations that queues run together, again and again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from enum import Enum
from typing import TYPE_CHECKING, Any, NoReturn

import anyio.lowlevel

from ..errors import InvalidArgumentError, InvalidStateError, wrong_argument
from ..image_types import ImageLayout
from . import device_commands
from .argument import Argument
from .compute_graph import ComputeGraph, dispatches_of
from .image import Image, ImagePart
from .kernel import BoundKernel, Kernel, launcher_of, prepare_again
from .kernel_function import KernelFunction
from .kernel_launcher import KernelLauncher
from .loaded_functions import LoadedFunctions
from .memory import Region
from .open_device import OpenDevice
from .recorded_step import MakeTransfer, kernel_step, transfer_step
from .sequence_launch import SequenceLaunch, SequenceLauncher

__all__ = ["RecordedSequence", "record", "sequence_launch"]


class State(Enum):
    """What a sequence is for."""

    RECORDING = "its block has not ended"
    RECORDED = "it is recorded"
    FAILED = "its block ended with an error"


class RecordedSequence:
    """Operations that :meth:`Queue.launch` runs in order, as one operation. Made by :meth:`Runtime.record`.

    Within the block of :meth:`Runtime.record`, the methods record operations. They check their arguments as the
    methods of :class:`Queue` do, and enqueue nothing. An :class:`Argument` stands for a value that each launch of the
    sequence gives by name.

    Attributes
    ----------
    name
        The sequence's name in messages.
    """

    __slots__ = ("__weakref__", "_functions", "_launcher", "_open_device", "_state", "name")

    def __init__(self, open_device: OpenDevice, functions: LoadedFunctions, name: str) -> None:
        self.name = name
        self._open_device = open_device
        self._functions = functions
        self._launcher = SequenceLauncher(f"sequence {name}")
        self._state = State.RECORDING

    @property
    def arguments(self) -> tuple[str, ...]:
        """The names of the arguments that a launch gives."""
        return tuple(self._launcher.names)

    def launch(self, kernel: Kernel | BoundKernel | KernelFunction, /, *arguments: Any) -> None:
        """Record the launch of a kernel, as :meth:`Queue.launch`.

        Raises
        ------
        InvalidArgumentError
            The kernel returns a value: a sequence has none.
        Error
            As :meth:`Queue.launch`, for the arguments that are known already.
        InvalidStateError
            The block has ended.
        """
        self._check_recording()
        if isinstance(kernel, BoundKernel) and not arguments:
            _, arguments, _ = prepare_again(kernel)
            kernel = kernel.kernel
        elif isinstance(kernel, KernelFunction):
            kernel = self._functions.kernel(kernel)
        if not isinstance(kernel, Kernel):
            hint = ": launch it on its own" if isinstance(kernel, RecordedSequence) else ""
            raise wrong_argument(
                kernel,
                "a sequence records a kernel and its arguments, or a bound kernel alone, not "
                f"{type(kernel).__name__}{hint}",
            )
        if kernel.spec.returns:
            raise InvalidArgumentError(
                f"kernel {kernel.name} returns a value, and a sequence has none: launch the kernel after the "
                "sequence, or have it write to an array"
            )
        self._add_launch(launcher_of(kernel), arguments)

    def launch_graph(self, graph: ComputeGraph, arguments: Mapping[str, Any] | None = None, /, **named: Any) -> None:
        """Record the launches of a compute graph, as :meth:`Queue.launch_graph`.

        Raises
        ------
        Error
            As :meth:`Queue.launch_graph`, for the arguments that are known already.
        InvalidStateError
            The block has ended.
        """
        self._check_recording()
        if not isinstance(graph, ComputeGraph):
            raise wrong_argument(graph, f"a sequence records a compute graph, not {type(graph).__name__}")
        for launcher, values in dispatches_of(graph, arguments, named):
            self._add_launch(launcher, values)

    def fill(self, to: Region | Argument, value: Any) -> None:
        """Record a fill, as :meth:`Queue.fill`."""
        self._add("fill", device_commands.fill, to, value)

    def copy(self, to: Region | Argument, source: Region | Argument) -> None:
        """Record a copy on the device, as :meth:`Queue.copy`. Both arrays belong to the sequence's runtime."""
        self._add("copy", device_commands.copy, to, source)

    def copy_image(self, to: ImagePart | Argument, source: ImagePart | Argument) -> None:
        """Record a copy of texels, as :meth:`Queue.copy_image`."""
        self._add("copy_image", device_commands.copy_image, to, source)

    def transition_image(self, image: Image | Argument, layout: ImageLayout | str) -> None:
        """Record a transition, as :meth:`Queue.transition_image`."""
        self._add("transition_image", device_commands.transition_image, image, layout)

    # -- private ----------------------------------------------------------------------------------------------

    def _add(self, name: str, make: MakeTransfer, *values: Any) -> None:
        self._check_recording()
        self._launcher.add(transfer_step(name, self._open_device, make, *values))

    def _add_launch(self, launcher: KernelLauncher, values: Sequence[Any]) -> None:
        launcher.module.check_usable(self._open_device)
        self._launcher.add(kernel_step(launcher, values))

    def _check_recording(self) -> None:
        if self._state is not State.RECORDING:
            raise InvalidStateError(f"{self!r}: a sequence records within the block of rt.record() only")
        self._open_device.check_open()

    def __reduce__(self) -> NoReturn:
        # pickle expects a TypeError.
        raise TypeError(f"{self!r} belongs to its runtime, and cannot be pickled: record the operations again")

    if not TYPE_CHECKING:  # type checkers name the missing attribute themselves

        def __getattr__(self, name: str) -> NoReturn:
            message = f"a sequence has no attribute {name!r}"
            if name in ("write", "read"):
                message = f"a sequence uses no memory of the host: call queue.{name} before or after the launch"
            raise AttributeError(message, name=name, obj=self)

    def __repr__(self) -> str:
        return f"<RecordedSequence {self.name!r}>"


@asynccontextmanager
async def record(sequence: RecordedSequence) -> AsyncIterator[RecordedSequence]:
    """Return a block that records a new sequence. The sequence can be launched if the block ends without an error."""
    await anyio.lowlevel.checkpoint()
    try:
        yield sequence
    except BaseException:
        sequence._state = State.FAILED
        raise
    sequence._state = State.RECORDED


def sequence_launch(
    sequence: RecordedSequence, open_device: OpenDevice, arguments: Mapping[str, Any]
) -> SequenceLaunch:
    """Return one launch of a sequence, for queues of ``open_device``."""
    if sequence._state is not State.RECORDED:
        raise InvalidStateError(f"{sequence!r} cannot be launched: {sequence._state.value}")
    if sequence._open_device is not open_device:
        raise InvalidArgumentError(f"{sequence!r} belongs to another runtime")
    return sequence._launcher.launch(arguments)
