"""The program of docs/recovery.md, whose device is lost at any moment."""

from __future__ import annotations

import ast
import contextlib
import logging
import re
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial, wraps
from pathlib import Path
from types import CodeType
from typing import Any

import anyio
import anyio.lowlevel
import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.hal import in_place_of_all
from aiotaichi.runtime import recovery
from aiotaichi.testing import FakeDevice, FakeDriver, FakeQueue
from service.clients import blurred
from support.waiting import until

ROOT = Path(__file__).parent.parent.parent
MODULE = ROOT / "examples" / "service" / "kernels-x64.tcm"

CALLS: dict[str, type] = {
    "open": FakeDriver,
    "create_queue": FakeDevice,
    "load": FakeDevice,
    "allocate": FakeDevice,
    "unload": FakeDevice,
    "submit": FakeQueue,
    "completed": FakeQueue,
    "abandon": FakeQueue,
}
"""The calls of a backend by which moments are counted. "kernel" is one more, and "close" of a device another."""

Moment = tuple[str, int, bool]
"""A call, how many calls of it come before, and whether the device is lost after it. Else it is lost before it."""


def program() -> CodeType:
    """Return the first program of the page. Only its "..." is filled in, and the name of its module's file."""
    text = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "recovery.md").read_text(), re.DOTALL)[0]
    assert text.count("    ...  # serve\n") == text.count('"blur.tcm"') == 1
    text = text.replace("...  # serve", "await serve(answer, pool)").replace('"blur.tcm"', "module_path")
    code: CodeType = compile(text, "recovery.md", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    return code


@dataclass
class Response:
    """An answer of the service."""

    content: Any = None
    status_code: int = 200


class Losses:
    """Loses every open device of a driver at given moments, once each.

    It counts calls once ``programs`` programs serve, because a program that cannot begin ends with an error.

    Attributes
    ----------
    driver
        The driver.
    happened
        How often it has lost its devices.
    """

    def __init__(self, moments: list[Moment], programs: int = 1) -> None:
        self.driver = FakeDriver({"blur": self._blur})
        self.happened = 0
        self._programs = programs
        self._moments = {(call, number): is_late for call, number, is_late in moments}
        self._counts: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._has_begun = False

    async def begin(self) -> None:
        """Wait until every program serves. Count from then on."""
        self._programs -= 1
        await until(lambda: not self._programs)
        self._has_begun = True

    @contextlib.contextmanager
    def at(self, call: str) -> Iterator[None]:
        """Lose the devices before or after the block, if this is a moment to do so."""
        with self._lock:
            number = self._counts[call]
            self._counts[call] += self._has_begun
        is_late = self._moments.pop((call, number), None) if self._has_begun else None
        if is_late is False:
            self._lose(f"lost before {call} {number}")
            if call == "open":
                raise errors.DeviceLostError("lost while it was opened")
        yield
        if is_late:
            self._lose(f"lost after {call} {number}")

    @contextlib.contextmanager
    def injected(self) -> Iterator[None]:
        """Have the calls of fake devices count inside the block."""
        with pytest.MonkeyPatch.context() as patch, in_place_of_all(self.driver):
            for call, kind in (*CALLS.items(), ("close", FakeDevice)):
                patch.setattr(kind, call, self._counted(call, getattr(kind, call)))
            patch.setattr(recovery, "_PAUSE_SECONDS", 0.01)
            yield

    def _lose(self, message: str) -> None:
        self.happened += 1
        self.driver.lose(message)

    def _counted(self, call: str, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def counted(*arguments: Any) -> Any:
            with self.at(call):
                return function(*arguments)

        return counted

    def _blur(self, x: Any, y: Any) -> None:
        with self.at("kernel"):
            rows = np.asarray(x)
            y[...] = blurred(rows.reshape(len(rows), -1, 3), 1).reshape(rows.shape)


async def run(losses: Losses, clients: int, requests: int) -> Counter[int]:
    """Run the page's program once. Return how often each status was the answer."""
    statuses = Counter[int]()

    async def serve(answer: Callable[[Any], Awaitable[Response]], pool: at.Pool) -> None:
        async def ask(number: int) -> Response:
            image = np.full((4, 5, 3), number, np.uint8)
            image[1, 2] = 200
            response = await answer(image.reshape(4, 15))  # rows of bytes
            statuses[response.status_code] += 1
            if response.status_code == 200:
                assert np.array_equal(response.content.reshape(image.shape), blurred(image, 1))
            return response

        async def client(number: int) -> None:
            for _ in range(requests):
                await ask(number)
                await anyio.lowlevel.checkpoint()

        await losses.begin()
        async with anyio.create_task_group() as group:
            for number in range(clients):
                group.start_soon(client, number)
        asked = clients * requests
        assert statuses.total() == asked
        with anyio.fail_after(30):
            while (await ask(99)).status_code != 200:  # noqa: ASYNC110  # the device is open again by itself
                await anyio.sleep(0.001)
        statistics = pool.statistics()
        assert (statistics.borrowed, statistics.waiting) == (0, 0)

    names = {"at": at, "anyio": anyio, "contextlib": contextlib, "log": logging.getLogger("test")}
    await eval(program(), {**names, "Response": Response, "module_path": MODULE, "serve": serve})
    return statuses


async def survive(losses: Losses, programs: int = 1, clients: int = 3, requests: int = 4) -> None:
    """Run the page's program, several times at once. Its answers are right, nothing hangs, and devices are closed."""

    async def one() -> None:
        try:
            statuses = await run(losses, clients, requests)
        except errors.DeviceLostError:  # the closing of a runtime says that its device is lost
            return
        assert set(statuses) <= {200, 503}

    with losses.injected():
        with anyio.fail_after(60):
            async with anyio.create_task_group() as group:
                for _ in range(programs):
                    group.start_soon(one)
        await until(lambda: all(device.is_closed for device in losses.driver.opened))


@pytest.mark.anyio
@pytest.mark.loops
@pytest.mark.parametrize("is_late", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("call", [*CALLS, "close", "kernel"])
async def test_further_losses_at_each_call(call: str, is_late: bool) -> None:
    """The first loss comes in a kernel, and up to three others at each such call of the backend."""
    losses = Losses([("kernel", 1, False), *((call, number, is_late) for number in range(3))])
    await survive(losses)
    assert losses.happened > 1


MOMENTS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["open", "create_queue", "load", "close"]), st.integers(0, 4), st.booleans()),
        st.tuples(st.sampled_from([*CALLS, "kernel"]), st.integers(0, 40), st.booleans()),
    ),
    max_size=8,
)


@pytest.mark.slow
@pytest.mark.parametrize("backend", ["asyncio", "trio"])
@settings(max_examples=30, deadline=None)
@given(moments=MOMENTS, programs=st.integers(1, 3))
@example(moments=[("kernel", 0, False), ("open", 0, False), ("open", 1, True), ("load", 0, False)], programs=1)
def test_the_program_survives_losses_at_random_moments(backend: str, moments: list[Moment], programs: int) -> None:
    anyio.run(partial(survive, Losses(moments, programs), programs), backend=backend)
