"""Find the kernels of a module that a device can run, and say why it cannot run the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aiotaichi.core.cancellation import Cancellation
from aiotaichi.errors import CorruptedDataError, IncompatibleModuleError
from aiotaichi.formats import Archive, KernelSpec, read_module
from aiotaichi.hal import KernelTable
from support.fixture_modules import module_at

KERNELS = dict(read_module(Archive.open(module_at("x64", "basics"))).kernels)
GOOD, BAD, *_ = KERNELS


def load(kernel: KernelSpec) -> str:
    if kernel.name == BAD:
        raise IncompatibleModuleError(f"kernel {kernel.name} needs what the device lacks")
    return f"loaded {kernel.name}"


def test_a_kernel_that_cannot_run_is_refused_and_the_others_are_not() -> None:
    table = KernelTable("m", KERNELS, load, Cancellation())
    assert table[GOOD] == f"loaded {GOOD}"
    assert set(table) == KERNELS.keys() - {BAD}
    for _ in range(2):
        with pytest.raises(IncompatibleModuleError, match=f"kernel {BAD} needs what the device lacks"):
            table[BAD]


def test_an_obstacle_in_the_description_holds_on_every_device() -> None:
    described = {GOOD: replace(KERNELS[GOOD], obstacle="it takes nothing"), BAD: KERNELS[BAD]}
    table = KernelTable("m", described, lambda kernel: kernel.name, Cancellation())
    with pytest.raises(IncompatibleModuleError, match=f"m: kernel {GOOD}: it takes nothing"):
        table[GOOD]
    assert table[BAD] == BAD


def test_a_module_without_a_kernel_that_can_run_does_not_load() -> None:
    with pytest.raises(IncompatibleModuleError, match=f"kernel {BAD} needs"):
        KernelTable("m", {BAD: KERNELS[BAD]}, load, Cancellation())


def test_damage_is_of_the_whole_module() -> None:
    def damaged(kernel: KernelSpec) -> str:
        raise CorruptedDataError(f"{kernel.name} is damaged")

    with pytest.raises(CorruptedDataError, match=f"{GOOD} is damaged"):
        KernelTable("m", KERNELS, damaged, Cancellation())
