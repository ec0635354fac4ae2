"""The environment variable ``AIOTAICHI_LOG``: a level, from which on the package logs to standard error."""

from __future__ import annotations

import os

from .errors import InvalidArgumentError

__all__ = ["check_log_level", "log_as_asked"]

_VARIABLE = "AIOTAICHI_LOG"
_LEVELS = ("debug", "info", "warning", "error")


def check_log_level() -> None:
    """Raise an InvalidArgumentError if the variable is no level. An import of the package does not check it."""
    level = os.environ.get(_VARIABLE)
    if level and level.lower() not in _LEVELS:
        raise InvalidArgumentError(f"{_VARIABLE}={level}: give one of {', '.join(_LEVELS)}")


def log_as_asked() -> None:
    """Give the logger ``aiotaichi`` a level and a handler, if the environment asks for it."""
    level = os.environ.get(_VARIABLE, "").lower()
    if level not in _LEVELS:
        return
    import logging  # only now: importing the package is to be fast

    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger(__package__)
    logger.addHandler(handler)
    logger.setLevel(level.upper())
