"""The programs of the pages about streams run, on each event loop, and give the right numbers."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import anyio
import av
import numpy as np
import numpy.typing as npt
import pytest
from anyio.abc import SocketAttribute

from aiotaichi.hal import find_driver
from examples import stream_file, stream_socket, stream_viewers
from examples.stream_viewers import HEIGHT, WIDTH
from examples.video.__main__ import draw
from examples.video.clip import frames_of, make_clip

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
SECONDS = 30.0
"""A program that has not ended by then is taken to hang."""

every_loop = pytest.mark.parametrize("loop", ["asyncio", "trio"])
every_arch = pytest.mark.parametrize("arch", ["cpu", "vulkan"])


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, "-m", f"examples.{name}", *arguments]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


# -- a file -------------------------------------------------------------------------------------------------------


@every_loop
@every_arch
def test_a_file(loop: str, arch: str, tmp_path: Path) -> None:
    numbers = np.arange(3 * 2**20 + 5, dtype=np.float32)
    numbers.tofile(tmp_path / "in")
    (tmp_path / "out").write_bytes(bytes(numbers.nbytes + 40))  # a longer file is replaced
    output = run("stream_file", str(tmp_path / "in"), str(tmp_path / "out"), "--arch", arch, "--loop", loop)
    assert [line[:4] for line in output.splitlines() if line] == [" 33%", " 67%", "100%", "100%"]
    assert np.array_equal(np.fromfile(tmp_path / "out", np.float32), 2 * numbers)


@pytest.mark.anyio
@pytest.mark.parametrize("count", [0, 1, 1000])
async def test_a_file_of_less_than_a_block(count: int, tmp_path: Path) -> None:
    numbers = np.arange(count, dtype=np.float32)
    numbers.tofile(tmp_path / "in")
    await stream_file.double(f"{tmp_path}/in", f"{tmp_path}/out", "cpu")
    assert np.array_equal(np.fromfile(tmp_path / "out", np.float32), 2 * numbers)


@pytest.mark.anyio
async def test_a_file_with_a_part_of_a_number(tmp_path: Path) -> None:
    """The blocks before it are there."""
    (tmp_path / "in").write_bytes(bytes(4 * 2**20 + 4001))
    with pytest.raises(EOFError, match="after 1 of its 4 bytes"):
        await stream_file.double(f"{tmp_path}/in", f"{tmp_path}/out", "cpu")
    assert (tmp_path / "out").read_bytes() == bytes(4 * 2**20)


@pytest.mark.anyio
async def test_a_file_that_is_its_own_target(tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(bytes(4000))
    with pytest.raises(ValueError, match="is the file that the stream reads"):
        await stream_file.double(f"{tmp_path}/in", f"{tmp_path}/./in", "cpu")
    assert (tmp_path / "in").read_bytes() == bytes(4000)


# -- a socket -----------------------------------------------------------------------------------------------------


@every_loop
@every_arch
def test_a_socket(loop: str, arch: str) -> None:
    assert run("stream_socket", "--arch", arch, "--loop", loop) == "[ 0.  2.  4.  6.  8. 10. 12. 14.]\n"


@pytest.mark.anyio
async def test_clients_of_a_socket() -> None:
    """Several at once. Two break off: within a number, and without reading what comes back."""

    async def client(seed: int) -> None:
        random = np.random.default_rng(seed)
        async with await anyio.connect_tcp(*address) as connection:
            for count in (1, 1000, 300_000, 7):  # the client does not end its numbers: each answer comes at once
                numbers, answer = random.random(count, np.float32), bytearray()
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(connection.send, numbers.tobytes())
                    while len(answer) < numbers.nbytes:
                        answer += await connection.receive()
                assert np.array_equal(np.frombuffer(answer, np.float32), 2 * numbers)

    async with (
        await anyio.create_tcp_listener(local_host="127.0.0.1") as listener,
        anyio.create_task_group() as server,
    ):
        address = "127.0.0.1", listener.extra(SocketAttribute.local_port)
        server.start_soon(stream_socket.serve, listener, "cpu")
        with anyio.fail_after(SECONDS):
            async with anyio.create_task_group() as clients:
                for seed in range(3):
                    clients.start_soon(client, seed)
            async with await anyio.connect_tcp(*address) as connection:
                await connection.send(bytes(6))
                await connection.send_eof()
                assert b"".join([data async for data in connection]) == b""
            with socket.create_connection(address) as rude:  # closed with unread data, the connection is reset
                rude.sendall(bytes(400_000))
            await client(3)
        server.cancel_scope.cancel()


# -- viewers ------------------------------------------------------------------------------------------------------

FRAME = HEIGHT * WIDTH * 3


@pytest.mark.anyio
async def test_a_camera_that_fails_while_nobody_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """The main task, which waits for a signal, learns of it."""

    async def camera() -> AsyncIterator[npt.NDArray[np.uint8]]:
        yield np.zeros((HEIGHT, WIDTH, 3), np.uint8)
        raise OSError("camera unplugged")

    monkeypatch.setattr(stream_viewers, "camera", camera)
    with anyio.fail_after(SECONDS), pytest.raises(ExceptionGroup) as caught:
        await stream_viewers.serve(find_driver("cpu"), 0)
    assert caught.group_contains(OSError, match="camera unplugged")


STOPPING = """
import signal, sys
import anyio
from aiotaichi.hal import find_driver
from examples import stream_viewers

stopped = []
signal.signal(signal.SIGUSR1, lambda *_: stopped.append(True))
camera = stream_viewers.camera

async def stopping_camera():
    async for frame in camera():
        if stopped:
            print("stopped", flush=True)
            await anyio.sleep_forever()
        yield frame

stream_viewers.camera = stopping_camera
anyio.run(stream_viewers.serve, find_driver("cpu"), 0, backend=sys.argv[1])
"""


@contextmanager
def server(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], tuple[str, int]]]:
    """Start a server of frames. Yield it and its address."""
    command = [sys.executable, *arguments]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
    ) as process:
        try:
            assert process.stdout is not None
            host, port = process.stdout.readline().split()
            yield process, (host, int(port))
        finally:
            process.kill()


def end(process: subprocess.Popen[str], number: signal.Signals) -> None:
    """Send a signal, and check that the program ends as usual."""
    process.send_signal(number)
    _, complaints = process.communicate(timeout=SECONDS)
    assert complaints == ""
    assert process.returncode == 0


def frame_of(connection: socket.socket) -> npt.NDArray[np.uint8]:
    data = bytearray()
    while len(data) < FRAME:
        data += connection.recv(FRAME - len(data))
    return np.frombuffer(data, np.uint8).reshape(HEIGHT, WIDTH, 3)


@every_loop
def test_viewers(loop: str) -> None:
    """One leaves, another never reads. The program ends at SIGTERM, with both kinds of viewers connected."""
    with (
        server("-m", "examples.stream_viewers", "--arch", "cpu", "--loop", loop) as (process, address),
        socket.create_connection(address) as viewer,
        socket.create_connection(address),
        socket.create_connection(address) as leaves,
    ):
        frame_of(leaves)
        leaves.close()
        frames = [frame_of(viewer) for _ in range(10)]
        end(process, signal.SIGTERM)
    for frame in frames:
        assert np.all(frame == frame[:1, :, :1])  # a stripe over all rows, in grey
        stripe = frame[0, :, 0]
        assert set(stripe.tolist()) == {0, 85, 170, 255}  # softened: a third of its border's neighbours
        assert np.sum(stripe) in range(19 * 255, 21 * 255 + 1)
    assert not np.array_equal(frames[0], frames[-1])


@every_loop
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_viewers_of_a_camera_that_stops(loop: str, number: signal.Signals) -> None:
    """The viewers wait for a frame that never comes, and the program ends all the same."""
    with (
        server("-c", STOPPING, loop) as (process, address),
        socket.create_connection(address) as first,
        socket.create_connection(address) as second,
    ):
        frame_of(first)
        frame_of(second)
        process.send_signal(signal.SIGUSR1)
        assert process.stdout is not None
        assert process.stdout.readline() == "stopped\n"
        end(process, number)
        for viewer in (first, second):
            while viewer.recv(FRAME):  # frames from before
                pass


# -- a video ------------------------------------------------------------------------------------------------------


def outlines(frame: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Draw outlines with NumPy."""
    height, width = frame.shape[:2]
    around = np.pad(frame, ((1, 1), (1, 1), (0, 0)), "edge").astype(int)
    soft = np.sum([around[i : i + height, j : j + width] for i in range(3) for j in range(3)], axis=0) // 9
    after = np.pad(soft, ((0, 1), (0, 1), (0, 0)), "edge")
    edges = 8 * (np.abs(after[:-1, 1:] - soft) + np.abs(after[1:, :-1] - soft))
    return np.asarray(255 - np.minimum(edges, 255), np.uint8)


@pytest.mark.anyio
async def test_each_frame_of_a_video(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The frames that go to the encoder are NumPy's outlines of what the decoder gives."""
    clip, drawn = tmp_path / "clip.mp4", list[npt.NDArray[np.uint8]]()

    class Keeper:
        def __init__(self, path: Path) -> None:
            pass

        async def __aenter__(self) -> Keeper:
            return self

        async def __aexit__(self, *_: object) -> None:
            pass

        async def write(self, frame: npt.NDArray[np.uint8]) -> None:
            drawn.append(frame.copy())

    monkeypatch.setattr("examples.video.__main__.Writer", Keeper)
    await anyio.to_thread.run_sync(make_clip, clip, 12)
    done = await draw(find_driver("cpu"), clip, tmp_path / "unused.mp4")
    assert done.blocks == 12
    assert done.dropped == 0
    count, frames = frames_of(clip)
    assert count == 12
    for found, frame in zip(drawn, frames, strict=True):
        np.testing.assert_array_equal(found, outlines(frame))


@every_loop
def test_the_video_program(loop: str, tmp_path: Path, known_fonts: None) -> None:
    """The file is a clip, and its timeline is drawn."""
    target, trace, picture = tmp_path / "out.mp4", tmp_path / "video.pftrace", tmp_path / "video.svg"
    output = run("video", str(target), "--frames", "20", "--trace", str(trace), "--arch", "cpu", "--loop", loop)
    assert f"[{'#' * 40}]" in output
    assert f"{target}: 20 frames in " in output
    with av.open(str(target)) as container:
        frames = [frame.to_ndarray(format="rgb24") for frame in container.decode(video=0)]
    assert len(frames) == 20
    assert all(frame.shape == (480, 640, 3) and np.median(frame) > 200 and frame.min() < 100 for frame in frames)
    run("draw_trace", str(trace), str(picture))
    drawn = picture.read_text()
    assert all(f">{row}</text>" in drawn for row in ("source", "soften", "outline", "sink"))


def test_the_pages_show_the_programs() -> None:
    """Each page includes a function of its program, and its command is that of the program."""
    pages = {
        "stream-a-file": (stream_file.__file__, "python -m examples.stream_file"),
        "stream-a-socket": (stream_socket.__file__, "python -m examples.stream_socket"),
        "latest-frame": (stream_viewers.__file__, "python -m examples.stream_viewers"),
        "a-video": (str(ROOT / "examples" / "video" / "__main__.py"), "python -m examples.video"),
    }
    for page, (program, command) in pages.items():
        text = (ROOT / "docs" / f"{page}.md").read_text()
        assert command in text
        assert f"{{literalinclude}} ../{Path(program).relative_to(ROOT)}\n" in text
