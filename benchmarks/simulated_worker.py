"""Workers of Dask that only talk to the scheduler: a thousand of them need little of a machine."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from typing import Any

from distributed.batched import BatchedSend
from distributed.comm.core import Comm, connect
from distributed.metrics import time
from distributed.versions import get_versions
from distributed.worker_state_machine import (
    AcquireReplicasEvent,
    CancelComputeEvent,
    ComputeTaskEvent,
    Execute,
    ExecuteSuccessEvent,
    FreeKeysEvent,
    GatherDep,
    GatherDepSuccessEvent,
    Instruction,
    RefreshWhoHasEvent,
    RemoveReplicasEvent,
    SendMessageToScheduler,
    StateMachineEvent,
    StealRequestEvent,
    WorkerState,
)

__all__ = ["SimulatedWorker", "simulate"]

_EVENTS: dict[str, type[StateMachineEvent]] = {
    "acquire-replicas": AcquireReplicasEvent,
    "cancel-compute": CancelComputeEvent,
    "compute-task": ComputeTaskEvent,
    "free-keys": FreeKeysEvent,
    "refresh-who-has": RefreshWhoHasEvent,
    "remove-replicas": RemoveReplicasEvent,
    "steal-request": StealRequestEvent,
}
"""What the scheduler says, by its name in the protocol."""

_SECONDS = 0.001
"""How long each task is said to have taken. The scheduler's work stealing does not expect 0."""


class SimulatedWorker:
    """Dask's own state of a worker, for which every task is done and every value is there at once.

    The worker runs no task, opens no port and sends no heartbeat.

    Parameters
    ----------
    number
        The worker's number, of which its name and its address are made.
    nbytes
        The size in bytes that each result is said to have.
    """

    def __init__(self, number: int, nbytes: int) -> None:
        self._number = number
        self._nbytes = nbytes
        self._address = f"tcp://127.0.0.1:{10_000 + number}"
        self._state = WorkerState(address=self._address, validate=False)
        self._to_scheduler = BatchedSend(interval="2ms")  # as Dask's worker

    async def run(self, scheduler: str) -> None:
        """Register with the scheduler, and answer it until it ends."""
        comm = await connect(scheduler, deserialize=False)  # tasks stay bytes
        await self._register(comm)
        self._to_scheduler.start(comm)
        try:
            while True:
                for message in await comm.read():
                    if (event := _EVENTS.get(message.pop("op"))) is not None:
                        self._handle(event(**message))
        except OSError:  # the scheduler has closed the connection
            comm.abort()

    async def _register(self, comm: Comm) -> None:
        registration = {
            "op": "register-worker",
            "reply": False,
            "address": self._address,
            "status": "running",
            "nthreads": self._state.nthreads,
            "name": self._number,
            "now": time(),
            "resources": {},
            "memory_limit": None,
            "local_directory": "",
            "services": {},
            "nanny": None,
            "pid": os.getpid(),
            "versions": get_versions(),
            "metrics": {
                "bandwidth": {"total": 100_000_000, "workers": {}, "types": {}},
                "digests_total_since_heartbeat": {},
                "memory": 0,
                "spilled_bytes": {"memory": 0, "disk": 0},
            },
            "extra": {},
            "stimulus_id": "simulated",
            "server_id": f"simulated-{self._number}",
        }
        await comm.write(registration)
        answer: dict[str, Any] = await comm.read()
        if answer["status"] != "OK":
            raise OSError(f"the scheduler refuses simulated worker {self._number}: {answer}")

    def _handle(self, *events: StateMachineEvent) -> None:
        """Change the state, and do what it tells to do."""
        while events:
            instructions = self._state.handle_stimulus(*events)
            for instruction in instructions:
                if isinstance(instruction, SendMessageToScheduler):
                    self._to_scheduler.send(instruction.to_dict())
            events = tuple(self._outcomes(instructions))

    def _outcomes(self, instructions: Iterable[Instruction]) -> Iterable[StateMachineEvent]:
        """Yield the good ends of tasks and transfers."""
        for instruction in instructions:
            match instruction:
                case Execute(key=key, stimulus_id=stimulus):
                    run, now = self._state.tasks[key].run_id, time()
                    yield ExecuteSuccessEvent(
                        key=key,
                        run_id=run,
                        value=None,
                        start=now - _SECONDS,
                        stop=now,
                        nbytes=self._nbytes,
                        type=None,
                        stimulus_id=stimulus,
                    )
                case GatherDep(worker=worker, to_gather=keys, total_nbytes=nbytes, stimulus_id=stimulus):
                    values = dict.fromkeys(keys)
                    yield GatherDepSuccessEvent(worker=worker, data=values, total_nbytes=nbytes, stimulus_id=stimulus)


def simulate(scheduler: str, numbers: Iterable[int], nbytes: int) -> None:
    """Run several workers in this process, until the scheduler ends."""

    async def main() -> None:
        await asyncio.gather(*(SimulatedWorker(number, nbytes).run(scheduler) for number in numbers))

    asyncio.run(main())
