"""Each program ends when its last line has run, whatever holds its objects: a global, a thread, an exit handler.

No test asserts how soon: a busy machine takes its time. A program that has not ended after many seconds hangs.
"""

from __future__ import annotations

import re
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
