"""How the command ends: by Ctrl-C, by a reader that has gone, and by wrong usage."""

from __future__ import annotations

import errno
import io
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import anyio
import pytest

from aiotaichi.cli import event_loop, main
from aiotaichi.demo import program

SOURCE = "import time, pathlib, taichi\npathlib.Path({flag!r}).touch()\ntime.sleep(600)\n"


@pytest.mark.parametrize("loop", ["asyncio", "uvloop", "trio"])
def test_a_second_interrupt_does_not_break_the_closing(loop: str) -> None:
    closed = []

    async def work() -> None:
        signal.raise_signal(signal.SIGINT)
        try:
            await anyio.sleep(600)
        finally:
            with anyio.CancelScope(shield=True):
                signal.raise_signal(signal.SIGINT)
                await anyio.sleep(0.01)
            closed.append(loop)

    before = signal.getsignal(signal.SIGINT)
    try:
        with pytest.raises(KeyboardInterrupt):
            event_loop.run_in(loop, work)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert closed == [loop]


def test_main_keeps_the_handler_of_a_program_that_calls_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("aiotaichi.cli.commands.print_devices", interrupted)
    assert main(["devices"]) == 130
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.slow
@pytest.mark.taichi
def test_two_interrupts_of_a_build_leave_nothing(tmp_path: Path) -> None:
    flag, folder, source = tmp_path / "runs", tmp_path / "tmp", tmp_path / "kernels.py"
    folder.mkdir()
    source.write_text(SOURCE.format(flag=str(flag)))
    process = subprocess.Popen(
        [sys.executable, "-m", "aiotaichi", "build", str(source)],
        env={**os.environ, "TMPDIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "running kernels.py" in line:
            break
    assert list(folder.glob("aiotaichi-*"))
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
    assert list(folder.iterdir()) == []


class Closed(io.StringIO):
    """A standard output whose reader has gone after some text."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def write(self, text: str) -> int:
        if self.tell() >= self.most:
            raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))
        return super().write(text)


@pytest.mark.anyio
async def test_beats_end_with_their_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    async def call() -> None:
        await anyio.sleep(program.BEAT)

    monkeypatch.setattr(sys, "stdout", Closed(len(f"  {'a call':25}") + 2))
    monkeypatch.setattr(program, "PART", 60.0)
    with pytest.raises(BrokenPipeError):
        await program._beats("a call", call)


@pytest.mark.slow
def test_a_demo_whose_reader_has_gone_prints_no_traceback() -> None:
    command = [sys.executable, "-m", "aiotaichi", "demo", "--arch", "cpu"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"aiotaichi ")
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--port", "9999999", "--serve"], "9999999: give a port, from 0 to 65535"),
        (["--port", "-1", "--serve"], "argument --port"),
        (["--port", "5"], "demo --port is an option of the live demo: add --serve"),
        (["--size", "64x64"], "demo --size is an option of the live demo: add --serve"),
        (["--host", "0.0.0.0"], "demo --host is an option of the live demo: add --serve"),
    ],
)
def test_wrong_options_of_the_live_demo(options: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["demo", *options])
    assert caught.value.code == 2
    assert message in capsys.readouterr().err


def test_a_port_in_use_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("uvicorn")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["demo", "--serve", "--arch", "cpu", "--port", str(port)]) == 1
    error = capsys.readouterr().err
    assert f"InvalidArgumentError: cannot listen at 127.0.0.1, port {port}: Address already in use" in error
    assert error.count("\n") == 1


@pytest.mark.slow
def test_a_third_interrupt_ends_a_command_that_does_not_close() -> None:
    code = (
        "import signal, anyio\n"
        "from aiotaichi.cli.event_loop import run_in\n"
        "async def work():\n"
        "    with anyio.CancelScope(shield=True):\n"
        "        for _ in range(3):\n"
        "            signal.raise_signal(signal.SIGINT)\n"
        "            await anyio.sleep(0.01)\n"
        "        await anyio.sleep(600)\n"
        "run_in('asyncio', work)\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert (result.returncode, result.stderr) == (130, b"")
