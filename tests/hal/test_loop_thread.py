"""The short slice of an event loop's thread, on a fake system that remembers how it schedules each thread."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest

from aiotaichi.hal import loop_thread
from aiotaichi.hal.loop_thread import LoopThread

SHORT, USUAL = 100_000, 2_800_000
OTHER, BATCH = 0, 3
RESET_ON_FORK = 1


@dataclass(frozen=True)
class Attributes:
    """What the system knows of a thread."""

    policy: int = OTHER
    flags: int = 0
    nice: int = 0
    runtime: int = USUAL


@dataclass
class System:
    """Schedules threads as Linux 6.12 does, or in a worse way.

    Attributes
    ----------
    threads
        The threads, by number. A thread that is not there is as :class:`Attributes` begins.
    is_old
        Whether the system takes slices and ignores them, as Linux before 6.12 does.
    is_privileged
        Whether a thread may take back that its children are reset.
    refuses
        Whether a sandbox refuses to schedule threads.
    """

    threads: dict[int, Attributes] = field(default_factory=dict)
    is_old: bool = False
    is_privileged: bool = True
    refuses: bool = False

    def attributes(self) -> Attributes:
        found = self.threads.get(threading.get_native_id(), Attributes())
        return replace(found, runtime=0) if self.is_old else found

    def schedule(self, now: Attributes, runtime: int, flags: int) -> None:
        before = self.attributes()
        if self.refuses or (before.flags & ~flags and not self.is_privileged):
            raise OSError(errno.EPERM, os.strerror(errno.EPERM))
        self.threads[threading.get_native_id()] = replace(
            before, flags=flags, nice=now.nice, runtime=runtime or USUAL
        )

    def own(self) -> Attributes:
        return self.threads.get(threading.get_native_id(), Attributes())

    def put(self, **attributes: int) -> None:
        """Schedule the calling thread, as its program does."""
        self.threads[threading.get_native_id()] = replace(self.own(), **attributes)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    system = System()
    monkeypatch.setattr(loop_thread, "_attributes", system.attributes)
    monkeypatch.setattr(loop_thread, "_schedule", system.schedule)
    monkeypatch.setattr(loop_thread, "_held", {})
    return system


def in_a_thread(work: Callable[[], object]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def test_the_last_release_gives_the_slice_back(system: System) -> None:
    first, second = LoopThread(), LoopThread()
    assert first.obstacle is None
    assert second.obstacle is None
    assert system.own() == Attributes(flags=RESET_ON_FORK, runtime=SHORT)
    first.release()
    first.release()
    assert system.own().runtime == SHORT
    second.release()
    assert system.own() == Attributes()


@pytest.mark.parametrize(
    "before", [Attributes(nice=5), Attributes(runtime=5_000_000), Attributes(flags=RESET_ON_FORK)]
)
def test_what_the_program_has_set_comes_back(system: System, before: Attributes) -> None:
    system.threads[threading.get_native_id()] = before
    thread = LoopThread()
    assert system.own() == replace(before, flags=RESET_ON_FORK, runtime=SHORT)
    thread.release()
    assert system.own() == before


def test_a_nice_value_that_the_program_sets_meanwhile_stays(system: System) -> None:
    thread = LoopThread()
    system.put(nice=3)
    thread.release()
    assert system.own() == Attributes(nice=3)


def test_without_privileges_only_the_flag_stays(system: System) -> None:
    system.is_privileged = False
    for _ in range(2):
        LoopThread().release()
        assert system.own() == Attributes(flags=RESET_ON_FORK)


@pytest.mark.parametrize("change", [{"policy": BATCH}, {"runtime": 5_000_000}])
def test_a_thread_that_its_program_schedules_meanwhile_is_left_alone(system: System, change: dict[str, int]) -> None:
    thread = LoopThread()
    system.put(**change)
    changed = system.own()
    thread.release()
    assert system.own() == changed


@pytest.mark.parametrize(
    ("before", "obstacle"),
    [
        (Attributes(policy=BATCH), "has scheduling policy 3, not SCHED_OTHER"),
        (Attributes(policy=1), "has scheduling policy 1"),
        (Attributes(nice=-5), "has a nice value of -5"),
    ],
)
def test_a_thread_that_its_program_has_scheduled_is_left_alone(
    system: System, before: Attributes, obstacle: str
) -> None:
    system.threads[threading.get_native_id()] = before
    thread = LoopThread()
    assert obstacle in (thread.obstacle or "")
    thread.release()
    assert system.own() == before


def test_a_negative_nice_value_that_children_do_not_get_is_no_obstacle(system: System) -> None:
    system.put(nice=-5, flags=RESET_ON_FORK)
    thread = LoopThread()
    assert thread.obstacle is None
    thread.release()
    assert system.own() == Attributes(nice=-5, flags=RESET_ON_FORK)


def test_an_old_system_takes_slices_and_ignores_them(system: System) -> None:
    system.is_old = True
    thread = LoopThread()
    assert "6.12 and newer do" in (thread.obstacle or "")
    thread.release()
    assert system.threads == {}


def test_a_sandbox_may_refuse(system: System) -> None:
    system.refuses = True
    thread = LoopThread()
    assert thread.obstacle == "the system refuses: Operation not permitted"
    thread.release()
    assert system.threads == {}


def test_each_thread_has_its_own(system: System) -> None:
    thread, inside = LoopThread(), []

    def other() -> None:
        inside.append(system.own())
        mine = LoopThread()
        inside.append(system.own())
        thread.release()  # of another thread: nothing happens
        mine.release()
        inside.append(system.own())

    in_a_thread(other)
    assert inside == [Attributes(), Attributes(flags=RESET_ON_FORK, runtime=SHORT), Attributes()]
    assert system.own().runtime == SHORT
    thread.release()
    assert system.own() == Attributes()


def test_a_thread_with_the_number_of_an_ended_one_gets_a_slice(system: System) -> None:
    """The ended one has never released its slice: its loop did not end regularly."""
    left = LoopThread()
    del system.threads[threading.get_native_id()]
    thread = LoopThread()
    assert system.own().runtime == SHORT
    left.release()
    assert system.own().runtime == SHORT
    thread.release()
    assert system.own() == Attributes()
