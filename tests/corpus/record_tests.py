"""Run a file of taichi's own tests in taichi, and record each test: ``python -m corpus.record_tests REQUEST``.

The request is JSON. Each test runs in a forked child, because a test can end its process. Its folder is a number
below the folder of the request. It gets the module, the recording and ``outcome.json``: the test's name, why it has
no recording, or null, and whether taichi looks at asserts, as it does with ``debug=True`` alone. Tests that begin
after the request's time have no recording.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from .record import build_module, init_for, last_line
from .recording import MODULE
from .stubs import Enough
from .tracer import Limits, NotRecorded, Tracer

__all__ = ["SECONDS_OF_A_TEST", "TestsRequest"]

SECONDS_OF_A_TEST = 60  # until its process is ended
_LIMITS = Limits(launches=40, launches_each=4, bytes=2**24, seconds=30.0)


@dataclass(frozen=True, slots=True)
class TestsRequest:
    """A file of tests to record. No test begins after ``seconds``."""

    file: str
    arch: str
    folder: str
    seconds: float

    __test__ = False

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(text: str) -> TestsRequest:
        return TestsRequest(**json.loads(text))


class Recorder:
    """A plugin of pytest that runs each test in a child, and records it there."""

    def __init__(self, request: TestsRequest) -> None:
        self._arch = request.arch
        self._folder = Path(request.folder)
        self._end = time.monotonic() + request.seconds
        self._count = 0
        self._failure: str | None = "it launches no kernel"
        self._inits = 0
        self._looks_at_asserts = True
        self._tracer: Tracer | None = None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Mix the tests: if the time is over before the last one, some of each kind have run."""
        random.Random(1).shuffle(items)

    def pytest_runtest_protocol(self, item: pytest.Item) -> bool:
        own = self._folder / str(self._count)
        own.mkdir()
        self._count += 1
        if time.monotonic() > self._end:
            _save(own, item, "the file's time is over")
            return True
        child = os.fork()
        if not child:
            signal.alarm(SECONDS_OF_A_TEST)
            self._record(item, own)
            sys.stdout.flush()
            os._exit(0)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if not (own / "outcome.json").exists():
            reason = "it takes too long" if status == -signal.SIGALRM else f"taichi ends its process with {status}"
            _save(own, item, reason)
        return True

    def _record(self, item: pytest.Item, own: Path) -> None:
        import taichi as ti

        os.chdir(own)  # tests write files
        self._own = own
        init = init_for(ti.init, self._arch, is_serial=True)

        def counted_init(*arguments: Any, **options: Any) -> None:
            self._inits += 1
            init(*arguments, **options)
            self._looks_at_asserts = bool(ti.lang.impl.current_cfg().debug)

        ti.init = counted_init
        self._tracer = Tracer(self._arch, _LIMITS)
        for report in runtestprotocol(item, log=False, nextitem=None):
            if report.skipped:
                self._failure = "taichi skips it"
        _save(own, item, self._failure, self._looks_at_asserts)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        assert self._tracer is not None
        try:
            yield
        except Enough:
            pass
        except pytest.skip.Exception:
            raise
        except NotRecorded as error:
            self._failure = str(error)
            return
        except BaseException:
            self._failure = "it fails in taichi"
            raise
        if self._inits > 1:
            self._failure = "it opens taichi several times"
        elif self._tracer.recording.launches:
            self._failure = _build(self._tracer, self._own)


def _build(tracer: Tracer, own: Path) -> str | None:
    try:
        tracer.compile_field_kernels()
        build_module(tracer, own / MODULE)
    except Exception as error:  # noqa: BLE001  # the table gets the message
        traceback.print_exc()
        return f"taichi builds no module of it: {type(error).__name__}: {last_line(str(error))}"
    tracer.recording.save(own)
    return None


def _save(own: Path, item: pytest.Item, failure: str | None, looks_at_asserts: bool = True) -> None:
    outcome = {"test": item.name, "failure": failure, "looks_at_asserts": looks_at_asserts}
    (own / "outcome.json").write_text(json.dumps(outcome))


def main() -> int:
    request = TestsRequest.from_json(sys.argv[1])
    import taichi  # noqa: F401  # once, before the children

    sys.modules["pytest_rerunfailures"] = ModuleType("pytest_rerunfailures")  # taichi's conftest sets something in it
    options = ["-q", "-p", "no:cacheprovider", "-W", "ignore", "--capture=no"]
    return int(pytest.main([*options, request.file], plugins=[Recorder(request)]))


if __name__ == "__main__":
    sys.exit(main())
