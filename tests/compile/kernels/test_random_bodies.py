"""Some random bodies. ``nox -s kernels`` runs many."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest
from random_bodies import check


@pytest.mark.slow
@pytest.mark.skipif("not __import__('platform').machine() == 'x86_64'", reason="the template is a module for x64")
def test_random_bodies_compute_the_same() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for seed in range(10):
        assert check(seed) is None, f"seed {seed}"
