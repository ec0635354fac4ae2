"""Many time stamps of a device at once, in seconds of the host's clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

__all__ = ["StampClock"]


@dataclass(frozen=True, slots=True)
class StampClock:
    """What turns the stamps of a queue into the host's time.

    Attributes
    ----------
    kind
        The type code of a stamp, as in :mod:`array`.
    first
        One stamp.
    seconds
        The same moment, in seconds of the device's clock.
    unit
        The seconds of a stamp's unit.
    readings
        Moments in seconds of the device's clock and of :func:`time.perf_counter`, in order. There is at least one.
    """

    kind: str
    first: float
    seconds: float
    unit: float
    readings: Sequence[tuple[float, float]]

    def host(self, data: bytes) -> npt.NDArray[np.float64]:
        """Return the begins and the ends of operations by the host's clock: an array of shape (n, 2).

        ``data`` has two stamps for each operation. A begin of 0 is the end before it: see
        :meth:`.QueueHal.take_times`. The rows of operations that have no times mean nothing: see :meth:`has_ended`.
        """
        stamps = np.frombuffer(data, self.kind)
        offsets = (stamps - np.asarray(self.first, self.kind)).astype("f8" if self.kind == "d" else "i8")
        seconds = self.seconds + offsets * self.unit
        device, host = np.array(self.readings).T
        moments = np.interp(seconds, device, host)
        moments += np.minimum(seconds - device[0], 0) + np.maximum(seconds - device[-1], 0)
        follows = np.flatnonzero(stamps[2::2] == 0) * 2 + 2
        moments[follows] = moments[follows - 1]
        pairs: npt.NDArray[np.float64] = moments.reshape(-1, 2)
        return pairs

    def has_ended(self, data: bytes) -> npt.NDArray[np.bool_]:
        """Return for each operation whether it has an end: it has not if its queue failed before."""
        have_ended: npt.NDArray[np.bool_] = np.frombuffer(data, self.kind)[1::2] != 0
        return have_ended
