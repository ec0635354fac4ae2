"""The command line: ``aiotaichi devices``, ``inspect MODULE``, ``run MODULE KERNEL ...`` and ``build SOURCE``."""

from __future__ import annotations

import argparse
import ast
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt

from . import NdArray, Runtime
from .aot import build
from .core.compile_options import CompileOptions, LoadLimits
from .core.values import array_of
from .errors import Error, IncompatibleModuleError, InvalidArgumentError
from .formats import Archive, read_module, signature_of
from .formats.spec import KernelSpec, NdArrayParameter
from .hal import drivers
from .hal.loop_thread import NICE_AFTER_LOOP, LoopThread
from .types import Arch

__all__ = ["main"]

_MAKERS: dict[str, Callable[[tuple[int, ...]], npt.NDArray[Any]]] = {
    "zeros": lambda shape: np.zeros(shape, np.int64),
    "ones": lambda shape: np.ones(shape, np.int64),
    "range": lambda shape: np.arange(int(np.prod(shape))).reshape(shape),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command, and return the exit status: 0, 1 for an error of the library, or 2 for wrong usage."""
    options = _parser().parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a module's names may contain any character
    try:
        match options.command:
            case "devices":
                _devices()
            case "inspect":
                _inspect(options.module)
                if options.code:
                    _inspect_code(options.module)
            case "run":
                # Read files before the loop starts: reading blocks.
                values = [_value(text) for text in options.arguments]
                arch = options.arch or read_module(Archive.open(options.module)).arch or Arch.VULKAN
                anyio.run(_run, options.module, options.kernel, values, arch)
            case "build":
                anyio.run(_build, options.source, options.arch.split(","), options.output)
        sys.stdout.flush()
    except Error as error:
        print(f"aiotaichi: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # for example "aiotaichi inspect m.tcm | head"
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="aiotaichi", description="Make, inspect and run Taichi AOT modules.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("devices", help="list backends and devices, and why one is unavailable")
    inspect = commands.add_parser("inspect", help="list a module's kernels, graphs and fields")
    inspect.add_argument("module", help="a folder or a .tcm file")
    inspect.add_argument(
        "--code", action="store_true", help="compile the kernels for this processor, and say what made them faster"
    )
    run = commands.add_parser("run", help="launch one kernel and print its results")
    run.add_argument("module", help="a folder or a .tcm file")
    run.add_argument("kernel")
    run.add_argument(
        "arguments",
        nargs="*",
        help="a Python number, list or dict; for an array zeros:SHAPE, ones:SHAPE, range:SHAPE or @FILE.npy. "
        "SHAPE is 4x3, for example, with the element shape last, or empty for an array of no dimension: zeros:. "
        "Put -- before the arguments if one looks like an option: -1e-3",
    )
    run.add_argument("--arch", help="the backend or arch; by default the module's own")
    make = commands.add_parser("build", help="build modules of a Python source, with taichi (aiotaichi[build])")
    make.add_argument("source", help="a Python file that exports kernels")
    make.add_argument("--arch", default="cpu", help="the archs, as vulkan,x64,cuda; by default this processor")
    make.add_argument("-o", "--output", default=".", help="the folder to write to; by default the current one")
    return parser


def _devices() -> None:
    for name, driver in drivers():
        archs = ", ".join(driver.archs)
        if reason := driver.probe():
            print(f"{name}: unavailable: {reason}")
            continue
        print(f"{name}: available, runs {archs} modules")
        for device in driver.devices():
            print(f"  {device.index}: {device.name}")
            for capability, level in device.capabilities.items():
                print(f"     {capability} = {level}")
    _loop_thread()


def _loop_thread() -> None:
    """Print how an event loop comes before the threads that run kernels."""
    thread = LoopThread()
    thread.release()
    if thread.obstacle is None:
        print("event loop: it comes first by a short slice; beside others, kernels have the same nice value")
    else:
        print(f"event loop: it comes first by nice values; those of kernels are larger by {NICE_AFTER_LOOP}")
        print(f"  no short slice: {thread.obstacle}")


def _inspect(path: str) -> None:
    spec = read_module(Archive.open(path))
    arch = spec.arch if spec.arch else "vulkan, opengl, gles, metal"
    print(f"family: {spec.family.value}\narch: {arch}")
    if spec.version is not None:
        print(f"taichi: {'.'.join(map(str, spec.version))}")
    sections: dict[str, list[str]] = {
        "kernels": [f"{signature_of(kernel)}  [{_tasks(kernel)}]" for kernel in spec.kernels.values()],
        "compute graphs": [signature_of(graph) for graph in spec.graphs.values()],
        "fields": [signature_of(field) for field in spec.fields.values()],
        "field trees": [
            f"tree {tree.id}: {tree.size} bytes, {len(tree.snodes)} nodes" for tree in spec.trees.values()
        ]
        + [f"tree {tree}: {size} bytes" for tree, size in spec.root_sizes.items() if size],
        "required capabilities": [f"{name} = {level}" for name, level in spec.required_capabilities.items()],
    }
    for title, lines in sections.items():
        print(f"{title}: {len(lines)}")
        for line in sorted(lines):
            print(f"  {line}")


def _inspect_code(path: str) -> None:
    """Print what the pass over CPU kernels does to each parallel task, and what not and why."""
    from .compile import linker  # imports LLVM, which the other commands do not need
    from .compile.process import CompilerProcess

    archive = Archive.open(path)
    spec = read_module(archive)
    if spec.arch not in dict(drivers())["cpu"].archs:
        raise IncompatibleModuleError(f"{archive.name}: --code is for modules that this processor runs")
    members = {kernel.code[0]: kernel for kernel in spec.kernels.values() if kernel.tasks}
    process = CompilerProcess(LoadLimits())
    try:
        print("code:")
        for member, kernel in sorted(members.items()):
            names = [task.name for task in kernel.tasks]
            request = linker.kernel_request(
                f"{archive.name}: {member}", archive[member], names, linker.module_imports(), CompileOptions()
            )
            for report in process.report(request):
                print(f"  {report['task']}")
                for step, text in report["done"].items():
                    print(f"    {step}: {text}")
                for step, text in report["skipped"].items():
                    print(f"    no {step}: {text}")
    finally:
        process.end()


def _tasks(kernel: KernelSpec) -> str:
    tasks = "1 task" if len(kernel.tasks) == 1 else f"{len(kernel.tasks)} tasks"
    return tasks if kernel.obstacle is None else f"{tasks}; cannot run: {kernel.obstacle}"


async def _run(path: str, name: str, given: Sequence[Any], arch: Arch | str) -> None:
    async with Runtime(arch) as rt:
        kernel = (await rt.load_aot_module(path)).kernel(name)
        parameters = kernel.spec.parameters
        if len(given) != len(parameters):
            raise InvalidArgumentError(f"{kernel.signature} takes {len(parameters)} arguments, not {len(given)}")
        values: list[Any] = []
        for parameter, value in zip(parameters, given, strict=True):
            if not isinstance(parameter, NdArrayParameter) or not isinstance(value, np.ndarray):
                values.append(value)
                continue
            data = array_of(f"argument {parameter.name}", parameter.dtype, value)
            ndim = parameter.ndim
            needs_grad = parameter.grad_offset is not None
            array = rt.ndarray(
                data.shape[:ndim], parameter.dtype, element_shape=data.shape[ndim:], needs_grad=needs_grad
            )
            rt.queue.write(array, data)
            values.append(array)
        returned = await rt.queue.launch(kernel, *values)
        if returned is not None:
            print(returned)
        for parameter, value in zip(parameters, values, strict=True):
            if isinstance(value, NdArray):
                print(f"{parameter.name} = {await rt.queue.read(value)}")


async def _build(source: str, archs: Sequence[str], output: str) -> None:
    await build(source, arch=archs, out=output, progress=lambda arch, text: print(f"{arch}: {text}", flush=True))


def _value(text: str) -> Any:
    if text.startswith("@") or re.match(r"\w+:", text):
        return _array(text)
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        raise InvalidArgumentError(f"{text!r} is neither a number, nor a list, nor a dict of numbers") from None


def _array(text: str) -> npt.NDArray[Any]:
    if text.startswith("@"):
        try:
            loaded: npt.NDArray[Any] = np.load(text[1:], allow_pickle=False)
        except (OSError, ValueError) as error:
            raise InvalidArgumentError(f"cannot read an array from {text[1:]}: {error}") from None
        return loaded
    kind, _, shape = text.partition(":")
    extents = shape.split("x") if shape else []
    if kind not in _MAKERS or not all(part.isdecimal() for part in extents):
        known = ", ".join(f"{kind}:SHAPE" for kind in _MAKERS)
        raise InvalidArgumentError(f"{text!r} is not an array: give {known} or @FILE.npy")
    try:
        return _MAKERS[kind](tuple(map(int, extents)))
    except (MemoryError, ValueError) as error:
        raise InvalidArgumentError(f"cannot make an array of {shape}: {error}") from None
