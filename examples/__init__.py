"""Programs to read and to run: ``python -m examples.two_queues``."""
