"""Modules for several archs: in one file, or in files whose names have the arch."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi.errors import CorruptedDataError, IncompatibleModuleError, InvalidArgumentError, MissingFileError
from aiotaichi.formats import Archive, GfxRuntime140, read_module
from aiotaichi.formats.bundle import archives_at, module_for, open_module
from aiotaichi.testing import FakeDriver
from aiotaichi.types import Arch
from support.fixture_modules import MODULES

GFX = (Arch.VULKAN, Arch.OPENGL, Arch.GLES, Arch.METAL)
X64, VULKAN, CUDA = (MODULES / arch / "basics.tcm" for arch in ("x64", "vulkan", "cuda"))


def join(modules: Iterable[Path], out: Path) -> Path:
    return anyio.run(partial(at.aot.bundle, modules, out=out))


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    return join([X64, VULKAN, CUDA], tmp_path / "basics.tcm")


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """Return what the names of two files begin with."""
    for arch in ("x64", "vulkan"):
        (tmp_path / f"kernels-{arch}.tcm").write_bytes((MODULES / arch / "basics.tcm").read_bytes())
    return tmp_path / "kernels"


def test_a_bundle_has_the_files_of_each_module(bundle: Path) -> None:
    archive = Archive.open(bundle)
    assert set(archive.archs) == {Arch.X64, Arch.VULKAN, Arch.CUDA}
    for arch, path in ((Arch.X64, X64), (Arch.VULKAN, VULKAN), (Arch.CUDA, CUDA)):
        assert dict(module_for(archive, [arch])) == dict(Archive.open(path))
    assert module_for(archive, GFX).name == f"{bundle}: vulkan"
    assert bundle.read_bytes() == join([bundle], bundle.with_name("again")).read_bytes()


@pytest.mark.anyio
async def test_the_device_chooses(bundle: Path, files: Path) -> None:
    data = await anyio.Path(bundle).read_bytes()
    async with at.Runtime("cpu") as rt:
        for module in (
            await rt.load_aot_module(bundle),
            await rt.create_aot_module(data),
            await rt.load_aot_module(files),
            await rt.load_aot_module(str(files)),
        ):
            x, y = rt.ndarray(4, at.f32), rt.ndarray(4, at.f32)
            rt.queue.write(x, np.arange(4, dtype=np.float32))
            await rt.queue.launch(module["saxpy"], 2.0, x, y)
            assert (await rt.queue.read(y)).tolist() == [0, 2, 4, 6]
        await module.replace(bundle)


def test_a_folder_with_a_folder_for_each_arch_is_a_bundle(tmp_path: Path) -> None:
    for arch in ("x64", "vulkan"):
        (tmp_path / arch).mkdir()
        for name, data in Archive.open(MODULES / arch / "basics").items():
            (tmp_path / arch / name).write_bytes(data)
    (tmp_path / "gles").symlink_to(tmp_path / "x64")  # a link can lead out of the folder
    assert set(Archive.open(tmp_path).archs) == {Arch.X64, Arch.VULKAN}
    assert dict(open_module(tmp_path, [Arch.X64])) == dict(Archive.open(MODULES / "x64" / "basics"))
    (tmp_path / "metadata.json").write_text("{}")
    assert not Archive.open(tmp_path).archs, "a module's folder has files"


def test_the_first_arch_of_the_device_counts(tmp_path: Path) -> None:
    for arch in ("gles", "opengl", "x64"):
        (tmp_path / f"kernels-{arch}.tcm").write_bytes(VULKAN.read_bytes())
    assert open_module(tmp_path / "kernels", GFX).name == str(tmp_path / "kernels-opengl.tcm")
    assert len(archives_at(tmp_path / "kernels")) == 3


def test_a_device_without_a_module_is_told_what_there_is(bundle: Path, tmp_path: Path) -> None:
    with pytest.raises(IncompatibleModuleError, match=r"for cuda and vulkan and x64, .* runs modules for arm64"):
        open_module(bundle, [Arch.ARM64])
    (tmp_path / "kernels-x64.tcm").write_bytes(X64.read_bytes())
    with pytest.raises(IncompatibleModuleError, match=r"kernels: there are modules for x64, .* --arch cuda"):
        open_module(tmp_path / "kernels", [Arch.CUDA])
    with pytest.raises(MissingFileError, match=r"No such file or directory, nor is there no-x64\.tcm: '.*/no'"):
        open_module(tmp_path / "no", [Arch.X64])
    with pytest.raises(MissingFileError, match=rf"but there is {bundle.name}: give its whole name: "):
        open_module(bundle.with_suffix(""), [Arch.X64])
    with pytest.raises(MissingFileError, match=r"No such file or directory: '.*/no\.tcm'"):
        open_module(tmp_path / "no.tcm", [Arch.X64])
    with pytest.raises(MissingFileError):
        archives_at(tmp_path / "no")
    with pytest.raises(MissingFileError):
        open_module("", [Arch.X64])
    with pytest.raises(IncompatibleModuleError, match=r"read one, by archive\.of_arch"):
        read_module(Archive.open(bundle))


def test_the_documents_of_a_bundle_are_those_of_its_gfx_module(bundle: Path) -> None:
    documents = [GfxRuntime140.from_module(path).to_metadata_json() for path in (bundle, VULKAN)]
    assert documents[0] == documents[1]
    with pytest.raises(IncompatibleModuleError, match="modules for cuda and x64"):
        GfxRuntime140.from_module(join([X64, CUDA], bundle))


def test_what_is_no_bundle_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidArgumentError, match=r"are both for x64"):
        join([X64, MODULES / "x64" / "basics"], tmp_path / "a.tcm")
    with pytest.raises(InvalidArgumentError, match="modules is empty"):
        join([], tmp_path / "a.tcm")
    with pytest.raises(InvalidArgumentError, match="give a list of paths"):
        join(X64, tmp_path / "a.tcm")  # type: ignore[arg-type]
    with pytest.raises(InvalidArgumentError, match="out is a path"):
        join([X64], None)  # type: ignore[arg-type]
    assert not (tmp_path / "a.tcm").exists()


@pytest.mark.parametrize("name", ["x64/a/b", "x64/..", "abacus/a", "../x64/a", "x64/a\\b", "/x64/a"])
def test_other_folders_are_refused(name: str) -> None:
    with pytest.raises(CorruptedDataError, match="plain file name"):
        Archive.from_bytes(zipped(name))


def zipped(name: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr(name, b"1")
    return data.getvalue()


@pytest.mark.anyio
async def test_a_fake_device_takes_the_module_of_any_arch(files: Path) -> None:
    await anyio.Path(f"{files}-x64.tcm").unlink()

    def saxpy(a: float, x: npt.NDArray[Any], y: npt.NDArray[Any]) -> None:
        y += a * x

    async with at.Runtime(FakeDriver({"saxpy": saxpy})) as rt:
        module = await rt.load_aot_module(files)
        assert "saxpy" in module
