"""Measure a service: many tasks that each write an image, run a stencil on it, and read it back.

Run ``python -m benchmarks.service``. Each measurement is a child process, so that its memory and its first second are
its own.
"""
