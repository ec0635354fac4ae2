"""The pytest plugin: test a service without a GPU.

The plugin is a module of its own, not a part of the package: pytest imports the plugins of all installed packages,
and must not import all of aiotaichi for tests that do not use it. The fixtures import what they need.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from aiotaichi.testing import FakeClock, FakeDriver, KernelFunction

__all__ = ["fake_clock", "fake_gpu", "fake_kernels", "loop_limit", "loop_watch", "no_leaks"]


@pytest.fixture
def fake_kernels() -> dict[str, KernelFunction]:
    """The kernels of ``fake_gpu``: Python functions by the kernels' names. Define your own: this one is empty.

    A function takes a launch's arguments, arrays as NumPy views, and returns what the kernel returns.
    """
    return {}


@pytest.fixture
def fake_clock() -> FakeClock:
    """The clock of ``fake_gpu``. Kernels take no time, except inside ``with fake_clock.paused():``.

    There, what is submitted waits for ``fake_clock.step(queue)``, for ``fake_clock.run()`` or for the block's end.
    """
    from aiotaichi.testing import FakeClock

    clock = FakeClock()
    clock.stop()
    return clock


@pytest.fixture
def fake_gpu(fake_kernels: dict[str, KernelFunction], fake_clock: FakeClock, no_leaks: None) -> Iterator[FakeDriver]:
    """A device without hardware, which every ``at.Runtime`` of the test opens, whatever arch is named.

    Modules of any arch load. Their kernels run the functions in ``fake_gpu.kernels``. ``fake_gpu.lose()`` loses the
    device. A fixture that opens a runtime takes ``fake_gpu``, so that it comes later.
    """
    from aiotaichi.hal import in_place_of_all
    from aiotaichi.testing import FakeDriver

    driver = FakeDriver(fake_kernels, fake_clock)
    with in_place_of_all(driver):
        yield driver
        fake_clock.stop()


@pytest.fixture
def no_leaks() -> Iterator[None]:
    """Fail the test if a runtime that it has opened is still open at its end, on any device."""
    from aiotaichi.testing import no_leaks

    try:
        with no_leaks():
            yield
    except AssertionError as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def loop_limit() -> float:
    """The seconds from which ``loop_watch`` fails a test: 0.25. Define your own fixture for another limit."""
    return 0.25


@pytest.fixture
def loop_watch(request: pytest.FixtureRequest, loop_limit: float) -> Iterator[None]:
    """Fail the test, which is an async function, if something holds its event loop for ``loop_limit`` seconds.

    The failure shows the stack that held the loop. In a plain function, which runs loops itself, use
    ``async with aiotaichi.testing.watch_loop():`` inside of the loop.
    """
    import functools
    import inspect

    from aiotaichi.testing import watch_loop

    item = request.node
    function = item.obj
    if not inspect.iscoroutinefunction(function):
        pytest.fail(
            f"loop_watch watches the loop of an async test, and {item.name} is a plain function: "
            "use 'async with aiotaichi.testing.watch_loop():' inside of the loop",
            pytrace=False,
        )

    @functools.wraps(function)
    async def watched(*arguments: Any, **named: Any) -> None:
        async with watch_loop(loop_limit):
            await function(*arguments, **named)

    item.obj = watched
    yield
    item.obj = function
