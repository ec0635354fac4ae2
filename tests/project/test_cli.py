"""The command line."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from aiotaichi.cli import main
from aiotaichi.formats import Archive
from aiotaichi.hal import loop_thread
from support.fixture_modules import MODULES
from support.scheduling import HAS_SLICES, scheduling_of


def test_devices(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices"]) == 0
    assert "cpu: available, runs x64 modules" in capsys.readouterr().out


def test_devices_says_how_the_loop_comes_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_slice = "event loop: it comes first by a short slice; beside others, kernels have the same nice value\n"
    by_nice = "event loop: it comes first by nice values; those of kernels are larger by 13\n  no short slice: "
    before = scheduling_of()
    assert main(["devices"]) == 0
    assert (by_slice if HAS_SLICES else by_nice) in capsys.readouterr().out
    assert scheduling_of() == before

    def refuse() -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(loop_thread, "_attributes", refuse)
    assert main(["devices"]) == 0
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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["inspect", "nowhere"], "MissingFileError: [Errno 2] No such file or directory: 'nowhere'"),
        (["run", "{basics}", "no_such"], "NameNotFoundError: no kernel 'no_such'"),
        (["run", "{basics}", "saxpy", "1.0"], "takes 3 arguments, not 1"),
        (["run", "{basics}", "saxpy", "x", "ones:4", "ones:4"], "'x' is neither a number"),
        (["run", "{basics}", "saxpy", "1.0", "four:4", "ones:4"], "'four:4' is not an array"),
        (["run", "{basics}", "saxpy", "1.0", "ones:999999999999999", "ones:4"], "cannot make an array"),
        (["run", "{basics}", "saxpy", "1.0", "@nowhere.npy", "ones:4"], r"nowhere.npy"),
        (["run", "{basics}", "nop", "--arch", "abacus"], "no backend for 'abacus'"),
        (["build", "nowhere.py"], "MissingFileError: [Errno 2] No such file or directory: 'nowhere.py'"),
        (["build", "nowhere.py", "--arch", "x64,abacus"], "'abacus' is not an arch"),
    ],
)
def test_errors_are_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], cpu_modules: Path
) -> None:
    assert main([each.format(basics=cpu_modules / "basics") for each in arguments]) == 1
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_wrong_usage_is_status_2() -> None:
    with pytest.raises(SystemExit) as caught:
        main(["fly"])
    assert caught.value.code == 2


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
