"""Recorded sequences: operations that queues run together, again and again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import anyio.lowlevel
import numpy.typing as npt

from ..core.no_copies import refuse_copies
from ..counted import counted
from ..errors import InvalidArgumentError, InvalidStateError, wrong_argument
from ..image_types import ImageLayout
from ..memory import device_commands, host_commands
from ..memory.image import Image, ImagePart
from ..memory.memory import Region
from ..queue.open_device import OpenDevice
from .argument import Argument, by_name, in_order, snapshot
from .compute_graph import ComputeGraph, graph_steps
from .kernel import BoundKernel, Kernel, launcher_of, prepare_again
from .kernel_function import KernelFunction, LoadedFunctions
from .sequence_launcher import KernelStep, MakeTransfer, SequenceLaunch, SequenceLauncher, Step, TransferStep

__all__ = ["RecordedSequence", "record", "sequence_launch"]

_RECORDING = "its block has not ended"


class RecordedSequence:
    """Operations that :meth:`Queue.launch` runs in order, as one operation. Made by :meth:`Runtime.record`.

    Within the block of :meth:`Runtime.record`, the methods record operations. They check their arguments as the
    methods of :class:`Queue` do, and enqueue nothing. After the block, they raise an InvalidStateError. An
    :class:`Argument` stands for a value that each launch of the sequence gives by name.

    Attributes
    ----------
    name
        The sequence's name in messages.

    Examples
    --------
    >>> async with rt.record() as sequence:
    ...     sequence.copy(x, at.Argument("source"))
    ...     sequence.launch(saxpy, at.Argument("a"), x, y)
    >>> sequence.arguments
    ('source', 'a')
    >>> await queue.launch(sequence, source=y, a=2.0)
    """

    __slots__ = ("__weakref__", "_calls", "_functions", "_launcher", "_obstacle", "_open_device", "name")

    __reduce_ex__ = refuse_copies("record the operations again, with rt.record")

    def __init__(self, open_device: OpenDevice, functions: LoadedFunctions, name: str) -> None:
        self.name = name
        self._open_device = open_device
        self._functions = functions
        self._calls: list[Callable[[OpenDevice], Sequence[Step]]] = []  # each makes steps of the newest code
        self._launcher = SequenceLauncher(f"sequence {name}")
        self._obstacle: str | None = _RECORDING  # why it cannot be launched

    @property
    def arguments(self) -> tuple[str, ...]:
        """The names of the arguments that a launch gives."""
        return tuple(self._launcher.names)

    def launch(self, kernel: Kernel | BoundKernel | KernelFunction, /, *arguments: Any, **named: Any) -> None:
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
        if isinstance(kernel, BoundKernel) and not arguments and not named:
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
        if named:
            arguments = in_order(kernel.spec, arguments, named)
        if kernel.spec.returns:
            raise InvalidArgumentError(
                f"kernel {kernel.name} returns a value, and a sequence has none: launch the kernel after the "
                "sequence, or have it write to an array"
            )
        self._add(partial(_kernel_steps, kernel, snapshot(arguments)))

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
        self._add(partial(graph_steps, graph, snapshot(by_name(arguments, named))))

    def fill(self, to: Region | Argument, value: Any) -> None:
        """Record a fill, as :meth:`Queue.fill`."""
        self._add_transfer("fill", device_commands.fill, to, value)

    def copy(self, to: Region | Argument, source: Region | Argument) -> None:
        """Record a copy on the device, as :meth:`Queue.copy`. Both arrays belong to the sequence's runtime."""
        self._add_transfer("copy", device_commands.copy, to, source)

    def copy_image(self, to: ImagePart | Argument, source: ImagePart | Argument) -> None:
        """Record a copy of texels, as :meth:`Queue.copy_image`."""
        self._add_transfer("copy_image", device_commands.copy_image, to, source)

    def transition_image(self, image: Image | Argument, layout: ImageLayout | str) -> None:
        """Record a transition, as :meth:`Queue.transition_image`."""
        self._add_transfer("transition_image", device_commands.transition_image, image, layout)

    def write(self, to: Region | ImagePart | Argument, data: npt.NDArray[Any] | Argument) -> None:
        """Record a copy from a host array, as :meth:`Queue.write` with ``borrow=True``.

        Nothing is copied now. Each launch copies the values that ``data`` has then. They must not change until the
        launch is done.

        Parameters
        ----------
        to
            As for :meth:`Queue.write`.
        data
            A C-contiguous array of the same dtype and of ``shape + element_shape``. The device reads a
            :meth:`Runtime.host_array` directly. The sequence keeps the array.

        Raises
        ------
        InvalidArgumentError
            As :meth:`Queue.write`; or ``data`` is not an array of NumPy's, or is leased from a pool.
        InvalidStateError
            The block has ended.

        Examples
        --------
        >>> pixels = rt.host_array((1080, 1920, 4), at.u8)
        >>> async with rt.record() as step:
        ...     step.write(image, pixels)
        ...     step.launch(blur, image)
        ...     step.read(image, pixels)
        """
        self._add_transfer("write", *_lent(host_commands.recorded_write, to, data))

    def read(self, source: Region | ImagePart | Argument, out: npt.NDArray[Any] | Argument) -> None:
        """Record a copy to a host array, as :meth:`Queue.read`. Each launch fills ``out``.

        If an operation that would have written the data has failed, the launch's event raises the error of that
        operation.

        Parameters
        ----------
        source
            As for :meth:`Queue.read`.
        out
            The array to fill: of NumPy's, writable, C-contiguous, and of the dtype and shape that the read of a queue
            would return. Its values are undefined until the launch is done. The sequence keeps the array.

        Raises
        ------
        InvalidArgumentError
            As :meth:`Queue.read`; or ``out`` is not an array of NumPy's, or is leased from a pool.
        InvalidStateError
            The block has ended.
        """
        self._add_transfer("read", *_lent(host_commands.recorded_read, source, out))

    # -- private ----------------------------------------------------------------------------------------------

    def _add_transfer(self, name: str, make: MakeTransfer, *values: Any) -> None:
        self._check_recording()
        given = snapshot(values)
        self._add(lambda open_device: [TransferStep(name, open_device, make, *given)])

    def _add(self, call: Callable[[OpenDevice], Sequence[Step]]) -> None:
        for step in call(self._open_device):  # all of a graph, or nothing
            self._launcher.add(step)
        self._calls.append(call)

    def _check_recording(self) -> None:
        if self._obstacle is not _RECORDING:
            raise InvalidStateError(f"{self!r}: a sequence records within the block of rt.record() only")
        self._open_device.check_open()

    def __repr__(self) -> str:
        takes = f", takes {', '.join(self.arguments)}" if self.arguments else ""
        state = {None: "", _RECORDING: ", recording"}.get(self._obstacle, ", failed")
        return f"<RecordedSequence {self.name!r} of {counted(len(self._calls), 'operation')}{takes}{state}>"


def _lent(make: MakeTransfer, part: Any, array: Any) -> tuple[Any, ...]:
    """Return the arguments of a transfer. An array of the host that is known is lent: it is not copied."""
    if isinstance(array, Argument):
        return make, part, array
    return lambda open_device, given: make(open_device, given, array), part


def _kernel_steps(kernel: Kernel, arguments: Sequence[Any], open_device: OpenDevice) -> list[Step]:
    launcher = launcher_of(kernel)
    launcher.module.check_usable(open_device)
    return [KernelStep(launcher, arguments)]


@asynccontextmanager
async def record(sequence: RecordedSequence) -> AsyncIterator[RecordedSequence]:
    """Return a block that records a new sequence. The sequence can be launched if the block ends without an error."""
    await anyio.lowlevel.checkpoint()
    try:
        yield sequence
    except BaseException:
        sequence._obstacle = "its block ended with an error"
        raise
    sequence._obstacle = None


def sequence_launch(
    sequence: RecordedSequence, open_device: OpenDevice, arguments: Mapping[str, Any]
) -> SequenceLaunch:
    """Return one launch of a sequence, for queues of ``open_device``."""
    if sequence._obstacle is not None:
        raise InvalidStateError(f"{sequence!r} cannot be launched: {sequence._obstacle}")
    if sequence._open_device is not open_device:
        if sequence._open_device.runtime is not open_device.runtime:
            raise InvalidArgumentError(f"{sequence!r} belongs to another runtime")
        _record_on(sequence, open_device)  # the lost device is open again
    elif any(module.is_replaced for module in sequence._launcher.modules):
        _record_on(sequence, open_device)
    return sequence._launcher.launch(arguments)


def _record_on(sequence: RecordedSequence, open_device: OpenDevice) -> None:
    """Record the operations again, with the newest code of their modules."""
    launcher = SequenceLauncher(f"sequence {sequence.name}")
    for call in sequence._calls:
        for step in call(open_device):
            launcher.add(step)
    sequence._launcher, sequence._open_device = launcher, open_device
