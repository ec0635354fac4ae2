"""The code of a shader, as SPIR-V's 32-bit words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..errors import CorruptedDataError

__all__ = ["HEADER_WORDS", "ShaderCode"]

HEADER_WORDS = 5
"""Words before the first instruction."""

_MAGIC = 0x07230203
_MAX_BOUND = 2**22 - 1  # SPIR-V's universal limit of ids


@dataclass(frozen=True, slots=True, eq=False)
class ShaderCode:
    """The words of a shader.

    Attributes
    ----------
    words
        All words, with the header.
    where
        The shader, as errors name it.
    """

    words: memoryview
    where: str

    @classmethod
    def from_bytes(cls, data: bytes, where: str) -> ShaderCode:
        """Check the header, and return the code.

        Raises
        ------
        CorruptedDataError
            The bytes do not begin with a header of SPIR-V, or are not whole words.
        """
        if len(data) % 4 or len(data) < 4 * HEADER_WORDS:
            raise CorruptedDataError(
                f"{where}: {len(data)} bytes are not SPIR-V, which has whole words and a header of {HEADER_WORDS}"
            )
        words = memoryview(data).cast("I")  # all supported machines are little-endian
        if words[0] != _MAGIC:
            raise CorruptedDataError(f"{where}: it begins with {words[0]:#010x}, SPIR-V with {_MAGIC:#010x}")
        if not 0 < words[3] <= _MAX_BOUND:
            raise CorruptedDataError(f"{where}: its bound of ids is {words[3]}, which is not from 1 to {_MAX_BOUND}")
        return cls(words, where)

    @property
    def version(self) -> int:
        """The version of SPIR-V, for example 0x10300 for 1.3."""
        return self.words[1]

    def instructions(self, start: int = HEADER_WORDS) -> Iterator[tuple[int, int, int]]:
        """Yield the opcode, the position and the number of words of each instruction from ``start`` on."""
        words, end = self.words, len(self.words)
        position = start
        while position < end:
            first = words[position]
            count = first >> 16
            if not 0 < count <= end - position:
                raise self.error(position, f"it has {count} words, and {end - position} are left")
            yield first & 0xFFFF, position, count
            position += count

    def id(self, position: int) -> int:
        """Return the word at ``position``, which must be an id."""
        value = self.words[position]
        if not 0 < value < self.words[3]:
            raise self.error(position, f"id {value} is not below the bound of {self.words[3]}")
        return value

    def check_length(self, position: int, count: int, least: int) -> None:
        """Check that the instruction at ``position`` has at least ``least`` words."""
        if count < least:
            opcode = self.words[position] & 0xFFFF
            raise self.error(position, f"an instruction {opcode} has {least} words, not {count}")

    def error(self, position: int, message: str) -> CorruptedDataError:
        """Return an error about the word at ``position``."""
        return CorruptedDataError(f"{self.where}: word {position}: {message}")
