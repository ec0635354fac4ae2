"""The backend of the walk-through passes the conformance suite."""

from __future__ import annotations

from pathlib import Path

import pytest

import aiotaichi as at
from aiotaichi.hal import Driver
from aiotaichi.testing.conformance import BackendConformance
from examples.numpy_backend import NumpyDriver
from support.fake_kernels import KERNELS


class TestNumpy(BackendConformance):
    @pytest.fixture
    def driver(self) -> Driver:
        return NumpyDriver(KERNELS)

    @pytest.fixture
    def modules(self, cpu_modules: Path) -> Path:
        return cpu_modules

    async def test_a_function_that_raises_fails_its_event_only(self, modules: Path) -> None:
        def fail(x: object) -> None:
            raise ValueError("not today")

        async with at.Runtime(NumpyDriver({**KERNELS, "fill_index": fail})) as rt:
            basics = await rt.load_aot_module(modules / "basics")
            x = rt.ndarray(4, at.i32)
            failed = rt.queue.launch(basics.kernel("fill_index"), x)
            rt.queue.launch(basics.kernel("add_one"), x)
            with pytest.raises(at.errors.KernelError, match="not today"):
                await failed
            assert (await rt.queue.read(x)).tolist() == [1] * 4

    async def test_a_kernel_without_a_function_is_refused(self, modules: Path) -> None:
        async with at.Runtime(NumpyDriver({"nop": lambda: None})) as rt:
            basics = await rt.load_aot_module(modules / "basics")
            await rt.queue.launch(basics.kernel("nop"))
            with pytest.raises(at.errors.IncompatibleModuleError, match="no function for kernel saxpy"):
                basics.kernel("saxpy")

    async def test_a_thread_that_ends_is_a_lost_device(self, modules: Path) -> None:
        def end(x: object) -> None:
            raise SystemExit

        with pytest.raises(at.errors.DeviceLostError, match="SystemExit"):
            async with at.Runtime(NumpyDriver({"fill_index": end})) as rt:
                basics = await rt.load_aot_module(modules / "basics")
                with pytest.raises(at.errors.DeviceLostError, match="SystemExit"):
                    await rt.queue.launch(basics.kernel("fill_index"), rt.ndarray(4, at.i32))
