"""Errors if the process has reached a limit of the system. Each test sets a real limit in another process."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from aiotaichi.errors import CorruptedDataError, InvalidArgumentError, MissingFileError, UnreadableFileError
from aiotaichi.formats import Archive
from support.fixture_modules import module_at

pytestmark = pytest.mark.slow

_PROLOGUE = """
import asyncio, os, resource, sys
import numpy as np
import aiotaichi as at
from aiotaichi.errors import *

def no_descriptors():
    taken = []
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        while True:
            taken.append(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return taken

def give_back(taken):
    for each in taken:
        os.close(each)

def no_memory(room):
    pages = int(open("/proc/self/statm").read().split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + room, resource.RLIM_INFINITY))

def memory_again():
    resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

async def raises(kind, call, words=""):
    try:
        found = call()
        if hasattr(found, "__await__"):
            found = await found
    except BaseException as error:
        assert type(error) is kind, repr(error)
        assert words in str(error), error
        return error
    raise AssertionError(f"it returned {found!r}")
"""


def run(program: str, *arguments: object) -> None:
    command = [sys.executable, "-c", _PROLOGUE + program, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.endswith("done\n")


@pytest.mark.parametrize("kind", ["folder", "file"])
@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
def test_a_module_loads_again_when_there_are_descriptors_again(arch: str, kind: str, tmp_path: Path) -> None:
    folder = module_at(arch, "basics")
    path = folder
    if kind == "file":
        import shutil

        path = Path(shutil.make_archive(str(tmp_path / "m"), "zip", folder))
    run(
        """
async def main():
    async with at.Runtime(sys.argv[1]) as rt:
        (await rt.load_aot_module(sys.argv[2])).close()  # late imports are done
        taken = no_descriptors()
        error = await raises(ResourceExhaustedError, lambda: rt.load_aot_module(sys.argv[2]), "file descriptors")
        assert isinstance(error, OSError) and error.errno == 24
        assert not isinstance(error, CorruptedDataError)
        give_back(taken)
        assert (await rt.load_aot_module(sys.argv[2])).kernels
    print("done")
asyncio.run(main())
""",
        arch,
        path,
    )


def test_a_queue_of_another_loop_needs_a_descriptor() -> None:
    run(
        """
import threading
async def main():
    async with at.Runtime("cpu") as rt:
        errors = []
        def other():
            async def create():
                taken = no_descriptors()
                errors.append(await raises(ResourceExhaustedError, rt.create_queue, "cannot create a queue"))
                give_back(taken)
                queue = rt.create_queue()
                await queue.record_event()
                await queue.aclose()
            asyncio.run(create())
        thread = threading.Thread(target=other)
        thread.start()
        while thread.is_alive():
            await asyncio.sleep(0.01)
        assert len(errors) == 1
        await rt.queue.record_event()
    print("done")
asyncio.run(main())
"""
    )


def test_a_runtime_opens_again_when_there_are_descriptors_again() -> None:
    run(
        """
async def main():
    async with at.Runtime("cpu") as rt:
        await rt.queue.record_event()
        taken = no_descriptors()
        await raises(ResourceExhaustedError, lambda: at.Runtime("cpu").__aenter__(), "file descriptors")
        give_back(taken)
        async with at.Runtime("cpu") as other:
            await other.queue.record_event()
    print("done")
asyncio.run(main())
"""
    )


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
def test_memory_that_is_not_there_is_an_error_of_the_call(arch: str) -> None:
    run(
        """
async def main():
    async with at.Runtime(sys.argv[1]) as rt:
        queue = rt.queue
        small, large = rt.ndarray(16, at.f32), rt.allocate_memory(2**26)
        await queue.write(small, np.ones(16, np.float32))
        data = np.zeros(2**26, np.uint8)
        no_memory(2**24)
        of_the_device = (lambda: rt.allocate_memory(2**28), lambda: rt.ndarray(2**26, at.f32))
        of_the_host = (
            lambda: rt.host_array((2**28,), at.u8),
            lambda: queue.write(large, data),
            lambda: queue.read(large),
        )
        device_calls = of_the_device if rt.info.unified_memory else ()  # a limit of the host does not hold for a GPU
        for call in (*device_calls, *of_the_host):
            await raises(OutOfMemoryError, call)
        assert (await queue.read(small) == 1).all()
        memory_again()
        await queue.write(large, data)
        assert not (await queue.read(large)).any()
        await queue.wait()
        assert queue.in_flight == 0
    print("done")
asyncio.run(main())
""",
        arch,
    )


def test_a_lack_of_memory_is_not_reported_as_damage(tmp_path: Path) -> None:
    import zipfile

    path = tmp_path / "large.tcm"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for member in module_at("cpu", "basics").iterdir():
            archive.write(member, member.name)
        for number in range(12):
            archive.writestr(f"b{number}", bytes(2**24))
    run(
        """
async def main():
    async with at.Runtime("cpu") as rt:
        (await rt.load_aot_module(sys.argv[1])).close()
        no_memory(2**26)
        await raises(OutOfMemoryError, lambda: rt.load_aot_module(sys.argv[1]))
        memory_again()
        assert (await rt.load_aot_module(sys.argv[1])).kernels
    print("done")
asyncio.run(main())
""",
        path,
    )


def test_an_operation_that_cannot_be_kept_takes_no_ticket() -> None:
    """If a list cannot grow, the command is dropped with its event."""
    run(
        """
from aiotaichi.runtime.queue import engine_of

class Full:
    def __init__(self, inner): self.inner = inner
    def append(self, value): raise MemoryError
    def __getattr__(self, name): return getattr(self.inner, name)
    def __len__(self): return len(self.inner)

async def main():
    async with at.Runtime("cpu") as rt:
        queue, x = rt.queue, rt.ndarray(4, at.i32)
        timeline = engine_of(queue).timeline
        for place in ("events", "_commands"):
            whole = getattr(timeline, place)
            setattr(timeline, place, Full(whole))
            before = timeline.enqueued
            try:
                queue.fill(x, 3)
            except MemoryError:
                pass
            else:
                raise AssertionError
            setattr(timeline, place, whole)
            assert timeline.enqueued == before
            queue.fill(x, 5)
            assert (await queue.read(x) == 5).all()
    print("done")
asyncio.run(main())
"""
    )


def test_the_command_line_prints_an_error_and_no_traceback(tmp_path: Path) -> None:
    for arguments in (["inspect", str(tmp_path / "none.tcm")], ["build", str(tmp_path / "none.py")]):
        done = subprocess.run(
            [sys.executable, "-m", "aiotaichi", *arguments], capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 1
        assert done.stderr.startswith("aiotaichi: ")
        assert "Traceback" not in done.stderr


def test_a_path_that_the_system_refuses_is_named(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    cases: dict[Path | str, tuple[type[UnreadableFileError], int]] = {
        tmp_path / "none.tcm": (MissingFileError, errno.ENOENT),
        "": (MissingFileError, errno.ENOENT),  # not the current folder
        f"{tmp_path}/file/": (MissingFileError, errno.ENOTDIR),
        tmp_path / ("x" * 300): (UnreadableFileError, errno.ENAMETOOLONG),
        loop: (UnreadableFileError, errno.ELOOP),
    }
    (tmp_path / "file").touch()
    for path, (kind, number) in cases.items():
        with pytest.raises(kind) as found:
            Archive.open(path)
        error = found.value
        assert type(error) is kind
        assert isinstance(error, OSError)
        assert (error.errno, error.filename) == (number, str(path))
        assert isinstance(error.__cause__, OSError)
        assert str(path) in str(error)
    (tmp_path / "none.tcm").touch()
    with pytest.raises(CorruptedDataError) as damaged:
        Archive.open(tmp_path / "none.tcm")
    assert not isinstance(damaged.value, OSError)


def test_a_path_of_bytes_is_refused_in_a_path_object_as_well() -> None:
    class Bytes:
        def __fspath__(self) -> bytes:
            return b"module.tcm"

    for path in (b"module.tcm", Bytes()):
        with pytest.raises(InvalidArgumentError, match="a path of text"):
            Archive.open(path)  # type: ignore[arg-type]


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(CorruptedDataError, match="neither a folder nor a file"):
        Archive.open(tmp_path / "pipe")
