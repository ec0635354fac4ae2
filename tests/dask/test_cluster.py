"""Kernels on the workers of a cluster, with NumPy's results."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import dask.array as da
import kills
import numpy as np
import pytest
from distributed import Client

from aiotaichi import errors
from aiotaichi.dask import DeviceArray, Module, RuntimePlugin, Zeros, launch, launch_graph, map_blocks, submit_module
from support.fixture_modules import MODULES

pytestmark = pytest.mark.slow

N = 1000


@pytest.fixture(scope="module", params=["cpu", "vulkan"])
def arch(request: pytest.FixtureRequest) -> str:
    """The arch of the workers' runtimes."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def modules(arch: str) -> Path:
    """The folder of the modules for ``arch``."""
    return MODULES / {"cpu": "x64"}.get(arch, arch)


@pytest.fixture(scope="module")
def client(arch: str) -> Iterator[Client]:
    """The client of a cluster whose workers have runtimes."""
    with kills.open_cluster(threads=2) as cluster, Client(cluster) as client:
        client.register_plugin(RuntimePlugin(arch, workers_per_device=2))  # the machine may have one GPU
        yield client


def floats(seed: int, size: int = N) -> Any:
    return np.random.default_rng(seed).random(size, np.float32)


def test_a_launch_changes_a_copy(client: Client, modules: Path) -> None:
    module = submit_module(client, Module.open(modules / "basics"))
    x, y = floats(1), floats(2)
    inputs = client.scatter([x, y])
    futures = [client.submit(launch, module, "saxpy", 2.0, *inputs, out=2, pure=False) for _ in range(20)]
    for future in futures:
        assert np.allclose(future.result(), 2 * x + y)
    assert all(np.array_equal(found, given) for found, given in zip(client.gather(inputs), (x, y), strict=True))


def test_a_module_is_shipped_once(client: Client, modules: Path, tmp_path: Path) -> None:
    module, again = (submit_module(client, Module.open(modules / "basics")) for _ in range(2))
    assert module.key == again.key
    assert isinstance(module.result(), Module)
    assert submit_module(client, Module.open(modules / "arrays")).key != module.key
    with pytest.raises(errors.MissingFileError):
        Module.open(tmp_path / "missing")


def test_results(client: Client, modules: Path) -> None:
    module = submit_module(client, Module.open(modules / "basics"))
    x = np.arange(N, dtype=np.int32)
    filled = client.submit(launch, module, "fill_index", Zeros((N,)))
    assert np.array_equal(filled.result(), x)
    total = client.submit(launch, module, "reduce_sum", floats(3))
    assert np.isclose(total.result(), floats(3).sum(), rtol=1e-4)
    assert np.array_equal(client.submit(launch, module, "add_one", x[::2], out=0).result(), x[::2] + 1)
    empty = client.submit(launch, module, "add_one", x[:0], out=0).result()
    assert empty.shape == (0,)
    assert empty.dtype == np.int32


@pytest.mark.parametrize("size", [1000, 2**22])
def test_arrays_stay_on_the_device_and_travel(client: Client, modules: Path, size: int) -> None:
    """Small values are serialised in the event loop, and large ones in a thread."""
    first, second = client.scheduler_info()["workers"]
    module = submit_module(client, Module.open(modules / "basics"))
    x = floats(4, size)
    given = client.scatter(x)
    a = client.submit(launch, module, "saxpy", 2.0, given, given, out=2, keep=True, workers=first)
    b = client.submit(launch, module, "saxpy", 1.0, a, a, out=2, keep=True, workers=first)
    assert client.submit(lambda array: array.nbytes, b, workers=first).result() == x.nbytes
    assert client.submit(repr, b, workers=first).result().endswith("on the device>")
    assert np.allclose(client.submit(np.asarray, b, workers=first).result(), 6 * x)
    # Now b travels. Dask may drop it on the first worker: the second has it, too.
    found = client.submit(launch, module, "saxpy", 1.0, b, a, out=2, keep=True, workers=second).result()
    assert isinstance(found, DeviceArray)
    assert (found.shape, found.dtype) == (x.shape, x.dtype)
    assert np.allclose(found, 9 * x)
    assert np.allclose(a.result(), 3 * x), "inputs do not change"


def test_a_graph(client: Client, modules: Path) -> None:
    module = submit_module(client, Module.open(modules / "graphs"))
    x, y = floats(9), floats(10)
    given = {"a": 2.0, "n": 3, "x": x, "y": y, "m": np.eye(2, dtype=np.float32)}
    changed = client.submit(launch_graph, module, "step", given, out=("x", "y")).result()
    assert np.allclose(changed[0], 2 * x + 3)
    assert np.allclose(changed[1], y + 2 * changed[0] + 2)


def test_blocks(client: Client, modules: Path) -> None:
    module = submit_module(client, Module.open(modules / "basics"))
    x = da.from_array(np.arange(5000, dtype=np.int32), chunks=700)
    assert np.array_equal(map_blocks(module, "add_one", x, dtype="i4", out=0).compute(), np.arange(5000) + 1)
    y = map_blocks(module, "add_one", x * 2, dtype="i4", out=0) + 1  # fused with what stands before and after
    assert np.array_equal(y.compute(), np.arange(5000) * 2 + 2)
    z = map_blocks(module, "saxpy", 3.0, da.ones(5000, chunks=700, dtype="f4"), Zeros(), dtype="f4")
    assert np.array_equal(z.compute(), np.full(5000, 3, np.float32))


def test_blocks_with_neighbours(client: Client, modules: Path) -> None:
    module = submit_module(client, Module.open(modules / "stencil"))
    image = floats(5, 90 * 70).reshape(90, 70)
    x = da.from_array(image, chunks=(40, 30))
    for _ in range(3):
        x = map_blocks(module, "sweep", x, Zeros(), dtype="f4", depth=1, boundary="nearest")
    for _ in range(3):
        padded = np.pad(image, 1, "edge")
        inner = padded[1:-1, 1:-1]
        image = np.float32(0.2) * (
            inner + padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
        )
    assert np.allclose(x.compute(), image, atol=1e-5)


class Service:
    """Answers calls on the worker's event loop."""

    def __init__(self, module: Module) -> None:
        self.module = module

    async def answer(self, x: Any) -> Any:  # an actor's caller gets a future of this
        return await launch(self.module, "saxpy", 2.0, x, x, out=2)


def test_an_actor(client: Client, modules: Path) -> None:
    module = submit_module(client, Module.open(modules / "basics"))
    service: Any = client.submit(Service, module, actor=True).result()
    requests = [floats(i) for i in range(20)]
    answers = [service.answer(x) for x in requests]
    for x, answer in zip(requests, answers, strict=True):
        assert np.allclose(answer.result(), 3 * x)


def test_a_reduction(client: Client, modules: Path) -> None:
    module = submit_module(client, Module.open(modules / "basics"))
    values = floats(6, 5000)
    totals = map_blocks(module, "reduce_sum", da.from_array(values, chunks=800), dtype="f4")
    assert totals.chunks == ((1,) * 7,)
    assert np.isclose(totals.sum().compute(), values.sum(), rtol=1e-4)


def test_errors_are_the_clients(client: Client, modules: Path) -> None:
    module = submit_module(client, Module.open(modules / "basics"))
    x = np.zeros(8, np.float32)
    for expected, message, arguments, options in (
        (errors.NameNotFoundError, "nonsense", ("nonsense", x), {}),
        (errors.InvalidArgumentError, "out=1: argument 1 is not an array", ("saxpy", x, 1.0, x), {"out": 1}),
        (errors.InvalidArgumentError, "out=7", ("saxpy", 1.0, x, x), {"out": 7}),
        (errors.InvalidArgumentError, "has no shape", ("saxpy", 1.0, x, Zeros()), {}),
        (errors.Error, "argument", ("saxpy", 1.0, x), {}),
    ):
        with pytest.raises(expected, match=message):
            client.submit(launch, module, *arguments, pure=False, **options).result()
    broken = client.submit(Module, b"no module", key="broken")
    with pytest.raises(errors.CorruptedDataError):
        client.submit(launch, broken, "saxpy", 1.0, x, x, out=2).result()
    with pytest.raises(errors.InvalidArgumentError, match="at least one Dask array"):
        map_blocks(module, "saxpy", 1.0, x, x, dtype="f4")
    with pytest.raises(errors.InvalidArgumentError, match="out=5"):
        map_blocks(module, "add_one", da.zeros(8, chunks=4), dtype="f4", out=5)


def test_wrong_options_are_refused_in_the_client(client: Client) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="threads=0"):
        RuntimePlugin("cpu", threads=0)
    with pytest.raises(errors.InvalidArgumentError, match="RuntimePlugin has no option 'thread'; it has wait, "):
        RuntimePlugin("cpu", thread=1)  # type: ignore[call-arg]
    with pytest.raises(errors.InvalidArgumentError, match="workers_per_device=0"):
        RuntimePlugin("cpu", workers_per_device=0)
    for limit in ("plenty", 0):
        with pytest.raises(errors.InvalidArgumentError, match=f"device_memory_limit={limit!r}"):
            RuntimePlugin("cpu", device_memory_limit=limit)


def test_an_asynchronous_client(client: Client, modules: Path) -> None:
    async def main() -> Any:
        async with Client(client.scheduler_info()["address"], asynchronous=True) as own:
            module = submit_module(own, await asyncio.to_thread(Module.open, modules / "basics"))
            return await own.submit(launch, module, "saxpy", 2.0, floats(7), floats(8), out=2)

    assert np.allclose(asyncio.run(main()), 2 * floats(7) + floats(8))
