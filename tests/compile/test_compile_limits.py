"""Helper processes: they run in parallel and within limits, and end when they are no longer needed."""

from __future__ import annotations

import errno
import json
import os
import resource
import shutil
import signal
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import anyio
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.compile import Cache, CompileRequest, CompileService, linker, process
from aiotaichi.core.cancellation import Cancellation, WorkCancelledError
from aiotaichi.core.tallies import Tally
from aiotaichi.python_process import helper_command
from support.helper_processes import GOOD, helpers, is_alive, request, slow, wait_until

SLOW = slow("f")


@contextmanager
def opened(folder: Path, **limits: int) -> Iterator[CompileService]:
    with closing(CompileService(Cache(folder), linker.llvm_version(), at.LoadLimits(**limits))) as service:
        yield service
    wait_until(lambda: not helpers())


class Compiling(threading.Thread):
    """A request that runs in a thread."""

    def __init__(self, service: CompileService, wanted: CompileRequest) -> None:
        super().__init__(daemon=True)
        self.service, self.wanted, self.cancellation = service, wanted, Cancellation()
        self.outcome: bytes | Exception | None = None
        self.start()

    def run(self) -> None:
        try:
            self.outcome = self.service.compile(self.wanted, self.cancellation)
        except Exception as error:  # noqa: BLE001  # the test checks it
            self.outcome = error

    def end(self) -> bytes | Exception | None:
        self.join(30)
        assert not self.is_alive(), "the request does not end"
        return self.outcome


def numbered(number: int) -> CompileRequest:
    return request(GOOD.replace("i32 1", f"i32 {number}"))


# -- in parallel -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_slow_module_does_not_block_another(tmp_path: Path) -> None:
    with opened(tmp_path, processes=2) as service:
        first = Compiling(service, request(SLOW))
        wait_until(helpers)
        assert isinstance(Compiling(service, request(GOOD)).end(), bytes)
        assert first.outcome is None


@pytest.mark.slow
def test_requests_wait_for_one_of_the_allowed_helpers(tmp_path: Path) -> None:
    with opened(tmp_path, processes=2) as service:
        running = [Compiling(service, request(slow("f", 40_000 + i))) for i in range(2)]
        wait_until(lambda: len(helpers()) == 2)
        waiting = [Compiling(service, numbered(i)) for i in range(4)]
        assert len(helpers()) == 2
        assert all(each.is_alive() for each in waiting)
        running[0].cancellation.cancel()
        assert all(isinstance(each.end(), bytes) for each in waiting)
        assert len(helpers()) <= 2
        assert running[1].outcome is None


def test_no_thread_for_a_second_helper_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path, processes=2) as service:
        first = Compiling(service, request(SLOW))
        wait_until(helpers)
        second = threading.Thread(target=service.compile, args=(numbered(2),))
        start = threading.Thread.start

        def refuse(thread: threading.Thread) -> None:
            if thread.name == "aiotaichi compiler":
                raise RuntimeError("can't start new thread")
            start(thread)

        monkeypatch.setattr(threading.Thread, "start", refuse)
        second.start()
        first.cancellation.cancel()
        second.join(30)
        assert not second.is_alive()


# -- limits ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_limit_on_time_is_named(tmp_path: Path) -> None:
    with opened(tmp_path, seconds=4) as service:
        with pytest.raises(errors.CompileLimitError, match=r"module: f\.ll.*seconds=4.*LoadLimits\(seconds="):
            service.compile(request(SLOW))
        assert service.tallies.counts()[Tally.COMPILE_REFUSED] == 1
        assert service.compile(request(GOOD))


@pytest.mark.slow
def test_a_limit_on_memory_is_named(tmp_path: Path) -> None:
    loads = (f"  %a{i} = getelementptr i32, ptr %p, i32 {i}\n  %v{i} = load i32, ptr %a{i}\n" for i in range(100_000))
    large = f"define void @f(ptr %p) {{\n{''.join(loads)}  ret void\n}}\n"
    with opened(tmp_path, memory=250 * 2**20) as service:
        with pytest.raises(errors.CompileLimitError, match=r"module: f\.ll.*memory=262144000.*LoadLimits\(memory="):
            service.compile(request(large))
        assert service.tallies.counts()[Tally.COMPILE_REFUSED] == 1
        assert service.compile(request(GOOD))


@pytest.mark.parametrize("name", ["loads", "processes", "memory", "seconds"])
@pytest.mark.parametrize("value", [0, -1, None, "1", True])
def test_a_limit_is_a_positive_number(name: str, value: object) -> None:
    with pytest.raises(errors.InvalidArgumentError, match=name):
        at.LoadLimits(**{name: value})  # type: ignore[arg-type]


def test_a_runtime_takes_limits_only() -> None:
    with pytest.raises(errors.InvalidArgumentError, match="load_limits=5"):
        at.Runtime("cpu", load_limits=5)  # type: ignore[arg-type]


HUGE = {
    "alignment": "@g = global i32 1, align 1073741824\n",
    "small alignment": "@g = global i32 1, align 65536\n",
    "zeros": "@g = global [1073741824 x i8] zeroinitializer\n",
    "common": "@g = common global [1073741824 x i8] zeroinitializer\n",
}


@pytest.mark.slow
@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE)
def test_memory_is_bounded_before_it_is_mapped(tmp_path: Path, text: str) -> None:
    text += "define ptr @f() {\n  ret ptr @g\n}\n"
    with opened(tmp_path) as service:
        service.compile(request(GOOD))
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        with pytest.raises(errors.CorruptedDataError, match=r"the limit is|is not in a section"):
            service.compile(request(text))
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64 * 1024


# -- the end of a helper -----------------------------------------------------------------------------------------


def test_a_cancelled_request_ends_its_helper(tmp_path: Path) -> None:
    with opened(tmp_path, processes=1) as service:
        running = Compiling(service, request(SLOW))
        wait_until(helpers)
        waiting = Compiling(service, numbered(2))
        (helper,) = helpers()
        waiting.cancellation.cancel()
        assert isinstance(waiting.end(), WorkCancelledError)
        assert is_alive(helper)
        running.cancellation.cancel()
        assert isinstance(running.end(), WorkCancelledError)
        wait_until(lambda: not is_alive(helper))
        assert service.compile(numbered(3))


def test_a_request_that_is_cancelled_early_never_starts(tmp_path: Path) -> None:
    with opened(tmp_path) as service:
        cancellation = Cancellation()
        cancellation.cancel()
        with pytest.raises(WorkCancelledError):
            service.compile(request(SLOW), cancellation)


def test_closing_while_a_helper_starts_returns_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started, go_on, start = threading.Event(), threading.Event(), process._start

    def late(*arguments: object) -> object:
        started.set()
        assert go_on.wait(30)
        return start(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(process, "_start", late)
    with opened(tmp_path) as service:
        compiling = Compiling(service, request(GOOD))
        assert started.wait(30)
        service.close()
        assert isinstance(compiling.end(), errors.InvalidStateError)
        go_on.set()


def test_closing_ends_running_and_waiting_requests(tmp_path: Path) -> None:
    with opened(tmp_path, processes=1) as service:
        running = Compiling(service, request(SLOW))
        wait_until(helpers)
        waiting = Compiling(service, numbered(2))
        service.close()
        for each in (running, waiting):
            assert isinstance(each.end(), errors.InvalidStateError)
            assert "closed" in str(each.outcome)


PROGRAM = """
import os, sys, threading, time
from pathlib import Path
from aiotaichi.compile import Cache, CompileService
from support.helper_processes import helpers, request, slow, wait_until
service = CompileService(Cache(Path(sys.argv[1])), "any")
threading.Thread(target=service.compile, args=(request(slow("f")),)).start()
wait_until(helpers)
(helper,) = helpers()
wait_until(lambda: sum(map(int, open(f"/proc/{helper}/stat").read().rpartition(")")[2].split()[11:13])) > 50)
child = 0
if sys.argv[2] == "fork" and not (child := os.fork()):
    time.sleep(1000)
    os._exit(0)
print(helper, child, flush=True)
time.sleep(1000)
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", ["alone", "fork"])
def test_a_helper_dies_with_a_killed_parent(tmp_path: Path, how: str) -> None:
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(["tests", *sys.path]))
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(tmp_path), how], stdout=subprocess.PIPE, env=environment
    ) as parent:
        assert parent.stdout is not None
        helper, child = map(int, parent.stdout.readline().split())
        assert is_alive(helper)
        parent.kill()
        try:
            wait_until(lambda: not is_alive(helper))
            assert child == 0 or is_alive(child)
        finally:
            if child:
                os.kill(child, signal.SIGKILL)


def start_helper(life: int, parent: int) -> subprocess.Popen[bytes]:
    command, environment = helper_command(process.PROGRAM)
    command += [str(parent), str(life), str(2**32)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[life], env=environment)


def send_slow(helper: subprocess.Popen[bytes]) -> None:
    wanted = request(SLOW)
    names = ("triple", "cpu", "features", "exports", "imports", "optimise")
    head = json.dumps({"step": "compile object", **{name: getattr(wanted, name) for name in names}}).encode()
    assert helper.stdin is not None
    helper.stdin.write(struct.pack("<QQ", len(head), len(wanted.text)) + head + wanted.text)
    helper.stdin.flush()


def test_a_helper_ends_with_its_pipe_while_native_code_runs() -> None:
    life, end = os.pipe()
    with start_helper(life, os.getpid()) as helper:
        os.close(life)
        send_slow(helper)  # the helper has read the request, and LLVM runs for minutes
        assert helper.poll() is None
        os.close(end)
        assert helper.wait(30) == -signal.SIGIO


@pytest.mark.slow
def test_a_helper_that_starts_too_late_ends() -> None:
    life, end = os.pipe()
    with start_helper(life, os.getpid() + 1) as helper:
        assert helper.wait(30) == 0
    os.close(end)
    with start_helper(life, os.getpid()) as helper:
        assert helper.wait(30) in (0, -signal.SIGIO)
    os.close(life)


# -- exhausted systems -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "kind", "text"),
    [
        (errno.EAGAIN, errors.ResourceExhaustedError, "no more processes"),
        (errno.EMFILE, errors.ResourceExhaustedError, "no more file descriptors"),
        (errno.ENOMEM, errors.OutOfMemoryError, "no memory is left"),
        (errno.EACCES, errors.NotSupportedError, "cannot start"),
    ],
)
def test_a_process_that_does_not_start_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: type[errors.Error], text: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with opened(tmp_path) as service:
        with monkeypatch.context() as patch:
            patch.setattr(process, "_start", refuse)
            with pytest.raises(kind, match=text):
                service.compile(request(GOOD))
        assert service.compile(request(GOOD))


@pytest.mark.slow
def test_a_lack_of_descriptors_is_not_reported_as_damage(tmp_path: Path) -> None:
    with opened(tmp_path) as service:
        service.compile(request(GOOD))
        program = (
            "import os, resource, sys\n"
            "from pathlib import Path\n"
            "from aiotaichi import errors\n"
            "from aiotaichi.compile import Cache, CompileService\n"
            "from support.helper_processes import GOOD, request\n"
            "service, wanted = CompileService(Cache(Path(sys.argv[1])), 'any'), request(GOOD)\n"
            "resource.setrlimit(resource.RLIMIT_NOFILE, (len(os.listdir('/proc/self/fd')), 64))\n"
            "try: service.compile(wanted)\n"
            "except errors.ResourceExhaustedError as error: print(error)\n"
        )
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(["tests", *sys.path]))
        command = [sys.executable, "-c", program, str(tmp_path)]
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        assert "cannot start the compiler: the process may have no more file descriptors" in said


@pytest.mark.slow
def test_a_dead_helper_does_not_end_a_program_that_dies_of_sigpipe(tmp_path: Path) -> None:
    program = (
        "import signal, sys\n"
        "from pathlib import Path\n"
        "from aiotaichi import errors\n"
        "from aiotaichi.compile import Cache, CompileService, process\n"
        "from support.helper_processes import GOOD, request\n"
        "signal.signal(signal.SIGPIPE, signal.SIG_DFL)\n"
        "start = process._start\n"
        "def start_dead(*arguments):\n"
        "    helper = start(*arguments)\n"
        "    helper.terminate()\n"
        "    helper.wait()\n"
        "    return helper\n"
        "process._start = start_dead\n"
        "try: CompileService(Cache(Path(sys.argv[1])), 'any').compile(request(GOOD))\n"
        "except errors.NotSupportedError as error: print(error)\n"
    )
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(["tests", *sys.path]))
    command = [sys.executable, "-c", program, str(tmp_path)]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert "exit status -15" in said


def test_a_thread_that_does_not_start_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with opened(tmp_path) as service:
        with monkeypatch.context() as patch:
            patch.setattr(threading.Thread, "start", refuse)
            with pytest.raises(errors.ResourceExhaustedError, match="may have no more threads"):
                service.compile(request(GOOD))
        assert service.compile(request(GOOD))


# -- through a runtime ------------------------------------------------------------------------------------------


@pytest.fixture
def slow_module(cpu_modules: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "slow"
    shutil.copytree(cpu_modules / "basics", folder)
    (folder / "saxpy.ll").write_text((folder / "saxpy.ll").read_text() + slow("takes_minutes"))
    return folder


@pytest.mark.anyio
@pytest.mark.loops
async def test_a_cancelled_load_stops_its_compilation(slow_module: Path, cpu_modules: Path) -> None:
    def compiles(thread: threading.Thread) -> bool:
        frame = sys._current_frames().get(thread.ident or 0)
        while frame is not None and frame.f_code.co_name != "_load_module":
            frame = frame.f_back
        return frame is not None

    def loading() -> list[threading.Thread]:
        return [thread for thread in threading.enumerate() if compiles(thread)]

    async with at.Runtime("cpu", load_limits=at.LoadLimits(loads=1, processes=1)) as rt:
        async with anyio.create_task_group() as group:
            group.start_soon(rt.load_aot_module, slow_module)
            await anyio.to_thread.run_sync(wait_until, helpers)
            await anyio.to_thread.run_sync(wait_until, loading)
            group.cancel_scope.cancel()
        with anyio.CancelScope(shield=True):
            await anyio.to_thread.run_sync(_until_none, loading)
        assert await rt.load_aot_module(cpu_modules / "basics")


def _until_none(found: Callable[[], list[threading.Thread]]) -> None:
    wait_until(lambda: not found())


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.loops
async def test_a_module_that_meets_a_limit_is_refused_by_name(slow_module: Path, cpu_modules: Path) -> None:
    async with at.Runtime("cpu", load_limits=at.LoadLimits(seconds=3)) as rt:
        with pytest.raises(errors.CompileLimitError, match=r"saxpy\.ll.*seconds=3"):
            await rt.load_aot_module(slow_module)
        assert rt.statistics().compile.refused == 1
        assert await rt.load_aot_module(cpu_modules / "basics")
