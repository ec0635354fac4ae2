"""Check that a device has the capabilities that a shader needs."""

from __future__ import annotations

from collections.abc import Container

from ..errors import IncompatibleModuleError
from ..formats.spirv import Shader

__all__ = ["check_shader_capabilities"]

_CAPABILITIES = {
    **dict.fromkeys((0, 1, 43, 44, 50), ""),  # Matrix, Shader, Sampled1D, Image1D, ImageQuery: every device has them
    # Small numbers in buffers. Shaders that compute with them declare 9, 22 or 39, too.
    **dict.fromkeys((4433, 4434, 4448, 4449), ""),
    9: "spirv_has_float16",
    10: "spirv_has_float64",
    11: "spirv_has_int64",
    12: "spirv_has_atomic_int64",
    22: "spirv_has_int16",
    39: "spirv_has_int8",
    61: "spirv_has_subgroup_basic",
    62: "spirv_has_subgroup_vote",
    63: "spirv_has_subgroup_arithmetic",
    64: "spirv_has_subgroup_ballot",
    65: "GroupNonUniformShuffle",
    66: "GroupNonUniformShuffleRelative",
    67: "GroupNonUniformClustered",
    68: "GroupNonUniformQuad",
    4441: "spirv_has_variable_ptr",
    4442: "spirv_has_variable_ptr",
    5347: "spirv_has_physical_storage_buffer",
    5612: "spirv_has_atomic_float_minmax",
    5613: "spirv_has_atomic_float64_minmax",
    5616: "spirv_has_atomic_float16_minmax",
    6033: "spirv_has_atomic_float_add",
    6034: "spirv_has_atomic_float64_add",
    6095: "spirv_has_atomic_float16_add",
}
"""By SPIR-V's number: taichi's name for the capability, SPIR-V's if taichi has none, or an empty string if every
device has the capability."""
_ODD_SUBGROUPS = "shaderSubgroupExtendedTypes"


def check_shader_capabilities(shader: Shader, capabilities: Container[str], where: str) -> None:
    """Raise unless a device has the capabilities that a shader declares, and those that taichi forgot to declare.

    Parameters
    ----------
    capabilities
        The device's capabilities, by taichi's names (``spirv_has_int64``). taichi has no names for some capabilities
        of subgroups: these have SPIR-V's names (``GroupNonUniformShuffle``). ``shaderSubgroupExtendedTypes`` says
        that subgroups exchange integers of 8, 16 and 64 bits, and f16.
    where
        The shader, as errors name it.

    Raises
    ------
    IncompatibleModuleError
        The device lacks a capability, or no device has it.
    """
    needed = []
    for capability in sorted(shader.capabilities | shader.undeclared):
        name = _CAPABILITIES.get(capability)
        if name is None:
            raise IncompatibleModuleError(f"{where} needs SPIR-V's capability {capability}, and no device has it on")
        needed.append(name)
    if shader.has_odd_subgroups:
        needed.append(_ODD_SUBGROUPS)
    for name in needed:
        if name and name not in capabilities:
            raise IncompatibleModuleError(f"{where} needs {name}, which the device lacks")
