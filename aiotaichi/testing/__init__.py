"""Tools for tests: a fake backend with a manual clock, a heartbeat, and test suites for backends.

The suites are :class:`aiotaichi.testing.conformance.BackendConformance` and
:class:`aiotaichi.testing.image_conformance.ImageConformance`. They need pytest, so this package does not import them.
"""

from .fake import FakeClock, FakeDevice, FakeDriver, FakeQueue
from .heartbeat import Heartbeat, heartbeat

__all__ = ["FakeClock", "FakeDevice", "FakeDriver", "FakeQueue", "Heartbeat", "heartbeat"]
