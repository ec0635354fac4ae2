"""The example of a supervisor: a process that loses its device is followed by another."""

from __future__ import annotations

import os
from pathlib import Path

import anyio
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.hal import in_place_of_all
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeDriver
from examples import supervisor

pytestmark = pytest.mark.slow

LOSSES = "LOSSES_OF_THIS_TEST"


def _lost() -> int:
    raise errors.DeviceLostError("a simulated loss")


def _count(path: Path) -> int:
    """Add a byte to a file, and return its size."""
    with path.open("ab") as file:
        file.write(b"x")
    return path.stat().st_size


async def serve(rt: at.Runtime) -> None:
    """Lose the device as often as the file of this test has bytes to add, then end."""
    path, wanted = os.environ[LOSSES].split(":")
    if _count(Path(path)) > int(wanted):
        return
    for engine in open_device_of(rt).engines:
        engine.hal.completed = _lost  # type: ignore[method-assign]
    await anyio.sleep_forever()


async def see_the_loss(rt: at.Runtime) -> None:
    """Lose the device, and let the error of an operation end the service."""
    driver.lose("a simulated loss")
    await rt.queue.fill(rt.ndarray(4, at.i32), 7)


async def hide_the_loss(rt: at.Runtime) -> None:
    """Lose the device, and go on: only the allocation has noticed it."""
    driver.lose("a simulated loss")
    with pytest.raises(errors.DeviceLostError):
        rt.ndarray(4, at.i32)
    await anyio.sleep_forever()


driver = FakeDriver()


@pytest.mark.parametrize("serve", [see_the_loss, hide_the_loss])
def test_each_way_to_see_the_loss_has_the_exit_code(
    serve: supervisor.Serve, capsys: pytest.CaptureFixture[str]
) -> None:
    with in_place_of_all(driver), pytest.raises(SystemExit) as end:
        supervisor.worker(serve, "cuda")
    assert end.value.code == supervisor.DEVICE_LOST
    assert "a simulated loss" in capsys.readouterr().out


@pytest.mark.parametrize(("wanted", "code", "starts"), [(2, 0, 3), (100, supervisor.DEVICE_LOST, 3)])
def test_a_lost_device_starts_another_process(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    wanted: int,
    code: int,
    starts: int,
) -> None:
    monkeypatch.setenv(LOSSES, f"{tmp_path / 'losses'}:{wanted}")
    monkeypatch.setattr(supervisor, "PAUSE_SECONDS", 0)
    monkeypatch.setattr(supervisor, "MOST_STARTS", 3)
    assert supervisor.supervise(serve, "cpu") == code
    assert (tmp_path / "losses").stat().st_size == starts
    assert "a simulated loss" in capfd.readouterr().out
