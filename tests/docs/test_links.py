"""Links of the documentation lead to files and headings that are there. No test asks the network."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted(
    str(path.relative_to(ROOT))
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md"))
)


def prose(text: str) -> str:
    """Return a page without its blocks and spans of code."""
    return re.sub(r"^( *)```.*?^\1```$|`[^`\n]*`", "", text, flags=re.DOTALL | re.MULTILINE)


@cache
def anchors(path: Path) -> set[str]:
    """Return what a link may name behind ``#``: as GitHub and MyST make it of headings, and targets of MyST's."""
    text = path.read_text()
    found = set(re.findall(r"^\(([\w-]+)\)=$", text, re.MULTILINE))
    counts: Counter[str] = Counter()
    code = re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.DOTALL | re.MULTILINE)
    for heading in re.findall(r"^#{1,6} (.+)$", code, re.MULTILINE):
        words = re.sub(r"[^\w\- ]", "", re.sub(r"\]\([^)]*\)", "]", heading).lower()).strip().replace(" ", "-")
        found.add(f"{words}-{counts[words]}" if counts[words] else words)
        counts[words] += 1
    return found


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    text = prose(path.read_text())
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    for target in targets:
        if re.match(r"https?://", target):
            assert re.fullmatch(r"https?://[\w.-]+(:\d+)?(/[^\s]*)?", target), target
            continue
        name, _, anchor = target.partition("#")
        to = (path.parent / name).resolve() if name else path
        assert to.exists(), target
        assert to.is_relative_to(ROOT), target
        if anchor:
            assert anchor in anchors(to), target
