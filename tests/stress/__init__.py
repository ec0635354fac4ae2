"""Tests that run long: a storm of cancellations, a soak, and modules that are damaged at random."""
