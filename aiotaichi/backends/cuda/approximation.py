"""The arithmetic that taichi approximates on CUDA, said so that LLVM 22 approximates it, too.

With ``fast_math``, taichi writes ``reassoc ninf nsz`` on each operation. Its own compiler, LLVM 15, is told that all
arithmetic may be approximate. LLVM 22 reads the flags of each operation only:

* ``contract``: a product and a sum become one fused operation.
* ``arcp``: a division may become a product with the reciprocal.
* ``afn``: a division or a square root of f32 may take the GPU's approximate instruction.

LLVM joins operations, and keeps the flags that both have. So all operations on f32 get all three flags. Operations
without taichi's flags stay as they are: with ``fast_math=False``, divisions and roots are correctly rounded.
"""

from __future__ import annotations

import re

__all__ = ["approximated"]

_FLAGS = "reassoc ninf nsz"  # what taichi writes with fast_math
_OPERATION = re.compile(rf"(?<= = )(fadd|fsub|fmul|fdiv|fneg) {_FLAGS} (?=(float )?)")
_ROOT = re.compile(rf"(?<= = call {_FLAGS} )float @(?:__nv_sqrtf|llvm\.sqrt\.f32)\(")
_CALLED = re.compile(rf" = call {_FLAGS} float @(__nv_\w+)\(")
_FUNCTION = re.compile(r"^define [^\n]*@(__nv_\w+)\([^\n]*\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
_DECLARED_ROOT = re.compile(r"^declare float @llvm\.sqrt\.f32\(", re.MULTILINE)


def approximated(text: str) -> str:
    """Return a module's IR with the flags that let LLVM 22 approximate what taichi approximates."""
    called = frozenset(_CALLED.findall(text))
    text = _FUNCTION.sub(lambda found: _library(found.group(0)) if found.group(1) in called else found.group(0), text)
    text = _OPERATION.sub(
        lambda found: f"{found.group(1)} {_FLAGS} {'arcp contract afn' if found.group(2) else 'contract'} ", text
    )
    text = _ROOT.sub("arcp contract afn float @llvm.sqrt.f32(", text)
    if "@llvm.sqrt.f32(" in text and not _DECLARED_ROOT.search(text):
        text += "\ndeclare float @llvm.sqrt.f32(float)\n"
    return text


def _library(function: str) -> str:
    """Return a function of libdevice that is called with taichi's flags: LLVM 15 approximates in it, too."""
    function = function.replace(" = fdiv float ", " = fdiv arcp afn float ")
    return function.replace(" = call float @llvm.nvvm.sqrt.f(", " = call afn float @llvm.sqrt.f32(")
