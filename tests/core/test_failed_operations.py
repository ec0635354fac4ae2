"""The failed data of the process, without a device."""

from __future__ import annotations

import threading
from collections.abc import Iterator

from aiotaichi import errors
from aiotaichi.core.failed_data import FailedData, FailedOperation, Step
from aiotaichi.core.spans import Span


class Space:
    """Stands for a memory."""


def test_the_programs_code_may_run_in_the_middle_of_a_call() -> None:
    """As the garbage collector has it: a coroutine that it closes ends a mapping, which forgets data."""
    data: FailedData[object] = FailedData()
    memory, mapped = Space(), Space()

    class Collecting(list[Step]):
        def __iter__(self) -> Iterator[Step]:
            data.forget(mapped)
            return super().__iter__()

    operation = FailedOperation[object](errors.KernelError("failed"), lambda: None)
    steps = Collecting([Step(writes=[Span(memory, 0, 4)])])
    thread = threading.Thread(target=data.fail, args=(steps, operation), daemon=True)
    thread.start()
    thread.join(10)
    assert not thread.is_alive()
    assert data.find(Span(memory, 2, 3), 2.0) is operation
