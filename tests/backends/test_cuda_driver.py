"""The error if CUDA cannot run: there is no package, driver or suitable device, or the process has forked."""

from __future__ import annotations

import subprocess
import sys
import textwrap

import pytest

pytestmark = pytest.mark.slow  # each test runs a program

# A stand-in for cuda.bindings.driver, with the functions that are called before a device is opened.
STAND_IN = """
import asyncio, enum, os, sys, types
import aiotaichi as at
from aiotaichi.backends.cuda import CudaDriver
from aiotaichi.cli import main
from aiotaichi.hal import find_driver

started, count, capability = {started}, {count}, {capability}

class CUdevice_attribute(enum.IntEnum):
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76

def cuInit(flags):
    if isinstance(started, Exception):
        raise started
    return (started,)

driver = types.ModuleType("cuda.bindings.driver")
driver.CUdevice_attribute, driver.CUresult, driver.cuInit = CUdevice_attribute, int, cuInit
driver.cuDeviceGetCount = lambda: (0, count)
driver.cuDeviceGet = lambda index: (0, index)
driver.cuDeviceGetName = lambda size, device: (0, b"Stand-in\\0" + bytes(size - 9))
driver.cuDeviceGetUuid = lambda device: (0, types.SimpleNamespace(bytes=bytes(16)))
driver.cuDeviceGetAttribute = lambda kind, device: (0, capability[kind - 75])
driver.cuDeviceTotalMem = lambda device: (0, 80 << 30)
driver.cuDriverGetVersion = lambda: (0, 12080)
driver.cuGetErrorName = lambda code: (0, b"CUDA_ERROR_STAND_IN")
driver.cuGetErrorString = lambda code: (0, b"nobody is at home")
cuda, bindings = types.ModuleType("cuda"), types.ModuleType("cuda.bindings")
bindings.driver = driver
sys.modules.update({{"cuda": cuda, "cuda.bindings": bindings, "cuda.bindings.driver": driver}})
if started == "hidden":
    sys.modules.update({{"cuda": None, "cuda.bindings": None}})
"""

ASK = """
cuda_driver = CudaDriver()
print(cuda_driver.probe())
print(len(cuda_driver.devices()))
async def open_it():
    try:
        async with at.Runtime("cuda"):
            pass
    except at.errors.NotSupportedError as error:
        print(error)
asyncio.run(open_it())
print(type(find_driver(None)).__name__)
main(["devices"])
"""


def run(program: str, started: str = "0", count: int = 1, capability: tuple[int, int] = (9, 0)) -> list[str]:
    text = STAND_IN.format(started=started, count=count, capability=capability) + textwrap.dedent(program)
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("started", "count", "capability", "advice"),
    [
        ("'hidden'", 1, (9, 0), "pip install '.[cuda]'"),
        ("RuntimeError('libcuda.so.1')", 1, (9, 0), "there is no CUDA driver: install NVIDIA's (libcuda.so.1)"),
        ("999", 1, (9, 0), "the CUDA driver does not start: CUDA_ERROR_STAND_IN: nobody is at home"),
        ("0", 0, (9, 0), "the CUDA driver knows no device (see CUDA_VISIBLE_DEVICES)"),
        ("0", 2, (6, 1), "compute capability 7.0 is needed: Stand-in has compute capability 6.1"),
    ],
    ids=["package", "library", "status", "device", "capability"],
)
def test_a_missing_package_driver_or_device_is_named(
    started: str, count: int, capability: tuple[int, int], advice: str
) -> None:
    probed, devices, opened, best, *listed = run(ASK, started, count, capability)
    assert advice in probed
    assert devices == "0"
    assert "cuda" in opened
    assert advice in opened
    assert best != "CudaDriver"
    assert any(line.startswith("  cuda: ") and advice in line for line in listed)


def test_a_device_that_will_do_is_the_best() -> None:
    program = """
        print(CudaDriver().probe())
        print([(info.index, info.name) for info in CudaDriver().devices()])
        print(type(find_driver(None)).__name__)
        """
    assert run(program, count=2) == ["None", "[(0, 'Stand-in'), (1, 'Stand-in')]", "CudaDriver"]


def test_a_child_of_a_process_that_uses_cuda_is_told() -> None:
    program = """
        assert CudaDriver().probe() is None
        child = os.fork()
        if not child:
            print(CudaDriver().probe(), flush=True)
            print(type(find_driver(None)).__name__, flush=True)
            os._exit(0)
        os.waitpid(child, 0)
        print(CudaDriver().probe())
        """
    told, best, parent = run(program)
    assert "forked" in told
    assert "spawn" in told
    assert best != "CudaDriver"
    assert parent == "None"
