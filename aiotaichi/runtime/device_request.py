"""Requests for devices, checked."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import replace

from ..core.compile_options import CompileOptions, LoadLimits
from ..core.memory_account import MemoryAccount
from ..core.values import A_NUMBER_OF_BYTES, integer
from ..errors import InvalidArgumentError
from ..hal import DeviceRequest

__all__ = ["check_compile_options", "device_request"]

_MOST_NICE = 19
_LIMIT_FOR_STAGING = 8  # by default, staging takes at most this part of memory_limit


def device_request(
    device_index: int,
    load_limits: LoadLimits | None,
    compile_options: CompileOptions | None,
    staging_bytes: int | None,
    threads: int | None,
    affinity: Iterable[int] | None,
    nice: int | None,
    memory_limit: int | None,
    guard: bool,
) -> DeviceRequest:
    """Return the request, checked. The parameters are those of :class:`Runtime`, and so is the error."""
    device_index = integer("device_index", device_index, "an integer")
    if load_limits is not None and not isinstance(load_limits, LoadLimits):
        raise InvalidArgumentError(f"load_limits={load_limits!r}: give a LoadLimits")
    check_compile_options(compile_options)
    if threads is not None:
        threads = integer("threads", threads, "an integer, at least 1", least=1)
    request = DeviceRequest(
        device_index,
        load_limits or LoadLimits(),
        threads=threads,
        affinity=_cores(affinity),
        nice=_raise_of_nice(nice),
        guard=bool(guard),
        compile_options=compile_options or CompileOptions(),
    )
    if memory_limit is not None:
        limit = integer("memory_limit", memory_limit, A_NUMBER_OF_BYTES, least=1)
        staging = min(request.staging_bytes, limit // _LIMIT_FOR_STAGING)
        request = replace(request, account=MemoryAccount(limit), staging_bytes=staging)
    if staging_bytes is not None:
        size = integer("staging_bytes", staging_bytes, A_NUMBER_OF_BYTES, least=0)
        request = replace(request, staging_bytes=size)
    return request


def check_compile_options(options: object) -> None:
    """Raise an InvalidArgumentError unless ``options`` are CompileOptions or None."""
    if options is not None and not isinstance(options, CompileOptions):
        raise InvalidArgumentError(f"compile_options={options!r}: give CompileOptions")


def _raise_of_nice(nice: int | None) -> int | None:
    if nice is None:
        return None
    expected = f"an integer from 0 to {_MOST_NICE}, by which the nice value of kernel threads is raised, or None"
    number = integer("nice", nice, expected, least=0)
    if number > _MOST_NICE:
        raise InvalidArgumentError(f"nice={nice!r}: give {expected}")
    return number


def _cores(affinity: Iterable[int] | None) -> frozenset[int] | None:
    if affinity is None:
        return None
    expected = "a list of the numbers of cores, such as [0, 1]"
    if not isinstance(affinity, Iterable):
        raise InvalidArgumentError(f"affinity={affinity!r}: give {expected}")
    cores = frozenset(integer("affinity", core, expected) for core in affinity)
    usable = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else cores
    if not cores or not cores <= usable:
        raise InvalidArgumentError(f"affinity={affinity!r}: give some of the cores {sorted(usable)}, or None for all")
    return cores
