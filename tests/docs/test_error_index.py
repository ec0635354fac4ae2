"""Each message of the page about messages is one that the package has."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "error-index.md").read_text()
SOURCE = "".join(path.read_text() for path in sorted((ROOT / "aiotaichi").rglob("*.py")))


def test_each_message_of_the_page_is_one_of_the_package() -> None:
    messages = [
        text for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE) for text in re.findall("`(.*?)`", row)
    ]
    assert len(messages) > 25
    words = " ".join(SOURCE.split())
    for message in messages:
        for part in message.split("..."):
            assert " ".join(part.split()) in words, message
