"""A program that ends while something holds its objects. For each request it forks a child, which is such a program.

So a hundred programs import the package once. Standard input has the requests, and standard output the outcomes, as
JSON. A child keeps its objects in a place, notes when its last line has run, and ends as any program does.
"""

# ruff: noqa: E402  # an exit handler comes before the imports
from __future__ import annotations

import atexit
from collections.abc import Callable

_early: list[Callable[[], object]] = []


def _run_early() -> None:
    for call in _early:
        call()


atexit.register(_run_early)  # before all others are registered: so it runs after them

import asyncio
import builtins
import faulthandler
import gc
import json
import operator
import os
import select
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Awaitable, Iterator
from contextlib import AsyncExitStack, suppress
from contextvars import ContextVar
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import anyio
import numpy as np

import aiotaichi as at
import aiotaichi.backends.vulkan
import aiotaichi.observe.prometheus
from aiotaichi.hal.host_mapping import ZeroPages

from .model import BACKENDS

HANG_SECONDS = 20.0
"""A program that has not ended so long after its last line is taken to hang."""


@dataclass(frozen=True)
class Request:
    """A program: which objects it has, where it keeps them, and whether it closes them first."""

    place: str
    kinds: tuple[str, ...] = ()
    is_closed: bool = False
    arch: str = "cpu"
    loop: str = "asyncio"

    def __str__(self) -> str:
        state = "closed" if self.is_closed else "open"
        return "-".join((self.place, self.kinds[0] if len(self.kinds) == 1 else "all", state, self.arch, self.loop))


@dataclass(frozen=True)
class Ending:
    """How a program has ended.

    Attributes
    ----------
    has_ended
        Whether it ended by itself.
    status
        The exit status.
    output
        What it printed, to stderr as well: the stacks of its threads, if it hung.
    seconds
        How long it took from its last line to the end of the process.
    """

    has_ended: bool
    status: int
    output: str
    seconds: float

    @property
    def complaint(self) -> str:
        """What is wrong with the end; empty if nothing is."""
        if not self.has_ended:
            return f"does not end within {HANG_SECONDS:g} s of its last line\n{self.output}"
        return f"exit status {self.status}\n{self.output}" if self.status or self.output else ""


# -- what is held ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opened:
    """What a program has opened. A program that closes all closes ``blocks``."""

    rt: at.Runtime
    module: at.AotModule
    blocks: AsyncExitStack

    def launch(self, size: int = 2**20, queue: at.Queue | None = None) -> at.Event[None]:
        """Enqueue a kernel on a new array."""
        return (queue or self.rt.queue).launch(self.module.kernel("add_one"), self.rt.ndarray(size, at.i32))


async def _runtime(opened: Opened) -> object:
    return opened.rt


async def _host_array(opened: Opened) -> object:
    return [opened.rt.host_array(size, at.i32) for size in (100, 2**16, 2**20)]


async def _array(opened: Opened) -> object:
    rt = opened.rt
    x, values = rt.ndarray(2**20, at.i32), np.ones(2**20, np.int32)
    for _ in range(3):  # so that the memory of ``values`` is prepared
        rt.queue.write(x, values)
        await rt.queue.read(x)
    return x, values


async def _queue(opened: Opened) -> object:
    queue = opened.rt.create_queue()
    await opened.launch(8, queue)
    return queue


async def _pending(opened: Opened) -> object:
    x = opened.rt.ndarray(2**20, at.i32)
    return [opened.rt.queue.launch(opened.module.kernel("add_one"), x) for _ in range(20)], opened.rt.queue.read(x)


async def _called_back(opened: Opened) -> object:
    seen: list[object] = []
    event = opened.launch()
    event.add_done_callback(lambda event: seen.append((event, np.ones(8))))
    return event, seen


async def _held(opened: Opened) -> object:
    other = opened.rt.create_queue()
    other.wait_event(opened.launch())
    return other, other.record_event()


async def _failed(opened: Opened) -> object:
    """An event whose queue waits for one that is closed first."""
    first, second = opened.rt.create_queue(), opened.rt.create_queue()
    second.wait_event(opened.launch(8, first))
    event = opened.launch(8, second)
    with anyio.move_on_after(0):
        await first.aclose()
    with suppress(at.errors.InvalidStateError):  # else it is logged that nobody has seen it
        await event
    return first, second, event


async def _module(opened: Opened) -> object:
    bound = opened.module.kernel("add_one").bind(opened.rt.ndarray(8, at.i32))
    await opened.rt.queue.launch(bound)
    return opened.module, bound


async def _closed_parts(opened: Opened) -> object:
    """Parts that are closed while they are in use."""
    x = opened.rt.ndarray(2**20, at.i32)
    events = [opened.rt.queue.launch(opened.module.kernel("add_one"), x) for _ in range(20)]
    x.close()
    other = await opened.rt.load_aot_module(BACKENDS[_arch_of(opened.rt)].modules / "basics")
    events.append(opened.rt.queue.launch(other.kernel("nop")))
    other.close()
    return events, x, other


async def _image(opened: Opened) -> object:
    rt = opened.rt
    if _arch_of(rt) == "cpu":
        return None
    image = rt.image((64, 64))
    rt.queue.write(image, np.ones((64, 64), np.float32))
    return image, image.texture(), await rt.queue.read(image)


async def _lease(opened: Opened) -> object:
    pool = opened.rt.pool(max_bytes=2**24)
    leased = await opened.blocks.enter_async_context(pool.lease(2**20, at.f32))
    return pool, leased, await opened.blocks.enter_async_context(pool.lease_host(2**20, at.f32))


async def _map(opened: Opened) -> object:
    memory = opened.rt.allocate_memory(2**20, host_read=True, host_write=True)
    return memory, await opened.blocks.enter_async_context(memory.map())


async def _sequence(opened: Opened) -> object:
    async with opened.rt.record() as step:
        x = opened.rt.ndarray(64, at.i32)
        step.fill(x, 0)
        step.launch(opened.module.kernel("add_one"), x)
    return step, opened.rt.queue.launch(step)


async def _scope(opened: Opened) -> object:
    await opened.blocks.enter_async_context(opened.rt.queue.slot(8))
    return await opened.blocks.enter_async_context(opened.rt.revoke_scope()), opened.launch()


async def _devices(opened: Opened) -> object:
    devices = await opened.blocks.enter_async_context(at.Devices(_arch_of(opened.rt), [0, 0]))
    x = devices.ndarray((2**10, 2**10), at.f32)
    x.write(np.ones((2**10, 2**10), np.float32))
    return devices, x


async def _exporter(opened: Opened) -> object:
    pool = opened.rt.pool(max_bytes=2**20)
    collector = aiotaichi.observe.prometheus.StatisticsCollector({"a": opened.rt}, {"b": pool})
    return collector, list(collector.collect()), opened.rt.statistics()


def _arch_of(rt: at.Runtime) -> str:
    return "vulkan" if rt.info.arch is at.Arch.VULKAN else "cpu"


KINDS: dict[str, Callable[[Opened], Awaitable[object]]] = {
    "runtime": _runtime,
    "host_array": _host_array,
    "array": _array,
    "queue": _queue,
    "pending": _pending,
    "called_back": _called_back,
    "held": _held,
    "failed": _failed,
    "module": _module,
    "closed_parts": _closed_parts,
    "image": _image,
    "lease": _lease,
    "map": _map,
    "sequence": _sequence,
    "scope": _scope,
    "devices": _devices,
    "exporter": _exporter,
}


async def _make(request: Request) -> object:
    """Open a runtime, and make objects of some kinds. Close all of them, if the request says so."""
    blocks = AsyncExitStack()
    rt = await blocks.enter_async_context(at.Runtime(request.arch))
    module = await rt.load_aot_module(BACKENDS[request.arch].modules / "basics")
    opened = Opened(rt, module, blocks)
    made = {kind: await KINDS[kind](opened) for kind in request.kinds}
    if not request.is_closed:
        return made, blocks
    await blocks.aclose()
    return made


# -- where it is held -----------------------------------------------------------------------------------


class _Holder:
    """An object, and a class, with attributes."""

    kept: object = None

    def __del__(self) -> None:
        """Make it an object with a finalizer, which the garbage collector treats in a way of its own."""


_LOCKING = {"aiotaichi", "logging"}
_LOCKS = type(threading.Lock()), type(threading.RLock())
_kept: object = None
_context: ContextVar[object] = ContextVar("kept")
_local = threading.local()


def _in_global(made: object) -> None:
    global _kept
    _kept = made


def _in_closure(made: object) -> None:
    _in_global(lambda: made)


def _in_cycle(made: object) -> None:
    holder: Any = _Holder()
    holder.kept = made
    holder.itself = holder


def _in_kept_cycle(made: object) -> None:
    holder: Any = _Holder()
    holder.kept = made, holder
    _in_global(holder)


def _in_class(made: object) -> None:
    _Holder.kept = made


def _in_cache(made: object) -> None:
    _cached(len(_early)).append(made)


@lru_cache
def _cached(number: int) -> list[object]:
    return [number]


def _in_exception(made: object) -> None:
    try:
        raise ValueError(made)
    except ValueError as error:
        _in_global(error)
        sys.last_value = error


def _in_context(made: object) -> None:
    _context.set(made)


def _in_builtins(made: object) -> None:
    builtins.kept = made  # type: ignore[attr-defined]


def _in_sys(made: object) -> None:
    sys.kept = made  # type: ignore[attr-defined]


def _in_thread_local(made: object) -> None:
    _local.kept = made


def _in_daemon(made: object) -> None:
    """A thread that the end of the interpreter stops while it waits."""
    _start(lambda: threading.Event().wait() and made, daemon=True)


def _in_busy_daemon(made: object) -> None:
    """A thread that the end of the interpreter stops in the middle of whatever it does."""

    def make_and_drop() -> None:
        kept = made
        while kept is not None:
            for size in (2**16, 2**20):
                np.asarray(ZeroPages(size))[:1] = 1

    _start(make_and_drop, daemon=True)


def _in_last_thread(made: object) -> None:
    """A thread that outlives the main program, and drops what it holds."""

    def hold() -> None:
        _local.kept = [made]
        threading.main_thread().join()

    _start(hold, daemon=False)


def _start(work: Callable[[], object], daemon: bool) -> None:
    begun = threading.Event()

    def run() -> None:
        begun.set()
        work()

    threading.Thread(target=run, daemon=daemon).start()
    begun.wait()


def _under_locks(made: object) -> None:
    """A global, while a thread that the end stops holds all locks of the package and of logging."""
    _in_global(made)
    begin, done, ever = (threading.Lock() for _ in range(3))
    for each in (begin, done, ever):
        each.acquire()
    taken = (partial(lock.acquire, False) for lock in _locks())
    calls: list[Callable[[], object]] = [begin.acquire, *taken, done.release, ever.acquire]
    # Not a function of this module: a thread that is stopped in one keeps the module's globals.
    threading.Thread(target=deque, args=(map(operator.methodcaller("__call__"), calls), 0), daemon=True).start()
    _early.extend((begin.release, done.acquire))


def _locks() -> Iterator[Any]:
    owners = [module for name, module in sys.modules.items() if name.partition(".")[0] in _LOCKING]
    owners += [each for each in gc.get_objects() if type(each).__module__.partition(".")[0] in _LOCKING]
    for owner in owners:
        for each in (*gc.get_referents(owner), *getattr(owner, "__dict__", {}).values()):
            if isinstance(each, _LOCKS):
                yield each


def _in_late_handler(made: object) -> None:
    """An exit handler that runs before the package's own."""
    atexit.register(partial(_drop, [made]))


def _in_early_handler(made: object) -> None:
    """An exit handler that runs after the package's own."""
    _early.append(partial(_drop, [made]))


def _drop(held: list[object]) -> None:
    """Drop objects, and make another one."""
    held.clear()
    gc.collect()
    _in_global(np.asarray(ZeroPages(2**20)))


PLACES: dict[str, Callable[[object], None]] = {
    "global": _in_global,
    "closure": _in_closure,
    "cycle": _in_cycle,
    "kept_cycle": _in_kept_cycle,
    "class": _in_class,
    "cache": _in_cache,
    "exception": _in_exception,
    "context": _in_context,
    "builtins": _in_builtins,
    "sys": _in_sys,
    "thread_local": _in_thread_local,
    "daemon": _in_daemon,
    "busy_daemon": _in_busy_daemon,
    "last_thread": _in_last_thread,
    "under_locks": _under_locks,
    "late_handler": _in_late_handler,
    "early_handler": _in_early_handler,
}


# -- programs without a place ---------------------------------------------------------------------------


def _in_pending_task(request: Request) -> None:
    """Leave a task in the middle of its blocks, in a loop that is never closed."""
    loop = asyncio.new_event_loop()

    async def hold(entered: asyncio.Event) -> None:
        async with AsyncExitStack() as blocks:
            rt = await blocks.enter_async_context(at.Runtime(request.arch))
            module = await rt.load_aot_module(BACKENDS[request.arch].modules / "basics")
            await blocks.enter_async_context(at.Devices(request.arch, [0, 0]))
            await blocks.enter_async_context(rt.revoke_scope())
            x = await blocks.enter_async_context(rt.pool(max_bytes=2**24).lease(2**20, at.i32))
            async with rt.queue.slot(8), rt.queues(2) as queues, rt.watchdog(slow=60), rt.record():
                queues[0].launch(module.kernel("add_one"), x)
                entered.set()
                await asyncio.Event().wait()

    async def enter() -> object:
        entered = asyncio.Event()
        task = loop.create_task(hold(entered))
        await entered.wait()
        task._log_destroy_pending = False  # type: ignore[attr-defined]  # asyncio's own complaint
        return task

    _under_locks((loop, loop.run_until_complete(enter())))


def _in_running_loop(request: Request) -> None:
    """Leave another thread's loop in the middle of launches."""
    begun = threading.Event()

    async def launch() -> None:
        async with at.Runtime(request.arch) as rt:
            module = await rt.load_aot_module(BACKENDS[request.arch].modules / "basics")
            x = rt.ndarray(2**10, at.i32)
            while True:
                for _ in range(100):
                    rt.queue.launch(module.kernel("add_one"), x)
                await rt.queue.read(x)
                _in_global(rt.host_array(2**18, at.f32))
                begun.set()

    threading.Thread(target=partial(anyio.run, launch, backend=request.loop), daemon=True).start()
    begun.wait()


def _in_endless_kernels(request: Request) -> None:
    """Leave three runtimes whose kernels would take an hour."""

    async def start() -> object:
        runtimes = [await at.Runtime(request.arch).__aenter__() for _ in range(3)]
        for rt in runtimes:
            module = await rt.load_aot_module(BACKENDS[request.arch].modules / "timing")
            # Many iterations, too: lavapipe ends a loop inside of an iteration after 65,536 steps.
            rt.queue.launch(module.kernel("spin_parallel"), 2_000_000_000, rt.ndarray(2**24, at.i32))
            await rt.queue.flush()
        return runtimes

    _in_global(anyio.run(start, backend=request.loop))


def _closed_by_handler(request: Request) -> None:
    """Leave a runtime, and close it in an exit handler that runs after the package's own, in the same loop."""
    loop, blocks = asyncio.new_event_loop(), AsyncExitStack()

    async def start() -> None:
        rt = await blocks.enter_async_context(at.Runtime(request.arch))
        module = await rt.load_aot_module(BACKENDS[request.arch].modules / "basics")
        await rt.queue.launch(module.kernel("add_one"), rt.ndarray(2**20, at.i32))
        rt.queue.launch(module.kernel("add_one"), rt.ndarray(2**20, at.i32))

    loop.run_until_complete(start())
    _early.append(loop.close)
    _early.insert(0, lambda: loop.run_until_complete(blocks.aclose()))


def _as_script(request: Request) -> None:
    """Run a file as the main program, which then has the file's objects."""
    path, *arguments = request.kinds
    sys.argv = [path, *arguments]
    main = vars(sys.modules["__main__"])
    main.update(__file__=path, __package__="examples")
    exec(compile(Path(path).read_text(), path, "exec"), main)


PROGRAMS: dict[str, Callable[[Request], None]] = {
    "pending_task": _in_pending_task,
    "running_loop": _in_running_loop,
    "endless_kernels": _in_endless_kernels,
    "closed_by_handler": _closed_by_handler,
    "script": _as_script,
}


def _run(request: Request) -> None:
    if request.place in PROGRAMS:
        PROGRAMS[request.place](request)
    else:
        PLACES[request.place](anyio.run(_make, request, backend=request.loop))


# -- the processes --------------------------------------------------------------------------------------


def _serve() -> int | None:
    """Fork a child for each request, and tell how it has ended. In the child, return where its last line is noted."""
    while line := sys.stdin.readline():
        request = Request(**json.loads(line))
        read, write = os.pipe()
        output = os.memfd_create("output")
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(output, 1)
            os.dup2(output, 2)
            faulthandler.enable()
            _run(request)
            return write
        os.close(write)
        print(json.dumps(asdict(_end_of(child, read, output))), flush=True)
        os.close(read)
        os.close(output)
    return None


def _end_of(child: int, last_line: int, output: int) -> Ending:
    """Wait for a child. One that hangs is killed, and prints its stacks."""
    process = os.pidfd_open(child)
    stamp = os.read(last_line, 100) if select.select([last_line], [], [], HANG_SECONDS)[0] else b""
    has_ended = select.select([process], [], [], HANG_SECONDS)[0]
    seconds = time.monotonic() - float(stamp or "nan")
    if not has_ended:
        os.kill(child, signal.SIGABRT)
    os.close(process)
    _, status = os.waitpid(child, 0)
    os.lseek(output, 0, os.SEEK_SET)
    printed = os.read(output, 2**20).decode(errors="replace")
    return Ending(bool(has_ended), os.waitstatus_to_exitcode(status), printed, seconds)


if __name__ == "__main__" and (descriptor := _serve()) is not None:
    os.write(descriptor, str(time.monotonic()).encode())  # the last line
