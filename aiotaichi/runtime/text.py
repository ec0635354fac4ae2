"""Texts that users give, checked."""

from __future__ import annotations

from ..errors import InvalidArgumentError, wrong_argument

__all__ = ["text"]


def text(name: str, value: str) -> str:
    """Return a text that logs, metrics and native code can show. Raise an InvalidArgumentError if they cannot."""
    if not isinstance(value, str):
        raise wrong_argument(value, f"{name}={value!r}: give a str")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise InvalidArgumentError(f"{name}={value!r}: give a text that UTF-8 can write") from None
    if "\0" in value:
        raise InvalidArgumentError(f"{name}={value!r}: give a text without NUL characters")
    return value
