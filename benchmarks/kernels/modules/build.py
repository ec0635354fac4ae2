"""Compile the kernels with the real taichi 1.7.4: ``python benchmarks/kernels/modules/build.py``.

taichi writes its number of threads into the code. ``kernels-2.tcm`` is as a machine with 2 cores makes it,
``kernels-16.tcm`` as one with 16.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
THREADS = (2, 16)


def build(threads: int) -> None:
    """Build one module in this process: taichi has one program for each process."""
    import taichi as ti

    ti.init(arch=ti.x64, offline_cache=False, cpu_max_num_threads=threads)
    spec = importlib.util.spec_from_file_location("kernels", HERE / "kernels.py")
    assert spec is not None
    assert spec.loader is not None
    source = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(source)
    module = ti.aot.Module(ti.x64)
    source.build(module)
    with tempfile.TemporaryDirectory() as folder:
        module.save(folder)
        # Not by Module.archive: after a save, taichi's LLVM archives are empty.
        with zipfile.ZipFile(HERE / f"kernels-{threads}.tcm", "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(Path(folder).iterdir()):
                if path.name != "metadata.json":  # a debug print, larger than all the rest
                    entry = zipfile.ZipInfo(path.name, (2000, 12, 1, 0, 0, 0))
                    archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)


def main(arguments: list[str]) -> None:
    if arguments:
        build(int(arguments[0]))
        return
    for threads in THREADS:
        print(f"building kernels-{threads}.tcm", flush=True)
        command = [sys.executable, __file__, str(threads)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=os.environ)


if __name__ == "__main__":
    main(sys.argv[1:])
