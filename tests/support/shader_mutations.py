"""Damage a shader at random, by a seed, as a broken disk, a wrong tool or an attacker might."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from pathlib import Path

from aiotaichi.backends.vulkan.validator import Validator
from aiotaichi.errors import CorruptedDataError, IncompatibleModuleError
from aiotaichi.formats import Archive, read_module
from aiotaichi.formats.spec import GfxTask
from aiotaichi.formats.spirv import mended, read_shader

__all__ = ["VULKAN_1_3", "check_damaged_shaders", "mutated_shader"]

VULKAN_1_3 = 1 << 22 | 3 << 12
_HEADER_WORDS = 5


def mutated_shader(code: bytes, seed: int) -> bytes:
    """Return SPIR-V that differs from ``code`` in one or two places; the same for the same seed."""
    chance = random.Random(seed)
    words = list(struct.unpack(f"<{len(code) // 4}I", code))
    for _ in range(chance.choice((1, 1, 1, 2))):
        chance.choice(_MUTATIONS)(words, chance)
    return struct.pack(f"<{len(words)}I", *words)


def check_damaged_shaders(module: Path, kernel: str, mend: Callable[[bytes, GfxTask], bytes], count: int) -> None:
    """Check that a mend leaves what the validator accepts acceptable, in ``count`` damaged shaders of each task.

    The mend must change some of them.
    """
    archive, validator = Archive.open(module), Validator.load(VULKAN_1_3)
    spec = read_module(archive).kernels[kernel]
    assert validator is not None
    changed = 0
    for seed in range(count):
        for task, member in zip(spec.tasks, spec.code, strict=True):
            assert isinstance(task, GfxTask)
            code = mutated_shader(archive[member], seed)
            try:
                plain = mended(code, read_shader(code, member))
                new = mend(plain, task)
                validator.check(plain, member)
            except (CorruptedDataError, IncompatibleModuleError):
                continue
            validator.check(new, member)
            changed += new is not plain
    assert changed


def _instructions(words: list[int]) -> list[tuple[int, int]]:
    """Return the start and the end of each instruction, up to the first damaged one."""
    found, at = [], _HEADER_WORDS
    while at < len(words) and 0 < words[at] >> 16 <= len(words) - at:
        found.append((at, at + (words[at] >> 16)))
        at = found[-1][1]
    return found


def _flip_bit(words: list[int], chance: random.Random) -> None:
    words[chance.randrange(len(words))] ^= 1 << chance.randrange(32)


def _change_word(words: list[int], chance: random.Random) -> None:
    at = chance.randrange(len(words))
    words[at] = chance.choice((0, 1, 2**31, 2**32 - 1, words[at] + 1 & 2**32 - 1, chance.randrange(2**32)))


def _change_operand(words: list[int], chance: random.Random) -> None:
    """Change an operand to another id, or to a small number. Most results are still valid SPIR-V."""
    begin, end = chance.choice(_instructions(words) or [(0, len(words))])
    if end > begin + 1:
        words[chance.randrange(begin + 1, end)] = chance.randrange(max(2, words[3] if words[3] < 2**16 else 64))


def _change_constant(words: list[int], chance: random.Random) -> None:
    constants = [begin for begin, end in _instructions(words) if words[begin] & 0xFFFF == 43 and end == begin + 4]
    if constants:
        words[chance.choice(constants) + 3] = chance.choice((0, 1, 2**16, 2**24, 2**31 - 1, 2**31, 2**32 - 1))


def _change_opcode(words: list[int], chance: random.Random) -> None:
    begin, _ = chance.choice(_instructions(words) or [(0, 0)])
    words[begin] = words[begin] & ~0xFFFF | chance.randrange(450)


def _swap(words: list[int], chance: random.Random) -> None:
    """Swap two instructions."""
    found = _instructions(words)
    if len(found) < 2:
        return
    (a, b), (c, d) = sorted(chance.sample(found, 2))
    words[a:d] = words[c:d] + words[b:c] + words[a:b]


def _remove(words: list[int], chance: random.Random) -> None:
    begin, end = chance.choice(_instructions(words) or [(0, 1)])
    del words[begin:end]


def _repeat(words: list[int], chance: random.Random) -> None:
    begin, end = chance.choice(_instructions(words) or [(0, 1)])
    words[begin:begin] = words[begin:end]


def _cut(words: list[int], chance: random.Random) -> None:
    del words[chance.randrange(len(words)) :]
    if not words:
        words.append(0)


_MUTATIONS: tuple[Callable[[list[int], random.Random], None], ...] = (
    _flip_bit,
    _change_word,
    _change_operand,
    _change_operand,
    _change_constant,
    _change_opcode,
    _swap,
    _remove,
    _repeat,
    _cut,
)
