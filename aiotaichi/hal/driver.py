"""The contract of a backend: a driver, which finds and opens devices."""

from __future__ import annotations

import platform
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..core.compile_options import CompileOptions, LoadLimits
from ..core.memory_account import MemoryAccount
from ..core.tallies import Tallies
from ..core.usable_memory import usable_memory
from ..types import Arch
from .device import DeviceHal, DeviceInfo

__all__ = ["DeviceRequest", "Driver", "system_obstacle"]

_MACHINES = ("x86_64", "aarch64")

_STAGING_SHARE = 16  # of the memory that the process may use


@dataclass(frozen=True, slots=True)
class DeviceRequest:
    """A device to open.

    Attributes
    ----------
    index
        The device's number among the driver's devices.
    limits
        The limits of loading modules.
    staging_bytes
        The most bytes of host memory that the device keeps ready for transfers; by default a sixteenth of the
        memory that the process may use.
    threads
        The number of threads that run kernels, if the device is the processor; None for one on each core.
    affinity
        The cores that these threads may use; None for all cores of the process.
    nice
        How much larger the nice value of these threads is than that of the thread that starts them. None: the event
        loop's thread has a short slice, and the device chooses.
    guard
        Whether each array lies between pages that nothing may access. Only the processor's devices can do so.
    compile_options
        How modules are compiled, unless a load says otherwise.
    account
        Counts the device's memory. The caller enters the memories and images that it asks for; a backend enters what
        it allocates besides.
    tallies
        Counts what the device compiles.

    Examples
    --------
    >>> from aiotaichi.hal import DeviceRequest
    >>> from aiotaichi.testing import FakeDriver
    >>> opened = FakeDriver().open(DeviceRequest(staging_bytes=2**20))
    >>> opened.info.label
    'x64:0'
    >>> opened.close()
    """

    index: int = 0
    limits: LoadLimits = field(default_factory=LoadLimits)
    staging_bytes: int = field(default_factory=lambda: usable_memory() // _STAGING_SHARE)
    threads: int | None = None
    affinity: frozenset[int] | None = None
    nice: int | None = None
    guard: bool = False
    compile_options: CompileOptions = field(default_factory=CompileOptions)
    account: MemoryAccount = field(default_factory=MemoryAccount, compare=False)
    tallies: Tallies = field(default_factory=Tallies, compare=False)


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
        """*Blocking.* Return None if the backend can run here, else why not and what to install. Never raises.

        :func:`.find_driver` calls it to choose a backend, and ``aiotaichi devices`` for its list.
        """

    @abstractmethod
    def devices(self) -> Sequence[DeviceInfo]:
        """*Blocking.* Return the devices, best first. Empty if :meth:`probe` returns a reason.

        :func:`.find_driver` calls it to choose a backend, and :func:`aiotaichi.get_devices` for its result.
        """

    def reopening_obstacle(self) -> str | None:
        """Return None if this process can open a lost device again, else why not and what to do. Returns at once.

        A runtime calls it when it opens, and before :meth:`.Runtime.recreate` opens the device again.
        """
        return None

    @abstractmethod
    def open(self, request: DeviceRequest) -> DeviceHal:
        """*Blocking.* Open a device. A runtime calls it when it opens, and in :meth:`.Runtime.recreate`.

        Raises
        ------
        NotSupportedError
            The device does not exist, or the backend cannot run here.
        """

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {', '.join(self.archs)}>"


def system_obstacle() -> str | None:
    """Return None if native code of the package's backends can run on this system, else why not.

    Examples
    --------
    A backend on Linux returns it from :meth:`Driver.probe`:

    >>> from aiotaichi.hal import system_obstacle
    >>> print(system_obstacle())
    None
    """
    if sys.platform == "linux" and platform.machine() in _MACHINES:
        return None
    return f"it needs Linux on {' or '.join(_MACHINES)}; this is {sys.platform} on {platform.machine()}"
