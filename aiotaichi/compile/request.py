"""A request to compile: the LLVM IR, and how to check the result."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import CorruptedDataError
from .cache import Cache
from .object_file import check_object

__all__ = ["CompileRequest"]


@dataclass(frozen=True, slots=True)
class CompileRequest:
    """One piece of LLVM IR and what is promised of it.

    ``name`` is what an error calls it; ``exports`` must be defined in it, and only ``imports`` may be
    undefined. ``triple``, ``cpu`` and ``features`` are LLVM's names of the target.
    """

    name: str
    text: bytes
    triple: str
    cpu: str
    features: str
    exports: tuple[str, ...]
    imports: tuple[str, ...]

    @property
    def is_ptx(self) -> bool:
        """Whether the result is PTX, for a GPU. Else it is an object file."""
        return self.triple.startswith("nvptx")

    def key(self, compiler: str) -> str:
        """Return the name of the cache's entry for the code that ``compiler`` makes of the request."""
        target = "\n".join((compiler, self.triple, self.cpu, self.features))
        return Cache.key("object", target, "\n".join(self.exports), "\n".join(self.imports), self.text)

    def check(self, code: bytes) -> None:
        """Raise a CorruptedDataError if the request cannot have become ``code``."""
        if not self.is_ptx:
            check_object(code, self.exports, self.imports)
        elif not code.isascii() or b"\0" in code or b"\n.version " not in code:
            raise CorruptedDataError("not PTX")
