"""A module with no kernels."""


def build(module, arch):
    """Nothing to add."""
