"""How the command ends: by Ctrl-C, by a reader that has gone, and by wrong usage."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from aiotaichi.cli import event_loop, main

SOURCE = "import time, pathlib, taichi\npathlib.Path({flag!r}).touch()\ntime.sleep(600)\n"


@pytest.mark.parametrize("loop", ["asyncio", "uvloop", "trio"])
def test_a_second_interrupt_does_not_break_the_closing(loop: str) -> None:
    closed = []

    async def work() -> None:
        import anyio

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
