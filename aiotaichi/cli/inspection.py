"""Print what modules contain."""

from __future__ import annotations

import json
from typing import Any

from ..core.compile_options import CompileOptions, LoadLimits
from ..counted import counted
from ..errors import IncompatibleModuleError
from ..formats import Archive, ModuleSpec, read_module, signature_of
from ..formats.bundle import archives_at
from ..formats.spec import KernelSpec
from ..hal import drivers

__all__ = ["print_code", "print_modules"]

_GFX = ("vulkan", "opengl", "gles", "metal")


def print_modules(path: str, as_json: bool) -> None:
    """*Blocking.* Print every module at ``path``, as text or as JSON."""
    archives = archives_at(path)
    if as_json:
        print(json.dumps([_described(archive, read_module(archive)) for archive in archives], indent=2))
        return
    for number, archive in enumerate(archives):
        if len(archives) > 1:
            print(f"{'' if number == 0 else chr(10)}{archive.name}")
        _print_module(read_module(archive))


def _print_module(spec: ModuleSpec) -> None:
    print(f"family: {spec.family.value}\narch: {', '.join(_archs(spec))}")
    if spec.version is not None:
        print(f"taichi: {'.'.join(map(str, spec.version))}")
    sections: dict[str, list[str]] = {
        "kernels": [f"{signature_of(kernel)}  [{_tasks(kernel)}]" for kernel in spec.kernels.values()],
        "compute graphs": [signature_of(graph) for graph in spec.graphs.values()],
        "fields": [signature_of(field) for field in spec.fields.values()],
        "field trees": [
            *(f"tree {tree.id}: {tree.size} bytes, {len(tree.snodes)} nodes" for tree in spec.trees.values()),
            *(f"tree {tree}: {size} bytes" for tree, size in spec.root_sizes.items() if size),
        ],
        "required capabilities": [f"{name} = {level}" for name, level in spec.required_capabilities.items()],
    }
    for title, lines in sections.items():
        print(f"{title}: {len(lines)}")
        for line in sorted(lines):
            print(f"  {line}")


def _archs(spec: ModuleSpec) -> tuple[str, ...]:
    return (spec.arch,) if spec.arch else _GFX


def _tasks(kernel: KernelSpec) -> str:
    tasks = counted(len(kernel.tasks), "task")
    return tasks if kernel.obstacle is None else f"{tasks}; cannot run: {kernel.obstacle}"


def _described(archive: Archive, spec: ModuleSpec) -> dict[str, Any]:
    return {
        "name": archive.name,
        "family": spec.family.value,
        "archs": _archs(spec),
        "taichi": None if spec.version is None else ".".join(map(str, spec.version)),
        "kernels": {
            name: {"signature": signature_of(kernel), "tasks": len(kernel.tasks), "obstacle": kernel.obstacle}
            for name, kernel in spec.kernels.items()
        },
        "compute_graphs": {name: {"signature": signature_of(graph)} for name, graph in spec.graphs.items()},
        "fields": {name: {"signature": signature_of(field)} for name, field in spec.fields.items()},
        "required_capabilities": dict(spec.required_capabilities),
    }


def print_code(path: str) -> None:
    """*Blocking.* Print what the pass over CPU kernels does to each parallel task, and what not and why.

    Raises
    ------
    IncompatibleModuleError
        No module at ``path`` is for this processor.
    """
    from ..compile import linker  # imports LLVM, which the other commands do not need
    from ..compile.process import CompilerProcess

    archs = dict(drivers())["cpu"].archs
    found = [(archive, spec) for archive in archives_at(path) if (spec := read_module(archive)).arch in archs]
    if not found:
        raise IncompatibleModuleError(f"{path}: --code is for modules that this processor runs")
    archive, spec = found[0]
    members = {kernel.code[0]: kernel for kernel in spec.kernels.values() if kernel.tasks}
    process = CompilerProcess(LoadLimits())
    try:
        print("code:")
        for member, kernel in sorted(members.items()):
            names = [task.name for task in kernel.tasks]
            request = linker.kernel_request(
                f"{archive.name}: {member}",
                archive[member],
                names,
                kernel.parameters,
                spec.trees.values(),
                linker.module_imports(),
                CompileOptions(),
            )
            for report in process.report(request):
                print(f"  {report['task']}")
                for step, text in report["done"].items():
                    print(f"    {step}: {text}")
                for step, text in report["skipped"].items():
                    print(f"    no {step}: {text}")
    finally:
        process.end()
