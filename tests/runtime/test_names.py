"""What a module has, by name: mappings that show their names."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeDriver
from support.fixture_modules import MODULES

pytestmark = pytest.mark.anyio


async def test_mappings_show_names(rt: at.Runtime, cpu_modules: Path) -> None:
    basics = await rt.load_aot_module(cpu_modules / "basics")
    assert repr(basics.kernels) == f"<kernels: {', '.join(basics.spec.kernels)}>"
    assert repr(basics.compute_graphs) == "<compute graphs: no compute graph>"
    assert repr(basics.fields) == "<fields: no field>"
    graphs = await rt.load_aot_module(cpu_modules / "graphs")
    assert repr(graphs.compute_graphs) == f"<compute graphs: {', '.join(graphs.spec.graphs)}>"
    basics.close()
    assert repr(basics.kernels).startswith("<kernels: "), "a repr of a closed module raises nothing"


async def test_the_first_of_many_names_are_shown(
    rt: at.Runtime, cpu_modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels = (await rt.load_aot_module(cpu_modules / "basics")).kernels
    monkeypatch.setattr("aiotaichi.launch.module._MOST_LISTED", 2)
    first, second, *others = kernels
    assert repr(kernels) == f"<kernels: {first}, {second} and {len(others)} others>"


async def test_mappings_are_mappings(cpu_modules: Path) -> None:
    async with at.Runtime(FakeDriver()) as rt:
        module = await rt.load_aot_module(MODULES / "vulkan" / "fields")
        assert repr(module.fields) == "<fields: alone>"
        assert dict(module.fields) == module.spec.fields
        for named, known in ((module.kernels, next(iter(module.kernels))), (module.fields, "alone")):
            assert named.get(known) is named[known]
            assert named.get("nope") is None
            assert named.get("nope", 3) == 3
            with pytest.raises(errors.NameNotFoundError, match=rf"no (kernel|field) 'nope'; the module has {known}"):
                named["nope"]


async def test_a_module_has_its_kernels_by_name(rt: at.Runtime, cpu_modules: Path) -> None:
    basics = await rt.load_aot_module(cpu_modules / "basics")
    assert basics["add_one"] is basics.kernel("add_one")
    assert "add_one" in basics
    assert "add_two" not in basics
    assert list(basics) == list(basics.kernels)
    with pytest.raises(errors.NameNotFoundError, match=r"no kernel 'add_two'; the module has .*add_one"):
        basics["add_two"]
    with pytest.raises(LookupError):
        basics["add_two"]
    with pytest.raises(errors.InvalidArgumentError, match="the name of a kernel is a string, not 0"):
        basics[0]  # type: ignore[index]
    graphs = await rt.load_aot_module(cpu_modules / "graphs")
    with pytest.raises(errors.NameNotFoundError, match=r"module\.compute_graph\('thrice'\) is a compute graph"):
        graphs["thrice"]


@pytest.mark.runtime("fake")
async def test_runtimes_and_queues_name_their_device_and_their_state(rt: at.Runtime) -> None:
    assert repr(at.Runtime()) == "<Runtime for the best arch, not open>"
    assert repr(at.Runtime(at.Arch.X64)) == repr(at.Runtime("x64")) == "<Runtime for x64, not open>"
    assert repr(rt) == "<Runtime x64:0 'fake', open>"
    queue = rt.create_queue(name="copies")
    assert repr(queue) == "<Queue 'copies' of x64:0 'fake', 0 in flight>"
    event = queue.record_event()
    assert repr(queue) == "<Queue 'copies' of x64:0 'fake', 1 in flight>"
    await event
    await queue.aclose()
    assert repr(queue) == "<Queue 'copies' of x64:0 'fake', closed>"
    default = rt.queue
    await rt.aclose()
    assert repr(rt) == "<Runtime x64:0 'fake', closed>"
    assert repr(default) == "<Queue 'default' of x64:0 'fake', closed>"


async def test_a_lost_runtime_says_so() -> None:
    driver = FakeDriver()
    rt = await at.Runtime(driver).__aenter__()
    driver.lose("fell off the bus")
    await rt.wait_lost()
    assert repr(rt) == "<Runtime x64:0 'fake', lost>"
    assert repr(rt.queue) == "<Queue 'default' of x64:0 'fake', failed: fell off the bus>"
    with pytest.raises(errors.DeviceLostError):
        await rt.aclose()


def test_an_arch_is_its_name() -> None:
    arch = at.Arch("x64")
    assert arch == "x64"
    assert arch != "cuda"
    assert f"{at.Arch.X64} {at.Arch.CUDA!s:>5} {at.Arch.GLES!s}" == "x64  cuda gles"
    assert json.dumps({at.Arch.X64: at.Arch.CUDA}) == '{"x64": "cuda"}'
    assert {"x64": 1}[at.Arch.X64] == 1
    number: Any = 4
    assert at.Arch("x64") is at.Arch(number) is at.Arch["X64"] is at.Arch.X64
    assert at.Arch.X64.number == 4
    assert pickle.loads(pickle.dumps(at.Arch.X64)) is at.Arch.X64
    with pytest.raises(ValueError, match="8 is not a valid Arch"):
        at.Arch(2 * number)
