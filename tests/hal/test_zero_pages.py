"""Zeroed pages: who keeps them, and who frees them."""

from __future__ import annotations

import threading
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest

from aiotaichi.errors import OutOfMemoryError
from aiotaichi.hal.host_mapping import HostMapping, ZeroPages, page_worker

_SIZES = (1, 4096, 2**20 + 1, 5 * 2**20)


def _is_mapped(address: int) -> bool:
    for line in Path("/proc/self/maps").read_text().splitlines():
        start, end = (int(each, 16) for each in line.split()[0].split("-"))
        if start <= address < end:
            return True
    return False


@pytest.mark.parametrize("size", _SIZES)
def test_pages_are_zero_and_writable(size: int) -> None:
    array = np.asarray(ZeroPages(size))
    assert array.size >= size
    assert not array.any()
    array[:] = 7
    assert array[-1] == 7


@pytest.mark.parametrize("size", _SIZES)
def test_an_array_keeps_the_pages_and_a_thread_frees_them(size: int) -> None:
    threads = []
    unmap = HostMapping.unmap

    def recorded(mapping: HostMapping) -> None:
        threads.append(threading.current_thread())
        unmap(mapping)

    with patch.object(HostMapping, "unmap", recorded):
        pages = ZeroPages(size)
        address, last = pages.address, pages.address + pages.size - 1
        part = np.asarray(pages)[-1:]
        del pages
        page_worker.settle()
        part[:] = 1
        assert _is_mapped(address)
        del part
        page_worker.settle()
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()
    assert not _is_mapped(last)


def test_too_much_is_refused_by_size() -> None:
    with pytest.raises(OutOfMemoryError, match=f"cannot allocate {2**60} bytes"):
        ZeroPages(2**60)
