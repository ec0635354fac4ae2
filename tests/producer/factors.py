"""Imported by exports.py from beside it."""

FACTOR = 2.0
