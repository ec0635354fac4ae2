"""One opening of a runtime's device."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import count

from ..errors import DeviceLostError, Error, InvalidStateError
from ..hal import QueueRequest, WaitPolicy
from ..interpreter_end import unless_ending
from ..kept_errors import again
from ..launch.kernel_function import LoadedFunctions
from ..queue.closing import abandon, raise_errors, refuse_and_settle, time_limit
from ..queue.completion import Completion
from ..queue.engine import QueueEngine
from ..queue.hardware_handles import HardwareHandles
from ..queue.limit import MAX_IN_FLIGHT, QueueLimit
from ..queue.loss import record_end
from ..queue.open_device import OpenDevice
from ..queue.operation_scope import move_scopes
from ..queue.ports import Port, current_port, in_event_loop, no_event_loop
from ..queue.revoke_scope import RevokeScope
from ..queue.slots import Slots
from ..queue.tracer import Tracer
from ..queue.worker import in_background, in_closing_thread
from .process_end import track, untrack
from .queue import Queue
from .statistics import count_closed

__all__ = ["Opening"]


class Opening:
    """One opening of a runtime's device: makes the queues, and closes them and the device.

    ``policy`` says how awaiting trades processor time for latency. ``release_parts`` returns the device's parts of
    modules, memories and images: they are dropped before the device is closed.
    """

    default: Queue

    def __init__(
        self,
        open_device: OpenDevice,
        policy: WaitPolicy,
        functions: LoadedFunctions,
        release_parts: Callable[[], list[object]],
    ) -> None:
        self.open_device = open_device
        self._policy = policy
        self._functions = functions
        self._release_parts = release_parts
        self._handles = HardwareHandles(open_device.device, open_device.checker)
        self._completions: list[Completion] = []
        self._numbers = count()
        self._is_closed = False  # or being closed
        self.tracer: Tracer | None = None  # of the trace that records the queues
        track(open_device, self._handles, self.close_all_in_background)

    def create_default(self) -> None:
        """Create the default queue, of the running event loop."""
        self.default = self.create("default", False, False, 0, None, QueueLimit(MAX_IN_FLIGHT, None, False))

    def create(
        self, name: str | None, timing: bool, transfer: bool, priority: int, stream: int | None, limit: QueueLimit
    ) -> Queue:
        """Create a queue of the running event loop. As :meth:`Runtime.create_queue`."""
        completion = self.completion("rt.create_queue")
        request = QueueRequest(completion.notifier.notification, self._policy, timing, transfer, priority, stream)
        try:
            hal = self.open_device.device.create_queue(request)
        except DeviceLostError as error:
            self.open_device.lose(error)
            raise
        number = next(self._numbers)  # in one step: several event loops may create queues
        name = name or f"queue{number}"
        engine = QueueEngine(self.open_device, completion, hal, name, timing, limit.operations)
        self._handles.queues[hal] = engine.order.number
        queue = Queue(engine, transfer, Slots(engine, limit), self._functions, self)
        self.open_device.engines.add(engine)  # from now on, other threads look at the queue
        if self.tracer is not None:
            self.tracer.add(engine)
        return queue

    def trace(self, tracer: Tracer) -> None:
        """Have ``tracer`` record the queues, and those that are created later."""
        self.open_device.check_open()
        if self.tracer is not None:
            raise InvalidStateError(
                "a trace records this runtime already: trace.save() writes what it has, also while it goes on"
            )
        self.tracer = tracer
        for engine in self.open_device.engines.copy():
            in_loop_of(engine, partial(tracer.add, engine))

    def end_trace(self, tracer: Tracer) -> None:
        """Have ``tracer`` record the queues no longer, if it does."""
        if self.tracer is tracer:
            self.tracer = None
            for engine in self.open_device.engines.copy():
                in_loop_of(engine, partial(tracer.remove, engine))

    def follow(self, lost: Opening) -> None:
        """Take the place of a device that is lost, for what is open in this event loop."""
        for completion in lost._completions:
            if completion.port.is_current():
                move_scopes(completion, self.completion("rt.recreate"))

    def revoke_scope(self) -> RevokeScope:
        """Return a scope of the running event loop. As :meth:`Runtime.revoke_scope`."""
        return RevokeScope(self.completion("rt.revoke_scope"))

    def completion(self, call: str) -> Completion:
        """Return the completion of this event loop's queues; make it for the first. ``call`` is the user's call."""
        for completion in self._completions:
            if completion.port.is_current():
                return completion
        if not in_event_loop():
            raise no_event_loop(call)
        completion = Completion(self.open_device, current_port(), self._policy)
        self._completions.append(completion)
        self._handles.notifiers.append(completion.notifier)
        return completion

    def port(self, call: str) -> Port:
        """Return the port of the running event loop. ``call`` is the user's call."""
        return self.completion(call).port

    async def close(self, engines: Collection[QueueEngine], timeout: float | None) -> None:
        """Close some of the queues. As :meth:`Queue.aclose`."""
        if self.open_device.disowned is not None:
            raise again(self.open_device.disowned)
        async with time_limit(timeout, engines, self.open_device.tallies):
            engines = [engine for engine in engines if engine in self.open_device.engines]
            try:
                failures = await refuse_and_settle(engines)
            except BaseException:
                self._close_abandoned(engines)
                raise
            await in_closing_thread(*self._steps_of_closing_some(engines))
            raise_errors(failures)

    @unless_ending
    def close_in_background(self, engine: QueueEngine) -> None:
        """Abandon a queue, and close it in a thread. When the interpreter ends, coroutines may call it."""
        if self.open_device.disowned is None and engine in self.open_device.engines:
            abandon([engine])
            self._close_abandoned([engine])

    async def close_all(self) -> None:
        """Close the queues, then the device. Do nothing if that has begun; after an error, close the rest."""
        if self._is_closed or self.open_device.disowned is not None:
            return
        self._begin_to_close()
        try:
            try:
                failures = await refuse_and_settle(self.open_device.engines.copy())
            except BaseException:
                self.close_all_in_background()
                raise
            await in_closing_thread(*self._steps_of_closing(self._release_parts))
        except Exception:
            self._is_closed = False
            raise
        raise_errors(failures)

    @unless_ending
    def close_all_in_background(self) -> None:
        """Abandon the queues, and close everything in a thread. When the interpreter ends, coroutines may call it."""
        if self.open_device.disowned is not None:
            return
        self._begin_to_close()
        abandon(self.open_device.engines.copy())
        in_background(*self._steps_of_closing(self._release_parts))

    def give_up(
        self, error: DeviceLostError, lose_parts: Callable[[], list[object]]
    ) -> Sequence[Callable[[], object]]:
        """Abandon the queues of the lost device. Return what a thread does to close it.

        ``lose_parts`` is as ``release_parts``, but modules and loans go on with the device that is opened again.
        """
        engines = self.open_device.engines.copy()
        for engine in engines:
            engine.abandon(error)
        steps = self._steps_of_closing(lose_parts)
        # Now, and not when they are closed: until then, the new device's figures would lack theirs.
        self._count(self.open_device.closing | self.open_device.abandoned)
        return steps

    def abandon(self, engine: QueueEngine, error: Error) -> None:
        """Fail a queue now. Close it in a thread, as soon as the device has ended what it runs."""
        self._move([engine], self.open_device.abandoned)
        engine.abandon(error)
        in_background(partial(self._handles.close, [engine.hal]), partial(self._remove, [engine]))

    def _begin_to_close(self) -> None:
        self.open_device.refuse(InvalidStateError("the runtime is closed"))
        record_end(self.open_device.loss, None)
        self._is_closed = True

    def _close_abandoned(self, engines: Collection[QueueEngine]) -> None:
        self._move(engines, self.open_device.closing)
        in_background(*self._steps_of_closing_some(engines))

    def _steps_of_closing_some(self, engines: Collection[QueueEngine]) -> Sequence[Callable[[], object]]:
        """Return what a thread does to close some of the queues."""
        return partial(self._handles.close, [engine.hal for engine in engines]), partial(self._remove, engines)

    def _move(self, engines: Collection[QueueEngine], to: set[QueueEngine]) -> None:
        """Have queues be open no longer. ``to`` has them until the device has ended what they run."""
        with self.open_device.leaving:
            to.update(self.open_device.engines.intersection(engines))
            self.open_device.engines.difference_update(engines)

    def _remove(self, engines: Collection[QueueEngine]) -> None:
        """Forget queues that are closed."""
        self._count(engines)
        for engine in engines:
            engine.close()

    def _count(self, engines: Collection[QueueEngine]) -> None:
        """Forget queues, and add their operations to the sums. Several may have closed one: it counts once."""
        device = self.open_device
        with device.leaving:
            for engine in engines:
                for group in (device.engines, device.abandoned, device.closing):
                    if engine in group:
                        group.remove(engine)
                        count_closed(engine)

    def _steps_of_closing(self, release_parts: Callable[[], list[object]]) -> Sequence[Callable[[], object]]:
        """Leave everything to the handles. Return what a thread does to close it."""
        engines = self.open_device.engines.copy()
        untrack(self._handles)
        for completion in self._completions:
            if completion.port.is_current():
                completion.close()
            else:
                completion.port.call_threadsafe(completion.close)
        self._move(engines, self.open_device.closing)
        self._handles.parts += release_parts()
        return self._handles.close_all, partial(self._remove, engines), self._handles.close_notifiers


def in_loop_of(engine: QueueEngine, call: Callable[[], None]) -> None:
    """Make a call in an engine's event loop: now, or soon if this is another thread. An ended loop needs no call."""
    if engine.port.is_current():
        call()
    else:
        engine.port.call_threadsafe(call)
