"""The command line."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi
from aiotaichi import AotModule, Arch, Runtime
from aiotaichi.backends.vulkan.driver import VulkanDriver
from aiotaichi.cli import device_list, main, progress
from aiotaichi.cli.arch import driver_for
from aiotaichi.errors import NotSupportedError
from aiotaichi.formats import Archive
from aiotaichi.hal import DeviceInfo, loop_thread, registry
from aiotaichi.testing import FakeDriver
from support.fixture_modules import MODULES
from support.scheduling import HAS_SLICES, scheduling_of
from support.waiting import until


def test_without_a_command_the_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "    warm      compile modules into the cache" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"aiotaichi {aiotaichi.__version__}\n"


class Gpu(FakeDriver):
    archs = (Arch.CUDA,)

    def devices(self) -> list[DeviceInfo]:
        return [
            DeviceInfo(Arch.CUDA, index, f"GPU {index}", memory=80 << 30, driver="CUDA 13.0") for index in range(2)
        ]


class Emulator(FakeDriver):
    archs = (Arch.VULKAN, Arch.METAL)

    def devices(self) -> list[DeviceInfo]:
        return [
            DeviceInfo(
                Arch.VULKAN, 0, "pipe", {"spirv_has_int8": 1}, is_software=True, uuid=b"\1" * 16, driver="Mesa"
            )
        ]


class Missing(FakeDriver):
    def probe(self) -> str:
        return "there is none: pip install it"

    def devices(self) -> list[DeviceInfo]:
        return []


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a machine with an emulated GPU, two GPUs, and a backend that cannot run."""
    found = [("vulkan", Emulator()), ("cuda", Gpu()), ("cpu", Missing())]
    monkeypatch.setattr(registry, "drivers", lambda: iter(found))
    monkeypatch.setattr(device_list, "drivers", lambda: iter(found))


@pytest.mark.usefixtures("machine")
def test_devices(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "  vulkan  0  pipe             Mesa; the processor emulates it",
        "* cuda    0  GPU 0  80.0 GiB  CUDA 13.0",
        "  cuda    1  GPU 1  80.0 GiB  CUDA 13.0",
        "  cpu: unavailable: there is none: pip install it",
        "* the default: programs that name no arch run there",
    ]


@pytest.mark.usefixtures("machine")
def test_devices_with_all_that_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices", "-v"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:4] == [
        "      runs modules for vulkan, metal",
        f"      uuid = {'01' * 16}",
        "      spirv_has_int8 = 1",
    ]
    assert main(["devices", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["unavailable"] == {"cpu": "there is none: pip install it"}
    pipe, default, other = document["devices"]
    assert pipe["archs"] == ["vulkan", "metal"]
    assert pipe["capabilities"] == {"spirv_has_int8": 1}
    assert (default["name"], default["memory"], default["is_default"]) == ("GPU 0", 80 << 30, True)
    assert (other["index"], other["is_default"]) == (1, False)


def test_devices_of_this_machine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices", "--json"]) == 0
    devices = {each["backend"]: each for each in json.loads(capsys.readouterr().out)["devices"]}
    assert devices["cpu"]["memory"] == os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    assert devices["cpu"]["driver"].startswith("LLVM ")
    assert all(each["memory"] > 2**28 for each in devices.values())
    assert all(each["driver"] for each in devices.values())


def test_the_default_device_may_be_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AIOTAICHI_ARCH", "x64")
    assert main(["devices"]) == 0
    assert "* cpu " in capsys.readouterr().out
    monkeypatch.setenv("AIOTAICHI_ARCH", "abacus")
    assert main(["devices"]) == 0
    out = capsys.readouterr().out
    assert "no program runs without an arch: AIOTAICHI_ARCH=abacus: no backend for 'abacus' on " in out
    assert "* " not in out


def test_devices_says_how_the_loop_comes_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_slice = "event loop: it comes first by a short slice; beside others, kernels have the same nice value\n"
    by_nice = "event loop: it comes first by nice values; those of kernels are larger by 13\n  no short slice: "
    before = scheduling_of()
    assert main(["devices", "-v"]) == 0
    assert (by_slice if HAS_SLICES else by_nice) in capsys.readouterr().out
    assert scheduling_of() == before

    def refuse() -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(loop_thread, "_attributes", refuse)
    assert main(["devices", "-v"]) == 0
    assert f"{by_nice}the system refuses: Operation not permitted\n" in capsys.readouterr().out


def test_inspect(capsys: pytest.CaptureFixture[str], cpu_modules: Path) -> None:
    assert main(["inspect", str(cpu_modules / "basics.tcm")]) == 0
    out = capsys.readouterr().out
    assert "arch: x64" in out
    assert "saxpy(arg0: f32, arg1: ndarray<f32, 1>, arg2: ndarray<f32, 1>)  [2 tasks]" in out
    assert main(["inspect", str(cpu_modules.parent / "vulkan" / "fields")]) == 0
    out = capsys.readouterr().out
    assert "alone: field<f32> (8,)" in out
    assert "spirv_has_float64 = 1" in out


def test_run(capsys: pytest.CaptureFixture[str], cpu_modules: Path, tmp_path: Path) -> None:
    basics = str(cpu_modules / "basics")
    assert main(["run", basics, "saxpy", "2.0", "range:4", "ones:4"]) == 0
    assert "arg2 = [1. 3. 5. 7.]" in capsys.readouterr().out
    np.save(tmp_path / "x.npy", np.full(10, 0.5, np.float32))
    assert main(["run", basics, "reduce_sum", f"@{tmp_path / 'x.npy'}", "--arch", "cpu"]) == 0
    assert capsys.readouterr().out.startswith("5.0\n")


def test_json(capsys: pytest.CaptureFixture[str], cpu_modules: Path) -> None:
    basics = str(cpu_modules / "basics")
    assert main(["inspect", basics, "--json"]) == 0
    (module,) = json.loads(capsys.readouterr().out)
    assert module["archs"] == [cpu_modules.name]
    assert module["kernels"]["saxpy"]["signature"] == "saxpy(arg0: f32, arg1: ndarray<f32, 1>, arg2: ndarray<f32, 1>)"
    assert main(["run", basics, "saxpy", "2.0", "range:2", "ones:2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"returned": None, "arrays": {"arg1": [0, 1], "arg2": [1, 3]}}
    assert main(["run", basics, "reduce_sum", "ones:3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["returned"] == 3


def test_modules_of_several_archs(capsys: pytest.CaptureFixture[str], cpu_modules: Path, tmp_path: Path) -> None:
    paths = [str(MODULES / "vulkan" / "basics.tcm"), str(cpu_modules / "basics.tcm")]
    bundle = str(tmp_path / "basics.tcm")
    assert main(["bundle", *paths, "-o", bundle]) == 0
    assert capsys.readouterr().out == f"wrote {bundle}\n"
    assert main(["inspect", bundle]) == 0
    out = capsys.readouterr().out
    assert f"{bundle}: vulkan\nfamily: gfx\narch: vulkan, opengl, gles, metal\n" in out
    assert f"\n\n{bundle}: {cpu_modules.name}\nfamily: llvm\n" in out
    assert main(["run", bundle, "saxpy", "2.0", "range:2", "ones:2", "--arch", "cpu"]) == 0
    assert "arg2 = [1. 3.]" in capsys.readouterr().out


def test_the_best_device_that_there_is_a_module_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for arch in ("vulkan", "x64"):
        (tmp_path / f"k-{arch}.tcm").write_bytes((MODULES / arch / "basics.tcm").read_bytes())
    cuda, cpu = Gpu(), FakeDriver(arch=Arch.X64)
    monkeypatch.setattr(registry, "drivers", lambda: iter([("cuda", cuda), ("vulkan", Emulator()), ("cpu", cpu)]))
    assert registry.find_driver(None) is cuda
    assert driver_for(tmp_path / "k", None) is cpu, "the other GPU is emulated"
    assert isinstance(driver_for(tmp_path / "k-vulkan.tcm", None), Emulator)
    assert isinstance(driver_for(tmp_path / "k", "vulkan"), VulkanDriver)
    monkeypatch.setattr(registry, "drivers", lambda: iter([("cuda", cuda)]))
    with pytest.raises(NotSupportedError, match="cuda: the module has no code for cuda"):
        driver_for(tmp_path / "k", None)


@pytest.mark.slow
def test_warm_fills_the_cache(
    capsys: pytest.CaptureFixture[str], cpu_modules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AIOTAICHI_CACHE_DIR", str(tmp_path))
    paths = [str(cpu_modules / "arrays"), str(cpu_modules / "basics.tcm")]
    assert main(["warm", *paths]) == 0
    for line, path in zip(capsys.readouterr().out.splitlines(), paths, strict=True):
        assert re.fullmatch(rf"{re.escape(path)} \(\w+\): [\d.]+ s, [1-9]\d* compiled, \d+ were in the cache", line)
    assert main(["warm", paths[0]]) == 0
    assert re.search(r", 0 compiled, [1-9]\d* were in the cache", capsys.readouterr().out)


def test_a_long_load_says_how_far_it_is(cpu_modules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load, printed = Runtime.load_aot_module, io.StringIO()

    async def slow(self: Runtime, path: str) -> AotModule:
        await until(lambda: "\n" in printed.getvalue())
        return await load(self, path)

    monkeypatch.setattr(Runtime, "load_aot_module", slow)
    monkeypatch.setattr(progress, "_PATIENCE", 0.02)
    monkeypatch.setattr(sys, "stderr", printed)
    path = cpu_modules / "basics.tcm"
    assert main(["warm", str(path)]) == 0
    line = printed.getvalue().splitlines()[0]
    assert re.fullmatch(rf"loading {re.escape(str(path))}: \d+ s, 0 kernels compiled, 0 from the cache", line)


@pytest.mark.parametrize(("kind", "value"), [("zeros", 1.0), ("ones", 2.0), ("range", 1.0)])
def test_run_with_an_array_of_no_dimension(
    capsys: pytest.CaptureFixture[str], cpu_modules: Path, kind: str, value: float
) -> None:
    arrays = str(cpu_modules / "arrays")
    assert main(["run", arrays, "zero_d", f"{kind}:"]) == 0
    assert capsys.readouterr().out == f"arg0 = {value}\n", "it adds one"


@pytest.mark.parametrize("numbers", [["-2"], ["-2.0"], ["--", "-2e0"]])
def test_run_with_negative_numbers(capsys: pytest.CaptureFixture[str], cpu_modules: Path, numbers: list[str]) -> None:
    assert main(["run", str(cpu_modules / "basics"), "saxpy", *numbers, "ones:2", "zeros:2"]) == 0
    assert "arg2 = [-2. -2.]" in capsys.readouterr().out


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """A folder of things that are no modules and no arrays."""
    (tmp_path / "text.tcm").write_text("hello\n")
    (tmp_path / "cut.tcm").write_bytes((MODULES / "x64" / "basics.tcm").read_bytes()[:3000])
    (tmp_path / "empty.npy").touch()
    (tmp_path / "loop.tcm").symlink_to("loop.tcm")
    os.mkfifo(tmp_path / "pipe.tcm")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["inspect", "nowhere"], "No such file or directory, nor is there nowhere-ARCH.tcm: 'nowhere'"),
        (["inspect", "nowhere.tcm"], "MissingFileError: [Errno 2] No such file or directory: 'nowhere.tcm'"),
        (["inspect", ""], "MissingFileError: [Errno 2] No such file or directory: ''"),
        (["inspect", "{bad}"], "it is not a module: it has neither metadata.json nor metadata.tcb"),
        (["inspect", "{bad}/text.tcm"], "text.tcm: not a .tcm file: it does not begin with PK"),
        (["inspect", "{bad}/cut.tcm"], "cut.tcm: the zip is damaged"),
        (["inspect", "{bad}/loop.tcm"], "UnreadableFileError: [Errno 40] Too many levels of symbolic links"),
        (["inspect", "{bad}/pipe.tcm"], "pipe.tcm: neither a folder nor a file"),
        (["inspect", "--code", "{bad}/text.tcm"], "text.tcm: not a .tcm file"),
        (["run", "{basics}", "no_such"], "NameNotFoundError: no kernel 'no_such'"),
        (["run", "{basics}", "saxpy", "1.0"], "takes 3 arguments, not 1"),
        (["run", "{basics}", "saxpy", "x", "ones:4", "ones:4"], "'x' is neither a number"),
        (["run", "{basics}", "saxpy", "1.0", "four:4", "ones:4"], "'four:4' is not an array"),
        (["run", "{basics}", "saxpy", "1.0", "ones:999999999999999", "ones:4"], "cannot make an array"),
        (["run", "{basics}", "saxpy", "1.0", "@nowhere.npy", "ones:4"], "nowhere.npy: No such file or directory"),
        (["run", "{basics}", "saxpy", "1.0", "@{bad}/text.tcm", "ones:4"], "is no array of numbers: give a file of"),
        (["run", "{basics}", "saxpy", "1.0", "@{bad}/empty.npy", "ones:4"], "is no array of numbers: give a file of"),
        (["run", "{basics}", "nop", "--arch", "abacus"], "no backend for 'abacus'"),
        (["warm", "nowhere"], "No such file or directory, nor is there nowhere-ARCH.tcm: 'nowhere'"),
        (["demo", "--arch", "abacus"], "no backend for 'abacus'"),
        (["build", "nowhere.py"], "MissingFileError: [Errno 2] No such file or directory: 'nowhere.py'"),
        (["build", "nowhere.py", "--arch", "x64,abacus"], "'abacus' is not an arch"),
        (["build", "nowhere.py", "--arch", ""], "'' is not an arch: give one of"),
        (["build", "{bad}"], "is not a file"),
        (["build", __file__, "-o", "{bad}/text.tcm"], "text.tcm cannot be written to: it is not a folder"),
        (["bundle", "{basics}.tcm", "-o", "{bad}"], "{bad} cannot be written: Is a directory\n"),
        (["bundle", "nowhere", "-o", "x.tcm"], "No such file or directory, nor is there nowhere-ARCH.tcm: 'nowhere'"),
    ],
)
def test_errors_are_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], cpu_modules: Path, bad: Path
) -> None:
    places = {"basics": cpu_modules / "basics", "bad": bad}
    assert main([each.format(**places) for each in arguments]) == 1
    error = capsys.readouterr().err
    assert message.format(**places) in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["fly"], "invalid choice: 'fly' (choose from "),
        (["run"], "the following arguments are required: module, kernel\n"),
        (["inspect", "m.tcm", "more"], "unrecognized arguments: more\n"),
        (["demo", "--loop", "gevent"], "invalid choice: 'gevent' (choose from "),
        (["demo", "--serve", "--port", "99999"], "99999: give a port, from 0 to 65535\n"),
        (["demo", "--serve", "--size", "0x0"], "0x0: give the width and the height, from 64 to 4096 each: 512x512\n"),
    ],
)
def test_wrong_usage_is_status_2(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert message in capsys.readouterr().err


def test_inspect_says_what_makes_kernels_faster(capsys: pytest.CaptureFixture[str], cpu_modules: Path) -> None:
    assert main(["inspect", "--code", str(cpu_modules / "basics")]) == 0
    lines = capsys.readouterr().out.partition("code:\n")[2].splitlines()
    tasks = [line.strip() for line in lines if line.startswith("  ") and not line.startswith("    ")]
    at = next(i for i, line in enumerate(lines) if line.strip().startswith("saxpy_"))
    assert lines[at + 1 : at + 5] == [
        "    reroll: a loop was unrolled 8 times",
        "    parts: each launch chooses the number of parts",
        "    hoist: 8 loads",
        "    rows: 1 loop",
    ]
    assert any(line.startswith("    no rows: ") for line in lines)
    assert len(tasks) == len(set(tasks))


def test_inspect_says_that_the_code_is_for_another_machine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", "--code", str(MODULES / "vulkan" / "basics")]) == 1
    assert "--code is for modules that this processor runs" in capsys.readouterr().err


def test_inspect_shows_the_version_and_the_kernels_that_cannot_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["inspect", str(MODULES / "versions" / "1.7.0-vulkan.tcm")]) == 0
    output = capsys.readouterr().out
    assert "taichi: 1.7.0\n" in output
    assert "tree 0: 32 bytes\n" in output
    members = dict(Archive.open(MODULES / "vulkan" / "arrays"))
    document = json.loads(members["metadata.json"])
    name = _give_a_gradient(document)
    for member, data in {**members, "metadata.json": json.dumps(document).encode()}.items():
        (tmp_path / member).write_bytes(data)
    assert main(["inspect", str(tmp_path)]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.strip().startswith(f"{name}("))
    assert "with gradient" in line
    assert "cannot run: argument " in line


@pytest.mark.slow
def test_run_takes_a_struct_as_a_dict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    values = "{'x': 1.5, 'y': 3}"
    folder = MODULES / "x64" / "argpacks"
    notes = {
        "version": 1,
        "arguments": [{"key": "mixed", "value": [_note("a"), _note("p", _note("x"), _note("y")), _note("out")]}],
        "fields": [],
        "root_sizes": [],
    }
    for path in folder.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "aiotaichi.json").write_text(json.dumps(notes))
    assert main(["run", str(tmp_path), "mixed", "2.0", values, "zeros:3"]) == 0
    assert "[3. 6. 9.]" in capsys.readouterr().out


def _note(name: str, *members: Any) -> dict[str, Any]:
    return {"name": name, "shape": None, "members": list(members)}


def test_inspect_shows_the_fields_that_a_kernel_cannot_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["inspect", str(MODULES / "vulkan" / "two_trees")]) == 0
    lines = capsys.readouterr().out.splitlines()
    (refused,) = (line for line in lines if line.strip().startswith("add_second("))
    assert "cannot run: it uses the fields of tree 1" in refused
    (good,) = (line for line in lines if line.strip().startswith("add_first("))
    assert "cannot run" not in good
    assert "field trees: 1" in lines


def _give_a_gradient(document: dict[str, Any]) -> str:
    """Add a gradient to the first array argument of a kernel, as taichi writes it. Return the kernel's name."""
    for kernel in document["kernels"]:
        for member in kernel["ctx_attribs"]["args_type_"]["content"]["elements_"]:
            parts = member["type"]["content"].get("elements_", [])
            if len(parts) == 2 and parts[1]["name"] == "data_ptr":
                parts.append({**parts[1], "name": "grad_ptr", "offset": parts[1]["offset"] + 4})
                return str(kernel["name"])
    raise AssertionError("no kernel takes an array")
