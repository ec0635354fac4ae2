"""The commands, their options, and the exit status."""

from __future__ import annotations

import argparse
import io
import os
import signal
import sys
from collections.abc import Sequence

from .. import __version__
from ..aot import build, bundle
from ..core.install_hint import install_hint
from ..errors import Error, InvalidArgumentError
from ..log_level import check_log_level
from ..types import Arch
from .arch import driver_for
from .device_list import print_devices
from .event_loop import INTERRUPTED, LOOPS, run_in
from .inspection import print_code, print_modules
from .launch import launch
from .live_demo import add_serve, check_serve, serve_demo
from .values import value_of
from .warm import warm

__all__ = ["main"]

_MODULE = "a folder, a .tcm file, a bundle, or a name without its arch: kernels for kernels-x64.tcm"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command, and return the exit status: 0, 1 for an error of the library, or 2 for wrong usage."""
    handler = signal.getsignal(signal.SIGINT)
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        check_log_level()
    except InvalidArgumentError as error:
        print(f"aiotaichi: {error}", file=sys.stderr)
        return 2
    if options.command == "demo":
        check_serve(parser, options)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a module's names may contain any character
    try:
        if options.command is None:
            parser.print_help(sys.stderr)
            return 2
        _run(options)
        sys.stdout.flush()
    except Error as error:
        print(f"aiotaichi: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        # As a command, the process ends now: a further Ctrl-C would only print a traceback.
        signal.signal(signal.SIGINT, signal.SIG_IGN if arguments is None else handler)
        return INTERRUPTED
    except BrokenPipeError:  # for example "aiotaichi inspect m.tcm | head"
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def _run(options: argparse.Namespace) -> None:
    match options.command:
        case "demo":
            if options.serve:
                serve_demo(options)
            else:
                from ..demo.program import MODULES, demo  # it imports parts that other commands do not need

                run_in(options.loop, demo, driver_for(MODULES, options.arch))
        case "devices":
            print_devices(options.verbose, options.json)
        case "inspect":
            print_modules(options.module, options.json)
            if options.code:
                print_code(options.module)
        case "run":
            # Read files before the loop starts: reading blocks.
            values = [value_of(text) for text in options.arguments]
            driver = driver_for(options.module, options.arch)
            run_in("asyncio", launch, options.module, options.kernel, values, driver, options.json)
        case "warm":
            drivers = {module: driver_for(module, options.arch) for module in options.modules}
            run_in("asyncio", warm, drivers)
        case "build":
            run_in("asyncio", _build, options.source, options.arch.split(","), options.output)
        case "bundle":
            run_in("asyncio", _bundle, options.modules, options.output)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="aiotaichi", description="Make, inspect and run Taichi AOT modules.")
    parser.add_argument("--version", action="version", version=f"aiotaichi {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    demo = commands.add_parser("demo", help="show two queues and an event loop that is on time: 5 seconds")
    _add_arch(demo)
    demo.add_argument("--loop", choices=LOOPS, default="asyncio", help="the event loop; by default asyncio")
    add_serve(demo)
    devices = commands.add_parser("devices", help="list the devices, and why a backend is unavailable")
    devices.add_argument("-v", "--verbose", action="store_true", help="all that is known of each device")
    _add_json(devices)
    inspect = commands.add_parser("inspect", help="list a module's kernels, graphs and fields")
    inspect.add_argument("module", help=_MODULE)
    inspect.add_argument(
        "--code", action="store_true", help="compile the kernels for this processor, and say what made them faster"
    )
    _add_json(inspect)
    run = commands.add_parser("run", help="launch one kernel and print its results")
    run.add_argument("module", help=_MODULE)
    run.add_argument("kernel")
    run.add_argument(
        "arguments",
        nargs="*",
        default=[],  # else the message of wrong usage says that they are required
        help="a Python number, list or dict; for an array zeros:SHAPE, ones:SHAPE, range:SHAPE or @FILE.npy. "
        "SHAPE is 4x3, for example, with the element shape last, or empty for an array of no dimension: zeros:. "
        "Put -- before the arguments if one looks like an option: -1e-3",
    )
    _add_arch(run)
    _add_json(run)
    heat = commands.add_parser("warm", help="compile modules into the cache, for example when an image is built")
    heat.add_argument("modules", nargs="+", metavar="module", help=_MODULE)
    _add_arch(heat)
    make = commands.add_parser("build", help=f"build modules of a source, with taichi: {install_hint('build')}")
    make.add_argument("source", help="a Python file that exports kernels")
    make.add_argument("--arch", default="cpu", help="the archs, as vulkan,x64,cuda; by default this processor")
    make.add_argument("-o", "--output", default=".", help="the folder to write to; by default the current one")
    join = commands.add_parser("bundle", help="join modules for several archs to one file")
    join.add_argument("modules", nargs="+", metavar="module", help="a folder or a .tcm file")
    join.add_argument("-o", "--output", required=True, help="the file to write")
    return parser


def _add_arch(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--arch", help="the backend or arch; by default the best that there is a module for")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


async def _build(source: str, archs: Sequence[str], output: str) -> None:
    def say(arch: Arch, text: str) -> None:
        print(f"{arch}: {text}", flush=True)

    await build(source, arch=archs, out=output, progress=say)


async def _bundle(modules: Sequence[str], output: str) -> None:
    print(f"wrote {await bundle(modules, out=output)}")
