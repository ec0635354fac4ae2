"""The mark of tests that fork their own process."""

from __future__ import annotations

import pytest

__all__ = ["forks"]

forks = pytest.mark.filterwarnings(
    "ignore:This process .* is multi-threaded:DeprecationWarning",
    "ignore:os.fork.* was called:RuntimeWarning",  # JAX's, if another test of the process has imported it
)
"""Python and JAX warn about a fork of a process with threads."""
