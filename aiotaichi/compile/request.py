"""Requests to compile LLVM IR."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import CorruptedDataError
from .cache import Cache
from .object_file import check_object

__all__ = ["CompileRequest"]


@dataclass(frozen=True, slots=True)
class CompileRequest:
    """One module of LLVM IR to compile.

    Attributes
    ----------
    name
        The name of the module, which errors begin with.
    text
        The LLVM IR.
    triple, cpu, features
        LLVM's names of the target.
    exports
        The functions that the IR must define.
    imports
        The functions that the IR may declare without defining them.
    optimise
        The level of the pass over taichi's kernels, 0 to 3: see :class:`~aiotaichi.CompileOptions`.
    """

    name: str
    text: bytes
    triple: str
    cpu: str
    features: str
    exports: tuple[str, ...]
    imports: tuple[str, ...]
    optimise: int = 0

    @property
    def is_ptx(self) -> bool:
        """Whether the code is PTX, for a GPU, and not an object file."""
        return self.triple.startswith("nvptx")

    def key(self, compiler: str) -> str:
        """Return the name of the cache entry for the code. ``compiler`` identifies the compiler."""
        target = "\n".join((compiler, self.triple, self.cpu, self.features, str(self.optimise)))
        return Cache.key("object", target, "\n".join(self.exports), "\n".join(self.imports), self.text)

    def check(self, code: bytes) -> None:
        """Check the result. Raise a CorruptedDataError if ``code`` is not PTX or not a valid object file."""
        if not self.is_ptx:
            check_object(code, self.exports, self.imports)
        elif not code.isascii() or b"\0" in code or b"\n.version " not in code:
            raise CorruptedDataError("the code is not PTX")
