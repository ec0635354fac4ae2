"""What the pass did for each task, and what not and why."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

__all__ = ["SkipError", "TaskReport", "counted"]


class SkipError(Exception):
    """A step does not apply to a function. The message says why. The function is unchanged."""


def counted(number: int, noun: str) -> str:
    """Return a number with its noun: ``1 loop``, ``2 loops``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


@dataclass(slots=True)
class TaskReport:
    """What the pass did for one task.

    Attributes
    ----------
    task
        The name of the task's function.
    done
        The steps that were done, in their order, each with what it did.
    skipped
        The steps that were not done, each with the reason.
    """

    task: str = ""
    done: dict[str, str] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)

    def of(self, task: str) -> TaskReport:
        """Return the report with the name of the task."""
        return TaskReport(task.removeprefix("@"), self.done, self.skipped)

    def as_json(self) -> dict[str, object]:
        return asdict(self)
