"""What operations read and write, and the failures that follow their data."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence
from time import perf_counter
from typing import Any, Final, Protocol, TypeAlias
from weakref import WeakKeyDictionary

from ..core.failed_data import FailedData, Step
from ..core.spans import Span
from ..forked_child import call_in_forked_child
from ..hal import ImageHal, ImageRegion, KernelHal, MemoryHal
from ..hal.commands import (
    Command,
    Copy,
    CopyImage,
    Download,
    DownloadImage,
    Fill,
    Launch,
    Replay,
    Upload,
    UploadImage,
)
from ..kept_errors import again
from .event_details import Failure, observe_data

__all__ = [
    "LaunchUses",
    "Trace",
    "compact",
    "failed_data",
    "launch_uses",
    "raise_failed",
    "share",
    "space_of",
    "steps_of",
    "unresolved",
]

Trace: TypeAlias = Command | tuple[KernelHal, tuple[Any, ...]]
"""What is left of an operation in flight: its command; or the kernel of a launch, with its arrays and images."""


class LaunchUses(Protocol):
    """What the launches of a kernel use."""

    @property
    def is_resolved(self) -> bool:
        """Whether it is known which arrays a launch only reads, and which it only writes."""
        ...

    def resolve(self) -> None:
        """*Blocking.* Find out how the code of the kernel uses its arrays."""
        ...

    def data(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """Return the arrays and images among the arguments."""
        ...

    def step(self, data: Sequence[Any]) -> Step:
        """Return the spans that a launch with these arrays and images reads and writes."""
        ...


launch_uses: Final[MutableMapping[KernelHal, LaunchUses]] = WeakKeyDictionary()
"""The uses of the kernels that runtimes have loaded."""

failed_data: Final[FailedData[Failure]] = FailedData()
"""The failed data of the process: runtimes copy from each other, and share memory."""

call_in_forked_child(failed_data.reset)

_originals: Final[MutableMapping[object, MemoryHal]] = WeakKeyDictionary()


def share(memory: MemoryHal, original: MemoryHal) -> None:
    """Record that ``memory`` has the same bytes as ``original``, which belongs to another runtime."""
    _originals[memory] = space_of(original)


def space_of(memory: Any) -> Any:
    """Return the object that stands for the bytes of a memory or an image."""
    return _originals.get(memory, memory)


def raise_failed(memory: MemoryHal, size: int) -> None:
    """Raise the error of a failed operation that would have written some of the first ``size`` bytes."""
    operation = failed_data.find(_bytes(memory, 0, size), perf_counter())
    if operation is not None:
        observe_data(operation)
        raise again(operation.error)


def compact(commands: Sequence[Trace]) -> Sequence[Trace]:
    """Return what the commands of a batch run. It holds no more objects than :meth:`.Batch.resources`.

    Equal launches share one trace: a batch often has many.
    """
    known: dict[Trace, Trace] = {}
    found: list[Trace] = []
    for command in commands:
        if type(command) is Launch and command.result is None:
            uses = launch_uses.get(command.kernel)
            trace = command.kernel, () if uses is None else uses.data(command.values)
            found.append(known.setdefault(trace, trace))
        else:
            found.append(command)
    return found


def unresolved(command: Trace) -> Iterator[LaunchUses]:
    """Yield the uses of the kernels of an operation that are not resolved."""
    match command:
        case Launch(kernel=kernel) | (KernelHal() as kernel, _):
            uses = launch_uses.get(kernel)
            if uses is not None and not uses.is_resolved:
                yield uses
        case Replay(commands=commands):
            for each in commands:
                yield from unresolved(each)


def steps_of(command: Trace) -> Sequence[Step]:
    """Return what an operation reads and writes, step by step."""
    return list(_steps(command))


def _steps(command: Trace) -> Iterator[Step]:
    match command:
        case Launch(kernel=kernel, values=values, result=result):
            if (uses := launch_uses.get(kernel)) is not None:
                reads, writes, states, _ = uses.step(uses.data(values))
                yield Step(reads, writes, states, hands_out=result is not None)
        case (KernelHal() as kernel, data):
            if (uses := launch_uses.get(kernel)) is not None:
                yield uses.step(data)
        case Replay(commands=commands):
            for each in commands:
                yield from _steps(each)
        case Upload(memory=memory, offset=offset, source=source):
            yield Step(writes=[_bytes(memory, offset, source.nbytes)])
        case Download(memory=memory, offset=offset, into=into):
            yield Step(reads=[_bytes(memory, offset, into.nbytes)], hands_out=True)
        case Fill(memory=memory, offset=offset, size=size):
            yield Step(writes=[_bytes(memory, offset, size)])
        case Copy(to=to, to_offset=to_offset, source=source, source_offset=source_offset, size=size):
            yield Step([_bytes(source, source_offset, size)], [_bytes(to, to_offset, size)])
        case UploadImage(image=image, region=region):
            yield Step(_kept(image, region), _layers(image, region))
        case DownloadImage(image=image, region=region):
            yield Step(_layers(image, region), hands_out=True)
        case CopyImage(to=to, to_region=to_region, source=source, source_region=source_region):
            yield Step([*_layers(source, source_region), *_kept(to, to_region)], _layers(to, to_region))


def _bytes(memory: MemoryHal, offset: int, size: int) -> Span:
    return Span(space_of(memory), offset, offset + size)


def _layers(image: ImageHal, region: ImageRegion) -> list[Span]:
    """Return the layers of a region. The unit of an image's spans is a layer of one level."""
    first = region.mip * image.request.layers + region.layer
    return [Span(image, first, first + region.layers)]


def _kept(image: ImageHal, region: ImageRegion) -> list[Span]:
    """Return the layers of which a write to ``region`` keeps some texels."""
    return [] if region.covers(image.request) else _layers(image, region)
