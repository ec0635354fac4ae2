"""Signatures of kernels, graphs and fields, as text."""

from __future__ import annotations

from collections.abc import Sequence

from .spec import (
    ArgPackParameter,
    FieldSpec,
    GraphArgument,
    GraphArgumentKind,
    GraphSpec,
    KernelSpec,
    NdArrayParameter,
    Parameter,
    ReturnSpec,
    ScalarParameter,
    ScalarReturn,
    StructParameter,
    TensorParameter,
    TensorReturn,
    TextureParameter,
)

__all__ = ["signature_of"]


def signature_of(spec: KernelSpec | GraphSpec | FieldSpec) -> str:
    """Return a typed signature, for example ``saxpy(a: f32, x: ndarray<f32, 1>) -> f32``."""
    match spec:
        case KernelSpec():
            returns = ", ".join(map(_return, spec.returns))
            if len(spec.returns) > 1:
                returns = f"({returns})"
            return f"{spec.name}({_members(spec.parameters)})" + (f" -> {returns}" if returns else "")
        case GraphSpec():
            return f"{spec.name}({', '.join(map(_graph_argument, spec.arguments.values()))})"
        case FieldSpec():
            element = f", element_shape={spec.element_shape}" if spec.element_shape else ""
            return f"{spec.name}: field<{spec.dtype}{element}> {spec.shape}"


def _tensor(dtype: object, shape: tuple[int, ...]) -> str:
    kind = "vector" if len(shape) == 1 else "matrix"
    return f"{kind}<{', '.join(map(str, (*shape, dtype)))}>"


def _array(dtype: object, element_shape: tuple[int, ...], ndim: object) -> str:
    element = _tensor(dtype, element_shape) if element_shape else dtype
    return f"ndarray<{element}, {ndim}>"


def _parameter(parameter: Parameter) -> str:
    match parameter:
        case ScalarParameter():
            return str(parameter.dtype)
        case TensorParameter():
            return _tensor(parameter.dtype, parameter.shape)
        case NdArrayParameter():
            grad = "" if parameter.grad_offset is None else " with gradient"
            return _array(parameter.dtype, parameter.element_shape, parameter.ndim) + grad
        case TextureParameter():
            return f"{'rw_texture' if parameter.is_storage else 'texture'}<{parameter.ndim}d>"
        case StructParameter():
            return f"struct<{_members(parameter.members)}>"
        case ArgPackParameter():
            return f"argpack<{_members(parameter.members)}>"


def _members(members: Sequence[Parameter]) -> str:
    return ", ".join(f"{member.name}: {_parameter(member)}" for member in members)


def _return(spec: ReturnSpec) -> str:
    match spec:
        case ScalarReturn():
            return str(spec.dtype)
        case TensorReturn():
            return _tensor(spec.dtype, spec.shape)
        case _:
            members = zip(spec.names, spec.members, strict=True)
            return f"struct<{', '.join(f'{name}: {_return(member)}' for name, member in members)}>"


def _graph_argument(argument: GraphArgument) -> str:
    match argument.kind:
        case GraphArgumentKind.NDARRAY:
            described = _array(argument.dtype, argument.element_shape, argument.ndim)
        case GraphArgumentKind.MATRIX:
            described = _tensor(argument.dtype, argument.element_shape)
        case GraphArgumentKind.SCALAR:
            described = str(argument.dtype)
        case _:
            described = argument.kind.name.lower()
    return f"{argument.name}: {described}"
