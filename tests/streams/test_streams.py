"""Streams give each block of each source once, in order, through all stages, on each backend and loop."""

from __future__ import annotations

import asyncio
import io
import os
import socket
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import anyio
import anyio.abc
import numpy as np
import pytest
import trio

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver
from support.waiting import until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.loops,
    pytest.mark.runtime("cpu", "vulkan", "cuda", "fake", "mapped"),
    pytest.mark.usefixtures("nothing_left"),
]

Stage = Callable[[at.Queue, at.Block], at.NdArray | None]


@pytest.fixture
def add(add_one: at.Kernel) -> Stage:
    """A stage in place: it adds 1."""

    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    return add


def arrays(count: int, size: int = 1000) -> Iterator[np.ndarray]:
    """Block i has the number i. The last one is short."""
    for i in range(count):
        yield np.full(size if i < count - 1 else size // 3, i, np.int32)


async def asynchronous(items: Any) -> AsyncIterator[Any]:
    for item in items:
        await anyio.lowlevel.checkpoint()
        yield item


async def collected(stream: at.Stream) -> list[np.ndarray]:
    """Return copies of all blocks, and check their numbers."""
    found: list[np.ndarray] = []
    async with stream as blocks:
        async for block in blocks:
            assert block.number == len(found)
            found.append(block.data.copy())
    return found


# -- sources ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "count"),
    [
        *(pytest.param(lambda items: items, count, id=f"generator-{count}") for count in (0, 1, 2, 3, 100)),
        *(pytest.param(list, count, id=f"list-{count}") for count in (0, 3)),
        *(pytest.param(asynchronous, count, id=f"async-{count}") for count in (0, 3)),
    ],
)
async def test_each_array_comes_once_and_in_order(rt: at.Runtime, add: Stage, make: Any, count: int) -> None:
    found = await collected(at.stream(rt, make(arrays(count)), add, add))
    assert len(found) == count
    for each, expected in zip(found, arrays(count), strict=True):
        np.testing.assert_array_equal(each, expected + 2)


@pytest.mark.parametrize("depth", [1, 2, 7])
async def test_any_depth(rt: at.Runtime, add: Stage, depth: int) -> None:
    found = await collected(at.stream(rt, arrays(20), add, depth=depth))
    assert [each[0] for each in found] == list(range(1, 21))


async def test_a_source_may_use_one_array_again_and_again(rt: at.Runtime, add: Stage) -> None:
    def source() -> Iterator[np.ndarray]:
        array = np.empty(100_000, np.int32)
        for i in range(20):
            array[:] = i
            yield array

    found = await collected(at.stream(rt, source(), add))
    assert [(each[0], each[-1]) for each in found] == [(i + 1, i + 1) for i in range(20)]


async def test_a_memory_object_stream_is_a_source_and_a_target(rt: at.Runtime, add: Stage) -> None:
    given, source = anyio.create_memory_object_stream[np.ndarray](3)
    target, made = anyio.create_memory_object_stream[np.ndarray](100)
    async with given, source, target, made, anyio.create_task_group() as tasks:

        async def give() -> None:
            async with given:
                for array in arrays(10):
                    await given.send(array)

        tasks.start_soon(give)
        async with at.stream(rt, source, add) as blocks:
            await blocks.pipe_to(target)
        for expected in arrays(10):
            np.testing.assert_array_equal(made.receive_nowait(), expected + 1)


async def test_a_stream_is_a_source_of_another(rt: at.Runtime, add: Stage) -> None:
    """So blocks pass several devices. They keep their times."""
    times = []
    async with at.stream(rt, arrays(20), add) as first, at.stream(rt, first, add, add) as second:
        async for block in second:
            assert (block.data == block.number + 3).all()
            assert 0 <= block.age < 30
            times.append(block.timestamp)
    assert len(times) == 20
    assert times == sorted(times)


NUMBERS = np.arange(10_007, dtype=np.int32)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "numbers.raw"
    NUMBERS.tofile(path)
    return path


async def open_path(path: Path) -> Any:
    return path


async def open_file(path: Path) -> Any:
    return open(path, "rb")  # noqa: ASYNC230  # the test closes it


async def open_raw_file(path: Path) -> Any:
    return open(path, "rb", buffering=0)  # noqa: ASYNC230  # the test closes it


async def open_in_memory(path: Path) -> Any:
    return io.BytesIO(await anyio.Path(path).read_bytes())


async def open_asynchronous_file(path: Path) -> Any:
    return await anyio.open_file(path, "rb")


@pytest.mark.parametrize("opened", [open_path, open_file, open_raw_file, open_in_memory, open_asynchronous_file])
async def test_a_file(rt: at.Runtime, add: Stage, path: Path, opened: Any) -> None:
    source = await opened(path)
    found = await collected(at.stream(rt, source, add, shape=1000, dtype=at.i32))
    assert [len(each) for each in found] == [1000] * 10 + [7]
    np.testing.assert_array_equal(np.concatenate(found), NUMBERS + 1)
    if opened is open_asynchronous_file:
        await source.aclose()
    elif opened is not open_path:
        assert not source.closed
        source.close()


async def test_a_file_of_whole_blocks_has_no_short_one(rt: at.Runtime, add: Stage, tmp_path: Path) -> None:
    NUMBERS[:3000].tofile(tmp_path / "numbers.raw")
    found = await collected(at.stream(rt, tmp_path / "numbers.raw", add, shape=1000, dtype=at.i32))
    assert [len(each) for each in found] == [1000] * 3


async def test_an_empty_file_has_no_blocks(rt: at.Runtime, add: Stage, tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert await collected(at.stream(rt, tmp_path / "empty", add, shape=1000, dtype=at.i32)) == []


async def test_a_file_that_ends_within_a_row(rt: at.Runtime, add: Stage, path: Path) -> None:
    """The blocks before are given out, and then comes the error."""
    found = []
    with pytest.raises(EOFError, match="after 28 of its 400 bytes"):
        async with at.stream(rt, path, shape=(10, 100), dtype=at.i32) as blocks:
            async for block in blocks:
                found.append(block.data.shape)
    assert found == [(10, 100)] * 10


async def test_a_function_fills_arrays(rt: at.Runtime, add: Stage) -> None:
    left = [100, 100, 42]

    def fill(array: np.ndarray) -> int:
        assert array.shape == (100,)
        rows = left.pop(0) if left else 0
        array[:rows] = rows
        return rows

    async def fill_later(array: np.ndarray) -> int:
        await anyio.lowlevel.checkpoint()
        return fill(array)

    found = await collected(at.stream(rt, fill, add, shape=100, dtype="i32"))
    assert [each.tolist() for each in found] == [[101] * 100, [101] * 100, [43] * 42]
    left[:] = [7]
    assert [len(each) for each in await collected(at.stream(rt, fill_later, add, shape=100, dtype="i32"))] == [7]


async def test_a_socket(rt: at.Runtime, add: Stage) -> None:
    """A block has what has arrived: whole rows, and at least one. A piece of a row waits for the rest."""
    mine, theirs = socket.socketpair()
    with mine, theirs:
        mine.setblocking(False)
        theirs.setblocking(False)

        async def ask() -> None:
            for piece in (b"\x01\0\0\0", b"\x02\0", b"\0\0\x03\0\0\0"):
                theirs.send(piece)
                await anyio.wait_all_tasks_blocked()
            theirs.shutdown(socket.SHUT_WR)

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(ask)
            async with at.stream(rt, mine, add, shape=1000, dtype=at.i32) as blocks:
                await blocks.pipe_to(mine)
            assert blocks.statistics().blocks == 2
        assert np.frombuffer(theirs.recv(100), np.int32).tolist() == [2, 3, 4]


async def test_much_data_of_a_socket(rt: at.Runtime, add: Stage) -> None:
    mine, theirs = socket.socketpair()
    with mine, theirs:
        mine.setblocking(False)
        theirs.setblocking(False)
        numbers, answer = np.arange(500_000, dtype=np.int32), bytearray()

        async def ask() -> None:
            view = numbers.data.cast("B")
            while view:
                await anyio.wait_writable(theirs)
                view = view[theirs.send(view) :]
            theirs.shutdown(socket.SHUT_WR)

        async def listen() -> None:
            while len(answer) < numbers.nbytes:
                await anyio.wait_readable(theirs)
                answer.extend(theirs.recv(1 << 16))

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(ask)
            tasks.start_soon(listen)
            async with at.stream(rt, mine, add, shape=10_000, dtype=at.i32) as blocks:
                await blocks.pipe_to(mine)
        np.testing.assert_array_equal(np.frombuffer(answer, np.int32), numbers + 1)


async def test_a_byte_stream_of_anyio(rt: at.Runtime, add: Stage) -> None:
    async def serve(client: anyio.abc.SocketStream) -> None:
        async with client, at.stream(rt, client, add, shape=500, dtype=at.i32) as blocks:
            await blocks.pipe_to(client)

    listener = await anyio.create_tcp_listener(local_host="127.0.0.1")
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(listener.serve, serve)
        port = listener.extra(anyio.abc.SocketAttribute.local_port)
        async with await anyio.connect_tcp("127.0.0.1", port) as client:
            await client.send(NUMBERS.tobytes())
            await client.send_eof()
            answer = b"".join([data async for data in client])
        tasks.cancel_scope.cancel()
    await listener.aclose()
    np.testing.assert_array_equal(np.frombuffer(answer, np.int32), NUMBERS + 1)


async def test_a_pipe(rt: at.Runtime, add: Stage) -> None:
    read, write = os.pipe()
    with open(read, "rb") as source, open(write, "wb", buffering=0) as target:  # noqa: ASYNC230

        async def give() -> None:
            for i in range(0, 3000, 500):
                target.write(NUMBERS[i : i + 500].data)
                await anyio.wait_all_tasks_blocked()
            target.close()

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(give)
            found = await collected(at.stream(rt, source, add, shape=1000, dtype=at.i32))
    np.testing.assert_array_equal(np.concatenate(found), NUMBERS[:3000] + 1)


async def test_a_pipe_that_gives_nothing_does_not_hold_up_a_cancel(rt: at.Runtime, add: Stage) -> None:
    read, write = os.pipe()
    with open(read, "rb") as source, open(write, "wb"):  # noqa: ASYNC230
        with anyio.move_on_after(0.05) as scope:
            await collected(at.stream(rt, source, add, shape=1000, dtype=at.i32))
        assert scope.cancelled_caught


async def test_a_named_pipe(rt: at.Runtime, add: Stage, tmp_path: Path) -> None:
    """Its path is refused, and nobody waits for a writer. The file that the error tells to open is read."""
    path, found = f"{tmp_path}/pipe", []
    os.mkfifo(path)
    with pytest.raises(errors.InvalidArgumentError, match=r"/pipe' is a pipe or a terminal.*sys\.stdin\.buffer"):
        await collected(at.stream(rt, path, add, shape=1000, dtype=at.i32))
    with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb", buffering=0) as source:  # noqa: ASYNC230
        with anyio.move_on_after(0.01) as scope:
            await collected(at.stream(rt, source, add, shape=1000, dtype=at.i32))
        assert scope.cancelled_caught
        with open(path, "wb", buffering=0) as target:  # noqa: ASYNC230
            target.write(NUMBERS[:3000].data)
        found = await collected(at.stream(rt, source, add, shape=1000, dtype=at.i32))
    np.testing.assert_array_equal(np.concatenate(found), NUMBERS[:3000] + 1)


# -- stages ---------------------------------------------------------------------------------------------------


async def test_no_stage_at_all(rt: at.Runtime) -> None:
    found = await collected(at.stream(rt, arrays(5)))
    assert [each[0] for each in found] == list(range(5))


async def test_stages_change_shape_and_dtype(rt: at.Runtime, basics: at.AotModule) -> None:
    saxpy = basics.kernel("saxpy")

    def head(queue: at.Queue, block: at.Block) -> at.NdArray:
        out = block.ndarray(4, at.i32)
        queue.copy(out, block.array[:4])
        return out

    def as_floats(queue: at.Queue, block: at.Block) -> at.NdArray:
        ones, out = block.ndarray((2, 2), at.f32), block.ndarray(4, at.f32)
        queue.fill(ones, 1.0)
        queue.fill(out, 0.5)
        flat = ones.allocation.ndarray(4, at.f32)
        queue.launch(saxpy, 2.0, flat, out)
        return out

    sizes = [1000, 10, 5000, 4]
    found = await collected(at.stream(rt, [np.full(size, size, np.int32) for size in sizes], head))
    assert [each.tolist() for each in found] == [[size] * 4 for size in sizes]
    found = await collected(at.stream(rt, arrays(3), head, as_floats))
    assert [(each.dtype.name, each.tolist()) for each in found] == [("float32", [2.5] * 4)] * 3


async def test_a_stage_may_hold_state(rt: at.Runtime, basics: at.AotModule) -> None:
    """Each block has the sum of all blocks so far: the state is an array of the program's, on the stage's queue."""
    saxpy, total = basics.kernel("saxpy"), rt.ndarray(1000, at.f32)

    def accumulate(queue: at.Queue, block: at.Block) -> None:
        queue.launch(saxpy, 1.0, block.array, total)
        queue.copy(block.array, total)

    found = await collected(at.stream(rt, [np.full(1000, i, np.float32) for i in range(30)], accumulate))
    assert [each[7] for each in found] == np.cumsum(range(30)).tolist()
    total.close()


async def test_arrays_of_vectors(rt: at.Runtime) -> None:
    shapes = []

    def look(queue: at.Queue, block: at.Block) -> None:
        shapes.append((block.array.shape, block.array.element_shape))

    data = np.arange(30, dtype=np.float32).reshape(10, 3)
    (found,) = await collected(at.stream(rt, [data], look, element_shape=(3,)))
    np.testing.assert_array_equal(found, data)
    assert shapes == [((10,), (3,))]


async def test_a_stage_may_be_a_lambda_that_launches(rt: at.Runtime, add_one: at.Kernel) -> None:
    """It returns an event."""
    found = await collected(at.stream(rt, arrays(3), lambda queue, block: queue.launch(add_one, block.array)))
    assert [block[0] for block in found] == [1, 2, 3]


async def test_a_stage_may_do_nothing_to_a_block(rt: at.Runtime, add_one: at.Kernel) -> None:
    def odd(queue: at.Queue, block: at.Block) -> None:
        if block.number % 2:
            queue.launch(add_one, block.array)

    found = await collected(at.stream(rt, arrays(9), odd, odd))
    assert [each[0] for each in found] == [i + 2 * (i % 2) for i in range(9)]


@pytest.mark.parametrize("later", [0, 1])
async def test_a_block_waits_for_what_its_stage_waits_for(
    rt: at.Runtime, add_one: at.Kernel, add: Stage, clock: FakeClock, later: int
) -> None:
    """The first stage has another queue launch, and its last call is the wait for that. A stopped device holds it."""
    marks: list[at.Event[None]] = []
    taken: list[np.ndarray] = []

    async with at.Runtime(FakeDriver(clock=clock)) as held, rt.create_queue() as other:
        gate = held.queue.record_event()

        def elsewhere(queue: at.Queue, block: at.Block) -> None:
            marks.append(queue.record_event())
            other.wait_event(marks[-1])
            other.wait_event(gate)
            queue.wait_event(other.launch(add_one, block.array))

        async def take(blocks: at.Stream) -> None:
            taken.append((await anext(blocks)).data.copy())

        try:
            async with (
                at.stream(rt, [np.zeros(1000, np.int32)], elsewhere, *[add] * later) as blocks,
                anyio.create_task_group() as tasks,
            ):
                tasks.start_soon(take, blocks)
                await until(lambda: marks)
                await marks[0]
                for _ in range(100):
                    await anyio.lowlevel.checkpoint()
                assert not taken
                clock.stop()
        finally:
            clock.stop()
    assert (taken[0] == 1 + later).all()


async def test_arrays_that_are_not_contiguous(rt: at.Runtime, add: Stage) -> None:
    data = np.arange(200, dtype=np.int32)[::2]
    (found,) = await collected(at.stream(rt, [data], add))
    np.testing.assert_array_equal(found, data + 1)


@pytest.mark.parametrize("anyio_backend", ["trio"])  # its files are for its own loop
async def test_files_of_trio(rt: at.Runtime, add: Stage, path: Path, tmp_path: Path) -> None:
    async with await trio.open_file(path, "rb") as source, await trio.open_file(tmp_path / "out", "wb") as target:
        async with at.stream(rt, source, add, shape=1000, dtype=at.i32) as blocks:
            await blocks.pipe_to(target)
        assert not target.closed
    np.testing.assert_array_equal(np.fromfile(tmp_path / "out", np.int32), NUMBERS + 1)


async def test_byte_streams_of_the_loop(rt: at.Runtime, add: Stage, anyio_backend_name: str) -> None:
    """The streams of asyncio or of Trio: numbers go to them and come back, in pieces of any length."""
    ours, theirs = socket.socketpair()
    source: Any
    target: Any
    with ours, theirs:
        if anyio_backend_name == "trio":
            source = target = trio.SocketStream(trio.socket.from_stdlib_socket(ours))
        else:
            ours.setblocking(False)
            source, target = await asyncio.open_connection(sock=ours)
        theirs.setblocking(False)
        async with await anyio.abc.SocketStream.from_socket(theirs) as client, anyio.create_task_group() as tasks:

            async def send() -> None:
                data = NUMBERS.tobytes()
                for start in range(0, len(data), 4001):
                    await client.send(data[start : start + 4001])
                await client.send_eof()

            tasks.start_soon(send)
            found = bytearray()
            async with (
                at.stream(rt, source, add, shape=1000, dtype=at.i32) as blocks,
                anyio.create_task_group() as pipe,
            ):
                pipe.start_soon(blocks.pipe_to, target)
                while len(found) < NUMBERS.nbytes:
                    found += await client.receive()
        np.testing.assert_array_equal(np.frombuffer(found, np.int32), NUMBERS + 1)
        if isinstance(target, asyncio.StreamWriter):
            target.close()
            await target.wait_closed()
        else:
            await target.aclose()


# -- what a program gets ---------------------------------------------------------------------------------------


async def test_pipe_to_a_path(rt: at.Runtime, add: Stage, path: Path, tmp_path: Path) -> None:
    seen: list[at.StreamStatistics] = []
    stream = at.stream(rt, path, add, shape=1000, dtype=at.i32, on_progress=seen.append)
    async with stream as blocks:
        await blocks.pipe_to(tmp_path / "out.raw")
    np.testing.assert_array_equal(np.fromfile(tmp_path / "out.raw", np.int32), NUMBERS + 1)
    assert [each.blocks for each in seen] == list(range(1, 12))
    last = stream.statistics()
    assert last.nbytes == seen[-1].nbytes == NUMBERS.nbytes
    assert last.dropped == 0
    assert last.rate == last.nbytes / last.seconds
    assert last.slowest in {"source", "upload", "add", "download", "sink"}
    assert 0 < last.busy <= 1
    assert last.seconds == stream.statistics().seconds, "the stream has ended"


async def test_pipe_to_files_and_memory(rt: at.Runtime, add: Stage, path: Path) -> None:
    target = io.BytesIO()
    async with at.stream(rt, path, add, shape=1000, dtype=at.i32) as blocks:
        await blocks.pipe_to(target)
    np.testing.assert_array_equal(np.frombuffer(target.getvalue(), np.int32), NUMBERS + 1)
    with tempfile.TemporaryFile() as file:
        async with at.stream(rt, path, add, shape=1000, dtype=at.i32) as blocks:
            await blocks.pipe_to(anyio.wrap_file(file))
        file.seek(0)
        np.testing.assert_array_equal(np.frombuffer(file.read(), np.int32), NUMBERS + 1)


async def test_a_large_block_is_written_in_pieces(rt: at.Runtime) -> None:
    """Linux takes several times as long for a write of some MiB as for the same in pieces of one."""
    pieces: list[bytes] = []

    class Target:
        def write(self, data: memoryview) -> None:
            pieces.append(bytes(data))

    block = np.arange(5 * 2**17, dtype=np.int32)
    async with at.stream(rt, [block, block[:3]]) as blocks:
        await blocks.pipe_to(Target())
    assert [len(piece) for piece in pieces] == [2**20, 2**20, 2**19, 12]
    assert b"".join(pieces) == block.tobytes() + block[:3].tobytes()


async def test_the_file_that_is_read_is_no_target(rt: at.Runtime, add: Stage, path: Path) -> None:
    with open(path, "rb") as file:  # noqa: ASYNC230
        for source in (path, file):
            async with at.stream(rt, source, add, shape=1000, dtype=at.i32) as blocks:
                with pytest.raises(errors.InvalidArgumentError, match="is the file that the stream reads"):
                    await blocks.pipe_to(path)
    np.testing.assert_array_equal(np.fromfile(path, np.int32), NUMBERS)


async def test_a_block_ends_with_the_next_one(rt: at.Runtime) -> None:
    async with at.stream(rt, arrays(3)) as blocks:
        first = await anext(blocks)
        assert first.data[0] == 0
        await anext(blocks)
        with pytest.raises(errors.InvalidStateError, match="copy what you keep"):
            _ = first.data


async def test_a_stage_has_its_block_until_it_returns(rt: at.Runtime) -> None:
    kept: list[at.Block] = []

    def keep(queue: at.Queue, block: at.Block) -> None:
        kept.append(block)
        with pytest.raises(errors.InvalidStateError, match="have not run"):
            _ = block.data

    await collected(at.stream(rt, arrays(2), keep))
    for block in kept:
        with pytest.raises(errors.InvalidStateError):
            _ = block.array
        with pytest.raises(errors.InvalidStateError):
            block.ndarray(3, at.i32)


async def test_leaving_early_ends_the_stream(rt: at.Runtime, add: Stage) -> None:
    ended = []

    def source() -> Iterator[np.ndarray]:
        try:
            for i in range(10**9):
                yield np.full(100, i, np.int32)
        finally:
            ended.append(True)

    async with at.stream(rt, source(), add) as blocks:
        async for block in blocks:
            if block.number == 5:
                break
    assert ended == [True]
    with pytest.raises(StopAsyncIteration):
        await anext(blocks)


async def test_a_slow_consumer_holds_up_the_source(rt: at.Runtime, add: Stage) -> None:
    given = 0

    def source() -> Iterator[np.ndarray]:
        nonlocal given
        for given in range(1, 101):  # noqa: B007  # the test reads it
            yield np.zeros(100, np.int32)

    async with at.stream(rt, source(), add, depth=3) as blocks:
        async for block in blocks:
            if block.number % 10 == 0:
                await anyio.sleep(0.01)
            assert given <= block.number + 1 + 3


async def test_the_memory_is_that_of_the_slots(rt: at.Runtime, add: Stage) -> None:
    size, depth = 2**20, 3

    def nbytes() -> int:
        memory = rt.statistics().memory
        return memory.arrays + memory.mappable_arrays or memory.host_arrays  # the processor's kernels use these

    source = (np.zeros(size, np.int32) for _ in range(30))
    async with at.stream(rt, source, add, depth=depth) as blocks:
        async for block in blocks:
            if block.number == 0:
                await until(lambda: nbytes() == depth * 4 * size)
            assert nbytes() == depth * 4 * size


@pytest.mark.slow
@pytest.mark.runtime("cpu", "vulkan", "cuda")
async def test_the_process_grows_by_the_slots_only(rt: at.Runtime, add: Stage) -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    size, depth, count = 2**22, 3, 60
    source = (np.full(size // 4, number, np.int32) for number in range(count))
    before, most = resident(), 0
    async with at.stream(rt, source, add, depth=depth) as blocks:
        async for block in blocks:
            assert block.data[0] == block.data[-1] == block.number + 1
            most = max(most, resident())
    assert most - before < count * size // 2, "240 MiB come through, and a block has 4 MiB"


async def test_the_time_stamps_are_those_of_the_source(rt: at.Runtime, add: Stage) -> None:
    before = time.monotonic()
    async with at.stream(rt, arrays(5), add) as blocks:
        times = [block.timestamp async for block in blocks]
    times = [before, *times, time.monotonic()]
    assert times == sorted(times)
