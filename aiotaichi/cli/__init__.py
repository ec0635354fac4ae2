"""The command line: ``aiotaichi demo``, ``devices``, ``inspect``, ``run``, ``warm``, ``build`` and ``bundle``."""

from .commands import main

__all__ = ["main"]
