"""Development sessions. ``nox -l`` lists them."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path

import nox

nox.options.default_venv_backend = "venv"
nox.options.sessions = ["lint", "types", "tests"]


@nox.session
def lint(session: nox.Session) -> None:
    """Check rules and format with ruff."""
    session.install("ruff>=0.9")
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")


@nox.session
def types(session: nox.Session) -> None:
    """Check types: everything with mypy, the package with pyright (basedpyright brings its own Node.js)."""
    session.install("-e", ".[test]", "mypy>=1.14", "basedpyright>=1.30", "nox")
    session.run("mypy")
    session.run("basedpyright")


@nox.session
def tests(session: nox.Session) -> None:
    """Run the first part of the tests, as the README does. The other part: ``-- --part second``."""
    session.install("-e", ".[test]")
    session.run("pytest", "-n", "auto", "--dist", "loadfile", *session.posargs)


@nox.session
def loops(session: nox.Session) -> None:
    """Run each test on every event loop. It takes a quarter of an hour on 2 cores."""
    session.install("-e", ".[test]")
    session.run("pytest", "-n", "auto", "--dist", "loadfile", "--part", "all", *session.posargs)


@nox.session
def sweeps(session: nox.Session) -> None:
    """Look at what takes long: frozen programs, many faults and damaged files, each backend on each event loop."""
    session.install("-e", ".[test]")
    session.run("pytest", "-n", "auto", "--dist", "loadfile", "--part", "sweeps", *session.posargs)


@nox.session
def browser(session: nox.Session) -> None:
    """Run the live demo's tests, in Chromium too (Debian: chromium). They take a minute."""
    session.install("-e", ".[test]")
    session.env["AIOTAICHI_REQUIRE_BROWSER"] = "1"  # do not skip the test in the browser
    session.run("pytest", "tests/project/test_live_demo.py", "--part", "all", *session.posargs)


@nox.session
def validation(session: nox.Session) -> None:
    """Run the Vulkan backend's tests with Khronos' validation layer (Debian: vulkan-validationlayers)."""
    session.install("-e", ".[test,vulkan]")
    session.run("python", "-m", "tests.validation", *session.posargs)


@nox.session
def arm64(session: nox.Session) -> None:
    """Run the CPU backend's tests for arm64 Linux, under emulation (Debian: mmdebstrap and qemu-user)."""
    session.run("python", "-m", "tests.arm64", *session.posargs)


@nox.session
def python314(session: nox.Session) -> None:
    """Run the README's command with Python 3.14 of a newer Debian (Debian: mmdebstrap and bubblewrap).

    The other part of the tests: ``-- --part second``.
    """
    session.run("python", "-m", "tests.python314", *session.posargs)


@nox.session
def stress(session: nox.Session) -> None:
    """Run the stress tests: cancellations, long runs, batches, damaged modules. A short run: ``-- --seconds 30``."""
    session.install("-e", ".[test,vulkan]")
    session.run("python", "-m", "tests.stress", *(session.posargs or ["--full"]))


@nox.session
def soak(session: nox.Session) -> None:
    """Soak the example service for 10 minutes, with faults: ``-- --seconds 30 --seed 7`` for a short run."""
    session.install("-e", ".[test]")
    session.run("python", "-m", "service", *session.posargs, env={"PYTHONPATH": "tests"})


@nox.session
def kills(session: nox.Session) -> None:
    """Kill a worker of Dask in the middle of a kernel, 100 times. The tests do it three times."""
    session.install("-e", ".[dask]")
    session.run("python", "-m", "tests.dask.kills", *session.posargs)


@nox.session
def ray(session: nox.Session) -> None:
    """Run the example of an actor of Ray."""
    session.install("-e", ".[test]", "ray>=2.50")
    session.run("pytest", "tests/docs", "--part", "all", "-m", "ray", *session.posargs)


@nox.session
def gpu(session: nox.Session) -> None:
    """Run the CUDA backend's tests on this machine's GPUs, then its benchmarks.

    The benchmarks' tables go to benchmarks/results. Some tests and a benchmark use Vulkan and CUDA together: they
    need NVIDIA's Vulkan driver. Tests with CuPy, PyTorch and JAX run if these are installed: ``--no-venv`` uses an
    environment that has them.
    """
    if session.virtualenv.is_sandboxed:
        session.install("-e", ".[test,cuda,build]", "cupy-cuda13x", "torch", "jax[cuda13]")
        session.env["AIOTAICHI_REQUIRE_PEERS"] = "1"  # do not skip the tests with CuPy, PyTorch and JAX
    # Select by name as well: CUDA tests that need no GPU have no mark.
    named = ["-m", "cuda or not cuda", "-k", "cuda or Cuda"]
    session.run("python", "-m", "pytest", "--part", "all", *named, *session.posargs)
    session.run("python", "-m", "benchmarks.cuda")
    session.run("python", "-m", "benchmarks.sharing")
    session.run("python", "-m", "benchmarks.gpu_kernels")


@nox.session
def native(session: nox.Session) -> None:
    """Translate the package's C to the LLVM IR that it ships, and the backends' headers to Python.

    This needs clang 16 or newer, and for Vulkan the headers of Debian's libvulkan-dev.
    """
    include = Path("aiotaichi/compile/include")
    clang = session.posargs[0] if session.posargs else "clang"
    session.run("python", "tools/sizes.py", str(include / "sizes.h"))
    flags = ["-O2", "-ffreestanding", "-fno-builtin", "-fno-stack-protector", "-fno-ident", "-S", "-emit-llvm"]
    for part in ("backends/cpu", "backends/vulkan", "backends/cuda", "queue"):
        folder = Path("aiotaichi") / part / "native"
        source = folder / "native.c"
        sources = [*folder.glob("*.[ch]"), *include.glob("*.h")]
        made = f"; Made by `nox -s native` from *.c and *.h, sha256 {_stamp(sources)}\n"
        for machine in ("x86_64", "aarch64"):
            output = folder / f"native-{machine}.ll"
            target = [f"--target={machine}-linux-gnu", f"-I{include}"]
            session.run(clang, *target, *flags, str(source), "-o", str(output), external=True)
            text = output.read_text().replace(f'source_filename = "{source}"', 'source_filename = "native.c"')
            output.write_text(made + _PROCESSOR.sub("", text))
        if part == "backends/cuda":
            output = folder / "output.ll"
            target = ["--target=nvptx64-nvidia-cuda", "-Xclang", "-target-cpu", "-Xclang", "sm_70", "-nogpulib"]
            target += ["-Wno-unknown-cuda-version", "-fno-strict-aliasing"]
            session.run(clang, *target, *flags, str(folder / "output.c"), "-o", str(output), external=True)
            output.write_text(made + _appendable(output.read_text()))
        if (folder / "protocol.h").exists():
            _make_protocol(session, clang, source, folder / "protocol.h", folder / "protocol.py", sources)
        if part == "backends/cpu":
            shared, output = include / "shared.h", Path("aiotaichi/core/native_protocol.py")
            _make_protocol(session, clang, source, shared, output, [*include.glob("*.h")])


_PROCESSOR = re.compile(r' "(?:target-cpu|target-features|tune-cpu|min-legal-vector-width)"="[^"]*"')
"""What clang says of the processor in each function. Without it, LLVM compiles for the machine that it runs on."""


def _make_protocol(
    session: nox.Session, clang: str, source: Path, header: Path, output: Path, sources: list[Path]
) -> None:
    """Make the Python of a header."""
    tool = Path("tools/protocol.py")
    flags = ["--target=x86_64-linux-gnu", "-ffreestanding", "-Iaiotaichi/compile/include"]
    session.run("python", str(tool), clang, str(source), str(header), str(output), _stamp([*sources, tool]), *flags)


def _stamp(sources: list[Path]) -> str:
    contents = [path.read_bytes() for path in sorted(sources, key=lambda path: path.name)]
    return hashlib.sha256(b"".join(contents)).hexdigest()


def _appendable(text: str) -> str:
    """Return an LLVM module's definitions without attributes and metadata, to append them to another module."""
    lines = [line for line in text.splitlines() if not line.startswith((";", "source", "target", "attributes", "!"))]
    return re.sub(r"(?:,? ![\w.]+ !\d+| #\d+)", "", "\n".join(lines)).strip() + "\n"


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documentation. Warnings are errors."""
    session.install("-e", ".[docs]")
    session.run("python", "-m", "sphinx", "-W", "--keep-going", "-b", "html", "docs", "build/docs")


@nox.session
def release(session: nox.Session) -> None:
    """Build the sdist and the wheel, check them, and try each in an environment of its own: docs/developers.md.

    The sdist runs its own tests. Arguments go to them: ``-- tests/formats`` tries a part.
    """
    session.install("build>=1.2", "twine>=6")
    shutil.rmtree("dist", ignore_errors=True)
    session.run("python", "-m", "build")  # the wheel is built of the sdist
    (wheel,), (sdist,) = Path("dist").glob("*.whl"), Path("dist").glob("*.tar.gz")
    session.run("twine", "check", "--strict", str(wheel), str(sdist))
    folder = Path(session.create_tmp()).resolve()
    wheel, sdist = wheel.resolve(), sdist.resolve()
    tried = {"PYTHONPATH": None, "HOME": str(folder / "home")}  # no checkout, and no cache
    with session.chdir(folder):
        _fresh_environment(session, "wheel", f"aiotaichi[vulkan,trio] @ {wheel.as_uri()}")
        for arguments in (["--version"], ["devices"], ["demo", "--arch", "cpu"]):
            session.run("wheel/bin/aiotaichi", *arguments, external=True, env=tried)
        shutil.rmtree("sdist", ignore_errors=True)
        shutil.unpack_archive(sdist, "sdist", filter="data")
        (unpacked,) = Path("sdist").iterdir()
        _fresh_environment(session, "tests", f"{unpacked}[test]")
        with session.chdir(unpacked):
            command = ["-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile", *session.posargs]
            session.run(str(folder / "tests/bin/python"), *command, external=True, env={"PYTHONPATH": None})


def _fresh_environment(session: nox.Session, name: str, requirement: str) -> None:
    """Make an environment in the current folder, with a package in it."""
    session.run("python", "-m", "venv", "--clear", name)
    session.run(f"{name}/bin/pip", "install", "-q", requirement, external=True)


@nox.session
def modules(session: nox.Session) -> None:
    """Rebuild the modules of the tests, the package, the examples and the benchmarks with taichi.

    By default for x64 and for Vulkan (any driver). On a machine with an NVIDIA GPU, ``-- cuda`` makes those for CUDA.
    """
    session.install("-e", ".[build]")
    session.run("python", "tests/modules/build.py", *session.posargs)
    session.run("python", "tools/build_modules.py", *session.posargs)
    session.run("python", "benchmarks/kernels/modules/build.py")


@nox.session
def oracle(session: nox.Session) -> None:
    """Compare this runtime, and the tests' expected results, with taichi's C-API."""
    session.install("-e", ".[test,build]")
    session.run("pytest", "tests/oracle", "--part", "all", "-m", "oracle", *session.posargs)


@nox.session
def kernels(session: nox.Session) -> None:
    """Compare random kernels with and without the pass over CPU kernels: ``-- --count 5000 --seed 7``."""
    session.install("-e", ".[test]")
    session.run("python", "-m", "tests.compile.kernels.random_bodies", *session.posargs)


@nox.session
def corpus(session: nox.Session) -> None:
    """Run taichi's examples and programs of ours in taichi and here, and compare. It writes docs/what-runs.md.

    Names of programs run these alone: ``-- mpm88 loops``. taichi's own tests: ``-- --taichi-tests PATH``, with the
    folder tests/python of a checkout of taichi's tag v1.7.4.
    """
    session.install("-e", ".[test,build]")
    session.run("python", "-m", "tests.corpus", *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """Run every benchmark on what this machine has: its processor, and its Vulkan and CUDA devices.

    The results go to benchmarks/results. Arguments go to ``python -m benchmarks.service``.
    """
    if session.virtualenv.is_sandboxed:
        session.install("-e", ".[test,build,bench]")
        if shutil.which("nvidia-smi"):
            session.install("-e", ".[cuda]", "cupy-cuda13x", "torch")
            session.env["AIOTAICHI_REQUIRE_PEERS"] = "1"  # a missing peer is an error
    session.run("python", "-m", "benchmarks", *session.posargs)
