"""The contract of a backend: a driver, which finds and opens devices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ..core.load_limits import LoadLimits
from ..types import Arch
from .device import DeviceHal
from .device_info import DeviceInfo

__all__ = ["Driver"]


class Driver(ABC):
    """A backend. An entry point in the group ``aiotaichi.backends`` names the class, which takes no arguments.

    All methods are *blocking* and are called in worker threads, in any order, and perhaps several at a time:
    :meth:`probe` and :meth:`devices` to choose a backend, then :meth:`open`.

    Attributes
    ----------
    archs
        The archs whose modules its devices run.
    """

    archs: Sequence[Arch]

    @abstractmethod
    def probe(self) -> str | None:
        """*Blocking.* Return None if the backend can run here, else why not and what to install. Never raises."""

    @abstractmethod
    def devices(self) -> Sequence[DeviceInfo]:
        """*Blocking.* Return the devices, best first. Empty if :meth:`probe` returns a reason."""

    @abstractmethod
    def open(self, index: int, limits: LoadLimits) -> DeviceHal:
        """*Blocking.* Open device ``index``, which loads modules within ``limits``.

        Raises
        ------
        NotSupportedError
            The device does not exist, or the backend cannot run here.
        """
