"""Kernels, recordings and modules: what queues launch."""
