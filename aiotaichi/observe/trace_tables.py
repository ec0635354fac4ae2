"""What the numbers in a trace's records mean, for the process that writes the file."""

from __future__ import annotations

import os
import sys
from types import CodeType

from ..queue.descriptions import descriptions
from ..queue.loop_tracer import LoopTracer
from ..queue.queue_tracer import QueueTracer
from ..queue.tracer import Tracer
from .perfetto import Code, LoopTable, QueueTable, Tables
from .trace_watch import COUNTERS

__all__ = ["tables_of"]


def tables_of(tracer: Tracer, began: float, ended: float, dropped: int) -> Tables:
    """Return the tables of a trace. From any thread; the trace may go on. The times are of ``perf_counter``."""
    loops = tracer.loops.copy().values()
    return Tables(
        program=os.path.basename(sys.argv[0]) or "python",
        process=os.getpid(),
        began=began,
        ended=ended,
        dropped=dropped,
        names=descriptions(),
        loops=[_loop_table(loop, len(loops) > 1) for loop in loops],
        queues=[_queue_table(queue) for queue in tuple(tracer.queues)],
        counters=COUNTERS,
    )


def _loop_table(loop: LoopTracer, is_one_of_several: bool) -> LoopTable:
    return LoopTable(
        name=f"event loop {loop.number}" if is_one_of_several else "event loop",
        tells_turns=loop.tells_turns,
        codes=[_code(code) for code in tuple(loop.codes)],
        tasks={number: name for number, (_, name) in loop.tasks.copy().items()},
    )


def _queue_table(queue: QueueTracer) -> QueueTable:
    clock = queue.stamp_clock()
    return QueueTable(queue.name, queue.device, queue.loop.number, clock)


def _code(code: CodeType) -> Code:
    lines = [(end, line or code.co_firstlineno) for _, end, line in code.co_lines()]
    return Code(code.co_filename, code.co_qualname, lines)
