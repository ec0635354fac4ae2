"""Recorded sequences: recording, names, checks, what they keep and use, and cancellation."""

from __future__ import annotations

import gc
import re
import weakref
from pathlib import Path
from typing import Any

import anyio
import anyio.lowlevel
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver
from support.cancellations import cancelled_at_each_await
from support.fake_kernels import KERNELS

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped")]


async def recorded(rt: at.Runtime, *values: Any, name: str = "step") -> at.RecordedSequence:
    """Return a sequence of fills of new arrays. It gives each array the value."""
    async with rt.record(name=name) as sequence:
        for value in values:
            sequence.fill(rt.ndarray(4, at.i32), value)
    return sequence


# -- recording ------------------------------------------------------------------------------------------------


async def test_recording_enqueues_nothing(rt: at.Runtime, basics: at.AotModule, clock: FakeClock) -> None:
    x = rt.ndarray(4, at.i32)
    async with rt.record() as sequence:
        sequence.launch(basics.kernel("add_one"), x)
        sequence.fill(x, 1)
        await anyio.lowlevel.checkpoint()
    await rt.queue.flush()
    assert rt.queue.in_flight == 0
    assert clock.queues[0].batches == []


async def test_a_launch_of_a_sequence_is_one_operation(
    rt: at.Runtime, basics: at.AotModule, clock: FakeClock
) -> None:
    x = rt.ndarray(4, at.i32)
    async with rt.record() as sequence:
        for _ in range(100):
            sequence.launch(basics.kernel("add_one"), x)
    events = [rt.queue.launch(sequence), rt.queue.launch(sequence)]
    assert rt.queue.in_flight == 2
    await rt.queue.flush()
    assert clock.step(0)
    assert [event.done() for event in events] == [True, False]
    assert clock.step(0)
    for event in events:
        await event
    clock.stop()
    assert (await rt.queue.read(x)).tolist() == [200] * 4


async def test_a_sequence_is_launched_after_its_block_only(rt: at.Runtime) -> None:
    x = rt.ndarray(4, at.i32)
    async with rt.record(name="step") as sequence:
        with pytest.raises(errors.InvalidStateError, match="cannot be launched: its block has not ended"):
            rt.queue.launch(sequence)
    late = r"within the block of rt\.record"
    with pytest.raises(errors.InvalidStateError, match=late):
        sequence.fill(x, 1)
    with pytest.raises(errors.InvalidStateError, match=late):
        sequence.copy(x[:1], x[1:2])
    with pytest.raises(errors.InvalidStateError, match=late):
        sequence.launch(None)  # type: ignore[arg-type]


async def test_a_block_that_fails_leaves_no_sequence(rt: at.Runtime) -> None:
    with pytest.raises(ZeroDivisionError):
        async with rt.record(name="step") as sequence:
            raise ZeroDivisionError
    with pytest.raises(errors.InvalidStateError, match="cannot be launched: its block ended with an error"):
        rt.queue.launch(sequence)
    with pytest.raises(errors.InvalidStateError, match="within the block"):
        sequence.fill(rt.ndarray(1, at.i32), 0)


async def test_recordings_do_not_disturb_each_other(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()
    x, y = rt.ndarray(1, at.i32), rt.ndarray(1, at.i32)
    async with rt.record() as outer:
        outer.fill(x, 1)
        async with rt.record() as inner:
            inner.fill(y, 2)
            outer.fill(x, 3)
            rt.queue.fill(y, 9)
        with pytest.raises(errors.InvalidArgumentError, match="not RecordedSequence: launch it on its own"):
            outer.launch(inner)  # type: ignore[arg-type]
    assert (await rt.queue.read(y)).tolist() == [9]
    rt.queue.launch(outer)
    assert (await rt.queue.read(x)).tolist() == [3]
    rt.queue.launch(inner)
    assert (await rt.queue.read(y)).tolist() == [2]


async def test_cancelled_at_each_await(rt: at.Runtime, clock: FakeClock) -> None:
    """A sequence is either recorded whole, or refused; a replay runs, whoever stops waiting for it."""
    clock.stop()
    x, replays = rt.ndarray(2, at.i32), 0
    sequences: list[at.RecordedSequence] = []

    async def run() -> None:
        nonlocal replays
        async with rt.record() as sequence:
            sequences.append(sequence)
            sequence.fill(x[0], at.Argument("value"))
            await anyio.lowlevel.checkpoint()
            sequence.fill(x[1], at.Argument("value"))
        replays += 1
        event = rt.queue.launch(sequence, value=replays)
        await anyio.lowlevel.checkpoint()
        await event

    async def check() -> None:
        assert (await rt.queue.read(x)).tolist() == [replays] * 2
        for sequence in sequences:
            try:
                await rt.queue.launch(sequence, value=replays)
            except errors.InvalidStateError as error:
                assert "its block ended with an error" in str(error)  # noqa: PT017
        assert (await rt.queue.read(x)).tolist() == [replays] * 2

    assert await cancelled_at_each_await(run, check) >= 3
    assert replays


# -- what is checked, and when --------------------------------------------------------------------------------


async def test_known_arguments_are_checked_when_they_are_recorded(rt: at.Runtime, basics: at.AotModule) -> None:
    saxpy, x, y = basics.kernel("saxpy"), rt.ndarray(4, at.f32), rt.ndarray(4, at.f32)
    a = at.Argument("a")
    bad: list[tuple[type[errors.Error], tuple[Any, ...]]] = [
        (errors.InvalidArgumentError, (a, x)),
        (errors.InvalidArgumentError, ("a", a, y)),
        (errors.InvalidArgumentError, (a, x, rt.ndarray(4, at.i32))),
        (errors.InvalidArgumentError, (a, rt.ndarray((4, 1), at.f32), y)),
        (errors.InvalidArgumentError, (a, np.zeros(4, np.float32), y)),
        (errors.ArgumentNullError, (None, x, a)),
        (errors.ArgumentNullError, (a, None, y)),
        (errors.ArgumentOutOfRangeError, (1e300, x, a)),
    ]
    async with rt.record() as sequence:
        for error, arguments in bad:
            with pytest.raises(error, match="saxpy"):
                sequence.launch(saxpy, *arguments)
        with pytest.raises(errors.InvalidArgumentError, match="copy: the destination has 8 bytes, the source 16"):
            sequence.copy(x[:2], y)
        with pytest.raises(errors.InvalidArgumentError, match="expected an array"):
            sequence.fill(np.zeros(2), 1)  # type: ignore[arg-type]
        with pytest.raises(errors.ArgumentOutOfRangeError):
            sequence.fill(rt.ndarray(1, at.u8), 256)
    assert sequence.arguments == ()


async def test_given_arguments_are_checked_by_the_launch(rt: at.Runtime, basics: at.AotModule) -> None:
    x, y = rt.ndarray(4, at.f32), rt.ndarray(4, at.f32)
    async with rt.record(name="step") as sequence:
        sequence.launch(basics.kernel("saxpy"), at.Argument("a"), x, at.Argument("y"))
        sequence.fill(y, at.Argument("value"))
    good: dict[str, Any] = {"a": 1.0, "y": y, "value": 0}
    for name, value, error, text in (
        ("a", "one", errors.InvalidArgumentError, "kernel saxpy: argument arg0 is f32; 'one' was given"),
        ("a", None, errors.ArgumentNullError, "kernel saxpy: argument arg0 is None"),
        ("a", 1e300, errors.ArgumentOutOfRangeError, "kernel saxpy: argument arg0"),
        ("y", rt.ndarray(4, at.i32), errors.InvalidArgumentError, "kernel saxpy: argument arg2"),
        ("value", "zero", errors.InvalidArgumentError, "fill"),
    ):
        with pytest.raises(error, match=text):
            rt.queue.launch(sequence, **{**good, name: value})
    with pytest.raises(errors.ArgumentNotFoundError, match="sequence step: argument 'value' is missing"):
        rt.queue.launch(sequence, a=1.0, y=y)
    with pytest.raises(errors.ArgumentNotFoundError, match="'value' is missing, and there is no argument 'valeu'"):
        rt.queue.launch(sequence, a=1.0, y=y, valeu=0)
    with pytest.raises(errors.InvalidArgumentError, match="sequence step has no argument 'b'; it takes a, y, value"):
        rt.queue.launch(sequence, **good, b=1)
    with pytest.raises(
        errors.InvalidArgumentError,
        match=r"<RecordedSequence 'step' of \d+ operations, takes a, y, value>: give its arguments by name",
    ):
        rt.queue.launch(sequence, 1.0)  # type: ignore[call-overload]
    assert rt.queue.in_flight == 0


async def test_a_sequence_without_arguments_takes_none(rt: at.Runtime) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="sequence step has no argument 'dt'; it takes none"):
        rt.queue.launch(await recorded(rt, 1), dt=1)


def test_arguments_compare_by_name() -> None:
    assert at.Argument("dt") == at.Argument("dt") != at.Argument("dx")
    assert repr(at.Argument("dt")) == "Argument(name='dt')"
    with pytest.raises(errors.ArgumentNullError):
        at.Argument(None)  # type: ignore[arg-type]


async def test_what_a_sequence_cannot_hold_is_refused(rt: at.Runtime, basics: at.AotModule) -> None:
    x = rt.ndarray(4, at.f32)
    async with rt.record() as sequence:
        with pytest.raises(errors.InvalidArgumentError, match="kernel reduce_sum returns a value"):
            sequence.launch(basics.kernel("reduce_sum"), x)
        with pytest.raises(AttributeError, match="no attribute 'wait_event'"):
            sequence.wait_event  # type: ignore[attr-defined]  # noqa: B018
        with pytest.raises(errors.ArgumentNullError):
            sequence.launch(None)  # type: ignore[arg-type]


async def test_other_runtimes_are_refused(rt: at.Runtime, basics: at.AotModule, cpu_modules: Path) -> None:
    sequence = await recorded(rt, 1)
    async with at.Runtime(FakeDriver(KERNELS)) as other:
        with pytest.raises(errors.InvalidArgumentError, match=r"'step'.*belongs to another runtime"):
            other.queue.launch(sequence)
        x, y = other.ndarray(4, at.i32), rt.ndarray(4, at.i32)
        module = await other.load_aot_module(cpu_modules / "basics")
        foreign = "belongs to another runtime"
        async with rt.record() as recording:
            with pytest.raises(errors.InvalidArgumentError, match=foreign):
                recording.fill(x, 1)
            with pytest.raises(errors.InvalidArgumentError, match=foreign):
                recording.copy(y, x)
            with pytest.raises(errors.InvalidArgumentError, match=foreign):
                recording.launch(basics.kernel("add_one"), x)
            with pytest.raises(errors.InvalidArgumentError, match=foreign):
                recording.launch(module.kernel("add_one"), y)


@pytest.mark.runtime("cpu")
async def test_a_sequence_copies_within_its_runtime(rt: at.Runtime) -> None:
    async with at.Runtime("cpu") as other:
        x, y = rt.ndarray(4, at.i32), other.ndarray(4, at.i32)
        rt.queue.copy(x, y)
        async with rt.record() as sequence:
            with pytest.raises(errors.InvalidArgumentError, match=r"copy: .*another runtime"):
                sequence.copy(x, y)
            sequence.copy(x, at.Argument("y"))
        with pytest.raises(errors.InvalidArgumentError, match=r"copy: .*another runtime"):
            rt.queue.launch(sequence, y=y)
        await rt.queue.wait()


async def test_a_closed_runtime_records_nothing() -> None:
    rt = at.Runtime(FakeDriver(KERNELS))
    with pytest.raises(errors.InvalidStateError):
        rt.record()
    async with rt:
        sequence = await recorded(rt, 1)
        block = rt.record()
        recording = await block.__aenter__()
        x = rt.ndarray(1, at.i32)
    with pytest.raises(errors.InvalidStateError, match="closed"):
        recording.fill(x, 1)
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.record()
    await block.__aexit__(None, None, None)  # trio complains of a block that is dropped
    assert re.fullmatch(r"<RecordedSequence 'step' of \d+ operations?(, takes .*)?>", repr(sequence))


async def test_a_transfer_queue_runs_sequences_without_kernels(
    rt: at.Runtime, basics: at.AotModule, clock: FakeClock
) -> None:
    clock.stop()
    queue, x = rt.create_queue(transfer=True), rt.ndarray(4, at.i32)
    await queue.launch(await recorded(rt, 1))
    async with rt.record() as sequence:
        sequence.launch(basics.kernel("add_one"), x)
    with pytest.raises(errors.InvalidStateError, match="transfer=True: it launches nothing"):
        queue.launch(sequence)


# -- values ---------------------------------------------------------------------------------------------------


async def test_values_are_those_of_the_recording(rt: at.Runtime, clock: FakeClock) -> None:
    """A change of the host's data after the call changes nothing."""
    clock.stop()
    x, value = rt.ndarray(2, at.i32, element_shape=(2,)), np.array([1, 2], np.int32)
    nested: list[Any] = [3, at.Argument("last")]
    async with rt.record() as sequence:
        sequence.fill(x[0], value)
        sequence.fill(x[1], nested)
    value[:] = 9
    nested[0] = 9
    for last in (4, 5):
        rt.queue.launch(sequence, last=last)
        assert (await rt.queue.read(x)).tolist() == [[1, 2], [3, last]]


async def test_sequences_record_bound_kernels_and_graphs(rt: at.Runtime, cpu_modules: Path, clock: FakeClock) -> None:
    clock.stop()
    module = await rt.load_aot_module(cpu_modules / "basics")
    x = rt.ndarray(4, at.i32)
    async with rt.record() as sequence:
        sequence.launch(module.kernel("add_one").bind(x))
        sequence.launch(module.kernel("add_one").bind(x))
    rt.queue.launch(sequence)
    assert (await rt.queue.read(x)).tolist() == [2] * 4


# -- arrays of the host ----------------------------------------------------------------------------------------


async def test_a_launch_copies_what_host_arrays_hold_then(rt: at.Runtime, clock: FakeClock) -> None:
    x, data, out = rt.ndarray(4, at.i32), rt.host_array(4, at.i32), rt.host_array(4, at.i32)
    async with rt.record() as sequence:
        sequence.write(x, data)
        sequence.read(x[1:], out[1:])
    out[:] = 0
    data[:] = 7
    event = rt.queue.launch(sequence)
    await rt.queue.flush()
    assert out.tolist() == [0] * 4, "recording reads nothing, and neither does a launch before its turn"
    data[:] = 8  # a launch borrows the array: this is too early
    assert clock.step(0)
    await event
    assert out.tolist() == [0, 8, 8, 8]


async def test_host_arrays_of_a_sequence_are_checked(rt: at.Runtime) -> None:
    x, host = rt.ndarray((4, 2), at.i32), np.zeros((4, 2), np.int32)
    frozen = host.copy()
    frozen.flags.writeable = False
    wrong = errors.InvalidArgumentError
    async with rt.record() as sequence:
        with pytest.raises(wrong, match="the array holds int32, the data is float64"):
            sequence.write(x, np.zeros((4, 2)))
        with pytest.raises(wrong, match=r"shape \(4, 2\), out \(4,\)"):
            sequence.read(x, np.zeros(4, np.int32))
        with pytest.raises(wrong, match="a sequence takes a NumPy array of the host, not list"):
            sequence.write(x, [[0, 1]] * 4)  # type: ignore[arg-type]
        with pytest.raises(errors.ArgumentNullError, match="read: a sequence takes a NumPy array"):
            sequence.read(x, None)  # type: ignore[arg-type]
        with pytest.raises(wrong, match="C-contiguous"):
            sequence.write(x, np.zeros((2, 4), np.int32).T)
        with pytest.raises(wrong, match="read-only"):
            sequence.read(x, frozen)
        sequence.write(x, frozen)
        sequence.write(x, at.Argument("data"))
    for data in (np.zeros(3, np.int32), host.tolist()):
        with pytest.raises(wrong, match="write"):
            rt.queue.launch(sequence, data=data)
    assert rt.queue.in_flight == 0


async def test_a_sequence_refuses_leased_host_arrays(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()
    x = rt.ndarray(4, at.i32)
    refused = "takes no leased host array, whose lease ends before the sequence"
    async with rt.pool(max_bytes=1000) as pool, pool.lease_host(4, at.i32) as leased:
        async with rt.record() as sequence:
            with pytest.raises(errors.InvalidArgumentError, match=f"write: .*{refused}"):
                sequence.write(x, leased)
            with pytest.raises(errors.InvalidArgumentError, match=f"read: .*{refused}"):
                sequence.read(x, leased)
            sequence.read(x, at.Argument("out"))
        with pytest.raises(errors.InvalidArgumentError, match=refused):
            rt.queue.launch(sequence, out=leased)


async def test_a_sequence_keeps_its_host_arrays(rt: at.Runtime, clock: FakeClock) -> None:
    x, data = rt.ndarray(4, at.i32), np.full(4, 3, np.int32)
    kept = weakref.ref(data)
    async with rt.record() as sequence:
        sequence.write(x, data)
    del data
    event = rt.queue.launch(sequence)
    await rt.queue.flush()
    del sequence
    gc.collect()
    assert kept() is not None
    clock.stop()
    await event
    assert (await rt.queue.read(x)).tolist() == [3] * 4
    del event
    clock.queues[0].batches.clear()
    gc.collect()
    assert kept() is None


# -- what a sequence uses, and keeps ---------------------------------------------------------------------------


async def test_a_sequence_keeps_its_arrays_until_it_is_dropped(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray(4, at.i32)
    async with rt.record() as sequence:
        sequence.fill(x, 1)
    kept = weakref.ref(x.allocation)
    del x
    gc.collect()
    assert kept() is not None
    event = rt.queue.launch(sequence)
    await rt.queue.flush()
    del sequence
    gc.collect()
    assert clock.step(0), "a launch that is in flight keeps what it uses"
    await event
    clock.run()
    del event
    await rt.queue.flush()
    clock.queues[0].batches.clear()
    gc.collect()
    assert kept() is None


async def test_memory_is_freed_after_its_last_replay(rt: at.Runtime, clock: FakeClock) -> None:
    x, y = rt.ndarray(4, at.i32), rt.ndarray(4, at.i32)
    async with rt.record() as sequence:
        sequence.fill(x, 1)
        sequence.copy(at.Argument("to"), x)
    event = rt.queue.launch(sequence, to=y)
    await rt.queue.flush()
    hals = [weakref.ref(array.handle) for array in (x, y)]
    x.close()
    y.close()
    clock.queues[0].batches.clear()
    gc.collect()
    assert None not in [hal() for hal in hals]
    with pytest.raises(errors.InvalidStateError, match=r"fill uses .*closed"):
        rt.queue.launch(sequence, to=y)
    clock.run()
    await event


async def test_a_leased_array_ends_with_its_block(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()
    pool = rt.pool(max_bytes=64)
    async with pool.lease(4, at.i32) as x, rt.record() as sequence:
        sequence.fill(x, 1)
    with pytest.raises(errors.InvalidStateError, match=r"fill uses .*leased.*closed"):
        rt.queue.launch(sequence)


@pytest.mark.runtime("stepped", debug=True)
async def test_the_check_of_order_sees_each_operation(rt: at.Runtime, basics: at.AotModule, clock: FakeClock) -> None:
    x, y, z = (rt.ndarray(4, at.i32) for _ in range(3))
    async with rt.record(name="step") as sequence:
        sequence.launch(basics.kernel("add_one"), x)
        sequence.copy(y, x)
        sequence.fill(at.Argument("to"), 0)
    other = rt.create_queue(name="other")
    event = rt.queue.launch(sequence, to=z)
    for call in (lambda: other.read(x), lambda: other.read(y), lambda: other.read(z), lambda: other.fill(x, 1)):
        with pytest.raises(errors.InvalidStateError, match="races with sequence step on queue 'default'"):
            call()
    with pytest.raises(errors.InvalidStateError, match="sequence step on queue 'other' races with sequence step"):
        other.launch(sequence, to=z)
    assert other.in_flight == 0
    other.wait_event(event)
    other.launch(sequence, to=z)
    clock.stop()
    await other.wait()


async def test_a_full_queue_refuses_a_sequence(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight=2, overflow="raise")
    sequence = await recorded(rt, *range(10))
    queue.launch(sequence)
    queue.launch(sequence)
    with pytest.raises(errors.QueueFullError):
        queue.launch(sequence)
    clock.stop()


async def test_the_loss_of_the_device_fails_replays() -> None:
    clock = FakeClock()
    with pytest.raises(errors.DeviceLostError, match="gone"):
        async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
            sequence = await recorded(rt, 1)
            event = rt.queue.launch(sequence)
            await rt.queue.flush()
            clock.queues[0].lose("gone")
            with pytest.raises(errors.DeviceLostError, match="gone"):
                await event
            with pytest.raises(errors.DeviceLostError, match="gone"):
                rt.queue.launch(sequence)


async def test_a_launch_is_held_for_an_event(rt: at.Runtime, clock: FakeClock) -> None:
    """The host holds it: the event belongs to another driver."""
    x = rt.ndarray(1, at.i32)
    async with rt.record() as sequence:
        sequence.fill(x, at.Argument("value"))
    other_clock = FakeClock()
    async with at.Runtime(FakeDriver(KERNELS, other_clock)) as other:
        event = other.queue.record_event()
        assert not rt.queue.wait_event(event)
        for value in range(3):
            rt.queue.launch(sequence, value=value)
        clock.stop()
        assert rt.queue.in_flight == 3
        other_clock.stop()
        assert (await rt.queue.read(x)).tolist() == [2]


# -- revocation -----------------------------------------------------------------------------------------------


async def test_a_sequence_is_revoked_whole_or_not_at_all(
    rt: at.Runtime, basics: at.AotModule, clock: FakeClock
) -> None:
    x = rt.ndarray(4, at.i32)
    async with rt.record() as sequence:
        for _ in range(10):
            sequence.launch(basics.kernel("add_one"), at.Argument("x"))
    events = [rt.queue.launch(sequence, x=x) for _ in range(4)]
    assert events[1].revoke()
    await rt.queue.flush()
    assert clock.step(0)
    await events[0]
    assert not events[0].revoke()
    clock.stop()
    with pytest.raises(errors.RevokedError):
        await events[1]
    assert (await rt.queue.read(x)).tolist() == [30] * 4


@pytest.mark.runtime("cpu", "vulkan")
async def test_a_revoked_sequence_does_nothing(rt: at.Runtime, basics: at.AotModule) -> None:
    queue, revoked = rt.create_queue(), 0
    x, y = rt.ndarray(1000, at.f32), rt.ndarray(1000, at.f32)
    await queue.fill(x, 1)
    async with rt.record() as sequence:
        for _ in range(10):
            sequence.launch(basics.kernel("saxpy"), 1.0, x, y)
            sequence.launch(basics.kernel("saxpy"), at.Argument("a"), x, y)
    for turn in range(30):
        events = [queue.launch(sequence, a=1.0) for _ in range(10)]
        if turn % 2:
            await queue.flush()
        revoked += sum([event.revoke() for event in reversed(events)])
    assert revoked >= 15 * 10
    assert (await queue.read(y) == 20 * (300 - revoked)).all()
