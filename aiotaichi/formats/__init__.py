"""Read what taichi saved: bytes in, specs out. No event loop, no device and no taichi."""

from .archive import Archive
from .gfx import GfxRuntime140
from .module import read_module
from .signature import signature_of
from .spec import (
    Family,
    FieldSpec,
    GraphSpec,
    KernelSpec,
    LlvmTask,
    ModuleSpec,
    NdArrayParameter,
    SnodeKind,
    TreeSpec,
)

__all__ = [
    "Archive",
    "Family",
    "FieldSpec",
    "GfxRuntime140",
    "GraphSpec",
    "KernelSpec",
    "LlvmTask",
    "ModuleSpec",
    "NdArrayParameter",
    "SnodeKind",
    "TreeSpec",
    "read_module",
    "signature_of",
]
