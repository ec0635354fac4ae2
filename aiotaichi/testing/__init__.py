"""For tests: a fake backend with a manual clock, a heartbeat, and a suite for backends.

The suite, :class:`aiotaichi.testing.conformance.BackendConformance`, needs pytest and is not imported here.
"""

from .fake import FakeClock, FakeDevice, FakeDriver, FakeQueue
from .heartbeat import Heartbeat, heartbeat

__all__ = ["FakeClock", "FakeDevice", "FakeDriver", "FakeQueue", "Heartbeat", "heartbeat"]
