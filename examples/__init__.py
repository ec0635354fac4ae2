"""Example programs. Run one with ``python -m examples.saxpy``."""
