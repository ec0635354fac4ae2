"""For tests: a fake backend with a manual clock, a heartbeat, and suites for backends.

The suites, :class:`aiotaichi.testing.conformance.BackendConformance` and
:class:`aiotaichi.testing.image_conformance.ImageConformance`, need pytest and are not imported here.
"""

from .fake import FakeClock, FakeDevice, FakeDriver, FakeQueue
from .heartbeat import Heartbeat, heartbeat

__all__ = ["FakeClock", "FakeDevice", "FakeDriver", "FakeQueue", "Heartbeat", "heartbeat"]
