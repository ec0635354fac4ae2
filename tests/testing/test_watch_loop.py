"""What holds an event loop is found, with its stack."""

from __future__ import annotations

import time

import anyio
import anyio.lowlevel
import pytest

from aiotaichi.testing import LoopHeldError, watch_loop

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

LIMIT = 0.5  # a busy machine holds a loop for a while


def decode() -> None:
    time.sleep(2 * LIMIT)


async def test_a_loop_that_comes_round() -> None:
    async with watch_loop(LIMIT) as holds:
        await anyio.sleep(LIMIT)
    assert holds == []


@pytest.mark.slow
async def test_the_stack_is_told() -> None:
    with pytest.raises(LoopHeldError, match=r"blocked once for \d\.\d+ seconds, by\n(?s:.*)in decode"):
        async with watch_loop(LIMIT):
            await anyio.lowlevel.checkpoint()
            decode()


@pytest.mark.slow
async def test_an_error_of_the_block_comes_first() -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        async with watch_loop(LIMIT):
            decode()
            raise ZeroDivisionError
    (note,) = raised.value.__notes__
    assert "in decode" in note


@pytest.mark.slow
async def test_a_hold_that_is_expected() -> None:
    async with watch_loop(LIMIT) as holds:
        decode()
        await anyio.sleep(LIMIT)
        (hold,) = holds
        assert hold.seconds >= LIMIT
        holds.clear()


async def test_a_cancelled_block() -> None:
    with anyio.move_on_after(0.01) as scope:
        async with watch_loop(LIMIT):
            await anyio.sleep_forever()
    assert scope.cancelled_caught
