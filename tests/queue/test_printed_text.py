"""Kernels print to the stdout of the code that has launched them, as in a notebook whose cells have outputs."""

from __future__ import annotations

import contextlib
import io
import weakref
from collections import defaultdict
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from pathlib import Path
from typing import Any

import anyio
import pytest

import aiotaichi as at
from support.waiting import until, until_gone

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("cpu", "cuda")]

CELL: ContextVar[Any] = ContextVar("CELL", default="no cell")


class Notebook(io.TextIOBase):
    """A stdout that gives each text to the cell that runs."""

    def __init__(self) -> None:
        self.outputs: dict[Any, str] = defaultdict(str)

    def write(self, text: str) -> int:
        self.outputs[CELL.get()] += text
        return len(text)


@pytest.fixture
async def say(rt: at.Runtime, modules: Path) -> at.Kernel:
    return (await rt.load_aot_module(modules / "prints")).kernel("say")


def cell(name: object) -> Context:
    context = copy_context()
    context.run(CELL.set, name)
    return context


def said(number: int) -> str:
    return f"say {number} 0.500000 {2 * number}\n"


async def test_text_goes_to_the_cell_of_its_launch(rt: at.Runtime, say: at.Kernel) -> None:
    with contextlib.redirect_stdout(Notebook()) as notebook:
        bound = say.bind(3, 0.5)
        async with rt.record() as sequence:
            sequence.launch(say, at.Argument("i"), 0.5)
        launches: dict[str, Callable[[], at.Event[Any]]] = {
            "kernel": lambda: rt.queue.launch(say, 1, 0.5),
            "again": lambda: rt.queue.launch(say, 2, 0.5),
            "bound": lambda: rt.queue.launch(bound),
            "sequence": lambda: rt.queue.launch(sequence, i=4),
        }
        for name, launch in launches.items():
            await cell(name).run(launch)
        assert notebook.outputs == {name: said(i) for i, name in enumerate(launches, start=1)}


async def test_text_of_a_launch_that_nobody_awaits(rt: at.Runtime, say: at.Kernel) -> None:
    with contextlib.redirect_stdout(Notebook()) as notebook:
        for i, name in enumerate(("first", "second", "third")):
            event = cell(name).run(rt.queue.launch, say, i, 0.5)
            await until(event.done)
        assert notebook.outputs == {name: said(i) for i, name in enumerate(("first", "second", "third"))}


async def test_tasks_have_stdouts_of_their_own(rt: at.Runtime, say: at.Kernel) -> None:
    with contextlib.redirect_stdout(Notebook()) as notebook:
        turn = anyio.Lock()

        async def task(number: int) -> None:
            CELL.set(number)
            for _ in range(3):
                async with turn:
                    await rt.queue.launch(say, number, 0.5)

        async with anyio.create_task_group() as group:
            for number in range(4):
                group.start_soon(task, number)
        assert notebook.outputs == {number: 3 * said(number) for number in range(4)}


async def test_text_goes_to_the_stdout_of_the_call(
    rt: at.Runtime, say: at.Kernel, capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as redirected:
        event = rt.queue.launch(say, 5, 0.5)
    await event
    await rt.queue.launch(say, 6, 0.5)
    assert (redirected.getvalue(), capsys.readouterr().out) == (said(5), said(6))
    with contextlib.redirect_stdout(io.StringIO()) as redirected:
        event = rt.queue.launch(say, 7, 0.5)
    redirected.close()
    await event
    assert capsys.readouterr().out == said(7)


async def test_contexts_are_kept_until_their_launches_are_done(rt: at.Runtime, say: at.Kernel) -> None:
    with contextlib.redirect_stdout(Notebook()) as notebook:

        class Name:
            """A name that a test can watch."""

        name = Name()
        seen = weakref.ref(name)
        event = cell(name).run(rt.queue.launch, say, 1, 0.5)
        del name
        assert seen() is not None
        await event
        assert list(notebook.outputs.values()) == [said(1)]
        notebook.outputs.clear()
        await until_gone(seen)


async def test_a_launch_that_prints_nothing_leaves_no_trace(rt: at.Runtime, modules: Path) -> None:
    with contextlib.redirect_stdout(Notebook()) as notebook:
        module = await rt.load_aot_module(modules / "prints")
        nobody = rt.ndarray(0, at.i32)
        await cell("silent").run(rt.queue.launch, module.kernel("say_each"), nobody)
        await cell("loud").run(rt.queue.launch, module.kernel("say"), 1, 0.5)
        assert notebook.outputs == {"loud": said(1)}
