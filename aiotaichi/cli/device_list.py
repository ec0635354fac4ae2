"""Print the devices of this machine."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import NotSupportedError
from ..hal import DeviceInfo, Driver, drivers, find_driver
from ..hal.loop_thread import NICE_AFTER_LOOP, LoopThread

__all__ = ["print_devices"]


@dataclass(frozen=True)
class _Backend:
    """A backend, its devices, and why it is not available; None if it is."""

    name: str
    driver: Driver
    reason: str | None
    devices: Sequence[DeviceInfo]


def print_devices(verbose: bool, as_json: bool) -> None:
    """*Blocking.* Print a line for each device; or all that is known of them, as text or as JSON."""
    backends = list(_backends())
    try:
        default, no_default = find_driver(None).devices()[0], None
    except NotSupportedError as error:
        default, no_default = None, str(error)
    if as_json:
        document = {
            "devices": [
                _described(backend, device, device == default) for backend in backends for device in backend.devices
            ],
            "unavailable": {backend.name: backend.reason for backend in backends if backend.reason is not None},
        }
        print(json.dumps(document, indent=2))
        return
    cells = {
        (backend.name, device.index): _cells(backend, device, device == default)
        for backend in backends
        for device in backend.devices
    }
    widths = [max(map(len, column)) for column in zip(*cells.values(), strict=True)]
    for backend in backends:
        if backend.reason is not None:
            print(f"  {backend.name}: unavailable: {backend.reason}")
        for device in backend.devices:
            row = zip(cells[backend.name, device.index], widths, strict=True)
            print("  ".join(text.ljust(width) for text, width in row).rstrip())
            if verbose:
                _print_details(backend, device)
    print(
        "* the default: programs that name no arch run there"
        if no_default is None
        else f"no program runs without an arch: {no_default}"
    )
    if verbose:
        _print_event_loop()


def _backends() -> Iterator[_Backend]:
    for name, driver in drivers():
        reason = driver.probe()
        yield _Backend(name, driver, reason, driver.devices() if reason is None else ())


def _cells(backend: _Backend, device: DeviceInfo, is_default: bool) -> tuple[str, ...]:
    """Return the columns of a device's line."""
    driver = f"{device.driver}; the processor emulates it" if device.is_software else device.driver
    name = f"{'*' if is_default else ' '} {backend.name}"
    return name, str(device.index), device.name, _size(device.memory), driver


def _size(memory: int) -> str:
    return f"{memory / 2**30:.1f} GiB" if memory else ""


def _print_details(backend: _Backend, device: DeviceInfo) -> None:
    print(f"      runs modules for {', '.join(backend.driver.archs)}")
    if device.uuid:
        print(f"      uuid = {device.uuid.hex()}")
    for capability, level in device.capabilities.items():
        print(f"      {capability} = {level}")


def _print_event_loop() -> None:
    thread = LoopThread()
    thread.release()
    if thread.obstacle is None:
        print("event loop: it comes first by a short slice; beside others, kernels have the same nice value")
    else:
        print(f"event loop: it comes first by nice values; those of kernels are larger by {NICE_AFTER_LOOP}")
        print(f"  no short slice: {thread.obstacle}")


def _described(backend: _Backend, device: DeviceInfo, is_default: bool) -> dict[str, Any]:
    return {
        "backend": backend.name,
        "index": device.index,
        "name": device.name,
        "arch": device.arch,
        "archs": list(backend.driver.archs),
        "memory": device.memory,
        "driver": device.driver,
        "is_default": is_default,
        "is_software": device.is_software,
        "unified_memory": device.unified_memory,
        "max_array_size": device.max_array_size,
        "uuid": device.uuid.hex(),
        "capabilities": dict(device.capabilities),
    }
