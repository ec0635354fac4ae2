"""A module with no kernels."""


def build(module, arch):
    """Add nothing."""
