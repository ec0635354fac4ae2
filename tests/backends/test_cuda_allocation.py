"""Memory of the CUDA backend, on a driver of Python functions: what is pinned, mapped and freed, and where."""

from __future__ import annotations

import ctypes
import gc
import importlib
import struct
import sys
import threading
import types
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from aiotaichi.backends.cuda.native import protocol as p
from aiotaichi.core.memory_account import MemoryAccount, MemoryPurpose
from aiotaichi.core.sizes import REGISTERED_SIZE
from aiotaichi.errors import DeviceLostError, InvalidStateError, OutOfMemoryError
from aiotaichi.hal import DeviceWaiter, TimelineHal
from aiotaichi.hal.commands import Batch, Command, Copy, Download, Fill, Launch, Mark, Recording, Replay, Upload
from aiotaichi.hal.host_pool import HostPool, host_worker
from support.memory_driver import ALREADY_REGISTERED, LAUNCH_FAILED, OPERATING_SYSTEM, OUT_OF_MEMORY, MemoryDriver

MIB, GIB = 2**20, 2**30
PACKAGE = "aiotaichi.backends.cuda."


class FakeStandstill:
    """Says whether a thread makes a call that lets all others wait.

    ``is_on``: whether another thread does so. ``is_held``: whether the code under test does.
    """

    def __init__(self) -> None:
        self.is_on = self.is_held = False
        self.begun = 0

    def __enter__(self) -> None:
        assert not self.is_held
        self.is_held = True
        self.begun += 1

    def __exit__(self, *_: object) -> None:
        self.is_held = False

    def register(self, function: int, address: int, size: int, flags: int) -> int:
        with self:
            return int(module("binding").driver.cuMemHostRegister(address, size, flags)[0])

    def unregister(self, function: int, address: int) -> int:
        with self:
            return int(module("binding").driver.cuMemHostUnregister(address)[0])

    @contextmanager
    def avoided(self) -> Iterator[bool]:
        yield not self.is_on


class FakeHardware:
    """A device, which the stand-in needs no handle for."""

    def __init__(self, index: int = 0, *, reaches: bool = True) -> None:
        self.index = index
        self._reaches = reaches
        self.standstill = FakeStandstill()

    def can_reach(self, other: FakeHardware) -> bool:
        return self._reaches

    def __enter__(self) -> FakeHardware:
        return self

    def __exit__(self, *_: object) -> None:
        return


@pytest.fixture
def driver() -> Iterator[MemoryDriver]:
    """A device with 8 GiB, in the place of NVIDIA's driver."""
    fake = MemoryDriver(8 * GIB)
    bindings = types.ModuleType("cuda.bindings")
    bindings.driver = fake  # type: ignore[attr-defined]
    names = {"cuda": types.ModuleType("cuda"), "cuda.bindings": bindings, "cuda.bindings.driver": fake}

    def is_replaced(name: str) -> bool:
        is_native = (name + ".").startswith(PACKAGE + "native.")  # its folder: native_device has the driver
        return name in names or (name.startswith(PACKAGE) and not is_native)

    def forget() -> None:
        for name in [name for name in sys.modules if is_replaced(name)]:
            del sys.modules[name]
            package, _, attribute = name.rpartition(".")
            if package in sys.modules:  # "from . import name" looks there first
                vars(sys.modules[package]).pop(attribute, None)

    saved = {name: module for name, module in sys.modules.items() if is_replaced(name)}
    forget()
    sys.modules.update(names)
    yield fake
    gc.collect()
    reap()
    forget()
    for name, each in saved.items():
        sys.modules[name] = each
        package, _, attribute = name.rpartition(".")
        if package in sys.modules:
            setattr(sys.modules[package], attribute, each)
    assert not fake.registered


def module(name: str) -> Any:
    return importlib.import_module(PACKAGE + name)


def reap() -> None:
    """Wait until the threads have freed what was dropped."""
    host_worker.settle()
    done = threading.Event()
    module("hardware").discard(done.set)
    assert done.wait(60)


# -- host memory ----------------------------------------------------------------------------------------


def test_memory_is_registered_in_pieces(driver: MemoryDriver) -> None:
    pool = HostPool(module("host_memory").HostRegistrar(FakeHardware()), 256 * MIB)
    pool.take(40 * MIB)
    host_worker.settle()
    memory = pool.take(40 * MIB)
    assert memory.is_direct
    pieces = sorted((start - memory.address, size) for start, size in driver.registered.items())
    assert [start for start, _ in pieces] == list(range(0, 40 * MIB, REGISTERED_SIZE))
    assert sum(size for _, size in pieces) == memory.prepared_size
    assert max(size for _, size in pieces) == REGISTERED_SIZE
    del memory
    pool.close()
    assert threading.get_ident() not in {thread for _, thread in driver.calls}


def test_a_registration_that_fails_in_the_middle_leaves_nothing(driver: MemoryDriver) -> None:
    size = 3 * REGISTERED_SIZE
    block = np.zeros(size + 4096, np.uint8)
    address = -(-block.ctypes.data // 4096) * 4096
    driver.registered[address + 2 * REGISTERED_SIZE + 4096] = 4096
    with pytest.raises(InvalidStateError, match=str(ALREADY_REGISTERED)):
        host_memory = module("host_memory")
        host_memory.Registration(FakeHardware(), address, size, host_memory.register_in_standstill)
    assert len(driver.registered) == 1
    driver.registered.clear()


def test_a_thread_registers_each_piece_in_a_standstill(driver: MemoryDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    hardware = FakeHardware()
    register, found = driver.cuMemHostRegister, []

    def registering(*arguments: int) -> tuple[int]:
        found.append(hardware.standstill.is_held)
        return register(*arguments)

    monkeypatch.setattr(driver, "cuMemHostRegister", registering)
    memory = module("host_memory").PinnedMemory(hardware, 2 * REGISTERED_SIZE + MIB)
    memory.settle()
    assert found == [True] * 3
    assert hardware.standstill.begun == 3
    small = module("host_memory").PinnedMemory(hardware, MIB)  # at once: the loop may not wait for a standstill
    assert small.ready.is_ready
    assert hardware.standstill.begun == 3


def test_memory_that_cannot_be_registered_stays_ordinary_memory(driver: MemoryDriver) -> None:
    driver.fails["cuMemHostRegister"] = OUT_OF_MEMORY
    pool = HostPool(module("host_memory").HostRegistrar(FakeHardware()), 256 * MIB)
    pool.take(MIB)
    host_worker.settle()
    memory = pool.take(MIB)
    assert not memory.is_direct
    np.asarray(memory)[:] = 1
    del memory
    pool.close()


def test_small_memory_of_kernels_is_pinned_at_once(driver: MemoryDriver) -> None:
    memory = module("host_memory").PinnedMemory(FakeHardware(), 3 * MIB)
    assert memory.ready.is_ready
    assert memory.address in driver.registered
    assert not np.asarray(memory).any()
    assert np.asarray(memory).size == 3 * MIB
    for status in (OUT_OF_MEMORY, OPERATING_SYSTEM):
        driver.fails["cuMemHostRegister"] = status
        with pytest.raises(OutOfMemoryError, match="cannot be pinned"):
            module("host_memory").PinnedMemory(FakeHardware(), 3 * MIB)
    driver.fails["cuMemHostRegister"] = LAUNCH_FAILED
    with pytest.raises(DeviceLostError):
        module("host_memory").PinnedMemory(FakeHardware(), 3 * MIB)
    driver.fails.clear()
    del memory
    reap()
    assert not driver.registered


def test_a_thread_pins_large_memory_of_kernels(driver: MemoryDriver) -> None:
    gate = threading.Event()
    host_worker.submit(gate.wait)
    memory = module("host_memory").PinnedMemory(FakeHardware(), 40 * MIB)
    word = ctypes.c_uint32.from_address(memory.ready.address)
    assert word.value == 0
    assert not memory.ready.is_ready
    assert not driver.registered
    gate.set()
    memory.settle()
    assert word.value == 1
    assert sum(driver.registered.values()) == 40 * MIB
    array = np.asarray(memory)
    del memory
    reap()
    assert driver.registered  # the array holds the memory
    del array
    reap()
    assert not driver.registered


def test_queues_are_told_that_memory_cannot_be_pinned(driver: MemoryDriver) -> None:
    driver.fails["cuMemHostRegister"] = OUT_OF_MEMORY
    memory = module("host_memory").PinnedMemory(FakeHardware(), 40 * MIB)
    ready = memory.ready
    word = ctypes.c_uint32.from_address(ready.address)
    host_worker.settle()
    assert word.value == 2
    assert not ready.is_ready
    del memory  # the garbage collector is not needed
    assert ready.is_ready  # nobody can use the memory any longer
    with pytest.raises(OutOfMemoryError, match="cannot be pinned"):
        module("host_memory").PinnedMemory(FakeHardware(), 40 * MIB).settle()
    gc.collect()


@pytest.mark.parametrize(("staging_bytes", "size"), [(0, 2 * MIB), (20 * MIB, 10 * MIB), (GIB, 64 * MIB)])
def test_a_ring_that_cannot_be_pinned_says_what_to_do(driver: MemoryDriver, staging_bytes: int, size: int) -> None:
    make_ring = module("device")._ring
    ring = make_ring(FakeHardware(), staging_bytes)
    assert ring.size == sum(driver.registered.values()) == size
    driver.fails["cuMemHostRegister"] = OPERATING_SYSTEM
    with pytest.raises(OutOfMemoryError, match=rf"{size} bytes.*ulimit -l.*smaller staging_bytes"):
        make_ring(FakeHardware(), staging_bytes)
    driver.fails.clear()
    del ring
    gc.collect()


def test_the_host_waits_for_a_queue_of_another_api_that_the_driver_does_not_have_yet(
    driver: MemoryDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    external = module("external")
    monkeypatch.setattr(external, "_Opened", lambda *_: types.SimpleNamespace(semaphore="semaphore", last=0))

    class Timeline(TimelineHal):
        uuid = driver_uuid = b"device"

        def open(self, waiter: DeviceWaiter) -> int:
            raise NotImplementedError

        def value_of(self, ticket: int) -> int | None:
            return ticket if ticket < 5 else None

    timelines = external.Timelines(types.SimpleNamespace(uuid=b"device"))
    queue = types.SimpleNamespace(timeline=Timeline())
    assert timelines.wait_for(queue, 5) is None
    wait = timelines.wait_for(queue, 4)
    assert (wait.event.semaphore, wait.event.value) == ("semaphore", 4)
    timelines.close()


def test_only_what_uses_memory_waits_until_it_is_pinned(driver: MemoryDriver) -> None:
    """Another operation neither waits nor fails, wherever the memory is used: also in the middle, and in a replay."""
    memory = module("memory")
    pool = types.SimpleNamespace(hardware=FakeHardware(), unready=list)
    queue_memory = types.SimpleNamespace(runtime_of=lambda _: types.SimpleNamespace(address=9))
    encoder = module("encoder").CudaEncoder(None, pool, queue_memory)
    slow, other = (
        memory.CudaMemory.pinned(pool, module("host_memory").PinnedMemory(pool.hardware, size))
        for size in (2 * MIB, MIB)
    )
    word = module("host_memory").ReadyWord()
    pool.unready = lambda: [(word, range(slow.address, slow.address + slow.size))]
    kernel = object.__new__(module("module").CudaKernel)
    kernel.module, kernel.args_size, kernel.address, kernel.tasks, kernel.is_plain = "module", 24, 5, 1, False

    def launch(address: int) -> Launch:
        return Launch(kernel, struct.pack("<QQQ", 3, address, 4), ())

    data = memoryview(bytearray(8))
    inside = slow.address + slow.size - 4
    using: list[Command] = [
        launch(slow.address),
        launch(inside),
        Upload(slow, 16, data),
        Download(data, slow, 16),
        Copy(slow, 0, other, 0, 8),
        Copy(other, 0, slow, 0, 8),
        Fill(slow, 8, 16, b"abc" + bytes(1)),
    ]
    others: list[Command] = [launch(other.address), launch(slow.address + slow.size), Upload(other, 0, data), Mark()]
    for command in (*using, *others):
        replay = Replay(Recording("replay", [Mark(), command], []), ())
        for each in (command, replay):
            encoded = encoder.encode(Batch([each], 1))
            opcode, completes, _, address = p.WAIT_READY.unpack_from(encoded)
            is_held = (opcode, completes, address) == (p.OP_WAIT_MEMORY, 0, word.address)
            assert is_held == (command in using)


def test_a_copy_waits_until_memory_of_another_runtime_is_pinned(driver: MemoryDriver) -> None:
    """Each runtime has a pool. The copy is held alone and in a replay, and no longer once the memory is pinned."""
    memory = module("memory")
    hardware = FakeHardware()
    pool, other = (memory.DevicePool(hardware) for _ in range(2))
    encoder = module("encoder").CudaEncoder(None, pool, None)
    to = memory.CudaMemory.allocate(pool, MIB)
    gate = threading.Event()
    host_worker.submit(gate.wait)
    source = memory.CudaMemory.pinned(other, other.pin(40 * MIB))
    ((word, _),) = other.unready()
    copy = Copy(to, 0, source, 20 * MIB, MIB)

    def waits(command: Command) -> list[int]:
        data = encoder.encode(Batch([command], 1))
        found, at = [], 0
        while at < len(data):
            opcode, _, size = p.COMMAND.unpack_from(data, at)
            if opcode == p.OP_WAIT_MEMORY:
                found.append(p.WAIT_READY.unpack_from(data, at)[-1])
            at += size
        return found

    for command in (copy, Replay(Recording("replay", [Mark(), copy], []), ())):
        assert waits(command) == [word.address]
    assert word in encoder.kept
    gate.set()
    host_worker.settle()
    assert word.is_ready
    assert waits(copy) == []
    encoder.kept.clear()
    del source, copy, command, to
    reap()
    for each in (pool, other):
        each.close()


class PinnedCopies:
    """Two pinned memories, and an encoder whose copies are made on their bytes, one registration at a time."""

    def __init__(self, driver: MemoryDriver, size: int) -> None:
        memory = module("memory")
        pool = types.SimpleNamespace(hardware=FakeHardware(), unready=list)
        self.encoder = module("encoder").CudaEncoder(None, pool, None)
        self.memories = [
            memory.CudaMemory.pinned(pool, module("host_memory").PinnedMemory(pool.hardware, size)) for _ in range(2)
        ]
        host_worker.settle()
        self.arrays = [np.asarray(each) for each in self.memories]
        for number, each in enumerate(self.arrays):
            each[:] = np.random.default_rng(number).integers(0, 256, size, np.uint8)
        self._registered = dict(driver.registered)

    def run(self, command: Command) -> None:
        """Make the copies of a command, and check that only the last completes a ticket."""
        data = self.encoder.encode(Batch([command], 1))
        at, completed = 0, []
        while at < len(data):
            opcode, completes, size = p.COMMAND.unpack_from(data, at)
            completed.append(completes)
            if opcode == p.OP_FILL:
                *_, to, count, width, value = p.FILL.unpack_from(data, at)
                self._check(to, count * width)
                ctypes.memmove(to, count * value.to_bytes(width, "little"), count * width)
            elif opcode != p.OP_MARK:
                *_, to, source, count = p.COPY.unpack_from(data, at)
                self._check(to, count)
                self._check(source, count)
                ctypes.memmove(to, source, count)
            at += size
        assert completed[-1:] == [1]
        assert sum(completed) == 1

    def _check(self, address: int, size: int) -> None:
        """Fail if bytes span an end of a registration."""
        for start, length in self._registered.items():
            assert start + length <= address or address + size <= start or start <= address <= start + length - size


@pytest.mark.slow
def test_no_copy_spans_two_registrations_of_pinned_memory(driver: MemoryDriver) -> None:
    size = 2 * REGISTERED_SIZE + 9 * MIB
    copies = PinnedCopies(driver, size)
    (x, y), (first, second) = copies.memories, copies.arrays
    expected, other = first.copy(), second.copy()

    def check() -> None:
        assert np.array_equal(first, expected)
        assert np.array_equal(second, other)

    data = np.arange(size - 7, dtype=np.uint64).astype(np.uint8)
    copies.run(Upload(x, 7, data.data))
    expected[7:] = data
    check()
    into = np.zeros_like(data)
    copies.run(Download(into.data, x, 7))
    assert np.array_equal(into, data)
    copies.run(Copy(y, 5, x, 1000, size - 1000))
    other[5 : size - 995] = expected[1000:]
    check()
    for to, source in ((3, 2000), (2000, 3)):  # they overlap
        copies.run(Copy(y, to, y, source, size - 2000))
        other[to : to + size - 2000] = other[source : source + size - 2000].copy()
        check()
    for pattern in (b"\x05", bytes(range(4)), bytes(range(12))):
        copies.run(Fill(x, 12, size // 12 * 12 - 12, pattern))
        expected[12 : size // 12 * 12] = np.tile(
            np.frombuffer(pattern, np.uint8), (size // 12 - 1) * 12 // len(pattern)
        )
        check()


# -- device memory --------------------------------------------------------------------------------------


def test_small_memory_is_the_pools_and_large_memory_is_mapped(driver: MemoryDriver) -> None:
    memory = module("memory")
    pool = memory.DevicePool(FakeHardware())
    small, large = memory.CudaMemory.allocate(pool, 255 * MIB), memory.CudaMemory.allocate(pool, 256 * MIB + 1)
    assert list(driver.mapped) == [large.address]
    assert driver.mapped[large.address] == 258 * MIB
    assert small.address in driver.used
    assert driver.called("cuMemsetD8Async") == 3  # the first allocation is the pool's own
    del small, large
    reap()
    assert not driver.used
    assert not driver.mapped
    pool.close()


@pytest.mark.parametrize("size", [MIB, GIB])
def test_a_thread_zeroes_memory_while_the_driver_waits_for_the_device(driver: MemoryDriver, size: int) -> None:
    memory = module("memory")
    hardware = FakeHardware()
    pool = memory.DevicePool(hardware)
    gate = threading.Event()
    memory._call_thread.submit(gate.wait)
    assert pool.pending is None
    driver.calls.clear()
    hardware.standstill.is_on = True
    allocated = memory.CudaMemory.allocate(pool, size)
    pool.copy(allocated.address, allocated.address + 8, 8)
    hardware.standstill.is_on = False
    generation = pool.flush()
    assert pool.flush() == generation
    word = pool.pending
    assert word is not None
    assert not word.is_ready
    del allocated  # freed after it was zeroed
    made = ["cuMemsetD8Async", "cuMemcpyDtoDAsync", "cuEventRecord", "cuMemFreeAsync"]
    assert not any(name in made for name, _ in driver.calls)
    gate.set()
    pool.settle()
    assert word.is_ready
    assert pool.pending is None
    me = threading.get_ident()
    by_thread = [name for name, thread in driver.calls if name in made and thread != me]
    expected = ["cuMemsetD8Async", "cuEventRecord"] if size == GIB else ["cuMemsetD8Async"]
    expected += ["cuMemcpyDtoDAsync", "cuEventRecord"]
    assert by_thread == expected + ["cuMemFreeAsync"] * (size == MIB)
    assert memory.CudaMemory.allocate(pool, MIB).size == MIB
    assert driver.calls[-1] == ("cuMemFreeAsync", me)  # at once again
    pool.close()
    reap()
    assert not driver.used


def test_a_pool_that_is_closed_makes_waiting_calls_first(driver: MemoryDriver) -> None:
    hardware = FakeHardware()
    pool = module("memory").DevicePool(hardware)
    hardware.standstill.is_on = True
    gate = threading.Event()
    module("memory")._call_thread.submit(gate.wait)
    address = pool.take(MIB)
    word = pool.pending
    assert word is not None
    driver.fails["cuMemsetD8Async"] = LAUNCH_FAILED
    pool.free(address)
    gate.set()
    pool.close()
    names = [name for name, _ in driver.calls if not name.startswith("cuGetError")]
    assert names[-5:] == [
        "cuMemsetD8Async",
        "cuMemFreeAsync",
        "cuStreamSynchronize",
        "cuMemPoolDestroy",
        "cuStreamDestroy",
    ]
    assert not word.is_ready  # it has failed


def test_host_memory_is_pinned_by_a_thread_while_the_driver_waits_for_the_device(driver: MemoryDriver) -> None:
    hardware = FakeHardware()
    hardware.standstill.is_on = True
    gate = threading.Event()
    host_worker.submit(gate.wait)
    memory = module("host_memory").PinnedMemory(hardware, MIB)
    assert not memory.ready.is_ready
    assert not driver.registered
    gate.set()
    memory.settle()
    assert memory.ready.is_ready
    del memory
    reap()


def test_a_thread_frees_large_memory_after_it_was_zeroed(driver: MemoryDriver) -> None:
    memory = module("memory")
    pool = memory.DevicePool(FakeHardware())
    large = memory.CudaMemory.allocate(pool, GIB)
    del large
    reap()
    threads = dict(driver.calls)
    assert threads["cuMemRelease"] != threading.get_ident()
    names = [name for name, _ in driver.calls]
    assert names.index("cuEventSynchronize") < names.index("cuMemUnmap") < names.index("cuMemRelease")
    assert "cuCtxSynchronize" not in names
    pool.close()


def test_exported_memory_is_freed_when_the_device_is_idle(driver: MemoryDriver) -> None:
    memory = module("memory")
    pool = memory.DevicePool(FakeHardware())
    large = memory.CudaMemory.allocate(pool, GIB)
    large.export()
    del large
    reap()
    names = [name for name, _ in driver.calls]
    assert names.index("cuCtxSynchronize") < names.index("cuMemUnmap")
    assert not driver.used
    pool.close()


def test_memory_that_a_thread_is_still_to_free_makes_room(driver: MemoryDriver) -> None:
    memory = module("memory")
    pool = memory.DevicePool(FakeHardware())
    gate = threading.Event()
    module("hardware").discard(gate.wait)
    for size in (6 * GIB, 7 * GIB, 200 * MIB):
        large = memory.CudaMemory.allocate(pool, size)
        del large
    gate.set()
    reap()
    assert not driver.used
    pool.close()


def test_a_device_without_memory_raises_at_the_call(driver: MemoryDriver) -> None:
    memory = module("memory")
    pool = memory.DevicePool(FakeHardware())
    held = memory.CudaMemory.allocate(pool, 7 * GIB + 900 * MIB)
    for size in (200 * MIB, 2 * GIB, 2**62, 2**64):
        with pytest.raises(OutOfMemoryError, match=f"cannot allocate {size} bytes"):
            memory.CudaMemory.allocate(pool, size)
    del held
    reap()
    assert memory.CudaMemory.allocate(pool, 2 * GIB).size == 2 * GIB
    reap()
    pool.close()
    assert not driver.used


def test_a_lost_device_is_closed(driver: MemoryDriver) -> None:
    memory = module("memory")
    pool = memory.DevicePool(FakeHardware())
    gate = threading.Event()
    module("hardware").discard(gate.wait)  # the pool frees the memory
    for _ in range(2):
        memory.CudaMemory.allocate(pool, GIB)
    driver.fails["cuEventSynchronize"] = LAUNCH_FAILED
    pool.close()
    gate.set()
    reap()
    assert driver.called("cuEventSynchronize") == 2


@pytest.mark.parametrize("name", ["cuMemAddressReserve", "cuMemMap", "cuMemSetAccess", "cuMemsetD8Async"])
def test_a_mapping_that_fails_leaves_nothing(driver: MemoryDriver, name: str) -> None:
    memory = module("memory")
    pool = memory.DevicePool(FakeHardware())
    driver.fails[name] = OUT_OF_MEMORY
    with pytest.raises(OutOfMemoryError):
        memory.CudaMemory.allocate(pool, GIB)
    driver.fails.clear()
    gc.collect()
    reap()
    assert not driver.used
    assert not driver.mapped
    pool.close()


def test_another_device_is_granted_access_once(driver: MemoryDriver) -> None:
    memory = module("memory")
    pool = memory.DevicePool(FakeHardware())
    small, other, large = (memory.CudaMemory.allocate(pool, size) for size in (MIB, MIB, GIB))
    driver.granted.clear()
    for each in (small, other, large, small, large):
        each.grant(FakeHardware(1))
        each.grant(FakeHardware(2, reaches=False))  # the driver copies through the host
    assert driver.granted == [(pool.handle, 1), (large.address, 1)]
    del small, other, large, each
    pool.close()


def test_large_memory_may_outlive_the_device(driver: MemoryDriver) -> None:
    memory = module("memory")
    pool = memory.DevicePool(FakeHardware())
    large = memory.CudaMemory.allocate(pool, GIB)
    pool.close()
    with pytest.raises(InvalidStateError, match="closed"):
        memory.CudaMemory.allocate(pool, GIB)
    assert driver.used
    del large
    reap()
    assert not driver.used


# -- the account ----------------------------------------------------------------------------------------


def test_what_a_pool_holds_back_counts_until_it_is_needed(driver: MemoryDriver) -> None:
    memory, account = module("memory"), MemoryAccount(100 * MIB)
    driver.step = 32 * MIB
    pool = memory.DevicePool(FakeHardware(), account)
    assert account.unused == 32 * MIB  # of the pool's first allocation
    held = [memory.CudaMemory.allocate(pool, 20 * MIB, MemoryPurpose.ARRAYS)]
    assert account.used()[MemoryPurpose.ARRAYS] == 20 * MIB
    assert account.unused == 12 * MIB
    assert not account.has_room(69 * MIB)
    assert account.has_room(68 * MIB)
    held.append(memory.CudaMemory.allocate(pool, 70 * MIB, MemoryPurpose.ARRAYS))
    assert account.unused == 6 * MIB
    held.clear()
    assert account.unused == 96 * MIB
    pool.close()
    assert account.unused == 0


def test_a_pool_that_grows_past_the_limit_gives_the_memory_back(driver: MemoryDriver) -> None:
    memory, account = module("memory"), MemoryAccount(50 * MIB)
    driver.step = 32 * MIB
    pool = memory.DevicePool(FakeHardware(), account)
    before = dict(driver.used)
    with pytest.raises(OutOfMemoryError, match=r"memory_limit is 52428800 bytes.*that the device holds unused"):
        memory.CudaMemory.allocate(pool, 40 * MIB, MemoryPurpose.ARRAYS)
    assert driver.used == before
    assert not any(account.used().values())
    small = memory.CudaMemory.allocate(pool, 30 * MIB, MemoryPurpose.ARRAYS)
    with pytest.raises(OutOfMemoryError):
        memory.CudaMemory.allocate(pool, 21 * MIB, MemoryPurpose.ARRAYS)
    del small
    pool.close()


def test_large_memory_has_room_that_the_pool_gives_up(driver: MemoryDriver) -> None:
    memory, account = module("memory"), MemoryAccount(320 * MIB)
    driver.step = 64 * MIB
    pool = memory.DevicePool(FakeHardware(), account)
    small = memory.CudaMemory.allocate(pool, 100 * MIB, MemoryPurpose.ARRAYS)
    del small
    assert account.unused == 128 * MIB
    large = memory.CudaMemory.allocate(pool, 300 * MIB, MemoryPurpose.ARRAYS)
    assert driver.called("cuMemPoolTrimTo") == 1
    assert account.unused == 0
    del large
    reap()
    assert not any(account.used().values())
    pool.close()
