"""The JSON parser, compared with the standard library's."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from aiotaichi.formats.json_text import Elements, parse
from aiotaichi.formats.limits import MAX_CONTAINERS, MAX_ENTRIES, MAX_NAME, MAX_NESTING, MAX_VALUES

MODULES = Path(__file__).parent.parent / "modules" / "vulkan"
DOCUMENTS = [path.read_text() for path in sorted(MODULES.glob("*/*.json"))]
SMALL = [
    "[]", "{}", " [ ] ", " { } ", "[1,]", "[,]", '{"a":[],}', '{"a":1,"a":2}', "[[],[]]", "[1]x", '"x"', "7", "null",
    "[}", "{]", '{"a":[1}', "[1,2", '["a', r'["\ud800"]', '{"a"  : 1 , "b": [ ] }', "", "{", "[NaN]", "\ufeff[]",
    r'{"a\"b":[1,{"b":"c,]"},[]],"d":{"e":[2]}}', r'[{"k":"\""},"x",[3],-1.5e3]', '{"a" 1}', '{1:2}', '["\n"]',
]  # fmt: skip


def whole(value: Any) -> Any:
    if isinstance(value, Elements):
        return [whole(each) for each in value]
    return {key: whole(each) for key, each in value.items()} if isinstance(value, dict) else value


def outcome(read: Any, text: str) -> str:
    try:
        return repr(read(text))
    except ValueError:
        return "not JSON"


@pytest.mark.parametrize("text", [*DOCUMENTS, *SMALL])
def test_parse_agrees_with_the_standard_library(text: str) -> None:
    assert outcome(lambda text: whole(parse(text)), text) == outcome(json.loads, text)


def test_parse_agrees_with_the_standard_library_about_damage() -> None:
    rng = random.Random(14)
    for _ in range(3000):
        text = list(rng.choice(SMALL) or "[]")
        for _ in range(rng.randint(1, 3)):
            place, sign = rng.randrange(len(text)), rng.choice('[]{},:"\\ 1a')
            text[place : place + rng.randint(0, 1)] = [sign]
        document = "".join(text)
        assert outcome(lambda text: whole(parse(text)), document) == outcome(json.loads, document), document


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("[" + "1," * MAX_ENTRIES + "1]", f"more than {MAX_ENTRIES} elements"),
        ("{" + ",".join(f'"{i}":1' for i in range(MAX_ENTRIES + 1)) + "}", f"more than {MAX_ENTRIES} members"),
        ("[[" + "[]," * MAX_CONTAINERS + "[]]]", f"the limits are {MAX_CONTAINERS}"),
        ("[[" + "1," * MAX_VALUES + "1]]", f"and {MAX_VALUES}"),
        ('["' + "a" * 7 * MAX_NAME + '"]', "a string is too long"),
        ('{"' + "a" * 7 * MAX_NAME + '":1}', "a member's name is missing"),
        ("[" + "1" * 100 + "]", "a number has 100"),
        ("[0." + "1" * 100 + "]", "a number has 102"),
        ("1" * 7 * MAX_NAME, "neither an object nor an array"),
    ],
)
def test_documents_over_the_limits_are_refused(text: str, match: str) -> None:
    with pytest.raises(ValueError, match=match):
        whole(parse(text))


@pytest.mark.parametrize("open_and_close", [("[", "]"), ('{"a":', "}")])
@pytest.mark.parametrize("depth", [MAX_NESTING + 2, 100_000])
def test_deep_nesting_is_refused(open_and_close: tuple[str, str], depth: int) -> None:
    start, end = open_and_close
    with pytest.raises(ValueError, match="nested too deeply"):
        whole(parse(start * depth + "1" + end * depth))


def test_nesting_up_to_the_limit_is_parsed() -> None:
    text = "[" * MAX_NESTING + "1" + "]" * MAX_NESTING
    assert whole(parse(text)) == json.loads(text)
