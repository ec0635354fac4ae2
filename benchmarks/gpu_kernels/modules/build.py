"""Compile the kernels with the real taichi 1.7.4: ``python benchmarks/gpu_kernels/modules/build.py [ARCH ...]``.

By default, those for Vulkan. taichi makes code for CUDA only where it sees a GPU: name ``cuda`` on such a machine.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).parent


def build(arch: str) -> None:
    """Build one module in this process: taichi has one program for each process."""
    import taichi as ti

    ti.init(arch=getattr(ti, arch), offline_cache=False)
    spec = importlib.util.spec_from_file_location("kernels", HERE / "kernels.py")
    assert spec is not None
    assert spec.loader is not None
    source = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(source)
    caps = ["spirv_has_atomic_float_add"] if arch == "vulkan" else []
    module = ti.aot.Module(getattr(ti, arch), caps=caps)
    source.build(module, arch)
    with tempfile.TemporaryDirectory() as folder:
        module.save(folder)
        with zipfile.ZipFile(HERE / f"kernels-{arch}.tcm", "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(Path(folder).iterdir()):
                if arch == "vulkan" or path.name != "metadata.json":  # for CUDA, a debug print
                    entry = zipfile.ZipInfo(path.name, (2000, 12, 1, 0, 0, 0))
                    archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--one"]:
        build(arguments[1])
        return
    for arch in arguments or ["vulkan"]:
        print(f"building kernels-{arch}.tcm", flush=True)
        subprocess.run([sys.executable, __file__, "--one", arch], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main(sys.argv[1:])
