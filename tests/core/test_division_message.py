"""The errors of divisions without a result, from what native code keeps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.core.assert_message import name_words
from aiotaichi.core.division_message import failed_division, places_text
from aiotaichi.core.native_protocol import Failure
from aiotaichi.formats.spec import SourcePlace

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
PLACES = st.lists(st.builds(SourcePlace, TEXT, st.integers(1, 2**31 - 1), TEXT), max_size=8)


@given(PLACES)
def test_any_places_are_in_the_error(places: list[SourcePlace]) -> None:
    """Also those of a damaged module: any text."""
    text = places_text(places)
    error = failed_division(Failure(kernel=b"halve", code=1, template=text.encode()))
    assert error.kernel == "halve"
    assert str(error).startswith("an integer division of kernel halve failed: by zero")
    one_line = [(" ".join(each.file.split()), each.line, " ".join(each.source.split())) for each in places]
    if len(places) == 1 and text:
        assert (error.file, error.line, error.source) == one_line[0]
    if len(places) > 1 and text:
        assert all(f"{file}, line {line}: {source}" in str(error) for file, line, source in one_line)
        assert error.line is None


@pytest.mark.parametrize("place", [SourcePlace("a.py", 1, "a" * 2000), SourcePlace("a.py", 1, "a\0b")])
def test_places_that_native_code_cannot_keep_are_left_out(place: SourcePlace) -> None:
    assert places_text([place, place]) == ""
    error = failed_division(Failure(kernel=b"halve", code=2, template=b""))
    assert str(error) == "an integer division of kernel halve failed: of the least number by -1"


def test_the_places_lie_behind_the_name() -> None:
    for name in ("halve", "a damaged\0name"):
        data = b"".join(word.to_bytes(8, "little") for word in name_words(name, "k.py\t1\tx // n"))
        assert data.rstrip(b"\0").split(b"\0") == [name.encode().partition(b"\0")[0], b"k.py\t1\tx // n"]
        assert name_words(name)[-1] >> 48 == 0  # two zeros: no places
