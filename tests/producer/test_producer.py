"""``aot.Module`` saves the same module as taichi's own, and works where taichi's own does not."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors, formats
from aiotaichi.aot.capability_names import capability_names

PROGRAM = Path(__file__).parent.parent / "producer" / "sources" / "checks.py"


@dataclass(frozen=True)
class Checks:
    """The results of one run of the program."""

    arch: str
    folder: Path
    results: dict[str, Any]

    def members(self, name: str) -> dict[str, bytes]:
        return dict(formats.Archive.open(self.folder / name))

    def spec(self, name: str) -> formats.ModuleSpec:
        return formats.read_module(formats.Archive.open(self.folder / name))


@pytest.fixture(scope="session", params=["x64", "vulkan"])
def checks(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Checks:
    folder = tmp_path_factory.mktemp(f"producer-{request.param}")
    command = [sys.executable, str(PROGRAM), request.param, str(folder)]
    temporary = folder / "temporary"
    temporary.mkdir()
    # do not ask the network for taichi's newest version
    environment = {**os.environ, "TI_SKIP_VERSION_CHECK": "ON", "TMPDIR": str(temporary)}
    result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert list(temporary.glob("aiotaichi*")) == []
    return Checks(request.param, folder, json.loads((folder / "results.json").read_text()))


# -- saved modules ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.anyio
async def test_built_kernels_compute(checks: Checks) -> None:
    x = np.arange(8, dtype=np.float32)
    async with at.Runtime(checks.arch) as rt:
        module = await rt.load_aot_module(checks.folder / "later.tcm")
        queue = rt.queue
        a, b = rt.ndarray((8,), at.f32), rt.ndarray((8,), at.f32)
        queue.write(a, x)
        queue.fill(b, 1)
        queue.launch(module.kernel("saxpy"), 3.0, a, b)
        assert np.array_equal(await queue.read(b), 1 + 3 * x)
        queue.launch_graph(module.compute_graph("saxpy_twice"), a=2.0, x=a, y=b)
        assert np.array_equal(await queue.read(b), 1 + 7 * x)
        queue.launch(module.kernel("add_five"), b)
        queue.launch(module.kernel("add_six"), b)
        queue.launch(module.kernel("add_any"), b)
        assert np.array_equal(await queue.read(b), 13 + 7 * x)
        wide = rt.ndarray((8,), at.f64)
        queue.write(wide, x.astype(np.float64) / 3)
        queue.launch(module.kernel("wide"), wide)
        assert np.array_equal(await queue.read(wide), 2 * (x.astype(np.float64) / 3))
        queue.launch(module.kernel("fill"), 0.5)
        assert await queue.launch(module.kernel("total")) == np.sum(x + np.float32(0.5))
        queue.launch(module.kernel("set_mass"), 1.5)
        assert await queue.launch(module.kernel("get_mass"), 2) == 3.0
        queue.launch(module.kernel("checked"), 3, b)
        assert not np.any(await queue.read(b))
        if checks.arch == "vulkan":
            queue.launch(module.kernel("store|target=field,number=3,"), a)
            assert await queue.launch(module.kernel("total")) == np.sum(x + 3)


@pytest.mark.anyio
async def test_argument_packs_which_taichis_own_module_refuses(checks: Checks) -> None:
    assert checks.results["taichi: pack"][0] == "ValueError"
    async with at.Runtime(checks.arch) as rt:
        module = await rt.load_aot_module(checks.folder / "packs.tcm")
        x = rt.ndarray((4,), at.f32)
        rt.queue.launch(module.kernel("packed"), {"scale": 2.0, "shift": 7}, x)
        assert np.array_equal(await rt.queue.read(x), 7 + 2 * np.arange(4, dtype=np.float32))


def without_numbers(code: bytes) -> list[bytes]:
    """Return a shader's instructions, or LLVM's text, without the numbers of kernels and structs."""
    if code[:4] != b"\x03\x02\x23\x07":
        return [re.sub(rb"_c\d+_\d+|(%struct\.\w+)\.\d+", rb"\1", code)]
    words, parts = np.frombuffer(code, "<u4"), [code[:20]]
    at_word = 5
    while at_word < len(words):
        length, opcode = divmod(int(words[at_word]), 1 << 16)
        parts.append(opcode.to_bytes(2) + words[at_word + 1 : at_word + length].tobytes())
        at_word += length
    # Names are padded to whole words: another number may need one word more.
    return [re.sub(rb"_c\d+_\d+(\w*)\0+", rb"\1\0", part) for part in parts]


def described(checks: Checks, name: str) -> dict[str, Any]:
    """Return a module's content by kernel, without the numbers that taichi gives to kernels."""
    members = checks.members(name)
    members.pop("aiotaichi.json", None)  # taichi's LLVM modules do not have the names of arguments
    spec = formats.read_module(formats.Archive(name, members))
    kernels = {
        kernel.name: (
            re.sub(r"_c\d+_\d+", "", repr(replace(kernel, code=()))),
            [without_numbers(members[each]) for each in kernel.code],
        )
        for kernel in spec.kernels.values()
        if not re.search(r"_c\d+_\d+$", kernel.name)  # leave out the kernels of graphs
    }
    rest = [spec.fields, spec.trees, spec.required_capabilities, spec.root_sizes, members["__content__"]]
    return {"kernels": kernels, "rest": rest, "graphs": re.sub(r"_c\d+_\d+", "", repr(spec.graphs))}


def test_the_module_equals_taichis(checks: Checks) -> None:
    ours, theirs = described(checks, "other"), described(checks, "taichi")
    assert ours == theirs
    assert "wide" in ours["kernels"]
    assert "saxpy_twice" in ours["graphs"]
    # Except for taichi's text copy of metadata.tcb, and our notes.
    printed = {"metadata.json"} if checks.arch == "x64" else set()
    files = {name for name in checks.members("taichi") if "_c" not in name} - printed
    assert {name for name in checks.members("other") if "_c" not in name} == files | {"aiotaichi.json"}


@pytest.mark.anyio
async def test_a_kernel_added_twice_is_compiled_with_the_globals_of_each_time(checks: Checks) -> None:
    async with at.Runtime(checks.arch) as rt:
        module = await rt.load_aot_module(checks.folder / "globals.tcm")
        x = rt.ndarray((1,), at.i32)
        for name, value in (("one", 1), ("two", 2), ("method_one", 1), ("method_two", 2)):
            rt.queue.launch(module.kernel(name), x)
            assert (await rt.queue.read(x)).tolist() == [value]
        rt.queue.launch(module.kernel("store_seven"), x)
        if checks.arch == "vulkan":  # an instance of a method for one object, whose number is 2
            rt.queue.launch(module.kernel("add|number=5,"), x)
            assert (await rt.queue.read(x)).tolist() == [14]
        else:
            assert (await rt.queue.read(x)).tolist() == [7]


def test_saving_again_saves_the_same(checks: Checks) -> None:
    first = checks.members("again")
    assert checks.members("missing/folder") == first
    assert checks.members("missing/too/first.tcm") == first
    if checks.arch == "x64":  # taichi's own module is empty after a save
        assert not any(name.endswith(".ll") for name in checks.members("taichi_again"))
        with pytest.raises(errors.CorruptedDataError, match="no kernels"):
            checks.spec("taichi_again")


def test_a_module_keeps_its_content_after_a_save(checks: Checks) -> None:
    first, later = checks.spec("again"), checks.spec("later.tcm")
    added = {"add_five", "add_six", "add_any", "set_mass", "get_mass", "checked"}
    if checks.arch == "vulkan":
        added |= {"store|target=field,number=3,"}
        assert set(later.fields) - set(first.fields) == {"particles.count", "whole.mass", "whole.count"}
    assert set(later.kernels) - set(first.kernels) == added
    assert set(first.kernels) <= set(later.kernels)
    before, after = checks.members("again"), checks.members("later.tcm")
    code = [name for name in before if name.endswith((".ll", ".spv"))]
    assert code
    assert all(before[name] == after[name] for name in code)


def test_a_second_module_is_complete(checks: Checks) -> None:
    assert checks.members("other") == checks.members("again")
    assert checks.results["taichi: second module"] == [
        "RuntimeError",
        "AOT: can only finalize the root FieldsBuilder once",
    ]


def test_archives_are_deterministic(checks: Checks) -> None:
    first, second = checks.folder / "missing" / "too" / "first.tcm", checks.folder / "second.tcm"
    assert first.read_bytes() == second.read_bytes()
    assert [path.name for path in first.parent.iterdir()] == ["first.tcm"]
    with zipfile.ZipFile(second) as archive:
        assert archive.namelist() == sorted(archive.namelist())
        assert {info.date_time for info in archive.infolist()} == {(2000, 12, 1, 0, 0, 0)}
        assert {info.compress_type for info in archive.infolist()} == {zipfile.ZIP_DEFLATED}


def test_a_module_requires_its_own_capabilities_only(checks: Checks) -> None:
    fewer = checks.spec("fewer.tcm").required_capabilities
    if checks.arch == "x64":
        assert fewer == {}
        assert checks.results["capability"] is None  # LLVM archs have all types
        return
    assert fewer == {"spirv_version": 0x10400}
    name, message = checks.results["capability"]
    assert name == "BuildError"
    assert "requires the capability spirv_has_int64" in message
    level = checks.spec("taichi_level").required_capabilities
    assert level.get("spirv_version") == 0, "taichi reads hexadecimal levels as 0"
    assert checks.spec("other").required_capabilities == {
        "spirv_has_float64": 1,
        "spirv_has_int64": 1,
        "spirv_version": 0x10300,
    }


# -- errors -------------------------------------------------------------------------------------------

REFUSED = {
    "not initialised": ("InvalidStateError", r"call ti\.init"),
    "initialised again": ("InvalidStateError", "initialised again"),
    "nothing to save": ("InvalidStateError", "no kernels"),
    "no kernel": ("InvalidArgumentError", "is not a kernel"),
    "duplicate kernel": ("InvalidArgumentError", "has a kernel saxpy already"),
    "duplicate field": ("InvalidArgumentError", "has a field field already"),
    "taken member": ("InvalidArgumentError", r"has a field particles\.count already"),
    "taken members": ("InvalidArgumentError", r"has a field whole\.mass already"),
    "duplicate graph": ("InvalidArgumentError", "has a graph saxpy_twice already"),
    "no field": ("InvalidArgumentError", "field x: 3 is not a field"),
    "no graph": ("InvalidArgumentError", "is not a graph"),
    "bad name": ("InvalidArgumentError", "'a/b' cannot name a kernel"),
    "undefined name": ("BuildError", 'kernel undefined: TaichiNameError: (?s:.*)Name "nowhere" is not defined'),
    "a name of graphs": ("InvalidArgumentError", "ends like the names that taichi gives"),
    "too many bytes": ("InvalidArgumentError", "cannot name a kernel"),
    "empty struct": ("InvalidArgumentError", "argument s is a struct without members"),
    "forward of arrays": ("NotSupportedError", "taichi has forward mode for fields alone"),
    "forward of a gradient": ("InvalidArgumentError", r"give fill, not fill\.grad"),
    "no such mode": ("InvalidArgumentError", "must be 'forward' or 'reverse'"),
    "sparse matrix": ("NotSupportedError", "argument builder is a sparse matrix builder"),
    "any array": ("InvalidArgumentError", "argument x is an array of any kind: annotate it"),
    "no template": ("InvalidArgumentError", "argument number is a template"),
    "wrong template": ("InvalidArgumentError", "has no argument 'nubmer'; it takes number, x"),
    "no tcm": ("InvalidArgumentError", r"module\.zip: an archive's name ends in \.tcm"),
    "other arch": ("InvalidArgumentError", r"arch is metal, but .* call ti\.init\(arch=ti\.metal\)"),
    "other arch by name": ("InvalidArgumentError", "arch is opengl, but"),
    "no arch": ("InvalidArgumentError", "7 is neither an Arch"),
    "unknown capability": ("InvalidArgumentError", "'spirv_has_everything' is neither"),
    "bad level": ("InvalidArgumentError", "decimal or hexadecimal"),
    "capability twice": ("InvalidArgumentError", "spirv_has_int8 is given twice"),
    "level too large": ("ArgumentOutOfRangeError", "not 4294967296"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_errors_are_raised_where_they_are_made(checks: Checks, what: str) -> None:
    expected, pattern = REFUSED[what]
    assert checks.results[what] is not None, "nothing was raised"
    name, message = checks.results[what]
    assert name == expected
    assert re.search(pattern, message), message


def test_the_processor_has_a_name_of_its_own(checks: Checks) -> None:
    if checks.arch == "x64":
        assert checks.results["processor"] is None
    else:
        assert "arch is x64, but taichi is initialised for vulkan" in checks.results["processor"][1]


def test_a_shader_that_taichi_breaks_is_not_written(checks: Checks) -> None:
    if checks.arch == "vulkan":
        assert checks.results["broken shader"][0] == "BuildError"
        assert "kernel broken_on_gfx: taichi has written a broken shader" in checks.results["broken shader"][1]
        assert not (checks.folder / "broken.tcm").exists()
    else:
        assert checks.results["broken shader"] is None


@pytest.mark.anyio
async def test_a_shader_that_the_driver_refuses_fails_only_its_kernel(checks: Checks) -> None:
    async with at.Runtime(checks.arch) as rt:
        module = await rt.load_aot_module(checks.folder / "flags.tcm")
        x = rt.ndarray((2,), at.i32)
        await rt.queue.launch(module.kernel("store_number"), x)
        if checks.arch == "vulkan":
            with pytest.raises(errors.IncompatibleModuleError, match=r"flags.*the shader is not valid"):
                module.kernel("flags")
        else:
            rt.queue.launch(module.kernel("flags"), [0, 1, 0], x)
            assert (await rt.queue.read(x))[0] == 1


def test_templates(checks: Checks) -> None:
    if checks.arch == "x64":
        assert checks.results["templates"][0] == "NotSupportedError"
        assert checks.results["deep pack"][0] == "NotSupportedError"
        assert "no third level" in checks.results["deep pack"][1]
        return
    assert checks.results["templates"] is None
    assert "template arguments are (target, number); (number) were given" in checks.results["missing template"][1]
    assert "neither a number nor a field" in checks.results["foreign template"][1]
    assert "already" in checks.results["duplicate template"][1]


def test_errors_that_taichi_does_not_report_or_explain(checks: Checks) -> None:
    assert "not yet supported, switching to" in checks.results["taichi: other arch"][0]
    assert checks.results["taichi: duplicate kernel"] is None
    assert checks.results["taichi: not a tcm"][0] == "AssertionError"
    missing = checks.results["taichi: missing folder"]
    assert missing is None if checks.arch == "x64" else missing[0] == "FileNotFoundError"


def test_a_path_that_cannot_be_written(checks: Checks) -> None:
    for name in ("on a file", "under a file", "archive under a file"):
        kind, text = checks.results[name]
        assert kind == "InvalidArgumentError"
        assert "cannot be written" in text
    assert checks.results["to nothing"][0] == "ArgumentNullError"
    assert checks.results["archive to 7"][0] == "InvalidArgumentError"
    assert checks.results["long name"][0] == "InvalidArgumentError"
    if checks.arch == "x64":  # taichi ends the process here
        assert checks.results["texture"][0] == checks.results["rw texture"][0] == "NotSupportedError"


# -- without taichi -----------------------------------------------------------------------------------


def test_capabilities_are_named_with_levels() -> None:
    expected = ["spirv_version=66560", "spirv_has_int8=1", "spirv_has_float64=1"]
    assert capability_names(["spirv_has_float64", "spirv_has_int8=1", "spirv_version=0x10400"]) == expected
    assert capability_names(["spirv_version=66560", at.Capability.SPIRV_HAS_INT8, "SPIRV_HAS_FLOAT64"]) == expected
    levels = {
        at.Capability.SPIRV_HAS_FLOAT64: 1,
        at.Capability.SPIRV_VERSION: 0x10400,
        at.Capability.SPIRV_HAS_INT8: 1,
    }
    assert capability_names(levels) == expected
    assert capability_names(None) == capability_names([]) == []


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("spirv_has_int8", "a list of names"),
        (7, "a list of names"),
        ([7], "neither a Capability"),
        (["spirv_version"], "needs a level"),
        (["spirv_has_int8="], "decimal or hexadecimal"),
        (["spirv_has_int8=0"], "from 1 to"),
        ({"spirv_has_int8": True}, "from 1 to"),
    ],
)
def test_wrong_capabilities(given: Any, message: str) -> None:
    with pytest.raises((errors.InvalidArgumentError, errors.ArgumentOutOfRangeError), match=message):
        capability_names(given)


@pytest.mark.slow
def test_without_taichi_the_error_names_the_package(tmp_path: Path) -> None:
    (tmp_path / "taichi").mkdir()
    (tmp_path / "taichi-1.7.3.dist-info").mkdir()
    (tmp_path / "taichi-1.7.3.dist-info" / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: taichi\nVersion: 1.7.3\n"
    )
    program = (
        "import sys\nfrom importlib import metadata\n"
        "from aiotaichi import aot, errors\n"
        "assert 'taichi' not in sys.modules\n"
        "def missing(name):\n    raise metadata.PackageNotFoundError(name)\n"
        "if sys.argv[1] == 'none':\n    metadata.version = missing\n"
        "try:\n    aot.Module()\n"
        "except errors.NotSupportedError as error:\n    print(error)\n"
    )

    def said(*arguments: str) -> str:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
        command = [sys.executable, "-c", program, *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    hint = "pip install '.[build]' in aiotaichi's checkout\n"
    assert said("none") == f"modules are built by taichi: {hint}"
    assert said("old") == f"modules are built by taichi 1.7.4, not 1.7.3: {hint}"
