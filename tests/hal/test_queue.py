"""The queue that all backends share, on a native queue of Python."""

from __future__ import annotations

import ctypes
import gc
import struct
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from aiotaichi.core.sizes import MOST_CARRIED
from aiotaichi.errors import DeviceLostError, Error, InvalidStateError, KernelError, NotSupportedError
from aiotaichi.hal import HostMemoryHal, KernelHal, MemoryHal, QueueHal
from aiotaichi.hal.batch_queue import BatchInFlight, BatchQueue, NativeQueue, QueueSet
from aiotaichi.hal.commands import (
    Batch,
    Command,
    Copy,
    Download,
    Fill,
    Launch,
    Mark,
    Recording,
    Replay,
    Upload,
    Variation,
    WaitTicket,
)
from aiotaichi.hal.encoder import BatchEncoder, Recorded

_BATCHES = 40


class Native(NativeQueue):
    """Completes tickets when the test says so; ``submitted`` holds what each call got."""

    is_hardware = True
    batch_limit = 4
    address = 7

    def __init__(self) -> None:
        self.ticket = 0
        self.error: Error | None = None
        self.failed: list[tuple[int, Error]] = []
        self.submitted: list[tuple[bytes, int, int, int]] = []
        self.revoked: list[tuple[bytes, int, int]] = []
        self.calls: list[str] = []
        self.is_idle = True

    def submit(self, batch: BatchInFlight) -> None:
        self.submitted.append((batch.data, batch.last_ticket, batch.tickets, batch.stamps_address))

    def revoke(self, batch: BatchInFlight, place: int) -> bool:
        self.revoked.append((batch.data, batch.last_ticket, place))
        return True

    def read_completed(self) -> int:
        if self.error is not None:
            raise self.error
        return self.ticket

    def count_failures(self) -> int:
        return len(self.failed)

    def take_failure(self) -> tuple[int, Error]:
        return self.failed.pop(0)

    def arm(self, ticket: int) -> int:
        assert "close" not in self.calls
        return self.ticket >= ticket

    def seconds(self, stamp: float) -> float:
        return stamp / 10

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | None:
        return WaitTicket(other, ticket)

    def abandon(self) -> None:
        self.calls.append("abandon")

    def finish(self, timeout: float) -> bool:
        self.calls.append("finish")
        return self.is_idle

    def close(self) -> None:
        self.calls.append("close")


class Host(HostMemoryHal):
    is_direct = True

    def __init__(self, size: int) -> None:
        self.bytes = np.zeros(size, np.uint8)
        self.address = self.bytes.ctypes.data

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return dict(self.bytes.__array_interface__)


class Encoder(BatchEncoder):
    """Commands as text: one word each."""

    def __init__(self) -> None:
        super().__init__({})

    def head(self, kernel: Any, completes: int, result: int) -> bytes:
        self.runtimes.setdefault(kernel.module, object())
        return b"launch%d " % completes

    def upload(self, memory: MemoryHal, offset: int, source: int, size: int, completes: int) -> bytes:
        return b"upload%d:%d " % (completes, size)

    def download(self, into: int, memory: MemoryHal, offset: int, size: int) -> bytes:
        return b"download:%d " % size

    def upload_from(self, host: HostMemoryHal, host_offset: int, memory: MemoryHal, offset: int, size: int) -> bytes:
        return b"upload_from:%d " % size

    def download_into(
        self, host: HostMemoryHal, host_offset: int, memory: MemoryHal, offset: int, size: int
    ) -> bytes:
        return b"download_into:%d:%d " % (host_offset, size)

    def copy(self, command: Copy, parts: list[bytes]) -> None:
        parts.append(b"copy ")

    def copy_within(self, memory: MemoryHal, to: int, source: int, size: int) -> bytes:
        return b"copy:%d:%d " % (to, size)

    def fill(self, command: Fill) -> bytes | None:
        return b"fill " if len(command.pattern) == 1 else None

    def mark(self, completes: int) -> bytes:
        return b"mark%d " % completes

    def wait_ticket(self, other: QueueHal, ticket: int) -> bytes:
        return b"wait:%d " % ticket


class Kernel(KernelHal):
    def __init__(self, module: object) -> None:
        self.module = module


def make(timing: bool = False) -> tuple[Native, BatchQueue]:
    native = Native()
    return native, BatchQueue(native, Encoder(), timing)


def test_batches_are_numbered_and_counted() -> None:
    native, queue = make()
    queue.submit(Batch([Mark(), Mark()], 2))
    queue.submit(Batch([WaitTicket(queue, 1), Mark()], 3))
    assert native.submitted == [(b"mark1 mark1 ", 2, 2, 0), (b"wait:1 mark1 ", 3, 1, 0)]
    native.ticket = 2
    assert queue.completed() == 2


def test_a_batch_waits_for_new_memory() -> None:
    class Word:
        """What native code reads until the batch has completed."""

    native, word = Native(), Word()
    is_kept = weakref.ref(word)
    waits: list[tuple[bytes, object]] = [(b"", None), (b"initial ", word)]
    native.initial_wait = waits.pop
    queue = BatchQueue(native, Encoder(), timing=False)
    queue.submit(Batch([Mark(), Mark()], 2))
    queue.submit(Batch([Mark()], 3))
    assert [data for data, *_ in native.submitted] == [b"initial mark1 mark1 ", b"mark1 "]
    del word
    for native.ticket in (0, 1):
        queue.completed()
        assert is_kept()
    native.ticket = 2
    queue.completed()
    assert is_kept() is None


def test_a_batch_whose_times_nobody_has_taken_keeps_nothing_else() -> None:
    native, queue = make()
    queue.record_times(True)
    memory = MemoryHal()
    is_kept = weakref.ref(memory)
    queue.submit(Batch([Fill(memory, 0, 8, b"a")], 1))
    del memory
    assert is_kept()
    native.ticket = 1
    queue.completed()
    gc.collect()
    assert is_kept() is None
    assert [last for last, _ in queue.take_times()] == [1]


def test_native_code_gets_host_memory_that_the_device_reaches_and_any_other() -> None:
    native, queue = make()
    host, into, source = Host(100), memoryview(bytearray(40)), memoryview(bytes(60))
    queue.submit(Batch([Upload(MemoryHal(), 0, source, host), Download(into, MemoryHal(), 0, host, 60)], 2))
    assert native.submitted[0][0] == b"upload_from:60 download_into:60:40 "
    host.is_direct = False
    queue.submit(Batch([Upload(MemoryHal(), 0, source, host), Download(into, MemoryHal(), 0, host, 60)], 4))
    queue.submit(Batch([Upload(MemoryHal(), 0, source), Download(into, MemoryHal(), 0)], 6))
    assert [data for data, *_ in native.submitted[1:]] == [b"upload1:60 download:40 "] * 2


def test_a_fill_that_the_device_lacks_doubles() -> None:
    native, queue = make()
    size = 3 * (MOST_CARRIED // 3) * 3 + 3
    queue.submit(Batch([Fill(MemoryHal(), 0, 8, b"a"), Fill(MemoryHal(), 0, size, b"abc")], 2))
    first = MOST_CARRIED // 3 * 3
    words = native.submitted[0][0].decode().split()
    assert words == ["fill", f"upload0:{first}", f"copy:{first}:{first}", f"copy:{2 * first}:{first + 3}", "mark1"]


def test_a_replay_completes_one_ticket() -> None:
    native, queue = make()
    launch, other = Launch(Kernel("module"), b"arguments ", ()), Launch(Kernel("module"), b"others ", ())
    recording = Recording("graph", [0, 1, 0], [Variation.ARGUMENTS, Variation.ARGUMENTS])
    queue.submit(Batch([Replay(recording, [launch, other]), launch], 2))
    replayed = b"launch0 arguments launch0 others launch0 arguments mark1 "
    assert native.submitted[0][0] == replayed + b"launch1 arguments "


def test_a_recording_in_which_nothing_changes_is_encoded_once_for_each_queue() -> None:
    launch = Launch(Kernel("module"), b"arguments ", ())
    recording = Recording("graph", [launch, launch], [])
    for _ in range(2):
        native, queue = make()
        for ticket in (1, 2, 3):
            queue.submit(Batch([Replay(recording, ())], ticket))
            launch.arguments = b"changed "  # it does not change in use: here it shows what is encoded again
        assert {data for data, *_ in native.submitted} == {b"launch0 arguments " * 2 + b"mark1 "}
        launch.arguments = b"arguments "


class RecordingEncoder(BatchEncoder):
    """Commands of 8 bytes and a name of 8 bytes. ``recordings`` has the names of what was recorded."""

    def __init__(self) -> None:
        super().__init__({Copy: self._append_copy})
        self.recordings: list[tuple[str, list[int]]] = []

    @staticmethod
    def command(name: str, completes: int = 1) -> bytes:
        return struct.pack("=HHI8s", 1, completes, 16, name.encode())

    def head(self, kernel: Any, completes: int, result: int) -> bytes:
        return struct.pack("=HHI", 1, completes, 16)

    def mark(self, completes: int) -> bytes:
        return self.command("mark", completes)

    def fill(self, command: Fill) -> bytes:
        self.kept.append("kept")
        return self.command("fill") + self.command(command.pattern.decode())

    def copy(self, command: Copy, parts: list[bytes]) -> None:
        raise NotImplementedError

    upload = download = wait_ticket = copy  # type: ignore[assignment]

    def _append_copy(self, command: Copy, parts: list[bytes]) -> None:
        parts.append(self.command("copy"))

    def may_record(self, command: Command, data: bytes, change: Variation | None) -> bool:
        return not isinstance(command, Copy) and change in (None, Variation.NUMBERS)

    def record(self, data: bytes, changing: Sequence[int], commands: Sequence[Command]) -> Recorded | None:
        if len(commands) < 2:
            return None
        self.recordings.append((names(data), list(changing)))
        return Text(len(self.recordings))


class Text(Recorded):
    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, launches: bytes) -> bytes:
        return RecordingEncoder.command(f"run{self.number}", 0) + launches


def names(data: bytes) -> str:
    """Return the names of the commands; those that complete a ticket have a full stop."""
    commands = struct.iter_unpack("=HHI8s", data)
    return " ".join(name.rstrip(b"\0").decode() + "." * completes for _, completes, _, name in commands)


def test_a_recording_is_prepared_once_for_each_queue() -> None:
    kernel, memory = Kernel("module"), MemoryHal()
    fixed, fill, copy = Launch(kernel, b"fixed\0\0\0", ()), Fill(memory, 0, 4, b"four"), Copy(memory, 0, memory, 9, 4)
    steps: list[Command | int] = [fixed, 0, fill, copy, fixed, 1, 2, fixed, 0]
    recording = Recording("sequence", steps, [Variation.NUMBERS, Variation.ARGUMENTS, Variation.COMMAND])

    def replay(name: str) -> Replay:
        launches = [Launch(kernel, f"{name}{number}".encode().ljust(8, b"\0"), ()) for number in range(2)]
        return Replay(recording, [*launches, Fill(memory, 0, 1, name.encode())])

    assert [type(each) for each in replay("a").commands] == [
        *(Launch, Launch, Fill, Copy, Launch, Launch, Fill, Launch, Launch)
    ]
    for _ in range(2):
        native, encoder = Native(), RecordingEncoder()
        queue = BatchQueue(native, encoder, timing=False)
        queue.submit(Batch([replay("a"), Mark()], 2))
        queue.submit(Batch([replay("b")], 3))
        assert encoder.recordings == [("fixed a0 fill four", [16]), ("fixed a0", [16])]
        ran = "run1 {0}0 copy fixed {0}1 fill {0} run2 {0}0 mark."
        assert [names(data) for data, *_ in native.submitted] == [f"{ran.format('a')} mark.", ran.format("b")]
    assert len(recording.kept) <= 2


def test_a_recording_is_dropped_with_its_queue() -> None:
    recording = Recording("sequence", [Launch(Kernel("module"), b"fixed\0\0\0", ())], [])
    encoder = RecordingEncoder()
    queue = BatchQueue(Native(), encoder, timing=False)
    queue.submit(Batch([Replay(recording, ())], 1))
    assert len(recording.kept) == 1
    del queue, encoder
    gc.collect()
    assert len(recording.kept) == 0


def test_a_held_batch_is_encoded_at_once() -> None:
    native, queue = make()
    held = queue.hold(Batch([Mark(), Mark()], 2))
    later = queue.hold(Batch([Copy(MemoryHal(), 0, MemoryHal(), 0, 4)], 3))
    assert not native.submitted
    held.submit()
    later.submit()
    assert native.submitted == [(b"mark1 mark1 ", 2, 2, 0), (b"copy ", 3, 1, 0)]


def test_a_ticket_in_flight_is_revoked_by_its_place() -> None:
    native, queue = make()
    queue.submit(Batch([Mark(), Mark(), WaitTicket(queue, 1), Mark()], 3))
    queue.submit(Batch([Mark(), Copy(MemoryHal(), 0, MemoryHal(), 0, 4)], 5))
    assert [queue.revoke(ticket) for ticket in range(1, 7)] == [True] * 5 + [False]
    first, second = (data for data, *_ in native.submitted)
    assert native.revoked == [(first, 3, 0), (first, 3, 1), (first, 3, 2), (second, 5, 0), (second, 5, 1)]
    native.ticket = 3
    assert queue.completed() == 3
    native.revoked.clear()
    assert not queue.revoke(3)
    assert queue.revoke(4)
    queue.abandon()
    assert not queue.revoke(5)
    assert native.revoked == [(second, 5, 0)]


class Packed(Encoder):
    """Commands with heads, as native code has them."""

    mark_opcode = 9
    waits = (7, 8)


def test_encoded_commands_are_revoked() -> None:
    def command(opcode: int, completes: int, words: int = 1) -> bytes:
        return struct.pack("=HHI", opcode, completes, 8 * words) + bytes(8 * words - 8)

    data = [command(7, 0), command(1, 1, 3), command(8, 0), command(2, 0, 2), command(3, 1), command(4, 1)]
    expected = {
        0: [data[0], command(9, 1, 3), *data[2:]],
        1: [*data[:3], command(9, 0, 2), command(9, 1), data[5]],
        2: [*data[:5], command(9, 1)],
    }
    for place, commands in expected.items():
        assert Packed.revoke(b"".join(data), place) == b"".join(commands)


def test_time_stamps_are_found_by_ticket() -> None:
    native, queue = make(timing=True)
    queue.hold(Batch([Mark(), WaitTicket(queue, 1), Mark()], 2)).submit()
    queue.submit(Batch([Mark()], 3))
    for _, last, tickets, stamps in native.submitted:
        stamps_of = (10 * ticket + moment for ticket in range(last - tickets + 1, last + 1) for moment in (-5, 0))
        values = struct.pack(f"{2 * tickets}Q", *stamps_of)
        ctypes.memmove(stamps, values, len(values))
    native.ticket = 3
    assert queue.completed() == 3
    assert [queue.interval(ticket) for ticket in (1, 2, 3)] == [(0.5, 1.0), (1.5, 2.0), (2.5, 3.0)]


def test_an_interval_begins_after_the_one_before_it() -> None:
    """A begin of 0 is no time, and some devices stamp a begin while the ticket before it still runs."""
    native, queue = make(timing=True)
    queue.submit(Batch([Mark(), Mark()], 2))
    queue.submit(Batch([Mark()], 3))
    addresses = [stamps for *_, stamps in native.submitted]
    for stamps, values in zip(addresses, [(10, 20, 0, 30), (25, 40)], strict=True):
        ctypes.memmove(stamps, struct.pack(f"{len(values)}Q", *values), 8 * len(values))
    native.ticket = 3
    assert queue.completed() == 3
    assert [queue.interval(ticket) for ticket in (1, 2, 3)] == [(1.0, 2.0), (2.0, 3.0), (3.0, 4.0)]


def test_times_of_recorded_batches_are_taken_once_they_are_counted() -> None:
    native, queue = make()
    queue.submit(Batch([Mark()], 1))
    queue.record_times(True)
    held = queue.hold(Batch([Mark(), Mark()], 3))
    held.submit()
    queue.submit(Batch([Mark()], 4))
    queue.record_times(False)
    queue.submit(Batch([Mark()], 5))
    addresses = [stamps for *_, stamps in native.submitted]
    assert [bool(each) for each in addresses] == [False, True, True, False]
    for stamps, values in ((addresses[1], (1, 2, 0, 3)), (addresses[2], (4, 5))):
        ctypes.memmove(stamps, struct.pack(f"{len(values)}Q", *values), 8 * len(values))
    assert not queue.take_times()
    native.ticket = 3
    assert not queue.take_times(), "nobody has counted the batch"
    queue.completed()
    assert [(last, list(stamps)) for last, stamps in queue.take_times()] == [(3, [1, 2, 0, 3])]
    assert not queue.take_times()
    native.ticket = 5
    assert queue.close(1.0)
    assert [(last, list(stamps)) for last, stamps in queue.take_times()] == [(4, [4, 5])]
    assert queue.seconds(5) == 0.5


def test_a_queue_without_a_clock_records_nothing() -> None:
    native, queue = make()
    native.has_clock = False
    queue.record_times(False)
    with pytest.raises(NotSupportedError, match="no clock"):
        queue.record_times(True)


def test_an_untimed_queue_has_no_time_stamps() -> None:
    with pytest.raises(InvalidStateError, match="timing=True"):
        make()[1].interval(1)


def test_failures_are_told_of_once() -> None:
    native, queue = make()
    queue.submit(Batch([Mark(), Mark()], 2))
    error = KernelError("no")
    native.ticket, native.failed = 2, [(1, error)]
    assert queue.completed() == 2
    assert queue.failures() == [(1, error)]
    assert queue.failures() == []


def _abandon(queue: BatchQueue) -> None:
    queue.abandon()


def _close(queue: BatchQueue) -> None:
    assert queue.close(1.0)


@pytest.mark.parametrize("end", [_abandon, _close])
def test_the_counter_stays(end: Callable[[BatchQueue], None]) -> None:
    native, queue = make()
    queue.submit(Batch([Mark(), Mark()], 2))
    native.ticket = 1
    assert queue.completed() == 1
    end(queue)
    native.ticket = 2
    assert queue.completed() == 1
    with pytest.raises(InvalidStateError, match="closed"):
        queue.submit(Batch([Mark()], 3))


def test_the_counter_stays_when_the_device_is_lost() -> None:
    native, queue = make()
    queue.submit(Batch([Mark(), Mark()], 2))
    native.ticket = 1
    assert queue.completed() == 1
    native.error = DeviceLostError("lost")
    with pytest.raises(DeviceLostError):
        queue.completed()
    assert queue.close(1.0)
    assert queue.completed() == 1


def test_closing_a_queue_counts_its_last_tickets() -> None:
    native, queue = make()
    queue.submit(Batch([Mark()], 1))
    native.ticket = 1
    assert queue.close(1.0)
    assert queue.completed() == 1


def test_closing_a_queue_counts_what_the_driver_could_not_tell_before() -> None:
    class Standing(Native):
        told = 0

        def read_completed(self) -> int:
            return self.told

        @contextmanager
        def settled(self) -> Iterator[None]:
            self.told = self.ticket
            yield

    native = Standing()
    queue = BatchQueue(native, Encoder(), timing=False)
    queue.submit(Batch([Mark()], 1))
    native.ticket = 1
    assert queue.completed() == 0
    assert queue.close(1.0)
    assert queue.completed() == 1


def test_closing_may_take_several_calls() -> None:
    native, queue = make()
    native.is_idle = False
    assert not queue.close(0.0)
    assert not queue.is_closed
    native.is_idle = True
    assert queue.close(0.0)
    assert queue.close(0.0)
    assert queue.is_closed
    assert native.calls == ["finish", "finish", "close"]


def test_a_closed_queue_is_not_armed() -> None:
    _, queue = make()
    assert not queue.arm(1)
    assert queue.close(1.0)
    assert queue.arm(1)


def test_a_device_that_does_not_spin(monkeypatch: pytest.MonkeyPatch) -> None:
    native, queue = make()
    assert not queue.spin(1, 100)
    asked = []

    def spin(ticket: int, microseconds: int) -> bool:
        asked.append((ticket, microseconds))
        return True

    monkeypatch.setattr(native, "spin", spin)
    assert queue.spin(1, 100)
    queue.abandon()
    assert not queue.spin(1, 100)
    assert asked == [(1, 100)]


def test_many_batches_complete_together() -> None:
    native, queue = make()
    for i in range(_BATCHES):
        queue.submit(Batch([Mark()], i + 1))
    native.ticket = _BATCHES
    assert queue.completed() == _BATCHES


def test_a_module_is_dropped_after_the_running_batch() -> None:
    native, queue = make()
    queues = QueueSet()
    assert queues.create(lambda number: queue) is queue

    class Module:
        alive = True

        def __del__(self) -> None:
            Module.alive = False

    module = Module()
    queue.submit(Batch([Launch(Kernel(module), b"", ())], 1))
    queues.forget(module)
    del module
    assert Module.alive
    native.ticket = 1
    assert queue.completed() == 1
    assert not Module.alive
