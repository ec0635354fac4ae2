"""Requests to compile LLVM IR."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..errors import CorruptedDataError
from .cache import Cache
from .object_file import check_object

__all__ = ["ArgumentArray", "CompileRequest"]


class ArgumentArray(NamedTuple):
    """An array argument of a kernel. The offsets are in bytes, in the arguments."""

    pointer: int  # where its address is
    extents: tuple[int, ...]  # where each extent is
    size: int  # how many bytes an index leads to


@dataclass(frozen=True, slots=True)
class CompileRequest:
    """One module of LLVM IR to compile."""

    name: str  # of the module: errors begin with it
    text: bytes  # the LLVM IR
    triple: str  # this, cpu and features are LLVM's names of the target
    cpu: str
    features: str
    exports: tuple[str, ...]  # the functions that the IR must define
    imports: tuple[str, ...]  # the functions that the IR may declare without defining them
    optimise: int = 0  # the level of the pass over taichi's kernels, 0 to 3: see CompileOptions. For PTX: 0 or 3
    divisions: bool = False  # whether a division of integers that has no result leaves the kernel
    arrays: tuple[ArgumentArray, ...] = ()  # of the kernel
    trees: tuple[tuple[int, int], ...] = ()  # of fields: where a root's address is in LLVMRuntime, and its bytes

    @property
    def is_ptx(self) -> bool:
        """Whether the code is PTX, for a GPU, and not an object file."""
        return self.triple.startswith("nvptx")

    def key(self, compiler: str) -> str:
        """Return the name of the cache entry for the code. ``compiler`` identifies the compiler."""
        target = "\n".join((compiler, self.triple, self.cpu, self.features, str(self.optimise), str(self.divisions)))
        target = "\n".join(
            (target, *(f"{each.pointer} {each.extents} {each.size}" for each in self.arrays), str(self.trees))
        )
        return Cache.key("object", target, "\n".join(self.exports), "\n".join(self.imports), self.text)

    def check(self, code: bytes) -> None:
        """Check the result. Raise a CorruptedDataError if ``code`` is not PTX or not a valid object file."""
        if not self.is_ptx:
            check_object(code, self.exports, self.imports)
        elif not code.isascii() or b"\0" in code or b"\n.version " not in code:
            raise CorruptedDataError("the code is not PTX")
