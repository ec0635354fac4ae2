"""A file that exports.py imports from its own folder."""

FACTOR = 2.0
