"""macOS and Windows: the package can be imported, and says what is missing. The test takes it away from Linux."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = """
import asyncio, builtins, ctypes, io, mmap, os, platform, signal, sys
import anyio, anyio._backends._asyncio, llvmlite.binding, numpy

asyncio.new_event_loop().close()  # asyncio imports what this system has, not what the other one would have

system = sys.argv[1]
absent = ["eventfd", "eventfd_read", "eventfd_write", "EFD_NONBLOCK", "EFD_CLOEXEC", "memfd_create"]
absent += ["sched_getaffinity", "sched_setaffinity", "pidfd_open", "posix_fadvise"]
if system == "win32":
    absent += ["fork", "register_at_fork", "getuid", "geteuid", "sysconf", "sysconf_names", "setpriority"]
    absent += ["getpriority", "WNOHANG"]
    absent += ["killpg", "uname", "fchmod", "getpgid", "nice", "pread", "pwrite", "waitid"]
for name in absent:
    if hasattr(os, name):
        delattr(os, name)
for name in ("fcntl", "resource", "pwd", "grp") if system == "win32" else ():
    sys.modules[name] = None
for name in list(vars(mmap)):
    if name.startswith("MADV_") or (system == "win32" and name.startswith(("PROT_", "MAP_"))):
        delattr(mmap, name)
for name in ("SIGUSR1", "SIGUSR2", "SIGKILL", "pthread_kill", "pthread_sigmask"):
    if system == "win32" and hasattr(signal, name):
        delattr(signal, name)

libraries = ctypes.CDLL

class CDLL(libraries):
    def __init__(self, name, *arguments, **options):
        if name is None and system == "win32":
            raise TypeError("LoadLibrary() argument 1 must be str, not None")
        if name is not None and ".so" in str(name):
            raise OSError(f"{name}: no such library")
        super().__init__(name, *arguments, **options)

    def __getattr__(self, name):
        if name in ("sched_getattr", "mallinfo2", "gettid"):
            raise AttributeError(name)
        return super().__getattr__(name)

def without_proc(function):
    def missing(path, *arguments, **options):
        if not isinstance(path, int) and os.fsdecode(path).startswith(("/proc", "/sys")):
            raise FileNotFoundError(2, "there is no such file here", path)
        return function(path, *arguments, **options)
    return missing

ctypes.CDLL = CDLL
builtins.open = io.open = without_proc(open)
for name in ("open", "stat", "lstat", "listdir", "scandir", "readlink"):
    setattr(os, name, without_proc(getattr(os, name)))
platform.machine = lambda: {"darwin": "arm64", "win32": "AMD64"}[system]
platform.system = lambda: {"darwin": "Darwin", "win32": "Windows"}[system]
sys.platform = system

import aiotaichi as at

async def main():
    for arch in ("cpu", "vulkan", "cuda", None):
        try:
            async with at.Runtime(arch):
                raise SystemExit(f"{arch} cannot work here")
        except at.errors.NotSupportedError as error:
            print(arch, str(error).replace("\\n", " "))
    from aiotaichi.testing.fake import FakeDriver
    async with at.Runtime(FakeDriver({})) as rt:
        x = rt.ndarray(8, at.f32)
        await rt.queue.fill(x, 1.5)
        assert (await rt.queue.read(x)).tolist() == [1.5] * 8

anyio.run(main)
print("end")
"""


@pytest.mark.slow
@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_another_system_is_told_what_is_missing(system: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PROGRAM, system]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    cpu, vulkan, cuda, best, end = done.stdout.splitlines()
    assert cpu.startswith("cpu ")
    assert "needs Linux on x86_64 or aarch64" in cpu
    assert vulkan.startswith("vulkan ")
    assert cuda.startswith("cuda ")
    assert best.startswith("None ")
    assert "needs Linux" in best
    assert end == "end"
