"""Enumerations of modules, with taichi's numbers."""

from __future__ import annotations

from enum import Enum, IntEnum

__all__ = ["BufferKind", "Family", "GraphArgumentKind", "SnodeKind", "TaskKind"]


class Family(Enum):
    """The two families of modules that taichi saves."""

    GFX = "gfx"
    """SPIR-V for Vulkan, OpenGL, GLES and Metal."""
    LLVM = "llvm"
    """LLVM IR for x64, arm64 and CUDA."""


class BufferKind(IntEnum):
    """``BufferType`` of a gfx task's buffer bind."""

    ROOT = 0
    GLOBAL_TMPS = 1
    ARGS = 2
    RETS = 3
    LIST_GEN = 4
    EXT_ARR = 5
    ARG_PACK = 6


class TaskKind(IntEnum):
    """``OffloadedTaskType``."""

    SERIAL = 0
    RANGE_FOR = 1
    STRUCT_FOR = 2
    MESH_FOR = 3
    LISTGEN = 4
    GC = 5


class SnodeKind(IntEnum):
    """``SNodeType`` as LLVM modules store it."""

    ROOT = 0
    DENSE = 1
    DYNAMIC = 2
    POINTER = 3
    BITMASKED = 4
    HASH = 5
    PLACE = 6
    BIT_STRUCT = 7
    QUANT_ARRAY = 8
    UNDEFINED = 9


class GraphArgumentKind(IntEnum):
    """``ArgKind`` of a compute graph's symbolic argument."""

    SCALAR = 0
    MATRIX = 1
    NDARRAY = 2
    TEXTURE = 3
    RW_TEXTURE = 4
    UNKNOWN = 5

    @property
    def is_texture(self) -> bool:
        """Whether the argument is a texture, sampled or stored to."""
        return self in (GraphArgumentKind.TEXTURE, GraphArgumentKind.RW_TEXTURE)
