"""A storm: tasks do all that the runtime offers, and each is cancelled at a random moment.

Afterwards all is as if no task had been cancelled. All commands run, with right results. All events
complete. Nothing is logged. Threads, descriptors, objects and memory do not grow from round to round.
The seed decides what every task does, and after how many turns or seconds it is cancelled. The point
that the cancellation then hits depends on the machine, too.
"""

from __future__ import annotations

import itertools
import random
import sys
import time
import traceback
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.formats import Archive
from aiotaichi.testing import FakeClock

from .model import BACKENDS, Backend, Kernels, Model, Promise
from .strikes import SCOPES, STRIKES
from .watch import Report, complaints, remember_tasks, time_limit
from .zips import zipped

__all__ = ["run"]

_LOOPS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("asyncio", "asyncio", {}),
    ("uvloop", "asyncio", {"use_uvloop": True}),
    ("trio", "trio", {}),
)
_TASKS = 64
"""The number of tasks of a round."""
_AT_ONCE = 16
"""The number of tasks that run at the same time."""
_ROUND_SECONDS = 180.0
_LEAST_FIGURES = 30
"""Rounds whose figures are compared. About the fourteenth, each storm takes 5 to 12 MiB more, and keeps them."""
_SETTLE_SECONDS = 60.0


class Call:
    """A callback that counts its calls."""

    def __init__(self) -> None:
        self.count = 0
        self.has_come = anyio.Event()

    def __call__(self, event: at.Event[Any]) -> None:
        self.count += 1
        self.has_come.set()


@dataclass
class Round:
    """The state that the tasks of one round share."""

    report: Report
    backend: Backend
    name: str
    clock: FakeClock
    rt: at.Runtime
    kernels: Kernels
    queues: list[at.Queue]
    promises: list[Promise] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)

    def model(self, chance: random.Random, owner: str, queue: at.Queue | None = None) -> Model:
        """Return a model. If it has ``queue`` for itself, the queue may be closed in the middle."""
        return Model(
            self.rt,
            self.kernels,
            queue or chance.choice(self.queues),
            chance,
            f"{self.name}: {owner}",
            queue is not None,
        )

    def keep(self, model: Model) -> None:
        """Have the model's promises checked when the round ends."""
        self.promises += model.promises
        model.promises = []

    def call_back(self, event: at.Event[Any]) -> None:
        """Expect one call of a callback."""
        call = Call()
        event.add_done_callback(call)
        self.calls.append(call)


Task = Callable[[Round, random.Random], Coroutine[Any, Any, None]]


# -- the tasks -----------------------------------------------------------------------------------------


async def compute(this: Round, chance: random.Random) -> None:
    """Use queues that others use as well, in turn."""
    model = this.model(chance, "compute")
    try:
        for _ in range(chance.randrange(5, 30)):
            model.step()
            match chance.randrange(8):
                case 0 | 1:
                    await model.wait()
                case 2:
                    model.move(chance.choice(this.queues))
                case 3:
                    this.call_back(model.last)
        await model.wait()
    finally:
        model.read_all()
        this.keep(model)
        if chance.random() < 0.5:
            model.close()


async def own_queue(this: Round, chance: random.Random) -> None:
    """Create a queue, and close it with work on its way."""
    queue = this.rt.create_queue(timing=this.backend.name != "fake" and chance.random() < 0.5)
    model = this.model(chance, "own queue", queue)
    try:
        for _ in range(chance.randrange(1, 10)):
            model.step()
            this.call_back(model.last)
        if chance.random() < 0.5:
            await model.wait()
        model.read_all()
    finally:
        this.keep(model)
        await queue.aclose()


async def shared_end(this: Round, chance: random.Random) -> None:
    """Close a queue that another task uses: its next call, or its event, raises."""
    queue = this.rt.create_queue()
    model = this.model(chance, "shared end", queue)

    async def use() -> None:
        try:
            while True:
                model.step()
                await model.wait()
        except errors.InvalidStateError as error:
            if "closed" not in str(error):
                raise

    try:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(use)
            for _ in range(chance.randrange(5)):
                await anyio.lowlevel.checkpoint()
            await queue.aclose()
    finally:
        this.keep(model)
        await queue.aclose()


async def own_module(this: Round, chance: random.Random) -> None:
    """Load a module, launch its kernels, and close it before they have run."""
    basics = this.backend.modules / "basics"
    if chance.random() < 0.5:
        module = await this.rt.load_aot_module(basics)
    else:
        module = await this.rt.create_aot_module(basics.with_suffix(".tcm").read_bytes())
    model = Model(this.rt, Kernels(module, this.kernels.thrice), this.queues[0], chance, f"{this.name}: own module")
    try:
        for _ in range(chance.randrange(1, 10)):
            model.step()
        await model.wait()
    finally:
        model.read_all()
        this.keep(model)
        module.close()


async def new_code(this: Round, chance: random.Random) -> None:
    """Load a module that the cache lacks: on the CPU, the helper process takes a while to compile it."""
    members = dict(Archive.open(this.backend.modules / "counter_a"))
    name = next((name for name in members if name.endswith(".ll")), None)
    if name is not None:
        members[name] += f"\n; {this.name} {chance.random()}\n".encode()
    module = await this.rt.create_aot_module(zipped(members))
    assert "count" in module.kernels
    module.close()


async def own_runtime(this: Round, chance: random.Random) -> None:
    """Open a runtime, use it, and close it."""
    async with this.backend.runtime(this.clock) as rt:
        kernels = await Kernels.load(rt, this.backend.modules)
        model = Model(rt, kernels, rt.queue, chance, f"{this.name}: own runtime", True)
        try:
            for _ in range(chance.randrange(1, 10)):
                model.step()
            model.read_all()
            rt.queue.wait_event(chance.choice(this.queues).record_event())
            model.move(rt.create_queue())
            model.step()
            if chance.random() < 0.5:
                await model.wait()
        finally:
            this.keep(model)


async def memories(this: Round, chance: random.Random) -> None:
    """Allocate memory, and close it while it is in use."""
    queue = chance.choice(this.queues)
    for _ in range(chance.randrange(1, 10)):
        size = chance.choice((1, 100, 70_000))
        memory = this.rt.allocate_memory(size, host_read=True, host_write=True)
        queue.fill(memory, 7)
        event = queue.read(memory)
        memory.close()
        try:
            queue.fill(memory, 8)
        except errors.InvalidStateError:
            assert bytes(await event) == b"\7" * size
        else:
            raise AssertionError("a closed memory is filled")


async def images(this: Round, chance: random.Random) -> None:
    """Write, copy and read images, and close them while they are in use. The CPU has none."""
    if this.backend.name == "cpu":
        return
    queue = chance.choice(this.queues)
    for _ in range(chance.randrange(1, 10)):
        width, height = chance.choice((1, 5, 64)), chance.choice((1, 3, 100))
        data = np.full((height, width), chance.randrange(1000), np.float32)
        first, second = (this.rt.image((width, height)) for _ in range(2))
        queue.write(first, data)
        queue.copy_image(second, first)
        event = queue.read(second)
        first.close()
        second.close()
        pixels = await event
        assert np.array_equal(pixels, data), f"{this.name}: an image differs"


async def revoked(this: Round, chance: random.Random) -> None:
    """Enqueue in scopes on two queues, in turn. What the end of a scope has not revoked has run, and nothing else."""
    queues = chance.sample(this.queues, 2)
    x, add_one = this.rt.ndarray(chance.choice((1, 100, 20_000)), at.i32), this.kernels["add_one"]
    events: list[at.Event[Any]] = []
    try:
        for _ in range(chance.randrange(1, 6)):
            with anyio.move_on_after(chance.choice((0.0, 0.0003, 0.003))):
                async with this.rt.revoke_scope():
                    for queue in queues:
                        if events:
                            queue.wait_event(events[-1])
                        events += [queue.launch(add_one, x) for _ in range(chance.randrange(1, 80))]
                        if chance.random() < 0.3:
                            events[chance.randrange(len(events))].revoke()
                    await chance.choice(events).wait()
                    await queues[1].wait()
    finally:
        if events:
            queues[0].wait_event(events[-1])
        count = sum(not event.cancelled() for event in events)
        expected = np.full(x.shape, count, np.int32)
        this.promises.append(Promise(queues[0].read(x), expected, f"{this.name}: revoked", may_fail=False))
        x.close()


async def other_loop(this: Round, chance: random.Random) -> None:
    """Await an event in a loop of another thread."""
    model = this.model(chance, "other loop")
    model.step()
    event = model.last
    this.call_back(event)
    model.read_all()
    this.keep(model)

    async def elsewhere() -> None:
        with anyio.move_on_after(chance.random() / 100):
            await event.wait()
        await event

    await anyio.to_thread.run_sync(partial(anyio.run, elsewhere), abandon_on_cancel=True)


_WORK: tuple[tuple[Task, int], ...] = (
    (compute, 60),
    (own_queue, 15),
    (revoked, 15),
    (shared_end, 8),
    (memories, 8),
    (images, 4),
    (own_module, 8),
    (own_runtime, 3),
    (other_loop, 2),
    (new_code, 1),
)


# -- a round --------------------------------------------------------------------------------------------


async def _struck(this: Round, seed: str) -> None:
    """Run one task, and cancel it."""
    chance = random.Random(seed)
    task = chance.choices([task for task, _ in _WORK], [weight for _, weight in _WORK])[0]
    strike = chance.choice(SCOPES if this.name.endswith("trio") else STRIKES)
    try:
        is_cancelled = await strike(task(this, chance), chance)
    except Exception as error:  # noqa: BLE001  # the sweep looks for errors
        this.report.find(f"task {seed} ({task.__name__}): {''.join(traceback.format_exception(error))}")
        this.report.outcomes[f"{task.__name__}: raised"] += 1
    else:
        this.report.outcomes["cancelled" if is_cancelled else "over before it was cancelled"] += 1


async def _agitate(clock: FakeClock, chance: random.Random) -> None:
    """Let the fake device's time pass."""
    while True:
        for _ in range(20):
            if clock.queues:
                clock.step(chance.randrange(len(clock.queues)))
        await anyio.lowlevel.checkpoint()


async def _check(this: Round, promise: Promise) -> None:
    try:
        promise.check(await promise.event)
        this.report.outcomes["reads that are right"] += 1
    except errors.InvalidStateError as error:
        if not promise.may_fail or "closed" not in str(error):
            raise
        this.report.outcomes["reads of queues that were closed"] += 1


async def _settle(this: Round) -> None:
    """Check that all promises are kept, and that every callback is called once."""
    try:
        with anyio.fail_after(_SETTLE_SECONDS):
            for promise in this.promises:
                await _check(this, promise)
            for call in this.calls:
                await call.has_come.wait()
    except TimeoutError:
        pending = [promise.event for promise in this.promises if not promise.event.done()]
        this.report.hang(f"{this.name}: events are pending for ever, or callbacks not called: {pending[:5]}")
    await anyio.lowlevel.checkpoint()
    if twice := [call for call in this.calls if call.count > 1]:
        this.report.find(f"{this.name}: {len(twice)} callbacks were called more than once")
    this.report.outcomes["callbacks"] += len(this.calls)


async def _round(report: Report, backend: Backend, name: str) -> None:
    remember_tasks()
    chance = random.Random(name)
    clock = FakeClock()
    wait = chance.choice(("latency", "balanced", "efficiency"))
    rt = backend.runtime(clock, wait=wait, debug=chance.random() < 0.2)
    async with anyio.create_task_group() as agitators:
        if backend.name == "fake":  # other devices pass their time themselves, while the loop sleeps
            agitators.start_soon(_agitate, clock, random.Random(name))
        async with rt:
            kernels = await Kernels.load(rt, backend.modules)
            this = Round(report, backend, name, clock, rt, kernels, [rt.queue, rt.create_queue(), rt.create_queue()])
            numbers = iter(range(_TASKS))

            async def strike_in_turn() -> None:
                for number in numbers:
                    await _struck(this, f"{name}/{number}")

            async with anyio.create_task_group() as tasks:
                for _ in range(_AT_ONCE):
                    tasks.start_soon(strike_in_turn)
            await _settle(this)
            if chance.random() < 0.3:
                await _impatient_end(this, chance)
        agitators.cancel_scope.cancel()


async def _impatient_end(this: Round, chance: random.Random) -> None:
    """Cancel the runtime's close: pending commands then end, too."""
    models = [this.model(chance, "impatient end", queue) for queue in this.queues]
    for model in models:
        for _ in range(10):
            model.step()
        model.read_all()
    this.promises, this.calls = [], []
    for model in models:
        this.call_back(model.last)
        this.keep(model)
    with anyio.move_on_after(chance.choice((0, 0.001))):
        await this.rt.aclose()
    await _settle(this)


def _find(report: Report, name: str, text: str) -> None:
    report.find(f"{name}: {text}")


def run(report: Report, seconds: float, count: int) -> None:
    """Cancel ``count`` tasks, or as many as about ``seconds`` allow, in enough rounds to tell what grows."""
    deadline = time.monotonic() + seconds
    kinds = itertools.cycle(itertools.product(BACKENDS.values(), _LOOPS))
    for number in itertools.count():
        backend, (loop, library, options) = next(kinds)
        name = f"{report.seed}/{number}/{backend.name}/{loop}"
        with complaints(partial(_find, report, name)):
            with time_limit(report, _ROUND_SECONDS, f"round {name}"):
                try:
                    anyio.run(_round, report, backend, name, backend=library, backend_options=options)
                except Exception as error:  # noqa: BLE001  # the sweep looks for errors
                    report.find(f"round {name}: {''.join(traceback.format_exception(error))}")
            if number >= len(BACKENDS) * len(_LOOPS):  # every backend and loop has run once: permanent objects exist
                report.take_figures()
        report.outcomes["rounds"] += 1
        is_over = report.outcomes["cancelled"] >= count or time.monotonic() > deadline
        if is_over and len(report.figures) >= _LEAST_FIGURES:
            break
    report.check_figures()
    sys.stdout.flush()
