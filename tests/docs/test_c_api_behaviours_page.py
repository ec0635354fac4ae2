"""The table of the C-API's behaviours names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.catalog import CASES
from support.sequences import SEQUENCES

TESTS = Path(__file__).parent.parent
PAGE = (TESTS.parent / "docs/reference/c-api-behaviours.md").read_text()
LAUNCHED = {case.module for case in CASES} | set(SEQUENCES)
NAMED = [
    (file, name)
    for file, names in re.findall(r"`([\w/]+\.py)`: ((?:`\w+`(?:, )?)+)", PAGE)
    for name in re.findall(r"\w+", names)
]


@pytest.mark.parametrize(("file", "name"), sorted(set(NAMED)))
def test_a_named_test_is_there(file: str, name: str) -> None:
    if file == "backends/test_catalog.py":
        assert name in LAUNCHED
    else:
        assert f"def {name}(" in (TESTS / file).read_text()


def test_every_file_of_the_page_has_names() -> None:
    assert {file for file, _ in NAMED} == set(re.findall(r"`([\w/]+\.py)`", PAGE))
