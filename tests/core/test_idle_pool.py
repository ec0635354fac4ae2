"""The pool of unused buffers."""

from __future__ import annotations

import gc
from typing import ClassVar

from aiotaichi.core.idle_pool import IdlePool


class Buffer:
    """A buffer that records its finalisation."""

    finalised: ClassVar[list[int]] = []

    def __init__(self, size: int) -> None:
        self.size = size

    def __del__(self) -> None:
        self.finalised.append(id(self))


class User:
    """A user that gives its buffer back when it is garbage."""

    def __init__(self, pool: IdlePool[Buffer], size: int) -> None:
        self.pool = pool
        self.buffer = pool.take_buffer(size)
        self.friend: object = None

    def __del__(self) -> None:
        self.pool.give_back(self.buffer)


def test_a_buffer_is_used_again() -> None:
    pool = IdlePool(Buffer, 10**6)
    first = pool.take_buffer(5000)
    assert first.size >= 5000
    assert pool.take_buffer(5000) is not first
    pool.give_back(first)
    assert pool.take_buffer(5000) is first
    assert pool.take_buffer(5000) is not first


def test_the_kept_bytes_have_a_limit() -> None:
    pool = IdlePool(Buffer, 10_000)
    buffers = [pool.take_buffer(4096) for _ in range(4)]
    for buffer in buffers:
        pool.give_back(buffer)
    again = [pool.take_buffer(4096) for _ in range(4)]
    assert [buffer in again for buffer in buffers] == [True, True, False, False]


def test_the_oldest_unused_buffer_makes_room() -> None:
    pool = IdlePool(Buffer, 10_000)
    old = [pool.take_buffer(4096) for _ in range(2)]
    for buffer in old:
        pool.give_back(buffer)
    assert pool.take_buffer(8000) not in old
    assert pool.take_buffer(4096) is old[1]
    assert pool.take_buffer(4096) is not old[0]


def test_a_closed_pool_keeps_nothing() -> None:
    pool = IdlePool(Buffer, 10**6)
    idle, used = pool.take_buffer(4096), pool.take_buffer(4096)
    pool.give_back(idle)
    pool.close()
    pool.give_back(used)
    Buffer.finalised.clear()
    del idle, used
    assert len(Buffer.finalised) == 2


def test_a_buffer_in_a_cycle_comes_back_alive() -> None:
    pool = IdlePool(Buffer, 10**6)
    user = User(pool, 4096)
    user.friend = user  # a cycle, as a traceback's frame makes one
    Buffer.finalised.clear()
    del user
    gc.collect()
    assert pool.take_buffer(4096)
    assert Buffer.finalised == []
