"""The sizes of transfers: native code has them from Python, and the pages quote them as they are."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

import aiotaichi
from aiotaichi.core import sizes
from aiotaichi.hal import host_pool

PACKAGE = Path(aiotaichi.__file__).parent
ROOT = PACKAGE.parent
SECONDS = f"{host_pool._KEPT_SECONDS:.0f} seconds"


def shown(size: int) -> str:
    """Return a size as the pages write it."""
    for unit, name in ((sizes.MIB, "MiB"), (sizes.KIB, "KiB")):
        if size % unit == 0:
            return f"{size // unit} {name}"
    raise ValueError(size)


QUOTES = {
    "host-data.md": [
        f"any data of at most {shown(sizes.MOST_CARRIED)}, without",
        f"The runtime allocates {shown(sizes.MOST_RESERVED)} of it when it opens",
        f"counts it, {shown(2 * sizes.MOST_RESERVED)} in all",
        f"the first write of more than {shown(sizes.MOST_RESERVED)} is slow",
        f"staging memory above {shown(sizes.MOST_RESERVED)} that was idle for {SECONDS}.",
        f"If you lend an array of at least {shown(sizes.LEAST_LENT)} again",
    ],
    "backends.md": [
        f"`read` of more than {shown(sizes.MOST_CARRIED)} returns an array over the memory",
        f"through {shown(sizes.VULKAN_SLOTS * sizes.VULKAN_SLOT_SIZE)} that belong to the queue",
        f"A read of {shown(sizes.LEAST_POOLED)} or more returns an array over pinned memory",
        f"A write of {shown(sizes.LEAST_POOLED)} or more copies the data",
        f"what no transfer has used for {SECONDS}",
        f"A NumPy array of {shown(sizes.LEAST_LENT)} or more is imported",
        f"a ring of pinned memory: {shown(sizes.RING)}, or half",
        f"in use pins {shown(sizes.SLOT_SIZE)} of its own",
        f"help `write` to copy {shown(sizes.LEAST_SHARED)} and more",
        f"A NumPy array of {shown(sizes.LEAST_LENT)} or more is pinned",
    ],
    "developers.md": [
        f"at most {shown(sizes.MOST_CARRIED)} ---",
        f"lent again, at least {shown(sizes.LEAST_LENT)} ---",
        f"first {shown(sizes.WOKEN_BYTES)}, and at least one task",
        f"waking tasks of transfers of {shown(sizes.LEAST_WOKEN_BYTES)} and more",
    ],
}


def test_every_size_says_how_it_was_found() -> None:
    """After each size, or two that belong together, stands the command that measures it."""
    found: set[str] = set()
    together: list[str] = []
    for node in ast.parse(Path(sizes.__file__).read_text()).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            together.append(node.target.id)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if "python -m benchmarks." in str(node.value.value):
                found.update(together)
            together = []
    assert {*sizes.__all__} - found == {"HUGE_PAGE", "NATIVE"}  # which the system and the header give


def test_the_header_has_the_sizes_of_python() -> None:
    spec = importlib.util.spec_from_file_location("sizes_tool", ROOT / "tools" / "sizes.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    header = (PACKAGE / "compile" / "include" / "sizes.h").read_text()
    assert header == tool.header(), "run nox -s native"
    for name in sizes.NATIVE:
        assert f"enum {{ {name} = {getattr(sizes, name)} }};" in header


@pytest.mark.parametrize(("page", "quote"), [(page, quote) for page, quotes in QUOTES.items() for quote in quotes])
def test_pages_quote_the_sizes_as_they_are(page: str, quote: str) -> None:
    text = " ".join((ROOT / "docs" / page).read_text().split())
    assert quote in text
