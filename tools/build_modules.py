"""Build the modules that the package and the examples ship: ``python tools/build_modules.py [ARCH ...]``.

By default, those for x64 and for Vulkan. taichi makes the code for CUDA only where it sees a GPU: on such a machine,
add the modules for CUDA by ``python tools/build_modules.py cuda``. Modules for other archs stay as they are.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import anyio

from aiotaichi import aot
from aiotaichi.formats import Archive
from aiotaichi.types import Arch

ROOT = Path(__file__).parent.parent
ARCHS = (Arch.X64, Arch.VULKAN)
FILES = ("aiotaichi/demo/kernels", "aiotaichi/demo/fluid_kernels", "examples/service/kernels")
"""Each has a file for each arch beside it: ``kernels-x64.tcm``."""
BUNDLES = ("examples/modules/demo", "examples/modules/streams", "examples/modules/tiles")
"""Each has one file beside it, with the modules for all archs: ``demo.tcm``."""
GFX = "examples/modules/picture"
"""It has images, which only Vulkan has: ``picture.tcm``."""


async def build(archs: Sequence[Arch]) -> None:
    """Build every module for these archs."""
    for name in FILES:
        source = (ROOT / name).with_suffix(".py")
        await aot.build(source, arch=archs, out=source.parent, progress=say)
    with tempfile.TemporaryDirectory() as folder:
        for name in BUNDLES:
            path = (ROOT / name).with_suffix(".tcm")
            kept = await anyio.to_thread.run_sync(keep, path, archs, Path(folder))
            built = await aot.build(path.with_suffix(".py"), arch=archs, out=folder, progress=say)
            await aot.bundle([*kept, *built.values()], out=path)
        if Arch.VULKAN in archs:
            path = (ROOT / GFX).with_suffix(".tcm")
            built = await aot.build(path.with_suffix(".py"), arch=Arch.VULKAN, out=folder, progress=say)
            await anyio.to_thread.run_sync(built[Arch.VULKAN].replace, path)


def keep(path: Path, archs: Sequence[Arch], folder: Path) -> list[Path]:
    """Write a bundle's modules for other archs to folders of their own, and return these."""
    bundle = Archive.open(path)
    kept = [arch for arch in bundle.archs if arch not in archs]
    for arch in kept:
        (folder / path.stem / arch).mkdir(parents=True)
        for member, data in bundle.of_arch(arch).items():
            (folder / path.stem / arch / member).write_bytes(data)
    return [folder / path.stem / arch for arch in kept]


def say(arch: Arch, text: str) -> None:
    print(f"{arch}: {text}", flush=True)


if __name__ == "__main__":
    anyio.run(build, [Arch(each) for each in sys.argv[1:]] or ARCHS)
