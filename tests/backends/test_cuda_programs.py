"""Programs that fail, end early or fork while CUDA is open. Each runs in its own process: ``pytest -m cuda``."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

pytestmark = pytest.mark.cuda

LONG = 20_000  # thousands of dependent steps: about 0.3 s on an H200


def run(program: str) -> str:
    """Run a program in another process, which must succeed. Return its output."""
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", textwrap.dedent(program)],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_sticky_error_fails_everything_and_the_process_goes_on(cuda_modules: Path, cpu_modules: Path) -> None:
    found = run(f"""
        import asyncio, sys
        import numpy as np
        import aiotaichi as at

        async def main():
            rt = at.Runtime("cuda")
            await rt.__aenter__()
            other = rt.create_queue()
            faults = await rt.load_aot_module({str(cuda_modules / "faults")!r})
            spin = (await rt.load_aot_module({str(cuda_modules / "timing")!r})).kernel("spin_serial")
            basics = await rt.load_aot_module({str(cuda_modules / "basics")!r})
            x, y = rt.ndarray(8, at.f64), rt.ndarray(8, at.i32)
            before = await rt.queue.launch(basics.kernel("add_one"), y)
            long = other.launch(spin, {LONG}, rt.ndarray(1, at.i32))
            beside = other.read(y)
            bad = rt.queue.launch(faults.kernel("write_at"), 2**30, x)
            behind = rt.queue.launch(basics.kernel("add_one"), y)
            for event in (bad, behind, long, beside):
                try:
                    await event
                except at.errors.DeviceLostError as error:
                    assert "CUDA_ERROR_ILLEGAL_ADDRESS" in str(error), error
                else:
                    raise AssertionError("no error")
            for call in (lambda: other.launch(basics.kernel("add_one"), y), lambda: rt.queue.read(y)):
                try:
                    await call()
                except at.errors.DeviceLostError as error:
                    assert "CUDA_ERROR_ILLEGAL_ADDRESS" in str(error), error
                else:
                    raise AssertionError("no error")
            try:
                await rt.aclose()
            except at.errors.DeviceLostError as error:
                print("closed:", error)
            async with at.Runtime("cpu") as cpu:
                module = await cpu.load_aot_module({str(cpu_modules / "basics")!r})
                z = cpu.ndarray(4, at.i32)
                cpu.queue.launch(module.kernel("add_one"), z)
                print((await cpu.queue.read(z)).tolist())
            try:
                async with at.Runtime("cuda") as again:
                    print("again:", (await again.queue.read(again.ndarray(2, at.i32))).tolist())
            except at.errors.Error as error:
                print("again:", type(error).__name__, error)

        asyncio.run(main())
    """)
    assert "closed: " in found
    assert "[1, 1, 1, 1]" in found
    assert "again: DeviceLostError" in found
    assert "another process" in found


AFTER_KERNELS = """
            for _ in range(100):
                rt.queue.launch(module.kernel("add_one"), x)
            kept = await rt.queue.read(x)
"""
DURING_A_KERNEL = """
            kept = rt.queue.launch(module.kernel("spin_serial"), 2_000_000_000, x)  # it would take hours
            await rt.queue.flush()
"""


@pytest.mark.parametrize(
    ("module", "lines"),
    [("basics", AFTER_KERNELS), ("timing", DURING_A_KERNEL)],
    ids=["after its kernels", "during a kernel"],
)
def test_a_program_that_closes_nothing_ends(cuda_modules: Path, module: str, lines: str) -> None:
    run(f"""
        import asyncio, warnings
        import aiotaichi as at
        warnings.simplefilter("ignore")

        async def main():
            rt = at.Runtime("cuda")
            await rt.__aenter__()
            module = await rt.load_aot_module({str(cuda_modules / module)!r})
            x = rt.ndarray(1 << 20, at.i32)
            {lines}
            return rt, kept

        kept = asyncio.run(main())
    """)


def test_a_fork_leaves_the_parents_runtime_alone(cuda_modules: Path) -> None:
    found = run(f"""
        import asyncio, os, gc
        import aiotaichi as at

        async def main():
            async with at.Runtime("cuda") as rt:
                module = await rt.load_aot_module({str(cuda_modules / "basics")!r})
                x = rt.ndarray(1 << 20, at.i32)
                await rt.queue.launch(module.kernel("add_one"), x)
                child = os.fork()
                if not child:
                    try:
                        rt.queue.read(x)
                    except at.errors.InvalidStateError as error:
                        assert "forked" in str(error)
                        del x, module
                        gc.collect()
                        os._exit(7)
                    os._exit(1)
                assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
                await rt.queue.launch(module.kernel("add_one"), x)
                print((await rt.queue.read(x))[:2].tolist())

        asyncio.run(main())
    """)
    assert found == "[2, 2]\n"
