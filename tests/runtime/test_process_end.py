"""Each program ends when its last line has run, whatever holds its objects: a global, a thread, an exit handler.

No test asserts how soon: a busy machine takes its time. A program that has not ended after many seconds hangs.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stress.endings import Programs, Request, ending_programs, some_requests

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
_EXAMPLES = (
    "two_queues",
    "cancellation",
    "stream_socket",
    pytest.param("just_in_time", marks=pytest.mark.taichi),
)


@pytest.fixture(scope="module")
def programs() -> Iterator[Programs]:
    with ending_programs() as programs:
        yield programs


@pytest.mark.parametrize("program", some_requests(), ids=str)
def test_a_program_ends(programs: Programs, program: Request, record_property: Callable[[str, object], None]) -> None:
    ending = programs.run(program)
    record_property("seconds", ending.seconds)
    assert not ending.complaint


@pytest.mark.parametrize("name", _EXAMPLES)
def test_an_example_ends(programs: Programs, name: str) -> None:
    ending = programs.run(Request("script", (str(ROOT / "examples" / f"{name}.py"),)))
    assert ending.has_ended, ending.output
    assert ending.status == 0, ending.output


@pytest.mark.taichi
def test_the_readmes_program_ends(programs: Programs, tmp_path: Path) -> None:
    text = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[0]
    (tmp_path / "program.py").write_text(text)
    ending = programs.run(Request("script", (str(tmp_path / "program.py"),)))
    assert ending.has_ended, ending.output
    assert ending.status == 0, ending.output


def end_with_a_destructor(destructor: str, argument: int | None, size: int, last_lines: str) -> tuple[int, str]:
    """Run a program on Vulkan that launches a kernel. At its end, the C library calls a function as a destructor.

    Return the status of the program, and what C code has printed and written to a file.
    """
    program = f"""
        import asyncio, atexit, ctypes, signal, sys, warnings

        c = ctypes.CDLL(None)
        c.__cxa_atexit(c[{destructor!r}], {argument}, None)
        atexit.register(c.printf, b"printed ")  # after the package's own handler

        import aiotaichi as at

        warnings.simplefilter("ignore")
        c.fdopen.restype = ctypes.c_void_p
        c.fputs(b"written", ctypes.c_void_p(c.fdopen(c.dup(1), b"w")))

        async def main():
            rt = await at.Runtime("vulkan").__aenter__()
            module = await rt.load_aot_module("tests/modules/vulkan/timing")
            event = rt.queue.launch(module.kernel("spin_parallel"), 2_000_000_000, rt.ndarray({size}, at.i32))
            await rt.queue.flush()
            {last_lines}
            sys.exit(3)

        asyncio.run(main())
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        capture_output=True, text=True, timeout=60, cwd=ROOT, check=False, env={**os.environ, "PYTHONUNBUFFERED": ""},
    )  # fmt: skip
    return done.returncode, done.stdout


def test_no_destructor_keeps_a_program_whose_kernel_runs() -> None:
    """NVIDIA's destructor waits for the kernel, which would take hours. This test's destructor waits for ever."""
    assert end_with_a_destructor("pause", None, 2**24, "") == (3, "printed written")


def test_ctrl_c_while_a_call_of_a_driver_runs_lets_no_destructor_keep_the_program() -> None:
    last_lines = (
        "global call; call = at.queue.device_calls.device_calls.entered(); call.__enter__(); "  # it never ends
        "signal.signal(signal.SIGALRM, signal.default_int_handler); signal.alarm(1)"
    )
    assert end_with_a_destructor("pause", None, 0, last_lines) == (3, "printed written")


def test_destructors_run_if_the_program_has_closed_its_runtime() -> None:
    """This test's destructor ends the process with another status."""
    status, _ = end_with_a_destructor("_exit", 7, 0, "await rt.aclose()")
    assert status == 7
