"""What a module has, by name: mappings that show their names."""

from __future__ import annotations

from pathlib import Path

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
    monkeypatch.setattr("aiotaichi.runtime.module._MOST_LISTED", 2)
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
