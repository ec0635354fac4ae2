"""The program that builds one module, in a process of its own.

It needs its own process because taichi has one arch for each process, prints, and can end the process.

Its only argument is its folder. It starts taichi. Then a line on standard input says that the folder has a request in
JSON, ``request.json``. It waits for that line for a minute. It replies with lines of JSON on standard output::

    {"progress": "kernel saxpy"}
    {"error": "BuildError", "message": "..."}
    {"files": ["kernels.py"], "variables": ["HOME"], "arguments": false}

The last line is either an error or the module's dependencies: the imported files, the environment variables that were
read (null for all of them), and whether ``sys.argv`` was read.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import json
import os
import select
import shutil
import sys
import sysconfig
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from types import ModuleType
from typing import Any

from aiotaichi.aot.arguments import lacks_values, template_example
from aiotaichi.aot.compiler import Program, noting_places
from aiotaichi.aot.export import begin_building, exported
from aiotaichi.aot.installed import is_installed_file
from aiotaichi.aot.pinned_imports import PinnedFinder, compile_program_anew
from aiotaichi.aot.placement import Placement
from aiotaichi.aot.producer import Module
from aiotaichi.aot.recorded_reads import ReadRecorder
from aiotaichi.errors import BuildError, Error, NotSupportedError
from aiotaichi.formats.archive import Archive
from aiotaichi.formats.module import read_module
from aiotaichi.formats.spec import BufferKind, GfxTask, ModuleSpec

Report = Callable[[str], None]

_PATIENCE = 60.0  # seconds

_NEEDS = {
    "cuda": "a CUDA module is built on a machine with an NVIDIA GPU",
    "vulkan": "a Vulkan module is built on a machine with a Vulkan driver; a software driver is enough "
    "(mesa-vulkan-drivers)",
}


def _start_taichi() -> None:
    """Start taichi for the arch that the environment names, with all that the first kernel imports."""
    import taichi as ti

    ti.init(arch=getattr(ti, os.environ["TI_ARCH"]))
    import taichi.lang.matrix_ops  # noqa: F401  # it takes as long as a small kernel


def build(request: dict[str, Any], report: Report) -> dict[str, Any]:
    """Build the module and write it to ``request["output"]``. Return its dependencies."""
    arch = request["arch"]
    _check_arch(arch)
    before = set(sys.modules)
    begin_building()
    compile_program_anew()
    if request["folder"] is not None:
        sys.path.insert(0, request["folder"])
    recorder = ReadRecorder(request["arguments"])
    placement = Placement(request["captured"])
    finder = placement.finder()
    sys.meta_path.insert(0, finder)
    with noting_places():
        if request["name"] is None:
            kernels = placement.kernels()
            module = Module(arch, request["capabilities"])
            for kernel, values in kernels:
                _add_kernel(module, kernel, kernel.__name__, values, report)
            module.archive(request["output"])
            _check_no_fields(read_module(Archive.open(Path(request["output"]))))
        else:
            _module_of_file(request, finder, placement, report).archive(request["output"])
    files = sorted(set(_files(set(sys.modules) - before)))
    return {"files": files, **asdict(recorder.reads())}


def _module_of_file(request: dict[str, Any], finder: PinnedFinder, placement: Placement, report: Report) -> Module:
    """Import a source, and return the module of its fields, kernels and ``build`` function."""
    arch, name, path = request["arch"], request["name"], Path(request["source"])
    report(f"running {path.name}")
    source = _run(path, name, finder)
    _check_arch(arch)  # the source may have called ti.init itself
    placement.place(name, source)
    capabilities = request["capabilities"]
    module = Module(arch, getattr(source, "REQUIRED_CAPS", None) if capabilities is None else capabilities)
    _add_fields(module, source, report)
    # Of a program's file, only its own kernels are built: each imported file has a module of its own.
    is_program = request["folder"] is None
    _add_kernels(module, path if is_program else None, placement, report)
    _call_build(module, source, is_program, report)
    if not module.kernels:
        raise BuildError(
            "it exports no kernel: write @aiotaichi.aot.export above @ti.kernel, or a function build(module)"
        )
    return module


def _check_arch(arch: str) -> None:
    found = Program().arch
    if found != arch:
        why = _NEEDS.get(arch, f"taichi cannot run {arch} on this machine")
        raise NotSupportedError(f"{why}: here, taichi takes {found} instead")


def _run(path: Path, name: str, finder: PinnedFinder) -> ModuleType:
    known_as = name
    if package := name.rpartition(".")[0]:
        _import_package(package)
    imported = sys.modules.get(name)  # for example by its package
    if imported is not None and Path(getattr(imported, "__file__", None) or "").resolve() == path.resolve():
        return imported
    if name in sys.modules or name in sys.stdlib_module_names:
        name = f"{name}_source"
    spec = importlib.util.spec_from_file_location(name, path, loader=finder.loader(known_as, name, str(path)))
    assert spec is not None
    assert spec.loader is not None
    source = importlib.util.module_from_spec(spec)
    sys.modules[name] = source
    spec.loader.exec_module(source)
    return source


def _import_package(package: str) -> None:
    try:
        importlib.import_module(package)
    except ModuleNotFoundError as error:
        if not f"{package}.".startswith(f"{error.name}."):
            raise
        # The package does not exist: for example, a loader of plugins has invented the name.


def _add_fields(module: Module, source: ModuleType, report: Report) -> None:
    """Add the fields at the source's top level."""
    from taichi.lang.field import Field
    from taichi.lang.struct import StructField

    added: set[int] = set()
    for name, value in vars(source).items():
        if not isinstance(value, (Field, StructField)) or id(value) in added:
            continue
        added.add(id(value))
        report(f"field {name}")
        try:
            module.add_field(name, value)
        except BuildError as error:
            if module.is_llvm:
                raise
            # Only the field's name is lost: kernels of a gfx module can use the field.
            report(f"it has no name in the module: {error}")


def _add_kernels(module: Module, only_of: Path | None, placement: Placement, report: Report) -> None:
    for record in exported():
        if only_of is not None and Path(inspect.getfile(record.kernel._primal.func)).resolve() != only_of.resolve():
            continue
        placement.check_export(record)
        given = {**record.template_types, **placement.template_args_of(record.name)}
        if only_of is not None and lacks_values(record.kernel, given):
            report(f"kernel {record.name} is left out: it takes templates")
        else:
            _add_kernel(module, record.kernel, record.name, given, report)


def _add_kernel(module: Module, kernel: Any, name: str, given: Mapping[str, Any], report: Report) -> None:
    report(f"kernel {name}")
    values = {key: template_example(f"kernel {name}: {key}", kind) for key, kind in given.items()}
    module.add_kernel(kernel, values, name)


def _call_build(module: Module, source: ModuleType, is_program: bool, report: Report) -> None:
    function = getattr(source, "build", None)
    if function is None or getattr(function, "__module__", None) != source.__name__ or hasattr(function, "_primal"):
        return  # missing, imported from another file, or a kernel
    parameters = list(inspect.signature(function).parameters) if inspect.isfunction(function) else []
    if is_program and parameters != ["module"]:
        return  # the program's own function, not ours
    if len(parameters) != 1:
        raise BuildError("build must be a function with one argument, the module: def build(module)")
    report("build(module)")
    function(module)


def _check_no_fields(spec: ModuleSpec) -> None:
    """Raise a BuildError if a kernel uses a field.

    A kernel made from its source alone would get a field of its own, not the field of its file's kernels.
    """
    for kernel in spec.kernels.values():
        buffers = [each.kind for task in kernel.tasks if isinstance(task, GfxTask) for each in task.buffers]
        if spec.trees or BufferKind.ROOT in buffers:
            raise BuildError(
                f"kernel {kernel.name} uses a field. The kernels at the top level of a file share its fields, "
                f"but {kernel.name} stands elsewhere, and would have fields of its own: "
                "pass an array instead, or write the kernel at the top level of a file"
            )


def _files(names: set[str]) -> Iterator[str]:
    """Yield the files of modules, by the modules' names."""
    for name in names:
        file = getattr(sys.modules.get(name), "__file__", None)
        if file is None:
            continue
        path = Path(file).resolve()
        if path.is_file() or not is_installed_file(str(path)):  # some installed modules name a file that is not there
            yield str(path)


def describe(error: BaseException) -> str:
    """Return the traceback of an error in the source, without the frames of Python, taichi and aiotaichi."""
    hidden = (os.path.dirname(__file__), sysconfig.get_path("stdlib"), sysconfig.get_path("purelib"))
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith((*hidden, "<frozen"))
    ]
    return "".join([*traceback.format_list(frames), *traceback.format_exception_only(error)]).strip()


def end_with_reader(descriptor: int, folder: str) -> None:
    """End this process when the program that started it dies, and remove the folder that the program would remove.

    Nobody reads the replies then: the pipe reports an error.
    """
    poll = select.poll()
    poll.register(descriptor, 0)  # errors are always reported
    poll.poll()
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(1)


def main(folder: str) -> None:
    """Wait for the request, build the module, and reply."""
    # taichi prints to standard output. So the replies get a descriptor of their own.
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    threading.Thread(target=end_with_reader, args=(replies.fileno(), folder), daemon=True).start()

    def reply(**message: Any) -> None:
        replies.write(json.dumps(message) + "\n")
        replies.flush()

    try:
        reply(progress="starting taichi")
        _start_taichi()
        if not select.select([sys.stdin], [], [], _PATIENCE)[0] or not sys.stdin.readline():
            shutil.rmtree(folder, ignore_errors=True)
            return  # nothing is to be built
        with open(f"{folder}/request.json") as file:
            request = json.load(file)
        reply(**build(request, lambda text: reply(progress=text)))
    except Error as error:
        kind = NotSupportedError if isinstance(error, NotSupportedError) else BuildError
        reply(error=kind.__name__, message=str(error))
    except (Exception, SystemExit) as error:  # noqa: BLE001  # the source raised it: the program gets the message
        reply(error=BuildError.__name__, message=describe(error))
