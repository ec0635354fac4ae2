"""What native code notes for a trace: rows of bytes, as Python's struct and NumPy read them."""

from __future__ import annotations

import gc
import struct
import sys
import threading
import weakref
from functools import partial
from itertools import count
from types import FrameType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from aiotaichi.core.trace_ring import AWAIT_ITEMS, BATCH_ITEMS, DESCRIPTION_BITS, OPERATION, OPERATION_TYPE
from aiotaichi.hal.commands import Launch, Mark, Upload
from aiotaichi.queue.descriptions import describe, descriptions, kinds
from aiotaichi.queue.native import PLACE, Notes, load_notes


@pytest.fixture(scope="module")
def notes() -> Notes:
    return load_notes()


class Task:
    pass


class Loop:
    """Stands in for LoopTracer and QueueTracer."""

    def __init__(self, notes: Notes) -> None:
        self.rows, self.place = bytearray(), bytearray(PLACE)
        self.task: Any = Task()
        self.tasks: dict[int, int] = {}
        self.codes: dict[int, int] = {}
        self.rooms: dict[int, object] = {}
        self.entered: list[str] = []
        self.clock = partial(next, count(1.0))
        self._notes = notes
        self.note = notes.of_operations(
            (
                self.rows,
                self.place,
                self.clock,
                sys._getframe,
                Launch,
                "description",
                kinds,
                describe,
                self.tasks,
                lambda: self.task,
                self.codes,
                self.rooms,
                self.enter,
            )
        )

    def enter(self, frame: FrameType) -> None:
        self.entered.append(frame.f_code.co_name)
        task = self.tasks.setdefault(id(self.task), len(self.tasks) + 1)
        self._notes.enter(
            self.place, frame, frame, task, self.codes.setdefault(id(frame.f_code), len(self.codes) + 1)
        )

    def launch(self, command: Any) -> None:
        self.enqueue(command)

    def write(self, command: Any) -> None:
        self._enqueue(command)

    def _enqueue(self, command: Any) -> None:
        self.enqueue(command)

    def enqueue(self, command: Any) -> None:
        self.note(command)


def launch_of(shape: Any) -> Launch:
    kernel: Any = SimpleNamespace(name="blur")
    return Launch(kernel, b"", (np.zeros(shape),))


def lines(loop: Loop, code: Any) -> list[int]:
    """Return the lines of the rows, which are all in ``code``."""
    places = [(begin, end, line) for begin, end, line in code.co_lines()]
    offsets = np.frombuffer(loop.rows, OPERATION_TYPE)["offset"].tolist()
    return [next(line for begin, end, line in places if begin <= offset < end) for offset in offsets]


def test_an_operation_is_a_row_with_its_line(notes: Notes) -> None:
    loop, launch = Loop(notes), launch_of((2, 3))
    first = sys._getframe().f_lineno + 1
    loop.launch(launch)
    loop.write(Upload(None, 0, memoryview(bytes(100))))  # type: ignore[arg-type]
    loop.write(Mark())
    loop.launch(launch)
    rows = np.frombuffer(loop.rows, OPERATION_TYPE)
    assert len(loop.rows) == 4 * OPERATION.size
    assert lines(loop, sys._getframe().f_code) == [first, first + 1, first + 2, first + 3]
    names = [descriptions()[number] for number in (rows["description"] % (1 << DESCRIPTION_BITS)).tolist()]
    assert names == [("kernel blur", "(2, 3)"), ("write", ""), ("record_event", ""), ("kernel blur", "(2, 3)")]
    assert (rows["description"] >> DESCRIPTION_BITS).tolist() == [0, 100, 0, 0]
    assert rows["enqueued"].tolist() == [1, 2, 3, 4]
    assert set(rows["task"].tolist()) == set(rows["code"].tolist()) == {1}
    assert loop.entered == ["test_an_operation_is_a_row_with_its_line"]


def test_another_frame_is_entered_without_python_if_it_is_known(notes: Notes) -> None:
    loop, mark = Loop(notes), Mark()

    def one() -> None:
        loop.write(mark)

    def other() -> None:
        loop.write(mark)

    for function in (one, other, one, other):
        function()
    assert loop.entered == ["one", "other"]
    loop.task = Task()
    one()
    assert loop.entered == ["one", "other", "one"]  # another task
    loop.rooms[1] = object()
    other()
    assert loop.entered == ["one", "other", "one", "other"]  # some task has waited for room
    rows = np.frombuffer(loop.rows, OPERATION_TYPE)
    assert rows["code"].tolist() == [1, 2, 1, 2, 1, 2]
    assert rows["task"].tolist() == [1, 1, 1, 1, 2, 2]


@pytest.mark.slow
def test_a_place_keeps_its_frame_until_it_is_left(notes: Notes) -> None:
    loop = Loop(notes)

    def enqueue() -> weakref.ref[Task]:
        kept = Task()
        loop.write(Mark())
        return weakref.ref(kept)

    kept = enqueue()
    gc.collect()
    assert kept() is not None
    batches = bytearray()
    notes.of_batches((batches, loop.clock, loop.place))(7, 0.25, 0.5)
    assert kept() is None
    assert loop.place == bytes(PLACE)
    assert struct.unpack("4d", batches) == (7, 0.25, 0.5, 2.0)
    assert len(batches) == 8 * BATCH_ITEMS
    kept = enqueue()
    notes.leave(loop.place)
    assert kept() is None


def test_errors_of_python_are_raised(notes: Notes) -> None:
    loop = Loop(notes)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    failing = notes.of_operations(
        (loop.rows, loop.place, fail, sys._getframe, Launch, "description", kinds, fail, {}, fail, {}, {}, fail)
    )
    for command in (launch_of(1), Mark(), object()):
        with pytest.raises(ZeroDivisionError):
            failing(command)
    with pytest.raises(ZeroDivisionError):
        notes.of_awaits((bytearray(), fail, {}, fail, fail, threading.get_ident(), 1))(1, 1.0)
    for function in (notes.of_completed(bytearray()), notes.of_batches((bytearray(), fail, bytearray(PLACE)))):
        with pytest.raises(TypeError, match="bad argument"):
            function()  # type: ignore[call-arg]
    assert loop.rows == b""


def test_awaits_and_completions_are_rows(notes: Notes) -> None:
    rows, numbers, task = bytearray(), dict[int, int](), Task()

    def number(task: object) -> int:
        return numbers.setdefault(id(task), 5)

    clock = partial(next, count(1.0))
    note = notes.of_awaits((rows, clock, numbers, lambda: task, number, threading.get_ident(), 3))
    note(2**40, 0.5)
    note(2**40 + 1, 0.75)
    thread = threading.Thread(target=note, args=(9, 9.0))  # another thread's await is not of this loop
    thread.start()
    thread.join()
    assert len(rows) == 2 * 8 * AWAIT_ITEMS
    assert struct.unpack("10d", rows) == (3, 2**40, 5, 0.5, 1, 3, 2**40 + 1, 5, 0.75, 2)
    completed = bytearray()
    notes.of_completed(completed)(2**40, 0.5)
    assert struct.unpack("2d", completed) == (2**40, 0.5)


def test_notes_leave_no_references(notes: Notes) -> None:
    loop, mark = Loop(notes), Mark()
    task, launch = loop.task, launch_of(4)
    loop.write(mark)
    before = [sys.getrefcount(each) for each in (task, launch, mark, loop.rows, loop.place, None)]
    for _ in range(1000):
        loop.write(mark)
        loop.launch(launch)
        notes.leave(loop.place)
    after = [sys.getrefcount(each) for each in (task, launch, mark, loop.rows, loop.place, None)]
    assert all(abs(now - then) < 100 for then, now in zip(before, after, strict=True))
    assert len(loop.rows) == 2001 * OPERATION.size
