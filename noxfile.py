"""Sessions for development: `nox -l` lists them."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import nox

nox.options.default_venv_backend = "venv"
nox.options.sessions = ["lint", "types", "tests"]


@nox.session
def lint(session: nox.Session) -> None:
    """Ruff: rules and format."""
    session.install("ruff>=0.9")
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")


@nox.session
def types(session: nox.Session) -> None:
    """Mypy over everything, pyright over what the package exports."""
    session.install("-e", ".[test]", "mypy>=1.14", "pyright>=1.1.390", "nox")
    session.run("mypy")
    session.run("pyright", "aiotaichi")


@nox.session
def tests(session: nox.Session) -> None:
    """The whole test-suite, as continuous integration runs it."""
    session.install("-e", ".[test]")
    session.run("pytest", *session.posargs)


@nox.session
def validation(session: nox.Session) -> None:
    """The Vulkan backend's tests under Khronos' validation layer (Debian: vulkan-validationlayers)."""
    session.install("-e", ".[test,vulkan]")
    session.run("python", "-m", "tests.validation", *session.posargs)


@nox.session
def stress(session: nox.Session) -> None:
    """A storm of cancellations, a soak and damaged modules, all of them: ``-- --seconds 30`` for a part."""
    session.install("-e", ".[test,vulkan]")
    session.run("python", "-m", "tests.stress", *(session.posargs or ["--full"]))


@nox.session
def gpu(session: nox.Session) -> None:
    """The CUDA backend's tests on this machine's GPUs, then the benchmarks, whose tables go to benchmarks/results.

    Some tests, and a benchmark, are of Vulkan and CUDA together: they need NVIDIA's Vulkan driver.

    CuPy, PyTorch and JAX are tested with where they are installed: ``--no-venv`` uses an environment that has them.
    """
    if session.virtualenv.is_sandboxed:
        session.install("-e", ".[test,cuda,build]", "cupy-cuda13x", "torch", "jax[cuda13]")
        session.env["AIOTAICHI_REQUIRE_PEERS"] = "1"  # those tests are not skipped
    # By name, too: what of CUDA needs no GPU has no mark.
    session.run("python", "-m", "pytest", "-m", "cuda or not cuda", "-k", "cuda or Cuda", *session.posargs)
    session.run("python", "-m", "benchmarks.cuda")
    session.run("python", "-m", "benchmarks.sharing")


@nox.session
def native(session: nox.Session) -> None:
    """Translate the backends' C to the LLVM IR that the package ships.

    Needs clang 16 or newer, and for Vulkan the headers of Debian's libvulkan-dev.
    """
    include = Path("aiotaichi/compile/include")
    clang = session.posargs[0] if session.posargs else "clang"
    flags = ["-O2", "-ffreestanding", "-fno-builtin", "-fno-stack-protector", "-fno-ident", "-S", "-emit-llvm"]
    for backend in ("cpu", "vulkan", "cuda"):
        folder = Path("aiotaichi/backends") / backend / "native"
        source = folder / "native.c"
        sources = sorted([*folder.glob("*.[ch]"), *include.glob("*.h")], key=lambda path: path.name)
        stamp = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
        made = f"; Made by `nox -s native` from *.c and *.h, sha256 {stamp}\n"
        for machine in ("x86_64", "aarch64"):
            output = folder / f"native-{machine}.ll"
            target = [f"--target={machine}-linux-gnu", f"-I{include}"]
            session.run(clang, *target, *flags, str(source), "-o", str(output), external=True)
            text = output.read_text().replace(f'source_filename = "{source}"', 'source_filename = "native.c"')
            output.write_text(made + text)
        if backend == "cuda":
            output = folder / "output.ll"
            target = ["--target=nvptx64-nvidia-cuda", "-Xclang", "-target-cpu", "-Xclang", "sm_70", "-nogpulib"]
            target += ["-Wno-unknown-cuda-version", "-fno-strict-aliasing"]
            session.run(clang, *target, *flags, str(folder / "output.c"), "-o", str(output), external=True)
            output.write_text(made + _appendable(output.read_text()))


def _appendable(text: str) -> str:
    """Return a module's definitions so that they can be appended to another's: no attributes, no metadata."""
    lines = [line for line in text.splitlines() if not line.startswith((";", "source", "target", "attributes", "!"))]
    return re.sub(r"(?:,? ![\w.]+ !\d+| #\d+)", "", "\n".join(lines)).strip() + "\n"


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documentation, with warnings as errors."""
    session.install("-e", ".[docs,trio]")
    session.run("python", "-m", "sphinx", "-W", "--keep-going", "-b", "html", "docs", "build/docs")


@nox.session
def modules(session: nox.Session) -> None:
    """Rebuild the fixture modules with the real taichi (x64, and Vulkan on any driver)."""
    session.install("taichi==1.7.4")
    session.run("python", "tests/modules/build.py", *session.posargs)
    session.run("python", "examples/modules/demo.py")
    session.run("python", "examples/modules/picture.py")


@nox.session
def oracle(session: nox.Session) -> None:
    """Compare the fixtures' expectations, and this runtime, with taichi's own C-API runtime."""
    session.install("-e", ".[test,build]")
    session.run("pytest", "tests/oracle", "-m", "oracle", *session.posargs)


@nox.session
def benchmark(session: nox.Session) -> None:
    """Measure against taichi's C-API in one run; prints the table and writes it to benchmarks/results."""
    session.install("-e", ".[test,build]")
    session.run("python", "-m", "benchmarks.cpu", *session.posargs)
