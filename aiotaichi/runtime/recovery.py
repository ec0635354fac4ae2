"""The recovery of a runtime whose device is lost."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Sequence
from functools import partial

import anyio

from ..core.tallies import Tally
from ..errors import DeviceLostError, InvalidStateError, NotSupportedError
from ..hal import DeviceHal
from ..kept_errors import again
from ..launch.loaded_module import LoadedModule
from ..launch.loader import Loader
from ..launch.module import Replacement, loaded_part
from ..queue.device_calls import device_calls
from ..queue.ports import Port
from ..queue.worker import in_background, in_closing_thread, in_thread
from .opening import Opening

__all__ = ["Recovery"]

_log = logging.getLogger(__name__)

_CLOSING_SECONDS = 10.0
"""How long the closing of a lost device is waited for. Then it ends in the background."""

_PAUSE_SECONDS = 1.0
"""The least time from a loss while the device was opened again to the next attempt. Many tasks may call at once."""


class Recovery:
    """Opens the device of a runtime again.

    Until the new device is ready, the runtime has the lost one, and all its calls raise. Then it has the new one, in
    one step: a call that is cancelled or fails leaves the lost device, and can be repeated.

    ``open_hal`` blocks. ``obstacle`` returns None if this process can open a lost device again, else why not.
    ``begin`` makes an opening without queues; ``current`` returns the runtime's, and ``move`` gives it another.
    """

    def __init__(
        self,
        port: Port,
        loader: Loader,
        *,
        open_hal: Callable[[], DeviceHal],
        obstacle: Callable[[], str | None],
        begin: Callable[[DeviceHal], Opening],
        current: Callable[[], Opening],
        move: Callable[[Opening], None],
    ) -> None:
        self._port = port
        self._loader = loader
        self._open_hal = open_hal
        self._obstacle = obstacle
        self._begin = begin
        self._current = current
        self._move = move
        self._lock = anyio.Lock()
        self._not_before = -math.inf  # by anyio's clock

    async def recreate(self) -> None:
        """Open the device again if it is lost. As :meth:`Runtime.recreate`."""
        if not self._port.is_current():
            raise InvalidStateError("rt.recreate: call it in the event loop that opened the runtime")
        obstacle = self._obstacle()
        if obstacle is not None:
            raise NotSupportedError(f"rt.recreate: {obstacle}")
        async with self._lock:  # a second task finds that the device is open again
            lost = self._current()
            error = lost.open_device.look()
            if error is None:
                lost.open_device.check_open()
                return
            if lost.open_device.refusal is None:
                await self._give_up(lost, error)
            await anyio.sleep(max(0.0, self._not_before - anyio.current_time()))
            try:
                await self._reopen(lost)
            except DeviceLostError:
                self._not_before = anyio.current_time() + _PAUSE_SECONDS
                raise

    async def _give_up(self, lost: Opening, error: DeviceLostError) -> None:
        """Refuse every call, and close the lost device. Its memory is free for the new one."""
        opened = lost.open_device
        opened.refuse(DeviceLostError(f"{error} (await rt.recreate())"))
        steps = lost.give_up(error, lambda: [*opened.residency.lose_all(error), *self._loader.lose(error)])
        with anyio.move_on_after(_CLOSING_SECONDS) as scope:
            await in_closing_thread(partial(_close, steps))
        if scope.cancelled_caught:
            opened.tallies.add(Tally.CLOSE_TIMEOUTS)

    async def _reopen(self, lost: Opening) -> None:
        _check_not_closed(lost)
        device = await in_thread(self._open_hal, device_calls.close)
        opening = self._begin(device)
        loaded: list[LoadedModule] = []
        try:
            opening.create_default()
            replacements: list[Replacement] = []
            for module in self._loader.modules():
                loaded.append(await self._loader.load_again(loaded_part(module), opening.open_device))
                replacements.append(Replacement(module, loaded[-1]))
            _check_not_closed(lost)
            error = opening.open_device.look()
            if error is not None:
                raise again(error)
        except BaseException:
            in_background([part for each in loaded for part in each.release()].clear)
            opening.close_all_in_background()
            raise
        self._swap(lost, opening, replacements)

    def _swap(self, lost: Opening, opening: Opening, replacements: Sequence[Replacement]) -> None:
        """Go on with the new device, in one step: no await, and nothing that may fail."""
        old, new = lost.open_device, opening.open_device
        new.capabilities = old.capabilities  # which the program may have set
        self._move(opening)
        for replacement in replacements:
            module = replacement.module
            if module.closed:  # meanwhile
                in_background(replacement.loaded.release().clear)
                continue
            replacement.take()
            if module.spec.fields or module.spec.trees:
                _log.warning("the device of %r was lost: its fields have their first values again", module)
        old.is_reopened = True
        old.residency.release_lost()  # ends the loans: pools get other memory
        for lender in old.living_lenders():
            new.lenders[id(lender)] = lender
            if new.loss.error is None:  # else another thread has just noticed it: the lender stays paused
                lender.resume()


def _close(steps: Sequence[Callable[[], object]]) -> None:
    """*Blocking.* Close the lost device as far as its driver allows."""
    for step in steps:
        try:
            step()
        except Exception:  # noqa: BLE001  # a driver's error: the device is lost, and the new one is needed
            _log.exception("cannot close the lost device")


def _check_not_closed(lost: Opening) -> None:
    """Raise if the runtime was closed while its device was lost."""
    refusal = lost.open_device.refusal
    if refusal is not None and not isinstance(refusal, DeviceLostError):
        raise again(refusal)
