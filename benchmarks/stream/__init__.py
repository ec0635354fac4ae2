"""Measure streams beside what a program would write without them: ``python -m benchmarks.stream``."""
