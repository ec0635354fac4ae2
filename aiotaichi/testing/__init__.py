"""Tools for tests: a fake device with a manual clock, watches of the event loop, and test suites for backends.

The suites are :class:`aiotaichi.testing.conformance.BackendConformance`,
:class:`aiotaichi.testing.clock_conformance.ClockConformance` and
:class:`aiotaichi.testing.image_conformance.ImageConformance`. They need pytest, so this package does not import them.
"""

from ..queue.heartbeat import Heartbeat, LoopBeat, heartbeat
from .fake import FakeClock, FakeDevice, FakeDriver, FakeQueue
from .fake_kernel import KernelFunction
from .leaks import no_leaks
from .loop_watch import LoopHeldError, LoopHold, watch_loop

__all__ = [
    "FakeClock",
    "FakeDevice",
    "FakeDriver",
    "FakeQueue",
    "Heartbeat",
    "KernelFunction",
    "LoopBeat",
    "LoopHeldError",
    "LoopHold",
    "heartbeat",
    "no_leaks",
    "watch_loop",
]
