"""Run a program in taichi, and record it: ``python -m corpus.record REQUEST``. The request is JSON.

The folder of the request gets the module, the recording and ``outcome.json``. One process records one program: taichi
has one program for each process, and can end the process.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from . import stubs
from .recording import MODULE
from .tracer import Limits, Tracer

__all__ = ["RecordRequest", "build_module", "init_for", "last_line"]

_CAPABILITIES = [
    "spirv_has_int8",
    "spirv_has_int16",
    "spirv_has_int64",
    "spirv_has_float16",
    "spirv_has_float64",
    "spirv_has_atomic_float",
    "spirv_has_atomic_float_add",
    "spirv_has_subgroup_basic",
    "spirv_has_subgroup_arithmetic",
]


@dataclass(frozen=True, slots=True)
class RecordRequest:
    """A program to record.

    Attributes
    ----------
    program, arguments
        The program's file and its command line.
    frames
        The frames that the program shows before it ends.
    is_serial
        Whether the kernels run in one thread: then the order of atomic operations is the same each time.
    """

    program: str
    arch: str
    folder: str
    arguments: tuple[str, ...] = ()
    frames: int = 3
    launches: int = 150
    launches_each: int = 10
    seconds: float = 30.0
    is_serial: bool = False

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(text: str) -> RecordRequest:
        found = json.loads(text)
        return RecordRequest(**{**found, "arguments": tuple(found["arguments"])})


def record(request: RecordRequest) -> dict[str, Any]:
    """Run and record the program in this process. Return what happened."""
    import taichi as ti

    folder = Path(request.folder)
    tracer = Tracer(request.arch, Limits(request.launches, request.launches_each, seconds=request.seconds))
    stubs.install(ti, request.frames)
    ti.init = init_for(ti.init, request.arch, request.is_serial)
    sys.argv = [request.program, *request.arguments]
    sys.path.insert(0, str(Path(request.program).parent))
    step = "running"
    try:
        try:
            runpy.run_path(request.program, run_name="__main__")
        except (stubs.Enough, SystemExit) as end:
            if isinstance(end, SystemExit) and end.code not in (None, 0):
                raise
        if not tracer.recording.launches:
            return {"failure": "it launches no kernel"}
        step = "building"
        tracer.compile_field_kernels()
        build_module(tracer, folder / MODULE)
    except (Exception, SystemExit) as error:  # noqa: BLE001  # the program raised it: the table gets the message
        traceback.print_exc()
        return {"failure": f"{step}: {type(error).__name__}: {last_line(str(error))}"}
    tracer.recording.save(folder)
    return {"failure": None}


def init_for(init: Callable[..., None], arch: str, is_serial: bool) -> Callable[..., None]:
    """Return taichi's init for an arch, whichever arch it is called with."""

    def init_for_arch(*arguments: Any, **options: Any) -> None:
        import taichi as ti

        kept = {name: value for name, value in options.items() if name != "arch" and not name.startswith("print_")}
        threads = {"cpu_max_num_threads": 1} if is_serial else {}
        init(getattr(ti, arch), **{**kept, "offline_cache": False, "random_seed": 1, **threads})
        found = ti._lib.core.arch_name(ti.lang.impl.current_cfg().arch)
        if found != arch:
            raise RuntimeError(f"taichi takes {found}, not {arch}")

    return init_for_arch


def build_module(tracer: Tracer, path: Path) -> None:
    """Build the module of what a tracer has recorded, while taichi's program is open."""
    from aiotaichi.aot.arguments import argument_notes
    from aiotaichi.aot.producer import Module

    capabilities = _CAPABILITIES if tracer.recording.arch == "vulkan" else None
    module = Module(tracer.recording.arch, capabilities)
    for name, (kernel, compiled) in {**tracer.kernels, **tracer.field_kernels}.items():
        module._add("kernel", name, partial(_add, name=name, compiled=compiled))
        module._arguments[name] = argument_notes(kernel)
    for name, graph in tracer.graphs.items():
        module.add_graph(name, graph)
    module.archive(path)


def _add(builder: Any, name: str, compiled: Any) -> None:
    builder.add(name, compiled)


def last_line(text: str) -> str:
    """Return the last line of a text that is not empty."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def main() -> None:
    request = RecordRequest.from_json(sys.argv[1])
    os.chdir(request.folder)  # examples write files
    outcome = record(request)
    Path("outcome.json").write_text(json.dumps(outcome))
    sys.stdout.flush()
    os._exit(0)  # taichi's own ending is not what is tested


if __name__ == "__main__":
    main()
