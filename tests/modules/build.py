"""Build the fixture modules with the real taichi 1.7.4: ``python tests/modules/build.py [ARCH...] [NAME...]``.

Each source in ``src`` defines kernels and a function ``build(module, arch)`` that adds them. taichi has one
program per process, so each module of each arch is built in a process of its own. ``ARCHS`` in a source
names the archs that can build it, and ``OPTIONS`` has more options for ``ti.init``. Modules for CUDA are built only
on request, on a machine with a GPU.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ARCHS = ("x64", "vulkan", "cuda")
ALL_ARCHS = (*ARCHS, "opengl", "gles")  # the last two only if a source names them
TCM = ("basics",)  # also saved as a file. Modules for CUDA are only files: each kernel has libdevice

# Without these, a gfx module can only use i32, u32, f32 and u1.
CAPABILITIES = [
    "spirv_has_int8",
    "spirv_has_int16",
    "spirv_has_int64",
    "spirv_has_float16",
    "spirv_has_float64",
]


def constant(name: str, key: str, default: Any) -> Any:
    """Read a constant of a source without importing it: importing needs an initialised taichi."""
    for statement in ast.parse((HERE / "src" / f"{name}.py").read_text()).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=found)], value=value) if found == key:
                return ast.literal_eval(value)
    return default


def build(name: str, arch: str) -> None:
    """Build one module in this process."""
    import taichi as ti

    options = constant(name, "OPTIONS", {})
    ti.init(arch=getattr(ti, arch), offline_cache=False, cpu_max_num_threads=2, **options)
    spec = importlib.util.spec_from_file_location(name, HERE / "src" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    source = importlib.util.module_from_spec(spec)
    sys.modules[name] = source
    spec.loader.exec_module(source)
    module = ti.aot.Module(getattr(ti, arch), caps=getattr(source, "CAPABILITIES", CAPABILITIES))
    source.build(module, arch)
    folder = HERE / arch / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    module.save(str(folder))
    if (folder / "metadata.tcb").exists():
        (folder / "metadata.json").unlink()  # a debug print, larger than all the rest
    if (name in TCM and arch in ARCHS) or arch == "cuda":
        # Not by Module.archive: after a save, taichi's LLVM archives are empty.
        with zipfile.ZipFile(folder.with_suffix(".tcm"), "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(folder.iterdir()):
                entry = zipfile.ZipInfo(path.name, (2000, 12, 1, 0, 0, 0))
                archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
        if arch == "cuda":
            shutil.rmtree(folder)


def main(arguments: list[str]) -> None:
    if len(arguments) == 3 and arguments[0] == "one":
        build(*arguments[1:])
        return
    archs = [each for each in arguments if each in ALL_ARCHS] or [each for each in ALL_ARCHS if each != "cuda"]
    names = [each for each in arguments if each not in ALL_ARCHS]
    for name in names or sorted(path.stem for path in (HERE / "src").glob("*.py")):
        for arch in constant(name, "ARCHS", ARCHS):
            if arch in archs:
                print(f"building {arch}/{name}", flush=True)
                environment = {**os.environ, "EGL_PLATFORM": "surfaceless"}  # OpenGL with no display
                command = [sys.executable, __file__, "one", name, arch]
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)


if __name__ == "__main__":
    main(sys.argv[1:])
