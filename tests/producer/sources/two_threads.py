"""Two threads add kernels to two modules at once: python two_threads.py folder.

The kernels of a module have an assert and a division, so that taichi's functions are replaced while each is compiled.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import taichi as ti
from taichi.lang import impl, kernel_impl, ops

from aiotaichi import aot

KERNELS = 12

Array = ti.types.ndarray(ti.i32, 1)


@ti.kernel
def first(x: Array, n: ti.i32):
    assert n < 100, "too large"  # of the first
    x[0] = x[0] // n


@ti.kernel
def second(x: Array, n: ti.i32):
    assert n < 100, "too large"  # of the second
    x[0] = x[0] % n


def functions() -> tuple[object, ...]:
    return impl.ti_assert, ops._binary_operation, kernel_impl.Func.func_call_rvalue


def settings() -> tuple[object, ...]:
    config = impl.current_cfg()
    return config.make_cpu_multithreading_loop, config.default_cpu_block_dim, config.offline_cache


def main(folder: Path) -> None:
    ti.init(arch=ti.x64, debug=True, offline_cache=False)
    begun = Barrier(2)

    def add(module: aot.Module, kernel: object) -> None:
        begun.wait()
        for number in range(KERNELS):
            module.add_kernel(kernel, name=f"kernel_{number}")

    before = functions(), settings()
    modules = [aot.Module(), aot.Module()]
    sys.setswitchinterval(1e-5)
    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(add, *each) for each in zip(modules, (first, second), strict=True)]:
            done.result()
    assert (functions(), settings()) == before
    for name, module in zip(("first.tcm", "second.tcm"), modules, strict=True):
        module.archive(folder / name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
