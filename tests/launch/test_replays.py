"""Replays of recorded sequences on devices: the same bits as the same operations, enqueued one by one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "vulkan", "cuda")]

SIZE = 24
COUNT = 3  # arrays of each dtype

Operation = tuple[str, tuple[Any, ...]]
"""The name of an operation, and its arguments: (dtype, number) for an array, (number, start, stop) for a part of an
i32 array, ("data" or "out", start, stop) for a part of an array of the host, other values as they are. A dictionary
holds one value for each replay."""


def arrays_of(rt: at.Runtime) -> dict[str, list[Any]]:
    arrays: dict[str, list[Any]] = {
        "i32": [rt.ndarray(SIZE, at.i32) for _ in range(COUNT)],
        "f32": [rt.ndarray(SIZE, at.f32) for _ in range(COUNT)],
    }
    for name in ("data", "out"):  # nothing writes what reads fill: a write takes its bytes early
        host = rt.host_array(SIZE, at.i32)
        host[:] = np.arange(SIZE)
        arrays[name] = [host]
    return arrays


def resolved(arrays: Mapping[str, list[Any]], value: Any) -> Any:
    match value:
        case (str(host), int(start), int(stop)):
            return arrays[host][0][start:stop]
        case (str(dtype), int(number)):
            return arrays[dtype][number]
        case (int(number), int(start), int(stop)):
            return arrays["i32"][number][start:stop]
        case _:
            return value


def enqueue(
    to: at.Queue | at.RecordedSequence, basics: at.AotModule, operation: str, arguments: tuple[Any, ...]
) -> None:
    match operation:
        case "fill":
            to.fill(*arguments)
        case "copy":
            to.copy(*arguments)
        case "write" if isinstance(to, at.Queue):
            to.write(*arguments, borrow=True)
        case "read" if isinstance(to, at.Queue):
            to.read(arguments[0], out=arguments[1])
        case "write":
            to.write(*arguments)
        case "read":
            to.read(*arguments)
        case kernel:
            to.launch(basics.kernel(kernel), *arguments)


replays = 4
parts = st.tuples(st.integers(0, COUNT - 1), st.integers(0, SIZE), st.integers(0, SIZE)).map(
    lambda each: (each[0], min(each[1:]), max(each[1:]))
)
spans = st.integers(1, SIZE // 2)
numbers = st.integers(0, SIZE)
factors = st.floats(-2, 2, width=32)
integers = st.tuples(st.just("i32"), st.integers(0, COUNT - 1))
floats = st.tuples(st.just("f32"), st.integers(0, COUNT - 1))


def changing(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Values that stay, and values that each replay gives."""
    return st.one_of(values, st.fixed_dictionaries(dict.fromkeys(range(replays), values)))


@st.composite
def copies(draw: st.DrawFn) -> Operation:
    size = draw(spans)
    part = st.tuples(st.integers(0, COUNT - 1), st.integers(0, SIZE - size)).map(
        lambda each: (each[0], each[1], each[1] + size)
    )
    return "copy", (draw(changing(part)), draw(changing(part)))


@st.composite
def transfers(draw: st.DrawFn) -> Operation:
    name, host = draw(st.sampled_from([("write", "data"), ("read", "out")]))
    size = draw(spans)
    start = st.integers(0, SIZE - size)
    part = st.tuples(st.integers(0, COUNT - 1), start).map(lambda each: (each[0], each[1], each[1] + size))
    host_part = start.map(lambda each: (host, each, each + size))
    return name, (draw(changing(part)), draw(changing(host_part)))


operations = st.one_of(
    st.tuples(st.just("fill"), st.tuples(changing(parts), changing(st.integers(-(2**31), 2**31 - 1)))),
    st.tuples(st.just("fill"), st.tuples(changing(floats), changing(factors))),
    copies(),
    transfers(),
    st.tuples(st.just("add_one"), st.tuples(changing(integers))),
    st.tuples(st.just("fill_index"), st.tuples(integers)),
    st.tuples(st.just("count_up"), st.tuples(changing(numbers), changing(integers))),
    st.tuples(st.just("saxpy"), st.tuples(changing(factors), floats, floats)),
    st.tuples(st.just("saxpy"), st.tuples(changing(factors), changing(floats), floats)),
    st.just(("nop", ())),
)
repeated = st.tuples(operations, st.integers(1, 6)).map(lambda each: [each[0]] * each[1])
programs = st.lists(repeated, max_size=12).map(lambda lists: [each for part in lists for each in part])


async def check_program(arch: str, modules: Path, program: list[Operation]) -> None:
    async with at.Runtime(arch) as rt:
        basics = await rt.load_aot_module(modules / "basics")
        plain, mine = arrays_of(rt), arrays_of(rt)
        values: dict[str, Mapping[int, Any]] = {}

        def placed(value: Any) -> Any:
            if not isinstance(value, dict):
                return resolved(mine, value)
            name = next((each for each, known in values.items() if known is value), f"p{len(values)}")
            values[name] = value
            return at.Argument(name)

        async with rt.record() as sequence:
            for name, arguments in program:
                enqueue(sequence, basics, name, tuple(map(placed, arguments)))
        for turn in range(replays):
            given = {name: resolved(mine, each[turn]) for name, each in values.items()}
            rt.queue.launch(sequence, **given)
            for name, arguments in program:
                now = (each[turn] if isinstance(each, dict) else each for each in arguments)
                enqueue(rt.queue, basics, name, tuple(resolved(plain, each) for each in now))
        for dtype in ("i32", "f32"):
            for one, other in zip(mine[dtype], plain[dtype], strict=True):
                found, expected = await rt.queue.read(one), await rt.queue.read(other)
                assert found.tobytes() == expected.tobytes()
        assert mine["out"][0].tobytes() == plain["out"][0].tobytes()


@pytest.mark.slow
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(program=programs)
def test_any_sequence_has_the_bits_of_its_operations(arch: str, modules: Path, program: list[Operation]) -> None:
    anyio.run(check_program, arch, modules, program)


# -- what kernels may do --------------------------------------------------------------------------------------


async def test_the_kernels_of_a_sequence_share_fields(rt: at.Runtime, modules: Path) -> None:
    fields = await rt.load_aot_module(modules / "fields")
    out = rt.ndarray(8, at.f32)
    async with rt.record() as sequence:
        for _ in range(3):
            sequence.launch(fields.kernel("add"), at.Argument("a"))
            sequence.launch(fields.kernel("add"), 0.5)
        sequence.launch(fields.kernel("get"), out)
    total = 0.0
    for a in (1.0, 2.0, 4.0):
        rt.queue.launch(sequence, a=a)
        total += 3 * (a + 0.5)
        assert (await rt.queue.read(out)).tolist() == [total] * 8


@pytest.mark.slow
async def test_every_queue_draws_its_own_random_numbers(rt: at.Runtime, modules: Path) -> None:
    """A replay draws the numbers that the launches would have drawn on that queue."""
    draw, size = (await rt.load_aot_module(modules / "randoms")).kernel("fill_i32"), 4096
    x, y = rt.ndarray(size, at.i32), rt.ndarray(size, at.i32)
    async with rt.record() as sequence:
        sequence.launch(draw, at.Argument("x"))
        sequence.copy(y, at.Argument("x"))
        for _ in range(3):
            sequence.launch(draw, x)
    drawn = []
    queues = [rt.queue, rt.create_queue(), rt.create_queue()]
    for _ in range(2):
        for queue in queues:
            queue.launch(sequence, x=x)
            drawn.append(await queue.read(y))
            drawn.append(await queue.read(x))
    assert len({each.tobytes() for each in drawn}) == len(drawn)


async def test_a_sequence_runs_on_several_queues_at_once(rt: at.Runtime, basics: at.AotModule) -> None:
    queues = [rt.create_queue() for _ in range(3)]
    arrays = [rt.ndarray(1000, at.f32) for _ in queues]
    x = rt.ndarray(1000, at.f32)
    await rt.queue.fill(x, 1)
    async with rt.record() as sequence:
        for _ in range(10):
            sequence.launch(basics.kernel("saxpy"), at.Argument("a"), x, at.Argument("y"))
            sequence.launch(basics.kernel("saxpy"), 1.0, x, at.Argument("y"))
    for turn in range(30):
        for queue, y in zip(queues, arrays, strict=True):
            queue.launch(sequence, y=y, a=float(turn))
    for queue, y in zip(queues, arrays, strict=True):
        assert (await queue.read(y) == 10 * (sum(range(30)) + 30)).all()


@pytest.mark.slow
async def test_numbers_change_in_vectors_and_packs(rt: at.Runtime, modules: Path) -> None:
    tensors = await rt.load_aot_module(modules / "tensors")
    packs = await rt.load_aot_module(modules / "argpacks")
    vector, matrix, packed, scaled = (rt.ndarray(size, at.f32) for size in (2, 6, 4, 4))
    async with rt.record() as sequence:
        sequence.launch(tensors.kernel("take_vec2"), [1.0, at.Argument("a")], vector)
        sequence.launch(tensors.kernel("take_mat23"), at.Argument("m"), matrix)
        inner = 2, (0.0, 0.0, at.Argument("a"))
        sequence.launch(packs.kernel("nested"), (1.0, inner, at.Argument("b")), packed)
        sequence.launch(packs.kernel("mixed"), at.Argument("a"), at.Argument("p"), scaled)
        with pytest.raises(errors.InvalidArgumentError, match="take_vec2"):
            sequence.launch(tensors.kernel("take_vec2"), [1.0, 2.0, 3.0], at.Argument("out"))
    for a in (2.0, 3.0):
        m = np.arange(6, dtype=np.float32).reshape(2, 3) * a
        rt.queue.launch(sequence, a=a, b=-a, m=m, p=(2.0, 1))
        assert (await rt.queue.read(vector)).tolist() == [1.0, a]
        assert np.array_equal((await rt.queue.read(matrix)).reshape(2, 3), m)
        assert (await rt.queue.read(packed)).tolist() == [1.0, 2.0, a, -a]
        assert (await rt.queue.read(scaled)).tolist() == [2 * a + i for i in range(4)]
    with pytest.raises(errors.InvalidArgumentError, match="take_vec2"):
        rt.queue.launch(sequence, a="two", b=1.0, m=m, p=(2.0, 1))


async def test_a_compute_graph_may_be_recorded(rt: at.Runtime, modules: Path) -> None:
    graph = (await rt.load_aot_module(modules / "graphs")).compute_graph("step")
    x, y = (rt.ndarray(10, at.f32) for _ in range(2))
    m = np.eye(2, dtype=np.float32)

    async with rt.record() as sequence:
        sequence.fill(x, 1)
        for _ in range(2):
            sequence.launch_graph(graph, {"n": at.Argument("n"), "m": m}, a=2.0, x=x, y=y)
        with pytest.raises(errors.ArgumentNotFoundError, match="graph step: argument 'y' is missing"):
            sequence.launch_graph(graph, a=2.0, x=x, n=1, m=m)
        with pytest.raises(errors.InvalidArgumentError, match="'many' was given"):
            sequence.launch_graph(graph, a=2.0, x=x, n="many", y=y, m=m)  # its first kernel is not recorded, too
    expected_x, expected_y = 0.0, 0.0
    for n in (3, 5):
        rt.queue.launch(sequence, n=n)
        expected_x = 1.0
        for _ in range(2):
            expected_x = 2 * expected_x + n
            expected_y += 2 * expected_x + 2
        assert (await rt.queue.read(x)).tolist() == [expected_x] * 10
        assert (await rt.queue.read(y)).tolist() == [expected_y] * 10


async def test_fills_of_any_pattern_and_copies_that_overlap(rt: at.Runtime) -> None:
    """Devices have no command for them: they take several."""
    size = 30_000
    vectors, words = rt.ndarray(size, at.i32, element_shape=(3,)), rt.ndarray(size, at.i32)
    small = rt.ndarray(17, at.u8)
    async with rt.record() as sequence:
        sequence.fill(vectors, (1, 2, at.Argument("last")))
        sequence.fill(vectors[: size // 2], (4, 5, 6))
        sequence.copy(words[10:size], words[: size - 10])
        sequence.copy(words[: size - 7], words[7:size])
        sequence.fill(small[3:8], 9)
        sequence.fill(small[1], at.Argument("last"))
    values = np.arange(size, dtype=np.int32)
    rt.queue.write(words, values)
    for last in (3, 8):
        rt.queue.launch(sequence, last=last)
        values[10:] = values[:-10].copy()
        values[:-7] = values[7:].copy()
        expected = np.tile(np.array([1, 2, last], np.int32), (size, 1))
        expected[: size // 2] = (4, 5, 6)
        assert np.array_equal(await rt.queue.read(vectors), expected)
        assert np.array_equal(await rt.queue.read(words), values)
        assert (await rt.queue.read(small)).tolist() == [0, last, 0, 9, 9, 9, 9, 9, *[0] * 9]


async def test_arrays_without_elements(rt: at.Runtime, basics: at.AotModule) -> None:
    x = rt.ndarray(0, at.i32)
    async with rt.record() as sequence:
        sequence.fill(x, 1)
        sequence.copy(x, at.Argument("x"))
        sequence.launch(basics.kernel("add_one"), x)
    await rt.queue.launch(sequence, x=x)


async def test_an_array_may_change_its_size(rt: at.Runtime, basics: at.AotModule) -> None:
    async with rt.record() as sequence:
        for _ in range(4):
            sequence.launch(basics.kernel("add_one"), at.Argument("x"))
    for size in (1, 1000, 200_000, 3):
        x = rt.ndarray(size, at.i32)
        for _ in range(3):
            rt.queue.launch(sequence, x=x)
        assert (await rt.queue.read(x) == 12).all()


async def test_arrays_come_and_go_while_replays_are_in_flight(rt: at.Runtime, basics: at.AotModule) -> None:
    """Arrays and sequences are dropped at once. What a replay uses lives until it has completed."""
    reads: list[at.Event[Any]] = []
    for turn in range(60):
        x = rt.ndarray(5000, at.i32)
        async with rt.record() as sequence:
            for _ in range(5):
                sequence.launch(basics.kernel("add_one"), x)
                sequence.launch(basics.kernel("count_up"), at.Argument("n"), x)
        for _ in range(3):
            rt.queue.launch(sequence, n=turn)
        reads.append(rt.queue.read(x))
        if turn % 2:
            x.close()
    indices = np.arange(5000)
    for turn, event in enumerate(reads):
        assert np.array_equal(await event, 15 + 15 * indices * (indices < turn))


# -- errors, prints and the end -------------------------------------------------------------------------------


@pytest.mark.runtime("cpu", "cuda")
async def test_a_failed_assert_is_the_event_of_the_sequence(rt: at.Runtime, modules: Path) -> None:
    """The operations after it run, as they do when they are enqueued one by one."""
    check = (await rt.load_aot_module(modules / "asserts")).kernel("check")
    x = rt.ndarray(4, at.i32)
    async with rt.record() as sequence:
        for _ in range(4):
            sequence.fill(x, 1)
        sequence.launch(check, at.Argument("value"))
        for value in (2, 3, 4, 5):
            sequence.fill(x, value)
        sequence.launch(check, at.Argument("value"))
    events = [rt.queue.launch(sequence, value=value) for value in (1, -1, 1, -2)]
    await events[0]
    with pytest.raises(errors.KernelError, match="x is -1, not positive"):
        await events[1]
    await events[2]
    assert (await rt.queue.read(x, check=False)).tolist() == [5] * 4
    with pytest.raises(errors.KernelError, match="x is -2, not positive"):
        await rt.queue.wait()
    assert (await rt.queue.read(x)).tolist() == [5] * 4
    await rt.queue.launch(sequence, value=1)
    assert rt.queue.statistics().failed == 2  # each replay counts once


@pytest.mark.runtime("cpu", "cuda")
async def test_kernels_of_a_sequence_print(rt: at.Runtime, modules: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say = (await rt.load_aot_module(modules / "prints")).kernel("say")
    async with rt.record() as sequence:
        for number in range(4):
            sequence.launch(say, number, at.Argument("x"))
    for x in (0.5, 1.5):
        await rt.queue.launch(sequence, x=x)
    await rt.aclose()
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [(line[1], float(line[2])) for line in lines] == [(str(n), x) for x in (0.5, 1.5) for n in range(4)]


async def test_an_abandoned_queue_stops_in_the_middle_of_a_sequence(cpu_modules: Path) -> None:
    count = np.zeros(1, np.int32)
    async with at.Runtime("cpu") as rt:
        spin = (await rt.load_aot_module(cpu_modules / "timing")).kernel("spin_serial")
        basics = await rt.load_aot_module(cpu_modules / "basics")
        x, queue = (await rt.import_(count)).ndarray(1, at.i32), rt.create_queue()
        async with rt.record() as sequence:
            for _ in range(200):
                sequence.launch(spin, 10_000, rt.ndarray(1, at.i32))
                sequence.launch(basics.kernel("add_one"), x)
        event = queue.launch(sequence)
        with pytest.raises(TimeoutError):
            await queue.aclose(timeout=0.01)
        assert isinstance(event.exception(), errors.InvalidStateError)
    assert count[0] < 200


# -- images ---------------------------------------------------------------------------------------------------


@pytest.mark.runtime("vulkan")
async def test_a_sequence_of_images(rt: at.Runtime, textures: at.AotModule) -> None:
    image, other, third = (rt.image((8, 6), at.Format.R32F) for _ in range(3))
    x, y = rt.ndarray((8, 6), at.f32), rt.ndarray((8, 6), at.f32)
    texels, back, corner = (rt.host_array(shape, at.f32) for shape in (image.shape, image.shape, (6, 4)))
    texels[:] = 1
    async with rt.record() as sequence:
        sequence.fill(x, 1)
        sequence.fill(y, 1)
        sequence.launch(textures.kernel("paint"), at.Argument("width"), 6, image)
        sequence.copy_image(other, image)
        sequence.transition_image(image, at.ImageLayout.SHADER_READ)
        sequence.launch(textures.kernel("fetch"), other, x)
        sequence.copy_image(at.Argument("to"), other)
        sequence.launch(textures.kernel("fetch"), at.Argument("of"), y)
        sequence.fill(x[0], 5)
        sequence.read(image.region(extent=(4, 6)), corner)
        sequence.write(other, texels)
        sequence.read(other, back)
    expected = np.add.outer(10.0 * np.arange(8), np.arange(6)).astype(np.float32)
    for width, to in ((8, third), (8, rt.image((8, 6), at.Format.R32F)), (4, third)):
        rt.queue.launch(sequence, width=width, to=to, of=to)
        assert np.array_equal(await rt.queue.read(y), expected)
        assert np.array_equal((await rt.queue.read(x))[1:], expected[1:])
        assert ((await rt.queue.read(x))[0] == 5).all()
        assert np.array_equal(corner, (await rt.queue.read(image))[: corner.shape[0], : corner.shape[1]])
        assert np.array_equal(back, texels)
        texels[:] += 1
    third.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.queue.launch(sequence, width=8, to=third, of=third)
    with pytest.raises(errors.InvalidArgumentError, match="extent"):
        rt.queue.launch(sequence, width=8, to=rt.image((8, 7), at.Format.R32F), of=image)
    other.close()
    with pytest.raises(errors.InvalidStateError, match=r"sequence unnamed: copy_image uses .*closed"):
        rt.queue.launch(sequence, width=8, to=image, of=image)


# -- many tasks -----------------------------------------------------------------------------------------------


async def test_many_tasks_launch_a_sequence_and_are_cancelled(rt: at.Runtime, basics: at.AotModule) -> None:
    arrays = [rt.ndarray(256, at.i32) for _ in range(16)]
    counts = [0] * len(arrays)
    async with rt.record() as sequence:
        for _ in range(5):
            sequence.launch(basics.kernel("add_one"), at.Argument("x"))

    async def work(number: int) -> None:
        with anyio.move_on_after(0.002 * number):
            while counts[number] < 50:
                event = rt.queue.launch(sequence, x=arrays[number])
                counts[number] += 1
                await event

    async with anyio.create_task_group() as tasks:
        for number in range(len(arrays)):
            tasks.start_soon(work, number)
    for number, x in enumerate(arrays):
        assert (await rt.queue.read(x) == 5 * counts[number]).all()
