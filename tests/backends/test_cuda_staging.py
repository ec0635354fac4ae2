"""Transfers between ordinary memory and the device, by the CUDA backend's native code on a fake driver."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import numpy.typing as npt
import pytest

from aiotaichi.backends.cuda.native import Native, load_native
from aiotaichi.backends.cuda.native import protocol as p
from aiotaichi.compile import Cache, CompileService, linker
from support.fake_cuda import FakeCuda, FakeQueue, download, marks, upload

SLOT = p.SLOT_SIZE
SIZES = [1, 63, 4096, SLOT - 1, SLOT, SLOT + 1, 3 * SLOT, 8 * SLOT + 5, 25 * SLOT + 17]


@pytest.fixture(scope="module")
def native() -> Iterator[Native]:
    service = CompileService(Cache(), linker.llvm_version())
    yield load_native(service)
    service.close()


def bytes_of(size: int, seed: int) -> npt.NDArray[np.uint8]:
    return np.random.default_rng(seed).integers(0, 256, size, np.uint8)


def address(array: npt.NDArray[np.uint8]) -> int:
    return int(array.__array_interface__["data"][0])


@contextmanager
def queues(cuda: FakeCuda, count: int) -> Iterator[list[FakeQueue]]:
    made = [FakeQueue(cuda, 7 + number) for number in range(count)]
    yield made
    for queue in made:
        queue.close()
    for queue in made:
        queue.free()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("copiers", [0, 3])
def test_bytes_of_any_size_reach_the_device_and_come_back(native: Native, size: int, copiers: int) -> None:
    cuda = FakeCuda(native, copiers=copiers)
    source, memory, into = bytes_of(size, 1), np.zeros(size, np.uint8), np.zeros(size, np.uint8)
    with cuda.running(), queues(cuda, 1) as (queue,):
        for _ in range(2):
            assert queue.submit(upload(address(memory), address(source), size)) == 0
            assert queue.submit(marks(2), download(address(into), address(memory), size)) == 0
            queue.settle()
            np.testing.assert_array_equal(into, source)
            into[:] = 0
            source += 1
    cuda.close()
