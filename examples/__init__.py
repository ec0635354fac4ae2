"""Example programs. Run one with ``python -m examples.two_queues``."""
