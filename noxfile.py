"""Sessions for development: `nox -l` lists them."""

from __future__ import annotations

import hashlib
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
def native(session: nox.Session) -> None:
    """Translate native.c to the LLVM IR that the package ships (needs clang 16 or newer)."""
    folder = Path("aiotaichi/backends/cpu/native")
    source = folder / "native.c"
    stamp = hashlib.sha256(source.read_bytes()).hexdigest()
    flags = [
        "-O2",
        "-ffreestanding",
        "-fno-builtin",
        "-fno-stack-protector",
        "-fno-ident",
        "-S",
        "-emit-llvm",
    ]
    for machine in ("x86_64", "aarch64"):
        output = folder / f"native-{machine}.ll"
        target = f"--target={machine}-linux-gnu"
        clang = session.posargs[0] if session.posargs else "clang"
        session.run(clang, target, *flags, str(source), "-o", str(output), external=True)
        text = output.read_text().replace(f'source_filename = "{source}"', 'source_filename = "native.c"')
        output.write_text(f"; Made by `nox -s native` from native.c, sha256 {stamp}\n{text}")
