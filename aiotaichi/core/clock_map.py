"""A device's clock beside the host's."""

from __future__ import annotations

from bisect import bisect_right

__all__ = ["ClockMap"]

_MOST = 1000  # readings: of some minutes at least


class ClockMap:
    """Turns seconds of a device's clock into seconds of the host's, between and around readings of both.

    Two clocks drift apart by some millionths. Between two readings, the map is a straight line; before the first and
    after the last, both clocks run at one speed. ``readings`` are the moments on both clocks, in order.
    """

    def __init__(self) -> None:
        self.readings: list[tuple[float, float]] = []

    def __bool__(self) -> bool:
        """Whether there is a reading."""
        return bool(self.readings)

    def add(self, device: float, host: float) -> None:
        """Add a reading: the same moment on both clocks. Readings come in order; another thread may use the map."""
        kept = self.readings if len(self.readings) < _MOST else self.readings[::2]
        self.readings = [*kept, (device, host)]

    def host(self, device: float) -> float:
        """Return a moment of the device's clock in seconds of the host's. There is at least one reading."""
        readings = self.readings
        index = bisect_right(readings, (device, float("inf")))
        if index == 0 or index == len(readings):
            device_then, host_then = readings[min(index, len(readings) - 1)]
            return host_then + (device - device_then)
        (device_before, host_before), (device_after, host_after) = readings[index - 1], readings[index]
        share = (device - device_before) / (device_after - device_before)
        return host_before + share * (host_after - host_before)
