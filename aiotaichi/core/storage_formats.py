"""The formats in which shaders write images."""

from __future__ import annotations

from ..formats.spec import GfxTask
from ..formats.spirv import Shader
from ..image_types import Format

__all__ = ["storage_formats"]

_FORMATS = {
    1: Format.RGBA32F,
    2: Format.RGBA16F,
    3: Format.R32F,
    4: Format.RGBA8,
    6: Format.RG32F,
    7: Format.RG16F,
    9: Format.R16F,
    10: Format.RGBA16,
    12: Format.RG16,
    13: Format.RG8,
    14: Format.R16,
    15: Format.R8,
    21: Format.RGBA32I,
    22: Format.RGBA16I,
    23: Format.RGBA8I,
    24: Format.R32I,
    25: Format.RG32I,
    26: Format.RG16I,
    27: Format.RG8I,
    28: Format.R16I,
    29: Format.R8I,
    30: Format.RGBA32U,
    31: Format.RGBA16U,
    32: Format.RGBA8U,
    33: Format.R32U,
    35: Format.RG32U,
    36: Format.RG16U,
    37: Format.RG8U,
    38: Format.R16U,
    39: Format.R8U,
}
"""By SPIR-V's number of an image format (specification, 3.11)."""


def storage_formats(task: GfxTask, shader: Shader) -> dict[int, Format]:
    """Return the formats in which a task writes its images, by the positions of the kernel's arguments.

    Images whose format the shader leaves open are left out.
    """
    found = {bind.path[0]: _FORMATS.get(shader.storage_formats.get(bind.binding, 0)) for bind in task.textures}
    return {position: format for position, format in found.items() if format is not None}
