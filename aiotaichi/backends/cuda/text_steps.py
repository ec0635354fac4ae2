"""The steps that make taichi's IR fit LLVM 22 and this runtime's launches. Each takes a module's IR and returns it.

A step is a function of :data:`STEPS`. It knows nothing of the others, and leaves what it does not concern as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from .approximation import approximated

__all__ = ["STEPS", "appended"]

_ANNOTATION = re.compile(r"^!(?:nvvm\.annotations = |\d+ = !\{[^\n]*@)[^\n]*$", re.MULTILINE)
_STATIC_SHARED = re.compile(r"= external (addrspace\(3\) global \[[1-9]\d* x [^\n]*\]),")
_FLAGS = "!llvm.module.flags = !{"
_READ_ONLY_LOAD = re.compile(r"(?P<call>@llvm\.nvvm\.ldg\.global\.[if]\.[if](?P<bits>\d+)\.\w+\([^\n()]*, i32 )\d+\)")


def without_annotations(text: str) -> str:
    """Remove taichi's annotations of kernels. This runtime defines the kernels itself."""
    return _ANNOTATION.sub("", text)


def with_static_shared_memory(text: str) -> str:
    """Let the kernel define its static shared memory. Only arrays of length 0 get their size at the launch."""
    return _STATIC_SHARED.sub(r"= internal \1 undef,", text)


def with_zero_subnormals(text: str) -> str:
    """Let libdevice take subnormal numbers of f32 for zero, as taichi does."""
    text = text.replace(f"\n{_FLAGS}", f"\n{_FLAGS}!90000, ")
    return f'{text}\n!90000 = !{{i32 4, !"nvvm-reflect-ftz", i32 1}}\n'


def with_aligned_loads(text: str) -> str:
    """Give the alignment of read-only loads in bytes. taichi gives bits: LLVM would join loads without alignment."""
    return _READ_ONLY_LOAD.sub(lambda load: f"{load['call']}{int(load['bits']) // 8})", text)


STEPS: tuple[Callable[[str], str], ...] = (
    without_annotations,
    with_static_shared_memory,
    approximated,
    with_aligned_loads,
    with_zero_subnormals,
)
"""The steps, in their order."""


def appended(text: str, name: str, definition: str) -> str:
    """Return a module that defines the function ``name`` itself, by ``definition``, instead of declaring it."""
    return re.sub(rf"^declare [^\n@]*@{name}\([^\n]*$", "", text, flags=re.MULTILINE) + definition
